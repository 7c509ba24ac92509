"""The house rules under which an accused step would be legal: without them a site's custom looks like an offence."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any, Final, cast

from msgspec import structs

from ..rules import Ruleset, play, replay
from ..rules.model.decision import OnIllegal
from ..rules.model.hand import Hand, HandPlayed
from ..rules.model.round import Opening
from ..rulesets.house_rules import with_settings
from ..rulesets.parameters import PARAMETERS, Setting
from ..yielding import yielding
from .render import Json

_MOST_REPLAYED: Final = 20
"""How many steps before the accused one are decided again: few streets have more."""


def legal_with(hand: Hand, played: HandPlayed, number: int, place: int, ruleset: Ruleset) -> list[Json]:
    """The changes of one house rule with which this step of a street is legal, and those before it on the street too.

    Each is an object for `house_rules`. Two rules that must agree change together.
    """
    street, decided = hand.streets[number], played.streets[number]
    first = max(0, place - _MOST_REPLAYED)
    before = next(filter(None, reversed(decided.decisions[:first])), None)
    begun, steps = before.round if before else decided.begun, street.steps[first : place + 1]
    is_opened = isinstance(hand.start, Opening) and number == first == 0

    def is_legal(ruleset: Ruleset) -> bool:
        opened = play(structs.replace(hand, streets=()), ruleset, OnIllegal.STOP) if is_opened else None
        if isinstance(opened, tuple):
            return False
        return replay(opened.begun if opened else begun, steps, ruleset, recorded=True).stopped_at is None

    read: set[str] = set()
    is_legal(cast(Ruleset, _Traced(ruleset, read)))
    changes = [change for key in PARAMETERS if key in read for change in _changes(key, ruleset)]
    legal = [change for change in yielding(changes) if is_legal(with_settings(ruleset, change))]
    return [change for place, change in enumerate(legal) if change not in legal[:place]]


class _Traced:
    """A ruleset, or one of its tables, that notes the parameters which are read: no other can change a decision."""

    def __init__(self, of: object, read: set[str], table: str = "") -> None:
        self._of, self._read, self._table = of, read, table

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._of, name)
        if is_dataclass(value):
            return _Traced(value, self._read, name)
        self._read.add(f"{self._table}.{name}")
        return value


def _changes(key: str, ruleset: Ruleset) -> Iterator[dict[str, Setting]]:
    """The other settings of a parameter, each with that of the one that must agree with it."""
    for setting in PARAMETERS[key].others(ruleset):
        change = {key: setting}
        for other in with_settings(ruleset, change).contradictory:
            if other != key:
                change[other] = PARAMETERS[other].others(ruleset)[0]  # both have two settings
        yield change
