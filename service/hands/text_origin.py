"""Who wrote a text history, from its first lines and its rows of seats alone: also of one that cannot be read."""

from itertools import dropwhile
from typing import Final

from .pokernow_log import NAME, is_log
from .text_header import site_name
from .text_lines import COUNT, HEADER, LONGEST_LINE, MARK
from .text_sites import PREFACE, site_of

_MOST_OPENING: Final = 6
"""The most lines of a hand's opening, with a count and a preface above it."""
_MOST_NAMES: Final = 30


def origin_of(text: str) -> tuple[str, str]:
    """The site that wrote a text, and the number of its hand; each is empty if the first lines do not show it."""
    first_lines = text.removeprefix(MARK).split("\n", _MOST_OPENING)[:_MOST_OPENING]
    lines = [line.strip()[:LONGEST_LINE] for line in first_lines]
    opening = list(dropwhile(lambda line: not line or COUNT.fullmatch(line) or PREFACE.fullmatch(line), lines)) or [""]
    if (site := site_of(opening[0])) is not None:
        matches = [pattern.fullmatch(line) for pattern, line in zip(site.opening, opening, strict=False)]
        numbers = [match["hand"] for match in matches if match and "hand" in match.groupdict()]
        names = [match["site"] for match in matches if match and "site" in match.groupdict()]
        return (*names, site.name)[0], (*numbers, "")[0]
    match = HEADER.fullmatch(opening[0])
    if match is None:
        return (NAME if is_log(text.removeprefix(MARK)) else "", "")
    return site_name(match["site"]), match["hand"]


def names_of(text: str) -> list[str]:
    """The names in the rows of seats, such as `Seat 1: Ann ($200 in chips)`, the longest first."""
    names: dict[str, str] = {}
    for line in text.split("\n"):
        seat, _, rest = line.strip()[:LONGEST_LINE].partition(": ")
        if seat.startswith("Seat ") and (name := rest.rpartition("(")[0].strip()) and len(names) < _MOST_NAMES:
            names.setdefault(seat, name)
    return sorted(names.values(), key=len, reverse=True)
