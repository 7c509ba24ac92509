"""The key file as it is now: read again when it changes; while it is broken the keys from before stay in force."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from ..atomic_write import keep
from .key import Key
from .key_file import KeyFileError, read

LOOK_SECONDS: Final = 1.0
MOST_BYTES: Final = 1024 * 1024

Stamp = tuple[int, int, int, int] | None
Tell = Callable[[int, KeyFileError | None], None]
"""Called with the number of keys in force, and with why the file was refused, None if it was not."""


class KeyFile:
    """The keys in force.

    `kept` is where a copy of the last good file is kept: a worker that starts while the file is broken uses it, as the
    other workers do. Raises KeyFileError if there is neither.
    """

    def __init__(self, path: Path, kept: Path | None, tell: Tell) -> None:
        self._path, self._kept, self._tell = path, kept, tell
        self._looked: float | None = None
        self._stamp: Stamp = None
        self._keys: tuple[Key, ...] = ()
        self._looked_up: tuple[Key, ...] | None = None
        self._by_digest: dict[bytes, Key] = {}
        self._stamp = _stamp(path)
        try:
            self._take()
        except KeyFileError as error:
            if kept is None or not kept.exists():
                raise
            self._keys = read(_text(kept))
            tell(len(self._keys), error)

    def keys(self, now: float) -> tuple[Key, ...]:
        """The keys in force; once a second the file is checked for a change. `now` is a `time.monotonic()`."""
        if self._looked is None or now - self._looked >= LOOK_SECONDS:
            self._looked = now
            self._look()
        return self._keys

    def by_digest(self, now: float) -> Mapping[bytes, Key]:
        """The same keys by their digests."""
        keys = self.keys(now)
        if keys is not self._looked_up:
            self._looked_up, self._by_digest = keys, {key.digest: key for key in keys}
        return self._by_digest

    def _look(self) -> None:
        stamp = _stamp(self._path)
        if stamp == self._stamp:
            return
        self._stamp = stamp
        try:
            self._take()
        except KeyFileError as error:
            self._tell(len(self._keys), error)

    def _take(self) -> None:
        text = _text(self._path)
        self._keys = read(text)
        if self._kept is not None:
            keep(self._kept, text.encode("utf-8"))
        self._tell(len(self._keys), None)


def load(path: Path) -> tuple[Key, ...]:
    """The keys of a file. Raises KeyFileError."""
    return read(_text(path))


def _stamp(path: Path) -> Stamp:
    """What changes when the file does; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_ctime_ns, found.st_size, found.st_ino


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            some = file.read(MOST_BYTES + 1)
        if len(some) > MOST_BYTES:
            raise KeyFileError(f"it is larger than {MOST_BYTES} bytes")
        return some.decode("utf-8")
    except OSError as error:
        raise KeyFileError(f"it cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise KeyFileError("it is not UTF-8") from None
