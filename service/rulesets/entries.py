"""A rulebook's file as written: its shape, and which key in it is wrong."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, TypeVar

from cattrs import Converter
from cattrs.errors import ClassValidationError, ForbiddenExtraKeysError, IterableValidationError

from ..rules.model.reasons import Standing, Topic
from ..rules.model.template import template
from .parameters import EXPECTED, expected, setting
from .rulebook import Verdict

T = TypeVar("T")

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


class EntryError(Exception):
    """One entry is wrong: its dotted `key`, and `what` is wrong with it."""

    def __init__(self, key: str, what: str) -> None:
        super().__init__(f"{key}: {what}")
        self.key = key
        self.what = what


def structured(raw: Mapping[str, object], kind: type[T]) -> T:
    """The table as this type. Raises EntryError for the first key that is unknown, missing or of the wrong type."""
    try:
        return _CONVERTER.structure(raw, kind)
    except (ClassValidationError, IterableValidationError) as error:
        raise EntryError(*_first(error, ())) from None


def table(raw: object, *path: str) -> dict[str, Any]:
    """The entry at `path`, as a table. Raises EntryError if it is none."""
    if not isinstance(raw, dict):
        raise EntryError(dotted(path), "must be a table")
    return raw


def dotted(path: tuple[str, ...]) -> str:
    """The key as TOML writes it: a part with a colon or a dot in it is quoted."""
    return ".".join(part if _BARE.fullmatch(part) else f'"{part}"' for part in path)


def _first(error: BaseException, path: tuple[str, ...]) -> tuple[str, str]:
    match error:
        case ClassValidationError():
            fields, others = error.group_exceptions()
            return _first(fields[0][0], (*path, fields[0][1].name)) if fields else _first(others[0], path)
        case IterableValidationError():
            items, others = error.group_exceptions()
            return _first(items[0][0], (*path, str(items[0][1].index))) if items else _first(others[0], path)
        case ForbiddenExtraKeysError():
            return dotted((*path, min(error.extra_fields))), "is not known here"
        case KeyError():
            return dotted(path), "is missing"
        case _:
            return dotted(path), str(error)


def _text(value: object, kind: Any) -> Any:
    # asked for every subclass of str too, and each choice is one
    if kind is not str:
        return _setting(value, kind)
    if type(value) is not str or not value.strip():
        raise ValueError("must be a text that is not blank")
    return value


def _setting(value: object, kind: Any) -> Any:
    found = setting(kind, value)
    if found is None:
        raise ValueError(_MUST_BE.message(_MUST_BE.params(expected(kind))))
    return found


def _converter() -> Converter:
    converter = Converter(forbid_extra_keys=True, detailed_validation=True)
    converter.register_structure_hook(str, _text)
    converter.register_structure_hook(bool, _setting)
    converter.register_structure_hook(int, _setting)
    return converter


_MUST_BE: Final = template("must be {expected}", expected=EXPECTED)
_CONVERTER: Final = _converter()
