"""A rulebook's file as written: which entries may stand in it, which of them are wrong, in which line."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from functools import cache, cached_property
from importlib.resources.abc import Traversable
from io import BytesIO, TextIOWrapper
from typing import Any, Final, TypeVar

from cattrs import Converter
from cattrs.errors import ClassValidationError, ForbiddenExtraKeysError, IterableValidationError

from ..fault_text import FaultsError, cut, near_names
from ..rules.model.reason import Basis, Topic
from ..rules.model.template import template
from .house_rules import FAULTS
from .parameters import MOST, expected, setting
from .rulebook import LONGEST_NAME, Address, Play, Seen, Verdict, Year

T = TypeVar("T")

LONGEST_FILE: Final = 128 * 1024
"""The largest rulebook's file that is read (bytes); the published ones have at most 23,000."""
LONGEST_LINE: Final = 2000
"""The longest line in one (characters)."""
MOST_PARTS: Final = 16
"""The most parts that a dotted key may have: tomllib needs the square of them in time and memory."""
MOST_FAULTS: Final = 1000
"""The most faults that are listed."""

NO_FILE: Final = "is no file"
_HINTS: Final = {  # what is often behind it
    "Invalid value": "a text stands in double quotes",
    "Expected newline or end of document after a statement": 'a double quote within a text is written \\"',
    "Expected ']' at the end of a table declaration": "a name with a colon in it stands in double quotes",
}
_PIECE: Final = re.compile(
    r'''"""(?:[^"\\]|\\.|"{1,2}(?!"))*"{0,5}'''
    r"""|'''(?:[^']|'{1,2}(?!'))*'{0,5}|"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|#[^\n]*|[\[\]{}\n]""",
    re.DOTALL,
)
"""What decides in TOML where a statement ends: strings of the four kinds, comments, brackets, ends of lines.

The end of a string is optional here, so that no text makes the search go back.
"""
_LONG_KEY: Final = re.compile(rf"(?:(?<![A-Za-z0-9_-])[A-Za-z0-9_-]++[ \t]*+\.[ \t]*+){{{MOST_PARTS}}}")
"""A key with too many parts, in a text in which each string is replaced by a letter."""
_LINE: Final = re.compile(r"\(at line (\d+), column \d+\)")
_IN_PRINT: Final = (Basis.TEXT, Basis.DERIVED, Basis.READING)
"""How firm a clause may be; the others are said of topics without one."""
_LAST_YEAR: Final = 9999
_ADDRESS: Final = re.compile(r"https?://[!-~]+")
_RANGE: Final = re.compile(r"[0-9]{1,9}-[0-9]{1,9}")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


class Inherits(StrEnum):
    """What a file takes over from the rulebook that it extends, in addition to the parameters."""

    CLAUSES = "clauses"  # house rules over a book: its clauses and citations as they are
    NUMBERING = "numbering"  # a later edition with the same numbers: the clauses re-issued under its id, not seen
    WORDING = "wording"  # a later edition that was seen to say the same: the clauses and citations under its id
    ANSWERS = "answers"  # another body's book: no clause and no citation


