"""The words of other sites' text histories, line by line, as PokerStars would say them.

A site is a file in `sites/`: the lines that open a hand, its names of games, and PokerStars' words for each other line.
One reader reads them all; a line that no row fits is a fault. Every pattern has at most one part of
any length before its fixed words, so that a line takes time by its length.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from ..package_data import package_toml
from .text_amounts import FIGURE, AmountForm, amount, english

_AMOUNTS: Final = ("amount", "added", "dead", "fee", "rake", "small", "big", "small_blind", "big_blind")
"""The groups of patterns that are amounts."""
_SUITS: Final = {"Pik": "s", "Herz": "h", "Karo": "d", "Kreuz": "c"}
_SUIT: Final = re.compile("|".join(_SUITS))


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """A site that writes in words of its own."""

    name: str
    opening: tuple[re.Pattern[str], ...]
    """The lines that open a hand, one after the other: its number, stakes, game, and when it was played."""

    example: tuple[str, ...]
    """How these lines look."""

    games: Mapping[str, str]
    """What PokerStars' headers call the games; any other is not read."""

    when: str
    """The moment, as `strptime` takes it without the name of a zone."""

    rows: Callable[[], tuple[tuple[re.Pattern[str], str], ...]]
    """The lines of the site, each with PokerStars' words for it: several lines, or none for what says nothing about
    betting. They are compiled for the first hand of the site: those of all sites take a tenth of a start."""

    sums_up: bool = False
    """Whether a hand ends with a line of its own; else with who won."""

    stakes_are_blinds: bool = False
    """Whether the stakes of fixed limit are its blinds: its bets are the big blind, and twice as much."""

    chat: re.Pattern[str] | None = None
    """A line of chat. No row of the site but that of a seat fits it; None where the site writes no chat."""

    won_is_of_pot: bool = True
    """Whether what somebody won is of the pot alone; else a bet that went back uncalled is in it too."""

    decimal: str | None = None
    """The mark before decimals; None where it depends on the player's country."""

    asks_for_blinds: bool = False
    """Whether a player who declines a blind is written as folding, before the cards are dealt."""

    leaves_out_posts: bool = False
    """Whether lines of posts may be missing. The blinds of a tournament are told by its header and its button."""

    folds_early: bool = False
    """Whether the fold of an absent player is written before his turn."""

    uncalled_is_of_pot: bool = False
    """Whether the pot, and what was won of it, have a bet in them that nobody called and no line gives back."""

    posts_are_totals: bool = False
    """Whether the amount of a straddle counts what its player has posted before."""

    raises_leave_out_bring_in: bool = False
    """Whether the total of a raise leaves out what its player has brought in."""

    half_blinds_mean_limit: bool = False
    """Whether blinds of half the stakes are what shows a game in fixed limit: the header does not name the limit."""

    names_are_places: bool = False
    """Whether players are called by their places, and the button and the streets are known from other lines."""

    refused: tuple[tuple[re.Pattern[str], str], ...] = ()
    """A line with which no hand is read, and why."""

    def refusal(self, text: str) -> str | None:
        """Why a hand with this line is not read; None if it may be."""
        return next((why for pattern, why in self.refused if pattern.fullmatch(text)), None)

    def match(self, text: str, words: str) -> re.Match[str] | None:
        """How a line fits a row that has these words; None if it fits none."""
        matches = (pattern.fullmatch(text) for pattern, of_row in self.rows() if of_row == words)
        return next(filter(None, matches), None)

    def words(self, text: str, form: AmountForm) -> list[str] | None:
        """A line in PokerStars' words; None if it is none of the site's. Raises AmountUnclearError."""
        for pattern, words in self.rows():
            if (match := pattern.fullmatch(text)) is not None:
                return words.format_map(plain(match, form)).split("\n")
        return None


def plain(match: re.Match[str], form: AmountForm) -> dict[str, str | None]:
    """The groups of a match, amounts and cards as PokerStars writes them. Raises AmountUnclearError."""
    groups: dict[str, str | None] = match.groupdict()
    for name in _AMOUNTS:
        if text := groups.get(name):
            groups[name] = form.plain(text)
    if cards := groups.get("cards"):
        groups["cards"] = _SUIT.sub(lambda suit: _SUITS[suit[0]], cards)
    return groups


_PARTS: Final[dict[str, str]] = {
    "name": "(?P<name>.+)",
    "who": "(?P<name>[^:]+)",  # a name at PartyPoker: a colon ends the name of a player who chats
    "cards": r"(?P<cards>\[[^\[\]]*\])",
    "figure": FIGURE,
    "number": r"(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]+)?",
    "net": r"[0-9,]+(?:\.[0-9]+)?",
    "of_pot": r" from the (?:main|side) pot(?: [0-9]+)?(?: with [^:]{1,100})?",
    "amount": amount(),
    "english": english(),
    **{f"amount {group}": amount(group) for group in (*_AMOUNTS, "ante", "buy_in", "price")},
    **{f"english {group}": english(group) for group in _AMOUNTS},
}
"""What stands between two @ in the pattern of a file, beside the `parts` of the file."""
_PART: Final = re.compile("@([a-z_ ]+)@")


def compiled(text: str, parts: Mapping[str, str], flags: int = re.DOTALL) -> re.Pattern[str]:
    """The pattern of a file, with its parts put in."""
    return re.compile(_PART.sub(lambda name: parts[name[1]], text), flags)


def site_of_file(name: str) -> Site:
    """The site of a file in `sites/`: its fields are those of `Site`, and it may have `parts` of its patterns."""
    table = package_toml(__package__, f"sites/{name}.toml", dict[str, Any])
    parts = dict(_PARTS)
    for part, text in table.pop("parts", {}).items():  # each may hold those above it
        parts[part] = _PART.sub(lambda inner: parts[inner[1]], text)
    table["opening"] = tuple(compiled(text, parts) for text in table["opening"])
    table["example"] = tuple(table["example"])
    rows = table["rows"]
    table["rows"] = cache(lambda: tuple((compiled(text, parts), words) for text, words in rows))
    table["refused"] = tuple((compiled(text, parts), why) for text, why in table.get("refused", ()))
    if "chat" in table:
        table["chat"] = compiled(table["chat"], parts)
    return Site(**table)


_FILES: Final = (
    "888",
    "partypoker",
    "partypoker_2019",
    "wpn",
    "coinpoker",
    "wpn_2019",
    "winamax",
    "bovada",
    "full_tilt",
)
HOUSE_RULES: Final = package_toml(__package__, "sites/house_rules.toml", dict[str, dict[str, str]])
"""The house rules of sites, by the name of the site."""
PREFACE: Final = re.compile(r"#Game No : [0-9]+|Game #[0-9]+ starts\.")
"""What may stand above the first line of a hand."""


@cache
def sites() -> tuple[Site, ...]:
    """The sites, read with the first text."""
    return tuple(map(site_of_file, _FILES))


def site_of(first: str) -> Site | None:
    """The site whose hands begin with such a line; None if it is none of these."""
    return next((site for site in sites() if site.opening[0].fullmatch(first)), None)


def begins(line: str, before: str) -> bool:
    """Whether a hand of one of these sites begins with this line, which comes after that one."""
    if PREFACE.fullmatch(before):
        return False
    return PREFACE.fullmatch(line) is not None or site_of(line) is not None


def examples() -> Iterator[str]:
    """How a hand of each begins."""
    yield from (site.example[0] for site in sites())
