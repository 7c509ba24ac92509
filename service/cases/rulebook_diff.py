"""What two rulebooks decide differently, topic by topic, with a case that shows it."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, cast

from ..rules import Ruleset
from ..rules.model.reason import Topic
from ..rulesets import PARAMETERS, Rulebook, parameters
from .case import Case

_PROVED: Final = "proved.json"
"""Where two of the published rulebooks offer different actions, as the solver says: `make proved-pairs` writes it."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A topic that two rulebooks decide differently: the parameters that differ, and a case if there is one."""

    topic: Topic
    keys: tuple[str, ...]
    case: Case | None


def differences(a: Rulebook, b: Rulebook, cases: Iterable[Case]) -> tuple[Difference, ...]:
    """Every topic on which a parameter differs, each with a case whose rulings differ, if there is one."""
    apart, telling = parameters_apart(a, b), _telling(a, b, cases)
    result = []
    for topic in Topic:
        keys = tuple(key for key in apart if topic in PARAMETERS[key].topics)
        if keys:
            case = next((case for case in telling if set(keys) & set(case.shows)), None)
            result.append(Difference(topic, keys, case))
    return tuple(result)


def parameters_apart(a: Rulebook, b: Rulebook) -> tuple[str, ...]:
    """The keys of the parameters that two rulebooks set differently."""
    ours, theirs = parameters(a.ruleset), parameters(b.ruleset)
    return tuple(key for key in ours if ours[key] != theirs[key])


def telling_cases(a: Rulebook, b: Rulebook, cases: Iterable[Case]) -> dict[str, Case]:
    """For a parameter's key a case whose rulings differ by that parameter, if there is one: the plainest of them.

    That is one whose topic is named like the parameter's table, and one that no other parameter bears on.
    """
    cases_of: dict[str, Case] = {}
    telling = _telling(a, b, cases)
    for key in parameters_apart(a, b):
        shows_it = [case for case in telling if key in case.shows]
        if shows_it:
            cases_of[key] = min(shows_it, key=lambda case: (case.topic != PARAMETERS[key].table, len(case.shows)))
    return cases_of


def _telling(a: Rulebook, b: Rulebook, cases: Iterable[Case]) -> list[Case]:
    return [case for case in cases if case.shows and _rules_differently(case, a.ruleset, b.ruleset)]


def _rules_differently(case: Case, a: Ruleset, b: Ruleset) -> bool:
    """Whether the case expects of the two what cannot both be; that it says more of one is no difference."""
    ours, theirs = case.ruling(a), case.ruling(b)
    if ours is None or theirs is None:
        return False
    common = ours.expect.keys() & theirs.expect.keys()
    return any(ours.expect[key] != theirs.expect[key] for key in common) or not common


@cache
def _proved() -> Mapping[str, Any]:
    return cast("dict[str, Any]", json.loads(files(__package__).joinpath(_PROVED).read_text(encoding="utf-8")))


def proved_pairs(a: str, b: str) -> list[dict[str, Any]]:
    """What is proved of the options of two published rulebooks, by their ids: for each structure that was proved.

    It holds for up to so many `seats`, for openings up to so many (`opened`). A round is the same under both: how it
    comes about is not compared. `answer_alike`: they answer all that options turn on alike, so there is no number of
    seats. `spots`: for each way in which they differ a round, or an opening, with the fewest chips that show it.
    """
    pairs: list[dict[str, Any]] = []
    for structure, entry in _proved().items():
        groups = {book: place for place, group in enumerate(entry["groups"]) for book in group["books"]}
        of = {groups.get(a), groups.get(b)}
        ways = [way for pair in entry["pairs"] if set(pair["of"]) == of for way in pair["differences"]]
        spots = [{name: way[name] for name in ("round", "opening") if name in way} for way in ways]
        if None not in of:
            bounds = {name: entry[name] for name in ("seats", "opened")}
            pairs.append({"structure": structure, **bounds, "answer_alike": len(of) == 1, "spots": spots})
    return pairs
