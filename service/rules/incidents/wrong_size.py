"""A wager of the wrong size comes to light: below the minimum, or by a wrong count of the pot."""

from msgspec.structs import replace

from ..acting.corrections import CountOpen, PotTooHigh, SizeStands, can_be_put_right, put_right
from ..acting.out_of_turn import is_substantial
from ..advance import chips_moved
from ..betting.cap import caps, most_bets
from ..betting.completion import limit_raise_to
from ..betting.largest_wager import PotRule, share_of_pot, spread_limit_to
from ..betting.raise_size import least_wager_to
from ..messages import effect_of
from ..model.action import Action, ActionType
from ..model.amounts import ceiling_to_chip
from ..model.decision import Alternative, Decision, Ruling
from ..model.effect import EffectCode
from ..model.reason import Code, Reason, Topic
from ..model.round import BettingRound, Player, Since, Structure
from ..model.steps import Incident
from ..options import most_of_pot, most_to_chip, options_in
from ..outcome import decision, decision_about
from ..rule_in_turn import Ruled
from ..ruleset import Ruleset
from ..situation import Situation, at_seat
from ..wager import wager_type


def as_faced(round: BettingRound, faced: int) -> BettingRound:
    """The round with the bet that the maker of a wager `faced` (to); the chips stay where they are now.

    If he faced only a bring-in, or in fixed-limit an all-in of under half a bet, there was no full bet yet; else the
    last full bet was at most what he faced.
    """
    under_half = round.structure is Structure.FIXED_LIMIT and 2 * faced < round.min_bet
    bring_in_alone = faced <= round.bring_in and faced < round.min_bet
    full = 0 if under_half or bring_in_alone else min(round.last_full_bet_to, faced)
    return replace(round, current_bet=faced, last_full_bet_to=full)


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
    pot = (
        round.pot_before_round + others + round.pot_credit + faced
    )  # what the maker had in is part of pot and call alike
    return faced + share_of_pot(pot, rule)


