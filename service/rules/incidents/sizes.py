"""Wagers of the wrong size that are noticed later, and the round as their maker saw it."""

from msgspec.structs import replace

from ..acting.corrections import can_be_put_right, put_right
from ..betting.cap import caps
from ..betting.completion import limit_raise_to
from ..betting.raise_size import least_wager_to
from ..betting.smallest_chip import ceiling_to_chip
from ..betting.structure import PotRule, share_of_pot, spread_limit_to
from ..effects import effect_of
from ..model.action import Action, ActionType
from ..model.decision import Alternative, Decision
from ..model.effect import EffectCode
from ..model.reasons import Code, Topic
from ..model.round import BettingRound, Player, Structure
from ..model.steps import Incident
from ..options import most_to_chip
from ..ruleset import Ruleset
from ..situation import Situation
from ..wager import wager_type
from ..why import SizeStands
from . import floor
from .floor import about_the_early, at_seat, left_to_the_floor, settled, stands


def as_faced(round: BettingRound, faced: int) -> BettingRound:
    """The round with the bet that the maker of a wager `faced` (to); the chips stay where they are now.

    If he faced only a bring-in, or in fixed-limit an all-in of under half a bet, there was no full bet yet; else the
    last full bet was at most what he faced.
    """
    under_half = round.structure is Structure.FIXED_LIMIT and 2 * faced < round.min_bet
    bring_in_alone = faced <= round.bring_in and faced < round.min_bet
    full = 0 if under_half or bring_in_alone else min(round.last_full_bet, faced)
    return replace(round, current_bet=faced, last_full_bet=full)


def least_over(round: BettingRound, maker: Player, faced: int, ruleset: Ruleset) -> int:
    """The smallest total (to) that was allowed for a bet, completion or raise over what was `faced` (to).

    Clause: raise size (tda-2019:43.A, roberts-11:3.5, badugi:6), completion (roberts-11:3.6, badugi:5).
    """
    before = as_faced(round, faced)
    if round.structure is Structure.FIXED_LIMIT:
        return ceiling_to_chip(limit_raise_to(before, ruleset.completion), round.chip)
    return ceiling_to_chip(least_wager_to(before, maker, ruleset.raise_size), round.chip)


def most_over(round: BettingRound, maker: Player, faced: int, ruleset: Ruleset) -> int | None:
    """The largest total (to) that was allowed for a wager over what was `faced` (to); None if only the stack limits it.

    Clause: completion (roberts-11:3.6, badugi:5), pot-limit maximum (tda-2019:54.B).
    """
    before = as_faced(round, faced)
    match round.structure:
        case Structure.FIXED_LIMIT:
            return limit_raise_to(before, ruleset.completion, round.big_bet)
        case Structure.SPREAD_LIMIT:
            return spread_limit_to(before)
        case Structure.POT_LIMIT:
            return most_to_chip(_pot_over(round, maker, faced, ruleset.pot), round, ruleset)
        case _:
            return None


def _pot_over(round: BettingRound, maker: Player, faced: int, rule: PotRule) -> int:
    """The pot-limit maximum (to) over what was `faced` (to); players who called since count as in for that much.

    Clause: pot-limit maximum (tda-2019:54.B).
    """
    others = sum([min(player.committed, faced) for player in round.players if player is not maker])
    pot = round.pot + others + round.pot_credit + faced  # what the maker had in is part of pot and call alike
    return faced + share_of_pot(pot, rule)


