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
_AMOUNTS: Final = ("amount", "added", "dead", "fee", "rake", "small", "big", "small_blind", "big_blind")
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

    uncalled_is_of_pot: bool = False
    """Whether the pot, and what was won of it, have a bet in them that nobody called and no line gives back."""

    posts_are_totals: bool = False
    """Whether the amount of a straddle counts what its player has posted before."""

    refused: tuple[tuple[re.Pattern[str], str], ...] = ()
    """A line with which no hand is read, and why."""

    def refusal(self, text: str) -> str | None:
        """Why a hand with this line is not read; None if it may be."""
        return next((why for pattern, why in self.refused if pattern.fullmatch(text)), None)

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

_NUMBER: Final = r"(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]+)?"
_MOMENT: Final = r"(?P<when>[0-9]{4}/[0-9]{2}/[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2})"
_AFTER: Final = rf"(?P<amount>{_NUMBER})(?P<symbol>\u20ac?)"
_BUTTON: Final = "(?: Seat #(?P<button>[0-9]{1,2}) is the button)?"
_NOBODYS: Final = "The site adds chips of nobody's stack to the pot."
_ALL_IN: Final = "(?P<all_in>(?: and is all-in)?)"

_COINPOKER: Final = Site(
    name="CoinPoker",
    decimal=".",
    opening=(
        re.compile(
            rf"CoinPoker Hand #(?P<hand>[0-9]{{1,40}}): (?P<game>[A-Za-z0-9 ]{{1,30}}) "
            rf"\((?P<small>\u20ae?{_NUMBER})/(?P<big>\u20ae?{_NUMBER})(?:/\u20ae?{_NUMBER})?\) "
            rf"(?:- )?{_MOMENT}(?: (?P<zone>[A-Z]{{1,5}}|[+-][0-9]{{2}}))?"
        ),
    ),
    example=("CoinPoker Hand #1: NLH (\u20ae1/\u20ae2) 2024/05/31 20:15:00 CEST",),
    games={"NLH": "Hold'em No Limit"} | dict.fromkeys(("PLO", "PLO 4", "PLO 5", "PLO 6"), "Omaha Pot Limit"),
    when="%Y/%m/%d %H:%M:%S",
    rows=tuple(
        (re.compile(pattern, re.DOTALL), words)
        for pattern, words in {
            rf"{_NAME}: posts auto big blind (?P<amount>\u20ae?{_NUMBER})": "{name}: posts big blind {amount}",
            rf"{_NAME}: posts (?:auto )?(?P<what>big blind|small blind|ante) (?P<amount>\u20ae?{_NUMBER}) ALLIN": (
                "{name}: posts {what} {amount} and is all-in"
            ),
            rf"{_NAME}: STRADDLE (?P<amount>\u20ae?{_NUMBER})": "{name}: straddle {amount}",
            rf"{_NAME}: ALLIN (?P<amount>\u20ae?{_NUMBER})": "{name}: is all-in {amount}",
            rf"{_NAME}: RETURN (?P<amount>\u20ae?{_NUMBER})": "Uncalled bet ({amount}) returned to {name}",
            r"(?P<total>Total pot .+) \| Splash Fee (?P<fee>.+)": "{total} | Jackpot {fee}",
            r"Game ended: .+": "",
            "(?P<line>.+)": "{line}",
        }.items()
    ),
    sums_up=True,
    refused=((re.compile("(?:MEGA )?SPLASH dropped .+"), _NOBODYS),),
)

