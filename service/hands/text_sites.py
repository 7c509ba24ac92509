"""The words of other sites' text histories, line by line, as PokerStars would say them.

A site is a table: the lines that open a hand, its names of games, and for each of its other lines what PokerStars'
words for that are. One reader reads them all; a line that no row has is a fault. Every pattern has at most one part of
any length before its fixed words, so that a line takes time by its length.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

_NUMBER: Final = r"(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]+)?"
_NAME: Final = "(?P<name>.+)"
_WHO: Final = "(?P<name>[^:]+)"
"""A name at PartyPoker: a colon ends the name of whoever chats, whatever follows."""
_CARDS: Final = r"(?P<cards>\[(?:[ ,]*(?:10|[2-9TJQKA])[cdhs])+ *\])"


def _amount(name: str = "amount") -> str:
    return rf"(?P<{name}>[$\u00a3\u20ac]?{_NUMBER})(?: (?:USD|EUR|GBP))?"


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
    """The moment, as `strptime` takes it. A zone is a name, and left out."""

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

    posts_are_totals: bool = False
    """Whether the amount of a straddle counts what its player has posted before."""

    def words(self, text: str) -> list[str] | None:
        """A line in PokerStars' words; None if it is none of the site's."""
        for pattern, words in self.rows:
            if (match := pattern.fullmatch(text)) is not None:
                return words.format_map(match.groupdict()).split("\n")
        return None


_888: Final = Site(
    name="888",
    opening=(
        re.compile(r"\*{5} [A-Za-z0-9. ]+ Hand History for Game (?P<hand>[0-9]{1,40}) \*{5}"),
        re.compile(
            rf"{_amount('small')}/{_amount('big')} Blinds (?P<game>[A-Za-z ]+?)(?: Jackpot table)? "
            r"- \*\*\* (?P<when>.+)"
        ),
    ),
    example=("***** 888poker Hand History for Game 1 *****", "$1/$2 Blinds No Limit Holdem - *** 31 05 2024 20:15:00"),
    games={
        f"{limit} {game}": f"{ours} {structure}"
        for limit, structure in (("No Limit", "No Limit"), ("Pot Limit", "Pot Limit"), ("Fix Limit", "Limit"))
        for game, ours in (("Holdem", "Hold'em"), ("Omaha", "Omaha"), ("OmahaHL", "Omaha Hi/Lo"))
    },
    when="%d %m %Y %H:%M:%S",
    stakes_are_blinds=True,
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
            rf"(?:{_amount('small')}/{_amount('big')} |[$\u00a3\u20ac]?{_NUMBER} (?:USD|EUR|GBP) )?"
            rf"(?P<game>[NPF]L [A-Za-z'-]+(?: [A-Za-z'-]+)?)(?: [$\u00a3\u20ac]? ?{_NUMBER} (?:USD|EUR|GBP) Buy-in)?"
            rf"(?: Trny: ?[0-9]+ Level: ?[0-9]+ +Blinds(?:-Antes)?\((?P<small_blind>{_NUMBER})/(?P<big_blind>{_NUMBER})"
            rf"(?: -{_NUMBER})?\))? +"
            r"- (?P<when>[A-Z][a-z]+, [A-Z][a-z]+ [0-9]{1,2}, [0-9:]+) (?:[A-Z]{1,5})? ?(?P<year>[0-9]{4})"
        ),
    ),
    example=("***** Hand History for Game 1 *****", "$1/$2 USD NL Texas Hold'em - Friday, May 31, 20:15:00 EDT 2024"),
    games={
        f"{limit} {game}": f"{ours} {structure}"
        for limit, structure in (("NL", "No Limit"), ("PL", "Pot Limit"), ("FL", "Limit"))
        for game, ours in (("Texas Hold'em", "Hold'em"), ("Omaha", "Omaha"), ("Omaha Hi-Lo", "Omaha Hi/Lo"))
    },
    when="%A, %B %d, %H:%M:%S %Y",
    rows=tuple(
        (re.compile(pattern, re.DOTALL), words)
        for pattern, words in {
            r"Seat (?P<seat>[0-9]{1,2}) is the button": "Table '' Seat #{seat} is the button",
            rf"Seat (?P<seat>[0-9]{{1,2}}): {_WHO} \( {_amount()} \)": "Seat {seat}: {name} ({amount} in chips)",
            rf"Blinds\({_amount('small')}/{_amount('big')}\)": "Blinds {small}/{big}",
            rf"Blinds-Antes\({_amount('small')}/{_amount('big')} -{_amount()}\)": "Blinds {small}/{big}",
            rf"{_WHO} posts (?P<what>small blind|big blind|ante) \[{_amount()}\]\.?": "{name}: posts {what} {amount}",
            rf"{_WHO} posts big blind \+ dead \[{_amount()}\]\.?": "{name}: posts small & big blinds {amount}",
            rf"{_WHO} (?P<what>folds|checks)": "{name}: {what}",
            rf"{_WHO} (?P<what>calls|bets|raises) \[{_amount()}\]": "{name}: {what} {amount}",
            rf"{_WHO} is all-In  ?\[{_amount()}\]": "{name}: is all-in {amount}",
            r"\*\* Dealing down cards \*\*": "*** HOLE CARDS ***",
            rf"\*\* Dealing Flop \*\* {_CARDS}": "*** FLOP *** {cards}",
            rf"\*\* Dealing Turn \*\* {_CARDS}": "*** TURN *** {cards}",
            rf"\*\* Dealing River \*\* {_CARDS}": "*** RIVER *** {cards}",
            rf"Dealt to {_WHO} +{_CARDS}": "Dealt to {name} {cards}",
            rf"{_WHO} wins {_amount()}(?: chips)?(?: from the (?:main|side) pot(?: [0-9]+)?(?: with [^:]*)?)?": (
                "{name} collected {amount} from pot"
            ),
            rf"{_WHO} wins (?:Hi|Lo) \({_amount()}\) from the (?:main|side) pot(?: [0-9]+)?(?: with [^:]*)?": (
                "{name} collected {amount} from pot"
            ),
            r".+ (?:does not show cards\.|(?:shows|doesn't show) ?\[.*|shows ?[0-9A-Z, ]+for low\.)": "",
            r".+ (?:has left the table|has joined the table)\.|.+ did not respond in time": "",
            r".+ will be using (?:his|her|their) time bank for this hand\.|.+ is sitting out": "",
            r".+ could not respond in time\.\(disconnected\)|.+ has been reconnected.*|.+ is disconnected\. .+": "",
            r"Your time bank will be activated in .+|Due to current high memory use .+|Game #[0-9]+ starts\.": "",
            r"Player .+ finished in [0-9]+(?:\.| place.*)|Congratulations to player .+": "",
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
            rf"Game ID: (?P<hand>[0-9]{{1,40}}) {_amount('small')}/{_amount('big')} "
            r"(?P<table>.+) \((?P<game>[^()]+)\)"
        ),
    ),
    example=("Game started at: 2024/5/31 20:15:0", "Game ID: 1 1/2 Table (Hold'em)"),
    games={"Hold'em": "Hold'em No Limit", "Omaha": "Omaha Pot Limit"},
    when="%Y/%m/%d %H:%M:%S",
    rows=tuple(
        (re.compile(pattern, re.DOTALL), words)
        for pattern, words in {
            r"Seat (?P<seat>[0-9]{1,2}) is the button": "Table '' Seat #{seat} is the button",
            rf"Seat (?P<seat>[0-9]{{1,2}}): {_NAME} \({_amount()}\)\.": "Seat {seat}: {name} ({amount} in chips)",
            rf"Player {_NAME} has (?P<what>small|big) blind \({_amount()}\)": "{name}: posts {what} blind {amount}",
            rf"Player {_NAME} ante \({_amount()}\)": "{name}: posts ante {amount}",
            rf"Player {_NAME} posts \({_amount()}\) as a dead bet": "{name}: posts missed blind {amount}",
            rf"Player {_NAME} posts \({_amount()}\)": "{name}: posts {amount}",
            rf"Player {_NAME} straddle \({_amount()}\)": "{name}: straddle {amount}",
            rf"Player {_NAME} received a card\.": "Dealt to {name}",
            rf"Player {_NAME} received card: {_CARDS}": "Dealt to {name} {cards}",
            rf"Player {_NAME} (?P<what>folds|checks)": "{name}: {what}",
            rf"Player {_NAME} (?P<what>calls|bets|raises) \({_amount()}\)": "{name}: {what} {amount}",
            rf"Player {_NAME} allin \({_amount()}\)": "{name}: is all-in {amount}",
            r"\*\*\* (?P<street>FLOP|TURN|RIVER) \*\*\*: (?P<cards>\[[^\[\]]*\](?: \[[^\[\]]*\])?)": (
                "*** {street} *** {cards}"
            ),
            rf"Uncalled bet \({_amount()}\) returned to {_NAME}": "Uncalled bet ({amount}) returned to {name}",
            rf"Player {_NAME} wait BB": "{name} will be allowed to play after the button",
            r"Player +(?:sitting out|is timed out\.)": "",
            rf"Player {_NAME} sitting out": "{name}: sits out",
            r"Player .+ (?:is timed out\.|mucks cards)": "",
            "------ Summary ------": "*** SHOW DOWN ***",
            rf"Pot: {_amount()}\. Rake {_amount('rake')}": "",
            r"Board: \[[^\[\]]*\]": "",
            rf"(?P<said>.+)Bets: {_NUMBER}\. Collects: 0\. (?:Wins|Loses): {_NUMBER}\.": "",
            rf"\*?Player (?P<said>.+)Bets: {_NUMBER}\. Collects: {_amount()}\. (?:Wins|Loses): {_NUMBER}\.": (
                "Collects {amount}: {said}"
            ),
            r"Game ended at: .+": "*** SUMMARY ***",
        }.items()
    ),
    sums_up=True,
)

_SPOT: Final = r"(?P<name>Dealer|Small Blind|Big Blind|UTG(?:\+[0-9])?) ?(?P<me>(?: \[ME\])?)"
"""A player at Bovada is called by the place at the table, which changes hand by hand; the file's owner is [ME]."""
_WHY: Final = r"(?: ?\((?:timeout|auth|disconnect|auth-disconnect|Blind Disconnected)\))?"

