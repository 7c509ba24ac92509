"""Binding: a file's entries become a rulebook, on top of the one that they extend, or fall back to for the rest."""

import re
from collections.abc import Collection, Mapping
from dataclasses import asdict, fields, replace
from typing import Any, Final, TypeAlias

from ..fault_text import cut, near_names
from ..rules.model.reason import Basis, Topic
from ..rules.ruleset import DECIDES, Citation, Ruleset
from .house_rules import with_settings, without_clauses
from .parameters import PARAMETERS, parameters
from .rulebook import (
    LONGEST_ID,
    LONGEST_NAME,
    VERSION,
    Change,
    Clause,
    FrozenDict,
    Play,
    Publication,
    Rulebook,
    Seen,
    as_numbers,
    id_of,
    pins,
)
from .rulebook_file import Entries, EntryError, EntryFault, Inherits, dotted, shift, sound, unknown

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_CLAUSE: Final = re.compile(r"([a-z0-9-]+):[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")
_TABLES: Final = frozenset(parameter.table for parameter in PARAMETERS.values())
_RULES: Final = re.compile(r"\brules? [0-9]{1,9}(?:(?:-|, | and | to )[0-9]{1,9})*\b")
_DIGITS: Final = re.compile("[0-9]+")
_LEADING_DIGITS: Final = re.compile("^[0-9]{1,9}(?![0-9])")
_NO_NUMBERS: Final = "must be a clause there, or as many numbers, as 40-62 and 42-64"
_NO_TABLE: Final = "must be a table"
_UNSEEN: Final = "Taken over from {clause}: the wording of this edition was not seen."
_RESTATED: Final = "Second hand, as others tell it: the wording of this edition was not seen."
_READ_THERE: Final = " Read there as follows: {reading}"
_THREE_NUMBERS: Final = "must be three numbers, each of at most nine digits, as 1.0.0"

Faults: TypeAlias = tuple[EntryFault, ...]


def bind(stem: str, raw: Mapping[str, Any], base: Rulebook | None, fallback: Rulebook | None = None) -> Rulebook:
    """The rulebook of a file called `stem`, on top of `base` if it extends one, with what it leaves out from `fallback`
    if it falls back to one. Raises EntryError with every fault.
    """
    entries, ruleset, faults = _read(stem, raw, base)
    if any(fault.path == ("inherits",) for fault in faults):  # which clauses are there is not known
        raise EntryError(*faults)
    try:
        base = _taken_over(base, entries) if base else None
    except EntryError as error:
        raise EntryError(*faults, *error.faults) from None
    topics = _citations(entries, ruleset, base)
    own, strange = _own_clauses(entries, base)
    clauses = _clauses(own, topics, base)
    changes, wrong = _changes(entries)
    faults = (*faults, *strange, *_topic_faults(entries, clauses, raw), *_open_faults(entries), *wrong)
    if faults:
        raise EntryError(*faults)
    facts = {name: getattr(entries, name) for name in ("publisher", "edition", "year", "address")}
    book = Rulebook(
        ruleset=replace(ruleset, topics=FrozenDict({topic: topics[topic] for topic in Topic if topic in topics})),
        title=entries.title or (f"{entries.id}, after {base.title}" if base else ""),
        source=_source(entries, base),
        seen=Seen.UNSEEN if entries.inherits is Inherits.NUMBERING else entries.seen,
        publication=Publication(**facts, paraphrased=entries.paraphrased is not False) if entries.publisher else None,
        extends=entries.extends,
        clauses=clauses,
        readings=FrozenDict(_readings(entries, topics, base)),
        changes=changes,
        left_open=_left_open(entries, raw, topics, base),
        falls_back_to=entries.falls_back_to,
        fallen_back=_kept(base.fallen_back, raw, topics, base) if base else frozenset(),
        reissued=base.reissued if base and entries.is_edition else FrozenDict({}),
        play=entries.play or (base.play if base else Play.BOTH),
        order=entries.order,
    )
    if book.seen is Seen.RESTATED:
        book = _at_second_hand(book)
    if fallback is None:
        return book
    set_here = {f"{table}.{name}" for table in _TABLES & raw.keys() for name in raw[table]}
    return _fallen_back(book, fallback, {*set_here, *entries.leaves_open})


def faults_without_base(stem: str, raw: Mapping[str, Any]) -> Faults:
    """What is wrong with a file whatever it is that it extends, for want of that."""
    return _read(stem, raw, None)[2]


