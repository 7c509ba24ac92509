"""Incidents: what is said of them, and what a ruling leaves behind at its edges."""

from typing import Any, Final

from tests.cases.doors import Straight
from tests.cases.ruled import differences
from tests.rules.asking import answers
from tests.support.rounds import COUNT, HIDDEN, round_of
from tests.support.rows import rows_of, table_of

Json = dict[str, Any]

test_what_is_told = answers(__file__)


def ruled(round: Json, incident: Json, rulebook: str = "tda-2019") -> Json:
    """The answer to an incident."""
    answer = Straight().decision({"rulebook": rulebook, "round": round_of(**round), "incident": incident})
    assert "errors" not in answer, answer
    return answer


@rows_of(__file__)
def test_what_is_said_first(round: Json, incident: Json, rulebook: str, clause: str | None, message: str) -> None:
    first = ruled(round, incident, rulebook)["reasons"][0]
    assert (first["clause"], first["message"]) == (clause, message)


@rows_of(__file__)
def test_a_wager_put_right_counts_as_what_it_is(round: Json, incident: Json, rulebook: str, expected: Json) -> None:
    if "bet_count" not in round:
        round = round | {"bet_count": 1, "last_full_bet_to": 100}
    assert differences(expected, ruled(round, incident, rulebook)["round"]) == []


@rows_of(__file__)
def test_a_hidden_chip_goes_in_as_far_as_it_could_have(round: Json, incident: Json, action: Json, after: Json) -> None:
    counted_in = ruled(round, HIDDEN | incident)["alternatives"][0]
    assert differences({"action": action, "round": after}, counted_in) == []


BET_AND_CALL: Final[Json] = table_of(__file__, "BET_AND_CALL")


@rows_of(__file__)
def test_what_cannot_have_been_done_since_is_a_fault(step: Json, actions_since: list[Json], codes: list[str]) -> None:
    what = "incident" if "kind" in step else "declaration"
    asked = {"rulebook": "roberts-11", "round": round_of(**BET_AND_CALL), what: {**step, "acted_since": actions_since}}
    assert Straight().decision(asked).get("errors", []) == codes


@rows_of(__file__)
def test_nor_is_it_since_a_bet_of_the_pot(actions_since: list[Json], codes: list[str]) -> None:
    sent = round_of(**table_of(__file__, "POT_BET"))
    counted = COUNT | {"quoted_pot": 300, "acted_since": actions_since}
    assert Straight().decision({"rulebook": "tda-2019", "round": sent, "incident": counted}).get("errors", []) == codes
