"""The chips of a hand, counted.

`Stacks` moves them as a record says; `chip_count` says what the betting comes to, and where the record contradicts it.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from ..rules import gathered, is_complete, left_of_button, left_of_button_by_blinds, uncalled
from ..rules.model.action import ActionType
from ..rules.model.decision import Decision
from ..rules.model.fault import Fault, fault_of, fault_templates
from ..rules.model.hand import Hand, HandPlayed
from ..rules.model.next import Uncalled
from ..rules.model.steps import Declaration
from ..rules.model.template import Param
from .reading import Json

DEAD: Final = ("ante", "dead")
"""Posts that are no part of a bet."""
_BLINDS: Final = ("small_blind", "big_blind")

FAULTS: Final = fault_templates(__package__)
"""What each contradiction in a record says: `faults.toml`."""


class Share(Struct, frozen=True):
    """Some chips of one seat."""

    seat: int
    amount: int


class Result(Struct, frozen=True, kw_only=True):
    """The result of a hand as its record tells it; None for what it does not tell.

    Winnings, rake, the pot as it was counted (rake included), what went back uncalled, and finishing stacks.
    """

    won: tuple[Share, ...] | None = None
    rake: int | None = None
    pot: int | None = None
    uncalled: Share | None = None
    stacks: tuple[Share, ...] | None = None


class ChipCount(Struct, frozen=True, kw_only=True):
    """Where all chips of a hand are after its last step, and what in the record contradicts that.

    Once the betting is over, an uncalled bet is back in its `stacks` entry. `pot` includes wagers still in front.
    """

    started: int
    pot: int
    uncalled: Uncalled | None
    stacks: tuple[Share, ...]
    discrepancies: tuple[Fault, ...]


def chip_count(hand: Hand, played: HandPlayed, result: Result | None) -> ChipCount:
    """The chips after the last step, and where the record contradicts them; pointers are within the hand."""
    now = played.round
    over = now.to_act is None
    table = gathered(now) if over else now
    count = ChipCount(
        started=played.begun.chips_there_are,
        pot=table.pot_total,
        uncalled=_uncalled(played),
        stacks=tuple([Share(player.seat, player.stack) for player in table.players]),
        discrepancies=(*_button_elsewhere(hand, played), *_bet_changed(hand, played), *_paid_otherwise(hand, played)),
    )
    decisions = [decision for street in played.streets for decision in street.decisions if decision is not None]
    if result is None or played.stop is not None or not all(decision.legal for decision in decisions):
        return count
    as_recorded = _with_unmatched_posts(count, result, hand)
    discrepancies = (*count.discrepancies, *_result_faults(as_recorded, result, hand, played))
    return replace(count, discrepancies=discrepancies)


def _button_elsewhere(hand: Hand, played: HandPlayed) -> Iterator[Fault]:
    if not played.by_blinds:
        return
    button, blinds = left_of_button(played.begun), left_of_button_by_blinds(hand)
    if button is not None and blinds is not None:
        yield _fault("/button", "hand.button_contradicts_blinds", by_button=button, by_blinds=blinds)


def _bet_changed(hand: Hand, played: HandPlayed) -> Iterator[Fault]:
    """The steps whose player saw another bet, up to the first that does not stand: what follows saw what it left."""
    if not any(street.noted for street in played.streets):
        return
    for number, (street, ruled) in enumerate(zip(hand.streets, played.streets, strict=False)):
        fallen = [place for place, decision in enumerate(ruled.decisions) if decision and not decision.legal]
        for place, fault in ruled.noted:
            if not fallen or place <= fallen[0]:
                inside = "/declaration" if isinstance(street.steps[place], Declaration) else ""
                yield replace(fault, pointer=f"/rounds/{number}/actions/{place}{inside}{fault.pointer}")
        if fallen:
            return


def _paid_otherwise(hand: Hand, played: HandPlayed) -> Iterator[Fault]:
    if all(street.paid.count(None) == len(street.paid) for street in hand.streets):
        return
    for number, place, paid, decision in _recorded(hand, played):
        if not decision.legal:
            return  # later payments follow from an action that does not stand
        action = decision.action
        if paid is None or action is None or paid == action.add or _over(paid, decision):
            continue
        yield _fault(f"/rounds/{number}/actions/{place}/paid", "hand.paid_differs", paid=paid, add=action.add)


def _recorded(hand: Hand, played: HandPlayed) -> Iterator[tuple[int, int, int | None, Decision]]:
    """Each decision with its street, its place there, and what the record says was paid (chips)."""
    for number, (street, ruled) in enumerate(zip(hand.streets, played.streets, strict=False)):
        for place, (paid, decision) in enumerate(zip(street.paid, ruled.decisions, strict=False)):
            if decision is not None:
                yield number, place, paid, decision


def _over(paid: int | None, decision: Decision) -> Uncalled | None:
    """What was put in at first, and came back since nobody could match it; None if that is not so."""
    action = decision.action
    if paid is None or action is None or paid <= action.add:
        return None
    called = action.type is ActionType.CALL and action.to - action.add + paid == decision.round.current_bet
    return Uncalled(action.seat, paid - action.add) if decision.unmatched or called else None


def _uncalled(played: HandPlayed) -> Uncalled | None:
    """What went back of the last uncalled bet, on whatever street it was made."""
    over = [street.round for street in played.streets if street.round.to_act is None]
    return next((back for round in reversed(over) if (back := uncalled(round))), None)


def _went_back(count: ChipCount, hand: Hand, played: HandPlayed) -> Uncalled | None:
    """What the last wager's maker got back, what was over a call of a short blind included."""
    over = (_over(paid, decision) for _, _, paid, decision in _recorded(hand, played))
    back = next(filter(None, over), None)
    if back is None or count.uncalled is None or back.seat != count.uncalled.seat:
        return back or count.uncalled
    return replace(back, amount=back.amount + count.uncalled.amount)  # a blind behind could have called


