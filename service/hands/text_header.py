"""The lines that open a text history: which site wrote it, the game and its stakes, and when it was played."""

import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from decimal import Decimal
from itertools import dropwhile, zip_longest
from typing import Final

from ..fault_text import cut
from . import text_lines as form
from .pokernow_log import NAME as POKERNOW
from .pokernow_log import is_log
from .reading import LONGEST_SHOWN, MOST_PLACES, Faults, Unreadable
from .text_amounts import AmountForm, AmountUnclearError
from .text_sites import PREFACE, Site, examples, plain, site_of

_MOST_DIGITS: Final = 16
_UTC: Final = ("UTC", "GMT")
_MOST_OPENING: Final = 6
"""The most lines of a hand's opening, with a count and a preface above it."""
_MOST_NAMES: Final = 30
_ZONE: Final = re.compile(" [A-Z]{1,5}(?= |$)")


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
    game: form.Game
    structure: str
    small: Decimal
    big: Decimal
    played_at: str | None
    """None where no date is read: `moment` has it as written. No ruling depends on it."""
    moment: str
    site_name: str
    currency: str
    table: str = ""
    button: int | None = None
    beside: str = ""
    """What else it says, such as the name of a tournament."""
    site: Site | None = None
    """Whose words it is told in; None for PokerStars' own."""
    cap: Decimal | None = None
    """The most that a hand may cost a player; None without a cap, or where the header does not say it."""
    is_tournament: bool = False
    """Whether the header names a level of blinds."""

    @property
    def min_bet(self) -> Decimal:
        """The smallest bet of the first street."""
        return self.small if self.structure == "fixed_limit" else self.big


class HandFaults(Faults):
    """Collects the faults of one hand, each with its line."""

    def __init__(self, hand: str = "") -> None:
        super().__init__(form.NAME)
        self.hand = hand
        self.currency: str | None = None
        self.form = AmountForm()

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

    def unclear(self, line: Line, amount: object) -> None:
        """Add the fault of an amount that does not fit the others."""
        text = "Its marks of decimals and thousands contradict other amounts of the hand, or nothing tells them apart."
        self.at(line, "amount_unclear", f"The amount {cut(str(amount), LONGEST_SHOWN)} cannot be read. {text}")

    def amount(self, line: Line, text: str) -> Decimal:
        """An amount of a line. One that could not be kept, or is in another currency than those before, is a fault."""
        value, symbol = form.value_of(text), form.symbol_of(text)
        whole, _, part = f"{value:f}".partition(".")
        if symbol and self.currency not in (None, "", symbol):
            self.at(line, "currency", f"{text} is not in the currency of the amounts before.")
        self.currency = self.currency or symbol
        if len(part) > MOST_PLACES or len(whole) > _MOST_DIGITS:
            message = f"An amount has at most {MOST_PLACES} decimals, and {_MOST_DIGITS} digits before them."
            self.at(line, "amount_digits", message)
            return Decimal(0)
        return value


def fits(line: Line, faults: HandFaults) -> bool:
    """Whether a line is no longer than lines may be; if it is, that is a fault."""
    fits = len(line.text) <= form.LONGEST_LINE
    if not fits:
        faults.at(line, "line_long", f"A line has at most {form.LONGEST_LINE} characters.")
    return fits


def header_of(line: Line, faults: HandFaults) -> Header:
    """What the first line of a hand says. Raises Unreadable if it tells no game: nobody knows what its lines mean."""
    match = form.HEADER.fullmatch(line.text)
    games = list(form.GAME.finditer(match["rest"])) if match else []
    pairs = ((game, form.LINES["stakes"].fullmatch(game.string, game.end())) for game in games)
    game, stakes = next((pair for pair in pairs if pair[1]), (games[0] if games else None, None))
    if match is None:
        such = " or ".join(("PokerStars Hand #1: Hold'em No Limit ($1/$2 USD) - 2024/05/01 20:15:00 ET", *examples()))
        faults.at(line, "header", f"A hand begins with a header such as {such}.")
    else:
        faults.hand = match["hand"]
    if match and game is None:
        faults.at(line, "game_unknown", f"The header names none of these games: {', '.join(form.NAMES)}.")
    elif game and stakes is None:
        text = "After the game come its stakes, such as ($1/$2 USD), then - and the date; nothing else is taken here."
        faults.at(line, "stakes", text)
    if match is None or game is None or stakes is None:
        raise faults.unreadable()
    name, kind, structure = form.GAMES[game["game"]]
    faults.currency = form.symbol_of(stakes["big"])
    header = Header(
        hand=faults.hand,
        name=name,
        game=kind,
        structure=structure,
        small=faults.amount(line, stakes["small"]),
        big=faults.amount(line, stakes["big"]),
        played_at=_played_at(stakes["when"]),
        moment=stakes["when"] or "",
        site_name=site_name(match["site"]),
        currency=stakes["currency"] or faults.currency,
        beside=match["rest"][: game.start()].strip(" ("),
        cap=faults.amount(line, stakes["cap"]) if stakes["cap"] else None,
        is_tournament=stakes["level"] is not None,
    )
    if not header.min_bet:
        faults.at(line, "stakes", "The smallest bet is more than 0.")
    return header


def site_name(text: str) -> str:
    """The name of a site, from what stands before the number of the hand."""
    if text.startswith("PokerStars"):
        return "PokerStars"
    return form.GG if text == "Poker" else text


