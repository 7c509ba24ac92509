"""The words of other sites' text histories, line by line, as PokerStars would say them.

A site is a table: the lines that open a hand, its names of games, and for each of its other lines what PokerStars'
words for that are. One reader reads them all; a line that no row has is a fault. Every pattern has at most one part of
any length before its fixed words, so that a line takes time by its length.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from .text_amounts import FIGURE, AmountForm, amount, english

_NAME: Final = "(?P<name>.+)"
_WHO: Final = "(?P<name>[^:]+)"
"""A name at PartyPoker: a colon ends the name of whoever chats, whatever follows."""
_NET: Final = r"[0-9,]+(?:\.[0-9]+)?"
_OF_POT: Final = r" from the (?:main|side) pot(?: [0-9]+)?(?: with [^:]*)?"
_CARDS: Final = r"(?P<cards>\[[^\[\]]*\])"
_AMOUNTS: Final = ("amount", "dead", "rake", "small", "big", "small_blind", "big_blind")
"""The groups of patterns that are amounts."""
_SUITS: Final = {"Pik": "s", "Herz": "h", "Karo": "d", "Kreuz": "c"}
_SUIT: Final = re.compile("|".join(_SUITS))
_amount: Final = amount


def _games(limits: Mapping[str, str], games: Mapping[str, str]) -> Mapping[str, str]:
    """What PokerStars calls the games, by what a site does, with the words in either order."""
    return {
        name: f"{ours} {structure}"
        for limit, structure in limits.items()
        for game, ours in games.items()
        for name in (f"{limit} {game}", f"{game} {limit}")
    }


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

    rows: tuple[tuple[re.Pattern[str], str], ...]
    """A line of the site, and PokerStars' words for it: several lines, or none for what says nothing about betting."""

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

    def words(self, text: str, form: AmountForm) -> list[str] | None:
        """A line in PokerStars' words; None if it is none of the site's. Raises AmountUnclearError."""
        for pattern, words in self.rows:
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


_888: Final = Site(
    name="888",
    opening=(
        re.compile(r"\*{5} [A-Za-z0-9. -]+ Hand History for Game (?P<hand>[0-9]{1,40}) \*{5}"),
        re.compile(
            rf"{_amount('small')}/{_amount('big')} Blinds (?P<game>[A-Za-z ]+?)(?: Jackpot table)? "
            r"- \*\*\*(?P<when> .+)?"
        ),
    ),
    example=("***** 888poker Hand History for Game 1 *****", "$1/$2 Blinds No Limit Holdem - *** 31 05 2024 20:15:00"),
    games=_games(
        {"No Limit": "No Limit", "Pot Limit": "Pot Limit", "Fix Limit": "Limit"},
        {"Holdem": "Hold'em", "Omaha": "Omaha", "OmahaHL": "Omaha Hi/Lo"},
    ),
    when="%d %m %Y %H:%M:%S",
    stakes_are_blinds=True,
    asks_for_blinds=True,
    rows=tuple(
        (re.compile(pattern, re.DOTALL), words)
        for pattern, words in {
            r"Seat (?P<seat>[0-9]{1,2}) is the button": "Table '' Seat #{seat} is the button",
            rf"Seat (?P<seat>[0-9]{{1,2}}): {_NAME} \( {_amount()} \)": "Seat {seat}: {name} ({amount} in chips)",
            rf"{_NAME} posts (?P<what>small blind|big blind|ante) \[{_amount()}\]": "{name}: posts {what} {amount}",
            rf"{_NAME} posts dead blind \[{_amount('dead')} \+ {_amount()}\]": (
                "{name}: posts missed blind {dead}\n{name}: posts {amount}"
            ),
            rf"{_NAME} (?P<what>folds|checks)": "{name}: {what}",
            rf"{_NAME} (?P<what>calls|bets|raises) \[{_amount()}\]": "{name}: {what} {amount}",
            r"\*\* Dealing down cards \*\*": "*** HOLE CARDS ***",
            rf"\*\* Dealing flop \*\* {_CARDS}": "*** FLOP *** {cards}",
            rf"\*\* Dealing turn \*\* {_CARDS}": "*** TURN *** {cards}",
            rf"\*\* Dealing river \*\* {_CARDS}": "*** RIVER *** {cards}",
            rf"Dealt to {_NAME} {_CARDS}": "Dealt to {name} {cards}",
            r"\*\* Summary \*\*": "*** SHOW DOWN ***",
            rf"{_NAME} collected \[ {_amount()} \]": "{name} collected {amount} from pot",
            r".+ (?:did not show his hand|shows \[.*|mucks \[.*)|\((?:Hi|Lo): .*\)": "",
            r"Table .+|Tournament #.+|Total number of players : [0-9]+": "",
        }.items()
    ),
)

