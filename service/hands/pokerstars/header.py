"""The header of a hand: which one it is, the game, its stakes, and when it was played."""

from contextlib import suppress
from datetime import datetime
from decimal import Decimal
from typing import Final

from .. import MOST_PLACES
from ..unreadable import Faults, Unreadable
from .record import Header, Line
from .words import GAME, GAMES, HEADER, MOMENT, NAME, NAMES, STAKES, symbol_of, value_of

_MOST_DIGITS: Final = 16
_LONGEST_SHOWN: Final = 60
_UTC: Final = ("UTC", "GMT")


class HandFaults(Faults):
    """Collects the faults of one hand, each with its line."""

    def __init__(self, hand: str = "") -> None:
        super().__init__(NAME)
        self.hand = hand
        self.currency: str | None = None

    def told(self) -> Unreadable:
        """All of them, to raise; there must be one."""
        return Unreadable(tuple(self._found))

    def at(self, line: Line, code: str, message: str) -> None:
        """Add the fault of a line."""
        whose = f" of hand {self.hand}" if self.hand else ""
        self.add((line.number,), code, f"Line {line.number}{whose}: {message}")

    def unknown(self, line: Line) -> None:
        """Add the fault of a line that is none of the format."""
        shown = line.text if len(line.text) <= _LONGEST_SHOWN else line.text[:_LONGEST_SHOWN] + "…"
        self.at(line, "line_unknown", f"No line reads like this here: {shown}")

    def amount(self, line: Line, text: str) -> Decimal:
        """An amount of a line. One that could not be kept, or is in another currency than the stakes, is a fault."""
        value = value_of(text)
        whole, _, part = f"{value:f}".partition(".")
        if self.currency not in (None, symbol_of(text)):
            self.at(line, "currency", f"{text} is not in the currency of the stakes.")
        if len(part) > MOST_PLACES or len(whole) > _MOST_DIGITS:
            said = f"An amount has at most {MOST_PLACES} decimals, and {_MOST_DIGITS} digits before them."
            self.at(line, "amount_digits", said)
            return Decimal(0)
        return value


def header_of(line: Line, faults: HandFaults) -> Header:
    """What the first line of a hand says. Raises Unreadable if it tells no game: nobody knows what its lines mean."""
    found = HEADER.fullmatch(line.text)
    game = GAME.search(found["rest"]) if found else None
    stakes = STAKES.fullmatch(game["rest"]) if game else None
    if found is None:
        such = "PokerStars Hand #1: Hold'em No Limit ($1/$2 USD) - 2024/05/01 20:15:00 ET"
        faults.at(line, "header", f"A hand begins with a header such as {such}.")
    else:
        faults.hand = found["hand"]
    if found and game is None:
        faults.at(line, "game_unknown", f"The header names none of these games: {', '.join(NAMES)}.")
    elif game and stakes is None:
        said = "After the game come its stakes, such as ($1/$2 USD), then - and the date; nothing else is taken here."
        faults.at(line, "stakes", said)
    if game is None or stakes is None:
        raise faults.told()
    kind, structure = GAMES[game["game"]]
    faults.currency = symbol_of(stakes["big"])
    made = Header(
        hand=faults.hand,
        name=game["game"],
        game=kind,
        structure=structure,
        small=faults.amount(line, stakes["small"]),
        big=faults.amount(line, stakes["big"]),
        played_at=_played_at(line, [said for said in (stakes["when"], stakes["again"]) if said], faults),
    )
    if not made.min_bet:
        faults.at(line, "stakes", "The smallest bet is more than 0.")
    return made


def _played_at(line: Line, said: list[str], faults: HandFaults) -> str | None:
    """When the hand was played, in UTC if that is told; else in the last zone told: the site's own.

    A zone that is a name is left out, as its offset is nowhere told.
    """
    moments: list[tuple[str, str]] = []
    for one in said:
        if (found := MOMENT.fullmatch(one)) is not None:
            with suppress(ValueError):
                clock = found["time"] + ":00" * (found["time"].count(":") == 1)
                at = datetime.strptime(f"{found['day']} {clock}", "%Y/%m/%d %H:%M:%S")
                moments.append((at.isoformat(), found["zone"] or ""))
    if len(moments) < len(said):
        faults.at(line, "date", "The header ends with a date and a time, as in 2024/05/01 20:15:00 ET.")
        return None
    in_utc = [moment + "Z" for moment, zone in moments if zone in _UTC]
    return [*in_utc, *(moment for moment, _ in reversed(moments))][0]
