"""Why a test failed: the first place on the way to its question, or in it, where the engine answers otherwise."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from service.cases.suite import Requirement, Test
from service.rulesets import Rulebooks

from .engine import Engine, EngineBroke, GaveUp, Json, Skipped, features_of
from .engine_difference import BROKE, STEPS, WORDS, EngineDifference, Referee, ruling_lines, story, with_article
from .expectation import Mismatch, common_part

_FIRMEST_FIRST: Final = tuple(Requirement)
_DIGITS: Final = re.compile(r"\d+")
_PLAIN: Final = ".accepted"
"""What is plainly right: that decides for no cause apart from others."""
_LESS: Final = ("false", "null")


@dataclass(frozen=True, slots=True, kw_only=True)
class Cause:
    """What the engine does, and the code of the reason that decides (""): failures that share both share a cause.

    `story`, `ruling` and `why`: the place where it shows, what is right there with its clause, and the differences.
    `size`: how much there is to tell. `is_before`: whether it shows before what the test asks. `question`, `expect` and
    `clause`: what is asked there, what is right as far as it was compared, and by which clause.
    """

    does: str
    code: str
    story: str
    ruling: tuple[str, ...]
    why: tuple[str, ...]
    size: int = 0
    is_before: bool = False
    question: Mapping[str, Any] = field(default_factory=dict)
    expect: Mapping[str, Any] = field(default_factory=dict)
    clause: str | None = None

    @property
    def key(self) -> tuple[str, str]:
        """What failures of one cause share."""
        return self.does, self.code


def cited(test: Test) -> str:
    """The clause and how firm it is."""
    return f"{test.ruling.clause}, {test.ruling.basis}" if test.ruling.clause else str(test.ruling.basis)


def of_test(test: Test, does: str, why: Sequence[object]) -> Cause:
    """A cause of which no more is known than what the test says."""
    return Cause(
        does=does,
        code="",
        story=test.case.story,
        ruling=(f"({cited(test)})",),
        why=tuple(map(str, why)),
        size=_size(test.question),
        question=test.question,
        expect=test.expect,
        clause=test.ruling.clause,
    )


def broke(test: Test, why: str) -> Cause:
    """An engine that gave no answer: by what it said last, whatever the numbers in it."""
    words = why.strip().splitlines() or [""]
    return of_test(test, f"breaks: {_DIGITS.sub('N', words[-1].strip())}", (why,))


class CauseFinder:
    """Asks an engine again, step by step, where a test failed: by Floorman's rulings, as the search does."""

    def __init__(self, engine: Engine, rulebooks: Rulebooks) -> None:
        self._engine = engine
        self._rulebooks = rulebooks
        self._referees: dict[str, Referee] = {}

    def of(self, test: Test, diffs: Sequence[Mismatch]) -> Cause:
        """The cause of this failure, whose answer differs so (not at all: a step before the question is refused)."""
        try:
            shown = self._shown(test, diffs)
        except (EngineBroke, GaveUp, KeyError):  # it tells no more, or Floorman does not know the rulebook
            shown = None
        return shown or of_test(test, _does(diffs[0], test.question) if diffs else "refuses the beginning", diffs)

    def _shown(self, test: Test, diffs: Sequence[Mismatch]) -> Cause | None:
        if "hand" in test.question or "table" in test.question:
            return None
        if test.rulebook not in self._referees:
            self._referees[test.rulebook] = Referee(self._engine, test.rulebook, self._rulebooks)
        referee = self._referees[test.rulebook]
        if diffs and _is_refusal(diffs[0]) and diffs[0].pointer == "" and (refused := _opening_refused(referee, test)):
            return refused
        before = _on_the_way(referee, test)
        if before or not diffs or "on_illegal" in test.question:
            return cause_of(before, story(before), is_before=True) if before else None
        there = _in_options(referee, test.question, diffs[0]) or referee.explained(test.question, {}, diffs)
        return cause_of(there, test.case.story)


def _opening_refused(referee: Referee, test: Test) -> Cause | None:
    """Whether the engine refuses the opening itself, whatever is asked after it."""
    if "opening" not in test.question:
        return None
    beginning = {name: value for name, value in test.question.items() if name not in (*STEPS, "actions", "on_illegal")}
    try:
        shown = referee.compared({**beginning, "actions": []}, {})
    except Skipped:
        return None
    if shown is None or not _is_refusal(shown.why[0]):
        return None
    features = sorted(features_of(test.beginning))
    does = f"refuses an opening with {', '.join(features).replace('_', ' ')}" if features else "refuses an opening"
    return replace(cause_of(shown, story(shown), is_before=True), does=does, code="")


