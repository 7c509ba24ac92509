"""How a declaration or an incident can have no meaning: place, code and words of the refusal; what is just possible."""

from typing import Final

import pytest

from service.rules.model.amounts import MOST_CHIPS
from tests.conftest import Checked
from tests.support.rounds import ALL_IN, BET, BLINDS, COUNT, HIDDEN, POT, UNBET, UNDERBET, Json, round_of

OVER: Final[Json] = {"current_bet": 300, "last_full_raise_by": 300, "to_act": None, "players": ["9700/300", "9700/300"]}
OPENED: Final[Json] = {
    "current_bet": 300,
    "last_full_raise_by": 300,
    "to_act": 2,
    "players": ["9700/300", "9900/0", "9900/0"],
}
BROUGHT_IN_ALL_IN: Final[Json] = {
    "structure": "fixed_limit",
    "street": 1,
    "players_left": 9,
    "bring_in": 60,
    "current_bet": 60,
    "to_act": 2,
    "players": ["0/60 acted", "990/0"],
}


def wrong(client: Checked, round: Json, step: Json) -> list[tuple[str, str, str]]:
    """Place, code and words of all that is wrong; nothing if it is decided."""
    answer = client.post("/v1/decisions", json={"rulebook": "tda-2019", "round": round_of(**round), **step})
    assert answer.status_code in (200, 422), answer.get_json()
    return [(fault["pointer"], fault["code"], fault["message"]) for fault in answer.get_json().get("errors", ())]


@pytest.mark.parametrize(
    ("round", "declaration", "place", "code", "message"),
    [
        (OVER, {"gesture": "rap"}, "", "round_over", "The round is over: there is nothing to act on."),
        (BET, {"words": [{}]}, "/words/0", "nothing_said", "A statement has a word, an amount, or candidates."),
        (
            BET,
            {"words": [{"word": "raise", "amount": 700, "candidates": [600, 800]}]},
            "/words/0/candidates",
            "one_amount",
            "Give one of amount, by and candidates.",
        ),
        (
            BET,
            {"words": [{"word": "raise", "amount": 700, "by": 600}]},
            "/words/0/by",
            "one_amount",
            "Give one of amount, by and candidates.",
        ),
        (
            BET,
            {"words": [{"word": "call", "by": 600}]},
            "/words/0/by",
            "by_not_taken",
            "by goes with bet, raise and complete.",
        ),
        (BET, {"words": [{"by": 600}]}, "/words/0/by", "by_not_taken", "by goes with bet, raise and complete."),
        *[
            (
                BET,
                {"words": [one | {"size_to_come": True}], **others},
                "/words/0/size_to_come",
                "size_not_to_come",
                "size_to_come goes with bet and raise, without an amount, a condition or chips.",
            )
            for one, others in (
                ({"word": "call"}, {}),
                ({"word": "complete"}, {}),
                ({"amount": 600}, {}),
                ({"word": "raise", "amount": 600}, {}),
                ({"word": "raise", "by": 600}, {}),
                ({"word": "raise", "candidates": [600, 800]}, {}),
                ({"word": "raise", "condition": {"type": "other"}}, {}),
                ({"word": "raise"}, {"chips": [[500]]}),
            )
        ],
        (
            BET,
            {"words": [{"word": "raise", "candidates": [600, 600]}]},
            "/words/0/candidates",
            "candidates_alike",
            "Each meaning is given once.",
        ),
        (
            BET,
            {"words": [{"word": "raise"}, {"word": "check", "amount": 700}]},
            "/words/1/amount",
            "amount_not_taken",
            "check takes no amount.",
        ),
        (
            BET,
            {"gesture": "forward_motion"},
            "/gesture",
            "motion_without_chips",
            "A forward motion is made with chips: say which.",
        ),
        (BET, {}, "", "empty", "Nothing was said or done: there are no words, no chips and no gesture."),
        (
            BET,
            {"chips": [[5000, 4000], [1000]]},
            "/chips",
            "chips_above_stack",
            "Seat 2 has 10000 in front and behind, and 10100 would lie in front.",
        ),
        (
            BET,
            {"gesture": "rap", "prior_chips": [25, 25]},
            "/prior_chips",
            "prior_chips_below_committed",
            "Seat 2 has committed 100 and took nothing back: its chips cannot come to 50.",
        ),
        (
            BET,
            {"gesture": "rap", "prior_chips": [5000, 5001]},
            "/prior_chips",
            "prior_chips_above_stack",
            "Seat 2 has 10000 in all.",
        ),
        (
            UNBET,
            {"gesture": "rap", "prior_chips": [100]},
            "/prior_chips",
            "no_prior_chips",
            "Seat 1 has nothing in front from before.",
        ),
        (UNBET, {"prior_moved": "all"}, "/prior_moved", "no_prior_chips", "Seat 1 has nothing in front from before."),
        (BET, {"seat": 1, "gesture": "rap", "told": "no_bet"}, "/told", "told_rightly", "Seat 1 has nothing to call."),
        (OPENED, {"gesture": "rap", "told": "no_raise"}, "/told", "told_rightly", "Seat 2 faces no raise."),
        (
            BET | {"players": ["9700/300", "200/100", "9900/100"]},
            {"gesture": "rap", "told": "may_not_raise"},
            "/told",
            "told_rightly",
            "Seat 2 may neither bet nor raise.",
        ),
        (
            BET,
            {"gesture": "rap", "told": "no_raise", "unaware_of_raise": True},
            "/told",
            "told_or_unaware",
            "told is what the player missed: leave out unaware_of_raise.",
        ),
        (BET, {"seat": 9, "gesture": "rap"}, "/seat", "seat_unknown", "Seat 9 is not at the table."),
        (
            BET,
            {"gesture": "rap", "acted_since": [{"seat": 9, "type": "fold"}]},
            "/acted_since/0/seat",
            "seat_unknown",
            "Seat 9 is not at the table.",
        ),
        (
            BET,
            {"gesture": "rap", "acted_since": [{"seat": 2, "type": "fold"}]},
            "/acted_since/0/seat",
            "seat_acted_twice",
            "Seat 2 is named twice, or is the seat that this is about: others are named here, each once.",
        ),
        (
            BET | {"players": ["0/300", "200/100", "9900/100"]},
            {"gesture": "rap", "acted_since": [{"seat": 1, "type": "fold"}]},
            "/acted_since/0/seat",
            "seat_all_in",
            "Seat 1 is all-in.",
        ),
    ],
)
def test_a_declaration_without_meaning_is_refused_in_these_words(
    client: Checked, round: Json, declaration: Json, place: str, code: str, message: str
) -> None:
    expected = (f"/declaration{place}", f"declaration.{code}", message)
    assert wrong(client, round, {"declaration": declaration}) == [expected]


