"""What was said and done: it never becomes anything illegal, and the same thing done in other ways is the same."""

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from service.rules.acting.out_of_turn import spoken_up
from service.rules.decide import decide
from service.rules.declarations.undercall import is_tiny
from service.rules.messages import MESSAGES
from service.rules.model.action import Action, ActionType, Proposal
from service.rules.model.decision import Decision, Ruling
from service.rules.model.reason import Code
from service.rules.model.round import BettingRound, Player, Structure
from service.rules.model.steps import Declaration, Incident, IncidentKind, Order, Statement, Word
from service.rules.options import options
from service.rules.ruleset import Ruleset
from service.rules.snapshot import settle
from service.rules.step_faults import step_faults
from tests.laws.live_table import assert_ruled, chains, declarations, incidents, motions, with_something_early
from tests.laws.strategies import PROPOSALS, as_sent, moves, reachable_rounds


def as_proposed(action: Action) -> Proposal:
    """The normalized action, proposed by a platform's own button."""
    return Proposal(type=action.type, to=action.to if action.type.is_wager else None)


def results(decision: Decision) -> list[tuple[Action | None, BettingRound]]:
    """What it comes to, or may come to if the floor chooses."""
    if decision.ruling is Ruling.DISCRETION:
        return [(alternative.action, alternative.round) for alternative in decision.alternatives]
    return [(decision.action, decision.round)]


@pytest.mark.slow
@given(reachable_rounds(), st.data())
def test_a_declaration_never_yields_an_illegal_action(at: tuple[BettingRound, Ruleset], data: st.DataObject) -> None:
    """Whatever comes of it would have been legal as a plain action, with the same next round."""
    round, ruleset = at
    declaration = data.draw(declarations(round, round.actor))
    assume(not step_faults(round, declaration, ruleset))
    decision = decide(round, declaration, ruleset)
    for action, after in results(decision):
        if action is None:
            assert replace(after, players=round.players) == round
            assert others(after, round.to_act) == others(round, round.to_act)
        elif action.type is not ActionType.FOLD or not action.add:  # an undercall's chips stay in when it is a fold
            plain = decide(round, as_proposed(action), ruleset)
            assert plain.legal, action
            assert (plain.action, plain.round) == (action, after)


def others(round: BettingRound, seat: int | None) -> list[Player]:
    """Everybody but that seat."""
    return [player for player in round.players if player.seat != seat]


@given(reachable_rounds())
def test_asking_for_time_changes_nothing(at: tuple[BettingRound, Ruleset]) -> None:
    """No turn, no chip and no right is lost by it."""
    round, ruleset = at
    assert decide(round, Declaration(words=(Statement(word=Word.TIME),)), ruleset).round == round


@pytest.mark.slow
@given(reachable_rounds(), st.data())
def test_who_has_announced_a_wager_makes_one(at: tuple[BettingRound, Ruleset], data: st.DataObject) -> None:
    """Whatever the seat says or does then, no chip goes in but as a bet or raise, and no hand is folded."""
    round, ruleset = at
    sizes = options(round, round.actor, ruleset).raise_
    assume(sizes is not None)
    after = replace(round, players=tuple(replace(one, must_raise=one == round.actor) for one in round.players))
    offered = options(after, after.actor, ruleset)
    assert (offered.fold, offered.check, offered.call, offered.bring_in) == (False, False, None, None)
    assert offered.raise_ == sizes
    said = Declaration(words=(Statement(word=Word.RAISE, size_to_come=True),))
    assert sizes is None or sizes.min_to == sizes.max_to or decide(round, said, ruleset).round == after
    anything = declarations(after, after.actor) | PROPOSALS
    step = data.draw(anything.filter(lambda one: not step_faults(after, one, ruleset)))
    for action, then in results(decide(after, step, ruleset)):
        assert action.type.is_wager if action else then.actor.must_raise
        assert not action or not then.player(action.seat).must_raise


@pytest.mark.slow
@given(reachable_rounds(), st.data())
def test_chips_are_conserved_and_the_next_round_is_valid(at: tuple[BettingRound, Ruleset], data: st.DataObject) -> None:
    """In turn and out of it, also in each of the floor's choices."""
    round, ruleset = at
    player = data.draw(st.sampled_from([one for one in round.players if one.may_act(round.chip)]))
    declaration = data.draw(declarations(round, player))
    assume(not step_faults(round, declaration, ruleset))
    decision = decide(round, declaration, ruleset)
    assert_ruled(round, declaration, decision)
    for after in (decision.round, *(alternative.round for alternative in decision.alternatives)):
        assert settle(as_sent(after), ruleset) == after