def _read(stem: str, raw: Mapping[str, Any], base: Rulebook | None) -> tuple[Entries, Ruleset, Faults]:
    """What is sound in a file, and what is wrong with its shape, its heading and its parameters."""
    tables, misshapen = _tables(raw)
    needed = {"id": id_of(stem), "version": "1.0.0"}
    entries, wrong = sound({name: tables[name] for name in tables if name not in _TABLES}, Entries, needed)
    heading = _heading_faults(stem, entries, {fault.path[0] for fault in (*misshapen, *wrong)})
    ruleset, parametric = _ruleset({name: tables[name] for name in tables if name in _TABLES}, entries, base)
    return entries, ruleset, (*misshapen, *wrong, *heading, *parametric)


def _tables(raw: Mapping[str, Any]) -> tuple[dict[str, Any], Faults]:
    """The entries that have the shape they should: a topic's bare clause becomes a table; and the faults of others."""
    known = {field.name for field in fields(Entries)} | _TABLES
    faults = [EntryFault((name,), unknown(name, known)) for name in raw if name not in known]
    tables = {name: entry for name, entry in raw.items() if name in known}
    for name in tables.keys() & (_TABLES | {"topics", "clauses"}):
        if not isinstance(tables[name], dict):
            faults.append(EntryFault((name,), _NO_TABLE))
            del tables[name]
    if "topics" in tables:
        tables["topics"] = {
            topic: {"clause": entry} if isinstance(entry, str) else entry for topic, entry in tables["topics"].items()
        }
    for name in tables.keys() & {"topics", "clauses"}:
        faults += [EntryFault((name, key), _NO_TABLE) for key, row in tables[name].items() if not isinstance(row, dict)]
        tables[name] = {key: row for key, row in tables[name].items() if isinstance(row, dict)}
    return tables, tuple(faults)


def _heading_faults(stem: str, entries: Entries, faulty: Collection[str]) -> Faults:
    """What is wrong with the heading, apart from the entries that are known to be `faulty`."""
    id, at, pin = stem.partition("@")
    faults: dict[str, str] = {}
    if not entries.is_house:
        faults |= {name: "is missing" for name in ("title", "source") if getattr(entries, name) is None}
    details = (entries.edition, entries.year, entries.address, entries.paraphrased)
    if entries.publisher is None and any(detail is not None for detail in details):
        faults["publisher"] = "is missing"
    if entries.inherits and entries.extends is None:
        faults["inherits"] = "goes with extends"
    if entries.numbers and not entries.is_edition:
        faults["numbers"] = "goes with a later edition, whose inherits is wording or numbering"
    if not VERSION.fullmatch(entries.version):
        faults["version"] = _THREE_NUMBERS
    elif at and pin not in pins(entries.version):
        faults["version"] = f"must begin with {pin or 'a number'}, as the file is named"
    if entries.id != id:
        faults["id"] = f"must be {id}, as the file is named"
    elif len(id) > LONGEST_ID or not _ID.fullmatch(id):
        faults["id"] = f"must be small letters, digits and single hyphens, at most {LONGEST_ID} in all"
    return tuple(EntryFault((name,), what) for name, what in faults.items() if name not in faulty)


def _ruleset(own: Mapping[str, Any], entries: Entries, base: Rulebook | None) -> tuple[Ruleset, Faults]:
    """The base's parameters with the file's own over them, but for those that are wrong; and what is wrong."""
    tables: dict[str, dict[str, object]] = {}
    for key, value in parameters(base.ruleset).items() if base else ():
        tables.setdefault(PARAMETERS[key].table, {})[PARAMETERS[key].name] = value
    for name in sorted(own):
        tables.setdefault(name, {}).update(own[name])
    ruleset, faults = sound({"id": entries.id, "version": entries.version, **tables}, Ruleset, {})
    torn = ruleset.contradictory
    wrong = {dotted(fault.path) for fault in faults}
    if torn and not wrong & set(torn) and (base or entries.extends is None):
        faults = (*faults, EntryFault(tuple(torn[0].split(".")), f"contradicts {torn[1]}"))
    return ruleset, faults


def _taken_over(base: Rulebook, entries: Entries) -> Rulebook:
    """The base as the file takes it over: as it is, re-issued under the file's id, or with its parameters alone."""
    match entries.inherits:
        case Inherits.NUMBERING:
            return _reissued(_without_fallback(base), entries, seen=False)
        case Inherits.WORDING:
            return _reissued(_without_fallback(base), entries, seen=True)
        case Inherits.ANSWERS:
            return replace(
                base,
                ruleset=replace(base.ruleset, topics=FrozenDict({})),
                clauses=(),
                readings=FrozenDict({}),
                left_open=frozenset(),
                fallen_back=frozenset(),
            )
        case _:
            return base