def decide_underbet(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """A bet or raise below the minimum is noticed: while there is time it is corrected for everybody who is in for it.

    Clause: correction (tda-2019:52.A, roberts-11:3.16, badugi:16).
    """
    situation = at_seat(round, incident.seat, ruleset)
    faced, level = incident.faced or 0, situation.player.committed
    proper = _proper_size(round, situation.player, faced, ruleset)
    if level >= proper or situation.player.is_all_in(round.chip):
        reason = situation.because(Code.CORRECTION_NOT_DUE, _topic(round), level=level, faced=faced)
        return decision_about(situation, Ruling.ACCEPTED, reason)
    if not can_be_put_right(round, ruleset.corrections, street_over=bool(incident.street_over)):
        reason = situation.because(
            Code.CORRECTION_TOO_LATE, _topic(round), level=level, faced=faced, why=_too_late(incident)
        )
        return decision_about(situation, Ruling.ACCEPTED, reason)
    owed = round.bring_in if faced == 0 else 0  # calling a bring-in that was too small is a call of all of it, no raise
    to = min(proper, situation.player.reach(round.chip))
    if round.current_bet > max(level, owed) and not _is_short_of(round, to):
        reason = situation.because(Code.CORRECTION_RAISED_SINCE, level=level, faced=faced)
        return _raised_since(situation, min(proper, round.current_bet), faced, reason)
    after = put_right(round, level, to)
    if level < round.current_bet < to:
        after = put_right(after, round.current_bet, to)
    if to == proper and to >= round.min_bet:
        after = _as_full_wager(round, after, faced, ruleset)
    after = chips_moved(round, after, incident.seat)
    reason = situation.because(Code.CORRECTION_MADE, _topic(round), level=level, faced=faced, to=to)
    action, reasons = _rewagered(situation, to, faced), (reason, *_about_the_pending(situation, after))
    return _corrected(situation, reasons, action, after)


def _is_short_of(round: BettingRound, to: int) -> bool:
    """Whether an all-in raised a wager since, but to less than its proper size `to`: then it has called that for less.

    Clause: correction (tda-2019:52.A, roberts-11:3.16, badugi:16).
    """
    bet = round.current_bet
    return bet < to and any(player.committed == bet and player.is_all_in(round.chip) for player in round.players)


def _too_late(incident: Incident) -> SizeStands:
    """Why a wager can no longer be put right."""
    return SizeStands.STREET_OVER if incident.street_over else SizeStands.ROUND_OVER


def _topic(round: BettingRound) -> Topic:
    return Topic.CORRECTION_POT_LIMIT if round.structure is Structure.POT_LIMIT else Topic.CORRECTION


def _proper_size(round: BettingRound, maker: Player, faced: int, ruleset: Ruleset) -> int:
    """The smallest total (to) allowed for what its maker has bet over `faced` (to): a bring-in, bet or raise.

    Clause: raise size (tda-2019:43.A, roberts-11:3.5, badugi:6), correction (roberts-11:3.16, badugi:16).
    """
    if faced == 0 and maker.committed <= round.bring_in:
        return round.bring_in
    return least_over(round, maker, faced, ruleset)


def _as_full_wager(round: BettingRound, after: BettingRound, faced: int, ruleset: Ruleset) -> BettingRound:
    """The round in which the corrected wager counts as a full bet or raise, if it did not before."""
    counted = round.bet_count if round.last_full_bet_to == round.current_bet else round.bet_count + 1
    after = replace(after, last_full_bet_to=after.current_bet)
    counted = max(min(counted, most_bets(after)), 1)  # what it faced may be less than any bet that there was
    return replace(
        after,
        last_full_raise_by=max(after.current_bet - faced, round.bet_size),
        bet_count=counted,
        capped=round.capped or (counted > round.bet_count and caps(round, counted, ruleset.cap)),
    )


def _raised_since(situation: Situation, to: int, faced: int, reason: Reason) -> Decision:
    """The wager has been raised since: the floor chooses whether it is still corrected.

    Clause: correction (tda-2019:52.A, roberts-11:3.16, badugi:16), pot count (tda-2019:52.B).
    """
    round, level = situation.round, situation.player.committed
    below = put_right(round, level, to)
    alternatives = (
        Alternative(
            action=_rewagered(situation, to, faced),
            effect=effect_of(EffectCode.PUT_RIGHT_UNDER_THE_RAISE),
            round=chips_moved(round, below, situation.player.seat),
        ),
        Alternative(action=None, effect=effect_of(EffectCode.ALL_STAYS), round=round),
    )
    return decision_about(situation, Ruling.DISCRETION, reason, alternatives=alternatives)


def _rewagered(situation: Situation, to: int, faced: int) -> Action:
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


def _corrected(situation: Situation, reasons: tuple[Reason, ...], action: Action, after: BettingRound) -> Decision:
    round, ruleset = situation.round, situation.ruleset
    ruled = Ruled(ruling=Ruling.CORRECTED, action=action, reasons=reasons, corrects_a_bet=True)
    return decision(round, after, ruled, options_in(round, ruleset), ruleset)


def _about_the_pending(situation: Situation, after: BettingRound) -> tuple[Reason, ...]:
    """What a corrected bet means for each player whose action on it out of turn stays pending."""
    pending = []
    for before in situation.round.players:
        early, now = before.out_of_turn, after.player(before.seat).out_of_turn
        if early is not None and now is not None and now != early and now.since is not Since.RAISE:
            pending.append(replace(situation, round=after, player=before).because(Code.TURN_STILL_PENDING))
    return tuple(pending)


def decide_pot_count(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """A bet of the pot rests on a wrong count: too much is cut in time, too little raised before substantial action.

    Clause: pot count (tda-2019:52.B).
    """
    situation = at_seat(round, incident.seat, ruleset)
    level = situation.player.committed
    actual = round.pot_before_round if incident.actual_pot is None else incident.actual_pot
    quoted = incident.quoted_pot or 0
    too_little = most_of_pot(actual, round, ruleset) - most_of_pot(quoted, round, ruleset)
    to = min(level + too_little, situation.player.reach(round.chip))
    topic = Topic.POT_COUNT_LOW if too_little > 0 else None
    reason = situation.because(Code.POT_COUNT_CORRECTED, topic, quoted=quoted, actual=actual, to=to)
    substantial = is_substantial(incident.acted_since or ())
    in_time = can_be_put_right(round, ruleset.corrections, street_over=bool(incident.street_over))
    if to == level or not in_time or (to > level and substantial):
        late = SizeStands.OTHERS_ACTED if in_time else _too_late(incident)
        why = SizeStands.COUNT_WAS_RIGHT if to == level else late
        reason = situation.because(Code.POT_COUNT_STANDS, topic, quoted=quoted, actual=actual, level=level, why=why)
        return decision_about(situation, Ruling.ACCEPTED, reason)
    if round.current_bet > level:
        over = _with_the_raise(situation, incident, to)
        if over is None:
            least = min(to, round.current_bet)
            sums = {"quoted": quoted, "actual": actual, "to": least}
            topic, raised_since = Topic.POT_COUNT_RAISED_SINCE, CountOpen.RAISED_SINCE
            raised = situation.because(Code.POT_COUNT_FLOOR, topic, **sums, why=raised_since)
            return _raised_since(situation, least, 0, raised)
        after, raiser = over
        moved = _rewagered(situation, to, 0)
        reasons: tuple[Reason, ...] = (
            reason,
            situation.because(Code.POT_COUNT_RAISE, raiser=raiser, top=after.current_bet),
        )
    else:
        after = _moved(round, situation.player, to)
        moved = _rewagered(situation, to, round.current_bet - round.last_full_raise_by)
        reasons = (reason,)
    if substantial and ruleset.corrections.pot_too_high is PotTooHigh.FLOOR_AFTER_ACTION:
        alternatives = (
            Alternative(action=None, effect=effect_of(EffectCode.BET_STANDS), round=round),
            Alternative(action=moved, effect=effect_of(EffectCode.BET_CUT), round=after),
        )
        open_since = CountOpen.OTHERS_ACTED
        reason = situation.because(Code.POT_COUNT_FLOOR, quoted=quoted, actual=actual, to=to, why=open_since)
        return decision_about(situation, Ruling.DISCRETION, reason, alternatives=alternatives)
    reasons = (*reasons, *_about_the_pending(situation, after))
    return _corrected(situation, reasons, moved, after)


def _moved(round: BettingRound, player: Player, to: int) -> BettingRound:
    """The round with the player's full wager changed to a total of `to`."""
    level = player.committed
    after = put_right(round, level, to)
    after = replace(
        after,
        last_full_bet_to=to,
        last_full_raise_by=max(round.min_bet, round.last_full_raise_by + to - level),
        bet_count=min(round.bet_count, to // round.min_bet),
    )
    return chips_moved(round, after, player.seat)


def _with_the_raise(situation: Situation, incident: Incident, to: int) -> tuple[BettingRound, int] | None:
    """The round with an opening bet changed to a total of `to` though it was raised since, and the seat that raised it.

    The raise goes as high as it did, within what the right count allows over that bet. None if that cannot be told: it
    was raised more than once, or by a short all-in, or it is not told who was in before the raise.
    Clause: pot count (tda-2019:52.B).
    """
    round, level, actions_since = situation.round, situation.player.committed, incident.acted_since or ()
    if level != most_of_pot(incident.quoted_pot or 0, round, situation.ruleset):
        return None
    raises = [place for place, action_since in enumerate(actions_since) if action_since.type.is_wager]
    if (
        len(raises) != 1
        or round.last_full_bet_to != round.current_bet
        or round.current_bet - round.last_full_raise_by != level
    ):
        return None
    raiser = round.player(actions_since[raises[0]].seat)
    before = {action_since.seat for action_since in actions_since[: raises[0]]}
    behind = {action_since.seat for action_since in actions_since[raises[0] + 1 :]} - before - {situation.player.seat}
    blinds_may_be_in = round.street in (None, 1)
    if raiser.committed != round.current_bet or (behind and blinds_may_be_in):
        return None
    lower = put_right(round, level, to)
    at_the_raise = tuple(replace(player, committed=0) if player.seat in behind else player for player in lower.players)
    most = most_over(replace(lower, players=at_the_raise), lower.player(raiser.seat), to, situation.ruleset)
    top = max(2 * to, round.current_bet if most is None else min(most, round.current_bet))
    if top > raiser.reach(round.chip):
        return None
    after = put_right(lower, round.current_bet, top)
    after = replace(after, last_full_bet_to=top, last_full_raise_by=max(round.min_bet, top - to))
    return chips_moved(round, after, situation.player.seat), raiser.seat
