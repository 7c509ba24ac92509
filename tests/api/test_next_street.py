"""What an answer says of the time after a betting round, and the round that follows it."""

from typing import Any, Final

from tests.conftest import Checked
from tests.support.rows import rows_of, table_of
from tests.support.told import answers

Json = dict[str, Any]
SEATS: Final = [{"seat": 1, "stack": 1000}, {"seat": 2, "stack": 300}, {"seat": 3, "stack": 1000}]
BLINDS: Final = [{"seat": 1, "type": "small_blind", "amount": 50}, {"seat": 2, "type": "big_blind", "amount": 100}]
OPENING: Final = {"structure": "no_limit", "streets": 4, "button": 3, "min_bet": 100, "players": SEATS, "posts": BLINDS}
OVER: Final = table_of(__file__, "OVER")
FLOP: Final = OVER | table_of(__file__, "FLOP")
STUD: Final = OVER | table_of(__file__, "STUD")
ROUNDS: Final = {"over": OVER, "flop": FLOP, "stud": STUD, "spread": table_of(__file__, "SPREAD")}

test_what_follows_is_told = answers(
    __file__,
    "/v1/next-street",
    {name: {"rulebook": "tda-2019", "round": round} for name, round in ROUNDS.items()}
    | {"opening": {"rulebook": "tda-2019", "opening": OPENING}},
)


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


@rows_of(__file__)
def test_what_the_round_does_not_tell_is_named(client: Checked, left_out: tuple[str, ...], said: Json) -> None:
    round = {name: value for name, value in OVER.items() if name not in left_out} | {"to_act": 3}
    round["players"] = [*OVER["players"][:2], {"seat": 3, "stack": 1000, "committed": 0, "acted": False}]
    answer = client.post("/v1/decisions", json={"rulebook": "tda-2019", "round": round, "action": {"type": "call"}})
    following = answer.get_json()["next"]
    assert {name: following[name] for name in said} == said


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


@rows_of(__file__)
def test_an_ante_of_each_seat_is_its_own_and_one_for_all_is_everybodys(
    client: Checked, antes: list[int], pots: list[Json]
) -> None:
    players = [SEATS[0], {"seat": 2, "stack": 20}, SEATS[2]]
    posts = [{"seat": seat, "type": "ante", "amount": 50} for seat in antes]
    answer = played(client, opening=OPENING | {"posts": posts, "players": players})
    assert answer["round"]["pots_before_round"] == pots


@rows_of(__file__)
def test_an_open_pair_needs_a_larger_bet(client: Checked, change: Json, also: Json) -> None:
    over = {name: value for name, value in (STUD | change).items() if value is not None or name == "to_act"}
    over |= {} if "structure" not in change else {"last_full_raise_by": 300}
    found = refused(client, after={"round": over, "open_pair": True, **also}, actions=[])
    assert found == [("/open_pair", "next_street.open_pair_impossible")]


@rows_of(__file__)
def test_an_opening_that_cannot_be_is_refused(client: Checked, opening: Json, found: tuple[str, str]) -> None:
    assert refused(client, opening=OPENING | opening) == [("/opening" + found[0], found[1])]