def _reissued(base: Rulebook, entries: Entries, *, seen: bool) -> Rulebook:
    """The base with every clause under the file's id.

    If this edition was not `seen`, its clauses are marked so, and a topic that cites one is our reading.
    """
    ids = {clause.id: _reissued_id(clause.id, entries) for clause in base.clauses}
    listed = {_number(clause) for clause in ids}
    unlike = [old for old, new in entries.numbers.items() if old not in listed and shift(old, new) is None]
    malformed = [old for old, new in entries.numbers.items() if old in listed and not _CLAUSE.fullmatch(f"x:{new}")]
    if unlike or malformed:
        messages = dict.fromkeys(unlike, _NO_NUMBERS) | dict.fromkeys(malformed, "must be the number of a clause")
        raise EntryError(*(EntryFault(("numbers", old), what) for old, what in messages.items()))
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
        if citation.clause is None:  # the house's own word stays that, and so does a reading without a number
            topics[topic] = citation
            readings |= {topic: base.readings[topic]} if topic in base.readings else {}
            continue
        basis = citation.basis if seen else Basis.READING
        topics[topic] = Citation(clause=ids[citation.clause], basis=basis)
        reading = _reading_there(citation.clause, base.readings.get(topic), entries, seen=seen)
        if reading:
            readings[topic] = reading
    return replace(
        base,
        ruleset=replace(base.ruleset, topics=FrozenDict(topics)),
        clauses=tuple(clauses.values()),
        readings=FrozenDict(readings),
        reissued=FrozenDict(ids),
    )


def _at_second_hand(book: Rulebook) -> Rulebook:
    """The book with its clauses marked as not seen, and whatever it cites as a reading that says so."""

    def note(reading: str | None) -> str:
        return _RESTATED + (_READ_THERE.format(reading=reading) if reading else "")

    topics = {
        topic: replace(cited, basis=Basis.READING) if cited.clause else cited
        for topic, cited in book.ruleset.topics.items()
    }
    readings = {**book.readings, **{topic: note(book.readings.get(topic)) for topic in topics if topics[topic].clause}}
    return replace(
        book,
        ruleset=replace(book.ruleset, topics=FrozenDict(topics)),
        clauses=tuple(replace(clause, reading=note(clause.reading), seen=False) for clause in book.clauses),
        readings=FrozenDict(readings),
    )


def _reissue(clause: Clause, base: Rulebook, entries: Entries, *, seen: bool) -> Clause:
    return replace(
        clause,
        id=_reissued_id(clause.id, entries),
        source=_source_there(clause, _short_title(base.title), entries),
        paraphrase=_renumbered(clause.paraphrase, entries),
        reading=_reading_there(clause.id, clause.reading, entries, seen=seen),
        seen=seen and clause.seen,
    )


def _source_there(clause: Clause, old: str, entries: Entries) -> str:
    """Where the clause stands in the later edition, in the earlier edition's words if these begin with its name."""
    new = _short_title(entries.title or entries.id)
    if clause.source.startswith(old):
        return new + _renumbered(clause.source.removeprefix(old), entries)
    return f"{new}, {_number(_reissued_id(clause.id, entries))}"


def _reading_there(clause: str, reading: str | None, entries: Entries, *, seen: bool) -> str | None:
    reading = _renumbered(reading, entries) if reading else None
    if seen:
        return reading
    return _UNSEEN.format(clause=clause) + (_READ_THERE.format(reading=reading) if reading else "")


def _renumbered(text: str, entries: Entries) -> str:
    """What is said of rules by their numbers, as in "rules 43 and 45", by those of the later edition."""
    return _RULES.sub(lambda named: _DIGITS.sub(entries.number_of, named[0]), text)


def _reissued_id(clause: str, entries: Entries) -> str:
    if (moved := entries.numbers.get(_number(clause))) is not None:
        return f"{entries.id}:{moved}"
    return f"{entries.id}:{_LEADING_DIGITS.sub(entries.number_of, _number(clause))}"


def _number(clause: str) -> str:
    return clause.partition(":")[2]


def _short_title(title: str) -> str:
    return title.partition(":")[0]


def _citations(entries: Entries, ruleset: Ruleset, base: Rulebook | None) -> dict[Topic, Citation]:
    """The base's citations, without those of parameters that this file sets differently; and the file's own."""
    inherited: dict[Topic, Citation] = {}
    if base is not None:
        before, after = parameters(base.ruleset), parameters(ruleset)
        changed = tuple(key for key in PARAMETERS if before[key] != after[key])
        if entries.is_house:  # for a changed topic house rules cite the house, and another book cites nothing
            inherited = without_clauses(base.ruleset.topics, changed)
        else:
            decided = {topic for key in changed for topic in DECIDES[key]}
            inherited = {topic: cited for topic, cited in base.ruleset.topics.items() if topic not in decided}
    own = {topic: Citation(clause=entry.clause, basis=entry.basis) for topic, entry in entries.topics.items()}
    return {**inherited, **own}