@pytest.mark.slow
@given(reachable_rounds(), st.data())
def test_the_floor_is_told_to_choose_only_where_it_can(at: tuple[BettingRound, Ruleset], data: st.DataObject) -> None:
    """Where one ruling is left, no reason says that the floor has a choice."""
    round, ruleset = at
    round = data.draw(with_something_early(round, ruleset))
    player = data.draw(st.sampled_from([one for one in round.players if one.may_act(round.chip)]))
    at_it = replace(round, players=tuple(replace(one, no_fold=one == player) for one in round.players))
    declaration = data.draw(declarations(player=player, round=round))
    assume(not step_faults(at_it, declaration, ruleset))
    decision = decide(at_it, declaration, ruleset)
    told = [MESSAGES[one.code].template.message(one.params) for one in decision.reasons]
    assert decision.ruling is Ruling.DISCRETION or not [one for one in told if "floor" in one and "where " not in one]


@pytest.mark.slow
@pytest.mark.parametrize("kind", IncidentKind)
@settings(suppress_health_check=[HealthCheck.filter_too_much])  # few rounds have room for some: two undercalls, a skip
@given(st.data())
def test_an_incident_leaves_a_valid_round(kind: IncidentKind, data: st.DataObject) -> None:
    """Whatever is found or happened, and whatever the floor chooses; only a hidden chip adds to the chips there are."""
    counted_pots = (Structure.POT_LIMIT,) if kind is IncidentKind.WRONG_POT_COUNT else tuple(Structure)
    round, ruleset = data.draw(reachable_rounds(counted_pots, may_be_over=True))
    round = data.draw(with_something_early(round, ruleset))
    incident = data.draw(incidents(round, ruleset, kind))
    assume(incident is not None)
    assert incident is not None
    decision = decide(round, incident, ruleset)
    assert_ruled(round, incident, decision)
    for after in (decision.round, *(alternative.round for alternative in decision.alternatives)):
        assert settle(as_sent(after), ruleset) == after


@pytest.mark.slow
@given(reachable_rounds(), st.data())
def test_acting_over_a_seat_is_the_same_told_at_once_and_step_by_step(
    at: tuple[BettingRound, Ruleset], data: st.DataObject
) -> None:
    """What each of them did is done over what those before him did; and the seat loses what it loses when told."""
    round, ruleset = at
    chain = data.draw(chains(round, ruleset))
    told, stepwise = decide(round, chain, ruleset), played(round, chain, ruleset)
    speaks_up = decide(stepwise, Incident(kind=IncidentKind.SKIPPED, seat=chain.seat), ruleset)
    reasons = tuple(reason for reason in told.reasons if reason.code is not Code.AMOUNT_UNUSED)  # named at once alone
    assert (speaks_up.ruling, speaks_up.reasons) == (told.ruling, reasons)
    assert (speaks_up.round, speaks_up.alternatives) == (told.round, told.alternatives)


@pytest.mark.slow
@given(reachable_rounds(), st.data())
def test_who_acts_after_being_acted_over_is_ruled_on_as_if_that_had_been_told(
    at: tuple[BettingRound, Ruleset], data: st.DataObject
) -> None:
    """The floor has the same choices, or what the seat does stands as it does once its turn is found kept."""
    round, ruleset = at
    chain = data.draw(chains(round, ruleset))
    told, stepwise = decide(round, chain, ruleset), played(round, chain, ruleset)
    proposal = data.draw(st.sampled_from(moves(options(stepwise, stepwise.actor, ruleset))))
    decision = decide(stepwise, proposal, ruleset)
    if told.ruling is Ruling.DISCRETION and proposal.type is not ActionType.FOLD:
        assert decision.ruling is Ruling.DISCRETION
        dead, *rest = told.alternatives
        lost, *others = decision.alternatives
        assert (lost.action, lost.round) == (dead.action, dead.round)
        kept = [decide(one.round, proposal, ruleset) for one in rest]
        assert {(one.action, one.round) for one in others} == {(one.action, one.round) for one in kept}
    else:
        free = decide(spoken_up(stepwise), proposal, ruleset)
        assert (decision.ruling, decision.action, decision.round) == (free.ruling, free.action, free.round)


