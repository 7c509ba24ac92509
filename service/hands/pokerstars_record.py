"""A text history as read: who is dealt in, what they post, do and win. Amounts are as written.

Each line is one that the format has, or a fault with its number.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from decimal import Decimal
from itertools import takewhile, zip_longest
from typing import Final

from ..fault_text import cut
from ..rules.model.amounts import LAST_SEAT
from . import LONGEST_SHOWN, MOST_PLACES, MOST_PLAYERS, Faults, Json, Unreadable
from .pokerstars_lines import (
    ACTIONS,
    BLINDS,
    CANCELLED,
    CASHED_OUT,
    COLLECTED,
    COLLECTS,
    COUNT,
    DEALT,
    DEALT_CARDS,
    DOUBLE_BET,
    FEE,
    GAME,
    GAMES,
    HEADER,
    HEADING,
    LONGEST,
    LONGEST_LINE,
    MARK,
    MOMENT,
    MOST_LINES,
    MOST_POSTS,
    NAME,
    NAMES,
    OF_SUMMARY,
    OTHER_LINES,
    PLAYER_LINES,
    POSTS,
    SEAT,
    SEAT_NUMBER,
    SHOWDOWN,
    STAKES,
    SUMMARY,
    TABLE,
    TOTAL,
    UNCALLED,
    WAITS,
    Game,
    is_aside,
    is_chat,
    is_header,
    symbol_of,
    value_of,
)
from .site_words import PREFACE, Site, examples, site_of

_MOST_DIGITS: Final = 16
_UTC: Final = ("UTC", "GMT")
_LATER: Final = ("SECOND", "THIRD")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the text, counted from 1. `words` are the same in PokerStars' words."""

    number: int
    text: str
    words: str

    def carried(self) -> Json:
        """What a part of the hand carries that was read from this line."""
        return {"carried": {NAME: {"line": self.number, "text": self.text}}}


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
    site: Site | None = None
    """Whose words it is told in; None for PokerStars' own."""

    @property
    def min_bet(self) -> Decimal:
        """The smallest bet of the first street."""
        return self.small if self.structure == "fixed_limit" else self.big


@dataclass(slots=True, kw_only=True)
class Seated:
    """A player at the table; `is_out` unless he is dealt in."""

    seat: int
    name: str
    stack: Decimal
    line: Line
    is_out: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerAction:
    """What a player did: the word for it, and the chips that it added; a raise has its total as `amount`, and `by`."""

    line: Line
    seat: int
    type: str
    amount: Decimal = Decimal(0)
    by: Decimal | None = None
    all_in: bool = False


@dataclass(slots=True)
class Street:
    """What was done on a street, with the lines between that are not betting; `heading` is its first line."""

    heading: Line | None = None
    entries: list[PlayerAction | Line] = field(default_factory=list)
    may_double: bool = False

    @property
    def actions(self) -> list[PlayerAction]:
        """The betting alone."""
        return [one for one in self.entries if isinstance(one, PlayerAction)]


@dataclass(slots=True, kw_only=True)
class Record:
    """A whole text. `pot`, `rake` and `uncalled` are None where it does not tell them; `rest` are its other lines."""

    header: Header
    button: int | None = None
    seated: dict[str, Seated] = field(default_factory=dict)
    posts: list[PlayerAction] = field(default_factory=list)
    streets: list[Street] = field(default_factory=lambda: [Street()])
    won: dict[int, Decimal] = field(default_factory=dict)
    uncalled: tuple[int, Decimal] | None = None
    pot: Decimal | None = None
    rake: Decimal | None = None
    cashed_out: bool = False
    rest: list[Line] = field(default_factory=list)

    @property
    def dealt_in(self) -> list[Seated]:
        """Who is dealt in, clockwise from the left of the button; by seat in a game without one."""
        button = self.button or 0
        return sorted(
            (one for one in self.seated.values() if not one.is_out), key=lambda one: (one.seat <= button, one.seat)
        )

    def amounts(self) -> Iterator[Decimal]:
        """Every amount that comes into the hand."""
        yield self.header.small
        yield self.header.big
        yield from (one.stack for one in self.seated.values())
        yield from (post.amount for post in self.posts)
        for street in self.streets:
            for done in street.actions:
                yield from (done.amount, done.by or Decimal(0))
        yield from self.won.values()
        yield from (amount for amount in (self.pot, self.rake) if amount is not None)
        if self.uncalled is not None:
            yield self.uncalled[1]