_PARTYPOKER: Final = Site(
    name="PartyPoker",
    opening=(
        re.compile(r"\*{5} Hand History [Ff]or Game (?P<hand>[0-9]{1,40}) \*{5}"),
        re.compile(
            rf"(?:{_amount('small')}/{_amount('big')} +|{_amount('buy_in')} +)?(?:fastforward +)?"
            r"(?P<game>[NPF]L +[A-Za-z'-]+(?: [A-Za-z'-]+)?)"
            rf"(?: +{_amount('price')} Buy-in)?(?: +\+ {_amount('fee')} Entry Fee)?"
            rf"(?: +Trny: ?[0-9]+ +Level: ?[0-9]+ +Blinds(?:-Antes)?\({_amount('small_blind')}/{_amount('big_blind')}"
            rf"(?: -{FIGURE})?\))? +- (?P<when>.+)"
        ),
    ),
    example=("***** Hand History for Game 1 *****", "$1/$2 USD NL Texas Hold'em - Friday, May 31, 20:15:00 EDT 2024"),
    games=_games(
        {"NL": "No Limit", "PL": "Pot Limit", "FL": "Limit"},
        {"Texas Hold'em": "Hold'em", "Omaha": "Omaha", "Omaha Hi-Lo": "Omaha Hi/Lo"},
    ),
    when="%A, %B %d, %H:%M:%S %Y",
    leaves_out_posts=True,
    folds_early=True,
    rows=tuple(
        (re.compile(pattern, re.DOTALL), words)
        for pattern, words in {
            r"Seat (?P<seat>[0-9]{1,2}) is the button": "Table '' Seat #{seat} is the button",
            rf"[Ss]eat ?(?P<seat>[0-9]{{1,2}}): {_WHO} \( {_amount()} \)": "Seat {seat}: {name} ({amount} in chips)",
            rf"Blinds\({_amount('small')}/{_amount('big')}\)": "Blinds {small}/{big}",
            rf"Blinds-Antes\({_amount('small')}/{_amount('big')} -{_amount()}\)": "Blinds {small}/{big}",
            rf"{_WHO} posts (?P<what>small blind|big blind|ante) \[{_amount()}\]\.?": "{name}: posts {what} {amount}",
            rf"{_WHO} posts big blind \+ dead \[{_amount()}\]\.?": "{name}: posts small & big blinds {amount}",
            rf"{_WHO} (?P<what>folds|checks)\.?": "{name}: {what}",
            r"There is no Small Blind in this hand .+": "No small blind",
            rf"{_WHO} (?P<what>calls|bets|raises) \[ ?{_amount()} ?\]\.?": "{name}: {what} {amount}",
            rf"{_WHO} is all-In  ?\[ ?{_amount()} ?\]\.?": "{name}: is all-in {amount}",
            r"\*\* Dealing down cards \*\*": "*** HOLE CARDS ***",
            rf"\*\* Dealing Flop \*\* {_CARDS}": "*** FLOP *** {cards}",
            rf"\*\* Dealing Turn \*\* {_CARDS}": "*** TURN *** {cards}",
            rf"\*\* Dealing River \*\* {_CARDS}": "*** RIVER *** {cards}",
            rf"Dealt to {_WHO} +{_CARDS}": "Dealt to {name} {cards}",
            rf"{_WHO} wins {_amount()}(?: chips)?(?:{_OF_POT})?": "{name} collected {amount} from pot",
            rf"{_WHO} wins (?:Hi|Lo) \({_amount()}(?: chips)?\){_OF_POT}": "{name} collected {amount} from pot",
            r".+ (?:does not show cards\.|(?:shows|doesn't show) ?\[.*|shows ?[0-9A-Z, ]+for low\.)": "",
            r".+ (?:has left the table|has joined the table)\.|.+ did not respond in time": "",
            r".+ will be using (?:his|her|their) time bank for this hand\.|.+ is sitting out": "",
            r".+ could not respond in time\.\(disconnected\)|.+ has been reconnected.*|.+ is disconnected\. .+": "",
            r"Your time bank will be activated in .+|Due to current high memory use .+|Game #[0-9]+ starts\.": "",
            r".+ finished in [0-9][0-9 ,]*(?:\.| place.*)|Congratulations to player .+": "",
            r"Player .+ has been moved from table [0-9]+ to this table|Chat has been disabled .+": "",
            r"The tournament is now finished .+": "",
            r"Table .+|Trny: ?[0-9]+ Level: ?[0-9]+|Total number of players : [0-9]+/[0-9]+": "",
        }.items()
    ),
    chat=re.compile("[^:]+:.*", re.DOTALL),
    won_is_of_pot=False,
)

