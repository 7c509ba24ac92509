"""May the sender of a request ask?"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from hmac import compare_digest
from typing import Final

from .key import Key, digest

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
    """Why the caller may not ask, None if he may; and the key that he sent, if it is a known one."""

    why: Why | None
    key: Key | None = None


def judged(authorization: str | None, keys: Mapping[bytes, Key], now: datetime) -> Verdict:
    """Whether the sender of this `Authorization` header may ask now; `keys` are by their digests."""
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
    """The key with this digest. The time does not depend on how many keys there are, or how close the guess was.

    The time of the lookup depends on the digest of what was sent, which a caller cannot choose: to find a text whose
    SHA-256 begins like that of a key takes as many tries as for any other prefix, and does not give the key.
    """
    key = keys.get(sent)
    if not compare_digest(sent, _NOBODY if key is None else key.digest):
        return None
    return key
