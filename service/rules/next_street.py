"""What follows when the betting of a round is over, and how does the next street begin?"""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from .acting.to_act import first_of, left_of_button
from .faults import OpenPairLacks, fault
from .model.amounts import MOST_STREETS
from .model.fault import Fault
from .model.next import Next, NextStreet, NextType
from .model.round import BettingRound, SentRound, Structure, Terms
from .pots import bets_left, gathered, pots, uncalled
from .ruleset import Ruleset
from .snapshot import settle, size_faults


def what_follows(over: BettingRound) -> Next:
    """What follows a round whose betting is over; `needed` tells what nobody can know without more of the round."""
    type, split = _type(over), pots(over)
    another = type in (NextType.STREET, NextType.STREET_OR_SHOWDOWN)
    betting = another and bets_left(over)
    first = _first_to_act(gathered(over), left_of_button(over)) if betting else None
    unknown = {
        "street": another and over.street is None,
        "streets": another and over.streets is None,
        "button": betting and first is None,
        "pots_before_round": split is None,
    }
    return Next(
        type=type,
        run_out=another and not betting,
        first_to_act=first,
        winner=next(player.seat for player in over.players if not player.folded) if type is NextType.WON else None,
        uncalled=uncalled(over),
        pots=split,
        needed=tuple(field for field, is_unknown in unknown.items() if is_unknown),
    )


def follow(sent: SentRound, street: NextStreet, ruleset: Ruleset) -> BettingRound | tuple[Fault, ...]:
    """The first snapshot of the street after `sent`, whose betting is over; or the faults that are in its way."""
    over, first = settle(sent, ruleset), street.first_to_act
    if isinstance(over, tuple):
        return tuple(replace(error, pointer="/round" + error.pointer) for error in over)
    if over.to_act is not None:
        return (fault("/round", "next_street.betting_not_over", to_act=over.to_act),)
    following = what_follows(over)
    if following.winner is not None:
        return (fault("/round", "next_street.won", seat=following.winner),)
    if following.type is NextType.SHOWDOWN:
        return (fault("/round", "next_street.showdown", street=over.street or 0),)
    if first is not None and all(player.seat != first for player in over.players):
        return (fault("/first_to_act", "next_street.first_to_act_unknown", seat=first),)
    if first is not None and over.player(first).folded:
        return (fault("/first_to_act", "next_street.first_to_act_folded", seat=first),)
    if not is_first_known(over, first):
        return (fault("/first_to_act", "next_street.first_to_act_needed"),)
    begun = next_street(over, street)
    return (*open_pair_faults("", over, street), *size_faults("", begun)) or begun


def is_first_known(over: BettingRound, first: int | None) -> bool:
    """Whether it is known who acts first on the next street: named, by the button, or since nobody can act any more."""
    return first is not None or left_of_button(over) is not None or not bets_left(over)


def next_street(over: BettingRound, street: NextStreet) -> BettingRound:
    """The first snapshot of the next street: nothing is bet, and the first seat is to act, or the next one that can.

    Nobody acts if nobody can bet.
    """
    between = gathered(over)
    sizes = next_sizes(over, street)
    first = left_of_button(over) if street.first_to_act is None else street.first_to_act
    return replace(
        between,
        to_act=_first_to_act(between, first),
        **sizes,
        pots_before_round=pots(over) or None,
        current_bet=0,
        last_full_raise_by=sizes["min_bet"],
        last_full_bet_to=0,
        bet_count=0,
        capped=False,
        bring_in=0,
        pot_credit=0,
        began_heads_up=over.live == 2 or sum([player.may_act(over.chip) for player in between.players]) == 2,
    )


def next_sizes(over: Terms, street: NextStreet) -> dict[str, Any]:
    """Which street follows, and its bets (chips): as the caller says, else by `street_bets`, else as they were.

    With an open pair the next larger bet of the game is open too.

    Clause: either limit (roberts-11:8.4).
    """
    bets, following = over.street_bets or (), None if over.street is None else over.street + 1
    usual = bets[following - 1] if following and following <= len(bets) else over.min_bet
    least = street.min_bet or usual
    larger = [bet for bet in bets if bet > least and over.structure is Structure.FIXED_LIMIT]
    return {
        "street": following,
        "min_bet": least,
        "max_bet": street.max_bet or over.max_bet,
        "big_bet": min(larger) if street.open_pair and larger else street.big_bet,
    }


def open_pair_faults(above: str, over: Terms, street: NextStreet) -> Iterator[Fault]:
    """Why no larger bet is open for an open pair on the street that follows; the pointer begins with `above`."""
    if not street.open_pair:
        return
    lacks = None
    if over.structure is not Structure.FIXED_LIMIT:
        lacks = OpenPairLacks.LIMIT
    elif street.big_bet is not None:
        lacks = OpenPairLacks.ONE_SIZE
    elif over.street_bets is None:
        lacks = OpenPairLacks.STREET_BETS
    elif next_sizes(over, street)["big_bet"] is None:
        lacks = OpenPairLacks.LARGER
    if lacks is not None:
        yield fault(f"{above}/open_pair", "next_street.open_pair_impossible", why=lacks)


def _type(over: BettingRound) -> NextType:
    if over.live == 1:
        return NextType.WON
    if over.street is not None and over.street == (over.streets or MOST_STREETS):
        return NextType.SHOWDOWN
    return NextType.STREET if over.street and over.streets else NextType.STREET_OR_SHOWDOWN


def _first_to_act(now: BettingRound, first: int | None) -> int | None:
    """The first seat from `first` on that can bet where nothing is bet yet; None if fewer than two can."""
    if first is None or sum([player.may_act(now.chip) for player in now.players]) < 2:
        return None
    return first_of(now.players, first, now.current_bet, now)
