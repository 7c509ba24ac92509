"""A key as the service keeps it, by its digest, never the key itself: may a request ask that has it?"""

import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from hashlib import sha256
from hmac import compare_digest
from typing import Final

from ..rates.rate import Rate

MARK: Final = "floorman_"
"""How each key begins, so that a secret scanner finds one left in a repository."""
NAME: Final = re.compile(rf"(?!{MARK})[A-Za-z0-9_-]{{1,64}}", re.ASCII)
_RANDOM_BYTES: Final = 32
_BEARER: Final = re.compile(r"bearer +([A-Za-z0-9._~+/-]{1,500}=*)", re.ASCII | re.IGNORECASE)
_LONGEST: Final = 600
_NOBODY: Final = bytes(32)


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


@dataclass(frozen=True, slots=True)
class KeyCheck:
    """Why the caller may not ask, None if it may; and the key that it sent, if that is a known one."""

    why: KeyRefusal | None
    key: Key | None = None


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


def check_key(authorization: str | None, keys: Mapping[bytes, Key], now: datetime) -> KeyCheck:
    """May the sender of this `Authorization` header ask now? `keys` are by their digests."""
    if authorization is None:
        return KeyCheck(KeyRefusal.MISSING)
    sent = _BEARER.fullmatch(authorization) if len(authorization) <= _LONGEST else None
    if sent is None:
        return KeyCheck(KeyRefusal.MALFORMED)
    key = _key_of(digest(sent[1]), keys)
    if key is None:
        return KeyCheck(KeyRefusal.UNKNOWN)
    return KeyCheck(KeyRefusal.EXPIRED if key.expires and key.expires <= now else None, key)


def _key_of(sent: bytes, keys: Mapping[bytes, Key]) -> Key | None:
    """The key with this digest. The time does not depend on how many keys there are, or how close the guess was.

    The time of the lookup depends on the digest of what was sent, which a caller cannot choose: to find a text whose
    SHA-256 begins like that of a key takes as many tries as for any other prefix, and does not give the key.
    """
    key = keys.get(sent)
    if not compare_digest(sent, _NOBODY if key is None else key.digest):
        return None
    return key
