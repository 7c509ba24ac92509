"""The lines that open a text history: which site wrote it, the game and its stakes, and when it was played."""

import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from itertools import zip_longest
from typing import Final

from ..fault_text import cut
from .reading import LONGEST_SHOWN, MOST_PLACES, Faults, Unreadable
from .text_lines import GAME, GAMES, HEADER, LONGEST_LINE, MOMENT, NAME, NAMES, STAKES, Game, symbol_of, value_of
from .text_sites import Site, examples

_MOST_DIGITS: Final = 16
_UTC: Final = ("UTC", "GMT")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the text, counted from 1. `words` are the same in PokerStars' words."""

    number: int
    text: str
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """The first line: the game and its stakes; in fixed limit these are its bets, elsewhere its blinds."""

    hand: str
    name: str
    game: Game
    structure: str
    small: Decimal
    big: Decimal
    played_at: str | None
    site_name: str
    currency: str
    table: str = ""
    beside: str = ""
    """What else it says, such as the name of a tournament."""
    site: Site | None = None
    """Whose words it is told in; None for PokerStars' own."""

    @property
    def min_bet(self) -> Decimal:
        """The smallest bet of the first street."""
        return self.small if self.structure == "fixed_limit" else self.big


class HandFaults(Faults):
    """Collects the faults of one hand, each with its line."""

    def __init__(self, hand: str = "") -> None:
        super().__init__(NAME)
        self.hand = hand
        self.currency: str | None = None

    def unreadable(self) -> Unreadable:
        """All of them, to raise; there must be one."""
        return Unreadable(*self._faults)

    def at(self, line: Line, code: str, message: str) -> None:
        """Add the fault of a line."""
        whose = f" of hand {self.hand}" if self.hand else ""
        self.add((line.number,), code, f"Line {line.number}{whose}: {message}")

    def unknown(self, line: Line) -> None:
        """Add the fault of a line that is none of the format."""
        self.at(line, "line_unknown", f"No line reads like this here: {cut(line.text, LONGEST_SHOWN)}")

    def amount(self, line: Line, text: str) -> Decimal:
        """An amount of a line. One that could not be kept, or is in another currency than the stakes, is a fault."""
        value = value_of(text)
        whole, _, part = f"{value:f}".partition(".")
        if self.currency not in (None, symbol_of(text)):
            self.at(line, "currency", f"{text} is not in the currency of the stakes.")
        if len(part) > MOST_PLACES or len(whole) > _MOST_DIGITS:
            message = f"An amount has at most {MOST_PLACES} decimals, and {_MOST_DIGITS} digits before them."
            self.at(line, "amount_digits", message)
            return Decimal(0)
        return value


def fits(line: Line, faults: HandFaults) -> bool:
    """Whether a line is no longer than lines may be; if it is, that is a fault."""
    fits = len(line.text) <= LONGEST_LINE
    if not fits:
        faults.at(line, "line_long", f"A line has at most {LONGEST_LINE} characters.")
    return fits


def header_of(line: Line, faults: HandFaults) -> Header:
    """What the first line of a hand says. Raises Unreadable if it tells no game: nobody knows what its lines mean."""
    match = HEADER.fullmatch(line.text)
    game = GAME.search(match["rest"]) if match else None
    stakes = STAKES.fullmatch(game["rest"]) if game else None
    if match is None:
        such = " or ".join(("PokerStars Hand #1: Hold'em No Limit ($1/$2 USD) - 2024/05/01 20:15:00 ET", *examples()))
        faults.at(line, "header", f"A hand begins with a header such as {such}.")
    else:
        faults.hand = match["hand"]
    if match and game is None:
        faults.at(line, "game_unknown", f"The header names none of these games: {', '.join(NAMES)}.")
    elif game and stakes is None:
        text = "After the game come its stakes, such as ($1/$2 USD), then - and the date; nothing else is taken here."
        faults.at(line, "stakes", text)
    if match is None or game is None or stakes is None:
        raise faults.unreadable()
    kind, structure = GAMES[game["game"]]
    faults.currency = symbol_of(stakes["big"])
    header = Header(
        hand=faults.hand,
        name=game["game"],
        game=kind,
        structure=structure,
        small=faults.amount(line, stakes["small"]),
        big=faults.amount(line, stakes["big"]),
        played_at=_played_at(line, stakes["when"], faults),
        site_name=_site_name(match["site"]),
        currency=stakes["currency"] or faults.currency,
        beside=match["rest"][: game.start()].strip(" ("),
    )
    if not header.min_bet:
        faults.at(line, "stakes", "The smallest bet is more than 0.")
    return header