def _left_open(
    entries: Entries, raw: Mapping[str, Any], topics: Mapping[Topic, Citation], base: Rulebook | None
) -> frozenset[str]:
    """The parameters that are the house's: the book cites nothing for them, says so, or takes that over unchanged."""
    silent = {key for key in PARAMETERS if not any(topic in topics for topic in DECIDES[key])}
    kept = _kept(base.left_open, raw, topics, base) if base else frozenset()
    return kept | silent | set(entries.leaves_open)


def _kept(
    keys: Collection[str], raw: Mapping[str, Any], topics: Mapping[Topic, Citation], base: Rulebook
) -> frozenset[str]:
    """Of the base's parameters those that the file neither sets nor cites otherwise."""
    return frozenset(
        key
        for key in keys
        if PARAMETERS[key].name not in raw.get(PARAMETERS[key].table, {})
        and all(_same(topic, topics, base) for topic in DECIDES[key])
    )


def _readings(entries: Entries, topics: Mapping[Topic, Citation], base: Rulebook | None) -> dict[Topic, str]:
    """Why we rule so, by topic: the file's own readings, and the base's where its citation still holds."""
    kept = {topic: base.readings[topic] for topic in base.readings if _same(topic, topics, base)} if base else {}
    for topic, entry in entries.topics.items():
        kept.pop(topic, None)
        if entry.reading:
            kept[topic] = entry.reading
    return {topic: kept[topic] for topic in Topic if topic in kept}


def _clauses(own: Mapping[str, Clause], topics: Mapping[Topic, Citation], base: Rulebook | None) -> tuple[Clause, ...]:
    """The base's clauses, then the file's own; one that the file states anew keeps its place."""
    clauses: dict[str, Clause] = {}
    for clause in base.clauses if base else ():
        # a topic that this file answers anew is no longer the inherited clause's
        still = tuple(topic for topic in clause.topics if _same(topic, topics, base))
        clauses[clause.id] = replace(clause, topics=still)
    clauses |= own
    return tuple(replace(clause, topics=_spoken_to(clause, topics)) for clause in clauses.values())


def _own_clauses(entries: Entries, base: Rulebook | None) -> tuple[dict[str, Clause], Faults]:
    """The clauses that the file states, and a fault for each of a book that it does not speak for."""
    books = {entries.id, *(_book_of(clause.id) for clause in (base.clauses if base else ()))}
    strange = [clause_id for clause_id in entries.clauses if _book_of(clause_id) not in books]
    own = {
        clause_id: Clause(**asdict(entry) | {"id": clause_id, "source": entry.source or _source(entries, base)})
        for clause_id, entry in entries.clauses.items()
    }
    return own, tuple(EntryFault(("clauses", clause_id), f"must be {entries.id}:<number>") for clause_id in strange)


def _changes(entries: Entries) -> tuple[tuple[Change, ...], Faults]:
    """What each version changed; and a fault if this version is not the first of them, or they do not fall."""
    changes: list[Change] = []
    faults: list[EntryFault] = []
    for place, entry in enumerate(entries.changes):
        at = ("changes", str(place))
        if not VERSION.fullmatch(entry.version):
            return (), (EntryFault((*at, "version"), _THREE_NUMBERS),)
        if place == 0 and entry.version != entries.version:
            faults.append(EntryFault((*at, "version"), f"must be {entries.version}, as this version is"))
        if changes and as_numbers(entry.version) >= as_numbers(changes[-1].version):
            faults.append(EntryFault((*at, "version"), f"must be lower than {changes[-1].version}: the newest first"))
        rulings = _rules_anew(entry.version, *(change.version for change in entries.changes[place + 1 : place + 2]))
        if rulings and not entry.topics:
            what = "is missing: a new major version rules on something differently"
            faults.append(EntryFault((*at, "topics"), what))
        changes.append(Change(version=entry.version, note=entry.note, rulings=rulings, topics=entry.topics))
    return tuple(changes), tuple(faults)


def _rules_anew(version: str, before: str | None = None) -> bool:
    """Whether a version rules on something differently than the one before it: its first number is another.

    Where none before is told of, a 1.0.0 is the first, and a 2.0.0 is not.
    """
    major, _, rest = version.partition(".")
    if before is None:
        return int(major) > 1 and rest == "0.0"
    return major != before.partition(".")[0]


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


