"""The lines of a text history, as PokerStars words them, with other sites after it; `text_sites` has those that differ.

`raises 4 to 6` tells the raise and the total; `calls`, `bets` and `posts` tell the chips added.
"""

import re
import string
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Final, Literal

from .pokernow_log import begins as begins_in_log
from .text_sites import begins

NAME: Final = "text"

LONGEST: Final = 64 * 1024  # characters: no hand comes near it
MOST_LINES: Final = 1000
LONGEST_LINE: Final = 1000
MOST_POSTS: Final = 100


@dataclass(frozen=True, slots=True)
class Game:
    """A kind of game: the headings of its streets, and the first one whose fixed-limit bets are large, from 0."""

    deals: Literal["board", "stud", "draw"]
    headings: tuple[tuple[str, ...], ...]
    big_bets_from: int = 2


_FIRST: Final = ("HOLE CARDS", "DEALING HANDS", "PRE-DRAW")
_BOARD: Final = Game("board", (_FIRST, ("FLOP",), ("TURN",), ("RIVER",)))
_STUD: Final = Game(
    "stud", (("3rd STREET",), ("4th STREET",), ("5th STREET",), ("6th STREET",), ("RIVER", "7th STREET"))
)
_SINGLE_DRAW: Final = Game("draw", (_FIRST, ("DRAW",)), big_bets_from=1)
_TRIPLE_DRAW: Final = Game("draw", (_FIRST, ("FIRST DRAW",), ("SECOND DRAW",), ("THIRD DRAW",)))

_STRUCTURES: Final = {
    "No Limit": "no_limit",
    "Pot Limit": "pot_limit",
    "Limit": "fixed_limit",
    "Fixed Limit": "fixed_limit",
}
NAMES: Final[Mapping[str, Game]] = {
    "Hold'em": _BOARD,
    "Omaha": _BOARD,  # with 4, 5 or 6 cards
    "Omaha Hi/Lo": _BOARD,
    "7 Card Stud": _STUD,
    "7 Card Stud Hi/Lo": _STUD,
    "Razz": _STUD,
    "5 Card Draw": _SINGLE_DRAW,
    "Single Draw 2-7 Lowball": _SINGLE_DRAW,
    "Triple Draw 2-7 Lowball": _TRIPLE_DRAW,
    "Badugi": _TRIPLE_DRAW,
}
_SPELLINGS: Final = {"Hold'em": ("Hold'em", "Texas Hold'em", "Holdem", "Texas Holdem")}
_LONG: Final = {
    words: (f"{name} {limit}", game, structure)
    for name, game in NAMES.items()
    for limit, structure in _STRUCTURES.items()
    if game.deals != "stud" or structure == "fixed_limit"
    for spelling in _SPELLINGS.get(name, (name,))
    for words in (f"{spelling} {limit}", f"{limit} {spelling}")
}
_SHORT: Final = {name: (name, _BOARD, "pot_limit") for name in ("PLO", "PLO-5", "PLO-6")}
GAMES: Final[Mapping[str, tuple[str, Game, str]]] = _LONG | _SHORT
"""The games by what headers call them, with the words in either order: name, kind and betting structure."""


def game_name(long: str) -> str:
    """The name of a game without its betting structure, from what headers call it."""
    such = (name for name in NAMES for limit in _STRUCTURES if long == f"{name} {limit}")
    return next(such, "Omaha" if long == "PLO" else long)


def _amount(name: str) -> str:
    """An amount with its currency, if it has one. A comma only parts thousands."""
    return rf"(?P<{name}>[$\u00a3\u00a5\u20a0-\u20cf]?(?:[0-9]{{1,3}}(?:,[0-9]{{3}})+|[0-9]+)(?:\.[0-9]+)?)"


_ADDED: Final = _amount("amount") + r"(?P<all_in> and is all[- ]in| and has reached the [^ ]{1,30} cap)?"
_CARDS: Final = r"\[[^\[\]]*\]"
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