@dataclass(frozen=True, slots=True, kw_only=True)
class TopicEntry:
    """The clause behind a topic; a bare string in the file is a clause whose text says it.

    A reading may have none: of a rule whose number was not seen.
    """

    clause: str | None = None
    basis: Basis = Basis.TEXT
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
    """All of a file but its parameters.

    `leaves_open`: the keys of parameters that the text leaves to the house although it speaks to their topics.
    `numbers`: which numbers of the rulebook that this edition extends have become which.
    """

    id: str
    version: str
    title: str | None = None
    source: str | None = None
    publisher: str | None = None
    edition: str | None = None
    year: Year | None = None
    seen: Seen = Seen.TEXT
    address: Address | None = None
    paraphrased: bool | None = None
    play: Play | None = None
    order: int = MOST
    extends: str | None = None
    falls_back_to: str | None = None
    inherits: Inherits | None = None
    numbers: dict[str, str] = field(default_factory=dict)
    leaves_open: tuple[str, ...] = ()
    changes: tuple[ChangeEntry, ...] = ()
    topics: dict[Topic, TopicEntry] = field(default_factory=dict)
    clauses: dict[str, ClauseEntry] = field(default_factory=dict)

    @property
    def is_house(self) -> bool:
        """Whether these are house rules on top of a book, and not a book in its own right."""
        return self.extends is not None and self.inherits in (None, Inherits.CLAUSES)

    @property
    def is_edition(self) -> bool:
        """Whether this is a later edition of the book that it extends."""
        return self.extends is not None and self.inherits in (Inherits.NUMBERING, Inherits.WORDING)

    def number_of(self, match: re.Match[str]) -> str:
        """What this edition has for a number of the rulebook that it extends."""
        shifts = (shift(old, new) for old, new in self.numbers.items())
        return next((str(int(match[0]) + pair[1]) for pair in shifts if pair and int(match[0]) in pair[0]), match[0])


@dataclass(frozen=True, slots=True)
class EntryFault:
    """What is wrong with one entry: the keys that lead to it, and `what`."""

    path: tuple[str, ...]
    what: str

    def __str__(self) -> str:
        return f"{dotted(self.path)}: {self.what}"


class EntryError(FaultsError[EntryFault]):
    """Entries are wrong."""


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
    wrong_names = {path[0] for path in wrong}
    kept: dict[str, object] = {}
    for name, entry in raw.items():
        if isinstance(entry, dict) and (name,) not in wrong:
            kept[name] = {key: item for key, item in entry.items() if (name, key) not in wrong}
        elif name not in wrong_names:
            kept[name] = entry
    return structured({**needed, **kept}, kind), faults


def shift(old: str, new: str) -> tuple[range, int] | None:
    """Of "40-62" and "42-64" the numbers 40 to 62, and that they are 2 higher; None if they are not as many."""
    if not (_RANGE.fullmatch(old) and _RANGE.fullmatch(new)):
        return None
    (first, last), (low, high) = ([int(number) for number in text.split("-")] for text in (old, new))
    return (range(first, last + 1), low - first) if first <= last and last - first == high - low else None


def dotted(path: tuple[str, ...]) -> str:
    """The key as TOML writes it: a part with a colon or a dot in it is quoted."""
    return ".".join(part if _BARE.fullmatch(part) else f'"{part}"' for part in path)


def unknown(name: str, known: Iterable[str]) -> str:
    """What is said of a name that is none of these."""
    names = sorted(known)
    near = ", ".join(near_names(name, names))
    return "is not known here" + (f": did you mean {near}?" if near else f": there are {', '.join(names)}")


def _faults(error: BaseException, path: tuple[str, ...]) -> Iterator[EntryFault]:
    match error:
        case ClassValidationError() | IterableValidationError():
            yield from _faults_within(error, path)
        case ForbiddenExtraKeysError():
            for name in sorted(error.extra_fields):
                yield EntryFault((*path, name), unknown(name, (field.name for field in fields(error.cl))))
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
        for cause, at in members:
            yield from _faults(cause, (*path, at.name))
    else:
        items, others = error.group_exceptions()
        for cause, place in items:
            yield from _faults(cause, (*path, str(place.index)))
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
    result = setting(kind, value)
    if result is None or (kind is Basis and result not in _IN_PRINT):
        choices, must_be = _choices(kind)
        near = ", ".join(near_names(str(value), choices))
        raise ValueError(
            f"{cut(str(value), LONGEST_NAME)} is not known here: did you mean {near}?" if near else must_be
        )
    return result


