"""How a snapshot can contradict itself: place, code and words of the refusal; what is just possible."""

from typing import Any, Final

from tests.conftest import Checked
from tests.support.rounds import round_of
from tests.support.rows import rows_of

Json = dict[str, Any]

LIMIT: Final[Json] = {"structure": "fixed_limit", "to_act": 2, "players": ["800/200", "990/0", "990/0"]}


def wrong(client: Checked, round: Json, rulebook: str = "tda-2019") -> list[tuple[str, str, str]]:
    """Place, code and words of all that is wrong with the round; nothing if its options are told."""
    answer = client.post("/v1/options", json={"rulebook": rulebook, "round": round_of(**round)})
    assert answer.status_code in (200, 422), answer.get_json()
    return [(fault["pointer"], fault["code"], fault["message"]) for fault in answer.get_json().get("errors", ())]


@rows_of(__file__)
def test_a_contradiction_is_refused_in_these_words(
    client: Checked, round: Json, place: str, code: str, message: str
) -> None:
    assert wrong(client, round) == [(f"/round{place}", f"round.{code}", message)]


def test_one_alone_has_nobody_to_act_against(client: Checked) -> None:
    assert wrong(client, {"to_act": 1, "players": ["990/0", "990/0 folded"]}) == [
        (
            "/round/players",
            "round.too_few_players",
            "`players` has too few live players: 1 have not folded. Send two or more.",
        ),
        ("/round/to_act", "round.to_act_none_left", "`to_act` must be null: no action is left in this round."),
    ]


def test_each_seat_that_is_there_again_is_pointed_at(client: Checked) -> None:
    round = round_of(["990/0", "990/0", "990/0", "990/0"], to_act=1)
    for place, seat in ((1, 7), (2, 1), (3, 7)):
        round["players"][place]["seat"] = seat
    answer = client.post("/v1/options", json={"rulebook": "tda-2019", "round": round})
    code = "round.seats_alike"
    assert answer.get_json()["errors"] == [
        {"pointer": f"/round/players/{place}/seat", "code": code, "message": said, "params": {"seat": seat}}
        for place, seat, said in (
            (2, 1, "Seat 1 appears twice in `players`. Send each seat once."),
            (3, 7, "Seat 7 appears twice in `players`. Send each seat once."),
        )
    ]


def test_the_cap_of_two_streets_is_one_bet_higher(client: Checked) -> None:
    four = LIMIT | {"bet_count": 4, "capped": True, "to_act": 2, "players": ["600/400", "700/300", "990/0"]}
    assert wrong(client, four, "roberts-11") == []
    assert wrong(client, four | {"street": 1, "streets": 2}, "roberts-11") == [
        (
            "/round/capped",
            "round.capped_below_cap",
            "`capped` is wrong: `bet_count` is 4, and the cap is 5 bets. Send false.",
        )
    ]


@rows_of(__file__)
def test_what_is_just_possible_is_no_contradiction(client: Checked, round: Json) -> None:
    assert wrong(client, round) == []


@rows_of(__file__)
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