_WORDS: Final = "|".join(map(re.escape, sorted(_LONG, key=len, reverse=True)))
GAME: Final = re.compile(rf"(?P<game>^(?:{'|'.join(_SHORT)})(?= \()|(?<![^ (])(?:{_WORDS}))(?=[ ),])")
"""A name of a game. That of a tournament may have one in it too: the stakes follow the game."""
STAKES: Final = re.compile(
    r"\)?,?(?: +-)?(?: +(?:Match Round [IVXLC]+, )?(?P<level>Level ?[IVXLC0-9]++))? *\(?"
    rf"{_amount('small')}/{_amount('big')}(?:\({_amount('ante')}\))?(?: - {_amount('cap')} Cap -)?"
    r"(?: {1,2}(?P<currency>[A-Z]{3}))?\)"
    "(?: +- *(?P<when>.*))?",
    re.DOTALL,
)
MOMENT: Final = re.compile(
    r"(?P<day>[0-9]{4}/[0-9]{1,2}/[0-9]{1,2}) (?:- )?(?P<time>[0-9]{1,2}:[0-9]{1,2}(?::[0-9]{1,2})?)"
    r"(?: \(?(?P<zone>[A-Z]{1,5})\)?)?"
)
TABLE: Final = re.compile(
    r"Table '(?P<table>.*)'(?P<more>(?: [0-9]{1,2}-max)?(?: \(Play Money\))?)"
    r"(?: Seat #(?P<button>[0-9]{1,2}) is the button)?"
)
SEAT: Final = re.compile(
    rf"Seat (?P<seat>[0-9]{{1,2}}): (?P<name>.+) \({_amount('stack')} in chips(?P<bounty>, [^()]+ bounty)?\)"
    r"(?P<out> is sitting out| out of hand \([^()]*\))?"
)
SEAT_NUMBER: Final = re.compile("[Ss]eat ?[0-9]{1,2}")
HEADING: Final = re.compile(rf"\*\*\* (?:(?P<run>FIRST|SECOND|THIRD) )?(?P<name>[A-Za-z0-9 -]+) \*\*\*(?: {_CARDS})*")
SHOWDOWN: Final = ("SHOW DOWN", "SHOWDOWN")
SUMMARY: Final = "SUMMARY"

PLAYER_LINES: Final = {
    "fold": re.compile(rf"folds(?: (?P<cards>{_CARDS}))?(?: \([^()]*\))?"),
    "check": re.compile("checks"),
    "call": re.compile(f"calls {_ADDED}"),
    "bet": re.compile(f"(?:bets|Bet & Muck) {_ADDED}"),
    "raise": re.compile(f"raises {_amount('by')} to {_ADDED}"),
    "bring_in": re.compile(f"brings in for {_ADDED}"),
    "ante": re.compile(f"posts (?:the )?ante {_ADDED}"),
    "small_blind": re.compile(f"posts small blind {_ADDED}"),
    "big_blind": re.compile(f"posts big blind {_ADDED}"),
    "both": re.compile(f"posts small & big blinds? {_ADDED}"),
    "straddle": re.compile(f"(?:posts )?straddle {_ADDED}"),
    "dead": re.compile(f"posts missed blind {_ADDED}"),
    "draw": re.compile(
        rf"discards (?P<count>[0-9]{{1,4}}) cards?(?: (?P<cards>{_CARDS}))?|stands pat(?: on {_CARDS})?"
    ),
    "out": re.compile("sits out|is sitting out"),
    "show": re.compile(rf"shows (?P<cards>{_CARDS})(?: \([^()]*\))?"),
    "": re.compile(
        rf"mucks hand|doesn't show hand|Bet & Muck folds"
        rf"|get an all-in insurance .+|pay premium of all-in insurance \({_amount('premium')}\)"
        rf"|Chooses to EV Cashout|(?:Pays Cashout Risk|Receives Cashout) \({_amount('cashout')}\)"  # with the house
    ),
}
"""What stands after a player's name and a colon, by our own words for it; "" is nothing that betting asks about."""
OTHER_LINES: Final = {
    "call": re.compile(f"calls (?P<total>to )?{_ADDED}"),
    "raise": re.compile(f"raises (?:{_amount('by')} to |{_amount('added')} in all |(?P<total>to ))?{_ADDED}"),
    "all_in": re.compile(f"is all-in {_amount('amount')}(?P<cap> by the cap)?"),
    "post": re.compile(f"posts {_amount('amount')}"),
}
"""The same of other sites: a call or a raise by the chips added or by its total, and chips all-in, which may be a call,
a bet or a raise."""
POSTS: Final = ("ante", "small_blind", "big_blind", "both", "straddle", "post", "dead")
ACTIONS: Final = ("fold", "check", "call", "bet", "raise", "bring_in", "all_in")