@cache
def _choices(kind: Any) -> tuple[tuple[str, ...], str]:
    """The words that a value of this kind may be, if it is a word; and the message for what is none, made once."""
    words = _IN_PRINT if kind is Basis else kind if issubclass(kind, StrEnum) else ()
    choices = tuple(word.value for word in words)
    params = expected(kind) | ({"allowed": choices} if choices else {})
    return choices, _MUST_BE.message(_MUST_BE.params(params))


def _year(value: object, _: Any) -> Year:
    if type(value) is not int or not 0 < value <= _LAST_YEAR:
        raise ValueError("must be a year, as 2026")
    return Year(value)


def _address(value: object, _: Any) -> Address:
    if type(value) is not str or not _ADDRESS.fullmatch(value):  # a page makes a link of it
        raise ValueError("must be an address that begins with http:// or https://")
    return Address(value)


def _converter() -> Converter:
    converter = Converter(forbid_extra_keys=True, detailed_validation=True)
    converter.register_structure_hook(str, _text)
    converter.register_structure_hook(bool, _setting)
    converter.register_structure_hook(int, _setting)
    converter.register_structure_hook(Year, _year)
    converter.register_structure_hook(Address, _address)
    return converter


_MUST_BE: Final = template("must be {expected}", expected=FAULTS["house_rules.bad_value"].words["expected"])
_CONVERTER: Final = _converter()


@dataclass(slots=True, eq=False)
class _Entry:
    """An entry of a file: the line in which it begins, and the entries within it, if it is a table."""

    line: int
    below: "dict[str, _Entry]" = field(default_factory=dict)
    is_array: bool = False

    def at(self, key: str, line: int) -> "_Entry":
        """The entry of that key, which begins in this line if it is new. Entries of an array's items are not kept."""
        return _Entry(line) if self.is_array else self.below.setdefault(key, _Entry(line))


class EntryLines:
    """The lines in which the entries of a sound TOML text begin, which tomllib does not give.

    Each statement is read once and by itself, so time and memory grow with the text, however many lines are needed.
    """

    def __init__(self, text: str) -> None:
        self._text = text

    def of(self, path: tuple[str, ...]) -> int | None:
        """The line, from 1, in which the entry begins, or the nearest table that it belongs to; None if neither is."""
        entry, line = self._entries, None
        for key in path:
            if key not in entry.below:
                break
            entry = entry.below[key]
            line = entry.line
        return line

    @cached_property
    def _entries(self) -> _Entry:
        top = here = _Entry(0)
        for line, statement in _statements(self._text):
            read = tomllib.loads(statement)
            if statement.lstrip().startswith("["):
                here = top
                while read:
                    ((key, read),) = read.items()
                    here = here.at(key, line)
                    if isinstance(read, list):
                        here.is_array, here, read = True, _Entry(line), {}
                continue
            waiting = [(here, read)]
            while waiting:
                above, table = waiting.pop()
                for key, value in table.items():
                    entry = above.at(key, line)
                    if isinstance(value, dict):
                        waiting.append((entry, value))
        return top


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """Each statement of a sound TOML text, blank lines and comments too, with the line in which it begins."""
    line = first = 1
    begin = depth = 0
    for piece in _PIECE.finditer(text + "\n"):
        match piece[0]:
            case "[" | "{":
                depth += 1
            case "]" | "}":
                depth -= 1
            case "\n" if not depth:
                yield first, text[begin : piece.end()]
                begin, first = piece.end(), line + 1
        line += piece[0].count("\n")


@dataclass(frozen=True, slots=True)
class RulebookFault:
    """What is wrong in a rulebook's file: where, as far as it can be told, and `what`.

    `key` is the entry as TOML writes it, "" for the whole file; `line` counts from 1. `file` is "" only where the fault
    is the number of further faults.
    """

    file: str
    key: str
    what: str
    line: int | None = None

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        return ": ".join(part for part in (place, self.key, self.what) if part)


class RulebooksError(FaultsError[RulebookFault]):
    """Rulebooks cannot be used."""


