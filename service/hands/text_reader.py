"""Reading a text history as a hand.

The reader is our own. PokerKit (0.7) reads such texts too, but only no-limit hold'em, and a line in which its patterns
find nothing is passed over: antes and blinds posted for a missed turn are missing from its hands, with no word of it. A
fault costs it the whole hand, and no line is named. Here a line is one that the format has, or a fault with its number:
a hand that is read wrongly is worse than one that is refused.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Final

from ..rules.model.amounts import MOST_CHIPS
from .encodings import text_of
from .private_members import label, labelled
from .reading import Json, Notes, Unreadable, decimals
from .reconcile import DEAD, Stacks
from .text_header import HandFaults
from .text_lines import AROUND, GG, LONGEST, MOST_LINES, game_name
from .text_parser import record_of
from .text_record import PlayerAction, Record, Street

_PARAGRAPH: Final = re.compile(rb"\n[ \t\r\0]*\n[ \t\r\0]*[^ \t\r\n\0]")
_FOURTH_STREET: Final = 1  # counted from 0
_ORDER: Final = {"ante": 0, "small_blind": 1, "big_blind": 2, "straddle": 3, "post": 4, "dead": 5}


@dataclass(frozen=True, slots=True)
class _Posted:
    """A post of this type. It is to be `nominal`, a total of live chips; `paid` is what was paid of that."""

    action: PlayerAction
    type: str
    nominal: Decimal
    paid: Decimal


def read(text: str, notes: Notes | None = None) -> Json:
    """The hand that a text tells; `notes` take what it has no place for. Raises Unreadable with every fault."""
    notes = Notes() if notes is None else notes
    record = record_of(text)
    faults = HandFaults(record.header.hand)
    posts = _posts_of(record, faults)
    scale = 10 ** max(decimals(amount) for amount in record.amounts())
    if max(record.amounts()) * scale > MOST_CHIPS:
        message = f"An amount of this hand comes to more than {MOST_CHIPS} parts of 1/{scale}."
        faults.at(record.first, "amount_large", message)
    faults.tell()
    hand = _Maker(record, scale, faults).hand(posts)
    faults.tell()
    _note_rest(record, notes)
    return _with_private(hand, record, notes)


def lines_of_hand(body: bytes) -> int | None:
    """How many lines of a text are its hand, if after them and a blank line there are others that are none of it.

    None if there are no such lines, or if the hand is not read without them either.
    """
    if _PARAGRAPH.search(body) is None:
        return None
    try:
        lines = text_of(body, is_old=True)[0].split("\n")[: MOST_LINES - 1]
        end = _first_fault("\n".join(lines)[:LONGEST])
        while end > 0 and lines[end - 1].strip(AROUND):
            end -= 1
        return end if end > 0 and not _first_fault("\n".join(lines[:end])) else None
    except Exception:  # whoever reads the hand meets it again, and reports it
        return None


def _first_fault(text: str) -> int:
    """The place, from 0, of the first line with a fault; 0 if there is none."""
    try:
        read(text)
    except Unreadable as error:
        return min(int(fault.pointer.strip("/") or 1) for fault in error.faults) - 1 or -1
    return 0


def _note_rest(record: Record, notes: Notes) -> None:
    """Note what a hand has no place for."""
    notes.game = game_name(record.header.name)
    if record.header.played_at is None:
        notes.add(f"when it was played, {record.header.moment}", "when a hand was played")
    if record.header.cap is not None:
        notes.add("the chips behind the cap of the table", "chips behind a cap")
    if record.header.beside:
        notes.add(record.header.beside, "what a header says of a tournament or table")
    for first, last in _stretches(sorted(record.unheld)):
        notes.add(f"line {first}" if first == last else f"lines {first} to {last}", "lines of a text")


def _stretches(numbers: list[int]) -> list[tuple[int, int]]:
    """The first and the last number of each stretch of numbers that follow each other."""
    stretches: list[tuple[int, int]] = []
    for number in numbers:
        if stretches and stretches[-1][1] == number - 1:
            stretches[-1] = (stretches[-1][0], number)
        else:
            stretches.append((number, number))
    return stretches


def _with_private(hand: Json, record: Record, notes: Notes) -> Json:
    """The hand with the members that no ruling reads."""
    header, cards = record.header, record.cards
    labels = {"site": header.site_name, "hand_number": header.hand, "currency": header.currency, "table": record.table}
    names = {player.seat: player.name for player in record.dealt_in}
    for player in hand["players"]:
        seat = player["seat"]
        if name := label(names[seat], f"the name in seat {seat}", notes):
            player["name"] = name
        if dealt := cards.first.get(seat):
            player["cards"] = dealt
    hand["rounds"] = [street.members() | round for round, street in zip(hand["rounds"], cards.streets, strict=True)]
    return hand | labelled(labels, notes)


class _Maker:
    """Makes the hand of a record: moves the chips as it tells, to know what lies in front of whom."""

    def __init__(self, record: Record, scale: int, faults: HandFaults) -> None:
        self._record = record
        self._scale = scale
        self._faults = faults
        self._players: list[Json] = [{"seat": row.seat, "stack": self._chips(row.stack)} for row in record.dealt_in]
        self._stacks = Stacks(self._players, self._chips(record.header.min_bet))
        self._unmatched = (0, 0)  # a seat, and what it has bet that nobody called

    def hand(self, posts: list[_Posted]) -> Json:
        """The hand; if there were any faults, do not use it."""
        record, header = self._record, self._record.header
        hand: Json = {
            "structure": header.structure,
            "streets": len(header.game.headings),
            "min_bet": self._chips(header.min_bet),
        }
        if record.button is not None:
            hand["button"] = record.button
        if self._scale > 1:
            hand["scale"] = self._scale
        if header.played_at is not None:
            hand["played_at"] = header.played_at
        if header.structure == "pot_limit" and not any(post.type == "small_blind" for post in posts):
            hand["dead_small_blind"] = self._chips(header.small)
        if (bring_in := self._bring_in()) is not None:
            hand["bring_in"] = self._chips(bring_in)
        hand["players"] = self._players
        hand["posts"] = [self._post(post) for post in posts]
        hand["rounds"] = [self._round(place, street) for place, street in enumerate(record.streets)]
        if result := self._result():
            hand["result"] = result
        return hand

    def _chips(self, amount: Decimal) -> int:
        return int(amount * self._scale)

    def _bring_in(self) -> Decimal | None:
        """The size of the bring-in, which the header does not tell; None if there is none, or a bet came instead."""
        if self._record.header.game.deals != "stud" or not (actions := self._record.streets[0].actions):
            return None
        first = actions[0]
        completes = first.type == "raise" and first.is_total and first.by is None and first.added is None
        if first.type not in ("bring_in", "bet") and not completes:
            self._faults.at(first.line, "bring_in_missing", "Nobody has brought in yet.")
        elif first.type == "bring_in" and first.all_in:
            self._faults.at(first.line, "bring_in_short", "The bring-in is all-in for less, so its size is not told.")
        return first.amount if first.type == "bring_in" else None

    def _post(self, post: _Posted) -> Json:
        nominal, action = self._chips(post.nominal), post.action
        before = self._stacks.left(action.seat)
        paid = self._stacks.post(action.seat, post.type, nominal)
        there = 0 if post.type in DEAD else self._stacks.committed(action.seat) - paid
        if paid < self._chips(post.paid) - there:
            self._faults.at(action.line, "stack_short", f"Only {before / self._scale:g} of the stack are left.")
        self._verify_all_in(action)
        return {"seat": action.seat, "type": post.type, "amount": nominal}

    def _verify_all_in(self, action: PlayerAction) -> None:
        left = self._stacks.left(action.seat)
        if action.all_in and left > 0:
            text = f"This is said to be all-in, and by the lines before {left / self._scale:g} of the stack are left."
            self._faults.at(action.line, "all_in", text)

    def _round(self, place: int, street: Street) -> Json:
        """A betting round. In stud the first who acts is who shows the cards for it; elsewhere the button tells."""
        header = self._record.header
        round: Json = {}
        if place:
            self._stacks.next_street()
        if header.structure == "fixed_limit" and place == header.game.big_bets_from:
            round["min_bet"] = self._chips(header.big)
        elif header.structure == "fixed_limit" and place == _FOURTH_STREET and street.may_double:
            round["big_bet"] = self._chips(header.big)
        if header.game.deals == "stud" and street.actions:
            round["first_to_act"] = street.actions[0].seat
        round["actions"] = [self._action(action) for action in street.actions]
        if (unmatched := self._stacks.unmatched())[1]:
            self._unmatched = unmatched
        return round

    def _meant(self, action: PlayerAction) -> tuple[str, int]:
        """The type of an action and its chips, where these show another type than the text; a raise's are its total."""
        stacks, type, chips = self._stacks, action.type, self._chips(action.amount)
        there = stacks.committed(action.seat)
        total = chips if action.is_total else there + chips
        if type == "call" or (action.all_in and 0 < total <= stacks.bet):
            return "call", max(0, total - there)
        if action.is_total and not stacks.bet:  # a first wager may be called a raise
            return "bet", max(0, total - there)
        return "raise" if type == "all_in" and stacks.bet else "bet" if type == "all_in" else type, chips

    def _action(self, action: PlayerAction) -> Json:
        """An action; a wager by its total, and with what it put in by the line alone."""
        seat, stacks = action.seat, self._stacks
        type, chips = self._meant(action)
        entry: Json = {"seat": seat, "type": type}
        if type == "raise" and action.is_total and action.by is None:
            entry["to"] = chips
            if action.added is not None or action.all_in:
                entry["paid"] = stacks.left(seat) if action.added is None else self._chips(action.added)
            stacks.put_to(seat, chips)
        elif type == "raise" and action.by is None:
            entry |= {"to": stacks.committed(seat) + chips, "paid": chips}
            stacks.put(seat, chips)
        elif type == "raise":
            # over a short big blind PokerStars counts a raise from what lies in front, and not from the whole blind
            by = self._chips(action.by or Decimal(0))
            bet = chips - by if stacks.is_short(chips - by) else stacks.bet
            entry |= {"to": chips, "paid": max(0, bet + by - stacks.committed(seat))}
            stacks.put_to(seat, chips)
        elif type == "fold":
            stacks.fold(seat)
        elif type == "check" and stacks.faces_a_bet(seat):
            text = "This seat checks to a bet: a line is missing, such as that of a post."
            self._faults.at(action.line, "post_missing", text)
        elif type != "check":
            entry |= {"to": stacks.committed(seat) + chips} if type == "bet" else {}
            entry["paid"] = chips
            stacks.put(seat, chips)
        self._verify_all_in(action)
        return entry

    def _result(self) -> Json:
        """What the text says of the outcome. What a player has cashed out is no rake, and not told as the pot's."""
        record, site = self._record, self._record.header.site
        result: Json = {}
        seat, over = self._unmatched if site and site.uncalled_is_of_pot and record.uncalled is None else (0, 0)
        if record.won:
            lost = {seat: over}  # what goes back is not won
            result["won"] = [
                {"seat": winner, "amount": max(0, self._chips(amount) - lost.get(winner, 0))}
                for winner, amount in record.won.items()
            ]
        if record.rake is not None and not record.cashed_out:
            result["rake"] = self._chips(record.rake)
        if record.pot is not None:
            result["pot"] = max(0, self._chips(record.pot) - over)
        if record.uncalled is not None:
            seat, amount = record.uncalled
            result["uncalled"] = {"seat": seat, "amount": self._chips(amount)}
        return result