_WPN_2019: Final = Site(
    name="WPN",
    decimal=".",
    opening=(
        re.compile(
            r"(?:Game )?Hand #(?P<hand>[0-9]{1,40}) - (?:(?P<beside>.+#[0-9]{1,20}) - )?"
            r"(?P<game>[A-Za-z0-9/ ]{1,30}?) ?\((?P<limit>[A-Za-z ]{1,20})\) - "
            rf"(?:{_amount('small')}/{_amount('big')}(?:, Ante {_amount('ante')})?|"
            rf"Level [0-9]{{1,3}} \((?P<small_blind>{_NUMBER})/(?P<big_blind>{_NUMBER})\)) ?- {_MOMENT} (?P<zone>UTC)"
        ),
        re.compile(rf"(?:Table ')?(?P<table>.+?)'? [0-9]{{1,2}}-max{_BUTTON}"),
    ),
    example=(
        "Hand #1 - Holdem (No Limit) - $1/$2 - 2024/05/31 20:15:00 UTC",
        "Lagos 6-max Seat #1 is the button",
    ),
    games={
        f"{game} {limit}": f"{ours} {limit}"
        for game, ours in {
            "Holdem": "Hold'em",
            **dict.fromkeys(("Omaha", "5Card Omaha", "6Card Omaha"), "Omaha"),
            **dict.fromkeys(("Omaha H/L", "5Card Omaha H/L"), "Omaha Hi/Lo"),
        }.items()
        for limit in ("No Limit", "Pot Limit", "Fixed Limit")
    },
    when="%Y/%m/%d %H:%M:%S",
    rows=tuple(
        (re.compile(pattern, re.DOTALL), words)
        for pattern, words in {
            rf"Seat (?P<seat>[0-9]{{1,2}}): {_NAME} \({_amount()}\)(?P<out>(?: is sitting out)?)": (
                "Seat {seat}: {name} ({amount} in chips){out}"
            ),
            rf"(?:Seat [0-9]{{1,2}}: )?{_NAME} (?:waits for big blind|will be allowed to play after the button)": (
                "{name} will be allowed to play after the button"
            ),
            rf"{_NAME} (?:sits out|is sitting out)": "{name}: sits out",
            r"Dealt to .+ \[[2-9TJQKA][cdhs]\]": "",  # drawn for the button
            rf"Dealt to {_NAME} {_CARDS}": "Dealt to {name} {cards}",
            rf"{_NAME} posts the (?P<what>small|big) blind {_amount()}{_ALL_IN}": (
                "{name}: posts {what} blind {amount}{all_in}"
            ),
            rf"{_NAME} posts ante {_amount()}{_ALL_IN}": "{name}: posts ante {amount}{all_in}",
            rf"{_NAME} posts dead {_amount()}": "{name}: posts small & big blinds {amount}",
            rf"{_NAME} posts {_amount()}": "{name}: posts {amount}",
            rf"{_NAME} (?P<what>folds|checks)": "{name}: {what}",
            rf"{_NAME} (?P<what>calls|bets) {_amount()}{_ALL_IN}": "{name}: {what} {amount}{all_in}",
            rf"{_NAME} raises {_amount('added')} to {_amount()}{_ALL_IN}": (
                "{name}: raises {added} in all {amount}{all_in}"
            ),
            r"(?P<line>\*\*\* (?:HOLE CARDS|FLOP|TURN|RIVER|SHOW DOWN|SUMMARY) \*\*\*.*)": "{line}",
            r"\*\*\* (?P<street>FLOP|TURN|RIVER|SHOW DOWN) 1 \*\*\*(?P<cards>.*)": "*** FIRST {street} ***{cards}",
            r"\*\*\* (?P<street>FLOP|TURN|RIVER|SHOW DOWN) 2 \*\*\*(?P<cards>.*)": "*** SECOND {street} ***{cards}",
            rf"(?P<line>Uncalled bet \({_amount()}\) returned to .+)": "{line}",
            rf"{_NAME} collected {_amount()} from (?:main|side) pot(?:[ -][0-9]{{1,2}})?": (
                "{name} collected {amount} from pot"
            ),
            rf"{_NAME} shows {_CARDS}(?: \(.*)?": "{name}: shows {cards}",
            rf"(?:Main|Side) pot[ ()0-9]{{0,6}} {_amount()}(?: \| Rake {_amount('rake')})?": "",
            r".+ (?:mucks(?: hand)?|does not show)|\*\*\* RUN IT TWICE \*\*\*|Board .+": "",
            rf"Total pot {_amount()}": "Total pot {amount}",
            rf"Total pot {_amount()} \| Rake {_amount('rake')}": "Total pot {amount} net | Rake {rake}",
            rf"Total pot {_amount()} \| Rake {_amount('rake')} \| JP Fee {_amount('fee')}": (
                "Total pot {amount} net | Rake {rake} | Jackpot {fee}"
            ),
            rf"Seat [0-9]{{1,2}}: (?P<said>.+) did not show and won {_amount()}": "Collects {amount}: {said}",
            "Seat [0-9]{1,2}: .+": "",
        }.items()
    ),
    sums_up=True,
    uncalled_is_of_pot=True,
)

