"""A recorded hand played by a caller who knows its game by name, the stakes and the seats, and nothing else."""

from itertools import groupby
from typing import Final

from tests.models.recorded.bodies import Json, action_of, forced, rulebook_of
from tests.models.recorded.compare import (
    UNEXPLAINED,
    Post,
    Verdict,
    compare_action,
    compare_options,
    offered,
    short_post,
)
from tests.models.recorded.whole import antes_paid
from tests.support.rows import table_of

PLAYED: Final = table_of(__file__, "PLAYED")
"""The game of each of PHH's codes, and how it is played."""
NEXT_WHOLE_BET: Final = {"completion.after_half": "next_whole_bet"}
OF_THE_SITE: Final = {"real-60a2664b9b": NEXT_WHOLE_BET, "real-b65c29a0f9": NEXT_WHOLE_BET}
"""Hands of a site with a rule of its own."""


def named_game(rows: list[Json]) -> Json:
    """The `game` of these decisions. Raises ValueError where the record does not tell who paid what ante."""
    first = rows[0]
    name, structure = PLAYED[first["variant"]]
    paid = antes_paid(first)
    players = [
        {"seat": seat["seat"], "stack": seat["starting_stack_this_round"] + paid[seat["seat"]]}
        for seat in first["seats"]
    ]
    game: Json = {"name": name, "structure": structure, "players": players}
    if structure == "fixed_limit":
        game["bets"] = [first["small_bet"], first["big_bet"]]
    if first["mode"] == "tournament":
        game["players_left"] = len(players)
    posts = [] if first["bring_in"] else _blinds(game, first)
    if first["bring_in"]:
        game |= {"bring_in": first["bring_in"], "first_to_act": first["to_act"]}
    return game | {"posts": posts + _antes(game, paid, first)}


def _blinds(game: Json, first: Json) -> list[Json]:
    """The blinds as stakes, and what is posted beside. A big blind in the small one's seat is told as a post."""
    posts = forced(first)
    blinds = {post["type"]: post for post in posts}
    game["button"] = first["seats"][-1]["seat"]
    if game["structure"] != "fixed_limit":
        game["big_blind"] = blinds["big_blind"]["amount"]
    if "small_blind" not in blinds:
        return posts
    game["small_blind"] = blinds["small_blind"]["amount"]
    return [post for post in posts if post["type"] in ("straddle", "post")]


def _antes(game: Json, paid: list[int], first: Json) -> list[Json]:
    """The antes as stakes, where all pay the same or the big blind alone; else as posts."""
    payers = [seat for seat, ante in enumerate(paid) if ante]
    big_blinds = [post["seat"] for post in forced(first) if post["type"] == "big_blind"]
    if len(set(paid)) == 1 or payers == big_blinds:
        game |= {"ante": max(paid), "ante_by": "each" if len(set(paid)) == 1 else "big_blind"}
        if first["bring_in"]:
            del game["ante_by"]
        return []
    return [{"seat": seat, "type": "ante", "amount": paid[seat]} for seat in payers]


def compare_named(rows: list[Json], post: Post) -> list[Verdict]:
    """For each decision that is reached a verdict on what is offered and one on what was done; and one for the hand."""
    by: Json = {"rulebook": rulebook_of(rows[0]), "house_rules": OF_THE_SITE.get(rows[0]["hand"], {})}
    try:
        told = post("/v1/rounds", by | {"game": named_game(rows)})
    except ValueError as error:
        return [Verdict("named hand", f"not put together: {error}")]
    verdicts: list[Verdict] = []
    for street, decisions in groupby(rows, key=lambda row: int(row["street"])):
        here = list(decisions)
        if street:
            told = post("/v1/next-street", by | {"round": told["round"]} | _known_of(here))
        for row in here:
            if "round" not in told or _place(told["round"]) != (row["street"], row["street_min_bet"], row["to_act"]):
                return [*verdicts, _elsewhere(row, told)]
            options = _compare_options(rows, here, row, told["options"])
            ruled = post("/v1/decisions", by | {"round": told["round"], "action": action_of(row["action"])})
            verdicts += [options, _compare_action(row, ruled, options.tag)]
            if not ruled["legal"]:
                return [*verdicts, Verdict("named hand", "stopped at an action that is illegal by the book")]
            told = post("/v1/options", by | {"round": ruled["round"]}) if ruled["round"]["to_act"] is not None else {}
            told["round"] = ruled["round"]
    return [*verdicts, Verdict("named hand", "played through")]


def _known_of(street: list[Json]) -> Json:
    """What the table shows of a street of stud: who is first, and an open pair, which a double bet gives away."""
    if not street[0]["bring_in"]:
        return {}
    return {"first_to_act": street[0]["to_act"]} | ({"open_pair": True} if _has_open_pair(street) else {})


def _has_open_pair(street: list[Json]) -> bool:
    wagers = [row["action"]["to"] for row in street if row["action"]["type"] == "bet"]
    return street[0]["variant"] == "F7S" and street[0]["street"] == 1 and street[0]["big_bet"] in wagers


def _place(now: Json) -> tuple[int, int, int | None]:
    return now["street"] - 1, now["min_bet"], now["to_act"]


def _elsewhere(row: Json, told: Json) -> Verdict:
    """The round stands where the record does not: nobody has anything to decide, or it is unexplained."""
    covered = "round" in told and told["round"]["to_act"] is None and not row["actor_options"]["can_raise"]
    if covered and row["actor_options"]["call_amount"] == 0:
        return Verdict("named hand", "covered: no action is left against all-ins for no more")
    return Verdict("named hand", UNEXPLAINED, str(told))


def _compare_options(rows: list[Json], street: list[Json], row: Json, options: Json) -> Verdict:
    verdict = compare_options("named options", row, options)
    if verdict.tag != UNEXPLAINED:
        return verdict
    tag = UNEXPLAINED
    if _is_pot_limit_instead(row, options):
        tag = "FO/8: the library plays it at pot-limit"
    elif rows[0]["hand"] in OF_THE_SITE and (offered(options)["min_raise_to"] or 1) % row["street_min_bet"] == 0:
        tag = "after_half: the site raises to the next whole bet"
    elif _has_open_pair(street):
        tag = "open_pair: the library has no double bet"
    elif row["street"] and short_post(rows[0]):
        tag = "short_blind (the stacks that it leaves)"
    return Verdict("named options", tag, verdict.detail)


def _compare_action(row: Json, ruled: Json, options: str) -> Verdict:
    verdict = compare_action(row, ruled, options)
    refused = "" if row["pokerkit_accepts"] else f": {options}"
    return Verdict("named action", verdict.tag + refused, verdict.detail)


def _is_pot_limit_instead(row: Json, options: Json) -> bool:
    """Whether a limit game was recorded at pot-limit, and a raise may go less high here, and nothing else differs."""
    ours, theirs = offered(options), row["actor_options"]
    return (
        row["structure"] != PLAYED[row["variant"]][1]
        and (ours["call_amount"], ours["can_fold"]) == (theirs["call_amount"], theirs["can_fold"])
        and (ours["max_raise_to"] or 0) < theirs["max_raise_to"]
    )
