"""Binding: a file's entries, on top of the rulebook that it extends, become a rulebook."""

import re
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Final

from ..rules.model.reasons import Standing, Topic
from ..rules.ruleset import DECIDES, Citation, Ruleset
from .entries import ClauseEntry, Entries, EntryError, dotted, structured, table
from .frozen import Frozen
from .house_rules import without_clauses
from .inheritance import taken_over
from .parameters import PARAMETERS, parameters
from .rulebook import Change, Clause, Rulebook
from .versions import LONGEST_ID, VERSION, as_numbers, pins

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_CLAUSE: Final = re.compile(r"([a-z0-9-]+):[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")
_TABLES: Final = frozenset(parameter.table for parameter in PARAMETERS.values())
_THREE_NUMBERS: Final = "must be three numbers, each of at most nine digits, as 1.0.0"
_IN_PRINT: Final = (Standing.TEXT, Standing.DERIVED, Standing.READING)


def bind(stem: str, raw: Mapping[str, Any], base: Rulebook | None) -> Rulebook:
    """The rulebook of a file called `stem`, on top of `base` if it extends one. Raises EntryError."""
    entries = structured(_entries(raw), Entries)
    _verify_heading(stem, entries, base)
    base = taken_over(base, entries) if base else None
    ruleset = _ruleset(entries, raw, base)
    topics = _citations(entries, ruleset, base)
    clauses = _clauses(entries, topics, base)
    _verify_topics(entries, clauses)
    return Rulebook(
        ruleset=replace(ruleset, topics=Frozen({topic: topics[topic] for topic in Topic if topic in topics})),
        title=entries.title or (f"{entries.id}, after {base.title}" if base else ""),
        source=_source(entries, base),
        extends=entries.extends,
        clauses=clauses,
        readings=Frozen(_readings(entries, topics, base)),
        changes=_changes(entries),
    )


def _entries(raw: Mapping[str, Any]) -> dict[str, Any]:
    """All entries but the parameters; a topic's bare clause becomes a table. Raises EntryError."""
    known = {one.name for one in fields(Entries)}
    entries = {key: value for key, value in raw.items() if key in known}
    for key in raw:
        if key not in known | _TABLES:
            raise EntryError(dotted((key,)), "is not known here")
        if key in _TABLES:
            table(raw[key], key)
    if "topics" in entries:
        entries["topics"] = {
            name: {"clause": entry} if isinstance(entry, str) else table(entry, "topics", name)
            for name, entry in table(entries["topics"], "topics").items()
        }
    for name, entry in table(entries.get("clauses", {}), "clauses").items():
        table(entry, "clauses", name)
    return entries


def _verify_heading(stem: str, entries: Entries, base: Rulebook | None) -> None:
    id, at, pin = stem.partition("@")
    if entries.id != id:
        raise EntryError("id", f"must be {id}, as the file is named")
    if len(id) > LONGEST_ID or not _ID.fullmatch(id):
        raise EntryError("id", f"must be small letters, digits and single hyphens, at most {LONGEST_ID} in all")
    if not VERSION.fullmatch(entries.version):
        raise EntryError("version", _THREE_NUMBERS)
    if at and pin not in pins(entries.version):
        raise EntryError("version", f"must begin with {pin or 'a number'}, as the file is named")
    if entries.inherits and base is None:
        raise EntryError("inherits", "goes with extends")
    for key in () if entries.is_house else ("title", "source"):
        if getattr(entries, key) is None:
            raise EntryError(key, "is missing")


def _ruleset(entries: Entries, raw: Mapping[str, Any], base: Rulebook | None) -> Ruleset:
    tables: dict[str, dict[str, object]] = {}
    for key, found in parameters(base.ruleset).items() if base else ():
        tables.setdefault(PARAMETERS[key].table, {})[PARAMETERS[key].name] = found
    for name in sorted(_TABLES & set(raw)):
        tables.setdefault(name, {}).update(raw[name])
    ruleset = structured({"id": entries.id, "version": entries.version, **tables}, Ruleset)
    torn = ruleset.contradictory
    if torn:
        raise EntryError(torn[0], f"contradicts {torn[1]}")
    return ruleset


def _citations(entries: Entries, ruleset: Ruleset, base: Rulebook | None) -> dict[Topic, Citation]:
    """The base's citations, without those of parameters that this file sets differently; and the file's own."""
    inherited: dict[Topic, Citation] = {}
    if base is not None:
        before, after = parameters(base.ruleset), parameters(ruleset)
        changed = tuple(key for key in PARAMETERS if before[key] != after[key])
        inherited = _without(base.ruleset.topics, changed, entries)
    own = {topic: Citation(clause=said.clause, standing=said.standing) for topic, said in entries.topics.items()}
    return {**inherited, **own}