def _result_faults(count: ChipCount, result: Result, hand: Hand, played: HandPlayed) -> Iterator[Fault]:
    if not is_complete(played):
        if result.won:
            yield _fault("/result/won", "hand.paid_too_early")
        return
    yield from _winner_faults(result.won or (), played)
    back = _went_back(count, hand, played)
    if result.won is not None and result.uncalled is None and back is not None:
        result = replace(result, won=without_uncalled(result.won, result.rake, count.pot, back))
    seats = {share.seat for share in count.stacks}
    for name, shares in (("won", result.won), ("stacks", result.stacks)):
        for place, share in enumerate(shares or ()):
            if share.seat not in seats:
                yield _fault(f"/result/{name}/{place}/seat", "hand.result_seat_unknown", seat=share.seat)
    yield from _quoted_faults(count, result, back)
    raked = result.rake or 0
    if result.won is not None:
        won = sum(share.amount for share in result.won)
        if won + raked > count.pot or (result.rake is not None and won + raked < count.pot):
            yield _fault("/result", "hand.pot_not_paid_out", pot=count.pot, won=won, raked=raked)
    if result.stacks is not None:
        yield from _finishing_faults(count, result.stacks, result)


def _with_unmatched_posts(count: ChipCount, result: Result, hand: Hand) -> ChipCount:
    """The count as the record has it, where that gives back what only its owner could win of the antes.

    Such a seat has paid more than any other, as all others were all-in for less in theirs. A record that does not say
    what went back pays out so much less, and counts so much less as its pot.
    """
    paid = {
        player.seat: player.stack - share.amount for player, share in zip(hand.start.players, count.stacks, strict=True)
    }
    seat = max(paid, key=lambda player: paid[player])
    more, back = paid.pop(seat) - max(paid.values()), count.uncalled
    called_off = more + (back.amount if back and back.seat == seat else 0)
    paid_out = sum(share.amount for share in result.won or ()) + (result.rake or 0)
    is_back = result.uncalled == Share(seat, called_off) or (result.uncalled is None and paid_out == count.pot - more)
    if not more or not is_back or result.pot == count.pot or (back and back.seat != seat):
        return count
    stacks = tuple(Share(share.seat, share.amount + more * (share.seat == seat)) for share in count.stacks)
    return replace(count, pot=count.pot - more, uncalled=Uncalled(seat, called_off), stacks=stacks)