@pytest.mark.parametrize(
    ("round", "declaration"),
    [
        (BET, {"prior_moved": "all", "chips": [[5000, 5000]]}),
        (BET, {"chips": [[5000, 4900]]}),
        (BET | {"players": ["9700/300", "400/100", "9900/100"]}, {"gesture": "rap", "prior_chips": [500]}),
    ],
    ids=["all_taken_back_and_all_pushed", "all_pushed", "one_chip_that_is_more_than_was_bet"],
)
def test_a_player_moves_as_many_chips_as_he_has(client: Checked, round: Json, declaration: Json) -> None:
    assert wrong(client, round, {"declaration": declaration}) == []


def test_whose_turn_it_cannot_be_is_said_of_the_round_alone(client: Checked) -> None:
    folded = BET | {"players": ["9700/300", "9900/100 folded", "9900/100"]}
    assert wrong(client, folded, {"declaration": {"gesture": "rap"}}) == [
        ("/round/to_act", "round.to_act_folded", "Seat 2 has folded.")
    ]


UNTOLD: Final = "faced is needed: what was the bet when seat 1 went all-in? The round does not tell."
SHORT_OVER_SHORT: Final[Json] = {
    "current_bet": 200,
    "last_full_raise_by": 100,
    "last_full_bet_to": 0,
    "bet_count": 0,
    "to_act": 4,
    "players": ["0/60", "0/120", "0/200", "9900/0"],
}
"""All-ins of 60, 120 and 200 on a street of 100: none of them is a full bet."""
DO_NOT_FIT: Final = "cannot come of these counts: it is, or would have been, below the minimum."


