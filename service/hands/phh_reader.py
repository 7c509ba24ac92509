"""Reading a PHH document as a hand."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, time
from decimal import Decimal
from functools import partial
from typing import Any, Final

from . import phh_document as form
from .cards import MOST_CARDS, HandCards, StreetCards
from .phh_actions import ActionText, StreetActions, action_of, by_street, first_to_act, hand_actions
from .private_members import held, label, labelled
from .reading import MOST_PLAYERS, Faults, Json, Notes, Path, is_whole
from .reconcile import Stacks

_LEAP_YEAR: Final = 2000
_DATE: Final = {"year": (1, 9999), "month": (1, 12), "day": (1, 31)}
_ARRAYS: Final = ("seats", "players", "time_banks")
_UTC: Final = ("UTC", "Etc/UTC")
_READ: Final = {
    *(*form.AMOUNTS, *_DATE, form.LOCAL_TIME, *form.OF_RESULT.values(), "variant", "time"),
    *("venue", "hand", "table", *form.CURRENCY, "players"),
}
"""The fields that a hand has a place for."""


@dataclass(slots=True)
class _Game:
    """Who plays, and for how much; `players` is how many, None if the document does not say."""

    players: int | None = None
    amounts: dict[str, form.Amount] = field(default_factory=dict)
    arrays: dict[str, list[form.Amount]] = field(default_factory=dict)


def read(text: str, notes: Notes | None = None) -> Json:
    """The hand that a .phh file tells. Raises Unreadable with every fault."""
    return hand_of(form.document_of(text), Notes() if notes is None else notes)


def hand_of(document: Json, notes: Notes) -> Json:
    """The hand of a document; `notes` take what it has no place for. Raises Unreadable with every fault."""
    faults = Faults(form.NAME)
    amounts = form.Amounts(faults)
    game = _GameReader(document, faults, amounts).game()
    actions = _actions(document, game.players, faults, amounts)
    amounts.verify()
    faults.tell()
    _note_rest(document, actions, notes)
    return _hand(document, game, actions, amounts, notes)


def _note_rest(document: Json, actions: list[ActionText], notes: Notes) -> None:
    """Note the fields that a hand has no place for."""
    moment = played_at(document)
    for name, value in document.items():
        read = name in _READ or (name in form.ZONES and moment is not None and moment.endswith("Z"))
        if held(value) and not read:
            notes.add(name)
    notes.game = form.VARIANTS[document["variant"]].name
    if document.get("currency") and document.get("currency_symbol"):
        notes.add("currency_symbol")
    if moment is None or "T" not in moment:
        for name in ("time", form.LOCAL_TIME, *(_DATE if moment is None else ())):
            if name in document:
                notes.add(name)
    if any(action.has_comment for action in actions):
        notes.add("comments of actions")


def _actions(document: Json, players: int | None, faults: Faults, amounts: form.Amounts) -> list[ActionText]:
    texts = document.get("actions")
    if texts is None:
        faults.add(("actions",), "missing", "actions is needed.")
    elif not isinstance(texts, list):
        faults.add(("actions",), "kind", "actions is an array.")
    else:
        return [action_of(text, players, faults, amounts, ("actions", place)) for place, text in enumerate(texts)]
    return []


def _hand(document: Json, game: _Game, actions: list[ActionText], amounts: form.Amounts, notes: Notes) -> Json:
    variant = form.VARIANTS[document["variant"]]
    chips = {name: amounts.chips(amount) for name, amount in game.amounts.items()}
    arrays = {name: [amounts.chips(amount) for amount in values] for name, values in game.arrays.items()}
    blinds = arrays.get("blinds_or_straddles", [])
    hand: Json = {"structure": variant.structure, "streets": variant.streets, "min_bet": chips[variant.bets[0]]}
    if variant.deals == "stud":
        hand["bring_in"] = chips["bring_in"]
    else:
        hand["button"] = len(blinds)
    if amounts.scale > 1:
        hand["scale"] = amounts.scale
    if moment := played_at(document):
        hand["played_at"] = moment
    hand |= _labels(document, notes)
    hand["players"] = [{"seat": seat, "stack": stack} for seat, stack in enumerate(arrays["starting_stacks"], start=1)]
    hand["posts"] = posts(arrays["antes"], blinds, hand["min_bet"])
    done = [(action, 0 if action.amount is None else amounts.chips(action.amount)) for action in actions]
    streets = by_street(done, variant)
    cards = _cards(streets, variant, notes)
    hand["rounds"] = [
        street.members() | round for round, street in zip(_rounds(streets, hand, variant), cards.streets, strict=True)
    ]
    if variant.structure == "fixed_limit" and len(hand["rounds"]) > form.BIG_BETS_FROM:
        hand["rounds"][form.BIG_BETS_FROM]["min_bet"] = chips["big_bet"]
    elif variant.structure == "fixed_limit" and chips["big_bet"] != 2 * chips["small_bet"]:
        notes.add("big_bet")
    if blinds and (first := first_without_blinds(blinds)):
        hand["rounds"][0]["first_to_act"] = first
    names = document.get("players") or [""] * len(hand["players"])
    for player, name in zip(hand["players"], names, strict=True):
        seat = player["seat"]
        if named := label(name, f"the name of player {seat}", notes):
            player["name"] = named
        if dealt := cards.first.get(seat):
            player["cards"] = dealt
    return hand | _result(arrays, chips)


def _labels(document: Json, notes: Notes) -> Json:
    """The labels of the hand: its site, number, table and currency."""
    fields = {"site": "venue", "hand_number": "hand", "table": "table", "currency": "currency"}
    labels = {name: str(document.get(field, "")) for name, field in fields.items()}
    return labelled(labels | {"currency": labels["currency"] or document.get("currency_symbol", "")}, notes)


def _cards(streets: list[StreetActions], variant: form.Variant, notes: Notes) -> HandCards:
    """The cards that the actions deal, give back and show."""
    cards = HandCards(streets=[StreetCards() for _ in streets])
    for street, done in enumerate(streets):
        most = form.BOARD[street] if variant.deals == "board" else MOST_CARDS
        for action, _ in done.actions:
            seat = action.player or 0
            if action.word == form.DEAL_BOARD and not cards.board(street, action.cards, most):
                notes.add(f"cards dealt to the board of street {street + 1}")
            elif action.word == form.DEAL_HOLE and not cards.deal(street, seat, action.cards, variant.hole_cards):
                notes.add(f"cards dealt to player {seat}")
            elif action.word == form.DISCARD and not cards.discard(street, seat, action.cards):
                notes.add(f"cards discarded by player {seat}")
            elif action.word == form.SHOW and not (action.cards and cards.show(seat, list(action.cards))):
                notes.add(f"what player {seat} shows, or that the cards are mucked")
    return cards


def _rounds(streets: list[StreetActions], hand: Json, variant: form.Variant) -> list[Json]:
    stacks = Stacks(hand["players"], hand["min_bet"])
    for post in hand["posts"]:
        stacks.post(post["seat"], post["type"], post["amount"])
    rounds: list[Json] = []
    for street in streets:
        if rounds:
            stacks.next_street()
        round: Json = {"actions": hand_actions(street, stacks, hand.get("bring_in", 0))}
        if variant.deals == "stud" and (first := first_to_act(street)):
            round = {"first_to_act": first} | round
        rounds.append(round)
    return rounds


def _result(arrays: dict[str, list[int]], chips: dict[str, int]) -> Json:
    shares = {
        kind: [{"seat": seat, "amount": amount} for seat, amount in enumerate(arrays[name], start=1)]
        for kind, name in (
            ("won", "winnings"),
            ("stacks", "finishing_stacks"),
            ("uncalled", form.OF_RESULT["uncalled"]),
        )
        if name in arrays
    }
    result: Json = {kind: chips[name] for kind, name in form.OF_RESULT.items() if name in chips}
    if "won" in shares:
        result["won"] = [share for share in shares["won"] if share["amount"]]
    if "stacks" in shares:
        result["stacks"] = shares["stacks"]
    if uncalled := [share for share in shares.get("uncalled", ()) if share["amount"]]:
        result["uncalled"] = uncalled[0]
    return {"result": result} if result else {}


class _GameReader:
    """Reads the fields of a document, all but its actions."""

    def __init__(self, document: Json, faults: Faults, amounts: form.Amounts) -> None:
        self.document, self.faults, self.amounts = document, faults, amounts
        self.read = _Game()

    def game(self) -> _Game:
        """What the fields say. If there were any faults, do not use it."""
        variant = self.variant()
        stacks = self.document.get("starting_stacks")
        if isinstance(stacks, list):
            self.read.players = len(stacks)
            if len(stacks) < 2:
                self.faults.add(("starting_stacks",), "players_few", "Two players or more must be dealt in.")
            if len(stacks) > MOST_PLAYERS:
                self.faults.add(("starting_stacks",), "players_many", f"At most {MOST_PLAYERS} players are taken.")
        self.array("starting_stacks", self.stack, needed=True)
        self.array("antes", self.amounts.take, needed=True)
        self.where_it_belongs(variant)
        for name in ("finishing_stacks", "winnings", form.OF_RESULT["uncalled"]):
            self.array(name, self.amounts.take)
        for name in (form.OF_RESULT["pot"], form.OF_RESULT["rake"]):
            if name in self.document:
                self.read.amounts[name] = self.amounts.take(self.document[name], (name,))
        _verify_others(self.document, self.read.players, self.faults)
        return self.read

    def variant(self) -> form.Variant | None:
        """Which game is played; None if the document does not say."""
        name = self.document.get("variant")
        if name is None:
            self.faults.add(("variant",), "missing", "variant is needed.")
        elif not isinstance(name, str) or name not in form.VARIANTS:
            self.faults.add(("variant",), "variant_unknown", f"The variants are {', '.join(form.VARIANTS)}.")
        else:
            return form.VARIANTS[name]
        return None

    def where_it_belongs(self, variant: form.Variant | None) -> None:
        """Read the fields that some variants need and others must not have."""
        for name in form.NOT_EVERYWHERE:
            belongs = variant is None or name == variant.forced or name in variant.bets
            if not belongs:
                if name in self.document:
                    self.faults.add((name,), "not_in_variant", f"{name} is nothing that this variant has.")
            elif name == "blinds_or_straddles":
                below_0 = partial(self.amounts.take, least=None)  # a late post is
                self.array(name, below_0, needed=variant is not None)
            elif name in self.document:
                self.read.amounts[name] = self.amounts.take(self.document[name], (name,), least=1)
            elif variant is not None:
                self.faults.add((name,), "missing", f"{name} is needed.")

    def array(self, name: str, take: Callable[[Any, Path], form.Amount], *, needed: bool = False) -> None:
        """Read an array of amounts, one for each player."""
        values = self.document.get(name)
        if values is None:
            if needed:
                self.faults.add((name,), "missing", f"{name} is needed.")
        elif _is_array(name, values, self.read.players, self.faults):
            self.read.arrays[name] = [take(value, (name, entry)) for entry, value in enumerate(values)]

    def stack(self, value: Any, path: Path) -> form.Amount:
        """A stack, which must be known: infinity stands for one that is not."""
        if isinstance(value, Decimal) and value.is_infinite() and value > 0:
            self.faults.add(path, "stack_unknown", "The stack is unknown: nobody can tell what may be bet.")
            return 0
        return self.amounts.take(value, path, least=1)


def _verify_others(document: Json, players: int | None, faults: Faults) -> None:
    """Add a fault for each field of the wrong type that says nothing about the betting, unknown ones included."""
    for name, value in document.items():
        here = (name,)
        if name in _ARRAYS:
            _verify_array(name, value, players, faults)
        elif name == "time_limit":
            _verify_duration(value, faults, here)
        elif expected := _expected(name, value):
            faults.add(here, "kind", f"{name} is {expected}.")
    _verify_date(document, faults)


def _is_array(name: str, values: Any, players: int | None, faults: Faults) -> bool:
    """Whether it is an array with an entry for each player; adds a fault if not."""
    if not isinstance(values, list):
        faults.add((name,), "kind", f"{name} is an array.")
    elif players is not None and len(values) != players:
        faults.add((name,), "length", f"{name} has {len(values)} entries, starting_stacks has {players}.")
    else:
        return True
    return False


def _expected(name: str, value: Any) -> str | None:
    """What a field should be, if it is something else; None if it is right."""
    if name in form.TEXTS and not isinstance(value, str):
        return "a text"
    if name in form.WHOLE_NUMBERS and not is_whole(value):
        return "an integer"
    if name in form.NAMES and not (isinstance(value, str) or is_whole(value)):
        return "a text or an integer"
    if name == "time" and not isinstance(value, time):
        return "a local time"
    return "true or false" if name == "ante_trimming_status" and not isinstance(value, bool) else None


def _verify_array(name: str, values: Any, players: int | None, faults: Faults) -> None:
    if _is_array(name, values, players, faults):
        for entry, value in enumerate(values):
            here = (name, entry)
            if name == "seats" and not is_whole(value):
                faults.add(here, "kind", "A seat is an integer.")
            elif name == "players" and not isinstance(value, str):
                faults.add(here, "kind", "A player's name is a text.")
            elif name == "time_banks":
                _verify_duration(value, faults, here)


def _verify_duration(value: Any, faults: Faults, path: Path) -> None:
    """Add a fault unless the value is a time in seconds; it may be infinite."""
    if not form.is_number(value):
        faults.add(path, "kind", "A time is an integer or a float.")
    elif isinstance(value, Decimal) and value.is_nan():
        faults.add(path, "not_finite", "A time is a number.")
    elif value < 0:
        faults.add(path, "amount_negative", "A time here is 0 or more.")


def _verify_date(document: Json, faults: Faults) -> None:
    """Add a fault unless there is such a day; parts that are left out may be anything."""
    whole = {name: document[name] for name in _DATE if is_whole(document.get(name))}
    beyond = [name for name, value in whole.items() if not _DATE[name][0] <= value <= _DATE[name][1]]
    for name in beyond:
        faults.add((name,), "date", f"{name} is from {_DATE[name][0]} to {_DATE[name][1]}.")
    if beyond:
        return
    try:
        date(whole.get("year", _LEAP_YEAR), whole.get("month", 1), whole.get("day", 1))
    except ValueError:
        faults.add(("day",), "date", "There is no such day in that month.")


def fields_of(hand: Json, variant: form.Variant, seats: list[int]) -> Json:
    """The amounts of a hand as the fields of a document; `seats` in the order of its players."""
    scale, player = hand.get("scale", 1), {seat: place for place, seat in enumerate(seats, start=1)}
    stacks = {entry["seat"]: entry["stack"] for entry in hand["players"]}
    posted = [(player[post["seat"]], post["type"], post["amount"]) for post in hand.get("posts", ())]
    antes, blinds = _entries(posted, len(seats))
    fields: dict[str, Any] = {"antes": antes}
    if variant.deals == "stud":
        fields["bring_in"] = hand["bring_in"]
    else:
        fields["blinds_or_straddles"] = blinds
    fields[variant.bets[0]] = hand["min_bet"]
    if variant.structure == "fixed_limit":
        fields["big_bet"] = _big_bet(hand)
    fields["starting_stacks"] = [stacks[seat] for seat in seats]
    result = hand.get("result", {})
    for name, kind in (("finishing_stacks", "stacks"), ("winnings", "won")):
        if kind in result:
            shares = Counter[int]()
            for share in result[kind]:
                shares[share["seat"]] += share["amount"]
            fields[name] = [shares[seat] for seat in seats]
    fields |= {form.OF_RESULT[kind]: result[kind] for kind in ("pot", "rake") if kind in result}
    if back := result.get("uncalled"):
        fields[form.OF_RESULT["uncalled"]] = [back["amount"] * (seat == back["seat"]) for seat in seats]
    return {name: _numbers(value, scale) for name, value in fields.items()}


def posts(antes: Sequence[int], blinds: Sequence[int], min_bet: int) -> list[Json]:
    """The posts, antes first. With two players the entries are reversed: the first is player 2's, the button's.

    A negative blind is a late post. A blind after the big blind is a straddle if it lifts the bet by a full bet. The
    first entry alone, and below a bet, is a small blind: nobody posts the big one.
    """
    seats = _seats_of_entries(len(antes))
    posted = [_post(seat, "ante", ante) for seat, ante in zip(seats, antes, strict=True) if ante]
    big = _big_blind(blinds, min_bet)
    bet = 0
    for entry, (seat, blind) in enumerate(zip(seats, blinds, strict=False)):
        if blind:
            type = _type(entry, blind, big, bet + min_bet)
            posted.append(_post(seat, type, abs(blind)))
            bet = max(bet, abs(blind))
    return posted


def _entries(posted: Iterable[tuple[int, str, int]], players: int) -> tuple[list[int], list[int]]:
    """The arrays of antes and blinds, from player, type and amount of each post; a late post is negative."""
    antes, blinds = [0] * players, [0] * players
    at = {seat: entry for entry, seat in enumerate(_seats_of_entries(players))}
    for player, type, amount in posted:
        if type == "ante":
            antes[at[player]] += amount
        else:
            blinds[at[player]] += -amount if type == "post" else amount
    return antes, blinds


def first_without_blinds(blinds: Sequence[int]) -> int | None:
    """The seat to act first without blinds: left of the last one without a late post. None if there is a blind."""
    if any(blind > 0 for blind in blinds):
        return None
    seats = _seats_of_entries(len(blinds))
    last = max(range(len(blinds)), key=lambda entry: (blinds[entry], seats[entry]))
    return seats[last] % len(blinds) + 1


def _seats_of_entries(players: int) -> list[int]:
    """The seat of each entry of an array of forced bets."""
    return [2, 1] if players == 2 else list(range(1, players + 1))


def played_at(document: Json) -> str | None:
    """The date, with the time if there is one; None without a complete date.

    A time without a zone is UTC, unless city, region and country are told. A time in another zone stays local.
    """
    if not all(name in document for name in ("year", "month", "day")):
        return None
    day = date(document["year"], document["month"], document["day"])
    clock = document.get("time")
    local = document.get(form.LOCAL_TIME)
    if not isinstance(clock, time):
        return datetime.combine(day, local).isoformat() if isinstance(local, time) else day.isoformat()
    zone = next((document[name] for name in form.ZONES if name in document), None)
    is_utc = zone in _UTC or (zone is None and not all(name in document for name in form.PLACE))
    return datetime.combine(day, clock).isoformat() + ("Z" if is_utc else "")


def _big_bet(hand: Json) -> int:
    """The bet of the third street; if it was not reached, twice that of the first."""
    least: int = hand["min_bet"]
    streets = hand["rounds"]
    if len(streets) <= form.BIG_BETS_FROM:
        return 2 * least
    return int(streets[form.BIG_BETS_FROM].get("min_bet", streets[form.BIG_BETS_FROM - 1].get("min_bet", least)))


def _numbers(value: Any, scale: int) -> Any:
    return [form.number(chips, scale) for chips in value] if isinstance(value, list) else form.number(value, scale)


def _big_blind(blinds: Sequence[int], min_bet: int) -> int | None:
    """The entry of the big blind: the second, or the first above 0 after it, or the only one if that is a bet."""
    above = [entry for entry, blind in enumerate(blinds) if blind > 0]
    alone = above[0] if above and blinds[above[0]] >= min_bet else None
    return next((entry for entry in above if entry), alone)


def _type(entry: int, blind: int, big: int | None, least_straddle: int) -> str:
    if blind <= 0:
        return "post"
    if big is None or entry < big:
        return "small_blind"
    if entry == big:
        return "big_blind"
    return "straddle" if blind >= least_straddle else "post"


def _post(seat: int, type: str, amount: int) -> Json:
    return {"seat": seat, "type": type, "amount": amount}