def decide_underbet(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """A bet or raise below the minimum is noticed: while there is time it is corrected for everybody who is in for it.

    Clause: correction (tda-2019:52.A, roberts-11:3.16, badugi:16).
    """
    situation = at_seat(round, incident.seat, ruleset)
    faced, level = incident.faced or 0, situation.player.committed
    proper = proper_size(round, situation.player, faced, ruleset)
    if level >= proper or situation.player.is_all_in(round.chip):
        return stands(situation, situation.because(Code.CORRECTION_NOT_DUE, _topic(situation.round), level=level))
    if not can_be_put_right(round, ruleset.corrections, street_over=bool(incident.street_over)):
        return stands(
            situation, situation.because(Code.CORRECTION_TOO_LATE, _topic(round), level=level, why=too_late(incident))
        )
    owed = round.bring_in if faced == 0 else 0  # calling a bring-in that was too small is a call of all of it, no raise
    if round.current_bet > max(level, owed):
        return raised_since(situation, min(proper, round.current_bet), faced)
    to = min(proper, situation.player.reach(round.chip))
    after = put_right(round, level, to)
    if to == proper and to >= round.min_bet:
        after = _as_full_wager(round, after, faced, ruleset)
    reason = situation.because(Code.CORRECTION_MADE, _topic(situation.round), level=level, to=to)
    after = settled(round, after, incident.seat)
    return floor.put_right(
        situation, rewagered(situation, to, faced), after, reason, *about_the_early(situation, after)
    )


def too_late(incident: Incident) -> SizeStands:
    """Why a wager can no longer be put right."""
    return SizeStands.STREET_OVER if incident.street_over else SizeStands.ROUND_OVER


def _topic(round: BettingRound) -> Topic:
    return Topic.CORRECTION_POT_LIMIT if round.structure is Structure.POT_LIMIT else Topic.CORRECTION


def proper_size(round: BettingRound, maker: Player, faced: int, ruleset: Ruleset) -> int:
    """The smallest total (to) allowed for what its maker has bet over `faced` (to): a bring-in, bet or raise.

    Clause: raise size (tda-2019:43.A, roberts-11:3.5, badugi:6), correction (roberts-11:3.16, badugi:16).
    """
    if faced == 0 and maker.committed <= round.bring_in:
        return round.bring_in
    return least_over(round, maker, faced, ruleset)


def _as_full_wager(round: BettingRound, after: BettingRound, faced: int, ruleset: Ruleset) -> BettingRound:
    """The round in which the corrected wager counts as a full bet or raise, if it did not before."""
    counted = round.bet_count if round.last_full_bet == round.current_bet else round.bet_count + 1
    counted = max(counted, 1)
    return replace(
        after,
        last_full_bet=after.current_bet,
        last_raise=max(after.current_bet - faced, round.bet_size),
        bet_count=counted,
        capped=round.capped or (counted > round.bet_count and caps(round, counted, ruleset.cap)),
    )


def raised_since(situation: Situation, to: int, faced: int, topic: Topic | None = None) -> Decision:
    """The wager has been raised since: the floor chooses whether it is still corrected.

    Clause: correction (tda-2019:52.A, roberts-11:3.16, badugi:16), pot count (tda-2019:52.B).
    """
    round, level = situation.round, situation.player.committed
    below = put_right(round, level, to)
    alternatives = (
        Alternative(
            action=rewagered(situation, to, faced),
            effect=effect_of(EffectCode.PUT_RIGHT_UNDER_THE_RAISE),
            round=settled(round, below, situation.player.seat),
        ),
        Alternative(action=None, effect=effect_of(EffectCode.ALL_STAYS), round=round),
    )
    return left_to_the_floor(
        situation, round, alternatives, situation.because(Code.CORRECTION_RAISED_SINCE, topic, level=level)
    )


def rewagered(situation: Situation, to: int, faced: int) -> Action:
    """The wager as corrected; `add` is what its maker still puts in, negative if chips come back to him."""
    player, round = situation.player, situation.round
    add = to - player.committed
    brings_in = faced == 0 < to == round.bring_in
    return Action(
        type=ActionType.BRING_IN if brings_in else wager_type(as_faced(round, faced), to, situation.ruleset),
        seat=player.seat,
        to=to,
        by=to - faced,
        add=add,
        all_in=player.stack - add < round.chip,
    )
