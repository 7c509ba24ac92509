"""What each clause is about, and what the cases of each topic test: `about.toml`, written from the texts."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from service.cases import Case
from service.rules.model.reason import Topic
from service.rulesets import Clause, Rulebook, load_rulebooks

WRITTEN: Final[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("about.toml").read_text("utf-8"))
SUBJECTS: Final = {name: tuple(map(Topic, topics.split())) for name, topics in WRITTEN["subjects"].items()}
RULEBOOKS: Final = load_rulebooks()


def subjects(book: Rulebook, clause: Clause) -> tuple[str, ...]:
    """What the clause is about; that of the same words in the rulebook that this one extends, if it adds nothing."""
    if clause.id.startswith(f"{book.falls_back_to}:"):
        book = RULEBOOKS[clause.id.partition(":")[0]]
    written = WRITTEN["clauses"].get(book.ruleset.id, {}).get(clause.id.partition(":")[2])
    if written is not None:
        return tuple(written.split())
    assert book.extends, f"about.toml does not say what {clause.id} is about"
    base = RULEBOOKS[book.extends]
    same = [one for one in base.clauses if _unnumbered(one) == _unnumbered(clause)]
    assert same, f"about.toml does not say what {clause.id} is about, which is worded anew"
    return subjects(base, same[0])


def _unnumbered(clause: Clause) -> str:
    """What it says, whatever the numbers of the rules that it names."""
    return re.sub(r"\brule \d+", "rule", clause.paraphrase)


def of_number(rulebook: str, clause: str) -> tuple[str, ...]:
    """The same by a clause's id."""
    book = RULEBOOKS[rulebook]
    return subjects(book, next(one for one in book.clauses if one.id == clause))


def subjects_of(case: Case) -> tuple[str, ...] | None:
    """What the case tests; None if its topic has cases of anything."""
    written = WRITTEN["cases"].get(case.id, WRITTEN["cases"].get(case.topic))
    return None if written is None else tuple(written.split())


def topics_of(names: Iterable[str]) -> Iterator[Topic]:
    """The topics of the rules that belong to these subjects."""
    for name in names:
        yield from SUBJECTS[name]
