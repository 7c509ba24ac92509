"""The lines of a text history, as PokerStars words them, with other sites after it; `text_sites` has those that differ.

Most are data (`pokerstars.toml`); here are those that are searched for, or are read as bytes.

`raises 4 to 6` tells the raise and the total; `calls`, `bets` and `posts` tell the chips added.
"""

import re
import string
from collections.abc import Collection, Mapping
from decimal import Decimal
from typing import Final, Literal

from msgspec import Struct

from ..package_data import package_toml
from .pokernow_log import begins as begins_in_log
from .text_sites import begins, compiled

NAME: Final = "text"
GG: Final = "GGPoker"

LONGEST: Final = 64 * 1024  # characters: no hand comes near it
MOST_LINES: Final = 1000
LONGEST_LINE: Final = 1000
MOST_POSTS: Final = 100

Patterns = dict[str, str | tuple[str, ...]]
"""Lines by their names: each as a pattern, or as the pieces of one."""


class Game(Struct, frozen=True):
    """A kind of game: the headings of its streets, and the first one whose fixed-limit bets are large, from 0."""

    deals: Literal["board", "stud", "draw"]
    headings: tuple[tuple[str, ...], ...]
    big_bets_from: int = 2


class _Words(Struct, frozen=True):
    """The file of PokerStars' words. `kinds` are those of its `games`."""

    kinds: dict[str, Game]
    structures: dict[str, str]
    games: dict[str, str]
    spellings: dict[str, tuple[str, ...]]
    lines: Patterns
    of_players: Patterns
    of_other_sites: Patterns


_WORDS: Final = package_toml(__package__, "pokerstars.toml", _Words)
NAMES: Final[Mapping[str, Game]] = {name: _WORDS.kinds[kind] for name, kind in _WORDS.games.items()}
_LONG: Final = {
    words: (f"{name} {limit}", game, structure)
    for name, game in NAMES.items()
    for limit, structure in _WORDS.structures.items()
    if game.deals != "stud" or structure == "fixed_limit"
    for spelling in _WORDS.spellings.get(name, (name,))
    for words in (f"{spelling} {limit}", f"{limit} {spelling}")
}
_SHORT: Final = {name: (name, _WORDS.kinds["board"], "pot_limit") for name in ("PLO", "PLO-5", "PLO-6")}
GAMES: Final[Mapping[str, tuple[str, Game, str]]] = _LONG | _SHORT
"""The games by what headers call them, with the words in either order: name, kind and betting structure."""


def game_name(long: str) -> str:
    """The name of a game without its betting structure, from what headers call it."""
    such = (name for name in NAMES for limit in _WORDS.structures if long == f"{name} {limit}")
    return next(such, "Omaha" if long == "PLO" else long)


def _amount(name: str) -> str:
    """An amount with its currency, if it has one. A comma only parts thousands."""
    return rf"(?P<{name}>[$\u00a3\u00a5\u20a0-\u20cf]?(?:[0-9]{{1,3}}(?:,[0-9]{{3}})+|[0-9]+)(?:\.[0-9]+)?)"


CARDS: Final = re.compile(r"\[([^\[\]]*)\]")

HEADER: Final = re.compile(
    r"(?P<site>[A-Za-z][A-Za-z0-9 .]*?) (?:Hand|Game) #(?P<hand>[A-Za-z]{0,4}[0-9]{1,40}): *(?P<rest>.*)", re.DOTALL
)
_HEADER: Final = re.compile(HEADER.pattern.encode(), re.DOTALL)
_DATED: Final = re.compile(rb" - (?:[0-9:]+ [A-Z]{1,5} - )?[0-9]{1,4}[/.-][0-9]{1,2}[/.-][0-9]{1,4}\b")
"""The date in a header, in any order. A line without it is of a player whose name looks like a header's beginning."""
AROUND: Final = string.whitespace + "\0\u00a0"
"""What stands around a line and says nothing: PartyPoker's client writes a zero byte between hands."""
MARK: Final = "\ufeff"
"""The mark with which a file may begin."""

_GAMES: Final = "|".join(map(re.escape, sorted(_LONG, key=len, reverse=True)))
GAME: Final = re.compile(rf"(?P<game>^(?:{'|'.join(_SHORT)})(?= \()|(?<![^ (])(?:{_GAMES}))(?=[ ),])")
"""A name of a game. That of a tournament may have one in it too: the stakes follow the game."""
SHOWDOWN: Final = ("SHOW DOWN", "SHOWDOWN")
SUMMARY: Final = "SUMMARY"


def _patterns(lines: Patterns) -> dict[str, re.Pattern[str]]:
    return {name: compiled("".join(pieces), _PARTS, 0) for name, pieces in lines.items()}


