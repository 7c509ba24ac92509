"""What a snapshot leaves unsaid: where it is certain, and where just not."""

from typing import Any, Final

import pytest

from service.rules.betting.cap import CapRule, HeadsUp
from service.rules.betting.largest_wager import AntesCount, PotRule, ShortBlindCounts, SmallBlindCounts
from service.rules.model.round import BettingRound, Player, SentRound, Structure
from service.rules.ruleset import Ruleset
from service.rules.snapshot import derive

NO_LIMIT, POT_LIMIT = Structure.NO_LIMIT, Structure.POT_LIMIT
LIMIT, SPREAD = Structure.FIXED_LIMIT, Structure.SPREAD_LIMIT
PLAIN: Final = Ruleset(id="plain", version="1")
EVENT: Final = Ruleset(id="event", version="1", cap=CapRule(heads_up=HeadsUp.CAPPED_UNTIL_EVENT_HEADS_UP))
LIVE: Final = Ruleset(id="live", version="1", cap=CapRule(heads_up=HeadsUp.UNCAPPED_IF_BEGAN_HEADS_UP))


def at(stack: int, committed: int = 0, *, acted: bool | None = None, folded: bool = False) -> tuple[Any, ...]:
    """A player; who has chips in front has acted where nothing else is said."""
    return stack, committed, (committed > 0 if acted is None else acted), folded


def derived(*players: tuple[Any, ...], ruleset: Ruleset = PLAIN, **sent: Any) -> tuple[BettingRound, list[str]]:
    """The round that is meant, and the fields that had to be said; the smallest bet is 100, and it is the flop."""
    seats = tuple(
        Player(seat=seat, stack=stack, committed=committed, acted=acted, folded=folded)
        for seat, (stack, committed, acted, folded) in enumerate(players, start=1)
    )
    given: dict[str, Any] = {"structure": NO_LIMIT, "min_bet": 100, "to_act": 1, "street": 2, "streets": 4} | sent
    found = derive(SentRound(players=seats, **given), ruleset)
    return found.round, [one.field for one in found.needed]


def test_what_had_to_be_said_and_was_not_is_taken_for_nothing() -> None:
    round, needed = derived(at(0, 150), at(900), structure=POT_LIMIT, street=1, last_full_bet_to=100, current_bet=150)
    assert (round.pot_before_round, round.pot_credit, needed) == (0, 0, ["pot_before_round", "last_full_raise_by"])
    nominal = derived(
        at(0, 60, acted=False), at(900), structure=POT_LIMIT, street=1, current_bet=100, pot_before_round=0
    )
    assert (nominal[0].pot_credit, nominal[1]) == (0, ["pot_credit"])
    limit = derived(at(0, 150), at(900), structure=LIMIT, last_full_bet_to=150, ruleset=LIVE)
    assert (limit[0].bet_count, limit[1]) == (0, ["bet_count"])


@pytest.mark.parametrize(
    ("players", "bet", "needed"),
    [
        ((at(0, 200, acted=False), at(900)), 200, ["current_bet"]),
        ((at(1, 200, acted=False), at(900)), 200, []),
        ((at(800, 200), at(0, 60, acted=False), at(900)), 200, []),
        ((at(950, 50, acted=False), at(900)), 50, ["current_bet"]),
        ((at(0, 200), at(900, 100, acted=False)), 200, []),
        ((at(900), at(900)), 0, []),
        ((at(0, 200), at(1, 60, acted=False)), 200, []),
        ((at(1, 200), at(0, 60, acted=False)), 200, []),
    ],
    ids=[
        "all_in_blind",
        "one_chip_left",
        "not_on_top",
        "below_a_bet",
        "all_in_by_a_bet",
        "nothing_in",
        "blind_with_a_chip",
        "bet_with_a_chip",
    ],
)
def test_on_the_first_street_a_short_blind_may_stand_for_more(
    players: tuple[tuple[Any, ...], ...], bet: int, needed: list[str]
) -> None:
    round, found = derived(*players, street=None, last_full_raise_by=100)
    assert (round.current_bet, found) == (bet, needed)


def test_where_the_street_does_not_matter_it_need_not_be_said() -> None:
    assert derived(at(900, 100), at(900), street=None)[1] == []
    assert derived(at(900, 100), at(900), street=None, current_bet=101, last_full_raise_by=100)[1] == ["street"]


@pytest.mark.parametrize(("bet", "full", "count"), [(60, 0, 0), (100, 100, 1), (150, 150, 1)])
def test_without_a_limit_a_bet_counts_once_from_the_smallest_on(bet: int, full: int, count: int) -> None:
    round, needed = derived(at(900, bet), at(900), last_full_raise_by=100)
    assert (round.last_full_bet_to, round.bet_count, needed) == (full, count, [])


@pytest.mark.parametrize(
    ("stack", "level", "needed"),
    [(1, 200, []), (0, 200, ["last_full_bet_to", "bet_count"])],
    ids=["a_chip_left", "all_in"],
)
def test_in_limit_an_all_in_on_top_may_be_short(stack: int, level: int, needed: list[str]) -> None:
    round, found = derived(at(stack, level), at(900), at(900), structure=LIMIT)
    assert (round.last_full_bet_to, found) == (level, needed)
    assert round.bet_count == (0 if needed else 2)


