"""A rulebook's file as written: its shape, and which key in it is wrong."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from enum import StrEnum
from typing import Any, Final, TypeVar

from cattrs import Converter
from cattrs.errors import ClassValidationError, ForbiddenExtraKeysError, IterableValidationError

from ..rules.model.reasons import Standing, Topic
from ..rules.model.template import template
from .parameters import EXPECTED, expected, setting
from .rulebook import Verdict
from .versions import LONGEST_ID, LONGEST_NAME

T = TypeVar("T")

_IN_PRINT: Final = (Standing.TEXT, Standing.DERIVED, Standing.READING)
"""How firm a clause may be; the others are said of topics without one."""
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


class Inherits(StrEnum):
    """What a file takes over from the rulebook that it extends, in addition to the parameters."""

    CLAUSES = "clauses"  # house rules over a book: its clauses and citations as they are
    NUMBERING = "numbering"  # a later edition with the same numbers: the clauses re-issued under its id, not seen
    WORDING = "wording"  # a later edition that was seen to say the same: the clauses and citations under its id
    ANSWERS = "answers"  # another body's book: no clause and no citation


@dataclass(frozen=True, slots=True, kw_only=True)
class TopicEntry:
    """The clause behind a topic; a bare string in the file is a clause whose text says it."""

    clause: str
    standing: Standing = Standing.TEXT
    reading: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ClauseEntry:
    """A clause as written; `topics` are those that it is about in addition to the ones that cite it."""

    paraphrase: str
    source: str | None = None
    verdict: Verdict = Verdict.DECIDED
    topics: tuple[Topic, ...] = ()
    reading: str | None = None
    seen: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeEntry:
    """What a version changed, and the topics that it rules on differently, or for the first time."""

    version: str
    note: str
    topics: tuple[Topic, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Entries:
    """All of a file but its parameters."""

    id: str
    version: str
    title: str | None = None
    source: str | None = None
    extends: str | None = None
    inherits: Inherits | None = None
    changes: tuple[ChangeEntry, ...] = ()
    topics: dict[Topic, TopicEntry] = field(default_factory=dict)
    clauses: dict[str, ClauseEntry] = field(default_factory=dict)

    @property
    def is_house(self) -> bool:
        """Whether these are house rules on top of a book, and not a book in its own right."""
        return self.extends is not None and self.inherits in (None, Inherits.CLAUSES)


@dataclass(frozen=True, slots=True)
class EntryFault:
    """What is wrong with one entry: the keys that lead to it, and `what`."""

    path: tuple[str, ...]
    what: str


class EntryError(Exception):
    """Entries are wrong: `faults` has all of them."""

    def __init__(self, *faults: EntryFault) -> None:
        super().__init__("; ".join(f"{dotted(fault.path)}: {fault.what}" for fault in faults))
        self.faults = faults


def structured(raw: Mapping[str, object], kind: type[T]) -> T:
    """The table as this type. Raises EntryError with every key that is unknown, missing or of the wrong type."""
    try:
        return _CONVERTER.structure(raw, kind)
    except (ClassValidationError, IterableValidationError) as error:
        raise EntryError(*_faults(error, ())) from None


def sound(raw: Mapping[str, object], kind: type[T], needed: Mapping[str, object]) -> tuple[T, tuple[EntryFault, ...]]:
    """The table without what is wrong in it, and all that is wrong; `needed` stands in for what may not be missing."""
    try:
        return structured(raw, kind), ()
    except EntryError as error:
        faults = error.faults
    wrong = {fault.path[:2] for fault in faults}
    kept: dict[str, object] = {}
    for name, entry in raw.items():
        if isinstance(entry, dict) and (name,) not in wrong:
            kept[name] = {key: one for key, one in entry.items() if (name, key) not in wrong}
        elif not any(path[0] == name for path in wrong):
            kept[name] = entry
    return structured({**needed, **kept}, kind), faults


def dotted(path: tuple[str, ...]) -> str:
    """The key as TOML writes it: a part with a colon or a dot in it is quoted."""
    return ".".join(part if _BARE.fullmatch(part) else f'"{part}"' for part in path)


def shortened(text: str) -> str:
    """A text of the file as a fault repeats it: no longer than any name may be."""
    return text if len(text) <= LONGEST_NAME else f"{text[:LONGEST_NAME]}…"


def unknown(name: str, known: Iterable[str]) -> str:
    """What is said of a name that is none of these."""
    names = sorted(known)
    near = get_close_matches(name[:LONGEST_ID], names, 1)
    return "is not known here" + (f": did you mean {near[0]}?" if near else f": there are {', '.join(names)}")


def _faults(error: BaseException, path: tuple[str, ...]) -> Iterator[EntryFault]:
    match error:
        case ClassValidationError() | IterableValidationError():
            yield from _faults_within(error, path)
        case ForbiddenExtraKeysError():
            for name in sorted(error.extra_fields):
                yield EntryFault((*path, name), unknown(name, (one.name for one in fields(error.cl))))
        case KeyError():
            yield EntryFault(path, "is missing")
        case AttributeError() | TypeError():  # cattrs asked for the keys of something that has none
            yield EntryFault(path, "must be a table")
        case _:
            yield EntryFault(path, str(error))


def _faults_within(
    error: ClassValidationError | IterableValidationError, path: tuple[str, ...]
) -> Iterator[EntryFault]:
    """The faults of a table's members, or of an array's."""
    if isinstance(error, ClassValidationError):
        members, others = error.group_exceptions()
        for one, at in members:
            yield from _faults(one, (*path, at.name))
    else:
        items, others = error.group_exceptions()
        for one, place in items:
            yield from _faults(one, (*path, str(place.index)))
    for other in others:
        yield from _faults(other, path)


def _text(value: object, kind: Any) -> Any:
    # asked for every subclass of str too, and each choice is one
    if kind is not str:
        return _setting(value, kind)
    if type(value) is not str or not value.strip():
        raise ValueError("must be a text that is not blank")
    return value


def _setting(value: object, kind: Any) -> Any:
    found = setting(kind, value)
    if found is None or (kind is Standing and found not in _IN_PRINT):
        choices = [one.value for one in (_IN_PRINT if kind is Standing else kind if issubclass(kind, StrEnum) else ())]
        near = get_close_matches(str(value)[:LONGEST_ID], choices, 1)
        params = expected(kind) | ({"allowed": tuple(choices)} if choices else {})
        must_be = _MUST_BE.message(_MUST_BE.params(params))
        raise ValueError(f"{shortened(str(value))} is not known here: did you mean {near[0]}?" if near else must_be)
    return found


def _converter() -> Converter:
    converter = Converter(forbid_extra_keys=True, detailed_validation=True)
    converter.register_structure_hook(str, _text)
    converter.register_structure_hook(bool, _setting)
    converter.register_structure_hook(int, _setting)
    return converter


_MUST_BE: Final = template("must be {expected}", expected=EXPECTED)
_CONVERTER: Final = _converter()
