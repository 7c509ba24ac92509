"""The rulebooks loaded from rulebooks' files: the published ones, and those of an operator's folder beside them.

A file is named by the rulebook's id, as `corner-club.toml`. An older version that stays beside it has the version in
its name, or the beginning of it: `corner-club@1.toml`.
"""

import zipfile
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO
from pathlib import Path

from ..atomic_write import atomic_write
from ..fault_text import cut, near_names
from .binding import bind, faults_without_base
from .rulebook import LONGEST_NAME, VERSION, Rulebook, as_numbers, id_of, pins
from .rulebook_file import (
    NO_FILE,
    EntryError,
    EntryFault,
    RulebookFault,
    RulebookFile,
    RulebooksError,
    UnreadableFileError,
    bytes_of,
    listed,
    read_file,
)
from .rulebooks import Rulebooks, newest_seen


class _Files:
    """Rulebooks' files, read and bound one by one; whatever is wrong with any of them is kept in `faults`.

    `beside` are files that are there already, bound: what these name is bound again only if it became another book.
    """

    def __init__(self, beside: "_Files | None" = None) -> None:
        self.faults: list[RulebookFault] = []
        self._beside = beside
        self._files: dict[str, RulebookFile] = dict(beside._files) if beside else {}
        self._unread: set[str] = set()
        self._bound: dict[str, Rulebook | None] = {}
        self._bases: dict[str, dict[str, Rulebook | None]] = {}
        self._short_names = newest_seen({stem: book for stem, book in beside._bound.items() if book}) if beside else {}

    def read(self, entry: Traversable) -> None:
        """Read a file, unless it is none or there is another of its name."""
        stem = entry.name.removesuffix(".toml")
        try:
            file = read_file(entry)
        except UnreadableFileError as error:
            self._unread.add(stem)
            self.faults.append(error.fault)
            return
        if stem in self._files:
            self.faults += file.faults(EntryFault(("id",), f"{stem} is loaded already: choose another id"))
        else:
            self._files[stem] = file

    def bound(self) -> dict[str, Rulebook]:
        """The rulebooks that are sound, by the stems of their files."""
        for stem in sorted(self._files):
            self._bind(stem, ())
        books = {stem: book for stem, book in self._bound.items() if book is not None}
        for stem in sorted(books):
            self._verify_older(stem, books)
        return books

    def _bind(self, stem: str, below: tuple[str, ...]) -> Rulebook | None:
        """Bind a rulebook, after those that it names; None if that cannot be. `below` lead to this one."""
        if stem in self._bound:
            return self._bound[stem]
        file = self._files[stem]
        named = {
            member: self._named(stem, member, name, below)
            for member in ("extends", "falls_back_to")
            if isinstance(name := file.raw.get(member), str)
        }
        self._bases[stem] = named
        book = None
        if self._beside and self._beside._files.get(stem) is file and self._beside._bases[stem] == named:
            book = self._beside._bound[stem]
        elif "extends" in named and named["extends"] is None:
            self.faults += file.faults(*faults_without_base(stem, file.raw))
        else:
            try:
                book = bind(stem, file.raw, named.get("extends"), named.get("falls_back_to"))
            except EntryError as error:
                self.faults += file.faults(*error.faults)
        if id_of(stem) in self._short_names:
            book, what = None, "is a short name, which means the newest edition: add its number"
            self.faults += file.faults(EntryFault(("id",), what))
        self._bound[stem] = None if None in named.values() else book
        return self._bound[stem]

    def _named(self, stem: str, member: str, name: str, below: tuple[str, ...]) -> Rulebook | None:
        """The rulebook that a file names in one of its members; None, with a fault, if it cannot be had."""
        other = _stem_of(name, self._files)
        if other is None:
            if name not in self._unread:
                near = ", ".join(near_names(name, self._files))
                what = f"there is no rulebook {cut(name, LONGEST_NAME)}" + (f": did you mean {near}?" if near else "")
                self.faults += self._files[stem].faults(EntryFault((member,), what))
            return None
        if other in (*below, stem):
            circle = "goes round in a circle: " + " > ".join((*below, stem, other))
            self.faults += self._files[stem].faults(EntryFault((member,), circle))
            return None
        return self._bind(other, (*below, stem))

    def _verify_older(self, stem: str, books: Mapping[str, Rulebook]) -> None:
        """A file with a version in its name has an older one than the file that has none, and no other file has it."""
        id, version = id_of(stem), books[stem].ruleset.version
        if stem == id:
            return
        file = self._files[stem]
        if id not in books:
            if id not in self._files and id not in self._unread:
                what = f"is for an older version, and there is no {id}.toml"
                self.faults.append(RulebookFault(file.name, "", what))
            return
        newest = books[id].ruleset.version
        if as_numbers(version) >= as_numbers(newest):
            self.faults += file.faults(EntryFault(("version",), f"must be lower than {newest}, as {id}.toml has it"))
        elif any(id_of(key) == id and key > stem and book.ruleset.version == version for key, book in books.items()):
            self.faults += file.faults(EntryFault(("version",), f"{id} {version} is loaded already"))


