"""What an answer says of the time after a betting round, and the round that follows it."""

import copy
from typing import Any, Final

from tests.conftest import Checked
from tests.support.rows import rows_of, table_of

Json = dict[str, Any]
SEATS: Final = [{"seat": 1, "stack": 1000}, {"seat": 2, "stack": 300}, {"seat": 3, "stack": 1000}]
BLINDS: Final = [{"seat": 1, "type": "small_blind", "amount": 50}, {"seat": 2, "type": "big_blind", "amount": 100}]
OPENING: Final = {"structure": "no_limit", "streets": 4, "button": 3, "min_bet": 100, "players": SEATS, "posts": BLINDS}
OVER: Final = table_of(__file__, "OVER")
FLOP: Final = OVER | table_of(__file__, "FLOP")


def asked(client: Checked, after: Json | None = None, **body: Any) -> Any:
    path = "/v1/rounds" if after is None else "/v1/next-street"
    return client.post(path, json={"rulebook": "tda-2019", **(after or {}), **body})


def played(client: Checked, **body: Any) -> Json:
    """The answer of POST /v1/rounds, or of POST /v1/next-street to `after` and what else is sent."""
    answer = asked(client, **body)
    assert answer.status_code == 200, answer.get_json()
    return dict(answer.get_json())


def refused(client: Checked, **body: Any) -> list[tuple[str, str]]:
    """The faults of such a request."""
    answer = asked(client, **body)
    assert answer.status_code == 422
    return [(one["pointer"], one["code"]) for one in answer.get_json()["errors"]]


def test_a_hand_goes_from_its_blinds_to_its_showdown(client: Checked) -> None:
    """With a side pot and a run-out, and no number that was not in an answer."""
    preflop = played(
        client, opening=OPENING, actions=[{"type": "raise", "to": 400}, {"type": "call"}, {"type": "call"}]
    )
    assert preflop["decisions"][1]["next"] is None
    assert preflop["next"] == preflop["decisions"][-1]["next"]
    assert preflop["next"] == table_of(__file__, "next after the blinds")
    flop = played(client, after={"round": preflop["round"]}, actions=[{"type": "bet", "to": 600}, {"type": "fold"}])
    assert flop["decisions"][0]["round"]["pots_before_round"] == preflop["next"]["pots"]
    assert flop["next"]["run_out"] is True
    assert flop["next"]["first_to_act"] is None
    assert flop["next"]["uncalled"] == {"seat": 1, "amount": 600}
    assert flop["next"]["pots"] == [{"amount": 900, "seats": [1, 2]}, {"amount": 200, "seats": [1]}]
    turn = played(client, after={"round": flop["round"]})
    river = played(client, after={"round": turn["round"]})
    assert [turn["next"]["type"], river["next"]["type"]] == ["street", "showdown"]
    assert river["next"]["pots"] == flop["next"]["pots"]
    assert refused(client, after={"round": river["round"]}) == [("/round", "next_street.showdown")]


def test_all_others_fold(client: Checked) -> None:
    answer = played(client, opening=OPENING, actions=[{"type": "raise", "to": 400}, {"type": "fold"}, {"type": "fold"}])
    assert answer["next"] == table_of(__file__, "next where all others fold")
    assert refused(client, after={"round": answer["round"]}) == [("/round", "next_street.won")]


@rows_of(__file__)
def test_what_the_round_does_not_tell_is_named(client: Checked, left_out: tuple[str, ...], said: Json) -> None:
    round = {name: value for name, value in OVER.items() if name not in left_out} | {"to_act": 3}
    round["players"] = [*OVER["players"][:2], {"seat": 3, "stack": 1000, "committed": 0, "acted": False}]
    answer = client.post("/v1/decisions", json={"rulebook": "tda-2019", "round": round, "action": {"type": "call"}})
    following = answer.get_json()["next"]
    assert {name: following[name] for name in said} == said


