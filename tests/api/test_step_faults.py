"""How a declaration or an incident can have no meaning: place, code and words of the refusal; what is just possible."""

import pytest

from tests.conftest import Checked
from tests.support.rounds import BET, Json, round_of
from tests.support.rows import rows_of


def wrong(client: Checked, round: Json, step: Json) -> list[tuple[str, str, str]]:
    """Place, code and words of all that is wrong; nothing if it is decided."""
    answer = client.post("/v1/decisions", json={"rulebook": "tda-2019", "round": round_of(**round), **step})
    assert answer.status_code in (200, 422), answer.get_json()
    return [(fault["pointer"], fault["code"], fault["message"]) for fault in answer.get_json().get("errors", ())]


@rows_of(__file__)
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
        (
            "/round/to_act",
            "round.to_act_folded",
            "`to_act` is seat 2, which has folded. Send the seat whose turn it is.",
        )
    ]


@rows_of(__file__)
def test_an_incident_without_meaning_is_refused_in_these_words(
    client: Checked, round: Json, incident: Json, place: str, code: str, message: str
) -> None:
    assert wrong(client, round, {"incident": incident}) == [(f"/incident{place}", f"incident.{code}", message)]


def test_one_who_has_a_single_chip_and_puts_it_in_calls_all_in(client: Checked) -> None:
    round = {"current_bet": 100, "to_act": 2, "players": ["9900/100", "1/0", "9900/0"]}
    incident = {"kind": "undercalls", "seat": 2, "amount": 1, "acted_since": [{"seat": 3, "type": "call"}]}
    assert wrong(client, round, {"incident": incident}) == [
        ("/incident/amount", "incident.no_undercall", "`amount` is not an undercall. Seat 2 owes 100: send less.")
    ]


@rows_of(__file__)
def test_what_is_just_possible_is_ruled_on(client: Checked, round: Json, incident: Json) -> None:
    assert wrong(client, round, {"incident": incident}) == []
