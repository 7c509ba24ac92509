"""Every rulebook's file, read, put on top of the one that it extends, checked and frozen; and an operator's folder of
rulebooks beside the published ones.

A file is named by the rulebook's id, as `tda-2019.toml`. An older version that stays beside it has the version in its
name, or the beginning of it: `tda-2019@1.toml`.
"""

import re
import tomllib
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any, Final

from ..atomic_write import atomic_write
from .binding import bind, faults_without_base
from .entries import EntryError, EntryFault, dotted, shortened
from .lines import Lines
from .rulebook import Rulebook
from .shelf import Shelf
from .versions import LONGEST_NAME, VERSION, as_numbers, id_of, pins

LONGEST_FILE: Final = 128 * 1024
"""The largest rulebook's file that is read (bytes); the published ones have at most 23,000."""
LONGEST_LINE: Final = 2000
"""The longest line in one (characters): tomllib takes time by the square of a key's parts."""

_NO_FILE: Final = "is no file"
_HINTS: Final = {  # what is often behind it
    "Invalid value": "a text stands in double quotes",
    "Expected newline or end of document after a statement": 'a double quote within a text is written \\"',
    "Expected ']' at the end of a table declaration": "a name with a colon in it stands in double quotes",
}
_LINE: Final = re.compile(r"\(at line (\d+), column \d+\)")


@dataclass(frozen=True, slots=True)
class RulebookFault:
    """What is wrong in a rulebook's file: where, as far as it can be told, and `what`.

    `key` is the entry as TOML writes it, "" for the whole file; `line` counts from 1.
    """

    file: str
    key: str
    what: str
    line: int | None = None

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        return ": ".join(part for part in (place, self.key, self.what) if part)


class ShelfError(Exception):
    """Rulebooks cannot be used: `faults` has all that is wrong with their files."""

    def __init__(self, *faults: RulebookFault) -> None:
        super().__init__("; ".join(map(str, faults)))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class _File:
    """A rulebook's file by name, what stands in it, and where."""

    name: str
    raw: Mapping[str, Any]
    lines: Lines

    def faults(self, *faults: EntryFault) -> Iterator[RulebookFault]:
        """The same, with the file's name and the lines."""
        for fault in faults:
            yield RulebookFault(self.name, dotted(fault.path), fault.what, self.lines.of(fault.path))


class _UnreadableError(Exception):
    """A file cannot be read; the `fault` says why."""

    def __init__(self, entry: Traversable, what: str, line: int | None = None) -> None:
        super().__init__(what)
        name = entry.name if entry.name.isprintable() else ascii(entry.name)
        self.fault = RulebookFault(name, "", what, line)


