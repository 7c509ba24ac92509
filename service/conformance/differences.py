"""What two rulebooks decide differently, topic by topic, with a case that shows it."""

from collections.abc import Iterable
from dataclasses import dataclass

from ..rules import Ruleset
from ..rules.model.reasons import Topic
from ..rules.ruleset import DECIDES
from ..rulesets import Rulebook, parameters
from .cases import Case


@dataclass(frozen=True, slots=True)
class Difference:
    """A topic that two rulebooks decide differently: the parameters that differ, and a case if there is one."""

    topic: Topic
    keys: tuple[str, ...]
    case: Case | None


def differences(a: Rulebook, b: Rulebook, cases: Iterable[Case]) -> tuple[Difference, ...]:
    """Every topic on which a parameter differs, each with a case whose rulings differ, if there is one."""
    ours, theirs = parameters(a.ruleset), parameters(b.ruleset)
    apart = [key for key in ours if ours[key] != theirs[key]]
    telling = [case for case in cases if case.shows and _rules_differently(case, a.ruleset, b.ruleset)]
    found = []
    for topic in Topic:
        keys = tuple(key for key in apart if topic in DECIDES[key])
        if keys:
            case = next((case for case in telling if set(keys) & set(case.shows)), None)
            found.append(Difference(topic, keys, case))
    return tuple(found)


def _rules_differently(case: Case, a: Ruleset, b: Ruleset) -> bool:
    ours, theirs = case.ruling(a), case.ruling(b)
    return ours is not None and theirs is not None and ours.expect != theirs.expect