_BOVADA: Final = Site(
    name="Bovada",
    opening=(
        re.compile(
            r"(?P<site>Bovada|Ignition|Bodog(?:\.[a-z]{2,3})?) Hand #(?P<hand>[0-9]{1,40})"
            r"(?::| +(?:TBL|Zone Poker ID)#(?P<table>[0-9]{1,20})) +(?P<game>[A-Z0-9]+(?: HiLo)?)(?:ZonePoker)? +"
            r"(?:Tournament #[0-9A-Z-]{1,40} TBL#[0-9]{1,20},? +)?(?P<limit>[A-Za-z]+(?: [A-Z][a-z]+)?)"
            rf"(?: ?- Level [0-9]{{1,4}} \((?P<small_blind>{_NUMBER})/(?P<big_blind>{_NUMBER})\))?"
            r"(?: \[MVS\])? - (?P<when>[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9:]{8})(?: UTC)?"
            "(?P<small>(?!))?(?P<big>(?!))?"  # of a cash game, the name of the file has the stakes
        ),
    ),
    example=("Bovada Hand #1 TBL#1 HOLDEM No Limit - 2024-05-31 20:15:00",),
    games={
        f"{game} {limit}": f"{ours} {structure}"
        for game, ours in (("HOLDEM", "Hold'em"), ("OMAHA", "Omaha"), ("OMAHA HiLo", "Omaha Hi/Lo"))
        for limit, structure in (
            *(("No Limit", "No Limit"), ("Pot Limit", "Pot Limit"), ("Fixed Limit", "Limit")),
            *((speed, "No Limit") for speed in ("Normal", "Turbo", "Hyper Turbo") if game == "HOLDEM"),
        )
    },
    when="%Y-%m-%d %H:%M:%S",
    stakes_are_blinds=True,
    sums_up=True,
    rows=tuple(
        (re.compile(pattern, re.DOTALL), words)
        for pattern, words in {
            rf"Seat (?P<seat>[0-9]{{1,2}}): {_SPOT} \({_amount()} in chips\)": (
                "Seat {seat}: {name}{me} ({amount} in chips)"
            ),
            rf"{_SPOT} : Ante chip {_amount()}": "{name}{me}: posts ante {amount}",
            rf"{_SPOT} : (?:Ante/)?Small [bB]lind {_amount()}": "{name}{me}: posts small blind {amount}",
            rf"{_SPOT} : Big [bB]lind(?:/Bring in)? {_amount()}": "{name}{me}: posts big blind {amount}",
            rf"{_SPOT} : Posts chip {_amount()}": "{name}{me}: posts {amount}",
            rf"{_SPOT} : Posts dead chip {_amount()}": "{name}{me}: posts small & big blinds {amount}",
            rf"{_SPOT} : All-in (?P<what>ante|small blind|big blind) {_amount()}": "{name}{me}: posts {what} {amount}",
            rf"{_SPOT} : Card dealt to a spot {_CARDS}": "Dealt to {name}{me} {cards}",
            rf"{_SPOT} : Folds?{_WHY}(?: & [sS]hows .*)?": "{name}{me}: folds",
            rf"{_SPOT} : Checks{_WHY}": "{name}{me}: checks",
            rf"{_SPOT} : Calls?{_WHY} {_amount()}": "{name}{me}: calls {amount}",
            rf"{_SPOT} : Bets(?: chip info)?{_WHY} {_amount()}": "{name}{me}: bets {amount}",
            rf"{_SPOT} : Raises{_WHY} (?:{_amount('added')} to )?{_amount()}": "{name}{me}: raises to {amount}",
            rf"{_SPOT} : All-in\(raise(?:-timeout)?\) (?:{_amount('added')} to )?{_amount()}": (
                "{name}{me}: raises to {amount} and is all-in"
            ),
            rf"{_SPOT} : All-in(?:\(timeout\))? {_amount()}": "{name}{me}: is all-in {amount}",
            rf"{_SPOT} : Return uncalled portion of bet {_amount()}": "Uncalled bet ({amount}) returned to {name}{me}",
            rf"{_SPOT} : Hand [rR]esult(?:-Side [pP]ot)? {_amount()}": "{name}{me} collected {amount} from pot",
            r"\*\*\* (?P<street>HOLE CARDS|SUMMARY) \*\*\*": "*** {street} ***",
            r"\*\*\* (?P<street>FLOP|TURN|RIVER) \*\*\* (?P<cards>\[[^\[\]]*\](?: \[[^\[\]]*\])?)": (
                "*** {street} *** {cards}"
            ),
            rf"Total Pot\({_amount()}\)": "Total pot {amount}",
            rf"Total Pot\({_amount()}\) \| Rake \({_amount('rake')}\)": "Total pot {amount} | Rake {rake}",
            r"Board \[[^\[\]]*\]|Seat ?\+?[0-9]{1,6}: ?.+|(?:Table|Seating|Player) Info: .+": "",
            r"(?:.+ : )?(?:Table (?:enter|leave) user|Table deposit .+|Seat (?:sit down|sit out|stand|re-join))": "",
            r"(?:.+ : )?(?:(?:Enter|Leave)\(Auto\)|Sit out|Stand|Re-join|Set dealer.*|Sitout \(wait for bb\))": "",
            r"Passed over: .+|.+ : (?:Draw for dealer|Ranking|Prize|BOUNTY PRIZE|Rebuyin|Addon|Double rebuys) .*": "",
            r".+ : (?:Showdown|Mucks|Does not show) ?.*": "",
        }.items()
    ),
)

SITES: Final = (_888, _PARTYPOKER, _WPN, _BOVADA)
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
