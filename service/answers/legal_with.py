"""The house rules under which an accused step would be legal: without them a site's custom looks like an offence."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ..rules import Ruleset, replay
from ..rules.model.action import Proposal
from ..rules.model.decision import Ruling
from ..rules.model.hand import Street, StreetPlayed
from ..rulesets.house_rules import with_settings
from ..rulesets.parameters import PARAMETERS, Setting
from ..yielding import yielding
from .render import Json

_MOST_REPLAYED: Final = 20
"""How many steps before the accused one are decided again: few streets have more."""


def legal_with(street: Street, played: StreetPlayed, place: int, ruleset: Ruleset) -> list[Json]:
    """The changes of one house rule with which this step of a street is legal, and those before it are too.

    Each is an object for `house_rules`. Two rules that must agree change together.
    """
    first = max(0, place - _MOST_REPLAYED)
    before = played.decisions[first - 1] if first else None
    begun, steps = before.round if before else played.begun, street.steps[first : place + 1]
    question = "options" if isinstance(steps[-1], Proposal) else "steps"
    unread = replace(ruleset, house=tuple(PARAMETERS)).unread(begun.structure, question)

    def is_legal(change: dict[str, Setting]) -> bool:
        decided = replay(begun, steps, with_settings(ruleset, change), recorded=True).decisions
        return len(decided) == len(steps) and decided[-1].ruling is Ruling.ACCEPTED

    tried = (change for key in PARAMETERS if key not in unread for change in _changes(key, ruleset))
    legal = [change for change in yielding(tried) if is_legal(change)]
    return [change for place, change in enumerate(legal) if change not in legal[:place]]


def _changes(key: str, ruleset: Ruleset) -> Iterator[dict[str, Setting]]:
    """The other settings of a parameter, each with that of the one that must agree with it."""
    for setting in PARAMETERS[key].others(ruleset):
        change = {key: setting}
        for other in with_settings(ruleset, change).contradictory:
            if other != key:
                change[other] = PARAMETERS[other].others(ruleset)[0]  # both have two settings
        yield change