def _posts_of(record: Record, faults: HandFaults) -> list[_Posted]:
    """The posts, antes first, then the blinds in order, then late ones; every fault in them is added."""
    order = [player.seat for player in record.dealt_in]
    blinds = [post for post in record.posts if post.type == "big_blind"]
    big = min(blinds, key=lambda post: order.index(post.seat), default=None) or _unpaid(record, order)
    if big is None and record.header.game.deals != "stud":
        faults.at(record.first, "big_blind_missing", "Nobody posts the big blind.")
    _verify_posts(record, faults)
    posts = [part for post in _with_dead_blinds(record, big, order) for part in _posted(post, record, big, faults)]
    if big is not None and big.type == "ante":
        posts.append(_Posted(big, "big_blind", record.header.min_bet, Decimal(0)))
    return sorted(posts, key=lambda part: _ORDER[part.type])


def _with_dead_blinds(record: Record, big: PlayerAction | None, order: list[int]) -> Iterator[PlayerAction]:
    """The posts. At PokerStars a small blind is missed, and dead, if its seat comes after that of the big blind."""
    place = order.index(big.seat) if big else 0
    after = order[place + 1 : len(order) - (place == 0)] if record.header.site is None else []
    for post in record.posts:
        is_late = post.type == "small_blind" and post.seat in after
        yield replace(post, type="dead") if is_late else post


