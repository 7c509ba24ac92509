"""The lines of a text history, one after the other, into its record: each line is one of the format, or a fault."""

import re
from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal
from itertools import takewhile
from typing import Final

from ..rules.model.amounts import LAST_SEAT
from . import text_lines as form
from .cards import MOST_CARDS, UNKNOWN, cards_in
from .hand_by_places import placed
from .pokernow_hand import hand_of_log
from .pokernow_log import is_log
from .reading import MOST_PLAYERS
from .text_amounts import AmountUnclearError
from .text_header import HandFaults, Line, fits, header_of, header_of_site
from .text_record import PlayerAction, Record, Seated, in_turn
from .text_sites import PREFACE, Site, site_of

_LATER: Final = ("SECOND", "THIRD")
_CENT: Final = Decimal("0.01")
_TABLE: Final = "Table "
_STUD: Final = "7 Card Stud"
_IN_STUD: Final = 3
"""Cards of a player of stud on the first street; the last street has the fifth deal, and its card is down."""
_LAST_OF_STUD: Final = 4


def record_of(text: str) -> Record:
    """What the text of one hand says. Raises Unreadable with every fault."""
    faults = HandFaults()
    end = "\n" if "\n" in text.strip() else "\r"  # as old clients for the Mac end a line
    if len(text) > form.LONGEST or max(map(text.count, "\n\r")) >= form.MOST_LINES:
        faults.add((), "too_long", f"A hand has at most {form.LONGEST} characters and {form.MOST_LINES} lines.")
        raise faults.unreadable()
    numbered = enumerate(text.removeprefix(form.MARK).split(end), start=1)
    lines = [Line(number, kept, kept) for number, line in numbered if (kept := line.strip(form.AROUND))]
    above = list(takewhile(lambda line: form.COUNT.fullmatch(line.text) or PREFACE.fullmatch(line.text), lines[:2]))
    first, *others = lines[len(above) :] or [Line(1, "", "")]
    if [line for line in (*above, first) if not fits(line, faults)]:
        raise faults.unreadable()
    if first.text.endswith("="):  # a soft end of a line in quoted-printable
        faults.at(first, "unsupported", "This is the source of an e-mail. Send its text as a mail program shows it.")
        raise faults.unreadable()
    site = site_of(first.text)
    if site is None and form.HEADER.fullmatch(first.text) is None and is_log(text.removeprefix(form.MARK)):
        return _of_log(text.removeprefix(form.MARK), faults)
    opening = [first] if site is None else [first, *others[: len(site.opening) - 1]]
    header = header_of(first, faults) if site is None else header_of_site(opening, site, faults)
    record = Record(header=header, first=(*above, first)[0], table=header.table, button=header.button)
    body = others[len(opening) - 1 :]
    if site is not None and site.names_are_places:
        record.header, body, record.button = placed(header, body, faults)
    _read_all(body, lines[-1] if lines else first, record, faults)
    if not (record.header.currency or record.header.is_tournament):
        record.header = replace(record.header, currency=faults.currency or "")
    return record


def _of_log(text: str, faults: HandFaults) -> Record:
    """What the rows of one hand in PokerNow's log say. Raises Unreadable with every fault."""
    hand = hand_of_log(text, faults)
    unheld = dict.fromkeys(line.number for line in hand.around)
    record = Record(header=hand.header, first=hand.first, button=hand.button, unheld=unheld)
    _read_all(hand.lines, hand.lines[-1], record, faults)
    return record


def _read_all(lines: list[Line], last: Line, record: Record, faults: HandFaults) -> None:
    """Read the lines after the header into the record. Raises Unreadable with every fault."""
    reader = _Reader(record, faults)
    for line in lines:
        reader.read(line)
    reader.end(last)
    faults.tell()


