"""What a snapshot leaves unsaid: where it is certain, and where just not."""

from typing import Any, Final

import pytest
from msgspec import convert

from service.rules.betting.cap import CapRule, HeadsUp
from service.rules.betting.largest_wager import PotRule
from service.rules.model.round import BettingRound, Player, SentRound, Structure
from service.rules.ruleset import Ruleset
from service.rules.snapshot import derive
from tests.support.rows import rows_of

NO_LIMIT, POT_LIMIT = Structure.NO_LIMIT, Structure.POT_LIMIT
LIMIT: Final = Structure.FIXED_LIMIT
PLAIN: Final = Ruleset(id="plain", version="1")
EVENT: Final = Ruleset(id="event", version="1", cap=CapRule(heads_up=HeadsUp.CAPPED_UNTIL_EVENT_HEADS_UP))
LIVE: Final = Ruleset(id="live", version="1", cap=CapRule(heads_up=HeadsUp.UNCAPPED_IF_BEGAN_HEADS_UP))
RULESETS: Final = {ruleset.id: ruleset for ruleset in (PLAIN, EVENT, LIVE)}


def derived(*players: str, ruleset: Ruleset = PLAIN, **sent: Any) -> tuple[BettingRound, list[str]]:
    """The round that is meant, and the fields that had to be said; the smallest bet is 100, and it is the flop.

    Each player is told as behind/in front. Who has chips in front has acted where the words after it say nothing else.
    """
    seats = []
    for seat, told in enumerate(players, start=1):
        chips, _, state = told.partition(" ")
        stack, committed = map(int, chips.split("/"))
        acted = "acted" in state or (committed > 0 and "to act" not in state)
        seats.append(Player(seat=seat, stack=stack, committed=committed, acted=acted, folded="folded" in state))
    given: dict[str, Any] = {"structure": NO_LIMIT, "min_bet": 100, "to_act": 1, "street": 2, "streets": 4} | sent
    found = derive(convert(given | {"players": seats}, SentRound), ruleset)
    return found.round, [one.field for one in found.needed]


def test_what_had_to_be_said_and_was_not_is_taken_for_nothing() -> None:
    round, needed = derived("0/150", "900/0", structure=POT_LIMIT, street=1, last_full_bet_to=100, current_bet=150)
    assert (round.pot_before_round, round.pot_credit, needed) == (0, 0, ["pot_before_round", "last_full_raise_by"])
    nominal = derived("0/60 to act", "900/0", structure=POT_LIMIT, street=1, current_bet=100, pot_before_round=0)
    assert (nominal[0].pot_credit, nominal[1]) == (0, ["pot_credit"])
    limit = derived("0/150", "900/0", structure=LIMIT, last_full_bet_to=150, ruleset=LIVE)
    assert (limit[0].bet_count, limit[1]) == (0, ["bet_count"])


@rows_of(__file__)
def test_on_the_first_street_a_short_blind_may_stand_for_more(players: list[str], bet: int, needed: list[str]) -> None:
    round, found = derived(*players, street=None, last_full_raise_by=100)
    assert (round.current_bet, found) == (bet, needed)


def test_where_the_street_does_not_matter_it_need_not_be_said() -> None:
    assert derived("900/100", "900/0", street=None)[1] == []
    assert derived("900/100", "900/0", street=None, current_bet=101, last_full_raise_by=100)[1] == ["street"]


@pytest.mark.parametrize(("bet", "full", "count"), [(60, 0, 0), (100, 100, 1), (150, 150, 1)])
def test_without_a_limit_a_bet_counts_once_from_the_smallest_on(bet: int, full: int, count: int) -> None:
    round, needed = derived(f"900/{bet}", "900/0", last_full_raise_by=100)
    assert (round.last_full_bet_to, round.bet_count, needed) == (full, count, [])


@pytest.mark.parametrize(
    ("stack", "level", "needed"),
    [(1, 200, []), (0, 200, ["last_full_bet_to", "bet_count"])],
    ids=["a_chip_left", "all_in"],
)
def test_in_limit_an_all_in_on_top_may_be_short(stack: int, level: int, needed: list[str]) -> None:
    round, found = derived(f"{stack}/{level}", "900/0", "900/0", structure=LIMIT)
    assert (round.last_full_bet_to, found) == (level, needed)
    assert round.bet_count == (0 if needed else 2)


def test_in_limit_nothing_full_is_no_bet() -> None:
    assert derived("0/60", "900/0", "900/0", structure=LIMIT, last_full_bet_to=0)[0].bet_count == 0


@rows_of(__file__)
def test_in_pot_limit_what_a_blind_lacks_may_count(
    players: list[str], sent: dict[str, Any], rule: dict[str, str], needed: list[str]
) -> None:
    ruleset = Ruleset(id="pot", version="1", pot=convert(rule, PotRule))
    round, found = derived(*players, structure=POT_LIMIT, pot_before_round=0, ruleset=ruleset, **({"street": 1} | sent))
    assert (round.pot_credit, found) == (sent.get("pot_credit", 0), needed)


@rows_of(__file__)
def test_the_cap_is_derived_while_three_could_have_reached_it(
    players: list[str], sent: dict[str, Any], ruleset: str, capped: bool, needed: list[str]
) -> None:
    round, found = derived(*players, ruleset=RULESETS[ruleset], **({"structure": LIMIT} | sent))
    assert (round.capped, found) == (capped, needed)


@rows_of(__file__)
def test_a_round_began_heads_up_for_two_and_for_no_three_who_could_bet(
    players: list[str], sent: dict[str, Any], heads_up: bool | None, needed: list[str]
) -> None:
    round, found = derived(*players, structure=LIMIT, ruleset=LIVE, **sent)
    assert (round.began_heads_up, found) == (heads_up, needed)