@pytest.mark.parametrize(
    ("round", "incident", "place", "code", "message"),
    [
        (
            OVER,
            {"kind": "skipped", "seat": 1, "acted_since": [{"seat": 2, "type": "check"}]},
            "/seat",
            "round_over",
            "The round is over: no turn is left to lose.",
        ),
        (BET, HIDDEN, "/seat", "seat_not_all_in", "Seat 1 is not all-in."),
        (
            BET,
            {"kind": "clock_called", "seat": 2, "called_by": 9},
            "/called_by",
            "seat_unknown",
            "Seat 9 is not at the table.",
        ),
        (
            {"to_act": 2, "players": ["0/0", "9900/0", "9900/0"]},
            HIDDEN,
            "/seat",
            "no_wager",
            "Seat 1 was all-in before this round.",
        ),
        (
            ALL_IN | {"pot_before_round": MOST_CHIPS - 20600},
            HIDDEN | {"amount": 501},
            "/amount",
            "chips_above_maximum",
            "All chips together come to more than 9007199254740991.",
        ),
        (
            ALL_IN | {"pot_before_round": MOST_CHIPS - 20100},
            {"kind": "hidden_chip", "seat": 1},
            "/amount",
            "member_needed",
            "hidden_chip needs amount.",
        ),
        (
            ALL_IN | {"structure": "fixed_limit", "players_left": 9, "last_full_bet_to": 300, "bet_count": 3},
            HIDDEN,
            "/faced",
            "member_needed",
            UNTOLD,
        ),
        (SHORT_OVER_SHORT, HIDDEN | {"seat": 3}, "/faced", "member_needed", UNTOLD.replace("seat 1", "seat 3")),
        (ALL_IN | {"last_full_raise_by": 200}, HIDDEN, "/faced", "member_needed", UNTOLD),
        (ALL_IN, HIDDEN | {"faced": 301}, "/faced", "no_wager", "Seat 1 is all-in for 300."),
        (
            {"current_bet": 100, "to_act": 2, "players": ["9900/100", "9900/0"]},
            {"kind": "undercalls", "seat": 2, "amount": 50, "acted_since": []},
            "/acted_since",
            "nobody_acted",
            "undercalls needs at least one who acted.",
        ),
        (
            BET,
            UNDERBET | {"seat": 1, "faced": 300},
            "/seat",
            "no_wager",
            "Seat 1 has made no wager above what it faced.",
        ),
        (
            BET | {"players": ["9700/300", "9900/100", "9900/100 folded"]},
            UNDERBET | {"seat": 3, "faced": 0},
            "/seat",
            "no_wager",
            "Seat 3 has made no wager above what it faced.",
        ),
        (
            BLINDS,
            UNDERBET | {"seat": 1, "faced": 0},
            "/seat",
            "no_wager",
            "Seat 1 has made no wager above what it faced.",
        ),
        (
            POT | {"structure": "no_limit"},
            COUNT | {"quoted_pot": 100},
            "/kind",
            "not_pot_limit",
            "The pot is counted in pot_limit only.",
        ),
        (
            POT,
            COUNT | {"quoted_pot": 150},
            "/actual_pot",
            "member_needed",
            "actual_pot is needed: the bet is no opening bet of the quoted pot, so the right count does not follow.",
        ),
        (
            POT,
            COUNT | {"quoted_pot": 150, "actual_pot": 100},
            "/quoted_pot",
            "counts_do_not_fit",
            f"A bet of 100 {DO_NOT_FIT}",
        ),
        (
            POT
            | {"current_bet": 200, "last_full_raise_by": 100, "players": ["0/60", "9800/200", "990/0"], "to_act": 3},
            COUNT | {"quoted_pot": 60, "actual_pot": 200},
            "/quoted_pot",
            "counts_do_not_fit",
            f"A bet of 60 {DO_NOT_FIT}",
        ),
    ],
)
def test_an_incident_without_meaning_is_refused_in_these_words(
    client: Checked, round: Json, incident: Json, place: str, code: str, message: str
) -> None:
    assert wrong(client, round, {"incident": incident}) == [(f"/incident{place}", f"incident.{code}", message)]


def test_one_who_has_a_single_chip_and_puts_it_in_calls_all_in(client: Checked) -> None:
    round = {"current_bet": 100, "to_act": 2, "players": ["9900/100", "1/0", "9900/0"]}
    incident = {"kind": "undercalls", "seat": 2, "amount": 1, "acted_since": [{"seat": 3, "type": "call"}]}
    assert wrong(client, round, {"incident": incident}) == [
        ("/incident/amount", "incident.no_undercall", "Seat 2 owes 100.")
    ]


@pytest.mark.parametrize(
    ("round", "incident"),
    [
        (ALL_IN | {"pot_before_round": MOST_CHIPS - 20600}, HIDDEN),
        (ALL_IN, HIDDEN | {"faced": 300}),
        (SHORT_OVER_SHORT, HIDDEN | {"seat": 3, "faced": 120}),
        (
            SHORT_OVER_SHORT | {"current_bet": 60, "players": ["0/60", "0/30", "9900/0", "9900/0"]},
            HIDDEN | {"faced": 30},
        ),
        (BROUGHT_IN_ALL_IN, HIDDEN),
        (BET, UNDERBET | {"seat": 1, "faced": 100}),
        (
            {"min_bet": 2, "current_bet": 1, "last_full_raise_by": 2, "to_act": 2, "players": ["99/1", "99/0"]},
            UNDERBET | {"seat": 1, "faced": 0},
        ),
        (POT, COUNT | {"quoted_pot": 100, "actual_pot": 150}),
        (POT | {"pot_before_round": 0}, COUNT | {"quoted_pot": 0, "actual_pot": 0}),
        (
            POT
            | {
                "pot_before_round": 50,
                "current_bet": 500,
                "last_full_raise_by": 500,
                "players": ["9500/500", "9900/0"],
            },
            COUNT | {"quoted_pot": 500, "actual_pot": 1000},
        ),
        (
            POT | {"current_bet": 300, "last_full_raise_by": 200, "players": ["9900/100", "9700/300"], "to_act": 1},
            COUNT | {"quoted_pot": 100, "actual_pot": 100},
        ),
    ],
    ids=[
        "as_many_chips_as_may_be",
        "an_all_in_that_was_a_call",
        "a_short_all_in_over_another",
        "a_short_all_in_over_one_behind_it",
        "a_bring_in_is_no_bet",
        "a_wager_above_what_was_faced",
        "a_wager_of_one_chip",
        "the_smallest_bet_was_too_small",
        "the_smallest_bet_and_no_pot",
        "the_right_count_is_told",
        "the_smallest_bet_was_raised",
    ],
)
def test_what_is_just_possible_is_ruled_on(client: Checked, round: Json, incident: Json) -> None:
    assert wrong(client, round, {"incident": incident}) == []
