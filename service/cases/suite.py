"""The suite: a case under a rulebook is a test, with a question and the part of the answer that is fixed.

It is published as files for runners in any language, the same bytes each time: for each rulebook its tests as lines of
JSON, and a manifest that lists them; and a summary of all.
"""

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ..rules.model.reason import Basis
from ..rulesets import Rulebook, Rulebooks, Seen, load_rulebooks
from ..yielding import yielding
from .case import Case, CaseRuling, load_cases

Json = dict[str, Any]

SUITE_VERSION: Final = "1.0.0"
"""Major when a ruling changed, minor when tests were added, patch when only words or tags changed."""


class Level(StrEnum):
    """What an engine must know to be asked."""

    BETTING = "betting"
    """Plain actions in turn, in a betting round."""
    FLOOR = "floor"
    """What only a floor person rules on: declarations, incidents, actions out of turn."""
    HANDS = "hands"
    """Whole hands, street after street."""
    NEXT_HAND = "next_hand"
    """Between two hands: button and blinds, who is dealt in, who waits, who owes."""


class Requirement(StrEnum):
    """How far an engine that claims the rulebook is held to the test."""

    REQUIRED = "required"
    """The rulebook's words say so, or arithmetic does: from them, or from the question alone."""
    DISPUTED = "disputed"
    """The words are open; the ruling is a reading, and another may be reasonable (a case may say why).

    So it is where a book is silent and refers to another: it is a reading that it says nothing of the matter.
    """
    OPTIONAL = "optional"
    """The rulebook is silent, or a house rule overrules it: no engine need have ours to keep to a rulebook.

    So is a question that makes no sense, however plainly: rulebooks tell of tables, not of what programs are sent.
    """


_REQUIREMENT: Final = {
    Basis.TEXT: Requirement.REQUIRED,
    Basis.DERIVED: Requirement.REQUIRED,
    Basis.READING: Requirement.DISPUTED,
    Basis.FALLBACK: Requirement.DISPUTED,
    Basis.ASSUMED: Requirement.OPTIONAL,
    Basis.HOUSE: Requirement.OPTIONAL,
}

_WORD: Final = re.compile(r"[0-9]+(?:\.[a-z0-9]+)?|[a-z\u00c0-\u1fff\u2070-\u2fff\u3040-\U0010ffff]+")
"""What of other scripts is a letter differs between versions of Python: all but the blocks of punctuation is here."""
_SEPARATOR: Final = re.compile(r"(?<=\d),(?=\d{3})")
_HELD: Final = ("out_of_turn", "no_raise", "must_raise", "no_fold")
"""Members of a player that say what an announcement or the floor holds it to."""


@dataclass(frozen=True, slots=True)
class Test:
    """One case under one rulebook.

    `question` is what an engine is asked; `expect` is the part of the answer that is fixed. `tags`: `snapshot` if the
    question begins in the middle of a round, `house_rules` if it has some, `errors` if it makes no sense.
    """

    __test__ = False  # for pytest

    id: str
    case: Case
    rulebook: str
    level: Level
    requirement: Requirement
    tags: tuple[str, ...]
    question: Mapping[str, Any]
    ruling: CaseRuling

    @property
    def topic(self) -> str:
        """The topic of the case, which is the name of its file."""
        return self.case.topic

    @property
    def structure(self) -> str:
        """The betting structure: what the question itself says, also where it makes no sense."""
        return str(self.beginning.get("structure", ""))

    @property
    def beginning(self) -> Mapping[str, Any]:
        """The snapshot, the opening, the hand or the table that the question is about."""
        return self.case.round or self.case.opening or self.case.hand or self.case.table or {}

    @property
    def expect(self) -> Mapping[str, Any]:
        """The part of the answer that the rulebook fixes."""
        return self.ruling.expect

    def to_json(self) -> Json:
        """The test as it is published: all that a runner needs."""
        return {
            **self.entry(),
            "story": self.case.story,
            "source": self.ruling.source,
            "disputed": self.ruling.disputed,
            "clause": self.ruling.clause,
            "basis": self.ruling.basis.value,
            "question": self.question,
            "expect": self.expect,
        }

    def entry(self) -> Json:
        """The test as its rulebook's manifest lists it."""
        return {
            "id": self.id,
            "level": self.level.value,
            "requirement": self.requirement.value,
            "topic": self.topic,
            "structure": self.structure,
            "tags": list(self.tags),
        }


