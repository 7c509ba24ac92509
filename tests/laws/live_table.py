"""What a player may say and do, and what may happen beside it, in a given round."""

from typing import Any, Final

from hypothesis import assume
from hypothesis import strategies as st
from msgspec.structs import replace

from service.rules.decide import decide
from service.rules.model.action import ActionType, Proposal
from service.rules.model.decision import Decision, Ruling
from service.rules.model.round import Awaited, BettingRound, Condition, Player, Structure
from service.rules.model.steps import (
    ActionSince,
    Claim,
    Declaration,
    Gesture,
    Incident,
    IncidentKind,
    Order,
    PriorMoved,
    Statement,
    Step,
    Word,
)
from service.rules.ruleset import Ruleset
from service.rules.step_faults import members_of, step_faults
from tests.laws.strategies import PROPOSALS


def conditions(*seats: int) -> st.SearchStrategy[Condition]:
    """An "if", of anybody or of one of these seats."""
    return st.builds(Condition, type=st.sampled_from(Awaited), seat=st.sampled_from((None, *seats)))


@st.composite
def statements(draw: st.DrawFn, unit: int) -> Statement:
    """A verb, an amount, or both; now and then with several meanings, or a condition."""
    word = draw(st.none() | st.sampled_from(Word))
    takes = word is None or word.takes_an_amount
    amounts = st.integers(1, 12).map(lambda count: count * unit) | st.integers(1, 12 * unit)
    several = takes and draw(st.integers(0, 5)) == 0
    candidates = tuple(draw(st.lists(amounts, min_size=2, max_size=4, unique=True))) if several else ()
    named = takes and not several and (word is None or draw(st.booleans()))
    on_top = named and word is not None and word.names_a_wager and draw(st.integers(0, 3)) == 0
    return Statement(
        word=word,
        amount=draw(amounts) if named and not on_top else None,
        by=draw(amounts) if on_top else None,
        candidates=candidates,
        condition=draw(conditions()) if draw(st.integers(0, 9)) == 0 else None,
    )


@st.composite
def motions(draw: st.DrawFn, most: int, unit: int) -> tuple[tuple[int, ...], ...]:
    """Chips in up to three motions, no more than `most` together; none if that buys no chip."""
    found: list[tuple[int, ...]] = []
    for _ in range(draw(st.integers(1, 3))):
        motion: list[int] = []
        for chip in draw(st.lists(st.sampled_from((1, unit, unit, 2 * unit, 5 * unit, 20 * unit)), max_size=5)):
            if chip <= most:
                motion.append(chip)
                most -= chip
        if motion:
            found.append(tuple(motion))
    return tuple(found)


