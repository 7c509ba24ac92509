"""May he who sent this ask?"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from hmac import compare_digest
from typing import Final

from service.keys.key import Key, digest

_BEARER: Final = re.compile(r"bearer +([A-Za-z0-9._~+/-]{1,500}=*)", re.ASCII | re.IGNORECASE)
_LONGEST: Final = 600


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


def judged(authorization: str | None, keys: Iterable[Key], now: datetime) -> Verdict:
    """Whether he who sent this `Authorization` may ask now."""
    if authorization is None:
        return Verdict(Why.MISSING)
    sent = _BEARER.fullmatch(authorization) if len(authorization) <= _LONGEST else None
    if sent is None:
        return Verdict(Why.MALFORMED)
    key = _found(digest(sent[1]), keys)
    if key is None:
        return Verdict(Why.UNKNOWN)
    return Verdict(Why.EXPIRED if key.expires and key.expires <= now else None, key)


def _found(sent: bytes, keys: Iterable[Key]) -> Key | None:
    """The key with this digest. It takes as long whichever it is, and if it is none: no comparison is left out."""
    found = None
    for key in keys:
        if compare_digest(sent, key.digest):
            found = key
    return found
