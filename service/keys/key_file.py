"""The key file: TOML with a table `[keys.NAME]` for each key.

No fault repeats what the file says: by mistake a key itself may stand there.
"""

import re
import tomllib
from datetime import datetime
from typing import Any, Final

from ..rates.rate import Rate, rate, rate_fault
from .key import NAME, Key, moment

MOST_KEYS: Final = 1000
_FIELDS: Final = {"sha256", "expires", "rate"}
_TWICE: Final = re.compile(r"Cannot declare \('keys', '([^']+)'\) twice", re.ASCII)
_DIGEST: Final = re.compile(r"[0-9a-fA-F]{64}", re.ASCII)

_WHERE: Final = "write [keys.NAME] for each key; [keys] alone means that nobody may ask"
_NAME: Final = "a name is up to 64 letters, digits, - and _, and is no key itself"
_DIGESTS: Final = "sha256 must be the 64 hexadecimal digits of the key's SHA-256: floorman keys new prints them"
_EXPIRES: Final = "expires must be a date-time with its offset, as 2027-01-01T00:00:00Z"
_RATE: Final = 'rate must be like "100/second"'


class KeyFileError(Exception):
    """A key file that cannot be used; `faults` has everything that is wrong with it."""

    def __init__(self, *faults: str) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


def read(text: str) -> tuple[Key, ...]:
    """The keys that a file names. Raises KeyFileError."""
    try:
        said = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise KeyFileError(f"this is no TOML{_place(error)}{_twice(error)}") from None
    tables = said.get("keys")
    if set(said) != {"keys"} or not isinstance(tables, dict):
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


def written(key: Key) -> str:
    """The lines of a key file for this key."""
    lines = [f"[keys.{key.name}]", f'sha256 = "{key.digest.hex()}"']
    if key.expires:
        lines.append(f"expires = {key.expires.isoformat()}")
    if key.rate:
        lines.append(f'rate = "{key.rate}"')
    return "\n".join(lines) + "\n"


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
    said = table.get("expires")
    text = said.isoformat() if isinstance(said, datetime) else said
    found = moment(text) if isinstance(text, str) else None
    if found is None and said is not None:
        faults.append(at + _EXPIRES)
    return found


def _rate(table: dict[str, Any], at: str, faults: list[str]) -> Rate | None:
    said = table.get("rate")
    found = rate(said) if isinstance(said, str) else None
    if found is None and said is not None:
        faults.append(f"{at}{_RATE}: {rate_fault(said) if isinstance(said, str) else 'write it in quotes'}")
    return found


def _place(error: Exception) -> str:
    """Where the TOML is broken. No more is told: what stands there may be a key."""
    found = re.search(r"\((?:at )?(line \d+, column \d+|end of document|at end of document)\)", str(error))
    return f" ({found[1]})" if found else ""


def _twice(error: Exception) -> str:
    """That a name stands twice, if that is the error; and which name, if that is safe to tell."""
    found = _TWICE.match(str(error))
    if not found:
        return ""
    return f": {f'[keys.{found[1]}]' if NAME.fullmatch(found[1]) else 'a name'} stands twice"
