"""One hand of PokerNow's log: its rows by their order, in PokerStars' words line by line.

The log tells totals, also of calls and straddles, and no stakes: the blinds that were posted are the stakes. A name is
what the log tells players apart by, `name @ id`.
"""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from .pokernow_log import COLUMNS
from .text_header import HandFaults, Header, Line, fits, header_of_site
from .text_sites import site_of_file

_SITE: Final = site_of_file("pokernow")
_START: Final = _SITE.opening[0]
_NEXT_STACK: Final = re.compile(r'(?<=\)) \| (?=#[0-9]{1,2} ")')
_BLIND: Final = re.compile('"(.+)" posts a (?:small|big) blind of [0-9][0-9.,]*(?: and go all in)?')
_RENAMED: Final = re.compile('The player ".+" changed the ID from (?P<old>[^ ]+) to (?P<new>[^ ]+) because ')
_ORDER: Final = re.compile("[0-9]{1,30}")
_LAST_SEAT: Final = 10

# PokerStars' words for entries that mean something here too.
_STACK: Final = "Seat {seat}: {name} ({amount} in chips)"
_SHOWS: Final = "{name}: shows [{cards}]"
_END: Final = "*** SUMMARY ***"
_ASIDE: Final = ""
"""An entry that moves no chips of a hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LogHand:
    """A hand of a log: the lines after its first one, in order; `around` are rows of before and after it."""

    header: Header
    first: Line
    lines: list[Line]
    around: list[Line]
    button: int | None


def hand_of_log(text: str, faults: HandFaults) -> LogHand:
    """What the rows of one hand say. Raises Unreadable if they are no CSV, or do not begin and end one hand."""
    rows = sorted(_rows(text, faults), key=lambda row: row[0])
    lines = [line for _, line, _ in rows]
    starts = [place for place, line in enumerate(lines) if line.text.startswith("-- starting hand #")]
    ends = [place for place, line in enumerate(lines) if _SITE.match(line.text, _END)]
    last = lines[-1] if lines else Line(1, "", "")
    if not starts:
        faults.at(last, "header", f"A hand of a log has an entry such as {_SITE.example[0]}.")
    elif len(starts) > 1 or len(ends) > 1:
        faults.at(lines[(starts[1:] or ends[1:])[0]], "several", "Another hand stands here, and one is needed.")
    elif not ends or ends[0] < starts[0]:
        faults.at(last, "cut_short", "The text ends before -- ending hand.")
    if faults:
        raise faults.unreadable()
    around, hand = [*lines[: starts[0]], *lines[ends[0] + 1 :]], lines[starts[0] + 1 : ends[0]]
    for new, old in [match.group("new", "old") for line in hand if (match := _RENAMED.match(line.text))]:
        hand = [replace(line, text=line.text.replace(f' @ {new}"', f' @ {old}"')) for line in hand]
    for line in around:
        if not _SITE.match(line.text, _ASIDE) and not _SITE.match(line.text, _SHOWS):
            faults.at(line, "row_order", "By its order this entry is outside the hand.")
    for line in hand:
        if line.text.endswith(" (bomb pot bet)"):
            faults.at(line, "unsupported", "In a bomb pot nobody posts a blind, so that the smallest bet is not known.")
    shown = [line for line in lines[ends[0] + 1 :] if _SITE.match(line.text, _SHOWS)]
    parts = [
        replace(line, text=part, words=part)
        for line in hand
        for part in _NEXT_STACK.split(line.text.removeprefix("Player stacks: "))
    ]
    header, button = _opening(rows[starts[0]], parts, faults)
    return LogHand(
        header=header,
        first=lines[starts[0]],
        lines=[*parts, *shown, lines[ends[0]]],
        around=[line for line in around if line not in shown],
        button=button,
    )


def _rows(text: str, faults: HandFaults) -> Iterator[tuple[int, Line, str]]:
    """The rows of a text: the order, the entry, and when it was made. One that is none is a fault."""
    reader = csv.reader((line + "\n" for line in text.split("\n")), strict=True)
    orders: set[int] = set()
    try:
        for row in reader:
            entry = row[0].strip() if row else ""
            line = Line(reader.line_num, entry, entry)
            if not row or tuple(row) == COLUMNS:
                continue
            if len(row) != len(COLUMNS) or not _ORDER.fullmatch(row[2]):
                faults.at(line, "csv", "A row has an entry, the time at which it was made, and its order, a number.")
            elif (order := int(row[2])) in orders:
                faults.at(line, "row_order", "Another row has the same order.")
            elif fits(line, faults):
                orders.add(order)
                yield order, line, row[1]
    except csv.Error as error:
        faults.at(Line(reader.line_num, "", ""), "csv", f"This is no CSV: {error}.")


def _opening(row: tuple[int, Line, str], lines: list[Line], faults: HandFaults) -> tuple[Header, int | None]:
    """The header, and the seat of the button, or None if it is not known. Raises Unreadable if no game is named.

    A dead button is on the place before the first blind: whoever has sat down there acts last.
    """
    line = replace(row[1], text=f"{row[2]} {row[1].text}")
    header = header_of_site([line], _SITE, faults)
    start = _START.fullmatch(line.text)
    hand_id, dealer = (start["id"], start["dealer"]) if start else (None, None)
    header = replace(
        header,
        played_at=f"{header.played_at}Z" if header.played_at else None,
        beside=f"the id of the hand, {hand_id}" if hand_id else "",
    )
    seats = {match["name"]: int(match["seat"]) for line in lines if (match := _SITE.match(line.text, _STACK))}
    if dealer is not None:
        return header, seats.get(dealer)
    blind = next((seats.get(match[1]) for line in lines if (match := _BLIND.fullmatch(line.text))), None)
    return header, None if blind is None else blind - 1 or _LAST_SEAT
