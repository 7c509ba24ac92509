"""How often?"""

import re
from dataclasses import dataclass
from typing import Final

WRITTEN: Final = re.compile(r"([1-9][0-9]{0,8})/(second|minute|hour|day)", re.ASCII)
_SECONDS: Final = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}


@dataclass(frozen=True, slots=True)
class Rate:
    """So many requests in each `per`: second, minute, hour or day."""

    requests: int
    per: str

    def __str__(self) -> str:
        return f"{self.requests}/{self.per}"

    @property
    def seconds(self) -> int:
        """How long its `per` is."""
        return _SECONDS[self.per]


def rate(text: str) -> Rate | None:
    """What "100/second" says; None if it is not written like that."""
    found = WRITTEN.fullmatch(text)
    return Rate(int(found[1]), found[2]) if found else None