class HandFaults(Faults):
    """Collects the faults of one hand, each with its line."""

    def __init__(self, hand: str = "") -> None:
        super().__init__(NAME)
        self.hand = hand
        self.currency: str | None = None

    def unreadable(self) -> Unreadable:
        """All of them, to raise; there must be one."""
        return Unreadable(*self._found)

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
            said = f"An amount has at most {MOST_PLACES} decimals, and {_MOST_DIGITS} digits before them."
            self.at(line, "amount_digits", said)
            return Decimal(0)
        return value


def record_of(text: str) -> Record:
    """What the text of one hand says. Raises Unreadable with every fault."""
    faults = HandFaults()
    if len(text) > LONGEST or text.count("\n") >= MOST_LINES:
        faults.add((), "too_long", f"A hand has at most {LONGEST} characters and {MOST_LINES} lines.")
        raise faults.unreadable()
    numbered = enumerate(text.removeprefix(MARK).split("\n"), start=1)
    lines = [Line(number, kept, kept) for number, line in numbered if (kept := line.strip())]
    above = list(takewhile(lambda line: COUNT.fullmatch(line.text) or PREFACE.fullmatch(line.text), lines[:2]))
    first, *others = lines[len(above) :] or [Line(1, "", "")]
    if [line for line in (*above, first) if not _fits(line, faults)]:
        raise faults.unreadable()
    site = site_of(first.text)
    opening = [first] if site is None else [first, *others[: len(site.opening) - 1]]
    header = header_of(first, faults) if site is None else _header_of_site(opening, site, faults)
    record = Record(header=header, rest=[*above, *opening])
    reader = _Reader(record, faults)
    for line in others[len(opening) - 1 :]:
        reader.read(line)
    reader.end(lines[-1] if lines else first)
    faults.tell()
    return record


def _fits(line: Line, faults: HandFaults) -> bool:
    """Whether a line is no longer than lines may be; if it is, that is a fault."""
    fits = len(line.text) <= LONGEST_LINE
    if not fits:
        faults.at(line, "line_long", f"A line has at most {LONGEST_LINE} characters.")
    return fits


def header_of(line: Line, faults: HandFaults) -> Header:
    """What the first line of a hand says. Raises Unreadable if it tells no game: nobody knows what its lines mean."""
    found = HEADER.fullmatch(line.text)
    game = GAME.search(found["rest"]) if found else None
    stakes = STAKES.fullmatch(game["rest"]) if game else None
    if found is None:
        such = " or ".join(("PokerStars Hand #1: Hold'em No Limit ($1/$2 USD) - 2024/05/01 20:15:00 ET", *examples()))
        faults.at(line, "header", f"A hand begins with a header such as {such}.")
    else:
        faults.hand = found["hand"]
    if found and game is None:
        faults.at(line, "game_unknown", f"The header names none of these games: {', '.join(NAMES)}.")
    elif game and stakes is None:
        said = "After the game come its stakes, such as ($1/$2 USD), then - and the date; nothing else is taken here."
        faults.at(line, "stakes", said)
    if game is None or stakes is None:
        raise faults.unreadable()
    kind, structure = GAMES[game["game"]]
    faults.currency = symbol_of(stakes["big"])
    made = Header(
        hand=faults.hand,
        name=game["game"],
        game=kind,
        structure=structure,
        small=faults.amount(line, stakes["small"]),
        big=faults.amount(line, stakes["big"]),
        played_at=_played_at(line, stakes["when"], faults),
    )
    if not made.min_bet:
        faults.at(line, "stakes", "The smallest bet is more than 0.")
    return made