_AMOUNTS: Final = ("small", "big", "ante", "cap", "stack", "pot", "rake", "by", "added", "premium", "cashout")
_PARTS: Final = {
    "cards": r"\[[^\[\]]*\]",
    "amount": _amount("amount"),
    "added": _amount("amount") + r"(?P<all_in> and is all[- ]in| and has reached the [^ ]{1,30} cap)?",
    **{f"amount {name}": _amount(name) for name in _AMOUNTS},
}
LINES: Final = _patterns(_WORDS.lines)
PLAYER_LINES: Final = _patterns(_WORDS.of_players)
"""What stands after a player's name and a colon, by our own words for it; "" is nothing that betting asks about."""
OTHER_LINES: Final = _patterns(_WORDS.of_other_sites)
"""The same of other sites: a call or a raise by the chips added or by its total, and chips all-in, which may be a call,
a bet or a raise."""
POSTS: Final = ("ante", "small_blind", "big_blind", "both", "straddle", "post", "dead")
ACTIONS: Final = ("fold", "check", "call", "bet", "raise", "bring_in", "all_in")

DEALT: Final = "Dealt to "
FEE: Final = re.compile(f"[A-Z][a-z]+ {_amount('amount')}")
DOUBLE_BET: Final = "Pair on board - a double bet is allowed"
NO_SMALL_BLIND: Final = "No small blind"
TOURNAMENT: Final = "Tournament"
CANCELLED: Final = "Hand cancelled"
CASH_DROP: Final = "Cash Drop to Pot : "
_COUNT: Final = r"\*{3,} # [0-9]+ \*{3,}"  # above a header, where hands are counted
COUNT: Final = re.compile(_COUNT)
_COUNT_LINE: Final = re.compile(_COUNT.encode())
CHAT: Final = ' said, "'
_BOUNTIES: Final = (
    (" wins ", " for eliminating "),
    (" wins ", " for splitting the elimination of "),
    (" split the ", " bounty for eliminating "),
)
SEAT_OF_SUMMARY: Final = re.compile("Seat (?P<seat>[0-9]{1,2}): ")
SHOWN: Final = (" showed [", " mucked [")


def is_aside(text: str) -> bool:
    """Whether a line says nothing about the betting, wherever it stands."""
    return any(_has(text, *words) for words in _BOUNTIES) or LINES["aside"].fullmatch(text) is not None


def is_chat(text: str, names: Collection[str]) -> bool:
    """Whether a line of PokerStars is chat: `name said, "text"`. Nothing in that text is read.

    `names` are of those who sit at the table: two other lines may end with such a name.
    """
    if not _has(text, CHAT):
        return False
    is_seated = any(text.startswith(name + CHAT) for name in names)
    if not text.endswith('"'):  # cut off: chat only where no name or seat explains the words
        return is_seated and not any(CHAT in name for name in names) and LINES["seat"].fullmatch(text) is None
    if is_seated:
        return True
    uncalled = LINES["uncalled"].fullmatch(text)
    return text.removeprefix(DEALT) not in names and not (uncalled and uncalled["name"] in names)


def _has(text: str, *parts: str) -> bool:
    """Whether a text has these parts in this order, and something before, between and after them.

    A pattern that says so takes the square of the text's length.
    """
    end = 0
    for part in parts:
        begin = text.find(part, end + 1)
        if begin < 0:
            return False
        end = begin + len(part)
    return end < len(text)


def is_header(line: bytes) -> bool:
    """Whether a line is a whole header, of any game: a hand with its number, and a date."""
    match = _HEADER.match(line[:LONGEST_LINE])
    return match is not None and _DATED.search(match["rest"]) is not None


def first_line(line: bytes, before: bytes) -> bytes | None:
    """The line with which a hand begins: its header, or the count above that; None if it is neither."""
    first = line.removeprefix(MARK.encode()).lstrip(b"\0")
    if begins_in_log(first, before):
        return first
    head, above = first[:LONGEST_LINE], before[:LONGEST_LINE]
    if first.rstrip().endswith(b'"') and CHAT.encode() in head:  # chat, of whatever name
        return None
    if _COUNT_LINE.match(head) or (is_header(head) and not _COUNT_LINE.match(above)):
        return first
    return first if begins(*(part.decode("utf-8", "replace").strip(AROUND) for part in (head, above))) else None


def symbol_of(amount: str) -> str:
    """The currency that an amount is written with; empty if there is none."""
    return "" if amount[0].isdigit() else amount[0]


def value_of(amount: str) -> Decimal:
    """An amount as a number."""
    return Decimal(amount.removeprefix(symbol_of(amount)).replace(",", ""))