@st.composite
def declarations(draw: st.DrawFn, round: BettingRound, player: Player) -> Declaration:
    """Something that this player can say or do, with a meaning."""
    unit = max(round.min_bet // 2, 1)
    moved = draw(st.sampled_from(PriorMoved)) if player.committed and draw(st.booleans()) else PriorMoved.NONE
    has_words = draw(st.booleans())
    chips = draw(motions(player.stack, unit)) if draw(st.booleans()) or not has_words else ()
    words = tuple(draw(st.lists(statements(unit), min_size=1, max_size=2))) if has_words or not chips else ()
    if has_words and not chips and draw(st.integers(0, 5)) == 0:
        words = (Statement(word=draw(st.sampled_from((Word.BET, Word.RAISE))), size_to_come=True),)
    wrong = [one for one in Claim if round.facing(player) or one is Claim.MAY_NOT_RAISE]
    told = draw(st.sampled_from(wrong)) if draw(st.integers(0, 5)) == 0 else None
    gestures = st.none() | st.sampled_from(Gesture if chips else (Gesture.RAP,))
    others = [one.seat for one in round.players if one is not player and one.may_act(round.chip)]
    missed = told is None and round.facing(player) > 0 and draw(st.booleans())
    gesture = draw(gestures)
    asked = Declaration(
        words=words, chips=chips, prior_moved=moved, gesture=gesture, told=told, unaware_of_raise=missed
    )
    since = st.lists(st.sampled_from(others), unique=True).map(_folds) if others else st.just(())
    return Declaration(
        seat=player.seat,
        words=words,
        chips=chips,
        order=draw(st.sampled_from(Order)),
        prior_moved=moved,
        gesture=gesture,
        in_question=asked.is_words_alone and not any(one.size_to_come for one in words) and draw(st.booleans()),
        unaware_of_raise=missed,
        told_to=draw(st.none() | st.integers(0, 4 * unit)),
        told=told,
        acted_since=draw(st.none() | since),
    )


def _folds(seats: list[int]) -> tuple[ActionSince, ...]:
    return tuple(ActionSince(seat=seat, type=ActionType.FOLD) for seat in seats)


@st.composite
def with_something_early(draw: st.DrawFn, round: BettingRound, ruleset: Ruleset) -> BettingRound:
    """The round, or the same with something done out of turn that is pending in it."""
    waiting = [one.seat for one in round.players if one.may_act(round.chip) and one.seat != round.to_act]
    if not waiting or round.to_act is None or draw(st.booleans()):
        return round
    seat = draw(st.sampled_from(waiting))
    if draw(st.integers(0, 3)) == 0:
        word = draw(st.sampled_from((Word.FOLD, Word.CALL, Word.RAISE)))
        others = [one.seat for one in round.players if one.seat != seat and one.may_act(round.chip)]
        announced = Statement(word=word, condition=draw(conditions(*others)))
        alternatives = decide(round, Declaration(seat=seat, words=(announced,)), ruleset).alternatives
        return alternatives[0].round if alternatives else round
    early = draw(st.sampled_from((ActionType.CHECK, ActionType.CALL, ActionType.ALL_IN)))
    return decide(round, Proposal(type=early, seat=seat), ruleset).round


@st.composite
def incidents(
    draw: st.DrawFn, round: BettingRound, ruleset: Ruleset, kind: IncidentKind | None = None
) -> Incident | None:
    """Something that may have happened in the round; None where what was drawn has no meaning in it."""
    possible = [one for one in IncidentKind if kind in (None, one) and _seats_for(one, round)]
    if not possible:
        return None
    incident = draw(_of_kind(draw(st.sampled_from(possible)), round))
    return None if step_faults(round, incident, ruleset) else incident


def _seats_for(kind: IncidentKind, round: BettingRound) -> list[int]:
    """The seats that an incident of this kind may be about."""
    match kind:
        case IncidentKind.HIDDEN_CHIP:
            return [one.seat for one in round.players if one.is_all_in(round.chip) and one.committed]
        case IncidentKind.UNDERBET_FOUND:
            return [one.seat for one in round.players if one.acted and one.committed and not one.folded]
        case IncidentKind.WRONG_POT_COUNT:
            is_bet = round.structure is Structure.POT_LIMIT and round.bet_count > 0
            bettors = [one for one in round.players if one.acted and one.committed >= round.min_bet]
            return [one.seat for one in bettors if is_bet and not one.folded]
        case IncidentKind.SKIPPED | IncidentKind.AMOUNT_UNKNOWN | IncidentKind.UNDERCALLS:
            able = [one.seat for one in round.players if one.may_act(round.chip)]
            if round.to_act is None or len(able) < 2:
                return []
            if kind is IncidentKind.UNDERCALLS and min(round.facing(round.actor), round.actor.stack) < 2:
                return []
            return able if kind is IncidentKind.SKIPPED else [round.to_act]
        case IncidentKind.WRONG_BRING_IN:
            able = [one.seat for one in round.players if one.may_act(round.chip)]
            return able if round.bring_in and not round.bring_in_pending else []
        case IncidentKind.ACTED_OUT_OF_TURN_DELIBERATELY:
            return [one.seat for one in round.players]
        case _:
            return [] if round.to_act is None else [round.to_act]


@st.composite
def _of_kind(draw: st.DrawFn, kind: IncidentKind, round: BettingRound) -> Incident:
    """An incident of this kind; most of them have a meaning in the round."""
    seats = _seats_for(kind, round)
    seat = draw(st.sampled_from(sorted(seats, key=lambda seat: seat != round.to_act)))
    player = round.player(seat)
    amounts = st.integers(1, 6 * round.min_bet)
    types = list(ActionType) if kind is IncidentKind.SKIPPED else [ActionType.CALL, ActionType.FOLD]
    others = [other.seat for other in round.players if other.seat != seat and other.may_act(round.chip)]
    actions_since = [
        ActionSince(seat=other, type=draw(st.sampled_from(types)), to=draw(amounts))
        for other in draw(st.permutations(others))[: draw(st.integers(1, 3))]
    ]
    below = sorted({0, *[one.committed for one in round.players if one.committed < player.committed]})
    faced = st.sampled_from(below) | st.integers(0, max(0, player.committed - 1))
    quoted = draw(st.just(player.committed) | amounts)
    actual = st.integers(-2 * round.min_bet, 6 * round.min_bet).map(lambda over: max(0, quoted + over))
    members: dict[str, st.SearchStrategy[Any]] = {
        "acted_since": st.just(tuple(actions_since)),
        "amount": st.integers(1, max(1, min(round.facing(player), player.stack) - 1)) | amounts,
        "told_to": amounts,
        "faced": st.none() | faced if kind is IncidentKind.HIDDEN_CHIP else faced,
        "quoted_pot": st.just(quoted),
        "actual_pot": st.none() | actual,
        "street_over": st.booleans(),
        "called_by": st.none() | st.sampled_from(round.players).map(lambda one: one.seat),
        "waited": st.none() | st.integers(0, 300),
        "tied": st.none() | st.booleans(),
    }
    return Incident(kind=kind, seat=seat, **{name: draw(members[name]) for name in members_of(kind)})


@st.composite
def steps(draw: st.DrawFn, round: BettingRound, ruleset: Ruleset) -> Step | None:
    """Anything that may come next, by a seat whose turn it is or is not; None where it has no meaning in the round."""
    kind = draw(st.integers(0, 7))
    if kind == 0:
        return draw(incidents(round, ruleset))
    able = [one for one in round.players if one.may_act(round.chip)]
    early = [one for one in able if one.out_of_turn is not None]
    player = draw(st.sampled_from(able if kind < 3 or not early else early))
    if kind == 1:
        step: Step = draw(declarations(round, player))
    elif kind < 5:
        step = replace(draw(PROPOSALS), seat=player.seat)
    elif kind == 5:
        step = Proposal(type=ActionType.FOLD, seat=player.seat)
    else:  # a bet in turn, of any size beside what is pending
        step = Proposal(type=ActionType.RAISE, by=draw(st.integers(1, 4)) * round.min_bet)
    return None if step_faults(round, step, ruleset) else step


LEGAL: Final = {Ruling.ACCEPTED: True, Ruling.CORRECTED: False, Ruling.REJECTED: False, Ruling.DISCRETION: None}


def assert_ruled(before: BettingRound, step: Step, decision: Decision) -> None:
    """Each seat has the chips that it had, but for a hidden one, and the floor alone chooses, among different results.

    A plain action takes nothing back that lies in front.
    """
    hidden = step.amount if isinstance(step, Incident) and step.kind is IncidentKind.HIDDEN_CHIP else None
    for after in (decision.round, *(alternative.round for alternative in decision.alternatives)):
        assert after.pot_before_round == before.pot_before_round
        for was, now in zip(before.players, after.players, strict=True):
            more = now.stack + now.committed - was.stack - was.committed
            assert was.seat == now.seat
            assert more in ((0, hidden) if was.seat == step.seat else (0,))
            assert now.stack >= 0
            assert now.committed >= was.committed or not isinstance(step, Proposal)
    assert decision.legal is LEGAL[decision.ruling]
    assert (decision.ruling is Ruling.DISCRETION) == (len(decision.alternatives) > 1)
    assert len(set(decision.alternatives)) == len(decision.alternatives)


@st.composite
def chains(draw: st.DrawFn, round: BettingRound, ruleset: Ruleset) -> Incident:
    """A seat acted over by a bet out of turn and by those who acted on that bet."""
    waiting = [one for one in round.players if one.may_act(round.chip) and one.seat != round.to_act]
    assume(len(waiting) > 1 and round.to_act is not None)
    assert round.to_act is not None
    bettor, *others = draw(st.permutations(waiting))
    to = round.current_bet + draw(st.integers(1, 4)) * round.min_bet
    on_it = st.sampled_from((ActionType.CALL, ActionType.CALL, ActionType.CALL, ActionType.FOLD, ActionType.CHECK))
    actions_since = [ActionSince(seat=bettor.seat, type=ActionType.RAISE, to=to)]
    actions_since += [ActionSince(seat=other.seat, type=draw(on_it)) for other in others[: draw(st.integers(1, 3))]]
    incident = Incident(kind=IncidentKind.SKIPPED, seat=round.to_act, acted_since=tuple(actions_since))
    assume(not step_faults(round, incident, ruleset))
    return incident
