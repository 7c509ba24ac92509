"""A key as it is kept: never the key itself."""

import re
import secrets
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final

from service.rates.rate import Rate

MARK: Final = "floorman_"
"""How each key begins, so that a scanner finds one that was left in a repository."""
NAME: Final = re.compile(rf"(?!{MARK})[A-Za-z0-9_-]{{1,64}}", re.ASCII)
_RANDOM_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class Key:
    """One caller's key: what it is called, its digest, when it ends and how often it may be used; None: no end."""

    name: str
    digest: bytes = field(repr=False)
    expires: datetime | None = None
    rate: Rate | None = None


def new_secret() -> str:
    """A key that nobody has seen: 256 random bits."""
    return MARK + secrets.token_urlsafe(_RANDOM_BYTES)


def digest(secret: str) -> bytes:
    """What is kept of a key.

    One round of SHA-256, no salt: 256 random bits cannot be guessed however fast guesses are tried, and no two keys are
    alike. A slow hash is for what people think up, and would make every request slow.
    """
    return sha256(secret.encode("ascii")).digest()


def moment(text: str) -> datetime | None:
    """What an ISO date-time with its offset says, in UTC; None if it is not one."""
    try:
        found = datetime.fromisoformat(text)
        return found.astimezone(UTC) if found.tzinfo else None
    except (ValueError, OverflowError):
        return None
