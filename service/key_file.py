"""Callers' keys, and the file that keeps them by their digests: TOML with a table `[keys.NAME]` for each key.

The file is read again when it changes. No fault repeats what it says: by mistake a key itself may stand there.
"""

import re
import secrets
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path
from typing import Any, Final

from .atomic_write import atomic_write
from .fault_text import FaultsError
from .rate import Rate, rate, rate_fault

MARK: Final = "floorman_"
"""How each key begins, so that a secret scanner finds one left in a repository."""
NAME: Final = re.compile(rf"(?!{MARK})[A-Za-z0-9_-]{{1,64}}", re.ASCII)
_RANDOM_BYTES: Final = 32
_BEARER: Final = re.compile(r"bearer +([A-Za-z0-9._~+/-]{1,500}=*)", re.ASCII | re.IGNORECASE)
_LONGEST: Final = 600
_NOBODY: Final = bytes(32)

LOOK_SECONDS: Final = 1.0
MOST_BYTES: Final = 1024 * 1024
MOST_KEYS: Final = 1000
_FIELDS: Final = {"sha256", "expires", "rate"}
_TWICE: Final = re.compile(r"Cannot declare \('keys', '([^']+)'\) twice", re.ASCII)
_DIGEST: Final = re.compile(r"[0-9a-fA-F]{64}", re.ASCII)

_WHERE: Final = "write [keys.NAME] for each key; [keys] alone means that nobody may ask"
_NAME: Final = "a name is up to 64 letters, digits, - and _, and is no key itself"
_DIGESTS: Final = "sha256 must be the 64 hexadecimal digits of the key's SHA-256: floorman keys new prints them"
_EXPIRES: Final = "expires must be a date-time with its offset, as 2027-01-01T00:00:00Z"
_RATE: Final = 'rate must be like "100/second"'


@dataclass(frozen=True, slots=True)
class Key:
    """One caller's key: its name and digest, when it expires and how often it may be used; None: no limit."""

    name: str
    digest: bytes = field(repr=False)
    expires: datetime | None = None
    rate: Rate | None = None


class KeyRefusal(StrEnum):
    """Why a caller may not ask."""

    MISSING = "missing"
    MALFORMED = "malformed"
    UNKNOWN = "unknown"
    EXPIRED = "expired"


def new_secret() -> str:
    """A fresh key of 256 random bits."""
    return MARK + secrets.token_urlsafe(_RANDOM_BYTES)


def digest(secret: str) -> bytes:
    """What is kept of a key: one round of SHA-256, without salt.

    That is enough for 256 random bits, which cannot be guessed however fast one tries, and of which no two are alike.
    A slow hash is meant for passwords, and would slow down every request.
    """
    return sha256(secret.encode("ascii")).digest()


def moment(text: str) -> datetime | None:
    """An ISO 8601 date-time with an offset, in UTC; None if the text is not one."""
    try:
        parsed = datetime.fromisoformat(text)
        return parsed.astimezone(UTC) if parsed.tzinfo else None
    except (ValueError, OverflowError):
        return None


def check_key(sent: str | None, keys: Mapping[bytes, Key], now: datetime) -> tuple[KeyRefusal | None, Key | None]:
    """Why the sender of this `Authorization` header may not ask now, None if it may; and its key, if that is known.

    `keys` are by their digests.
    """
    if sent is None:
        return KeyRefusal.MISSING, None
    bearer = _BEARER.fullmatch(sent) if len(sent) <= _LONGEST else None
    if bearer is None:
        return KeyRefusal.MALFORMED, None
    key = _key_of(digest(bearer[1]), keys)
    if key is None:
        return KeyRefusal.UNKNOWN, None
    return KeyRefusal.EXPIRED if key.expires and key.expires <= now else None, key


def _key_of(sent: bytes, keys: Mapping[bytes, Key]) -> Key | None:
    """The key with this digest. The time does not depend on how many keys there are, or how close the guess was.

    The time of the lookup depends on the digest of what was sent, which a caller cannot choose: to find a text whose
    SHA-256 begins like that of a key takes as many tries as for any other prefix, and does not give the key.
    """
    key = keys.get(sent)
    if not compare_digest(sent, _NOBODY if key is None else key.digest):
        return None
    return key


class KeyFileError(FaultsError[str]):
    """A key file cannot be used."""


Stamp = tuple[int, int, int, int] | None
OnReload = Callable[[tuple[Key, ...], KeyFileError | None], None]
"""Called with the keys in force, and with why the file was refused, None if it was not."""


