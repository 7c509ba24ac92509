"""Hands and openings of other engines, told by the name of their game: to be held against the same told in full."""

from service import library
from service.hands import ohh_reader
from service.hands.private_members import without_private
from tests.models.judge import Json


def hand_of(entry: Json) -> Json | None:
    """The hand in our own JSON, where it is told so or as OHH."""
    if "ohh" not in entry:
        return entry.get("hand")
    return without_private(ohh_reader.read({"ohh": entry["ohh"]}))


def settings_of(entry: Json) -> Json:
    """The rulebook of a hand or case, and its house's rules."""
    return {key: entry[key] for key in ("rulebook", "house_rules") if key in entry}


def name_of(entry: Json, streets: int) -> str:
    """The game that a source is about, by its own words; where it says none, hold'em, as which Omaha is bet."""
    game = entry["ohh"]["game_type"] if "ohh" in entry else ""
    told = " ".join([*map(str, entry["source"].values()), game]).lower()
    if "/acr.ts" in told and streets == 5:
        return "stud_hi_lo"
    if "london lowball" in told:
        return "razz"  # who shows the highest card brings it in there too
    if streets == 5:
        return "stud"
    if "omahahilo" in told:
        return "omaha_hi_lo"
    return "omaha" if "omaha" in told or "plo " in told else "holdem"


def game_of(name: str, told: Json, larger: int) -> Json:
    """An opening, or the beginning of a hand, as a named game: usual blinds and antes as stakes, others as posts.

    `larger`: the larger bet of a limit table (chips).
    """
    posts: list[Json] = told.get("posts") or []
    amounts = {post["type"]: post["amount"] for post in posts}
    by_card = "bring_in" in told or "bring_in" in amounts
    game: Json = {"name": name} | {
        member: told[member] for member in ("structure", "players", "players_left", "first_to_act") if member in told
    }
    if told["structure"] == "fixed_limit":
        game["bets"] = [told["min_bet"], larger]
    elif by_card:
        game["bets"] = [told["min_bet"]]
    else:
        game["big_blind"] = told["min_bet"]
    stakes = {"ante"} if _antes_are_usual(told, posts) else set()
    if by_card:
        game["bring_in"] = told.get("bring_in") or amounts["bring_in"]
    else:
        game["button"] = told.get("button") or _button(told)
        if _blinds_are_usual(game, posts):
            stakes |= {"small_blind", "big_blind"}
            game["small_blind"] = amounts["small_blind"]
    if "ante" in stakes and "ante" in amounts:
        game["ante"] = amounts["ante"]
    return game | {"posts": [post for post in posts if post["type"] not in stakes]}


def _antes_are_usual(told: Json, posts: list[Json]) -> bool:
    antes = {post["seat"]: post["amount"] for post in posts if post["type"] == "ante"}
    return len(set(antes.values())) <= 1 and len(antes) in (0, len(told["players"]))


def _blinds_are_usual(game: Json, posts: list[Json]) -> bool:
    """Whether there is one of each, next to the button."""
    seats = [player["seat"] for player in game["players"]]
    blinds = {post["type"]: post["seat"] for post in posts if post["type"] in ("small_blind", "big_blind")}
    if game["button"] not in seats or len(blinds) != 2:
        return False
    first = seats.index(game["button"]) + (len(seats) > 2)
    return [blinds["small_blind"], blinds["big_blind"]] == [seats[(first + step) % len(seats)] for step in (0, 1)]


def _button(told: Json) -> int:
    seats = [player["seat"] for player in told["players"]]
    small = next(post["seat"] for post in told["posts"] if post["type"] == "small_blind")
    seat: int = small if len(seats) == 2 else seats[seats.index(small) - 1]
    return seat


def as_told(now: Json) -> Json:
    """A round, but for the sizes of later streets, which a hand told in full bears on each street."""
    return {member: value for member, value in now.items() if member != "street_bets"}


def played_by_name(name: str, hand: Json, by: Json) -> list[Json]:
    """What each action of a hand comes to, with nothing told of a street but who is first in stud."""
    rounds: list[Json] = hand["rounds"]
    larger = max(one.get("min_bet", 0) for one in rounds)
    told: Json = dict(library.rounds(by | {"game": game_of(name, hand, larger or 2 * hand["min_bet"])}))
    seen = []
    for street, round in enumerate(rounds):
        if street:
            known = {"first_to_act": round["first_to_act"]} if "first_to_act" in round else {}
            told = dict(library.next_street(by | {"round": told["round"]} | known))
        for action in round["actions"]:
            plain = {member: value for member, value in action.items() if member != "paid"}
            told = dict(library.decide(by | {"round": told["round"], "action": plain}))
            seen.append({"legal": told["legal"], "ruling": told["ruling"], "round": as_told(told["round"])})
    return seen