def _quoted_faults(count: ChipCount, result: Result, back: Uncalled | None) -> Iterator[Fault]:
    """Where the record counts the pot, or what went back, as something else than the betting comes to."""
    if result.pot is not None and result.pot != count.pot:
        yield _fault("/result/pot", "hand.pot_differs", quoted=result.pot, pot=count.pot)
    quoted = result.uncalled
    if quoted is not None and (back is None or (quoted.seat, quoted.amount) != (back.seat, back.amount)):
        by_betting: dict[str, Param] = {"how": "nothing"}
        if back is not None:
            by_betting = {"how": "uncalled", "over": back.amount, "bettor": back.seat}
        yield _fault(
            "/result/uncalled", "hand.uncalled_differs", returned=quoted.amount, seat=quoted.seat, **by_betting
        )


def without_uncalled(won: tuple[Share, ...], rake: int | None, pot: int, back: Uncalled) -> tuple[Share, ...]:
    """What was won of the pot: records that give nothing back count the uncalled bet too, as the whole blind of a walk.

    They win more than the pot, by just that bet; by no more where the rake is not told.
    """
    over = sum(share.amount for share in won) + (rake or 0) - pot
    if not 0 < over <= back.amount or (rake is not None and over < back.amount):
        return won
    own = next((share for share in won if share.seat == back.seat and share.amount >= back.amount), None)
    return tuple(replace(share, amount=share.amount - back.amount) if share is own else share for share in won)


def _winner_faults(won: tuple[Share, ...], played: HandPlayed) -> Iterator[Fault]:
    folded = {player.seat for player in played.round.players if player.folded}
    for place, share in enumerate(won):
        if share.seat in folded:
            yield _fault(f"/result/won/{place}/seat", "hand.folded_seat_won", seat=share.seat)


def _finishing_faults(count: ChipCount, stacks: tuple[Share, ...], result: Result) -> Iterator[Fault]:
    least = {share.seat: share.amount for share in count.stacks}
    won, raked = result.won or (), result.rake or 0
    all_told = sum(share.amount for share in won) + raked == count.pot  # some records leave a winner's own bet out
    for share in won if all_told else ():
        least[share.seat] = least.get(share.seat, 0) + share.amount
    for place, share in enumerate(stacks):
        due = least.get(share.seat)
        if due is not None and (share.amount < due or (all_told and share.amount > due)):
            at, by = f"/result/stacks/{place}/amount", "winnings" if all_told else "betting"
            yield _fault(at, "hand.stack_differs", seat=share.seat, stack=due, how=by, told_stack=share.amount)
    if {share.seat for share in stacks} >= {share.seat for share in count.stacks}:
        total = sum(share.amount for share in stacks) + raked
        if total > count.started or (result.rake is not None and total < count.started):
            yield _fault("/result/stacks", "hand.chips_not_conserved", started=count.started, ended=total)


def _fault(pointer: str, code: str, **params: Param) -> Fault:
    return fault_of(FAULTS, pointer, code, params)