def _posted(post: PlayerAction, record: Record, big: PlayerAction | None, faults: HandFaults) -> Iterator[_Posted]:
    """What one line posts. Who is all-in for less is taken to owe what the stakes, or the other antes, say.

    The big blind is the first one left of the button; others who post as much enter late, and theirs is a live post.
    """
    bet, amount = record.header.min_bet, post.amount
    if post.type == "ante":
        antes = [other.amount for other in record.posts if other.type == "ante"]
        yield _Posted(post, "ante", max(antes) if _is_short(post, record) else amount, amount)
    elif (post.type == "both" and (amount <= bet or post.all_in)) or (post.type == "dead" and amount > bet):
        faults.at(post.line, "unsupported", f"It is not told how much of this is the big blind of {bet}.")
    elif post.type == "both":
        yield _Posted(post, "post", bet, bet)
        yield _Posted(post, "dead", amount - bet, amount - bet)
    elif post.type == "big_blind":
        if amount > bet or (amount < bet and not _is_short(post, record)):
            faults.at(post.line, "blind_size", f"By the stakes the big blind is {bet}.")
        yield _Posted(post, "big_blind" if post is big else "post", bet, amount)
    else:
        yield _Posted(post, post.type, amount, amount)


def _is_short(post: PlayerAction, record: Record) -> bool:
    """Whether a post is all that its player had; some sites do not say so."""
    return post.all_in or record.posted(post.seat) >= record.stack_of(post.seat)


def _unpaid(record: Record, order: list[int]) -> PlayerAction | None:
    """The ante of the seat whose turn it is to post the big blind, if that is all it had; None if it is not known."""
    small = [post.seat for post in record.posts if post.type == "small_blind"]
    if len(order) < 3 or small != order[:1]:
        return None
    antes = (post for post in record.posts if post.type == "ante" and post.seat == order[1] and _is_short(post, record))
    return next(antes, None)


def _verify_posts(record: Record, faults: HandFaults) -> None:
    small = [post for post in record.posts if post.type == "small_blind"]
    for post in small[1:] if record.header.site is not None else ():
        faults.at(post.line, "unsupported", "It is not told whether a second small blind is live.")
    site, live = record.header.site, [post for post in record.posts if post.type not in DEAD]
    are_totals = record.header.site_name == GG if site is None else site.posts_are_totals
    for post in live if not are_totals else ():
        if post.type == "straddle" and sum(row.seat == post.seat for row in live) > 1:
            message = "It is not told whether the amount of a straddle counts what its player has posted before."
            faults.at(post.line, "unsupported", message)