def tests_of(cases: Iterable[Case]) -> Iterator[Test]:
    """The tests of these cases, in their order."""
    rulebooks = load_rulebooks()
    for case in cases:
        level, has = _level(case), {"snapshot": case.round is not None, "house_rules": bool(case.house_rules)}
        tags = tuple(tag for tag, is_so in has.items() if is_so)
        for rulebook, written in case.rulings.items():
            ruling = _as_firm(case, rulebooks.get(rulebook), written)
            yield Test(
                id=f"{rulebook}/{case.id}",
                case=case,
                rulebook=rulebook,
                level=level,
                requirement=_requirement(case, rulebooks.get(rulebook), ruling),
                tags=(*tags, "errors") if "errors" in ruling.expect else tags,
                question=_question(case, rulebook),
                ruling=ruling,
            )


@cache
def published_tests() -> tuple[Test, ...]:
    """The tests of the suite."""
    return tuple(tests_of(yielding(load_cases())))


def requirement_of(bases: Iterable[Basis]) -> Requirement:
    """How far an engine is held to a ruling that rests on reasons of these bases: as far as to the least firm."""
    requirements = {_REQUIREMENT[basis] for basis in bases}
    return next(requirement for requirement in reversed(Requirement) if requirement in requirements)


def _left_open(book: Rulebook | None) -> frozenset[str]:
    return book.left_open if book else frozenset()


def _is_open(case: Case, book: Rulebook | None, ruling: CaseRuling) -> bool:
    """Whether no engine is held to it, be it by arithmetic: it is disputed, nobody read the rulebook's text, or what it
    rests on is taken from another book.
    """
    if ruling.disputed or book is None:
        return bool(ruling.disputed)
    return book.seen is not Seen.TEXT or not book.fallen_back.isdisjoint(case.rests_on)


def _as_firm(case: Case, book: Rulebook | None, ruling: CaseRuling) -> CaseRuling:
    """The ruling, assumed if it rests on what the rulebook leaves to the house and the question does not name."""
    if _left_open(book).intersection(case.rests_on) - case.house_rules.keys():
        return replace(ruling, clause=None, basis=Basis.ASSUMED)
    return ruling


def _requirement(case: Case, book: Rulebook | None, ruling: CaseRuling) -> Requirement:
    """House rules that fill what the text leaves open are part of the question; others overrule the text."""
    if not _left_open(book).issuperset(case.house_rules):
        return Requirement.OPTIONAL
    requirement = _REQUIREMENT[ruling.basis]
    is_open = requirement is Requirement.REQUIRED and _is_open(case, book, ruling)
    return Requirement.DISPUTED if is_open else requirement


def _level(case: Case) -> Level:
    """For the floor: a declaration, an incident, an action out of turn, and what somebody is still held to by one.

    An action out of turn is not where it has no meaning.
    """
    if case.table is not None:
        return Level.NEXT_HAND
    if case.hand is not None:
        return Level.HANDS
    steps = [*case.actions, case.step.get("action", {})]
    for_floor = any("declaration" in step or "incident" in step for step in (*steps, case.step))
    means_nothing = all("errors" in ruling.expect for ruling in case.rulings.values())
    early = any("seat" in step for step in steps) and not means_nothing
    players = (case.round or case.opening or {}).get("players", [])
    held = any(name in player for player in players for name in _HELD)
    return Level.FLOOR if for_floor or early or held else Level.BETTING


def _question(case: Case, rulebook: str) -> Json:
    """The case as it is asked; members that are not there are left out."""
    whole: Json = {"rulebook": rulebook, "house_rules": dict(case.house_rules)}
    whole |= {"round": case.round, "hand": case.hand, "table": case.table}
    if case.opening is not None:
        whole |= {"opening": case.opening, "actions": list(case.actions)}
    whole["on_illegal"] = case.on_illegal
    return {name: value for name, value in whole.items() if value not in (None, {})} | dict(case.step)


