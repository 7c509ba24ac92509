"""Reading: from a text history to the hand that it tells, which carries each of its lines in its place."""

from decimal import Decimal
from typing import Final

from ...rules.model.amounts import MOST_CHIPS
from .. import Json
from ..stacks import DEAD, Stacks
from .header import HandFaults
from .lines import record_of
from .posts import Posted, posts_of
from .record import Done, Line, Record, Seated, Street
from .words import NAME

_FOURTH_STREET: Final = 1  # counted from 0


def read(text: str) -> Json:
    """The hand that a text tells. Raises Unreadable with every fault."""
    record = record_of(text)
    faults = HandFaults(record.header.hand)
    posts = posts_of(record, faults)
    scale = 10 ** max(_places(amount) for amount in record.amounts())
    if max(record.amounts()) * scale > MOST_CHIPS:
        said = f"An amount of this hand comes to more than {MOST_CHIPS} parts of 1/{scale}."
        faults.at(record.rest[0], "amount_large", said)
    faults.tell()
    hand = _Maker(record, scale, faults).hand(posts)
    faults.tell()
    return hand


class _Maker:
    """Makes the hand of a record: moves the chips as it tells, to know what lies in front of whom."""

    def __init__(self, record: Record, scale: int, faults: HandFaults) -> None:
        self._record = record
        self._scale = scale
        self._faults = faults
        self._players = [_player(one, self._chips(one.stack)) for one in record.dealt_in]
        self._stacks = Stacks(self._players, self._chips(record.header.min_bet))

    def hand(self, posts: list[Posted]) -> Json:
        """The hand; if there were any faults, do not use it."""
        record, header = self._record, self._record.header
        made: Json = {
            "structure": header.structure,
            "streets": len(header.game.headings),
            "min_bet": self._chips(header.min_bet),
        }
        if record.button is not None:
            made["button"] = record.button
        if self._scale > 1:
            made["scale"] = self._scale
        if header.played_at is not None:
            made["played_at"] = header.played_at
        if header.structure == "pot_limit" and not any(post.type == "small_blind" for post in posts):
            made["dead_small_blind"] = self._chips(header.small)
        if (bring_in := self._bring_in()) is not None:
            made["bring_in"] = self._chips(bring_in)
        made["players"] = self._players
        made["posts"] = [self._post(post) for post in posts]
        made["rounds"] = [self._round(place, street) for place, street in enumerate(record.streets)]
        if result := self._result():
            made["result"] = result
        others = [*record.rest, *(one.line for one in record.seated.values() if one.is_out)]
        lines = [{"line": one.number, "text": one.text} for one in sorted(others, key=lambda one: one.number)]
        return made | {"carried": {NAME: {"hand": header.hand, "game": header.name, "lines": lines}}}

    def _chips(self, amount: Decimal) -> int:
        return int(amount * self._scale)

    def _bring_in(self) -> Decimal | None:
        """The size of the bring-in, which the header does not tell; None if there is none, or a bet came instead."""
        if self._record.header.game.deals != "stud" or not (actions := self._record.streets[0].actions):
            return None
        first = actions[0]
        if first.type not in ("bring_in", "bet"):
            self._faults.at(first.line, "bring_in_missing", "Nobody has brought in yet.")
        elif first.type == "bring_in" and first.all_in:
            self._faults.at(first.line, "bring_in_short", "The bring-in is all-in for less, so its size is not told.")
        return first.amount if first.type == "bring_in" else None

    def _post(self, post: Posted) -> Json:
        nominal, done = self._chips(post.nominal), post.done
        before = self._stacks.left(done.seat)
        paid = self._stacks.post(done.seat, post.type, nominal)
        there = 0 if post.type in DEAD else self._stacks.committed(done.seat) - paid
        if paid < self._chips(post.told) - there:
            self._faults.at(done.line, "stack_short", f"Only {before / self._scale:g} of the stack are left.")
        self._verify_all_in(done)
        return {"seat": done.seat, "type": post.type, "amount": nominal, **done.line.carried()}

    def _verify_all_in(self, done: Done) -> None:
        left = self._stacks.left(done.seat)
        if done.all_in and left > 0:
            said = f"This is said to be all-in, and by the lines before {left / self._scale:g} of the stack are left."
            self._faults.at(done.line, "all_in", said)

    def _round(self, place: int, street: Street) -> Json:
        """A betting round. In stud the first who acts is who shows the cards for it; elsewhere the button tells."""
        header = self._record.header
        made: Json = {} if street.heading is None else street.heading.carried()
        if place:
            self._stacks.next_street()
        if header.structure == "fixed_limit" and place == header.game.big_bets_from:
            made["min_bet"] = self._chips(header.big)
        elif header.structure == "fixed_limit" and place == _FOURTH_STREET and street.may_double:
            made["big_bet"] = self._chips(header.big)
        if header.game.deals == "stud" and street.actions:
            made["first_to_act"] = street.actions[0].seat
        made["actions"] = [one.carried() if isinstance(one, Line) else self._action(one) for one in street.done]
        return made

    def _action(self, done: Done) -> Json:
        """An action; a wager by its total, and with what it put in by the line alone."""
        seat, chips, stacks = done.seat, self._chips(done.amount), self._stacks
        made: Json = {"seat": seat, "type": done.type}
        if done.type == "raise":
            made |= {
                "to": chips,
                "paid": max(0, stacks.bet + self._chips(done.by or Decimal(0)) - stacks.committed(seat)),
            }
            stacks.put_to(seat, chips)
        elif done.type == "fold":
            stacks.fold(seat)
        elif done.type != "check":
            made |= {"to": stacks.committed(seat) + chips} if done.type == "bet" else {}
            made["paid"] = chips
            stacks.put(seat, chips)
        self._verify_all_in(done)
        return made | done.line.carried()

    def _result(self) -> Json:
        """What the text says of the outcome. What a player has cashed out is no rake, and not told as the pot's."""
        record = self._record
        made: Json = {}
        if record.won:
            made["won"] = [{"seat": seat, "chips": self._chips(amount)} for seat, amount in record.won.items()]
        if record.rake is not None and not record.cashed_out:
            made["rake"] = self._chips(record.rake)
        if record.pot is not None:
            made["pot"] = self._chips(record.pot)
        if record.uncalled is not None:
            seat, amount = record.uncalled
            made["uncalled"] = {"seat": seat, "chips": self._chips(amount)}
        return made


def _player(player: Seated, stack: int) -> Json:
    kept = player.line.carried()
    kept["carried"][NAME]["name"] = player.name
    return {"seat": player.seat, "stack": stack, **kept}


def _places(amount: Decimal) -> int:
    """How many decimals an amount needs."""
    return len(f"{amount:f}".partition(".")[2].rstrip("0"))
