"""Does the record add up? Compares what it says was paid, won and raked with what the betting comes to."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..rules.model.fault import Fault
from ..rules.model.hand import Hand, HandPlayed
from ..rules.model.reasons import Code
from ..rules.model.uncalled import Uncalled, gathered, uncalled


@dataclass(frozen=True, slots=True)
class Share:
    """Some chips of one seat."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The result of a hand as its record tells it: winnings, rake, finishing stacks; None for what it does not tell."""

    won: tuple[Share, ...] | None = None
    rake: int | None = None
    stacks: tuple[Share, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Accounts:
    """Where all chips of a hand are after its last step, and what in the record contradicts that.

    Once the betting is over, an uncalled bet is back in its `stacks` entry. `pot` includes wagers still in front.
    """

    started: int
    pot: int
    uncalled: Uncalled | None
    stacks: tuple[Share, ...]
    discrepancies: tuple[Fault, ...]


def accounts(hand: Hand, played: HandPlayed, result: Result | None) -> Accounts:
    """The chips after the last step, and where the record contradicts them; pointers are within the hand."""
    now = played.round
    over = now.to_act is None
    table = gathered(now) if over else now
    made = Accounts(
        started=played.begun.chips_there_are,
        pot=table.pot_total,
        uncalled=_uncalled(played),
        stacks=tuple(Share(player.seat, player.stack) for player in table.players),
        discrepancies=(*_button_elsewhere(hand, played), *_paid_otherwise(hand, played)),
    )
    if result is None or played.stop is not None or not _all_legal(played):
        return made
    found = (*made.discrepancies, *_result_faults(made, result, played))
    return Accounts(started=made.started, pot=made.pot, uncalled=made.uncalled, stacks=made.stacks, discrepancies=found)


def _button_elsewhere(hand: Hand, played: HandPlayed) -> Iterator[Fault]:
    if played.by_blinds:
        button, blinds = played.begun.left_of_button, hand.left_of_button_by_blinds
        said = (
            f"The button contradicts the blinds. By it seat {button} comes first on later streets, by them seat "
            f"{blinds}, and so it was played."
        )
        yield Fault("/button", "hand.button_contradicts_blinds", said)


def _paid_otherwise(hand: Hand, played: HandPlayed) -> Iterator[Fault]:
    for number, (street, ruled) in enumerate(zip(hand.streets, played.streets, strict=False)):
        for place, (paid, decision) in enumerate(zip(street.paid, ruled.decisions, strict=False)):
            if decision is not None and not decision.legal:
                return  # later payments follow from an action that does not stand
            action = None if decision is None else decision.action
            if paid is None or decision is None or action is None or paid == action.add:
                continue
            if paid > action.add and any(one.code is Code.RAISE_NO_OPPONENT for one in decision.reasons):
                continue  # put in at first, and back since nobody could match it
            yield Fault(
                f"/rounds/{number}/actions/{place}/paid",
                "hand.paid_differs",
                f"The record says that {paid} was put in; the action puts in {action.add}.",
            )


def _all_legal(played: HandPlayed) -> bool:
    return all(one is None or one.legal for street in played.streets for one in street.decisions)


def _uncalled(played: HandPlayed) -> Uncalled | None:
    """What went back of the last uncalled bet, on whatever street it was made."""
    over = [street.round for street in played.streets if street.round.to_act is None]
    return next((back for round in reversed(over) if (back := uncalled(round))), None)


def _result_faults(made: Accounts, result: Result, played: HandPlayed) -> Iterator[Fault]:
    if not played.is_complete:
        if result.won:
            yield Fault("/result/won", "hand.paid_too_early", "The betting is not over, and the pot is paid out.")
        return
    yield from _winner_faults(result.won or (), played)
    result = replace(result, won=_without_uncalled(made, result))
    seats = {share.seat for share in made.stacks}
    for name, shares in (("won", result.won), ("stacks", result.stacks)):
        for place, share in enumerate(shares or ()):
            if share.seat not in seats:
                said = f"Seat {share.seat} is not at the table."
                yield Fault(f"/result/{name}/{place}/seat", "hand.result_seat_unknown", said)
    raked = result.rake or 0
    if result.won is not None:
        won = sum(share.chips for share in result.won)
        if won + raked > made.pot or (result.rake is not None and won + raked < made.pot):
            said = f"The pot holds {made.pot}; {won} were won and {raked} raked."
            yield Fault("/result", "hand.pot_not_paid_out", said)
    if result.stacks is not None:
        yield from _finishing_faults(made, result.stacks, result)


def _without_uncalled(made: Accounts, result: Result) -> tuple[Share, ...] | None:
    """What was won of the pot: some records count the uncalled bet too, such as the whole big blind of a walk.

    They win more than the pot, by just that bet; by no more where the rake is not told.
    """
    back, won = made.uncalled, result.won or ()
    over = sum(share.chips for share in won) + (result.rake or 0) - made.pot
    if back is None or not 0 < over <= back.chips or (result.rake is not None and over < back.chips):
        return result.won
    own = next((share for share in won if share.seat == back.seat and share.chips >= back.chips), None)
    return tuple(replace(share, chips=share.chips - back.chips) if share is own else share for share in won)


def _winner_faults(won: tuple[Share, ...], played: HandPlayed) -> Iterator[Fault]:
    folded = {player.seat for player in played.round.players if player.folded}
    for place, share in enumerate(won):
        if share.seat in folded:
            said = f"Seat {share.seat} has folded: it can win nothing."
            yield Fault(f"/result/won/{place}/seat", "hand.folded_seat_won", said)


def _finishing_faults(made: Accounts, stacks: tuple[Share, ...], result: Result) -> Iterator[Fault]:
    least = {share.seat: share.chips for share in made.stacks}
    won, raked = result.won or (), result.rake or 0
    all_told = sum(share.chips for share in won) + raked == made.pot  # some records leave a winner's own bet out
    for share in won if all_told else ():
        least[share.seat] = least.get(share.seat, 0) + share.chips
    for place, share in enumerate(stacks):
        due = least.get(share.seat)
        if due is not None and (share.chips < due or (all_told and share.chips > due)):
            why = "the betting and the winnings" if all_told else "the betting"
            said = f"Seat {share.seat} has {due} by {why}, not {share.chips}."
            yield Fault(f"/result/stacks/{place}/chips", "hand.stack_differs", said)
    if {share.seat for share in stacks} >= {share.seat for share in made.stacks}:
        total = sum(share.chips for share in stacks) + raked
        if total > made.started or (result.rake is not None and total < made.started):
            said = f"{made.started} chips were at the table; {total} are after it, rake included."
            yield Fault("/result/stacks", "hand.chips_not_conserved", said)