DEALT: Final = "Dealt to "
DEALT_CARDS: Final = re.compile(rf"(?: {_CARDS})*")
UNCALLED: Final = re.compile(rf"Uncalled bet \({_amount('amount')}\) returned to (?P<name>.+)")
COLLECTED: Final = re.compile(
    rf"(?P<name>.+) collected {_amount('amount')} from (?:pot|main pot|side pot(?:[ -][0-9]+)?)"
)
COLLECTS: Final = re.compile(f"Collects {_amount('amount')}: (?P<said>.+)")
BLINDS: Final = re.compile(f"Blinds {_amount('small')}/{_amount('big')}")
CASHED_OUT: Final = re.compile(
    rf"(?P<name>.+) cashed out the hand (?:for|from) {_amount('amount')}(?: \| .+)?", re.DOTALL
)
TOTAL: Final = re.compile(
    rf"Total pot {_amount('pot')}(?P<net> net)?(?:[ |]+(?:Main|Side) pot(?:[ -][0-9]+)? [^ |]+)*"
    rf"(?:[ |]+Rake {_amount('rake')}(?P<fees>(?: \| (?:Jackpot|Bingo|Fortune|Tax) [^ |]+)*))?"
)
FEE: Final = re.compile(f"[A-Z][a-z]+ {_amount('amount')}")
DOUBLE_BET: Final = "Pair on board - a double bet is allowed"
NO_SMALL_BLIND: Final = "No small blind"
TOURNAMENT: Final = "Tournament"
CANCELLED: Final = "Hand cancelled"
CASH_DROP: Final = "Cash Drop to Pot : "
WAITS: Final = re.compile("(?P<name>.+) will be allowed to play after the button")
ABSENT: Final = re.compile("(?P<name>.+) (?:is sitting out|is disconnected|has timed out(?: while .+)?)", re.DOTALL)
_COUNT: Final = r"\*{3,} # [0-9]+ \*{3,}"  # above a header, where hands are counted
COUNT: Final = re.compile(_COUNT)
_COUNT_LINE: Final = re.compile(_COUNT.encode())
_ASIDE: Final = re.compile(
    r"Betting is capped|The deck is reshuffled|No low hand qualified"
    r"|.+ (?:has returned|is connected|is disconnected|is sitting out|leaves the table|joins the table at seat #[0-9]+"
    r"|has timed out(?: while (?:being )?disconnected)?|was removed from the table for failing to post"
    r"|finished the tournament(?: in [0-9]+[a-z]{2} place)?(?: and received .+)?"
    r"|wins the tournament and receives .+|re-buys and receives .+)"
    "|.+: (?:sits out|is sitting out)",
    re.DOTALL,
)
CHAT: Final = ' said, "'
_BOUNTIES: Final = (
    (" wins ", " for eliminating "),
    (" wins ", " for splitting the elimination of "),
    (" split the ", " bounty for eliminating "),
)
SEAT_OF_SUMMARY: Final = re.compile("Seat (?P<seat>[0-9]{1,2}): ")
SHOWN: Final = (" showed [", " mucked [")
OF_SUMMARY: Final = re.compile(rf"(?:(?:FIRST|SECOND|THIRD) )?Board {_CARDS}|Hand was run .+|Seat [0-9]{{1,2}}: .+")


def is_aside(text: str) -> bool:
    """Whether a line says nothing about the betting, wherever it stands."""
    return any(_has(text, *words) for words in _BOUNTIES) or _ASIDE.fullmatch(text) is not None


def is_chat(text: str, names: Collection[str]) -> bool:
    """Whether a line of PokerStars is chat: `name said, "text"`. Nothing in that text is read.

    `names` are of those who sit at the table: two other lines may end with such a name.
    """
    if not _has(text, CHAT):
        return False
    is_seated = any(text.startswith(name + CHAT) for name in names)
    if not text.endswith('"'):  # cut off: chat only where no name or seat explains the words
        return is_seated and not any(CHAT in name for name in names) and SEAT.fullmatch(text) is None
    if is_seated:
        return True
    uncalled = UNCALLED.fullmatch(text)
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
