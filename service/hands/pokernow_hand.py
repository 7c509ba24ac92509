"""One hand of PokerNow's log: its rows by their order, in PokerStars' words line by line.

The log tells totals, also of calls and straddles, and no stakes: the blinds that were posted are the stakes. A name is
what the log tells players apart by, `name @ id`.
"""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from .pokernow_log import COLUMNS, NAME
from .text_header import HandFaults, Header, Line, fits, header_of_site
from .text_sites import Site

_WHO: Final = '"(?P<name>.+)"'
_AMOUNT: Final = r"(?P<amount>(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]+)?)"
_CARDS: Final = r"(?P<cards>(?:(?:10|[2-9JQKA])[\u2660\u2665\u2666\u2663][, ]*){1,6})"
_GAMES: Final = {
    "No Limit Texas Hold'em": "Hold'em No Limit",
    "Pot Limit Omaha Hi": "Omaha Pot Limit",
    "Pot Limit Omaha 5 Hi": "Omaha Pot Limit",
    **{
        f"Pot Limit Omaha {cards}Hi/Lo {low}": "Omaha Hi/Lo Pot Limit"
        for cards in ("", "5 ")
        for low in ("8 or Better", "(8 or Better)")
    },
}
_START: Final = re.compile(
    r"(?P<when>[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2})(?:\.[0-9]{1,9})?Z "
    r"-- starting hand #(?P<hand>[0-9]{1,40}) +(?:\(id: (?P<id>[A-Za-z0-9_-]{1,40})\) +)?"
    r"\(?(?P<game>[A-Z][A-Za-z0-9 '/-]{1,60}(?: \(8 or Better\))?)\)? +"
    r"\((?:dealer: \"(?P<dealer>.+)\"|dead button)\) --"
    "(?P<small>(?!))?(?P<big>(?!))?"  # no stakes
)
_END: Final = re.compile(r"-- ending hand #[0-9]{1,40} --")
_NEXT_STACK: Final = re.compile(r'(?<=\)) \| (?=#[0-9]{1,2} ")')
_STACK: Final = re.compile(rf'#(?P<seat>[0-9]{{1,2}}) "(?P<name>.+)" \({_AMOUNT}\)')
_SHOWS: Final = re.compile(rf"{_WHO} shows a {_CARDS}\.")
_BLIND: Final = re.compile('"(.+)" posts a (?:small|big) blind of [0-9][0-9.,]*(?: and go all in)?')
_ORDER: Final = re.compile("[0-9]{1,30}")
_LAST_SEAT: Final = 10
_ASIDE: Final = re.compile(
    r"(?:Flop|Turn|River|Undealt cards)(?: \(second (?:run|board)\))?: .*|Dead Small Blind|Your hand is .+"
    r"|.+ chooses? to (?:(?:not)? )?run it twice\.|Remaining players decide .+"
    r'|The player ".+" (?:requested|joined|quits|stand|sit|passed|canceled|changed) .+'
    r'|The admin (?:".+" )?(?:approved|updated|enqueued|rejected|canceled|forced) .+'
    r"|The game's (?:small blind|big blind|ante) was changed from .+"
    r"|WARNING: the admin queued .+|IMPORTANT: .*spectator mode.*",
    re.DOTALL,
)
"""An entry that moves no chips of a hand."""

_SITE: Final = Site(
    name=NAME,
    decimal=".",
    opening=(_START,),
    example=(
        '-- starting hand #1 (id: a1)  (No Limit Texas Hold\'em) (dealer: "Ann @ a1") --,2024-05-31T20:15:00.000Z',
    ),
    games=_GAMES,
    when="%Y-%m-%dT%H:%M:%S",
    posts_are_totals=True,
    rows=tuple(
        (re.compile(pattern, re.DOTALL), words)
        for pattern, words in {
            _STACK.pattern: "Seat {seat}: {name} ({amount} in chips)",
            **{
                rf"{_WHO} {what} {_AMOUNT}{end}": f"{{name}}: {words} {{amount}}{all_in}"
                for what, words in {
                    "posts an ante of": "posts ante",
                    "posts a small blind of": "posts small blind",
                    "posts a big blind of": "posts big blind",
                    "posts a straddle of": "straddle",
                    "posts a miss(?:ed|ing) small blind of": "posts missed blind",
                    "posts a miss(?:ed|ing) big blind of": "posts",
                    "calls": "calls to",
                    "bets": "bets",
                    "raises to": "raises to",
                }.items()
                for end, all_in in (("", ""), (" and go all in", " and is all-in"))
            },
            rf"{_WHO} (?P<what>folds|checks)": "{name}: {what}",
            _SHOWS.pattern: "{name}: shows [{cards}]",
            **{
                rf"{street}: .*\[{_CARDS}\]": f"*** {street.upper()} *** [{{cards}}]"
                for street in ("Flop", "Turn", "River")
            },
            rf"Uncalled bet of {_AMOUNT} returned to {_WHO}": "Uncalled bet ({amount}) returned to {name}",
            rf'{_WHO} collected {_AMOUNT} from pot(?: with [^"]*)?': "{name} collected {amount} from pot",
            _END.pattern: "*** SUMMARY ***",
            _ASIDE.pattern: "",
        }.items()
    ),
)


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
    ends = [place for place, line in enumerate(lines) if _END.fullmatch(line.text)]
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
    for line in around:
        if not _ASIDE.fullmatch(line.text) and not _SHOWS.fullmatch(line.text):
            faults.at(line, "row_order", "By its order this entry is outside the hand.")
    for line in hand:
        if line.text.endswith(" (bomb pot bet)"):
            faults.at(line, "unsupported", "In a bomb pot nobody posts a blind, so that the smallest bet is not known.")
    shown = [line for line in lines[ends[0] + 1 :] if _SHOWS.fullmatch(line.text)]
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
    seats = {match["name"]: int(match["seat"]) for line in lines if (match := _STACK.fullmatch(line.text))}
    if dealer is not None:
        return header, seats.get(dealer)
    blind = next((seats.get(match[1]) for line in lines if (match := _BLIND.fullmatch(line.text))), None)
    return header, None if blind is None else blind - 1 or _LAST_SEAT
