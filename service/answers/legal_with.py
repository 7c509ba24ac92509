"""The house rules under which an accused step would be legal: without them a site's custom looks like an offence."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any, Final, cast

from msgspec import structs

from ..rules import Ruleset, play, replay
from ..rules.model.decision import OnIllegal
from ..rules.model.hand import Hand, HandPlayed
from ..rules.model.round import BettingRound, Opening
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
    read_in_opening: set[str] = set()
    if isinstance(hand.start, Opening) and number == first == 0:
        _opened(hand, _traced(ruleset, read_in_opening))

    def is_legal(change: dict[str, Setting]) -> bool:
        changed = with_settings(ruleset, change)
        opened = begun if read_in_opening.isdisjoint(change) else _opened(hand, changed)
        return opened is not None and replay(opened, steps, changed, recorded=True).stopped_at is None

    read: set[str] = set()
    replay(begun, steps, _traced(ruleset, read), recorded=True)
    changes = [change for key in PARAMETERS if key in read | read_in_opening for change in _changes(key, ruleset)]
    legal = [change for change in yielding(changes) if is_legal(change)]
    return [change for place, change in enumerate(legal) if change not in legal[:place]]


def _opened(hand: Hand, ruleset: Ruleset) -> BettingRound | None:
    """The hand's first round under this ruleset; None if it cannot begin so."""
    opened = play(structs.replace(hand, streets=()), ruleset, OnIllegal.STOP)
    return None if isinstance(opened, tuple) else opened.begun


def _traced(ruleset: Ruleset, read: set[str]) -> Ruleset:
    return cast(Ruleset, _Traced(ruleset, read))


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
