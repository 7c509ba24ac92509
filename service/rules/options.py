"""What may the seat to act do? Asked in the order a dealer would."""

from msgspec.structs import replace

from .acting.out_of_turn import Unreleased, has_lost_the_raise, is_released
from .betting.cap import is_capped
from .betting.completion import limit_raise_to, may_complete
from .betting.largest_wager import OddPot, pot_sized_to, share_of_pot
from .betting.raise_size import least_wager_to
from .betting.right_to_raise import anyone_could_call, may_raise_again
from .betting.short_posts import owed_to
from .model.action import Barred, CallOption, Options, RaiseOption
from .model.amounts import ceiling_to_chip, floor_to_chip
from .model.round import BettingRound, OutOfTurn, OutOfTurnType, Player, Structure
from .ruleset import Ruleset
from .wager import most_raise_to, proper_to, wager_type


def options(round: BettingRound, player: Player, ruleset: Ruleset) -> Options:
    """What the player may do at his turn. If his action out of turn is binding, that alone is left; if he has announced
    a bet or raise, only its size is.
    """
    free = free_options(round, player, ruleset)
    early = player.out_of_turn
    if early and is_held(round, player, ruleset):
        return held_to(early, free, round.chip)
    return _held_to_a_wager(free) if player.must_raise else free


def options_in(round: BettingRound, ruleset: Ruleset) -> Options | None:
    """What the seat to act may do; None if nobody is to act."""
    return None if round.to_act is None else options(round, round.actor, ruleset)


def is_held(round: BettingRound, player: Player, ruleset: Ruleset) -> bool:
    """Whether the player is bound by an action out of turn at his turn, with nothing left for the floor to say.

    Clause: out of turn (tda-2019:53.A).
    """
    early = player.out_of_turn
    if early is None or early.condition or ruleset.out_of_turn.unreleased is not Unreleased.BINDING:
        return False
    return not is_released(early, round.due, ruleset.out_of_turn)


def free_options(round: BettingRound, player: Player, ruleset: Ruleset) -> Options:
    """What the player may do at his turn, apart from being bound by an action out of turn."""
    barred = raise_barred(round, player, ruleset)
    raise_ = None if barred else raise_option(round, player, ruleset)
    if round.bring_in_pending:
        return Options(
            fold=False,
            check=False,
            call=None,
            raise_=raise_,
            pot_to=_pot_to(round, player, raise_, ruleset),
            bring_in=_put_in(round, player, round.bring_in),
            raise_barred=barred,
        )
    facing = owed_to(round, player, ruleset.owed) - player.committed
    return Options(
        fold=not player.no_fold,
        check=facing == 0,
        call=_put_in(round, player, facing) if facing else None,
        raise_=raise_,
        pot_to=_pot_to(round, player, raise_, ruleset),
        bring_in=None,
        raise_barred=barred,
    )


def _pot_to(round: BettingRound, player: Player, offered: RaiseOption | None, ruleset: Ruleset) -> int | None:
    """The pot-sized wager (to) in whole chips, if a wager of that size may be made."""
    if offered is None or round.structure is Structure.FIXED_LIMIT:
        return None
    pot_to = pot_sized_to(round, player, ruleset.pot)
    if pot_to is None:
        return None
    pot_to = most_to_chip(pot_to, round, ruleset)
    return pot_to if offered.min_to <= pot_to <= offered.max_to else None


def call_option(round: BettingRound, player: Player, ruleset: Ruleset) -> CallOption:
    """What a call puts in; nothing where nothing is owed, so that it is a check."""
    return _put_in(round, player, owed_to(round, player, ruleset.owed) - player.committed)


def raise_barred(round: BettingRound, player: Player, ruleset: Ruleset) -> Barred | None:
    """Why this player may neither bet nor raise: the first reason that holds, in `Barred`'s order; None if he may."""
    reach = player.reach(round.chip)
    nobody_could_call = not ruleset.contest.offer_raise and not anyone_could_call(round, player)
    if reach <= round.due:
        has_more = reach > owed_to(round, player, ruleset.owed)
        return Barred.NO_OPPONENT if has_more and nobody_could_call else Barred.STACK
    if nobody_could_call:
        return Barred.NO_OPPONENT
    if (player.no_raise or player.out_of_turn) and has_lost_the_raise(round, player, ruleset.out_of_turn):
        return Barred.NO_RAISE
    if is_capped(round, ruleset.cap):
        return Barred.CAPPED
    if not may_raise_again(round, player, ruleset.reopening) and not may_complete(round, player, ruleset.completion):
        return Barred.NOT_REOPENED
    return None