def words_of(text: str) -> Sequence[str]:
    """The words of a text in small letters, `1,100` as `1100`, and the number of a clause (`43.A`) as one."""
    return _WORD.findall(_SEPARATOR.sub("", text.lower()))


def searched_text(test: Test) -> str:
    """The words of the test's topic, id, story and clause, each between spaces. `43.A` is there as `43` too."""
    clause = f"rule {test.ruling.clause}" if test.ruling.clause else ""
    case = f"{test.topic} {test.case.id} {test.case.story}"
    return f" {_spaced(case)} {_spaced(f'{test.rulebook} {clause}')} "


def has_words(words: Sequence[str], text: str) -> bool:
    """Whether all words are in a text of `searched_text`: a word may be cut short, a number may not."""
    for word in words:  # all() would take twice as long
        if (f" {word} " if word.isdigit() else f" {word}") not in text:
            return False
    return True


@lru_cache(maxsize=16)  # a case has a test for each rulebook, one after the other
def _spaced(text: str) -> str:
    return " ".join(f"{word.partition('.')[0]} {word}" if "." in word else word for word in words_of(text))


def tests_by_rulebook(tests: Iterable[Test]) -> dict[str, list[Test]]:
    """The tests of each rulebook, in their order; the rulebooks by id."""
    by_rulebook: dict[str, list[Test]] = {}
    for test in tests:
        by_rulebook.setdefault(test.rulebook, []).append(test)
    return dict(sorted(by_rulebook.items()))


def as_lines(tests: Iterable[Test]) -> bytes:
    """The tests as they are published: a line of JSON each, with all that a runner needs."""
    return b"".join(msgspec.json.encode(test.to_json()) + b"\n" for test in yielding(tests))


def _digest(content: Iterable[bytes]) -> str:
    """`sha256:` and the hash of all of it, one after the other."""
    digest = hashlib.sha256()
    for part in content:
        digest.update(part)
    return f"sha256:{digest.hexdigest()}"


def suite_digest(tests: Iterable[Test]) -> str:
    """The digest over the lines of all rulebooks: the same digest means the same questions and rulings."""
    return _digest(as_lines(some) for some in tests_by_rulebook(tests).values())


@cache
def published_summary() -> Json:
    """The published suite: its version, the digest over all of its lines, and how many tests there are of what."""
    tests, rulebooks = published_tests(), load_rulebooks()
    by_rulebook = tests_by_rulebook(tests)
    lines = {rulebook: as_lines(some) for rulebook, some in by_rulebook.items()}
    return {
        "version": SUITE_VERSION,
        "digest": _digest(lines.values()),
        "test_count": len(tests),
        **_counts(tests),
        "rulebooks": [
            {
                **_head(rulebook, rulebooks),
                "digest": _digest([lines[rulebook]]),
                "test_count": len(some),
                "levels": _counts(some)["levels"],
            }
            for rulebook, some in by_rulebook.items()
        ],
    }


def manifest(rulebook: str, tests: Sequence[Test], rulebooks: Rulebooks) -> Json:
    """The tests of one rulebook: how many there are of what, and for each its id, level, topic and so on."""
    return {
        "suite": SUITE_VERSION,
        **_head(rulebook, rulebooks),
        "digest": _digest([as_lines(tests)]),
        **_counts(tests),
        "tests": [test.entry() for test in tests],
    }


def _head(rulebook: str, rulebooks: Mapping[str, Any]) -> Json:
    book = rulebooks[rulebook]
    return {"id": rulebook, "version": book.ruleset.version, "title": book.title}


def _counts(tests: Iterable[Test]) -> Json:
    """How many tests, by level and requirement, by topic, by structure and by tag."""
    levels: Json = {level.value: dict.fromkeys(Requirement, 0) for level in Level}
    counted: dict[str, Counter[str]] = {name: Counter() for name in ("topics", "structures", "tags")}
    for test in yielding(tests):
        levels[test.level.value][test.requirement] += 1
        counted["topics"][test.topic] += 1
        counted["structures"][test.structure] += 1
        counted["tags"].update(test.tags)
    return {
        "levels": {level: {key.value: count for key, count in counts.items()} for level, counts in levels.items()},
        **{name: dict(sorted(counts.items())) for name, counts in counted.items()},
    }