class KeyFile:
    """The keys in force, as the file has them: it is read again when it changes.

    A file with a fault is refused as a whole, and the keys from before stay in force.

    `kept` is where a copy of the last good file is kept: a worker that starts while the file is broken uses it, as the
    other workers do. Raises KeyFileError if there is neither.
    """

    def __init__(self, path: Path, kept: Path | None, tell: OnReload) -> None:
        self._path, self._kept, self._tell = path, kept, tell
        self._looked: float | None = None
        self._stamp = _stamp(path)
        self._keys: dict[bytes, Key] = {}
        try:
            self._reload()
        except KeyFileError as error:
            if kept is None or not kept.exists():
                raise
            self._put(_text(kept), error)

    def keys(self, now: float) -> Mapping[bytes, Key]:
        """The keys in force, by their digests. Checks the file once a second. `now`: `time.monotonic()`."""
        if self._looked is None or now - self._looked >= LOOK_SECONDS:
            self._looked = now
            self._reload_if_changed()
        return self._keys

    def _reload_if_changed(self) -> None:
        stamp = _stamp(self._path)
        if stamp == self._stamp:
            return
        self._stamp = stamp
        try:
            self._reload()
        except KeyFileError as error:
            self._tell(tuple(self._keys.values()), error)

    def _reload(self) -> None:
        text = _text(self._path)
        self._put(text, None)
        if self._kept is not None:
            atomic_write(self._kept, text.encode("utf-8"))

    def _put(self, text: str, error: KeyFileError | None) -> None:
        keys = read(text)
        self._keys = {key.digest: key for key in keys}
        self._tell(keys, error)


def load(path: Path) -> tuple[Key, ...]:
    """The keys of a file. Raises KeyFileError."""
    return read(_text(path))


def read(text: str) -> tuple[Key, ...]:
    """The keys that a file names. Raises KeyFileError."""
    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise KeyFileError(f"this is no TOML{_place(error)}{_twice(error)}") from None
    tables = document.get("keys")
    if set(document) != {"keys"} or not isinstance(tables, dict):
        raise KeyFileError(_WHERE)
    if len(tables) > MOST_KEYS:
        raise KeyFileError(f"there are more than {MOST_KEYS} keys")
    faults: list[str] = []
    keys = [_key(name, table, number, faults) for number, (name, table) in enumerate(tables.items(), start=1)]
    seen: dict[bytes, str] = {}
    faults += [
        f"keys.{key.name}: the same key as keys.{other}"
        for key in keys
        if key.digest and (other := seen.setdefault(key.digest, key.name)) != key.name
    ]
    if faults:
        raise KeyFileError(*faults)
    return tuple(keys)


def to_toml(key: Key) -> str:
    """The lines of a key file for this key."""
    lines = [f"[keys.{key.name}]", f'sha256 = "{key.digest.hex()}"']
    if key.expires:
        lines.append(f"expires = {key.expires.isoformat()}")
    if key.rate:
        lines.append(f'rate = "{key.rate}"')
    return "\n".join(lines) + "\n"


def _stamp(path: Path) -> Stamp:
    """What changes when the file does; None if there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_ctime_ns, status.st_size, status.st_ino


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


def _key(name: str, table: Any, number: int, faults: list[str]) -> Key:
    """The key of a table. What is wrong with it is added to `faults`, and left out of the key."""
    if not NAME.fullmatch(name):
        faults.append(f"number {number} of keys: {_NAME}")
        name = str(number)
    at = f"keys.{name}: "
    if not isinstance(table, dict):
        faults.append(at + _WHERE)
        return Key(name, b"")
    if set(table) - _FIELDS:
        faults.append(at + "a field that is not known; there are sha256, expires, rate")
    return Key(name, _digest(table, at, faults), _expires(table, at, faults), _rate(table, at, faults))


def _digest(table: dict[str, Any], at: str, faults: list[str]) -> bytes:
    text = table.get("sha256")
    if isinstance(text, str) and _DIGEST.fullmatch(text):
        return bytes.fromhex(text)
    faults.append(at + _DIGESTS)
    return b""


def _expires(table: dict[str, Any], at: str, faults: list[str]) -> datetime | None:
    value = table.get("expires")
    text = value.isoformat() if isinstance(value, datetime) else value
    end = moment(text) if isinstance(text, str) else None
    if end is None and value is not None:
        faults.append(at + _EXPIRES)
    return end


def _rate(table: dict[str, Any], at: str, faults: list[str]) -> Rate | None:
    value = table.get("rate")
    limit = rate(value) if isinstance(value, str) else None
    if limit is None and value is not None:
        faults.append(f"{at}{_RATE}: {rate_fault(value) if isinstance(value, str) else 'write it in quotes'}")
    return limit


def _place(error: Exception) -> str:
    """Where the TOML is broken. No more is told: what stands there may be a key."""
    place = re.search(r"\((?:at )?(line \d+, column \d+|end of document|at end of document)\)", str(error))
    return f" ({place[1]})" if place else ""


def _twice(error: Exception) -> str:
    """That a name stands twice, if that is the error; and which name, if that is safe to tell."""
    match = _TWICE.match(str(error))
    if not match:
        return ""
    return f": {f'[keys.{match[1]}]' if NAME.fullmatch(match[1]) else 'a name'} stands twice"
