"""What the rulebook pages tell: a rulebook's clauses, what a house may choose, its cases, and two side by side."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import groupby
from typing import Final, TypeVar

from ..answers.render import Json
from ..conformance import Case, CaseRuling, load_cases, parameters_apart, telling_cases
from ..rules.model.reasons import Standing, Topic
from ..rulesets import PARAMETERS, Clause, Rulebook, Shelf, parameters
from ..yielding import yielding
from .case_rulings import CaseTold, case_told
from .words import words

MOST_FOUND: Final = 25
"""How many cases a search shows."""
_WORD: Final = re.compile(r"[^\W_]+")
_BETWEEN_DIGITS: Final = re.compile(r"(?<=\d),(?=\d{3})")
_T = TypeVar("_T")
_Searched = list[tuple[_T, str]]


@dataclass(frozen=True, slots=True)
class Cited:
    """A clause by its number, None where there is none, and how firm what rests on it is."""

    clause: str | None
    standing: str


@dataclass(frozen=True, slots=True)
class RulesOn:
    """A topic that a clause rules on, in words: how firmly, and how we read the clause there if it leaves room."""

    title: str
    standing: str
    reading: str | None


@dataclass(frozen=True, slots=True)
class ClauseTold:
    """A clause with what it rules on. `also` are topics that it bears on while another clause is cited for them.

    `place` is where it stands in the book, as `Rule 44`; `cases` how many it decides.
    """

    clause: Clause
    number: str
    place: str
    rules_on: tuple[RulesOn, ...]
    also: tuple[str, ...]
    cases: int


@dataclass(frozen=True, slots=True)
class QuestionTold:
    """A question that a house may decide: the book's answer, the other answers, and where the book says so."""

    question: str
    answer: str
    others: tuple[str, ...]
    cited: tuple[Cited, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """A question that two books answer differently, and a case on which they rule differently for that."""

    ours: QuestionTold
    theirs: QuestionTold
    case: tuple[CaseTold, CaseTold] | None


@dataclass(frozen=True, slots=True)
class Situation:
    """A topic of the cases, in words, and those of its cases that are shown."""

    topic: str
    title: str
    cases: tuple[CaseTold, ...]


class BookTold:
    """A published rulebook as its pages tell it. `name` is its id, with the version if there is a newer one."""

    def __init__(self, book: Rulebook, shelf: Shelf) -> None:
        id, version = book.ruleset.id, book.ruleset.version
        self.book, self._shelf = book, shelf
        self.name = id if shelf[id] is book else f"{id}@{version}"
        self.title, _, self.about = book.title.partition(":")
        self._speaks = [(case, ruling) for case in load_cases() if (ruling := _ruling(case, book))]
        self._ruled: Counter[str | None] = Counter(ruling.clause for _, ruling in self._speaks)
        self._topics = Counter(case.topic for case, _ in self._speaks)
        self._told_cases: dict[str, CaseTold] = {}

    def standings(self) -> Counter[str]:
        """How many topics it answers by its own words, by our reading of them, or not at all."""
        said = [self.book.ruleset.cite(topic).standing for topic in Topic]
        return Counter((Standing.TEXT if one is Standing.DERIVED else one).value for one in said)

    @cached_property
    def clauses(self) -> list[ClauseTold]:
        """Its clauses by their numbers."""
        return [self._told(clause) for clause in sorted(self.book.clauses, key=lambda one: _in_order(_number(one.id)))]

    def clause(self, number: str) -> ClauseTold:
        """One of them. Raises StopIteration if there is none: ask `has_clause`."""
        return next(one for one in self.clauses if one.number == number)

    @cached_property
    def questions(self) -> dict[str, QuestionTold]:
        """What a house may choose, by parameter."""
        told = {}
        for key, setting in parameters(self.book.ruleset).items():
            asked = words().questions[key]
            cited = (self.book.ruleset.cite(topic) for topic in PARAMETERS[key].topics)
            places = dict.fromkeys(Cited(one.clause and _number(one.clause), one.standing.value) for one in cited)
            by_clause = sorted(places, key=lambda one: one.clause is None)
            told[key] = QuestionTold(
                asked.question, asked.answer(setting), tuple(asked.others(setting)), tuple(by_clause)
            )
        return told

    def silent_on(self) -> list[str]:
        """The topics on which it says nothing."""
        return [words().topics[topic] for topic in Topic if self.book.ruleset.cite(topic).clause is None]

    def situations(self) -> dict[str, list[tuple[str, str, int]]]:
        """The topics of the cases in groups: each with its title and how many cases there are."""
        return {
            group: listed
            for group, titles in words().situations.items()
            if (
                listed := [
                    (topic, title, self._topics[topic]) for topic, title in titles.items() if topic in self._topics
                ]
            )
        }

    def situation(self, topic: str) -> Situation:
        """The cases of a topic."""
        return self._situation(topic, [one for one in self._speaks if one[0].topic == topic])

    def ruled_by(self, clause: ClauseTold) -> list[Situation]:
        """The cases that a clause decides, by their topics: those with the most first."""
        found = [one for one in self._speaks if one[1].clause == clause.clause.id]
        told = [self._situation(topic, list(some)) for topic, some in groupby(found, lambda one: one[0].topic)]
        return sorted(told, key=lambda situation: len(situation.cases), reverse=True)

    def found(self, asked: str) -> Json:
        """The clauses, questions and cases in which each word of a search begins a word. It takes under 2 ms of CPU."""
        wanted = [f" {word}" for word in _words(asked)]
        clauses, questions, speaks = self._searched
        cases = _having(wanted, speaks)
        return {
            "clauses": _having(wanted, clauses),
            "questions": _having(wanted, questions),
            "cases": [self._case(*one) for one in yielding(cases[:MOST_FOUND])],
            "more": max(0, len(cases) - MOST_FOUND),
        }

    @cached_property
    def _searched(self) -> tuple[_Searched[ClauseTold], _Searched[QuestionTold], _Searched[tuple[Case, CaseRuling]]]:
        """What a search finds: the clauses, the questions and the cases, each with the words that it is found by."""
        return (
            [(one, _words_of_clause(one)) for one in self.clauses],
            [(one, _as_words(one.question, one.answer)) for one in self.questions.values()],
            [(one, _haystacks()[one[0].id]) for one in self._speaks],
        )

    def case(self, case: Case) -> CaseTold:
        """A case on which the book rules."""
        return next(self._case(case, ruling) for spoken, ruling in self._speaks if spoken is case)

    def _told(self, clause: Clause) -> ClauseTold:
        ruleset, readings = self.book.ruleset, self.book.readings
        cited = [topic for topic in Topic if ruleset.cite(topic).clause == clause.id]
        rules_on = [
            RulesOn(words().topics[topic], ruleset.cite(topic).standing.value, readings.get(topic)) for topic in cited
        ]
        also = [words().topics[topic] for topic in clause.topics if topic not in cited]
        place = clause.source.removeprefix(self.title).lstrip(", ")
        return ClauseTold(
            clause=clause,
            number=_number(clause.id),
            place=place[:1].upper() + place[1:],
            rules_on=tuple(rules_on),
            also=tuple(also),
            cases=self._ruled[clause.id],
        )

    def _situation(self, topic: str, some: Iterable[tuple[Case, CaseRuling]]) -> Situation:
        told = tuple([self._case(*one) for one in yielding(some)])
        return Situation(topic, words().situation_titles[topic], told)

    def _case(self, case: Case, ruling: CaseRuling) -> CaseTold:
        """A case as it is told. It is ruled on once: the rules take longer than all the rest of a search."""
        if case.id not in self._told_cases:
            self._told_cases[case.id] = case_told(case, ruling, self.name, self._shelf)
        return self._told_cases[case.id]


def has_clause(book: Rulebook, number: str) -> bool:
    """Whether a rulebook has a clause of that number."""
    return any(_number(clause.id) == number for clause in book.clauses)


def has_cases(book: Rulebook, topic: str) -> bool:
    """Whether a rulebook has a ruling in a case of that topic."""
    return any(case.topic == topic and _ruling(case, book) for case in load_cases())


def apart(ours: BookTold, theirs: BookTold) -> list[Difference]:
    """The questions that two books answer differently."""
    telling = telling_cases(ours.book, theirs.book, load_cases())
    a, b = ours.questions, theirs.questions
    return [
        Difference(a[key], b[key], (ours.case(telling[key]), theirs.case(telling[key])) if key in telling else None)
        for key in _in_groups(parameters_apart(ours.book, theirs.book))
    ]


def alike(ours: BookTold, theirs: BookTold) -> list[tuple[QuestionTold, QuestionTold]]:
    """The questions that they answer alike; where they say so differs all the same."""
    a, b, different = ours.questions, theirs.questions, parameters_apart(ours.book, theirs.book)
    return [(a[key], b[key]) for key in _in_groups(set(a) - set(different))]


def _in_groups(keys: Iterable[str]) -> Iterator[str]:
    """The parameters in the order in which they are shown."""
    wanted = set(keys)
    return (key for group in words().groups.values() for key in group if key in wanted)


def _ruling(case: Case, book: Rulebook) -> CaseRuling | None:
    """What the book says of a case at a table; None also where the case is a request that makes no sense."""
    ruling = case.ruling(book.ruleset)
    return None if ruling is None or "faults" in ruling.expect else ruling


def _number(clause: str) -> str:
    return clause.partition(":")[2]


def _in_order(number: str) -> list[tuple[bool, int, str]]:
    """Sorts 3.2 before 3.10, and numbers before what is called by a word."""
    return [(not one.isdigit(), int(one) if one.isdigit() else 0, one) for one in re.findall(r"\d+|[^\W\d_]+", number)]


def _words(text: str) -> list[str]:
    """The words of a text in small letters; 5,000 is one."""
    return _WORD.findall(_BETWEEN_DIGITS.sub("", text).casefold())


def _as_words(*texts: str | None) -> str:
    """Words to look in, each after a space."""
    return " " + " ".join(word for text in texts if text for word in _words(text))


def _having(wanted: Iterable[str], searched: _Searched[_T]) -> list[_T]:
    for begun in wanted:
        searched = [one for one in searched if begun in one[1]]
    return [one for one, _ in searched]


@cache
def _haystacks() -> dict[str, str]:
    """What is searched of each case, by its id."""
    titles = words().situation_titles
    return {case.id: _as_words(case.story, case.source, titles[case.topic], case.id) for case in load_cases()}


def _words_of_clause(one: ClauseTold) -> str:
    clause, titles = one.clause, [topic.title for topic in one.rules_on]
    return _as_words(clause.source, one.number, clause.paraphrase, clause.reading, *titles, *one.also)