_WINAMAX: Final = Site(
    name="Winamax",
    decimal=".",
    opening=(
        re.compile(
            r"Winamax Poker - (?P<beside>.+) - HandId: #(?P<hand>[0-9-]{1,60}) - "
            r"(?P<game>[A-Za-z0-9/ -]{1,30}) (?P<limit>no|pot|fixed) limit "
            rf"\((?:{_NUMBER}\u20ac?/)?(?P<small>{_NUMBER})\u20ac?/(?P<big>{_NUMBER})(?P<symbol>\u20ac?)\) - "
            rf"{_MOMENT} (?P<zone>UTC)"
        ),
        re.compile(rf"Table:? '(?P<table>.+)' [0-9]{{1,2}}-max \([a-z]{{4}} money\){_BUTTON}"),
    ),
    example=(
        "Winamax Poker - CashGame - HandId: #1-2-3 - Holdem no limit (1\u20ac/2\u20ac) - 2024/05/31 20:15:00 UTC",
        "Table: 'Lagos' 6-max (real money) Seat #1 is the button",
    ),
    games={
        f"{game} {limit}": f"{ours} {structure}"
        for game, ours in {
            "Holdem": "Hold'em",
            **dict.fromkeys(("Omaha", "Omaha5", "5 Card Omaha"), "Omaha"),
            **dict.fromkeys(("Omaha8", "Omaha Hi/Lo", "5 Card Omaha Hi/Lo"), "Omaha Hi/Lo"),
        }.items()
        for limit, structure in (("no", "No Limit"), ("pot", "Pot Limit"), ("fixed", "Limit"))
    },
    when="%Y/%m/%d %H:%M:%S",
    rows=tuple(
        (re.compile(pattern, re.DOTALL), words)
        for pattern, words in {
            rf"Seat (?P<seat>[0-9]{{1,2}}): {_NAME} \({_AFTER}\)": "Seat {seat}: {name} ({symbol}{amount} in chips)",
            rf"Seat (?P<seat>[0-9]{{1,2}}): {_NAME} \({_AFTER}, (?P<bounty>{_NUMBER}\u20ac?) bounty\)": (
                "Seat {seat}: {name} ({symbol}{amount} in chips, {bounty} bounty)"
            ),
            rf"{_NAME} posts small blind {_AFTER} out of position": "{name}: posts missed blind {symbol}{amount}",
            rf"{_NAME} posts (?P<what>ante|small blind|big blind) {_AFTER}(?: out of position)?{_ALL_IN}": (
                "{name}: posts {what} {symbol}{amount}{all_in}"
            ),
            r".+ (?:deny (?:SB|BB)|denies (?:small|big) blind)(?: .*)?|\*\*\* ANTE/BLINDS \*\*\*": "",
            rf"Dealt to {_NAME} {_CARDS}": "Dealt to {name} {cards}",
            r"\*\*\* PRE-FLOP \*\*\*": "*** HOLE CARDS ***",
            r"\*\*\* (?P<street>FLOP|TURN|RIVER) \*\*\*:? (?:\[[^\[\]]*\] ?)?(?P<cards>\[[^\[\]]*\])": (
                "*** {street} *** {cards}"
            ),
            r"(?P<line>\*\*\* (?:SHOW DOWN|SUMMARY) \*\*\*)": "{line}",
            rf"{_NAME} (?P<what>folds|checks)": "{name}: {what}",
            rf"{_NAME} (?P<what>calls|bets) {_AFTER}{_ALL_IN}": "{name}: {what} {symbol}{amount}{all_in}",
            rf"{_NAME} raises {_NUMBER}\u20ac? to {_AFTER}{_ALL_IN}": "{name}: raises to {symbol}{amount}{all_in}",
            rf"{_NAME} shows {_CARDS}(?: \(.*)?": "{name}: shows {cards}",
            rf"{_NAME} collected {_AFTER} from (?:main |side )?pot(?: [0-9]{{1,2}})?(?: ?\(.*)?": (
                "{name} collected {symbol}{amount} from pot"
            ),
            rf"Total pot {_AFTER} \| No rake": "Total pot {symbol}{amount}",
            rf"Total pot {_AFTER} \| Rake (?P<rake>{_NUMBER})\u20ac?": (
                "Total pot {symbol}{amount} net | Rake {symbol}{rake}"
            ),
            rf"Total pot {_NUMBER}k \| .+|Board: .+": "",
            "Seat [0-9]{1,2}: .+": "",
        }.items()
    ),
    sums_up=True,
    uncalled_is_of_pot=True,
    refused=((re.compile("Hold-up to Pot: .+"), _NOBODYS),),
)

_SPOT: Final = r"(?P<name>Dealer|Small Blind|Big Blind|UTG(?:\+[0-9])?) ?(?P<me>(?: \[ME\])?)"
"""A player at Bovada is called by the place at the table, which changes hand by hand; the file's owner is [ME]."""
_WHY: Final = r"(?: ?\((?:timeout|auth|disconnect|auth-disconnect|Blind Disconnected)\))?"

_BOVADA: Final = Site(
    name="Bovada",
    decimal=".",
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
            rf"{_SPOT} : Raises{_WHY} {_amount('added')} to {_amount()}": "{name}{me}: raises {added} in all {amount}",
            rf"{_SPOT} : Raises{_WHY} {_amount()}": "{name}{me}: raises to {amount}",
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

SITES: Final = (_888, _PARTYPOKER, _WPN, _COINPOKER, _WPN_2019, _WINAMAX, _BOVADA)
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