def _open_faults(entries: Entries) -> Faults:
    """A fault for each parameter that is left open and is none."""
    return tuple(
        EntryFault(("leaves_open", str(place)), f"{cut(key, LONGEST_NAME)} {unknown(key, PARAMETERS)}")
        for place, key in enumerate(entries.leaves_open)
        if key not in PARAMETERS
    )


def _topic_faults(entries: Entries, clauses: tuple[Clause, ...], raw: Mapping[str, Any]) -> Faults:
    """What is wrong with how topics are answered, also where something else is wrong with them, or with clauses."""
    faults = []
    listed = {clause.id for clause in clauses}
    written, topics = (table if isinstance(table := raw.get(name), dict) else {} for name in ("clauses", "topics"))
    for topic, entry in topics.items():
        clause = entry.get("clause") if isinstance(entry, dict) else entry
        if isinstance(clause, str) and clause.strip() and clause not in listed and clause not in written:
            near = ", ".join(near_names(clause, listed))
            what = f"there is no clause {cut(clause, LONGEST_NAME)}" + (f": did you mean {near}?" if near else "")
            faults.append(EntryFault(("topics", topic, "clause"), what))
    for topic, known in entries.topics.items():
        if known.clause is None and known.basis is not Basis.READING:
            faults.append(EntryFault(("topics", topic, "clause"), "is missing"))
        if known.basis is Basis.READING and not known.reading:
            faults.append(EntryFault(("topics", topic, "reading"), "is missing: say why we rule so"))
    return tuple(faults)


def _fallen_back(book: Rulebook, other: Rulebook, own: Collection[str]) -> Rulebook:
    """The book, set and cited as the `other` one where it says nothing. Raises EntryError.

    A parameter is set as there if the book has a clause for none of its topics and the other for one of them, unless
    it is the book's `own`. A topic without a clause is cited from there, unless something that decides it is set
    otherwise here: the clause would not say what is ruled. A reading without a number is none that could be cited.
    """
    ours = book.ruleset.topics
    theirs = {topic: cited for topic, cited in other.ruleset.topics.items() if not cited.is_without_number}
    taken = frozenset(
        key
        for key, topics in DECIDES.items()
        if key not in own and ours.keys().isdisjoint(topics) and not theirs.keys().isdisjoint(topics)
    )
    ruleset = with_settings(book.ruleset, {key: PARAMETERS[key].of(other.ruleset) for key in taken})
    if ruleset.contradictory:
        first, second = ruleset.contradictory
        raise EntryError(EntryFault(("falls_back_to",), f"{first} then contradicts {second}: set both in this file"))
    apart = (parameter for parameter in PARAMETERS.values() if parameter.of(ruleset) != parameter.of(other.ruleset))
    gaps = theirs.keys() - ours.keys() - {topic for parameter in apart for topic in parameter.topics}
    every = {**ours, **{topic: Citation(clause=theirs[topic].clause, basis=Basis.FALLBACK) for topic in gaps}}
    readings = {**book.readings, **{topic: other.readings[topic] for topic in gaps & other.readings.keys()}}
    listed = {clause.id for clause in book.clauses}
    cited = (
        replace(rule, topics=tuple(topic for topic in rule.topics if topic in gaps and theirs[topic].clause == rule.id))
        for rule in other.clauses
        if rule.id not in listed
    )
    return replace(
        book,
        ruleset=replace(ruleset, topics=FrozenDict({topic: every[topic] for topic in Topic if topic in every})),
        clauses=(*book.clauses, *(clause for clause in cited if clause.topics)),
        readings=FrozenDict({topic: readings[topic] for topic in Topic if topic in readings}),
        left_open=book.left_open - (taken - other.left_open),
        fallen_back=book.fallen_back | taken,
    )


def _without_fallback(book: Rulebook) -> Rulebook:
    """The book without what it cites from the one that it falls back to; its parameters stay as they are set."""
    topics = {topic: cited for topic, cited in book.ruleset.topics.items() if cited.basis is not Basis.FALLBACK}
    there = {cited.clause for cited in book.ruleset.topics.values()} - {cited.clause for cited in topics.values()}
    return replace(
        book,
        ruleset=replace(book.ruleset, topics=FrozenDict(topics)),
        clauses=tuple(clause for clause in book.clauses if clause.id not in there),
        readings=FrozenDict({topic: reading for topic, reading in book.readings.items() if topic in topics}),
        falls_back_to=None,
        fallen_back=frozenset(),
    )
