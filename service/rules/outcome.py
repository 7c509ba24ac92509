"""From a ruling to the whole decision."""

from msgspec.structs import replace

from .acting.out_of_turn import has_lost_the_raise, is_over, spoken_up, with_fold_noted, with_out_of_turn
from .advance import acted_before, advance, reopened_seats
from .betting.right_to_raise import needed_to_reopen
from .model.action import Action, ActionType, Barred, Options
from .model.decision import Alternative, Decision, Ruling
from .model.reason import Code, Reason, Topic
from .model.round import BettingRound, OutOfTurnType, Structure
from .options import is_held, options_in, raise_barred
from .rule_in_turn import Ruled, RuledChoice
from .ruleset import Ruleset
from .situation import Situation, because, reopening_topic, to_reopen, why_released


def outcome(
    before: BettingRound, ruled: Ruled, allowed: Options, ruleset: Ruleset, seat: int, noted: BettingRound | None = None
) -> Decision:
    """The decision that a ruling about `seat` comes to.

    `before` is the round as it was sent; `noted` is the same with an action out of turn noted in it, if there is one.
    """
    round, action = noted or before, ruled.action
    after = advance(round, action, ruleset) if action else _kept(round, seat, ruled)
    if seat != before.to_act and action and action.type is ActionType.FOLD:
        after = with_fold_noted(after, seat, before.to_act)
    choices = ruled.choices
    alternatives = tuple([_alternative(before, choice, ruleset, seat) for choice in choices]) if choices else ()
    return decision(before, after, ruled, allowed, ruleset, alternatives)


def decision(
    before: BettingRound,
    after: BettingRound,
    ruled: Ruled,
    allowed: Options | None,
    ruleset: Ruleset,
    alternatives: tuple[Alternative, ...] = (),
) -> Decision:
    """The decision that leads from one round to another, with what its action does to the others' right to raise.

    Clause: reopening (tda-2019:47.A and 47.B, tda-2013:41.B, roberts-11:3.6, badugi:5).
    """
    action = ruled.action
    reopened = reopened_seats(before, after, action.seat, ruleset) if action else ()
    return Decision(
        ruling=ruled.ruling,
        action=action,
        full_raise=after.bet_count > before.bet_count,
        options_before=allowed,
        options=options_in(after, ruleset),
        reopened_seats=reopened,
        round=after,
        reasons=ruled.reasons
        + (_aftermath(before, after, action, reopened, ruleset) if action else ())
        + (_of_early_actions(before, after, ruled, ruleset) if before.anyone_early else ()),
        penalty=ruled.penalty,
        unmatched=ruled.unmatched,
        alternatives=alternatives,
    )


def decision_about(
    situation: Situation,
    ruling: Ruling,
    *reasons: Reason,
    action: Action | None = None,
    after: BettingRound | None = None,
    alternatives: tuple[Alternative, ...] = (),
    penalty: bool = False,
) -> Decision:
    """The decision on what came to light about a seat: its action becomes `action`; `after` is the round with it.

    `after` None means that the round stays as it was sent. `alternatives`: the floor must choose among these.
    """
    before, ruleset = situation.round, situation.ruleset
    allowed = options_in(before, ruleset)
    ruled = Ruled(ruling=ruling, action=action, reasons=reasons, penalty=penalty)
    return decision(before, after or before, ruled, allowed, ruleset, alternatives)


def _alternative(before: BettingRound, choice: RuledChoice, ruleset: Ruleset, seat: int) -> Alternative:
    if choice.action:
        round = advance(before, choice.action, ruleset)
    elif choice.announced:
        round = with_out_of_turn(before, seat, choice.announced)
    else:
        round = without_raise(before, seat) if choice.bars_raise else before
        round = spoken_up(round) if choice.speaks_up else round
    return Alternative(action=choice.action, effect=choice.effect, round=round)


def _kept(round: BettingRound, seat: int, ruled: Ruled) -> BettingRound:
    """The round without an action: the seat keeps its turn, but may owe a wager, or have lost the raise or the fold.

    Clause: misnamed actions (tda-2019:55), prior chips (tda-2019:46.B), general words (tda-2019:51.A).
    """
    if ruled.owes_wager:
        return round.with_player(replace(round.player(seat), must_raise=True))
    if ruled.bars_fold:
        return without_fold(round, seat)
    if ruled.speaks_up:
        return spoken_up(round)
    return without_raise(round, seat) if ruled.bars_raise else round


def without_fold(round: BettingRound, seat: int) -> BettingRound:
    """The round with `seat` barred from folding at its turn.

    Clause: prior chips (tda-2019:46.B).
    """
    return round.with_player(replace(round.player(seat), no_fold=True))


def without_raise(round: BettingRound, seat: int) -> BettingRound:
    """The round with `seat` barred from betting and raising at its turn, also if it has announced that.

    Clause: misnamed actions (tda-2019:55), skipped (tda-2019:53.B).
    """
    return round.with_player(replace(round.player(seat), no_raise=True, must_raise=False))


def _aftermath(
    before: BettingRound, after: BettingRound, action: Action, reopened: tuple[int, ...], ruleset: Ruleset
) -> tuple[Reason, ...]:
    """Further reasons about an action: whether it reopened the betting, and whether chips are left that do not play."""
    reasons: list[Reason] = []
    if reopened or (after.current_bet > before.current_bet and _stays_closed(after, action.seat, ruleset)):
        reasons.append(_why_reopened(before, after, action.seat, reopened, ruleset))
        reasons += _sums(before, after, reopened, ruleset) if action.all_in else ()
    if action.all_in and (left := after.player(action.seat).stack):
        reasons.append(because(Code.CHIPS_DO_NOT_PLAY, ruleset, seat=action.seat, left=left, chip=after.chip))
    return tuple(reasons)