@dataclass(frozen=True, slots=True)
class RulebookFile:
    """A rulebook's file by name, what stands in it, and where."""

    name: str
    raw: Mapping[str, Any]
    lines: EntryLines

    def faults(self, *faults: EntryFault) -> Iterator[RulebookFault]:
        """The same, with the file's name and the lines."""
        for fault in faults:
            yield RulebookFault(self.name, cut(dotted(fault.path)), fault.what, self.lines.of(fault.path))


def listed(faults: Iterable[RulebookFault]) -> tuple[RulebookFault, ...]:
    """The faults by file and line, at most `MOST_FAULTS` of them; then one with the number of the others.

    A long text, such as a list of all topics, is repeated in full once.
    """
    ordered = sorted(faults, key=lambda fault: (fault.file, fault.line or 0))
    texts: set[str] = set()
    short: list[RulebookFault] = []
    for fault in ordered[:MOST_FAULTS]:
        short.append(replace(fault, what=cut(fault.what)) if fault.what in texts else fault)
        texts.add(fault.what)
    if more := len(ordered) - len(short):
        short.append(RulebookFault("", "", f"{more:,} faults more are not listed"))
    return tuple(short)


class UnreadableFileError(Exception):
    """A file cannot be read; the `fault` says why."""

    def __init__(self, entry: Traversable, what: str, line: int | None = None) -> None:
        super().__init__(what)
        name = entry.name if entry.name.isprintable() else ascii(entry.name)
        self.fault = RulebookFault(name, "", what, line)


def read_file(entry: Traversable) -> RulebookFile:
    """The file, read. Raises UnreadableFileError."""
    if not entry.name.isprintable():  # such as a name that is no UTF-8, which neither a log nor an archive takes
        raise UnreadableFileError(entry, "has a name that cannot be printed")
    if not entry.name.endswith(".toml"):
        raise UnreadableFileError(entry, "must be named by the rulebook's id and .toml")
    if not entry.is_file():  # a pipe would be waited for
        raise UnreadableFileError(entry, NO_FILE)
    try:
        text = _text_of(entry)
        return RulebookFile(entry.name, tomllib.loads(text), EntryLines(text))
    except OSError as error:
        raise UnreadableFileError(entry, f"cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:  # no TOML, no UTF-8, a number of more digits than Python reads
        place = _LINE.search(str(error))
        hint = next((f": {hint}" for start, hint in _HINTS.items() if str(error).startswith(start)), "")
        raise UnreadableFileError(entry, f"is no TOML: {error}{hint}", int(place[1]) if place else None) from None


def _text_of(entry: Traversable) -> str:
    """Its text. Raises UnreadableFileError if it, a line or a key is too long, OSError, UnicodeDecodeError."""
    read = bytes_of(entry)
    if len(read) > LONGEST_FILE:
        raise UnreadableFileError(entry, f"must have at most {LONGEST_FILE:,} bytes")
    text = TextIOWrapper(BytesIO(read), encoding="utf-8-sig").read()  # some editors begin with a mark
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            raise UnreadableFileError(entry, f"must have at most {LONGEST_LINE:,} characters in a line", number)
    keys = _PIECE.sub(_without_string, text)
    if deep := _LONG_KEY.search(keys):
        above = keys.count("\n", 0, deep.start())
        raise UnreadableFileError(entry, f"must have at most {MOST_PARTS} parts in a key", above + 1)
    return text


def _without_string(piece: re.Match[str]) -> str:
    """A bracket or an end of line as it is; in place of a string or a comment a letter and its ends of lines."""
    return piece[0] if piece[0] in "[]{}\n" else "s" + "\n" * piece[0].count("\n")


def bytes_of(entry: Traversable) -> bytes:
    """The file's bytes; of one that is too long, enough to show it."""
    with entry.open("rb") as file:
        return file.read(LONGEST_FILE + 1)
