"""A rate: so many requests in so much time, as settings and key files write it."""

import re
from dataclasses import dataclass
from typing import Final

WRITTEN: Final = re.compile(r"([1-9][0-9]{0,8})/(second|minute|hour|day)", re.ASCII)
_SECONDS: Final = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,8}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Rate:
    """So many requests per second, minute, hour or day."""

    requests: int
    per: str

    def __str__(self) -> str:
        return f"{self.requests}/{self.per}"

    @property
    def seconds(self) -> int:
        """The length of its window (seconds)."""
        return _SECONDS[self.per]


def rate(text: str) -> Rate | None:
    """The rate in a text like "100/second"; None if it is not written like that."""
    match = WRITTEN.fullmatch(text)
    return Rate(int(match[1]), match[2]) if match else None


def rate_fault(text: str) -> str:
    """Why a text is no rate. The text is not repeated: in a key file it may be a key in the wrong place."""
    number, slash, per = text.partition("/")
    if not slash:
        return 'between number and unit stands one slash, as in "100/second"'
    faults = [] if _NUMBER.fullmatch(number) else ["the number is to be a whole one from 1 to 999999999, digits alone"]
    if per not in _SECONDS:
        faults.append(f"the unit is to be one of {', '.join(_SECONDS)}, as it stands here and nothing after it")
    return "; ".join(faults)