def test_in_limit_nothing_full_is_no_bet() -> None:
    assert derived(at(0, 60), at(900), at(900), structure=LIMIT, last_full_bet_to=0)[0].bet_count == 0


@pytest.mark.parametrize(
    ("players", "sent", "rule", "needed"),
    [
        ((at(900, 100, acted=False), at(900)), {}, PotRule(), []),
        ((at(900, 100, acted=False), at(900)), {}, PotRule(antes=AntesCount.NOT_BEFORE_FLOP), ["pot_credit"]),
        ((at(900, 100, acted=False), at(900)), {}, PotRule(small_blind=SmallBlindCounts.AS_BIG_BLIND), ["pot_credit"]),
        ((at(900, 60), at(0, 60, acted=False)), {"current_bet": 100}, PotRule(), ["pot_credit"]),
        ((at(900, 100), at(0, 60, acted=False)), {}, PotRule(), ["pot_credit"]),
        ((at(900, 100), at(0, 100, acted=False)), {"current_bet": 100}, PotRule(), []),
        ((at(900, 60), at(900)), {"current_bet": 100}, PotRule(), ["pot_credit"]),
        ((at(900, 60), at(900)), {"current_bet": 100}, PotRule(short_blind=ShortBlindCounts.ACTUAL), []),
        ((at(900, 100, acted=False), at(900)), {}, PotRule(short_blind=ShortBlindCounts.ACTUAL), []),
        ((at(900), at(0, 5, acted=False)), {"current_bet": 10, "bring_in": 10}, PotRule(), []),
        ((at(900), at(900)), {"current_bet": 1}, PotRule(), ["pot_credit"]),
        ((at(900, 60), at(0, 60, acted=False)), {"current_bet": 100, "pot_credit": 40}, PotRule(), []),
        ((at(900, 60), at(0, 60)), {"current_bet": 100, "street": 2}, PotRule(), []),
    ],
)
def test_in_pot_limit_what_a_blind_lacks_may_count(
    players: tuple[tuple[Any, ...], ...], sent: dict[str, Any], rule: PotRule, needed: list[str]
) -> None:
    ruleset = Ruleset(id="pot", version="1", pot=rule)
    round, found = derived(*players, structure=POT_LIMIT, pot_before_round=0, ruleset=ruleset, **({"street": 1} | sent))
    assert (round.pot_credit, found) == (sent.get("pot_credit", 0), needed)


FOUR_BETS: Final = (at(600, 400), at(700, 300), at(900, 100))
TWO_ABLE: Final = (at(600, 400), at(700, 300), at(900, 100, folded=True))


@pytest.mark.parametrize(
    ("players", "sent", "ruleset", "capped", "needed"),
    [
        (FOUR_BETS, {}, PLAIN, True, []),
        (FOUR_BETS, {"bet_count": 3}, PLAIN, False, []),
        (FOUR_BETS, {"bet_count": 3, "capped": True}, PLAIN, False, []),
        (FOUR_BETS, {"streets": 2, "capped": True}, PLAIN, False, []),
        (TWO_ABLE, {}, PLAIN, False, ["capped"]),
        (TWO_ABLE, {"capped": False}, PLAIN, False, []),
        (TWO_ABLE, {"capped": True}, PLAIN, True, []),
        (TWO_ABLE, {"streets": 2, "capped": True}, PLAIN, False, []),
        (TWO_ABLE, {"streets": 2, "bet_count": 5}, PLAIN, False, ["capped"]),
        (TWO_ABLE, {"bet_count": 5}, PLAIN, False, []),
        (FOUR_BETS, {"players_left": 3}, EVENT, True, []),
        (FOUR_BETS, {"players_left": 2}, EVENT, False, []),
        (FOUR_BETS, {"bet_count": 3, "players_left": 3, "capped": True}, EVENT, False, []),
        (FOUR_BETS, {"structure": NO_LIMIT, "last_full_raise_by": 100}, PLAIN, False, []),
    ],
)
def test_the_cap_is_derived_while_three_could_have_reached_it(
    players: tuple[tuple[Any, ...], ...], sent: dict[str, Any], ruleset: Ruleset, capped: bool, needed: list[str]
) -> None:
    round, found = derived(*players, ruleset=ruleset, **({"structure": LIMIT} | sent))
    assert (round.capped, found) == (capped, needed)


@pytest.mark.parametrize(
    ("players", "sent", "heads_up", "needed"),
    [
        ((at(900), at(900)), {}, True, []),
        ((at(900), at(900)), {"began_heads_up": False}, False, []),
        ((at(900), at(900), at(900)), {}, False, []),
        ((at(900), at(900), at(900, folded=True)), {}, None, ["began_heads_up"]),
        ((at(900), at(900), at(900, folded=True)), {"began_heads_up": True}, True, []),
        ((at(900), at(900), at(900, 0, acted=True, folded=True)), {}, False, []),
    ],
)
def test_a_round_began_heads_up_for_two_and_for_no_three_who_could_bet(
    players: tuple[tuple[Any, ...], ...], sent: dict[str, Any], heads_up: bool | None, needed: list[str]
) -> None:
    round, found = derived(*players, structure=LIMIT, ruleset=LIVE, **sent)
    assert (round.began_heads_up, found) == (heads_up, needed)
