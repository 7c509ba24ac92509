"""The quiz: cases as questions, from `quiz.toml`. The right answer is the one that the service gives."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from msgspec import Struct

from ..answers.render import Json
from ..cases import Case, load_cases
from ..package_data import package_toml
from ..rules.model.reason import Basis
from ..yielding import yielding
from .disputes import drawn
from .rulebook_pages import BookText, CaseText, ClauseText

DRAWN: Final = 6
"""Questions of a level in a quiz."""
FEWEST: Final = 12
"""Questions of each level, below which a rulebook has no quiz: two of them would be too much alike."""
_IN_WORDS: Final = (Basis.TEXT.value, Basis.DERIVED.value)


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A question as `quiz.toml` has it. `answers`: each with the ruling by which it is right."""

    case: str
    story: str
    answers: dict[str, str]
    ask: str = "What stands?"
    picture: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """A question under a rulebook: its answers, each with whether it is right, and the ruling with its clause."""

    id: str
    entry: Entry
    picture: tuple[tuple[str, str], ...]
    answers: tuple[tuple[str, bool], ...]
    case: CaseText
    clause: ClauseText


Levels = Mapping[str, tuple[Question, ...]]


@cache
def entries() -> Mapping[str, tuple[tuple[Case, Entry], ...]]:
    """Every question by its level, with its case."""
    cases = {case.id: case for case in load_cases()}
    listed = package_toml(__package__, "quiz.toml", dict[str, list[Entry]])
    return {level: tuple((cases[entry.case], entry) for entry in some) for level, some in listed.items()}


def quiz(book: BookText) -> Levels | None:
    """The questions that a book answers in its own words, by level. None if there are too few.

    Left out are those that it is silent on, and those where another reading of it is as good.
    """
    levels = {level: tuple(_questions(book, level)) for level in entries()}
    return levels if all(len(some) >= FEWEST for some in levels.values()) else None


def rulings(answer: Json) -> set[str]:
    """What an answer of the service rules, as `quiz.toml` names it: of a decision also who may raise again."""
    if "ruling" not in answer:
        return {_offered(answer["options"])}
    if answer["ruling"] == "discretion":
        return {"floor"}
    action, opened = answer["action"], answer["reopened_seats"] or ["none"]
    if action is None:
        done = "no action" if answer["ruling"] == "rejected" else "stands"
    else:
        done = action["type"] if action["type"] in ("fold", "check") else f"{action['type']} {action['to']}"
    return {done, " ".join(["opens", *map(str, opened)])}


def _offered(options: Json) -> str:
    wager = options["raise"]
    if wager:
        return f"raise {wager['min_to']} {wager['max_to']}"
    only = options["call"] and not options["fold"]
    return f"call {options['call']['to']}" if only else "no raise"


def _questions(book: BookText, level: str) -> Iterator[Question]:
    for case, entry in yielding(entries()[level]):
        text, answer = book.answer(case) or (None, {})
        if text is None or text.basis not in _IN_WORDS or text.disputed or text.clause is None:
            continue
        ruled, clause = rulings(answer), book.clause(book.place(text.clause)[1])
        answers = tuple((words, ruling in ruled) for words, ruling in entry.answers.items())
        yield Question(case.id, entry, drawn(entry.picture), answers, text, clause)
