"""May he who sent this ask?"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from hmac import compare_digest
from typing import Final

from service.keys.key import Key, digest

_BEARER: Final = re.compile(r"bearer +([A-Za-z0-9._~+/-]{1,500}=*)", re.ASCII | re.IGNORECASE)
_LONGEST: Final = 600
_NOBODY: Final = bytes(32)


class Why(StrEnum):
    """Why a caller may not ask."""

    MISSING = "missing"
    MALFORMED = "malformed"
    UNKNOWN = "unknown"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Verdict:
    """Why he may not ask, None if he may; and whose key it is, where it is one."""

    why: Why | None
    key: Key | None = None


def judged(authorization: str | None, keys: Mapping[bytes, Key], now: datetime) -> Verdict:
    """Whether he who sent this `Authorization` may ask now; `keys` are found by their digests."""
    if authorization is None:
        return Verdict(Why.MISSING)
    sent = _BEARER.fullmatch(authorization) if len(authorization) <= _LONGEST else None
    if sent is None:
        return Verdict(Why.MALFORMED)
    key = _found(digest(sent[1]), keys)
    if key is None:
        return Verdict(Why.UNKNOWN)
    return Verdict(Why.EXPIRED if key.expires and key.expires <= now else None, key)


def _found(sent: bytes, keys: Mapping[bytes, Key]) -> Key | None:
    """The key with this digest. It takes as long however many there are, and however near to one what was sent is.

    How long the table takes to look depends on the digest of what was sent, and nobody can choose that: a key that has
    the first bytes of another's digest is as hard to find as any that fits so many bits of SHA-256, and is no key.
    """
    key = keys.get(sent)
    if not compare_digest(sent, _NOBODY if key is None else key.digest):
        return None
    return key
