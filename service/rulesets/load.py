"""Every rulebook's file, read, put on top of the one that it extends, checked and frozen; and an operator's folder of
rulebooks beside the published ones.

A file is named by the rulebook's id, as `tda-2019.toml`. An older version that stays beside it has the version in its
name, or the beginning of it: `tda-2019@1.toml`.
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
from typing import Any

from ..atomic_write import atomic_write
from .binding import bind
from .entries import EntryError
from .rulebook import Rulebook
from .shelf import Shelf
from .versions import VERSION, as_numbers, id_of, pins


class ShelfError(Exception):
    """A rulebook's file cannot be used: the `file`, the `key` in it ("" for the whole file), and `what` is wrong."""

    def __init__(self, file: str, key: str, what: str) -> None:
        super().__init__(": ".join(part for part in (file, key, what) if part))
        self.file = file
        self.key = key
        self.what = what


@dataclass(frozen=True, slots=True)
class _File:
    """A rulebook's file by name, and what stands in it."""

    name: str
    raw: Mapping[str, Any]


def load_shelf(folder: Traversable | None = None, *, extra: Traversable | None = None) -> Shelf:
    """Every rulebook that is carried. `folder` replaces the published ones, `extra` adds to them.

    Raises ShelfError for the first fault: the service does not start with half a shelf.
    """
    return Shelf(_published() if folder is None and extra is None else _books(folder, extra))


@cache
def _published() -> tuple[Rulebook, ...]:
    """They are in the package, so they stay as they are: read once for all apps of a process."""
    return _books(None, None)


def _books(folder: Traversable | None, extra: Traversable | None) -> tuple[Rulebook, ...]:
    found = dict(_parsed(folder or files(__package__).joinpath("data")))
    for stem, file in _parsed(extra) if extra else ():
        if stem in found:
            raise ShelfError(file.name, "id", f"{stem} is on the shelf already")
        found[stem] = file
    bound: dict[str, Rulebook] = {}
    for stem in sorted(found):
        _bind(stem, found, bound, ())
    for stem in sorted(bound):
        _verify_older(stem, found[stem].name, bound)
    return tuple(bound.values())


def _verify_older(stem: str, file: str, bound: Mapping[str, Rulebook]) -> None:
    """A file that has a version in its name has an older one than the file that has none, and no other file has it."""
    id, version = id_of(stem), bound[stem].ruleset.version
    if stem == id:
        return
    if id not in bound:
        raise ShelfError(file, "", f"is for an older version, and there is no {id}.toml")
    newest = bound[id].ruleset.version
    if as_numbers(version) >= as_numbers(newest):
        raise ShelfError(file, "version", f"must be lower than {newest}, as {id}.toml has it")
    if any(one != stem and (book.ruleset.id, book.ruleset.version) == (id, version) for one, book in bound.items()):
        raise ShelfError(file, "version", f"{id} {version} is on the shelf already")


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


def _bind(stem: str, found: Mapping[str, _File], bound: dict[str, Rulebook], below: tuple[str, ...]) -> Rulebook:
    """Bind a rulebook, after the one that it extends; `below` are the rulebooks that extend this one."""
    if stem in bound:
        return bound[stem]
    file = found[stem]
    base = None
    under = file.raw.get("extends")
    if isinstance(under, str):
        extended = _stem_of(under, found)
        if extended in (*below, stem):
            raise ShelfError(file.name, "extends", "goes round in a circle: " + " > ".join((*below, stem, extended)))
        if extended is None:
            raise ShelfError(file.name, "extends", f"there is no rulebook {under}")
        base = _bind(extended, found, bound, (*below, stem))
    try:
        bound[stem] = bind(stem, file.raw, base)
    except EntryError as error:
        raise ShelfError(file.name, error.key, error.what) from None
    return bound[stem]


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