class _Reader:
    """Reads the lines after the header into the record of the hand."""

    def __init__(self, record: Record, faults: HandFaults) -> None:
        self._record = record
        self._faults = faults
        self._site = record.header.site
        self._lines = form.PLAYER_LINES if self._site is None else form.PLAYER_LINES | form.OTHER_LINES
        self._dealt = False  # whether the first street has begun
        self._shown = False  # whether the showdown has begun
        self._summed_up = False  # whether the summary has begun
        self._playing: set[int] = set()  # seats that did something, or were dealt to
        self._sits_out: set[int] = set()  # seats that sat out, or had to wait, before the deal
        self._has_level = False  # whether a line has told the blinds of the level
        self._is_unseated = False  # whether somebody acts who has no seat
        self._no_small_blind = False  # whether the text says that the small blind is dead

    def read(self, line: Line) -> None:
        """Read one line."""
        site = self._site
        if self._is_chat(line.text):
            self._pass_over(line)
        elif not fits(line, self._faults):
            pass
        elif form.is_header(line.text.encode("utf-8", "replace")) or site_of(line.text) is not None:
            self._faults.at(line, "several", "Another hand begins here, and one is needed.")
        elif site is None:
            self._read(line)
        elif (why := site.refusal(line.text)) is not None:
            self._faults.at(line, "unsupported", why)
        elif (words := self._words(line, site)) is None:
            self._faults.unknown(line)
        elif words == [""] and line.text.startswith(_TABLE) and not (self._dealt or self._record.table):
            self._record.table = line.text.removeprefix(_TABLE)
        else:
            for part in words:
                self._read(replace(line, words=part))

    def _words(self, line: Line, site: Site) -> list[str] | None:
        """A line in PokerStars' words; None if it is none of the site's."""
        try:
            return site.words(line.text, self._faults.form)
        except AmountUnclearError as error:
            self._faults.unclear(line, error)
            return []

    def _is_chat(self, text: str) -> bool:
        """Whether a line is chat: nothing in it is read."""
        site, seated = self._site, self._record.seated
        if site is None:
            return form.is_chat(text, seated)
        if site.chat is None or site.chat.fullmatch(text) is None:
            return False
        name = text.partition(":")[0]
        if not (self._dealt or self._record.posts) and form.LINES["seat_number"].fullmatch(name):
            return not text.endswith(")")  # else it may be the row of a seat, or one with a fault
        return name.rstrip() in seated or not (form.is_header(text.encode("utf-8", "replace")) or site_of(text))

    def _read(self, line: Line) -> None:
        """Read one line by its words."""
        if line.words == form.CANCELLED:
            self._faults.at(line, "cancelled", "A hand that was cancelled was not played to its end.")
        elif line.words.startswith(form.CASH_DROP):
            self._faults.at(line, "unsupported", "The site adds chips of nobody's stack to the pot.")
        elif self._summed_up:
            self._sum_up(line)
        elif (heading := form.LINES["heading"].fullmatch(line.words)) is not None:
            self._begin(line, heading)
        elif (player := self._player(line.words, ": ")) is not None:
            self._do(line, player, line.words[len(player.name) + 2 :])
        elif not self._dealt and self._is_of_table(line):
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
            player.is_out = out and player.seat not in self._playing and not self._has_no_turn(player)
            if player.is_out:
                self._pass_over(player.line)
        for player in record.seated.values() if record.header.cap is not None else ():
            player.stack = min(player.stack, record.header.cap or player.stack)
        if site is not None:
            self._end_at_site(site, last)
        if record.header.is_tournament:
            self._take_level_of_blinds()
        if len(record.dealt_in) < 2:
            self._faults.at(last, "players_few", "Two players or more must be dealt in.")
        if record.button is None and record.header.game.deals != "stud":
            self._faults.at(last, "button", "The line of the table must tell which seat is the button.")

    def _take_level_of_blinds(self) -> None:
        """Where the header has the level after this one, the blinds tell: both are whole, and smaller."""
        record = self._record
        whole = {post.type: post.amount for post in record.posts if not (post.all_in or self._is_all(post))}
        small, big = whole.get("small_blind"), whole.get("big_blind")
        are_blinds = record.header.structure != "fixed_limit"
        if are_blinds and small and big and small < record.header.small and big < record.header.big:
            record.header = replace(record.header, small=small, big=big)

    def _end_at_site(self, site: Site, last: Line) -> None:
        """Where a site has not told the stakes, the blinds that were posted or called tell them; not in fixed limit."""
        record, posts = self._record, self._record.posts
        if not record.header.big:
            blinds = {
                what: max((post.amount for post in posts if post.type == what and not self._is_all(post)), default=0)
                for what in ("small_blind", "big_blind")
            }
            small, big = Decimal(blinds["small_blind"]), Decimal(blinds["big_blind"] or self._called_blind())
            record.header = replace(record.header, small=small, big=big)
            if record.header.structure == "fixed_limit" or not big:
                self._faults.at(last, "stakes", "The text tells no stakes, and no whole blind from which they follow.")
        elif site.stakes_are_blinds and record.header.structure == "fixed_limit":
            self._round_up_bets()
        elif site.half_blinds_mean_limit and self._has_half_blinds:
            record.header = replace(record.header, structure="fixed_limit")
        elif self._lacks_blinds:
            posts += self._untold_blinds()
        if site.folds_early:
            self._fold_in_turn()
        if not site.won_is_of_pot:
            record.won.clear()

    def _round_up_bets(self) -> None:
        """A blind of half a bet of odd cents is rounded down: a late bet is then a cent more than twice that blind."""
        header, record = self._record.header, self._record
        whole = header.big + _CENT
        late = (done for street in record.streets[header.game.big_bets_from :] for done in street.actions)
        if any(done.type == "bet" and done.amount == whole for done in late):
            record.header = replace(header, big=whole)

    def _called_blind(self) -> Decimal:
        """The big blind, where it was posted short: the first call that leaves chips tells it; 0 if there is none.

        Where everybody folds it may be any, and the chips that were posted will do.
        """
        record, live = self._record, [post for post in self._record.posts if post.type not in ("ante", "dead")]
        first = next((done for done in record.streets[0].actions if done.type != "fold"), None)
        if first is None:
            return max((post.amount for post in live), default=Decimal(0))
        if first.type != "call" or any(post.type == "straddle" for post in live):
            return Decimal(0)
        there = sum((post.amount for post in live if post.seat == first.seat), Decimal(0))
        added = first.amount - there if first.is_total else first.amount
        is_all = record.posted(first.seat) + added >= record.stack_of(first.seat)
        is_short = any(post.type == "big_blind" and post.amount < there + added for post in live)
        return there + added if is_short and not is_all else Decimal(0)

    @property
    def _has_half_blinds(self) -> bool:
        """Whether a whole blind is half of that in the header, which then has the bets."""
        header = self._record.header
        whole = {post.type: post.amount for post in self._record.posts if not self._is_all(post)}
        small, big = whole.get("small_blind", header.small), whole.get("big_blind", header.big)
        return header.big == 2 * header.small and (small < header.small or big == header.small)

    @property
    def _lacks_blinds(self) -> bool:
        """Whether the blinds are those that the header and the button tell."""
        site, record = self._site, self._record
        leaves_out = site is not None and site.leaves_out_posts and record.header.game.deals != "stud"
        return leaves_out and record.header.is_tournament and not record.has_blinds

    def _has_no_turn(self, player: Seated) -> bool:
        """Whether a player may be dealt in without a line: in a blind that is not told, with all folding, or all-in."""
        return self._lacks_blinds and (player.seat in self._record.won or player.stack <= self._record.header.big)

    def _fold_in_turn(self) -> None:
        """Put a fold that is written early where its turn is."""
        seats = [player.seat for player in self._record.dealt_in]
        blinds = [seats.index(post.seat) for post in self._record.posts if post.type == "big_blind"]
        after = 1 + min(blinds, default=-1)
        for place, street in enumerate(self._record.streets):
            ordered = in_turn(street.actions, seats[:] if place else seats[after:] + seats[:after])
            for was, now in zip(street.actions, ordered, strict=True):
                if was is not now and was.type == "fold":
                    self._pass_over(was.line)
            street.actions = ordered

    def _is_all(self, post: PlayerAction) -> bool:
        """Whether a post is the rest of a stack: then it may be short, and tells no stakes."""
        return self._record.posted(post.seat) >= self._record.stack_of(post.seat)

    def _untold_blinds(self) -> Iterator[PlayerAction]:
        """The blinds of a tournament whose text has no line for them, by its header and its button."""
        record, seats = self._record, [player.seat for player in self._record.dealt_in]
        types: tuple[str, ...] = ("big_blind", "small_blind") if len(seats) == 2 else ("small_blind", "big_blind")
        types = ("big_blind",) if self._no_small_blind else types
        for seat, type in zip(seats, types, strict=False):
            in_bets = record.header.structure == "fixed_limit"
            size = record.header.min_bet if type == "big_blind" else record.header.small / (2 if in_bets else 1)
            paid = min(size, max(Decimal(0), record.stack_of(seat) - record.posted(seat)))
            if paid or type == "big_blind":
                yield PlayerAction(line=record.first, seat=seat, type=type, amount=paid)

    def _pass_over(self, line: Line, *, held: bool = False) -> None:
        """Note a line that a hand has no place for; none if it is `held` in another member."""
        if not held:
            self._record.unheld[line.number] = None

    def _player(self, text: str, end: str) -> Seated | None:
        """The player with whose name and this `end` a text begins; the longest name, if one begins with another."""
        players = [player for name, player in self._record.seated.items() if text.startswith(name + end)]
        return max(players, key=lambda player: len(player.name), default=None)

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
        street = next((place for place, spellings in enumerate(names) if whole in spellings or name in spellings), None)
        if whole == form.SUMMARY:
            self._summed_up = True
        elif name in form.SHOWDOWN:
            self._shown = True
        elif street is None:
            self._faults.unknown(line)
        elif street == 0 and len(streets) == 1 and not self._dealt:
            self._dealt = True
        elif street == len(streets) and not (self._shown or (run in _LATER and name in names[street])):
            self._dealt = True
            self._record.begin_street()
            if self._record.header.game.deals == "board":
                board = _cards_in(form.CARDS.findall(line.words)[-1:])
                self._pass_over(line, held=board is not None and self._record.cards.board(street, board))
        elif street < len(streets) and run in _LATER and name in names[street]:
            self._pass_over(line)  # a further board, of a hand run twice
        else:
            text = ", ".join(spellings[0] for spellings in names)
            self._faults.at(line, "street_order", f"The streets of this game are {text}, once each and in this order.")

    def _is_of_table(self, line: Line) -> bool:
        """Whether this is the line of the table, or of a seat; then it is read. Full Tilt tells the button late."""
        may_be_late = self._site is not None or not self._record.posts
        if may_be_late and (table := form.LINES["table"].fullmatch(line.words)) is not None:
            self._record.button = None if table["button"] is None else int(table["button"])
            self._record.table = table["table"] or self._record.table
            self._pass_over(line, held=not table["more"])
        elif not self._record.posts and (match := form.LINES["seat"].fullmatch(line.words)) is not None:
            self._seat(line, match)
        else:
            return False
        return True

    def _seat(self, line: Line, match: re.Match[str]) -> None:
        seat, name, seated = int(match["seat"]), match["name"], self._record.seated
        if name in seated or any(player.seat == seat for player in seated.values()):
            self._faults.at(line, "seat_twice", "This seat, or this name, is already at the table.")
        elif len(seated) == MOST_PLAYERS or seat > LAST_SEAT:
            self._faults.at(line, "seats_many", f"At most {MOST_PLAYERS} seats are taken, numbered up to {LAST_SEAT}.")
        else:
            stack = self._faults.amount(line, match["stack"])
            out = match["out"] is not None
            seated[name] = Seated(seat=seat, name=name, stack=stack, line=line, is_out=out, is_absent=out)
            self._pass_over(line, held=match["bounty"] is None)

    def _do(self, line: Line, player: Seated, text: str) -> None:
        """What a player does at the table, as the text after his name says."""
        forms = ((type, self._lines[type].fullmatch(text)) for type in self._lines)
        type, match = next(((type, match) for type, match in forms if match is not None), ("", None))
        if match is None:
            self._faults.unknown(line)
            return
        if type in form.POSTS or type in form.ACTIONS:
            self._move(line, player, type, match)
            return
        if type == "out":
            player.is_absent = True
            self._sits_out |= set() if self._dealt else {player.seat}
        if type == "draw":
            self._draw(line, player, match)
        else:
            self._pass_over(line, held=type == "show" and self._show(player.seat, match["cards"]))

    def _draw(self, line: Line, player: Seated, match: re.Match[str]) -> None:
        """What a player gives back, or that he stands pat."""
        record = self._record
        self._playing.add(player.seat)
        if len(record.streets) == 1 and len(record.header.game.headings) == 2:
            record.begin_street()  # a single draw has no heading
        cards = [] if match["count"] is None else [UNKNOWN] * min(int(match["count"]), MOST_CARDS + 1)
        if match["cards"]:
            cards = _cards_in([match["cards"]]) or cards
        self._pass_over(line, held=record.cards.discard(len(record.streets) - 1, player.seat, cards))

    def _show(self, seat: int, text: str) -> bool:
        """Show a player's cards; return whether a hand has a place for them."""
        record = self._record
        cards, street = _cards_in([text]), len(record.streets) - 1
        if street == _LAST_OF_STUD and seat in self._playing and seat not in record.cards.streets[street].dealt:
            record.cards.deal(street, seat, [UNKNOWN])
        return cards is not None and record.cards.show(seat, cards)

    def _show_at_end(self, line: Line) -> None:
        """Show the cards that the row of a seat in the summary tells, if it tells any."""
        match = form.SEAT_OF_SUMMARY.match(line.words)
        seat = 0 if match is None else int(match["seat"])
        text = next((line.words.rpartition(word)[2] for word in form.SHOWN if word in line.words), "")
        if text and any(player.seat == seat for player in self._record.seated.values()):
            self._pass_over(line, held=self._show(seat, text.partition("]")[0]))

    def _deal(self, line: Line, seat: int, lists: list[str]) -> None:
        """Deal a player the cards of a line; where it has several lists, the last is new."""
        record, cards = self._record, _cards_in(lists[-1:])
        street, deals = len(record.streets) - 1, record.header.game.deals
        if deals == "stud" and not street and cards and len(cards) < _IN_STUD:
            cards = [UNKNOWN] * (_IN_STUD - len(cards)) + cards
        if self._site is not None and street == 1 and len(lists) > 1 and form.game_name(record.header.name) == _STUD:
            first = _cards_in(lists[:1]) or [UNKNOWN]  # only PokerStars and PartyPoker say that a double bet is allowed
            record.streets[1].may_double |= bool(cards) and first[-1][0] == (cards or first)[-1][0] != UNKNOWN[0]
        given_back = len(record.cards.streets[street].discarded.get(seat, ()))
        repeated = deals == "draw" and street > 0 and len(lists) == 1 and given_back != len(cards or ())
        self._pass_over(
            line, held=not lists or (bool(cards) and not repeated and record.cards.deal(street, seat, cards or []))
        )

    def _move(self, line: Line, player: Seated, type: str, match: re.Match[str]) -> None:
        """A post, or an action: it moves chips."""
        groups = match.groupdict()
        done = PlayerAction(
            line=line,
            seat=player.seat,
            type=type,
            amount=self._faults.amount(line, groups["amount"]) if "amount" in groups else Decimal(0),
            by=self._faults.amount(line, by) if (by := groups.get("by")) else None,
            added=self._faults.amount(line, added) if (added := groups.get("added")) else None,
            is_total=any(groups.get(key) for key in ("by", "added", "total")),
            all_in=type == "all_in" or bool(groups.get("all_in")),
        )
        streets = self._record.streets
        if type == "raise" and self._site is not None and self._site.raises_leave_out_bring_in:
            done = self._with_bring_in(done)
        if (type == "fold" and self._is_no_action(player)) or (type in form.POSTS and not done.amount):
            self._pass_over(line)
            return
        self._playing.add(player.seat)
        if self._shown or self._record.won:
            self._faults.at(line, "action_late", "Nothing is bet after the showdown, or once a pot is won.")
        elif type in form.ACTIONS:
            streets[-1].actions.append(done)
            if groups.get("cards"):
                self._pass_over(line, held=self._show(player.seat, groups["cards"]))
        elif len(streets) > 1 or streets[0].actions:
            self._faults.at(line, "post_late", "Nothing is posted once somebody has acted.")
        elif len(self._record.posts) == form.MOST_POSTS:
            self._faults.at(line, "too_many", f"At most {form.MOST_POSTS} posts are made.")
        else:
            self._record.posts.append(done)
        if groups.get("cap") and self._record.header.cap is None:  # who reaches the cap first shows it
            self._record.header = replace(self._record.header, cap=self._record.put_in(player.seat))

    def _with_bring_in(self, done: PlayerAction) -> PlayerAction:
        """A raise, its total with the bring-in of its player. Of a later raise nobody knows what it leaves out."""
        streets = self._record.streets
        before = [action for action in streets[0].actions if action.seat == done.seat] if len(streets) == 1 else []
        has_brought_in = bool(before) and before[0].type == "bring_in"
        if not has_brought_in and " raises -" not in done.line.text:
            return done
        if not has_brought_in or len(before) > 1:
            self._faults.at(done.line, "unsupported", "It is not told what the total of this raise leaves out.")
            return done
        return replace(done, amount=before[0].amount + done.amount)

    def _is_no_action(self, player: Seated) -> bool:
        """Whether a fold is none: of a player who declines a blind, or who is absent and all-in in a post.

        The site kills the hand of the absent player. His chips stay in, and he has no turn. GGPoker does not say who is
        absent.
        """
        posted = self._record.posted(player.seat)
        if self._site is not None:
            return self._site.asks_for_blinds and not self._dealt and not posted
        may_be_absent = player.is_absent or self._record.header.site_name == form.GG
        return may_be_absent and posted >= player.stack

    def _is_of_pot(self, line: Line) -> bool:
        """Whether this says where chips of the pot went; then it is read."""
        record = self._record
        if (match := form.LINES["uncalled"].fullmatch(line.words)) is not None:
            amount, player = self._faults.amount(line, match["amount"]), self._named(line, match["name"])
            if record.uncalled is not None:
                self._faults.at(line, "uncalled_twice", "A second uncalled bet is returned.")
            record.uncalled = None if player is None else (player.seat, amount)
        elif (match := form.LINES["collected"].fullmatch(line.words)) is not None:
            amount, player = self._faults.amount(line, match["amount"]), self._named(line, match["name"])
            if player is not None:
                record.won[player.seat] = record.won.get(player.seat, Decimal(0)) + amount
            self._pass_over(line, held=self._site is None or self._site.won_is_of_pot)
        elif (match := form.LINES["collects"].fullmatch(line.words)) is not None:
            player = self._player(match["said"], "")
            if player is None:
                self._faults.unknown(line)
            else:
                amount = self._faults.amount(line, match["amount"])
                record.won[player.seat] = record.won.get(player.seat, Decimal(0)) + amount
        elif (match := form.LINES["blinds"].fullmatch(line.words)) is not None:
            small, big = (self._faults.amount(line, match[name]) for name in ("small", "big"))
            if self._has_level and record.header.big != big:
                self._faults.at(line, "stakes", f"Above, the big blind is {record.header.big}.")
            self._has_level = True  # the header may have the level before
            record.header = replace(record.header, small=small, big=big)
        elif (match := form.LINES["cashed_out"].fullmatch(line.words)) is not None:
            self._named(line, match["name"])
            record.cashed_out = True
            self._pass_over(line)
        else:
            return False
        return True

    def _sum_up(self, line: Line) -> None:
        """A line of the summary."""
        if (match := form.LINES["total"].fullmatch(line.words)) is not None:
            self._record.pot = self._faults.amount(line, match["pot"])
            if match["rake"]:
                taken = [match["rake"], *(fee["amount"] for fee in form.FEE.finditer(match["fees"]))]
                self._record.rake = sum((self._faults.amount(line, amount) for amount in taken), Decimal(0))
                if match["net"] and self._record.pot is not None:
                    self._record.pot += self._record.rake
                self._pass_over(line, held=not self._record.cashed_out)
        elif self._site is not None and form.LINES["collects"].fullmatch(line.words) is not None:
            if not self._record.won:
                self._is_of_pot(line)
        elif form.LINES["of_summary"].fullmatch(line.words) is not None:
            self._show_at_end(line)
        elif self._site is not None and (player := self._player(line.words, ": ")) is not None:
            self._do(line, player, line.words[len(player.name) + 2 :])
        else:
            self._pass_over(line)
            if line.words and not form.is_aside(line.words):
                self._faults.unknown(line)

    def _other(self, line: Line) -> None:
        """A line that says nothing about bets or chips; anything else is a fault."""
        if line.words.startswith(form.DEALT):
            dealt = line.words.removeprefix(form.DEALT)
            player = self._player(dealt, "")
            if player is None or not form.LINES["dealt_cards"].fullmatch(dealt.removeprefix(player.name)):
                self._faults.unknown(line)
                return
            self._playing.add(player.seat)
            self._deal(line, player.seat, form.CARDS.findall(dealt.removeprefix(player.name)))
        elif (waits := form.LINES["waits"].fullmatch(line.words)) is not None:
            self._sits_out.update(row.seat for row in self._record.seated.values() if row.name == waits["name"])
            self._pass_over(line)
        elif line.words == form.NO_SMALL_BLIND:
            self._no_small_blind = True
            self._pass_over(line)
        elif line.words == form.TOURNAMENT:
            self._record.header = replace(self._record.header, is_tournament=True)
            self._pass_over(line)
        elif line.words == form.DOUBLE_BET:
            self._record.streets[-1].may_double = True
        else:
            if (absent := form.LINES["absent"].fullmatch(line.words)) and absent["name"] in self._record.seated:
                self._record.seated[absent["name"]].is_absent = True
            self._pass_over(line)
            is_name = line.words.endswith(":") and line.words[:-1] in self._record.seated  # with nothing after it
            if line.words and not is_name and not form.is_aside(line.words):
                self._unknown(line)

    def _unknown(self, line: Line) -> None:
        """Add the fault of a line that is none of the format, or of a player without a seat: that is one in a hand."""
        text = line.words.rpartition(": ")[2]
        types = (*form.POSTS, *form.ACTIONS) if text != line.words and self._site is not None else ()
        if not any(type in self._lines and self._lines[type].fullmatch(text) for type in types):
            self._faults.unknown(line)
        elif not self._is_unseated:
            self._is_unseated = True
            self._faults.at(line, "player_unknown", "A player acts whose seat and stack no line has.")


def _cards_in(lists: list[str]) -> list[str] | None:
    """The cards in lists, with or without their brackets; None if there is anything else, or no card."""
    return cards_in(" ".join(lists).strip("[]")) or None