def header_of_site(lines: list[Line], site: Site, faults: HandFaults) -> Header:
    """What the lines that open a hand of this site say. Raises Unreadable if they tell no game."""
    groups: dict[str, str | None] = {}
    faults.form = AmountForm(site.decimal)
    line_of: dict[str, Line] = {}
    for line, pattern, such in zip_longest(lines, site.opening, site.example):
        if line is None or not fits(line, faults) or (match := pattern.fullmatch(line.text)) is None:
            faults.at(line or lines[-1], "header", f"The lines that open a hand of this site are such as {such}.")
            raise faults.unreadable()
        faults.hand = faults.hand or match.groupdict().get("hand") or ""
        line_of |= dict.fromkeys(match.groupdict(), line)
        try:
            groups |= plain(match, faults.form)
        except AmountUnclearError as error:
            faults.unclear(line, error)
            raise faults.unreadable() from None
    small, big = (groups[key] or groups.get(f"{key}_blind") for key in ("small", "big"))
    if symbol := groups.get("symbol"):
        small, big = (f"{symbol}{amount}" for amount in (small, big))
    game = " ".join(" ".join(filter(None, (groups["game"], groups.get("limit")))).split())
    if (name := site.games.get(game)) is None:
        faults.at(line_of["game"], "game_unknown", f"The header names none of these games: {', '.join(site.games)}.")
    if name is None:
        raise faults.unreadable()
    name, kind, structure = form.GAMES[name]
    moment, played_at, zone = (groups["when"] or "").strip(), None, groups.get("zone") or ""
    with suppress(ValueError, OverflowError):
        offset = int(zone) if zone.startswith(("+", "-")) else 0
        at = datetime.strptime(_ZONE.sub("", moment), site.when).replace(tzinfo=None) - timedelta(hours=offset)
        played_at = at.isoformat() + ("Z" if offset or zone in (*_UTC, "+00") else "")
    faults.currency = None if big is None else form.symbol_of(big)
    blinds = [faults.amount(line_of["small"], text) if text else Decimal(0) for text in (small, big)]
    in_bets = site.stakes_are_blinds and structure == "fixed_limit"
    return Header(
        hand=faults.hand,
        name=name,
        game=kind,
        structure=structure,
        small=blinds[1] if in_bets else blinds[0],
        big=2 * blinds[1] if in_bets else blinds[1],
        played_at=played_at,
        moment=moment,
        site_name=groups.get("site") or site.name,
        currency=faults.currency or "",
        table=groups.get("table") or "",
        button=int(groups.get("button") or 0) or None,
        beside=groups.get("beside") or "",
        site=site,
        is_tournament=groups.get("big_blind") is not None,
    )


def _played_at(when: str | None) -> str | None:
    """When the hand was played, in UTC if that is told; else in the last zone told: the site's own. None if unread.

    A zone that is a name is left out, as its offset is nowhere told.
    """
    local, _, site = (when or "").partition(" [")
    moments: list[tuple[str, str]] = []
    for text in [local, site.removesuffix("]")] if site else [local]:
        if (match := form.LINES["moment"].fullmatch(text)) is None:
            return None
        try:
            clock = match["time"] + ":00" * (match["time"].count(":") == 1)
            at = datetime.strptime(f"{match['day']} {clock}", "%Y/%m/%d %H:%M:%S")
        except ValueError:
            return None
        moments.append((at.isoformat(), match["zone"] or ""))
    in_utc = [moment + "Z" for moment, zone in moments if zone in _UTC]
    return [*in_utc, *(moment for moment, _ in reversed(moments))][0]


def origin_of(text: str) -> tuple[str, str]:
    """The site that wrote a text, and the number of its hand; each is empty if the first lines do not show it.

    It needs no text that can be read.
    """
    first_lines = text.removeprefix(form.MARK).split("\n", _MOST_OPENING)[:_MOST_OPENING]
    lines = [line.strip()[: form.LONGEST_LINE] for line in first_lines]
    opening = list(
        dropwhile(lambda line: not line or form.COUNT.fullmatch(line) or PREFACE.fullmatch(line), lines)
    ) or [""]
    if (site := site_of(opening[0])) is not None:
        matches = [pattern.fullmatch(line) for pattern, line in zip(site.opening, opening, strict=False)]
        numbers = [match["hand"] for match in matches if match and "hand" in match.groupdict()]
        names = [match["site"] for match in matches if match and "site" in match.groupdict()]
        return (*names, site.name)[0], (*numbers, "")[0]
    match = form.HEADER.fullmatch(opening[0])
    if match is None:
        return (POKERNOW if is_log(text.removeprefix(form.MARK)) else "", "")
    return site_name(match["site"]), match["hand"]


def names_of(text: str) -> list[str]:
    """The names in the rows of seats, such as `Seat 1: Ann ($200 in chips)`, the longest first."""
    names: dict[str, str] = {}
    for line in text.split("\n"):
        seat, _, rest = line.strip()[: form.LONGEST_LINE].partition(": ")
        if seat.startswith("Seat ") and (name := rest.rpartition("(")[0].strip()) and len(names) < _MOST_NAMES:
            names.setdefault(seat, name)
    return sorted(names.values(), key=len, reverse=True)