def test_pots_of_earlier_streets_are_asked_for_where_they_make_a_difference(client: Checked) -> None:
    flop: Json = copy.deepcopy(FLOP)
    request = {"rulebook": "tda-2019", "round": flop, "action": {"type": "check"}}
    following = client.post("/v1/decisions", json=request).get_json()["next"]
    assert (following["pots"], following["needed"]) == (None, ["pots_before_round"])
    known = [{"amount": 900, "seats": [1, 2, 3]}, {"amount": 200, "seats": [1, 3]}]
    for told in ({"pots_before_round": known}, {"pots_before_round": known, "pot_before_round": None}):
        asked = request | {"round": flop | told}
        following = client.post("/v1/decisions", json=asked).get_json()["next"]
        assert (following["pots"], following["needed"]) == (known, [])
    flop["players"][1]["stack"] = 40
    flop["players"][1]["acted"] = True
    following = client.post("/v1/decisions", json=request).get_json()["next"]
    assert following["pots"] == [{"amount": 1100, "seats": [1, 2, 3]}]


@rows_of(__file__)
def test_pots_that_cannot_be_are_refused(
    client: Checked, pots: list[tuple[int, list[int]]], found: list[list[str]]
) -> None:
    round = FLOP | {"pots_before_round": [{"amount": amount, "seats": seats} for amount, seats in pots]}
    answer = client.post("/v1/options", json={"rulebook": "tda-2019", "round": round})
    assert answer.status_code == 422
    assert [[one["pointer"][len("/round") :], one["code"]] for one in answer.get_json()["errors"]] == found


@rows_of(__file__)
def test_what_cannot_be_followed_is_refused(client: Checked, after: Json, found: tuple[str, str]) -> None:
    assert refused(client, after=after) == [(found[0], found[1])]


def test_who_is_all_in_is_passed_over_as_the_first(client: Checked) -> None:
    assert played(client, after={"round": OVER, "first_to_act": 2})["round"]["to_act"] == 3


def test_a_round_has_one_beginning(client: Checked) -> None:
    for body in ({}, {"opening": OPENING, "game": {}}):
        assert ("", "request.one_beginning") in refused(client, **body)


def test_the_next_street_in_limit_has_the_larger_bet(client: Checked) -> None:
    limit = {name: value for name, value in OVER.items() if name not in ("button", "last_full_raise_by")}
    limit |= {"structure": "fixed_limit", "street": 2, "current_bet": 100, "bet_count": 1, "min_bet": 100}
    limit["players"] = [{"seat": seat, "stack": 900, "committed": 100, "acted": True} for seat in (1, 2, 3)]
    answer = played(client, after={"round": limit, "min_bet": 200, "first_to_act": 2}, actions=[{"type": "bet"}])
    bet = {"type": "bet", "seat": 2, "to": 200, "by": 200, "add": 200, "all_in": False}
    assert answer["decisions"][0]["action"] == bet


def test_the_button_says_who_opens_where_there_is_no_blind(client: Checked) -> None:
    """A bomb pot: everybody antes, and the flop is bet from the left of the button."""
    antes = [{"seat": one["seat"], "type": "ante", "amount": 50} for one in SEATS]
    answer = played(client, opening=OPENING | {"posts": antes})
    assert answer["round"]["to_act"] == 1
    assert answer["round"]["pots_before_round"] == [{"amount": 150, "seats": [1, 2, 3]}]


@rows_of(__file__)
def test_an_ante_of_each_seat_is_its_own_and_one_for_all_is_everybodys(
    client: Checked, antes: list[int], pots: list[Json]
) -> None:
    players = [SEATS[0], {"seat": 2, "stack": 20}, SEATS[2]]
    posts = [{"seat": seat, "type": "ante", "amount": 50} for seat in antes]
    answer = played(client, opening=OPENING | {"posts": posts, "players": players})
    assert answer["round"]["pots_before_round"] == pots


def test_each_choice_of_the_floor_says_what_follows(client: Checked) -> None:
    round = OVER | {"to_act": 3}
    round["players"] = [*OVER["players"][:2], {"seat": 3, "stack": 1000, "committed": 0, "acted": False}]
    request = {"rulebook": "tda-2019", "round": round, "declaration": {"chips": [[100]]}}
    answer = client.post("/v1/decisions", json=request).get_json()
    assert answer["ruling"] == "discretion"
    assert [one["next"]["type"] for one in answer["alternatives"]] == ["street", "street"]