def _without(topics: Mapping[Topic, Citation], changed: tuple[str, ...], entries: Entries) -> dict[Topic, Citation]:
    """The citations that still hold. For a changed topic house rules cite the house, and another book cites nothing."""
    if entries.is_house:
        return without_clauses(topics, changed)
    decided = {topic for key in changed for topic in DECIDES[key]}
    return {topic: topics[topic] for topic in topics if topic not in decided}


def _readings(entries: Entries, topics: Mapping[Topic, Citation], base: Rulebook | None) -> dict[Topic, str]:
    """Why we rule so, by topic: the file's own readings, and the base's where its citation still holds."""
    kept = {topic: base.readings[topic] for topic in base.readings if _same(topic, topics, base)} if base else {}
    for topic, entry in entries.topics.items():
        kept.pop(topic, None)
        if entry.reading:
            kept[topic] = entry.reading
    return {topic: kept[topic] for topic in Topic if topic in kept}


def _clauses(entries: Entries, topics: Mapping[Topic, Citation], base: Rulebook | None) -> tuple[Clause, ...]:
    """The base's clauses, then the file's own; one that the file states anew keeps its place."""
    books = {entries.id}
    clauses: dict[str, Clause] = {}
    for clause in base.clauses if base else ():
        books.add(_book_of(clause.id))
        # a topic that this file answers anew is no longer the inherited clause's
        still = tuple(topic for topic in clause.topics if _same(topic, topics, base))
        clauses[clause.id] = replace(clause, topics=still)
    for clause_id, entry in entries.clauses.items():
        if _book_of(clause_id) not in books:
            raise EntryError(dotted(("clauses", clause_id)), f"must be {entries.id}:<number>")
        clauses[clause_id] = _clause(clause_id, entry, _source(entries, base))
    return tuple(replace(clause, topics=_spoken_to(clause, topics)) for clause in clauses.values())


def _clause(clause_id: str, entry: ClauseEntry, source: str) -> Clause:
    return Clause(
        id=clause_id,
        source=entry.source or source,
        paraphrase=entry.paraphrase,
        verdict=entry.verdict,
        topics=entry.topics,
        reading=entry.reading,
        seen=entry.seen,
    )


def _changes(entries: Entries) -> tuple[Change, ...]:
    """What each version changed. Raises EntryError if this version is not the first of them, or they do not fall."""
    found: list[Change] = []
    for place, entry in enumerate(entries.changes):
        if not VERSION.fullmatch(entry.version):
            raise EntryError(f"changes.{place}.version", _THREE_NUMBERS)
        if place == 0 and entry.version != entries.version:
            raise EntryError("changes.0.version", f"must be {entries.version}, as this version is")
        if found and as_numbers(entry.version) >= as_numbers(found[-1].version):
            raise EntryError(f"changes.{place}.version", f"must be lower than {found[-1].version}: the newest first")
        before = entries.changes[place + 1].version if place + 1 < len(entries.changes) else entry.version
        rulings = entry.version.split(".")[0] != before.split(".")[0]
        if rulings and not entry.topics:
            raise EntryError(
                f"changes.{place}.topics", "is missing: a new major version rules on something differently"
            )
        found.append(Change(version=entry.version, note=entry.note, rulings=rulings, topics=entry.topics))
    return tuple(found)


def _spoken_to(clause: Clause, topics: Mapping[Topic, Citation]) -> tuple[Topic, ...]:
    citing = {topic for topic, citation in topics.items() if citation.clause == clause.id}
    return tuple(topic for topic in Topic if topic in citing or topic in clause.topics)


def _same(topic: Topic, topics: Mapping[Topic, Citation], base: Rulebook | None) -> bool:
    return base is not None and topics.get(topic) == base.ruleset.topics.get(topic)


def _source(entries: Entries, base: Rulebook | None) -> str:
    return entries.source or (f"house rules over {base.source}" if base else "")


def _book_of(clause_id: str) -> str:
    parts = _CLAUSE.fullmatch(clause_id)
    return parts[1] if parts else ""


def _verify_topics(entries: Entries, clauses: tuple[Clause, ...]) -> None:
    listed = {clause.id for clause in clauses}
    for topic, entry in entries.topics.items():
        if entry.clause not in listed:
            raise EntryError(dotted(("topics", topic, "clause")), f"there is no clause {entry.clause}")
        if entry.standing not in _IN_PRINT:
            raise EntryError(dotted(("topics", topic, "standing")), "must be one of " + ", ".join(_IN_PRINT))
        if entry.standing is Standing.READING and not entry.reading:
            raise EntryError(dotted(("topics", topic, "reading")), "is missing: say why we rule so")
