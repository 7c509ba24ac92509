"""A whole hand is its streets, one after the other, and its streets are their actions."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from service.rules.model.decision import OnIllegal
from service.rules.model.hand import Hand, Street
from service.rules.model.next import NextStreet
from service.rules.next_street import next_street
from service.rules.play_hand import is_complete
from service.rules.pots import bets_left, gathered
from service.rules.ruleset import Ruleset
from tests.laws.strategies import as_sent
from tests.laws.whole_hands import hands, ruled


@given(hands(), st.sampled_from(OnIllegal), st.data())
def test_a_hand_cut_anywhere_goes_on_from_the_snapshot_as_if_it_had_not_been(
    at: tuple[Hand, Ruleset], on_illegal: OnIllegal, data: st.DataObject
) -> None:
    """The decisions after the cut, the last snapshot and the place of a stop are the same."""
    hand, ruleset = at
    whole = ruled(hand, ruleset, on_illegal)
    street = data.draw(st.integers(0, len(whole.streets) - 1))
    step = data.draw(st.integers(0, len(whole.streets[street].decisions)))
    cut = hand.streets[street]
    before = replace(hand, streets=(*hand.streets[:street], _part(cut, 0, step)))
    stopped = whole.stop is not None and whole.stop.street == street and whole.stop.step is not None
    if stopped and whole.stop and not whole.stop.faults and step == len(whole.streets[street].decisions):
        return  # nothing goes on after what stopped it
    now = ruled(before, ruleset, on_illegal).round
    rest = _part(cut, step, len(cut.steps))
    after = ruled(
        Hand(start=as_sent(now), streets=(replace(rest, first_to_act=None), *hand.streets[street + 1 :])),
        ruleset,
        on_illegal,
    )
    assert after.round == whole.round
    assert after.streets[0].decisions == whole.streets[street].decisions[step:]
    assert after.streets[1:] == whole.streets[street + 1 :]
    assert (after.stop is None) == (whole.stop is None)
    if after.stop and whole.stop:
        assert after.stop.faults == whole.stop.faults
        assert after.stop.street == whole.stop.street - street


def _part(street: Street, begin: int, end: int) -> Street:
    return replace(street, steps=street.steps[begin:end], paid=street.paid[begin:end])


@given(hands())
def test_chips_are_conserved_over_the_streets(at: tuple[Hand, Ruleset]) -> None:
    """Whatever was done, and wherever it stopped: what was at the table is behind, in front, or in the pot."""
    hand, ruleset = at
    played = ruled(hand, ruleset)
    at_first = played.begun.chips_there_are
    for street in played.streets:
        assert street.round.chips_there_are == at_first
        assert gathered(street.round).chips_there_are == at_first
        assert all(player.stack >= 0 for player in gathered(street.round).players)


@given(hands())
def test_a_complete_hand_has_nobody_to_act_and_no_street_that_could_see_a_bet(at: tuple[Hand, Ruleset]) -> None:
    """Complete means that no request could go on with it."""
    hand, ruleset = at
    played = ruled(hand, ruleset)
    now = played.round
    if is_complete(played):
        assert now.to_act is None
        assert now.street == now.streets or not bets_left(now)
    elif played.stop is None and now.to_act is None:
        assert next_street(now, NextStreet(first_to_act=now.players[0].seat)).to_act is not None
