"""The shelf: every rulebook's file, read, put on top of the one that it extends, checked and frozen; and an operator's
folder of rulebooks beside the published ones.
"""

import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from ..atomic_write import atomic_write
from ..rules import Ruleset
from ..rules.model.fault import Fault
from .binding import bind
from .entries import EntryError
from .house import house
from .rulebook import Rulebook

MOST_HOUSED: Final = 500  # each weighs some 20 kB
_PLAIN: Final = frozenset({bool, int, str})


class ShelfError(Exception):
    """A rulebook's file cannot be used: the `file`, the `key` in it ("" for the whole file), and `what` is wrong."""

    def __init__(self, file: str, key: str, what: str) -> None:
        super().__init__(": ".join(part for part in (file, key, what) if part))
        self.file = file
        self.key = key
        self.what = what


class Shelf(Mapping[str, Rulebook]):
    """The rulebooks by id, in the order of their ids; and the rulesets that house rules have made of them."""

    def __init__(self, books: Mapping[str, Rulebook]) -> None:
        self._books = dict(sorted(books.items()))
        self._housed: dict[tuple[object, ...], Ruleset] = {}

    def __getitem__(self, id: str) -> Rulebook:
        return self._books[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._books)

    def __len__(self) -> int:
        return len(self._books)

    def ruleset(self, id: str, overrides: Mapping[str, object]) -> Ruleset | tuple[Fault, ...]:
        """The ruleset of a rulebook with these house rules, or every fault in them. Raises KeyError for an unknown id.

        A house sends the same rules with every request: the last `MOST_HOUSED` rulesets are kept.
        """
        ruleset = self._books[id].ruleset
        if not overrides:
            return ruleset
        if any(type(value) not in _PLAIN for value in overrides.values()):
            return house(ruleset, overrides)
        asked = (id, *[(key, type(value), value) for key, value in overrides.items()])  # the types tell 1 from True
        known = self._housed.get(asked)
        if known is not None:
            return known
        made = house(ruleset, overrides)
        if isinstance(made, Ruleset):  # what is refused may be of any size, and is not kept
            if len(self._housed) >= MOST_HOUSED:
                self._housed.clear()
            self._housed[asked] = made
        return made


@dataclass(frozen=True, slots=True)
class _File:
    """A rulebook's file by name, and what stands in it."""

    name: str
    raw: Mapping[str, Any]


def load_shelf(folder: Traversable | None = None, *, extra: Traversable | None = None) -> Shelf:
    """Every rulebook by id, in the order of ids. `folder` replaces the published ones, `extra` adds to them.

    Raises ShelfError for the first fault: the service does not start with half a shelf.
    """
    return Shelf(_published() if folder is None and extra is None else _books(folder, extra))


@cache
def _published() -> Mapping[str, Rulebook]:
    """They are in the package, so they stay as they are: read once for all apps of a process."""
    return _books(None, None)


def _books(folder: Traversable | None, extra: Traversable | None) -> Mapping[str, Rulebook]:
    found = dict(_parsed(folder or files(__package__).joinpath("data")))
    for stem, file in _parsed(extra) if extra else ():
        if stem in found:
            raise ShelfError(file.name, "id", f"{stem} is on the shelf already")
        found[stem] = file
    shelf: dict[str, Rulebook] = {}
    for stem in sorted(found):
        _put(stem, found, shelf, ())
    return shelf


def _parsed(folder: Traversable) -> Iterator[tuple[str, _File]]:
    if not folder.is_dir():
        raise ShelfError(str(folder), "", "is no folder")
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".toml"):
            yield Path(entry.name).stem, _parse(entry)


def _parse(entry: Traversable) -> _File:
    try:
        return _File(entry.name, tomllib.loads(entry.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ShelfError(entry.name, "", f"is no TOML: {error}") from None


def _put(stem: str, found: Mapping[str, _File], shelf: dict[str, Rulebook], below: tuple[str, ...]) -> Rulebook:
    """Put a rulebook on the shelf, after the one that it extends; `below` are the rulebooks that extend this one."""
    if stem in shelf:
        return shelf[stem]
    file = found[stem]
    base = None
    under = file.raw.get("extends")
    if isinstance(under, str):
        if under in (*below, stem):
            raise ShelfError(file.name, "extends", "goes round in a circle: " + " > ".join((*below, stem, under)))
        if under not in found:
            raise ShelfError(file.name, "extends", f"there is no rulebook {under}")
        base = _put(under, found, shelf, (*below, stem))
    try:
        shelf[stem] = bind(stem, file.raw, base)
    except EntryError as error:
        raise ShelfError(file.name, error.key, error.what) from None
    return shelf[stem]


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
    if not folder.is_dir():
        raise ShelfError(str(folder), "", "is no folder")
    copies = BytesIO()
    with zipfile.ZipFile(copies, "w") as archive:
        try:
            for entry in sorted(folder.iterdir()):
                if entry.suffix == ".toml":
                    _copy(entry, archive)
        except OSError as error:
            raise ShelfError(str(folder), "", f"cannot be read: {error.strerror}") from None
    return copies.getvalue()


def _copy(entry: Path, archive: zipfile.ZipFile) -> None:
    if not entry.is_file():  # a pipe would be waited for
        raise ShelfError(entry.name, "", "is no file")
    try:
        archive.writestr(entry.name, entry.read_bytes())
    except OSError as error:
        raise ShelfError(entry.name, "", f"cannot be read: {error.strerror}") from None
    except UnicodeEncodeError:
        raise ShelfError(ascii(entry.name), "", "has a name that is no UTF-8") from None


def _with_copies(archive: Path | BytesIO) -> Shelf:
    with zipfile.ZipFile(archive) as copies:
        return load_shelf(extra=zipfile.Path(copies))
