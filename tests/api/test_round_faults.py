"""How a snapshot can contradict itself: place, code and words of the refusal; what is just possible."""

from typing import Any, Final

import pytest

from service.rules.model.amounts import MOST_CHIPS
from tests.conftest import Checked
from tests.support.rounds import ALL_IN, BET, BLINDS, round_of

Json = dict[str, Any]

LIMIT: Final[Json] = {"structure": "fixed_limit", "to_act": 2, "players": ["800/200", "990/0", "990/0"]}
SPREAD: Final[Json] = {"structure": "spread_limit", "to_act": 1, "players": ["990/0", "990/0", "990/0"]}
STUD: Final[Json] = LIMIT | {"street": 1, "streets": 5, "bring_in": 25, "players": ["0/10", "990/0", "990/0"]}
SHORT_BLIND: Final[Json] = {"street": 1, "to_act": 3, "players": ["9950/50", "0/60", "9900/0"]}
SHORT_CALL: Final[Json] = {"current_bet": 500, "last_full_raise_by": 300, "to_act": 3}


def wrong(client: Checked, round: Json, rulebook: str = "tda-2019") -> list[tuple[str, str, str]]:
    """Place, code and words of all that is wrong with the round; nothing if its options are told."""
    answer = client.post("/v1/options", json={"rulebook": rulebook, "round": round_of(**round)})
    assert answer.status_code in (200, 422), answer.get_json()
    return [(fault["pointer"], fault["code"], fault["message"]) for fault in answer.get_json().get("errors", ())]


@pytest.mark.parametrize(
    ("round", "place", "code", "message"),
    [
        (
            {"to_act": None, "players": ["990/0 folded", "990/0 folded"]},
            "/players",
            "too_few_players",
            "0 of the players have not folded: nobody can act.",
        ),
        (
            ALL_IN | {"pot_before_round": MOST_CHIPS - 20099},
            "/players",
            "chips_above_maximum",
            "All chips together come to more than 9007199254740991.",
        ),
        (BET | {"players_left": 2}, "/players_left", "players_left_too_few", "3 players are still in this pot."),
        (
            LIMIT | {"current_bet": 200, "began_heads_up": True},
            "/began_heads_up",
            "began_with_more",
            "3 could bet when the round began.",
        ),
        (
            STUD | {"street": 2, "current_bet": 0, "to_act": 2, "players": ["990/0", "990/0", "990/0"]},
            "/bring_in",
            "bring_in_after_first_street",
            "A bring-in belongs to the first street.",
        ),
        (
            BET | {"pot_credit": 50},
            "/pot_credit",
            "pot_credit_after_first_street",
            "A pot credit belongs to the first street.",
        ),
        (
            STUD | {"current_bet": 0, "players": ["990/0 acted", "990/0", "990/0"]},
            "/bring_in",
            "bring_in_not_paid",
            "Players have acted, yet nobody has brought in.",
        ),
        (
            LIMIT | {"big_bet": 100, "last_full_raise_by": 200, "bet_count": 1},
            "/big_bet",
            "big_bet_not_above",
            "A big bet is more than the smallest one, 100.",
        ),
        (
            SPREAD | {"max_bet": 100, "big_bet": 200},
            "/big_bet",
            "big_bet_without_limit",
            "There is no big bet in spread_limit.",
        ),
        (
            LIMIT | {"big_bet": 150, "last_full_raise_by": 201, "bet_count": 1},
            "/last_full_raise_by",
            "last_full_raise_by_above_bet",
            "The bet stands at 200.",
        ),
        (SPREAD | {"max_bet": 99}, "/max_bet", "max_bet_below_min_bet", "The smallest bet is 100."),
        (
            ALL_IN | {"current_bet": 400},
            "/current_bet",
            "bet_above_commitments",
            "Nobody has more than 300 in, and no short blind or bring-in explains a bet of 400.",
        ),
        (
            SHORT_BLIND | {"current_bet": 80},
            "/current_bet",
            "bet_above_commitments",
            "Nobody has more than 60 in, and no short blind or bring-in explains a bet of 80.",
        ),
        (
            STUD | {"current_bet": 100, "last_full_bet_to": 100, "bet_count": 1},
            "/current_bet",
            "bet_above_commitments",
            "Nobody has more than 10 in, and no short blind or bring-in explains a bet of 100.",
        ),
        (
            LIMIT | {"bet_count": 5},
            "/bet_count",
            "bet_count_too_high",
            "A bet of 200 holds at most 4 bets.",
        ),
        (
            {"bet_count": 0, "current_bet": 100, "to_act": 2, "players": ["900/100", "990/0"]},
            "/bet_count",
            "bet_without_count",
            "A full bet is out, so at least one is counted.",
        ),
        (
            SHORT_CALL | {"bet_count": 0, "players": ["9500/500", "0/200", "9900/0"]},
            "/bet_count",
            "bet_without_count",
            "A full bet is out, so at least one is counted.",
        ),
        (
            LIMIT | {"min_bet": 1, "bet_count": 0, "players": ["99/1", "99/0", "99/0"]},
            "/bet_count",
            "bet_without_count",
            "A full bet is out, so at least one is counted.",
        ),
        (
            {"to_act": None, "players": ["990/0", "980/0", "970/0"]},
            "/to_act",
            "to_act_missing",
            "Seat 1 still has to act.",
        ),
    ],
)
def test_a_contradiction_is_refused_in_these_words(
    client: Checked, round: Json, place: str, code: str, message: str
) -> None:
    assert wrong(client, round) == [(f"/round{place}", f"round.{code}", message)]