def _header_of_site(lines: list[Line], site: Site, faults: HandFaults) -> Header:
    """What the lines that open a hand of this site say. Raises Unreadable if they tell no game."""
    told: dict[str, str | None] = {}
    for line, pattern, such in zip_longest(lines, site.opening, site.example):
        if line is None or not _fits(line, faults) or (found := pattern.fullmatch(line.text)) is None:
            faults.at(line or lines[-1], "header", f"The lines that open a hand of this site are such as {such}.")
            raise faults.unreadable()
        told |= found.groupdict()
        faults.hand = told.get("hand") or ""
    last = lines[-1]
    small, big = (told[one] or told.get(f"{one}_blind") for one in ("small", "big"))
    if (name := site.games.get(told["game"] or "")) is None:
        faults.at(last, "game_unknown", f"The header names none of these games: {', '.join(site.games)}.")
    if re.search(r"\bCAP\b", told.get("table") or ""):
        faults.at(last, "unsupported", "It is not told to how much the stacks are capped.")
    if name is None:
        raise faults.unreadable()
    kind, structure = GAMES[name]
    played_at = None
    try:
        moment = " ".join(filter(None, (told["when"], told.get("year"))))
        played_at = datetime.strptime(moment, site.when).replace(tzinfo=None).isoformat()
    except ValueError:
        faults.at(last, "date", f"The date and the time are told as in {' / '.join(site.example)}.")
    faults.currency = None if big is None else symbol_of(big)
    blinds = [faults.amount(last, one) if one else Decimal(0) for one in (small, big)]
    in_bets = site.stakes_are_blinds and structure == "fixed_limit"
    return Header(
        hand=faults.hand,
        name=name,
        game=kind,
        structure=structure,
        small=blinds[1] if in_bets else blinds[0],
        big=2 * blinds[1] if in_bets else blinds[1],
        played_at=played_at,
        site=site,
    )


def _played_at(line: Line, when: str, faults: HandFaults) -> str | None:
    """When the hand was played, in UTC if that is told; else in the last zone told: the site's own.

    A zone that is a name is left out, as its offset is nowhere told.
    """
    local, _, site = when.partition(" [")
    said = [local, site.removesuffix("]")] if site.endswith("]") else [when]
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