class Stacks:
    """Moves chips as the record says; a wrong record may leave a stack below 0.

    `big_blind` is the size of one: that is the bet even if it is posted short, or not at all beside a small blind.
    """

    def __init__(self, players: Iterable[Json], big_blind: int) -> None:
        self._big_blind = big_blind
        self._left: dict[int, int] = {player["seat"]: player["stack"] for player in players}
        self._committed: dict[int, int] = {}
        self._folded: set[int] = set()
        self.bet = 0

    @property
    def live(self) -> list[int]:
        """The seats still in the hand, in order."""
        return [seat for seat in self._left if seat not in self._folded]

    def first(self, seats: Iterable[int]) -> int | None:
        """The first of these seats that is in the hand and has chips."""
        return next((seat for seat in seats if seat not in self._folded and self.left(seat) > 0), None)

    def left(self, seat: int) -> int:
        """What is left in the stack."""
        return self._left.get(seat, 0)

    def committed(self, seat: int) -> int:
        """What is in front of the seat."""
        return self._committed.get(seat, 0)

    def is_short(self, amount: int) -> bool:
        """Whether so much lies in front of a seat, and nobody has put in the whole blind."""
        in_front = self._committed.values()
        return amount in in_front and max(in_front) < self.bet

    def all_in(self, seat: int) -> int:
        """The seat's total if it puts in everything."""
        return self.committed(seat) + self.left(seat)

    def owed(self, seat: int) -> int:
        """What a call costs, as far as the stack goes."""
        return max(0, min(self.bet - self._committed.get(seat, 0), self._left.get(seat, 0)))

    def unmatched(self) -> tuple[int, int]:
        """The seat with the most in front, and how much more that is than any other has; 0 and 0 if nobody has any."""
        (seat, most), *others = sorted(self._committed.items(), key=lambda put: -put[1]) or [(0, 0)]
        return seat, most - (others[0][1] if others else 0)

    def total(self, action: Json) -> int | None:
        """The seat's total (to) by the size of its action; None if it names no size."""
        if "to" in action:
            return int(action["to"])
        if "by" in action:
            return self.bet + int(action["by"])
        return self.committed(action["seat"]) + int(action["add"]) if "add" in action else None

    def fixed_total(self, size: int) -> int:
        """The total of the next wager where all are of one size: one that completes a smaller one, or raises by it."""
        return size if self.bet < size else self.bet + size

    def faces_a_bet(self, seat: int) -> bool:
        """Whether the bet is above what the seat has in front."""
        return self.bet > self.committed(seat)

    def post(self, seat: int, type: str, nominal: int) -> int:
        """Make a post, and return what is paid of it. Its nominal size is a bet, unless it is a small blind.

        It is a total: a straddle adds to what the seat's own blind has put in front.
        """
        there = 0 if type in DEAD else self.committed(seat)
        paid = max(0, min(nominal - there, self.left(seat)))
        self._left[seat] = self.left(seat) - paid
        if type not in DEAD:
            self._committed[seat] = self.committed(seat) + paid
            self.bet = max(self.bet, self._big_blind if type in _BLINDS else 0, 0 if type == "small_blind" else nominal)
        return paid

    def put(self, seat: int, chips: int) -> None:
        """Make an action that adds so many chips."""
        self._left[seat] = self._left.get(seat, 0) - chips
        self._committed[seat] = total = self._committed.get(seat, 0) + chips
        self.bet = max(self.bet, total)

    def put_to(self, seat: int, total: int) -> None:
        """Make an action that brings the seat to a total, as far as its stack goes; the total is the bet."""
        self.put(seat, max(0, min(total - self.committed(seat), self.left(seat))))
        self.bet = max(self.bet, total)

    def call(self, seat: int) -> None:
        """Make a call, as far as the stack goes."""
        self.put(seat, self.owed(seat))

    def fold(self, seat: int) -> None:
        """Take a seat out of the hand."""
        self._folded.add(seat)

    def next_street(self) -> None:
        """Gather in the bets, and give back what nobody called."""
        if self._committed:
            highest, *others = sorted(self._committed, key=self.committed, reverse=True)
            self._left[highest] += self.committed(highest) - max(map(self.committed, others), default=0)
        self._committed, self.bet = {}, 0