def raise_option(round: BettingRound, player: Player, ruleset: Ruleset) -> RaiseOption:
    """The totals (to) that a bet, completion or raise may have; a stack too short for it may only go all-in.

    Clause: raise size (tda-2019:43.A, tda-2013:41.A, roberts-11:3.5, badugi:6).
    """
    reach = player.reach(round.chip)
    min_to, max_to = _full_range(round, player, ruleset)
    if reach <= min_to:
        min_to = max_to = reach
    max_to = min(max_to, reach)
    return RaiseOption(
        type=wager_type(round, max_to, ruleset),
        min_to=min_to,
        max_to=max_to,
        all_in_to=reach if reach <= max_to else None,
        sizes=(min_to, max_to) if round.structure is Structure.FIXED_LIMIT and min_to < max_to else (),
    )


def smallest_full_to(round: BettingRound, player: Player, ruleset: Ruleset) -> int:
    """The smallest bet or raise (to) of a player who has enough chips for it.

    Clause: raise size (tda-2019:43.A, tda-2013:41.A, roberts-11:3.5, badugi:6).
    """
    return _full_range(round, player, ruleset)[0]


def _full_range(round: BettingRound, player: Player, ruleset: Ruleset) -> tuple[int, int]:
    if round.structure is Structure.FIXED_LIMIT:
        low = high = ceiling_to_chip(limit_raise_to(round, ruleset.completion), round.chip)
        if round.big_bet is not None:  # from a last full bet far below, the next one of the bigger size may be lower
            other = ceiling_to_chip(limit_raise_to(round, ruleset.completion, round.big_bet), round.chip)
            low, high = min(low, other), max(high, other)
        return low, high
    min_to = ceiling_to_chip(least_wager_to(round, player, ruleset.raise_size), round.chip)
    reach = player.reach(round.chip)
    most_to = most_raise_to(round, player, ruleset.pot)
    if most_to is None or reach <= most_to:
        return min_to, reach  # all chips that play may go in, whatever their total
    max_to = max(min_to, most_to_chip(most_to, round, ruleset))  # a pot below the minimum bet allows the minimum
    return min_to, max_to


def most_to_chip(most_to: int, round: BettingRound, ruleset: Ruleset) -> int:
    """The structure's maximum (to) as it can be paid in whole chips: rounded down, or up where the house rounds pots.

    Clause: smallest chip (roberts-11:3.7, badugi:7), pot-limit maximum (tda-2019:54.B).
    """
    if round.structure is Structure.POT_LIMIT and ruleset.pot.odd is OddPot.UP:
        return ceiling_to_chip(most_to, round.chip)
    return floor_to_chip(most_to, round.chip)


def most_of_pot(pot: int, round: BettingRound, ruleset: Ruleset) -> int:
    """The largest bet (to) into a pot of that many chips, or raise (by) if the call is in it, as it can be paid."""
    return most_to_chip(share_of_pot(pot, ruleset.pot), round, ruleset)


def held_to(early: OutOfTurn, free: Options, chip: int) -> Options:
    """The options of a seat that is bound by its action out of turn: only that action, at a size that is allowed now.

    Clause: out of turn (tda-2019:53.A).
    """
    no_raise = replace(free, raise_=None, pot_to=None, raise_barred=free.raise_barred or Barred.NO_RAISE)
    if early.type is OutOfTurnType.CHECK and free.call is not None:
        return no_raise  # "check" facing a bet: call or fold
    bound = replace(no_raise, fold=False)
    if early.type in (OutOfTurnType.CHECK, OutOfTurnType.CALL, OutOfTurnType.BRING_IN) or free.raise_ is None:
        return bound
    to = proper_to(early.to, free.raise_, chip)
    held = replace(free.raise_, min_to=to, max_to=to, all_in_to=to if to == free.raise_.all_in_to else None, sizes=())
    pot_to = to if to == free.pot_to else None
    return replace(free, fold=False, check=False, call=None, bring_in=None, raise_=held, pot_to=pot_to)


def _held_to_a_wager(free: Options) -> Options:
    """The options of a seat that has announced a bet or raise; if none is open to it now, it may not fold.

    Clause: general words (tda-2019:51.A).
    """
    if free.raise_ is None:
        return replace(free, fold=False)
    return replace(free, fold=False, check=False, call=None, bring_in=None)


def _put_in(round: BettingRound, player: Player, owed: int) -> CallOption:
    add = min(owed, player.playable(round.chip))
    return CallOption(to=player.committed + add, add=add, all_in=player.stack - add < round.chip)
