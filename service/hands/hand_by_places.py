"""What a hand of Bovada, Ignition or Bodog says only by its place in the text, put in words line by line.

Cards on the board without a heading, an ante or a blind that is all-in, lines written again and again, and seats
numbered up to some hundred or out of order: then the rows of the seats, in their order, are the places. The stakes of a
cash game are the blinds. Players are called by their places: by them the button is known.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal
from typing import Final

from ..rules.model.amounts import LAST_SEAT
from .text_header import HandFaults, Header, Line
from .text_lines import symbol_of

_SEAT: Final = re.compile("Seat (?P<seat>[0-9]{1,6}): (?P<place>(?:Dealer|Small Blind|Big Blind)?).*")
_BOARD: Final = re.compile(r"Card (?:dealt )?to (?:the )?table \[(?P<cards>[^\[\]]*)\]")
_STREET: Final = re.compile(r"\*\*\* (?:FLOP|TURN|RIVER) \*\*\* .*")
_WHOLE_BOARD: Final = re.compile(r"Board \[(?P<cards>[^\[\]]*)\]")
_ALL_IN: Final = re.compile("(?P<who>[^:]+ : )All-in (?P<amount>.+)")
_ANTE: Final = re.compile("(?P<who>[^:]+ : )Ante chip .+")
_BLIND: Final = re.compile(
    r"[^:]+ : (?:Ante/)?(?P<what>Small|Big) [bB]lind(?:/Bring in)? (?P<amount>[$]?[0-9][0-9,]*(?:\.[0-9]+)?)"
)
_STAKES: Final = re.compile(
    r"Table Info: [^$]{0,60}\bStakes: "
    r"(?P<small>[$]?[0-9][0-9,]*(?:\.[0-9]+)?)-(?P<big>[$]?[0-9][0-9,]*(?:\.[0-9]+)?)(?:, .*)?"
)
_BET: Final = re.compile("[^:]+ : (?:Call|Check|Bet|Raise|All-in).*")
_POT: Final = "Total Pot("
_CARDS: Final = "*** HOLE CARDS ***"
_OF_FLOP: Final = 3
_PASSED_OVER: Final = "Passed over: "


def placed(header: Header, lines: list[Line], faults: HandFaults) -> tuple[Header, list[Line], int | None]:
    """The header with its stakes, the lines after it, each with words that need no other line, and the button."""
    lines = list(_in_words(lines))
    _verify_streets(lines, faults)
    return _with_stakes(header, lines, faults), lines, _button_of(lines)


def _in_words(lines: list[Line]) -> Iterator[Line]:
    """The lines after the header, each with words that need no other line.

    Who wins since all others fold to the blinds is said to win a pot with the whole blind: that pot is passed over.
    """
    seats = [int(match["seat"]) for line in lines if (match := _SEAT.fullmatch(line.text))]
    seats = seats[: next((place for place, seat in enumerate(seats) if seat in seats[:place]), None)]
    by_place = seats != sorted(seats) or (bool(seats) and seats[-1] > LAST_SEAT)
    deal = next((place for place, line in enumerate(lines) if line.text == _CARDS), len(lines))
    is_walk = not any(_BET.fullmatch(line.text) for line in lines[deal:])
    streets, antes = iter(("TURN", "RIVER")), set[str]()
    row, before = 0, ""
    for place, line in enumerate(lines):
        text = line.text
        if place < deal and (match := _SEAT.fullmatch(text)):
            row += 1
            text = f"Seat {row}{text[match.end('seat') :]}" if by_place else text
        elif place < deal and (match := _ANTE.fullmatch(text)):
            antes.add(match["who"])
        elif place < deal and (match := _ALL_IN.fullmatch(text)):
            blind = next((blind for blind in ("small blind", "big blind") if text.lower().startswith(blind)), None)
            what = "ante" if antes and match["who"] not in antes else blind
            text = f"{match['who']}All-in {what} {match['amount']}" if what else text
        elif match := _BOARD.fullmatch(text):
            street = "FLOP" if len(match["cards"].split()) == _OF_FLOP else next(streets, "RIVER")
            text = f"*** {street} *** [{match['cards']}]"
        elif (text == before and " : " in text) or (is_walk and text.startswith(_POT)):
            text = _PASSED_OVER + text
        before = line.text
        yield replace(line, text=text, words=text)


def _with_stakes(header: Header, lines: list[Line], faults: HandFaults) -> Header:
    """The header of a cash game with its stakes, if the table's line has them; else the blinds tell them in the end.

    In fixed limit a bet is the big blind that was posted, and the table's line is not read.
    """
    blinds = {match["what"]: (line, match["amount"]) for line in lines if (match := _BLIND.fullmatch(line.text))}
    is_told = is_limit = header.structure == "fixed_limit"
    for line in lines if not is_limit else ():
        if match := _STAKES.fullmatch(line.text):
            blinds |= {"Small": (line, match["small"]), "Big": (line, match["big"])}
            is_told = True
    if header.big or "Big" not in blinds:
        return header
    faults.currency = symbol_of(blinds["Big"][1])
    small, big = (
        faults.amount(*blinds[what]) if is_told and what in blinds else Decimal(0) for what in ("Small", "Big")
    )
    if is_limit:
        small, big = big, 2 * big
    return replace(header, small=small, big=big, currency=faults.currency)


def _button_of(lines: list[Line]) -> int | None:
    """The seat called Dealer; else the place before the first blind, where the button is dead. None if none is told."""
    places = {match["place"]: int(match["seat"]) for line in lines if (match := _SEAT.fullmatch(line.text))}
    if "Dealer" in places:
        return places["Dealer"]
    blind = places.get("Small Blind", places.get("Big Blind"))
    return None if blind is None else blind - 1


def _verify_streets(lines: list[Line], faults: HandFaults) -> None:
    """Every card of the board came on a street that a line begins; else nobody knows where the betting was over."""
    begun = sum(_STREET.fullmatch(line.text) is not None for line in lines)
    for line in lines:
        if match := _WHOLE_BOARD.fullmatch(line.text):
            cards = len(match["cards"].split())
            if cards >= _OF_FLOP and cards - _OF_FLOP + 1 > begun:
                faults.at(line, "street_missing", "The board has cards of streets that no line begins.")
