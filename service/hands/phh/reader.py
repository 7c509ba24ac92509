"""Reading: from a PHH document to the hand that it tells, which carries everything else in it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, time
from decimal import Decimal
from typing import Any, Final

from .. import DEEPEST, MOST_PLAYERS, Json
from ..stacks import Stacks
from ..unreadable import Faults, Path
from .actions import ActionText, StreetActions, action_of, by_street, first_to_act, hand_actions
from .document import (
    AMOUNTS,
    BIG_BETS_FROM,
    LONGEST_KEY,
    NAME,
    NAMES,
    NOT_EVERYWHERE,
    TEXTS,
    VARIANTS,
    WHOLE_NUMBERS,
    Amount,
    Amounts,
    Variant,
    document_of,
    to_json,
    unfit,
)
from .fields import beyond, first_without_blinds, played_at, posts

_LEAP_YEAR: Final = 2000
_DATE: Final = {"year": (1, 9999), "month": (1, 12), "day": (1, 31)}
_UNFIT: Final = {
    "number_range": "An integer has at most 64 bits.",
    "too_deep": f"It nests more than {DEEPEST} levels deep.",
}
_ARRAYS: Final = ("seats", "players", "time_banks")


@dataclass(slots=True)
class _Game:
    """Who plays, and for how much; `players` is how many, None if the document does not say."""

    players: int | None = None
    amounts: dict[str, Amount] = field(default_factory=dict)
    arrays: dict[str, list[Amount]] = field(default_factory=dict)


def read(text: str) -> Json:
    """The hand that a .phh file tells. Raises Unreadable with every fault."""
    return hand_of(document_of(text))


def hand_of(document: Json) -> Json:
    """The hand of a document. Raises Unreadable with every fault."""
    faults = Faults(NAME, LONGEST_KEY)
    amounts = Amounts(faults)
    game = _GameReader(document, faults, amounts).game()
    actions = _actions(document, game.players, faults, amounts)
    amounts.verify()
    faults.tell()
    made = _hand(document, game, actions, amounts)
    made["carried"] = {NAME: to_json(beyond(document, made))}
    return made


def _actions(document: Json, players: int | None, faults: Faults, amounts: Amounts) -> list[ActionText]:
    texts = document.get("actions")
    if texts is None:
        faults.add(("actions",), "missing", "actions is needed.")
    elif not isinstance(texts, list):
        faults.add(("actions",), "kind", "actions is an array.")
    else:
        return [action_of(text, players, faults, amounts, ("actions", place)) for place, text in enumerate(texts)]
    return []


def _hand(document: Json, game: _Game, actions: list[ActionText], amounts: Amounts) -> Json:
    variant = VARIANTS[document["variant"]]
    chips = {name: amounts.chips(amount) for name, amount in game.amounts.items()}
    arrays = {name: [amounts.chips(amount) for amount in values] for name, values in game.arrays.items()}
    blinds = arrays.get("blinds_or_straddles", [])
    made: Json = {"structure": variant.structure, "streets": variant.streets, "min_bet": chips[variant.bets[0]]}
    if variant.deals == "stud":
        made["bring_in"] = chips["bring_in"]
    else:
        made["button"] = len(blinds)
    if amounts.scale > 1:
        made["scale"] = amounts.scale
    if moment := played_at(document):
        made["played_at"] = moment
    made["players"] = [{"seat": seat, "stack": stack} for seat, stack in enumerate(arrays["starting_stacks"], start=1)]
    made["posts"] = posts(arrays["antes"], blinds, made["min_bet"])
    done = [(one, 0 if one.amount is None else amounts.chips(one.amount)) for one in actions]
    made["rounds"] = _rounds(by_street(done, variant), made, variant, amounts.scale)
    if variant.structure == "fixed_limit" and len(made["rounds"]) > BIG_BETS_FROM:
        made["rounds"][BIG_BETS_FROM]["min_bet"] = chips["big_bet"]
    if blinds and (first := first_without_blinds(blinds)):
        made["rounds"][0]["first_to_act"] = first
    return made | _result(arrays)


def _rounds(found: list[StreetActions], made: Json, variant: Variant, scale: int) -> list[Json]:
    stacks = Stacks(made["players"], made["min_bet"])
    for post in made["posts"]:
        stacks.post(post["seat"], post["type"], post["amount"])
    rounds: list[Json] = []
    for street in found:
        if rounds:
            stacks.next_street()
        told: Json = {"actions": hand_actions(street, stacks, made.get("bring_in", 0), scale)}
        if variant.deals == "stud" and (first := first_to_act(street)):
            told = {"first_to_act": first} | told
        rounds.append(told)
    return rounds


def _result(arrays: dict[str, list[int]]) -> dict[str, Any]:
    result = {}
    if "winnings" in arrays:
        result["won"] = [{"seat": seat, "chips": won} for seat, won in enumerate(arrays["winnings"], start=1) if won]
    if "finishing_stacks" in arrays:
        result["stacks"] = [
            {"seat": seat, "chips": stack} for seat, stack in enumerate(arrays["finishing_stacks"], start=1)
        ]
    return {"result": result} if result else {}


class _GameReader:
    """Reads the fields of a document, all but its actions."""

    def __init__(self, document: Json, faults: Faults, amounts: Amounts) -> None:
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
        for name in ("finishing_stacks", "winnings"):
            self.array(name, self.amounts.take)
        _verify_others(self.document, self.read.players, self.faults)
        return self.read

    def variant(self) -> Variant | None:
        """Which game is played; None if the document does not say."""
        name = self.document.get("variant")
        if name is None:
            self.faults.add(("variant",), "missing", "variant is needed.")
        elif not isinstance(name, str) or name not in VARIANTS:
            self.faults.add(("variant",), "variant_unknown", f"The variants are {', '.join(VARIANTS)}.")
        else:
            return VARIANTS[name]
        return None

    def where_it_belongs(self, variant: Variant | None) -> None:
        """Read the fields that some variants need and others must not have."""
        for name in NOT_EVERYWHERE:
            belongs = variant is None or name == variant.forced or name in variant.bets
            if not belongs:
                if name in self.document:
                    self.faults.add((name,), "not_in_variant", f"{name} is nothing that this variant has.")
            elif name == "blinds_or_straddles":
                self.array(name, self.blind, needed=variant is not None)
            elif name in self.document:
                self.read.amounts[name] = self.amounts.take(self.document[name], (name,), least=1)
            elif variant is not None:
                self.faults.add((name,), "missing", f"{name} is needed.")

    def array(self, name: str, take: Callable[[Any, Path], Amount], *, needed: bool = False) -> None:
        """Read an array of amounts, one for each player."""
        values = self.document.get(name)
        if values is None:
            if needed:
                self.faults.add((name,), "missing", f"{name} is needed.")
        elif self.is_array(name, values):
            self.read.arrays[name] = [take(value, (name, entry)) for entry, value in enumerate(values)]

    def is_array(self, name: str, values: Any) -> bool:
        """Whether it is an array with an entry for each player."""
        if not isinstance(values, list):
            self.faults.add((name,), "kind", f"{name} is an array.")
            return False
        return _has_length(name, values, self.read.players, self.faults)

    def blind(self, value: Any, path: Path) -> Amount:
        """A blind; a late post is below 0."""
        return self.amounts.take(value, path, least=None)

    def stack(self, value: Any, path: Path) -> Amount:
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
        if name not in AMOUNTS and (code := unfit(value)):
            faults.add(here, code, _UNFIT[code])
    _verify_date(document, faults)


def _has_length(name: str, values: list[Any], players: int | None, faults: Faults) -> bool:
    """Whether an array has one entry for each player; adds a fault if not."""
    if players is None or len(values) == players:
        return True
    faults.add((name,), "length", f"{name} has {len(values)} entries, starting_stacks has {players}.")
    return False


def _is_whole(value: Any) -> bool:
    """Whether it is an integer."""
    return isinstance(value, int) and not isinstance(value, bool)


def _expected(name: str, value: Any) -> str | None:
    """What a field should be, if it is something else; None if it is right."""
    if name in TEXTS and not isinstance(value, str):
        return "a text"
    if name in WHOLE_NUMBERS and not _is_whole(value):
        return "an integer"
    if name in NAMES and not (isinstance(value, str) or _is_whole(value)):
        return "a text or an integer"
    if name == "time" and not isinstance(value, time):
        return "a local time"
    if name == "ante_trimming_status" and not isinstance(value, bool):
        return "true or false"
    return None


def _verify_array(name: str, values: Any, players: int | None, faults: Faults) -> None:
    if not isinstance(values, list):
        faults.add((name,), "kind", f"{name} is an array.")
    elif _has_length(name, values, players, faults):
        for entry, value in enumerate(values):
            here = (name, entry)
            if name == "seats" and not _is_whole(value):
                faults.add(here, "kind", "A seat is an integer.")
            elif name == "players" and not isinstance(value, str):
                faults.add(here, "kind", "A player's name is a text.")
            elif name == "time_banks":
                _verify_duration(value, faults, here)


def _verify_duration(value: Any, faults: Faults, path: Path) -> None:
    """Add a fault unless the value is a time in seconds; it may be infinite."""
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        faults.add(path, "kind", "A time is an integer or a float.")
    elif isinstance(value, Decimal) and value.is_nan():
        faults.add(path, "not_finite", "A time is a number.")
    elif value < 0:
        faults.add(path, "amount_negative", "A time here is 0 or more.")


def _verify_date(document: Json, faults: Faults) -> None:
    """Add a fault unless there is such a day; parts that are left out may be anything."""
    whole = {name: document[name] for name in _DATE if _is_whole(document.get(name))}
    beyond = [name for name, value in whole.items() if not _DATE[name][0] <= value <= _DATE[name][1]]
    for name in beyond:
        faults.add((name,), "date", f"{name} is from {_DATE[name][0]} to {_DATE[name][1]}.")
    if beyond:
        return
    try:
        date(whole.get("year", _LEAP_YEAR), whole.get("month", 1), whole.get("day", 1))
    except ValueError:
        faults.add(("day",), "date", "There is no such day in that month.")