def _on_the_way(referee: Referee, test: Test) -> EngineDifference | None:
    """The first step before the question that the engine refuses, or of which it makes something else."""
    if "opening" not in test.question:
        return None
    opened = {name: value for name, value in test.question.items() if name not in (*STEPS, "actions", "on_illegal")}
    actions = test.question.get("actions", ())
    for place, step in enumerate(actions):
        question = {**opened, "actions": list(actions[:place]), **({"action": step} if "type" in step else step)}
        try:
            difference = referee.compared(question, common_part(referee.floorman.ask(question)))
        except Skipped:
            continue
        except EngineBroke:  # Floorman: an action before does not stand, as the question has it
            return None
        if difference and difference.kind[1] != BROKE:
            refined = _in_options(referee, question, difference.why[0])
            softer = _FIRMEST_FIRST.index(difference.requirement) > _FIRMEST_FIRST.index(test.requirement)
            if refined or not softer or _is_refusal(difference.why[0]):
                return refined or difference
    return None


def _in_options(referee: Referee, question: Mapping[str, object], mismatch: Mismatch) -> EngineDifference | None:
    """What the engine says may be done there, where that tells why it refuses or allows the action.

    Whose turn it is comes first, then what there is to call: all else hangs on these.
    """
    member = _option_of(question.get("action", {}), mismatch)
    about = {name: value for name, value in question.items() if name != "action"}
    answer = referee.floorman.ask(about) if member else {}
    may, turn = answer.get("options"), answer.get("round", about.get("round", {})).get("to_act")
    if may is None:
        return None
    options = {name: may[name] for name in ("call", member) if name in may}
    try:
        found_there = referee.compared(about, {"round": {"to_act": turn}, "options": options})
    except Skipped:
        return None
    return found_there if found_there and found_there.kind[1] not in ("", BROKE) else None


def _option_of(action: Any, mismatch: Mismatch) -> str | None:
    """The option on which it hangs that the engine differs so."""
    if mismatch.pointer in ("", "/legal"):
        if "type" not in action or "seat" in action:
            return None
        named: str = action["type"]
        return named if named in ("fold", "check", "call", "bring_in") else "raise"
    _, _, pointer = mismatch.pointer.partition("/options/")
    return pointer.split("/")[0].removesuffix("_barred") or None


def cause_of(difference: EngineDifference, story: str, *, is_before: bool = False) -> Cause:
    """The cause that a difference shows."""
    return Cause(
        does=_does(difference.why[0], difference.question),
        code=""
        if difference.why[0].pointer in WORDS.otherwise or difference.kind[2].endswith(_PLAIN)
        else difference.kind[2],
        story=story,
        ruling=tuple(ruling_lines(difference)),
        why=tuple(map(str, difference.why)),
        size=_size(difference.question),
        is_before=is_before,
        question=difference.question,
        expect=difference.expect,
        clause=next((reason["clause"] for reason in difference.reasons if reason["clause"]), None),
    )


def _does(mismatch: Mismatch, question: Mapping[str, object]) -> str:
    """What the engine does that differs so, in words."""
    step = next((name for name in (*STEPS, "hand") if name in question), "question")
    action = question.get("action")
    named = WORDS.actions.get(str(action["type"]), str(action["type"])) if isinstance(action, Mapping) else step
    if _is_refusal(mismatch):
        return f"refuses {with_article(named)}" + (" that stands" if step != "question" else "")
    if mismatch.pointer == "":
        return "answers a question that makes no sense"
    if mismatch.pointer == "/legal" and mismatch.actual == "null":
        return f"leaves {with_article(named)} to the floor"
    if mismatch.pointer == "/legal":
        return f"allows {with_article(named)} that does not stand"
    if mismatch.pointer.startswith("/action"):
        return f"makes something else of {with_article(named)}"
    if mismatch.pointer in WORDS.more_or_less:
        return WORDS.more_or_less[mismatch.pointer][mismatch.actual in _LESS]
    return WORDS.otherwise.get(mismatch.pointer, f"has another {_DIGITS.sub('N', mismatch.pointer)}")


def _is_refusal(mismatch: Mismatch) -> bool:
    return (mismatch.pointer == "" and mismatch.expected == "an answer") or (
        mismatch.pointer == "/legal" and mismatch.actual == "false"
    )


def _size(question: Mapping[str, Any]) -> int:
    """The players and their actions."""
    beginning: Json = next((question[name] for name in ("opening", "round", "table", "hand") if name in question), {})
    actions = [question.get("actions", ()), *(street["actions"] for street in beginning.get("rounds", ()))]
    return len(beginning.get("players", ())) + sum(map(len, actions))