def test_one_alone_has_nobody_to_act_against(client: Checked) -> None:
    assert wrong(client, {"to_act": 1, "players": ["990/0", "990/0 folded"]}) == [
        ("/round/players", "round.too_few_players", "1 of the players have not folded: nobody can act."),
        ("/round/to_act", "round.to_act_none_left", "No action is left in this round: to_act is null."),
    ]


def test_each_seat_that_is_there_again_is_pointed_at(client: Checked) -> None:
    round = round_of(["990/0", "990/0", "990/0", "990/0"], to_act=1)
    for place, seat in ((1, 7), (2, 1), (3, 7)):
        round["players"][place]["seat"] = seat
    answer = client.post("/v1/options", json={"rulebook": "tda-2019", "round": round})
    code = "round.seats_alike"
    assert answer.get_json()["errors"] == [
        {"pointer": f"/round/players/{place}/seat", "code": code, "message": said, "params": {"seat": seat}}
        for place, seat, said in ((2, 1, "Seat 1 is there twice."), (3, 7, "Seat 7 is there twice."))
    ]


def test_the_cap_of_two_streets_is_one_bet_higher(client: Checked) -> None:
    four = LIMIT | {"bet_count": 4, "capped": True, "to_act": 2, "players": ["600/400", "700/300", "990/0"]}
    assert wrong(client, four, "roberts-11") == []
    assert wrong(client, four | {"street": 1, "streets": 2}, "roberts-11") == [
        ("/round/capped", "round.capped_below_cap", "The cap is 5 bets; 4 are counted.")
    ]


@pytest.mark.parametrize(
    "round",
    [
        SPREAD | {"max_bet": 100},
        LIMIT | {"big_bet": 101, "last_full_raise_by": 200, "bet_count": 1},
        SHORT_BLIND | {"current_bet": 100},
        STUD | {"current_bet": 25},
        BLINDS,
        BET | {"players_left": 3},
        LIMIT | {"began_heads_up": True, "players_left": 5, "players": ["800/200", "990/0"]},
        {"to_act": None, "players": ["990/0", "990/0 folded"]},
        ALL_IN | {"pot_before_round": MOST_CHIPS - 20100},
        SHORT_CALL | {"bet_count": 1, "players": ["9500/500", "0/200", "9900/0"]},
    ],
    ids=[
        "spread_of_one_bet",
        "a_big_bet_just_above",
        "short_blind",
        "short_bring_in",
        "blinds",
        "all_who_are_left",
        "two_began",
        "one_is_left",
        "all_chips_there_may_be",
        "one_bet_of_more_than_the_least",
    ],
)
def test_what_is_just_possible_is_no_contradiction(client: Checked, round: Json) -> None:
    assert wrong(client, round) == []


@pytest.mark.parametrize(
    ("players", "current_bet", "early", "possible"),
    [
        (["9700/300", "9900/0", "0/100"], 300, {"type": "call", "to": 100, "faced": 300}, False),
        (["9700/300", "9900/0", "9900/0"], 300, {"type": "call", "to": 300, "faced": 300}, True),
        (["9700/300", "9900/0", "9900/0"], 300, {"type": "check", "to": 0, "faced": 0}, False),
        (["9700/300", "9900/0", "9900/0"], 300, {"type": "check", "to": 0, "faced": 0, "since": "raise"}, True),
        (["9700/300", "9900/0", "9900/0"], 300, {"type": "call", "to": 300, "faced": 300, "since": "raise"}, False),
        (["9700/300", "9900/0", "9900/0"], 300, {"type": "call", "to": 500, "faced": 500}, False),
        (["9700/300", "9900/0", "9900/0 folded", "9900/0"], 300, {"type": "fold", "to": 0, "faced": 300}, True),
        (["9700/300", "9900/0", "9900/0 folded", "9900/0"], 300, {"type": "fold", "to": 9, "faced": 300}, False),
        (["9700/300", "9900/0", "9900/0 folded", "9900/0"], 300, {"type": "fold", "to": 0, "faced": 200}, False),
        (["9700/300", "9900/0", "9900/0 folded", "9900/0"], 300, {"type": "call", "to": 0, "faced": 300}, False),
        (
            ["9700/300", "9900/0", "9900/0 folded", "9900/0"],
            300,
            {"type": "fold", "to": 0, "faced": 300, "since": "time"},
            False,
        ),
    ],
    ids=[
        "all_in",
        "pending",
        "bet_since_untold",
        "bet_since",
        "raise_that_is_not_there",
        "bet_that_is_not_there",
        "fold",
        "fold_of_other_chips",
        "fold_to_another_bet",
        "call_of_who_folded",
        "fold_before_time_was_called",
    ],
)
def test_what_is_pending_fits_the_bet(
    client: Checked, players: list[str], current_bet: int, early: Json, possible: bool
) -> None:
    round = round_of(players, current_bet=current_bet, last_full_raise_by=current_bet, to_act=2)
    round["players"][2]["out_of_turn"] = {"since": "none"} | early
    answer = client.post("/v1/options", json={"rulebook": "tda-2019", "round": round})
    codes = [fault["code"] for fault in answer.get_json().get("errors", ())]
    assert codes == ([] if possible else ["round.out_of_turn_impossible"])


def test_a_call_of_a_bet_that_is_still_to_come_is_possible(client: Checked) -> None:
    round = round_of(["9900/0", "9900/0", "9900/0"], to_act=1)
    round["players"][1]["out_of_turn"] = {"type": "bet", "to": 300, "faced": 0, "since": "none"}
    round["players"][2]["out_of_turn"] = {"type": "call", "to": 300, "faced": 300, "since": "none"}
    assert client.post("/v1/options", json={"rulebook": "tda-2019", "round": round}).status_code == 200