def load_rulebooks(folder: Traversable | None = None, *, extra: Traversable | None = None) -> Rulebooks:
    """Every rulebook that is carried. `folder` replaces the published ones, `extra` adds to them.

    Raises RulebooksError with every fault, also if `extra` has no rulebook: the service does not start with fewer.
    Raises TypeError for a folder that is neither a Path nor another Traversable.
    """
    for given in (folder, extra):
        if given is not None and not hasattr(given, "iterdir"):
            raise TypeError(f"a folder of rulebooks must be a Path, not {type(given).__name__}")
    shelved = _published() if folder is None and extra is None else _Files(_published() if folder is None else None)
    for entry in (*(() if folder is None else _entries(folder)), *(() if extra is None else _own(extra))):
        shelved.read(entry)
    books = shelved.bound()
    if shelved.faults:
        raise RulebooksError(*listed(shelved.faults))
    return Rulebooks(books.values())


def check(paths: Iterable[Path]) -> tuple[tuple[Rulebook, ...], tuple[RulebookFault, ...]]:
    """Of these files and folders the rulebooks that can be served beside the published ones; what is wrong in others.

    Raises RulebooksError if a folder cannot be read.
    """
    shelved = _Files(_published())
    published = set(shelved.bound())
    for path in paths:
        for entry in _entries(path) if path.is_dir() else (path,):
            shelved.read(entry)
    books = shelved.bound()
    own = tuple(books[stem] for stem in sorted(books.keys() - published))
    return own, listed(shelved.faults)


@cache
def _published() -> _Files:
    """They are in the package, so they stay as they are: read and bound once for all apps of a process."""
    shelved = _Files()
    for entry in _entries(files(__package__).joinpath("data")):
        shelved.read(entry)
    shelved.bound()
    return shelved


def _entries(folder: Traversable) -> Iterator[Traversable]:
    """A folder's rulebooks, by name. Raises RulebooksError."""
    if not folder.is_dir():
        raise RulebooksError(RulebookFault(str(folder), "", "is no folder"))
    try:
        entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    except OSError as error:
        raise RulebooksError(RulebookFault(str(folder), "", f"cannot be read: {error.strerror}")) from None
    yield from (entry for entry in entries if entry.name.endswith(".toml"))


def _own(folder: Traversable) -> tuple[Traversable, ...]:
    """An operator's rulebooks, by name. Raises RulebooksError, also if there is none: it is the wrong folder."""
    entries = tuple(_entries(folder))
    if not entries:
        raise RulebooksError(RulebookFault(str(folder), "", "there is no rulebook in it: files are named ID.toml"))
    return entries


def _stem_of(name: str, files: Mapping[str, RulebookFile]) -> str | None:
    """The file of the rulebook with that id, or of the newest version that a pin fits; None if there is none."""
    if name in files and name == id_of(name):
        return name
    id, _, pin = name.partition("@")
    versions = {stem: str(file.raw.get("version")) for stem, file in files.items() if id_of(stem) == id}
    fits = {stem: version for stem, version in versions.items() if VERSION.fullmatch(version) and pin in pins(version)}
    return max(fits, key=lambda stem: as_numbers(fits[stem]), default=None)


def rulebooks_with(folder: Path, kept: Path | None) -> tuple[Rulebooks, RulebooksError | None]:
    """The rulebooks with the folder's, and None; or with those of the last good folder, and why it was refused.

    `kept` is where a copy of the last good folder is kept, for a worker that starts while the folder is broken.
    Raises RulebooksError if there is neither.
    """
    try:
        copied = _copied(folder)
        rulebooks = _with_copies(BytesIO(copied))
    except RulebooksError as error:
        if kept is None or not kept.exists():
            raise
        return _with_copies(kept), error
    if kept is not None:
        atomic_write(kept, copied)
    return rulebooks, None


def _copied(folder: Path) -> bytes:
    """The folder's rulebooks in an archive, so that what is checked is what is kept. Raises RulebooksError."""
    copies = BytesIO()
    try:
        with zipfile.ZipFile(copies, "w") as archive:
            for entry in _own(folder):
                if not entry.is_file():  # a pipe would be waited for
                    raise OSError(0, NO_FILE)
                archive.writestr(entry.name, bytes_of(entry))
    except (OSError, UnicodeEncodeError) as error:
        load_rulebooks(extra=folder)  # tells of that file, and of whatever is wrong with others
        raise RulebooksError(RulebookFault(str(folder), "", f"could not be read: {error}")) from None
    return copies.getvalue()


def _with_copies(archive: Path | BytesIO) -> Rulebooks:
    with zipfile.ZipFile(archive) as copies:
        return load_rulebooks(extra=zipfile.Path(copies))