def _site_name(text: str) -> str:
    """The name of a site, from what stands before the number of the hand."""
    if text.startswith("PokerStars"):
        return "PokerStars"
    return "GGPoker" if text == "Poker" else text


def header_of_site(lines: list[Line], site: Site, faults: HandFaults) -> Header:
    """What the lines that open a hand of this site say. Raises Unreadable if they tell no game."""
    groups: dict[str, str | None] = {}
    for line, pattern, such in zip_longest(lines, site.opening, site.example):
        if line is None or not fits(line, faults) or (match := pattern.fullmatch(line.text)) is None:
            faults.at(line or lines[-1], "header", f"The lines that open a hand of this site are such as {such}.")
            raise faults.unreadable()
        groups |= match.groupdict()
        faults.hand = groups.get("hand") or ""
    last = lines[-1]
    small, big = (groups[key] or groups.get(f"{key}_blind") for key in ("small", "big"))
    if (name := site.games.get(" ".join(filter(None, (groups["game"], groups.get("limit")))))) is None:
        faults.at(last, "game_unknown", f"The header names none of these games: {', '.join(site.games)}.")
    if re.search(r"\bCAP\b", groups.get("table") or ""):
        faults.at(last, "unsupported", "It is not told to how much the stacks are capped.")
    if name is None:
        raise faults.unreadable()
    kind, structure = GAMES[name]
    played_at = None
    try:
        moment = " ".join(filter(None, (groups["when"], groups.get("year"))))
        played_at = datetime.strptime(moment, site.when).replace(tzinfo=None).isoformat()
    except ValueError:
        faults.at(last, "date", f"The date and the time are told as in {' / '.join(site.example)}.")
    faults.currency = None if big is None else symbol_of(big)
    blinds = [faults.amount(last, text) if text else Decimal(0) for text in (small, big)]
    in_bets = site.stakes_are_blinds and structure == "fixed_limit"
    return Header(
        hand=faults.hand,
        name=name,
        game=kind,
        structure=structure,
        small=blinds[1] if in_bets else blinds[0],
        big=2 * blinds[1] if in_bets else blinds[1],
        played_at=played_at,
        site_name=groups.get("site") or site.name,
        currency=faults.currency or "",
        table=groups.get("table") or "",
        site=site,
    )


def _played_at(line: Line, when: str, faults: HandFaults) -> str | None:
    """When the hand was played, in UTC if that is told; else in the last zone told: the site's own.

    A zone that is a name is left out, as its offset is nowhere told.
    """
    local, _, site = when.partition(" [")
    texts = [local, site.removesuffix("]")] if site.endswith("]") else [when]
    moments: list[tuple[str, str]] = []
    for text in texts:
        if (match := MOMENT.fullmatch(text)) is not None:
            with suppress(ValueError):
                clock = match["time"] + ":00" * (match["time"].count(":") == 1)
                at = datetime.strptime(f"{match['day']} {clock}", "%Y/%m/%d %H:%M:%S")
                moments.append((at.isoformat(), match["zone"] or ""))
    if len(moments) < len(texts):
        faults.at(line, "date", "The header ends with a date and a time, as in 2024/05/01 20:15:00 ET.")
        return None
    in_utc = [moment + "Z" for moment, zone in moments if zone in _UTC]
    return [*in_utc, *(moment for moment, _ in reversed(moments))][0]