def _of_early_actions(before: BettingRound, after: BettingRound, ruled: Ruled, ruleset: Ruleset) -> tuple[Reason, ...]:
    return (
        *_whoever_folds_too(before, after, ruleset),
        *_whoever_is_released(before, after, ruled, ruleset),
        *_whoever_is_held(before, after, ruleset),
    )


def _whoever_folds_too(before: BettingRound, after: BettingRound, ruleset: Ruleset) -> tuple[Reason, ...]:
    """The reason for each fold that was announced on a condition, if that has now come about and it binds at once.

    Clause: out of turn (tda-2019:53.A), conditional statements (tda-2019:59.A).
    """
    reasons = []
    for was in before.players:
        early = was.out_of_turn
        if early is not None and early.type is OutOfTurnType.FOLD and early.waits and after.player(was.seat).folded:
            reasons.append(because(Code.FOLD_ANNOUNCED, ruleset, seat=was.seat))
    return tuple(reasons)


def _whoever_is_released(
    before: BettingRound, after: BettingRound, ruled: Ruled, ruleset: Ruleset
) -> tuple[Reason, ...]:
    """The reasons for each player whose pending action out of turn binds no longer, with the chips that go back.

    Clause: out of turn (tda-2019:53.A, roberts-11:3.10, badugi:10).
    """
    reasons: list[Reason] = []
    for was in before.players:
        now, rule = after.player(was.seat), ruleset.out_of_turn
        if now.out_of_turn is None or is_over(before, was, rule):
            continue
        if is_over(after, now, rule):
            reasons += why_released(after, now, ruleset, Topic.OUT_OF_TURN_CORRECTED if ruled.corrects_a_bet else None)
            if not now.no_raise and has_lost_the_raise(after, now, rule):
                reasons.append(because(Code.RAISE_NO_RAISE, ruleset, Topic.OUT_OF_TURN_PASSIVE, seat=now.seat))
    return tuple(reasons)


def _whoever_is_held(before: BettingRound, after: BettingRound, ruleset: Ruleset) -> tuple[Reason, ...]:
    """The reason why the next player has one action only, if he took it out of turn and it binds him.

    Clause: out of turn (tda-2019:53.A).
    """
    if after.to_act in (None, before.to_act):
        return ()
    actor = after.actor
    return (because(Code.TURN_HELD, ruleset, seat=actor.seat),) if is_held(after, actor, ruleset) else ()


def _stays_closed(after: BettingRound, actor: int, ruleset: Ruleset) -> bool:
    """Whether a player with enough chips may not raise again, because the wager is too small to reopen the betting."""
    return any(raise_barred(after, player, ruleset) is Barred.NOT_REOPENED for player in acted_before(after, actor))


def _why_reopened(
    before: BettingRound, after: BettingRound, actor: int, reopened: tuple[int, ...], ruleset: Ruleset
) -> Reason:
    if not reopened:
        least = min(player.committed for player in acted_before(after, actor))  # whoever is in for less needs no more
        return because(Code.REOPENING_CLOSED, ruleset, reopening_topic(after), **to_reopen(after, least, ruleset))
    topic = Topic.SPREAD_LIMIT if _by_half_in_spread_limit(before, after) else None
    if before.due == 0:
        return because(Code.REOPENING_CHECKED, ruleset, topic, seats=reopened)
    added_up = Topic.REOPENING_CUMULATIVE if _only_added_up(before, after, reopened) else reopening_topic(after)
    return because(Code.REOPENING_OPEN, ruleset, topic or added_up, seats=reopened)


def _by_half_in_spread_limit(before: BettingRound, after: BettingRound) -> bool:
    """Whether the betting is open by limit's rule of the half, in a structure that no rulebook's rule speaks of."""
    in_spread = after.structure is Structure.SPREAD_LIMIT
    return in_spread and after.current_bet - before.current_bet < before.unit_bet


def _sums(before: BettingRound, after: BettingRound, reopened: tuple[int, ...], ruleset: Ruleset) -> tuple[Reason, ...]:
    """What each seat faces of several short all-ins that reopen the betting to it only together.

    In limit, a seat that has not matched the last full bet may raise by that alone.
    """
    by, needed = after.current_bet - before.current_bet, needed_to_reopen(after, after.current_bet)
    one_by_one = after.structure.is_limit and not ruleset.reopening.cumulative
    if by >= needed or one_by_one or before.no_bet_yet:
        return ()
    last = before.last_full_bet_to if before.structure.is_limit else 0
    matched = [player for player in before.players if player.committed >= last]
    faced = [(before.facing(player), player.seat) for player in matched if player.seat in reopened]
    added_up = [(short, seat) for short, seat in faced if short < needed <= short + by]
    alike = [tuple([seat for other, seat in added_up if other == short]) for short, _ in added_up]
    topic = Topic.REOPENING_CUMULATIVE if after.structure.is_limit else Topic.REOPENING
    return tuple(
        because(
            Code.REOPENING_ADDED_UP, ruleset, topic, before=short, by=by, facing=short + by, needed=needed, seats=seats
        )
        for (short, seat), seats in zip(added_up, alike, strict=True)
        if seat == seats[0]
    )


def _only_added_up(before: BettingRound, after: BettingRound, reopened: tuple[int, ...]) -> bool:
    """Limit: whether the betting is open only because several short all-ins were added up.

    The first bet over a bring-in opens it by itself, however little is added to it.
    """
    if not after.structure.is_limit or before.no_bet_yet:
        return False
    if 2 * (after.current_bet - before.current_bet) >= before.unit_bet:
        return False
    return all(after.player(seat).committed >= before.last_full_bet_to for seat in reopened)