_WPN: Final = Site(
    name="WPN",
    opening=(
        re.compile(r"Game started at: (?P<when>[0-9]{4}/.+)"),
        re.compile(
            rf"Game ID: (?P<hand>[0-9]{{1,40}}) {english('small')}/{english('big')} "
            r"(?P<table>.*) \((?P<game>[^()]+)\)(?: [0-9]+-max)?"
        ),
    ),
    example=("Game started at: 2024/5/31 20:15:0", "Game ID: 1 1/2 Table (Hold'em)"),
    games={
        "Hold'em": "Hold'em No Limit",
        "Omaha": "Omaha Pot Limit",
        "Seven Cards Stud": "7 Card Stud Limit",
        "Seven Cards Stud HiLow": "7 Card Stud Hi/Lo Limit",
    },
    when="%Y/%m/%d %H:%M:%S",
    decimal=".",
    rows=tuple(
        (re.compile(pattern, re.DOTALL), words)
        for pattern, words in {
            r"Seat (?P<seat>[0-9]{1,2}) is the button": "Table '' Seat #{seat} is the button",
            rf"Seat (?P<seat>[0-9]{{1,2}}): {_NAME} \({english()}\)\.": "Seat {seat}: {name} ({amount} in chips)",
            rf"Player {_NAME} has (?P<what>small|big) blind \({english()}\)": "{name}: posts {what} blind {amount}",
            rf"Player {_NAME} posts ante \({english()}\)": "{name}: posts ante {amount}",
            rf"Player {_NAME} ante \({english()}\)": "{name}: posts ante {amount}",
            rf"Player {_NAME} bring in \({english()}\)": "{name}: brings in for {amount}",
            rf"Player {_NAME} posts \({english()}\) as a dead bet": "{name}: posts missed blind {amount}",
            rf"Player {_NAME} posts \({english()}\)": "{name}: posts {amount}",
            rf"Player {_NAME} straddle \({english()}\)": "{name}: straddle {amount}",
            rf"Player {_NAME} received a card\.": "Dealt to {name}",
            rf"Player {_NAME} received card: {_CARDS}": "Dealt to {name} {cards}",
            rf"Player {_NAME} (?P<what>folds|checks)": "{name}: {what}",
            rf"Player {_NAME} (?P<what>calls|bets|raises) \({english()}\)": "{name}: {what} {amount}",
            rf"Player {_NAME} allin \({english()}\)": "{name}: is all-in {amount}",
            r"\*\*\* (?P<street>FLOP|TURN|RIVER) \*\*\*: (?P<cards>\[[^\[\]]*\](?: \[[^\[\]]*\])?)": (
                "*** {street} *** {cards}"
            ),
            r"\*\*\* Third street \*\*\*.*": "*** 4th STREET ***",
            r"\*\*\* Fourth street \*\*\*.*": "*** 5th STREET ***",
            r"\*\*\* Fifth street \*\*\*.*": "*** 6th STREET ***",
            r"\*\*\* Sixth street \*\*\*.*": "*** RIVER ***",
            rf"Uncalled bet \({english()}\) returned to {_NAME}": "Uncalled bet ({amount}) returned to {name}",
            rf"Player {_NAME} wait BB": "{name} will be allowed to play after the button",
            r"Player +(?:sitting out|is timed out\.)": "",
            rf"Player {_NAME} sitting out": "{name}: sits out",
            r"Player .+ (?:is timed out\.|mucks cards)": "",
            "------ Summary ------": "*** SHOW DOWN ***",
            rf"Pot: {english()}(?:\. Rake {english('rake')})?(?:\. JP fee {english('fee')})?": "",
            r"Board: \[[^\[\]]*\]": "",
            rf"(?P<said>.+)Bets: {_NET}\. Collects: 0\. (?:Wins|Loses): {_NET}\.?": "",
            rf"\*?Player (?P<said>.+)Bets: {_NET}\. Collects: {english()}\. (?:Wins|Loses): {_NET}\.?": (
                "Collects {amount}: {said}"
            ),
            r"Game ended at: .+": "*** SUMMARY ***",
        }.items()
    ),
    sums_up=True,
)

SITES: Final = (_888, _PARTYPOKER, _WPN)
PREFACE: Final = re.compile(r"#Game No : [0-9]+|Game #[0-9]+ starts\.")
"""What may stand above the first line of a hand."""


def site_of(first: str) -> Site | None:
    """The site whose hands begin with such a line; None if it is none of these."""
    return next((site for site in SITES if site.opening[0].fullmatch(first)), None)


def begins(line: str, before: str) -> bool:
    """Whether a hand of one of these sites begins with this line, which comes after that one."""
    if PREFACE.fullmatch(before):
        return False
    return PREFACE.fullmatch(line) is not None or site_of(line) is not None


def examples() -> Iterator[str]:
    """How a hand of each begins."""
    yield from (site.example[0] for site in SITES)