class _Reader:
    """Reads the lines after the header into the record of the hand."""

    def __init__(self, record: Record, faults: HandFaults) -> None:
        self._record = record
        self._faults = faults
        self._site = record.header.site
        self._lines = PLAYER_LINES if self._site is None else PLAYER_LINES | OTHER_LINES
        self._dealt = False  # whether the first street has begun
        self._shown = False  # whether the showdown has begun
        self._summed_up = False  # whether the summary has begun
        self._playing: set[int] = set()  # seats that did something, or were dealt to
        self._sits_out: set[int] = set()  # seats that sat out, or had to wait, before the deal

    def read(self, line: Line) -> None:
        """Read one line."""
        site = self._site
        if self._is_chat(line.text):
            self._keep(line)
        elif not _fits(line, self._faults):
            pass
        elif is_header(line.text.encode("utf-8", "replace")) or site_of(line.text) is not None:
            self._faults.at(line, "several", "Another hand begins here, and one is needed.")
        elif site is None:
            self._read(line)
        elif (words := site.words(line.text)) is None:
            self._faults.unknown(line)
        else:
            for said in words:
                self._read(replace(line, words=said))

    def _is_chat(self, text: str) -> bool:
        """Whether a line is chat: nothing in it is read."""
        site, seated = self._site, self._record.seated
        if site is None:
            return is_chat(text, seated)
        if site.chat is None or site.chat.fullmatch(text) is None:
            return False
        name = text.partition(":")[0]
        if not (self._dealt or self._record.posts) and SEAT_NUMBER.fullmatch(name):
            return not text.endswith(")")  # else it may be the row of a seat, or one with a fault
        return name.rstrip() in seated or not (is_header(text.encode("utf-8", "replace")) or site_of(text))

    def _read(self, line: Line) -> None:
        """Read one line by its words."""
        if line.words == CANCELLED:
            self._faults.at(line, "cancelled", "A hand that was cancelled was not played to its end.")
        elif self._summed_up:
            self._sum_up(line)
        elif (heading := HEADING.fullmatch(line.words)) is not None:
            self._begin(line, heading)
        elif (player := self._player(line.words, ": ")) is not None:
            self._do(line, player, line.words[len(player.name) + 2 :])
        elif not (self._dealt or self._record.posts) and self._is_of_table(line):
            pass
        elif not self._is_of_pot(line):
            self._other(line)

    def end(self, last: Line) -> None:
        """All lines are read: is the hand whole?"""
        record, site = self._record, self._site
        if not (record.won if site is not None and not site.sums_up else self._summed_up):
            ends = "its *** SUMMARY ***" if site is None else "its last line" if site.sums_up else "it says who won"
            self._faults.at(last, "cut_short", f"The text ends before {ends}.")
        for player in record.seated.values():
            # other sites do not say who is dealt in: all who are post or act before the first street is over
            out = player.is_out or player.seat in self._sits_out or site is not None
            player.is_out = out and player.seat not in self._playing
        if site is not None:
            self._end_at_site(site, last)
        if len(record.dealt_in) < 2:
            self._faults.at(last, "players_few", "Two players or more must be dealt in.")
        if record.button is None and record.header.game.deals != "stud":
            self._faults.at(last, "button", "The line of the table must tell which seat is the button.")

    def _end_at_site(self, site: Site, last: Line) -> None:
        """Where a site has not told the stakes, the blinds that were posted tell them; in fixed limit nothing does."""
        record = self._record
        if not record.header.big:
            blinds = {
                what: max((one.amount for one in record.posts if one.type == what), default=Decimal(0))
                for what in ("small_blind", "big_blind")
            }
            record.header = replace(record.header, small=blinds["small_blind"], big=blinds["big_blind"])
            if record.header.structure == "fixed_limit" or not record.header.big:
                self._faults.at(last, "stakes", "The text tells no stakes, and no blind from which they follow.")
        if not site.won_is_of_pot:
            record.won.clear()

    def _keep(self, line: Line) -> None:
        """Carry a line that says nothing about the betting, in its place."""
        (self._record.streets[-1].entries if self._dealt and not self._summed_up else self._record.rest).append(line)

    def _player(self, text: str, end: str) -> Seated | None:
        """The player with whose name and this `end` a text begins; the longest name, if one begins with another."""
        found = [player for name, player in self._record.seated.items() if text.startswith(name + end)]
        return max(found, key=lambda player: len(player.name), default=None)

    def _named(self, line: Line, name: str) -> Seated | None:
        """The player of this name; if there is none, that is a fault."""
        player = self._record.seated.get(name)
        if player is None:
            self._faults.at(line, "player_unknown", f"Nobody at the table is called {name}.")
        return player

    def _begin(self, line: Line, heading: re.Match[str]) -> None:
        """A heading: of the next street, of a further board on this one, of the showdown, or of the summary."""
        name, run, streets = heading["name"], heading["run"], self._record.streets
        whole = f"{run} {name}" if run else name
        names = self._record.header.game.headings
        street = next((place for place, said in enumerate(names) if whole in said or name in said), None)
        if whole == SUMMARY:
            self._summed_up = True
            self._keep(line)
        elif name in SHOWDOWN:
            self._shown = True
            self._keep(line)
        elif street is None:
            self._faults.unknown(line)
        elif street == 0 and len(streets) == 1 and not self._dealt:
            self._dealt, streets[0].heading = True, line
        elif street == len(streets) and not (self._shown or (run in _LATER and name in names[street])):
            self._dealt = True
            streets.append(Street(line))
        elif street < len(streets) and run in _LATER and name in names[street]:
            self._keep(line)  # a further board, of a hand run twice
        else:
            said = ", ".join(one[0] for one in names)
            self._faults.at(line, "street_order", f"The streets of this game are {said}, once each and in this order.")

    def _is_of_table(self, line: Line) -> bool:
        """Whether this is the line of the table, or of a seat; then it is read."""
        if (table := TABLE.fullmatch(line.words)) is not None:
            self._record.button = None if table["button"] is None else int(table["button"])
            self._keep(line)
        elif (found := SEAT.fullmatch(line.words)) is not None:
            self._seat(line, found)
        else:
            return False
        return True

    def _seat(self, line: Line, found: re.Match[str]) -> None:
        seat, name, seated = int(found["seat"]), found["name"], self._record.seated
        if name in seated or any(one.seat == seat for one in seated.values()):
            self._faults.at(line, "seat_twice", "This seat, or this name, is already at the table.")
        elif len(seated) == MOST_PLAYERS or seat > LAST_SEAT:
            self._faults.at(line, "seats_many", f"At most {MOST_PLAYERS} seats are taken, numbered up to {LAST_SEAT}.")
        else:
            stack = self._faults.amount(line, found["stack"])
            seated[name] = Seated(seat=seat, name=name, stack=stack, line=line, is_out=found["out"] is not None)

    def _do(self, line: Line, player: Seated, said: str) -> None:
        """What a player does at the table, as the text after his name says."""
        forms = ((type, self._lines[type].fullmatch(said)) for type in self._lines)
        type, found = next(((type, found) for type, found in forms if found is not None), ("", None))
        if found is None:
            self._faults.unknown(line)
            return
        if type in POSTS or type in ACTIONS:
            self._move(line, player, type, found)
            return
        if type == "out" and not self._dealt:
            self._sits_out.add(player.seat)
        if type == "draw":
            self._playing.add(player.seat)
            if len(self._record.streets) == 1 and len(self._record.header.game.headings) == 2:
                self._record.streets.append(Street())  # a single draw has no heading
        self._keep(line)

    def _move(self, line: Line, player: Seated, type: str, found: re.Match[str]) -> None:
        """A post, or an action: it moves chips."""
        told = found.groupdict()
        done = PlayerAction(
            line=line,
            seat=player.seat,
            type=type,
            amount=self._faults.amount(line, told["amount"]) if "amount" in told else Decimal(0),
            by=self._faults.amount(line, told["by"]) if "by" in told else None,
            all_in=type == "all_in" or bool(told.get("all_in")),
        )
        streets = self._record.streets
        self._playing.add(player.seat)
        if self._shown or self._record.won:
            self._faults.at(line, "action_late", "Nothing is bet after the showdown, or once a pot is won.")
        elif type in ACTIONS:
            streets[-1].entries.append(done)
        elif len(streets) > 1 or streets[0].actions:
            self._faults.at(line, "post_late", "Nothing is posted once somebody has acted.")
        elif len(self._record.posts) == MOST_POSTS:
            self._faults.at(line, "too_many", f"At most {MOST_POSTS} posts are made.")
        else:
            self._record.posts.append(done)

    def _is_of_pot(self, line: Line) -> bool:
        """Whether this says where chips of the pot went; then it is read."""
        record = self._record
        if (found := UNCALLED.fullmatch(line.words)) is not None:
            amount, player = self._faults.amount(line, found["amount"]), self._named(line, found["name"])
            if record.uncalled is not None:
                self._faults.at(line, "uncalled_twice", "A second uncalled bet is returned.")
            record.uncalled = None if player is None else (player.seat, amount)
        elif (found := COLLECTED.fullmatch(line.words)) is not None:
            amount, player = self._faults.amount(line, found["amount"]), self._named(line, found["name"])
            if player is not None:
                record.won[player.seat] = record.won.get(player.seat, Decimal(0)) + amount
        elif (found := COLLECTS.fullmatch(line.words)) is not None:
            player = self._player(found["said"], "")
            if player is None:
                self._faults.unknown(line)
            else:
                amount = self._faults.amount(line, found["amount"])
                record.won[player.seat] = record.won.get(player.seat, Decimal(0)) + amount
        elif (found := BLINDS.fullmatch(line.words)) is not None:
            small, big = (self._faults.amount(line, found[name]) for name in ("small", "big"))
            if record.header.big not in (0, big):
                self._faults.at(line, "stakes", f"By the header the big blind is {record.header.big}.")
            record.header = replace(record.header, small=small, big=big)
        elif (found := CASHED_OUT.fullmatch(line.words)) is not None:
            self._named(line, found["name"])
            record.cashed_out = True
        else:
            return False
        self._keep(line)
        return True

    def _sum_up(self, line: Line) -> None:
        """A line of the summary."""
        if (found := TOTAL.fullmatch(line.words)) is not None:
            self._record.pot = self._faults.amount(line, found["pot"])
            if found["rake"]:
                taken = [found["rake"], *(fee["amount"] for fee in FEE.finditer(found["fees"]))]
                self._record.rake = sum((self._faults.amount(line, amount) for amount in taken), Decimal(0))
        elif not (OF_SUMMARY.fullmatch(line.words) or is_aside(line.words)):
            self._faults.unknown(line)
        self._keep(line)

    def _other(self, line: Line) -> None:
        """A line that says nothing about bets or chips; anything else is a fault."""
        if line.words.startswith(DEALT):
            dealt = line.words.removeprefix(DEALT)
            player = self._player(dealt, "")
            if player is None or not DEALT_CARDS.fullmatch(dealt.removeprefix(player.name)):
                self._faults.unknown(line)
                return
            self._playing.add(player.seat)
        elif (waits := WAITS.fullmatch(line.words)) is not None:
            self._sits_out.update(one.seat for one in self._record.seated.values() if one.name == waits["name"])
        elif line.words == DOUBLE_BET:
            self._record.streets[-1].may_double = True
        elif line.words and not is_aside(line.words):
            self._faults.unknown(line)
            return
        self._keep(line)