def test_bets_of_the_next_street_may_have_either_of_two_sizes(client: Checked) -> None:
    over = OVER | {"structure": "fixed_limit", "bet_count": 4, "last_full_bet_to": 400, "players_left": 9}
    told = played(client, after={"round": over, "big_bet": 200}, actions=[{"type": "bet", "to": 200}, {"type": "call"}])
    assert told["decisions"][0]["options_before"]["raise"]["sizes"] == [100, 200]
    again = played(client, after={"round": told["round"], "min_bet": 200}, actions=[])
    assert (again["round"]["min_bet"], again["round"].get("big_bet")) == (200, None)
    for wrong in ({"big_bet": 100}, {"big_bet": 200, "min_bet": 200}):
        assert refused(client, after={"round": over, **wrong}, actions=[]) == [("/big_bet", "round.big_bet_not_above")]
    assert refused(client, after={"round": OVER, "big_bet": 200}, actions=[]) == [
        ("/big_bet", "round.big_bet_without_limit")
    ]


STUD: Final = OVER | table_of(__file__, "STUD")


def test_an_open_pair_opens_the_larger_of_the_games_bets(client: Checked) -> None:
    told = played(client, after={"round": STUD, "open_pair": True, "first_to_act": 3}, actions=[])
    assert (told["round"]["min_bet"], told["round"]["big_bet"]) == (100, 200)
    assert told["options"]["raise"]["sizes"] == [100, 200]
    assert told["round"]["street_bets"] == STUD["street_bets"]


@rows_of(__file__)
def test_an_open_pair_needs_a_larger_bet(client: Checked, change: Json, also: Json) -> None:
    over = {name: value for name, value in (STUD | change).items() if value is not None or name == "to_act"}
    over |= {} if "structure" not in change else {"last_full_raise_by": 300}
    found = refused(client, after={"round": over, "open_pair": True, **also}, actions=[])
    assert found == [("/open_pair", "next_street.open_pair_impossible")]


def test_no_other_bet_than_that_of_the_street(client: Checked) -> None:
    found = [("/min_bet", "round.min_bet_unlike_street_bets")]
    assert refused(client, after={"round": STUD, "min_bet": 200}, actions=[]) == found


def test_a_later_street_may_have_a_wider_spread(client: Checked) -> None:
    spread = table_of(__file__, "SPREAD")
    answer = played(client, after={"round": spread, "max_bet": 20})
    assert answer["options"]["raise"]["max_to"] == 20
    assert answer["round"]["max_bet"] == 20
    found = ("/max_bet", "round.max_bet_below_min_bet")
    assert refused(client, after={"round": spread, "min_bet": 20}) == [found]
    assert played(client, after={"round": spread, "min_bet": 20, "max_bet": 20})["round"]["min_bet"] == 20


def test_a_seat_that_is_in_no_pot_is_told(client: Checked) -> None:
    round = FLOP | {"to_act": None, "pots_before_round": [{"amount": 900, "seats": [1, 3]}]}
    del round["pot_before_round"]
    round["players"] = [*FLOP["players"][:2], FLOP["players"][2] | {"acted": True}]
    assert refused(client, after={"round": round}) == [("/round/pots_before_round/0/seats", "round.pot_without_seat")]
    del round["pots_before_round"]
    following = played(client, after={"round": round})["next"]
    assert following is None
    checks = [{"type": "check"}, {"type": "check"}]
    following = played(client, after={"round": round}, actions=checks)["next"]
    assert (following["pots"], following["needed"]) == (None, ["pots_before_round"])


@rows_of(__file__)
def test_an_opening_that_cannot_be_is_refused(client: Checked, opening: Json, found: tuple[str, str]) -> None:
    assert refused(client, opening=OPENING | opening) == [("/opening" + found[0], found[1])]