def _file(entry: Traversable) -> _File:
    """The file, read. Raises _UnreadableError."""
    if not entry.name.isprintable():  # such as a name that is no UTF-8, which neither a log nor an archive takes
        raise _UnreadableError(entry, "has a name that cannot be printed")
    if not entry.name.endswith(".toml"):
        raise _UnreadableError(entry, "must be named by the rulebook's id and .toml")
    if not entry.is_file():  # a pipe would be waited for
        raise _UnreadableError(entry, _NO_FILE)
    try:
        text = _text(entry)
        return _File(entry.name, tomllib.loads(text), Lines(text))
    except OSError as error:
        raise _UnreadableError(entry, f"cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:  # no TOML, no UTF-8, a number of more digits than Python reads
        place = _LINE.search(str(error))
        hint = next((f": {hint}" for said, hint in _HINTS.items() if str(error).startswith(said)), "")
        raise _UnreadableError(entry, f"is no TOML: {error}{hint}", int(place[1]) if place else None) from None


def _text(entry: Traversable) -> str:
    """The file's text. Raises _UnreadableError if it or one of its lines is too long, OSError, UnicodeDecodeError."""
    read = _bytes(entry)
    if len(read) > LONGEST_FILE:
        raise _UnreadableError(entry, f"must have at most {LONGEST_FILE:,} bytes")
    text = TextIOWrapper(BytesIO(read), encoding="utf-8-sig").read()  # some editors begin with a mark
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            raise _UnreadableError(entry, f"must have at most {LONGEST_LINE:,} characters in a line", number)
    return text


def _bytes(entry: Traversable) -> bytes:
    """The file's bytes; of one that is too long, enough to show it."""
    with entry.open("rb") as file:
        return file.read(LONGEST_FILE + 1)


class _Files:
    """Rulebooks' files, read and bound one by one; whatever is wrong with any of them is kept in `faults`."""

    def __init__(self) -> None:
        self.faults: list[RulebookFault] = []
        self._found: dict[str, _File] = {}
        self._unread: set[str] = set()
        self._bound: dict[str, Rulebook | None] = {}

    def read(self, entry: Traversable) -> None:
        """Read a file, unless it is none or there is another of its name."""
        stem = entry.name.removesuffix(".toml")
        try:
            file = _file(entry)
        except _UnreadableError as error:
            self._unread.add(stem)
            self.faults.append(error.fault)
            return
        if stem in self._found:
            self.faults += file.faults(EntryFault(("id",), f"{stem} is on the shelf already"))
        else:
            self._found[stem] = file

    def bound(self) -> dict[str, Rulebook]:
        """The rulebooks that are sound, by the stems of their files."""
        for stem in sorted(self._found):
            self._bind(stem, ())
        books = {stem: book for stem, book in self._bound.items() if book is not None}
        for stem in sorted(books):
            self._verify_older(stem, books)
        return books

    def _bind(self, stem: str, below: tuple[str, ...]) -> Rulebook | None:
        """Bind a rulebook, after the one that it extends; None if that cannot be. `below` extend this one."""
        if stem in self._bound:
            return self._bound[stem]
        file = self._found[stem]
        under = file.raw.get("extends")
        base = self._base(stem, under, below) if isinstance(under, str) else None
        book = None
        if isinstance(under, str) and base is None:
            self.faults += file.faults(*faults_without_base(stem, file.raw))
        else:
            try:
                book = bind(stem, file.raw, base)
            except EntryError as error:
                self.faults += file.faults(*error.faults)
        self._bound[stem] = book
        return book

    def _base(self, stem: str, under: str, below: tuple[str, ...]) -> Rulebook | None:
        extended = _stem_of(under, self._found)
        if extended is None:
            if under not in self._unread:
                near = get_close_matches(under[:LONGEST_NAME], self._found, 1)
                what = f"there is no rulebook {shortened(under)}" + (f": did you mean {near[0]}?" if near else "")
                self.faults += self._found[stem].faults(EntryFault(("extends",), what))
            return None
        if extended in (*below, stem):
            circle = "goes round in a circle: " + " > ".join((*below, stem, extended))
            self.faults += self._found[stem].faults(EntryFault(("extends",), circle))
            return None
        return self._bind(extended, (*below, stem))

    def _verify_older(self, stem: str, books: Mapping[str, Rulebook]) -> None:
        """A file with a version in its name has an older one than the file that has none, and no other file has it."""
        id, version = id_of(stem), books[stem].ruleset.version
        if stem == id:
            return
        file = self._found[stem]
        if id not in books:
            if id not in self._found and id not in self._unread:
                what = f"is for an older version, and there is no {id}.toml"
                self.faults.append(RulebookFault(file.name, "", what))
            return
        newest = books[id].ruleset.version
        if as_numbers(version) >= as_numbers(newest):
            self.faults += file.faults(EntryFault(("version",), f"must be lower than {newest}, as {id}.toml has it"))
        elif any(id_of(one) == id and one > stem and book.ruleset.version == version for one, book in books.items()):
            self.faults += file.faults(EntryFault(("version",), f"{id} {version} is on the shelf already"))


def load_shelf(folder: Traversable | None = None, *, extra: Traversable | None = None) -> Shelf:
    """Every rulebook that is carried. `folder` replaces the published ones, `extra` adds to them.

    Raises ShelfError with every fault: the service does not start with half a shelf.
    """
    return Shelf(_published() if folder is None and extra is None else _books(folder, extra))


def check(paths: Iterable[Path]) -> tuple[tuple[Rulebook, ...], tuple[RulebookFault, ...]]:
    """Of these files and folders the rulebooks that can be served beside the published ones; what is wrong in others.

    Raises ShelfError if a folder cannot be read.
    """
    shelved = _Files()
    for entry in _entries(files(__package__).joinpath("data")):
        shelved.read(entry)
    published = set(shelved.bound())
    for path in paths:
        for entry in _entries(path) if path.is_dir() else (path,):
            shelved.read(entry)
    books = shelved.bound()
    own = tuple(books[stem] for stem in sorted(books.keys() - published))
    return own, tuple(sorted(shelved.faults, key=_place))


@cache
def _published() -> tuple[Rulebook, ...]:
    """They are in the package, so they stay as they are: read once for all apps of a process."""
    return _books(None, None)


def _books(folder: Traversable | None, extra: Traversable | None) -> tuple[Rulebook, ...]:
    shelved = _Files()
    for entry in (*_entries(folder or files(__package__).joinpath("data")), *(_entries(extra) if extra else ())):
        shelved.read(entry)
    books = shelved.bound()
    if shelved.faults:
        raise ShelfError(*sorted(shelved.faults, key=_place))
    return tuple(books.values())


def _entries(folder: Traversable) -> Iterator[Traversable]:
    """A folder's rulebooks, by name. Raises ShelfError."""
    if not folder.is_dir():
        raise ShelfError(RulebookFault(str(folder), "", "is no folder"))
    try:
        entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    except OSError as error:
        raise ShelfError(RulebookFault(str(folder), "", f"cannot be read: {error.strerror}")) from None
    yield from (entry for entry in entries if entry.name.endswith(".toml"))


def _place(fault: RulebookFault) -> tuple[str, int]:
    return fault.file, fault.line or 0


def _stem_of(name: str, found: Mapping[str, _File]) -> str | None:
    """The file of the rulebook with that id, or of the newest version that a pin fits; None if there is none."""
    if name in found and name == id_of(name):
        return name
    id, _, pin = name.partition("@")
    versions = {stem: str(file.raw.get("version")) for stem, file in found.items() if id_of(stem) == id}
    fits = {stem: said for stem, said in versions.items() if VERSION.fullmatch(said) and pin in pins(said)}
    return max(fits, key=lambda stem: as_numbers(fits[stem]), default=None)


def shelf_with(folder: Path, kept: Path | None) -> tuple[Shelf, ShelfError | None]:
    """The shelf with the folder's rulebooks, and None; or with those of the last good folder, and why it was refused.

    `kept` is where a copy of the last good folder is kept, for a worker that starts while the folder is broken.
    Raises ShelfError if there is neither.
    """
    try:
        copied = _copied(folder)
        shelf = _with_copies(BytesIO(copied))
    except ShelfError as error:
        if kept is None or not kept.exists():
            raise
        return _with_copies(kept), error
    if kept is not None:
        atomic_write(kept, copied)
    return shelf, None


def _copied(folder: Path) -> bytes:
    """The folder's rulebooks in an archive, so that what is checked is what is kept. Raises ShelfError."""
    copies = BytesIO()
    try:
        with zipfile.ZipFile(copies, "w") as archive:
            for entry in _entries(folder):
                if not entry.is_file():  # a pipe would be waited for
                    raise OSError(0, _NO_FILE)
                archive.writestr(entry.name, _bytes(entry))
    except (OSError, UnicodeEncodeError) as error:
        load_shelf(extra=folder)  # tells of that file, and of whatever is wrong with others
        raise ShelfError(RulebookFault(str(folder), "", f"could not be read: {error}")) from None
    return copies.getvalue()


def _with_copies(archive: Path | BytesIO) -> Shelf:
    with zipfile.ZipFile(archive) as copies:
        return load_shelf(extra=zipfile.Path(copies))
