"""Inheritance: what a file takes over from the rulebook that it extends."""

from dataclasses import replace
from typing import Final

from ..rules.model.reasons import Standing, Topic
from ..rules.ruleset import Citation
from .entries import Entries, EntryError, EntryFault, Inherits
from .frozen import Frozen
from .rulebook import Clause, Rulebook

_UNSEEN: Final = "Taken over from {clause}: the wording of this edition was not seen."
_READ_THERE: Final = " Read there as follows: {reading}"


def taken_over(base: Rulebook, entries: Entries) -> Rulebook:
    """The base as the file takes it over: as it is, re-issued under the file's id, or with its parameters alone."""
    match entries.inherits:
        case Inherits.NUMBERING:
            return _reissued(base, entries, seen=False)
        case Inherits.WORDING:
            return _reissued(base, entries, seen=True)
        case Inherits.ANSWERS:
            return replace(base, ruleset=replace(base.ruleset, topics=Frozen({})), clauses=(), readings=Frozen({}))
        case _:
            return base


def _reissued(base: Rulebook, entries: Entries, *, seen: bool) -> Rulebook:
    """The base with every clause under the file's id.

    If this edition was not `seen`, its clauses are marked so, and a topic that cites one is our reading.
    """
    clauses: dict[str, Clause] = {}
    for clause in base.clauses:
        new = _reissue(clause, base, entries, seen=seen)
        if new.id in clauses:
            what = f"cannot be {entries.inherits}: {base.ruleset.id} has two clauses for {new.id}"
            raise EntryError(EntryFault(("inherits",), what))
        clauses[new.id] = new
    topics: dict[Topic, Citation] = {}
    readings: dict[Topic, str] = {}
    for topic, citation in base.ruleset.topics.items():
        if citation.clause is None:  # the house's own word stays that
            topics[topic] = citation
            continue
        standing = citation.standing if seen else Standing.READING
        topics[topic] = Citation(clause=_renamed(citation.clause, entries.id), standing=standing)
        reading = _reading(citation.clause, base.readings.get(topic), seen=seen)
        if reading:
            readings[topic] = reading
    return replace(
        base,
        ruleset=replace(base.ruleset, topics=Frozen(topics)),
        clauses=tuple(clauses.values()),
        readings=Frozen(readings),
    )


def _reissue(clause: Clause, base: Rulebook, entries: Entries, *, seen: bool) -> Clause:
    return replace(
        clause,
        id=_renamed(clause.id, entries.id),
        source=_source(clause, _short(base.title), _short(entries.title or entries.id)),
        reading=_reading(clause.id, clause.reading, seen=seen),
        seen=seen and clause.seen,
    )


def _source(clause: Clause, old: str, new: str) -> str:
    """Where the clause stands in the later edition, in the earlier edition's words if these begin with its name."""
    if clause.source.startswith(old):
        return new + clause.source.removeprefix(old)
    return f"{new}, {_number(clause.id)}"


def _reading(clause: str, reading: str | None, *, seen: bool) -> str | None:
    if seen:
        return reading
    return _UNSEEN.format(clause=clause) + (_READ_THERE.format(reading=reading) if reading else "")


def _renamed(clause: str, book: str) -> str:
    return f"{book}:{_number(clause)}"


def _number(clause: str) -> str:
    return clause.partition(":")[2]


def _short(title: str) -> str:
    return title.partition(":")[0]
