"""A key as the service keeps it: its digest, never the key itself."""

import re
import secrets
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final

from ..rates.rate import Rate

MARK: Final = "floorman_"
"""How each key begins, so that a secret scanner finds one left in a repository."""
NAME: Final = re.compile(rf"(?!{MARK})[A-Za-z0-9_-]{{1,64}}", re.ASCII)
_RANDOM_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class Key:
    """One caller's key: its name and digest, when it expires and how often it may be used; None: no limit."""

    name: str
    digest: bytes = field(repr=False)
    expires: datetime | None = None
    rate: Rate | None = None


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
        found = datetime.fromisoformat(text)
        return found.astimezone(UTC) if found.tzinfo else None
    except (ValueError, OverflowError):
        return None