def played(round: BettingRound, chain: Incident, ruleset: Ruleset) -> BettingRound:
    """The round after what others did, each asked for by itself."""
    for action_since in chain.acted_since or ():
        round = decide(
            round, Proposal(type=action_since.type, seat=action_since.seat, to=action_since.to), ruleset
        ).round
    return round


def spoken(amount: int) -> Declaration:
    """An amount named and nothing else."""
    return Declaration(words=(Statement(amount=amount),))


def settled(decision: Decision) -> object:
    """What matters of a decision beside its reasons."""
    return decision.action, decision.round, [(one.action, one.round) for one in decision.alternatives]


def unopened_to(player: Player) -> bool:
    """Whether nothing of the player's lies in front."""
    return player.committed == 0


@given(reachable_rounds(), st.data())
def test_naming_an_amount_is_pushing_it(at: tuple[BettingRound, Ruleset], data: st.DataObject) -> None:
    """Where the chips themselves decide nothing: many small ones, not the last, not tiny, none in front from before."""
    round, ruleset = at
    player = round.actor
    assume(unopened_to(player) and player.stack > 2 * round.chip)
    most = min(player.stack - 1, 100 * round.chip) // round.chip - 1
    assume(most >= 2)
    count = data.draw(st.integers(2, most))
    assume(not is_tiny(count * round.chip, round.due))
    pushed = Declaration(chips=((round.chip,) * count,))
    assert settled(decide(round, spoken(count * round.chip), ruleset)) == settled(decide(round, pushed, ruleset))


@given(reachable_rounds(), st.data())
def test_chips_and_words_agree_on_a_call_and_on_a_bet(at: tuple[BettingRound, Ruleset], data: st.DataObject) -> None:
    """Exactly the call pushed in silently is the word call; any chips on an unopened round are a bet of their sum."""
    round, ruleset = at
    player = round.actor
    if round.due == 0:
        total = data.draw(st.integers(1, player.playable(round.chip)))
        said = Declaration(words=(Statement(word=Word.BET, amount=total),))
        pushed = Declaration(chips=((total,),)) if total >= round.chip else said
    else:
        owed = round.facing(player)
        assume(not round.bring_in_pending and 0 < owed <= player.playable(round.chip) and owed >= round.chip)
        said, pushed = Declaration(words=(Statement(word=Word.CALL),)), Declaration(chips=((owed,),))
    assert decide(round, said, ruleset).action == decide(round, pushed, ruleset).action


@pytest.mark.slow
@given(reachable_rounds(), st.data())
def test_another_motion_never_makes_a_raise_of_a_call(at: tuple[BettingRound, Ruleset], data: st.DataObject) -> None:
    """Chips that come to no raise in one motion come to none in two, nor to a higher one."""
    round, ruleset = at
    unit = max(round.chip, min(round.min_bet // 2, round.actor.stack // 12))  # smaller chips do not play
    motion = st.lists(st.sampled_from((unit, unit, 2 * unit, 5 * unit)), min_size=1, max_size=3).map(tuple)
    pushed = tuple(data.draw(st.lists(motion, min_size=2, max_size=3)))
    assume(sum(map(sum, pushed)) <= round.actor.stack)
    first = decide(round, Declaration(chips=pushed[:1]), ruleset)
    both = decide(round, Declaration(chips=pushed), ruleset)
    before, after = ([one.to for one, _ in results(found) if one and one.type.is_wager] for found in (first, both))
    assert max(after, default=0) <= max(before, default=0)


@pytest.mark.slow
@given(reachable_rounds(), st.data())
def test_words_said_first_make_chips_that_fit_them_idle(at: tuple[BettingRound, Ruleset], data: st.DataObject) -> None:
    """A verb with its amount is the same with and without the chips that follow it."""
    round, ruleset = at
    words = (Statement(word=Word.RAISE, amount=data.draw(st.integers(1, 20 * round.min_bet))),)
    pushed = data.draw(motions(round.actor.stack, max(round.min_bet // 2, 1)))
    assume(pushed)
    silent = decide(round, Declaration(words=words), ruleset)
    followed = decide(round, Declaration(words=words, chips=pushed, order=Order.WORDS_FIRST), ruleset)
    assert settled(silent) == settled(followed)
