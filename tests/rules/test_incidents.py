"""Incidents: what is said of them, and what a ruling leaves behind at its edges."""

from typing import Any, Final

import pytest

from tests.cases.doors import Straight
from tests.cases.ruled import differences
from tests.support.rounds import COUNT, HIDDEN, POT, UNDERBET, round_of
from tests.support.rows import rows_of, table_of

Json = dict[str, Any]

SHORT_RAISE: Final[Json] = table_of(__file__, "SHORT_RAISE")
"""Seat 1 has bet 600, seat 2 has made it 1,000 where 1,200 is the least, seat 3 has called."""
LIMIT: Final[Json] = {"structure": "fixed_limit", "players_left": 9}
STUD: Final[Json] = LIMIT | {"street": 1, "streets": 5, "bring_in": 25, "current_bet": 0, "to_act": 1}


def ruled(round: Json, incident: Json, rulebook: str = "tda-2019") -> Json:
    """The answer to an incident."""
    answer = Straight().decision({"rulebook": rulebook, "round": round_of(**round), "incident": incident})
    assert "errors" not in answer, answer
    return answer


def actions_since(*done: tuple[int, str] | tuple[int, str, int]) -> list[Json]:
    """What was done since: seat, what, and to how much."""
    return [dict(zip(("seat", "type", "to"), one, strict=False)) for one in done]


@rows_of(__file__)
def test_what_is_said_first(round: Json, incident: Json, rulebook: str, clause: str | None, message: str) -> None:
    first = ruled(round, incident, rulebook)["reasons"][0]
    assert (first["clause"], first["message"]) == (clause, message)


def test_what_stands_changes_nothing_and_the_options_are_told() -> None:
    body = {"rulebook": "tda-2019", "round": round_of(**POT)}
    answer = ruled(POT, UNDERBET | {"seat": 1, "faced": 0})
    told = (answer["ruling"], answer["action"], answer["full_raise"], answer["reopened_seats"], answer["penalty"])
    assert told == ("accepted", None, False, [], False)
    assert answer["options"] == Straight().options(body)["options"]


def test_a_raise_put_right_opens_the_betting_again() -> None:
    answer = ruled(SHORT_RAISE | {"last_full_bet_to": 600, "bet_count": 1}, UNDERBET | {"seat": 2, "faced": 600})
    assert answer["action"] == {"type": "raise", "seat": 2, "to": 1200, "by": 600, "add": 200, "all_in": False}
    assert (answer["reopened_seats"], answer["full_raise"]) == ([1], True)
    assert [reason["message"] for reason in answer["reasons"]] == [
        "1000, facing 600, was below the minimum: for seat 2 and every caller the bet is 1200.",
        "Betting is reopened to seat 1.",
    ]


def test_one_chip_left_behind_is_no_all_in() -> None:
    short = SHORT_RAISE | {"players": ["9400/600", "201/1000", "9000/1000"]}
    assert ruled(short, UNDERBET | {"seat": 2, "faced": 600})["action"]["all_in"] is False


def test_a_bring_in_put_right_is_a_bring_in() -> None:
    none_yet = {"current_bet": 10, "last_full_bet_to": 0, "bet_count": 0}
    short = STUD | none_yet | {"to_act": 2, "players": ["890/10 acted", "900/0", "900/0"]}
    answer = ruled(short, UNDERBET | {"seat": 1, "faced": 0})
    assert answer["action"] == {"type": "bring_in", "seat": 1, "to": 25, "by": 25, "add": 15, "all_in": False}


def test_whom_a_correction_puts_all_in_has_nothing_pending_and_no_turn() -> None:
    """Seat 1 had called the short raise and has 150 left; seat 3 raised; seat 1 called that before its turn."""
    players = ["150/1000", "9000/1000", "7000/3000", "9000/0"]
    round = round_of(players, current_bet=3000, last_full_raise_by=2000, to_act=1)
    round["players"][0]["out_of_turn"] = {"type": "call", "to": 1150, "faced": 3000, "since": "none"}
    incident = UNDERBET | {"seat": 2, "faced": 600}
    answer = Straight().decision({"rulebook": "tda-2019", "round": round, "incident": incident})
    after = answer["alternatives"][0]["round"]
    first = {"seat": 1, "stack": 0, "committed": 1150, "acted": True, "folded": False}
    assert (after["players"][0], after["to_act"]) == (first, 2)


@rows_of(__file__)
def test_a_wager_put_right_counts_as_what_it_is(round: Json, incident: Json, rulebook: str, expected: Json) -> None:
    if "bet_count" not in round:
        round = round | {"bet_count": 1, "last_full_bet_to": 100}
    assert differences(expected, ruled(round, incident, rulebook)["round"]) == []


def test_a_pot_bet_that_was_raised_stays_a_bet() -> None:
    raised = POT | {"current_bet": 300, "last_full_raise_by": 200, "players": ["9900/100", "9700/300"], "to_act": 1}
    action = ruled(raised, COUNT | {"quoted_pot": 100, "actual_pot": 150})["alternatives"][0]["action"]
    assert action == {"type": "bet", "seat": 1, "to": 150, "by": 150, "add": 50, "all_in": False}


@rows_of(__file__)
def test_a_hidden_chip_goes_in_as_far_as_it_could_have(round: Json, incident: Json, action: Json, after: Json) -> None:
    counted_in = ruled(round, HIDDEN | incident)["alternatives"][0]
    assert differences({"action": action, "round": after}, counted_in) == []


def test_one_who_acted_before_does_nothing_more_and_those_behind_still_do() -> None:
    round = round_of(["9900/0", "9900/0", "9900/0"], to_act=1)
    round["players"][1]["out_of_turn"] = {"type": "check", "to": 0, "faced": 0, "since": "none"}
    incident = {"kind": "skipped", "seat": 1, "acted_since": actions_since((2, "bet", 300), (3, "fold"))}
    answer = Straight().decision({"rulebook": "tda-2019", "round": round, "incident": incident})
    assert answer["round"]["players"][2]["folded"]


def test_of_several_undercalls_the_first_owes_what_is_at_stake() -> None:
    round: Json = {"street": 1, "current_bet": 100, "to_act": 3, "players": ["20/50", "0/60", "950/0"]}
    incident: Json = {"kind": "undercalls", "seat": 3, "amount": 20, "acted_since": actions_since((1, "call"))}
    answer = ruled(round, incident)
    assert answer["action"]["to"] == 70
    assert answer["reasons"][0]["message"] == "Seat 3 put in too little and must call the full 70."
    request = {"rulebook": "tda-2019", "round": round_of(**round), "incident": incident | {"amount": 70}}
    assert Straight().decision(request)["errors"] == ["incident.no_undercall"]


BET_AND_CALL: Final[Json] = table_of(__file__, "BET_AND_CALL")
OVER: Final[Json] = {"kind": "skipped", "seat": 3}


@rows_of(__file__)
def test_what_cannot_have_been_done_since_is_a_fault(step: Json, actions_since: list[Json], codes: list[str]) -> None:
    what = "incident" if "kind" in step else "declaration"
    asked = {"rulebook": "roberts-11", "round": round_of(**BET_AND_CALL), what: {**step, "acted_since": actions_since}}
    assert Straight().decision(asked).get("errors", []) == codes


def test_a_call_of_what_was_raised_out_of_turn_can_have_been_done_since() -> None:
    raised = round_of(**BET_AND_CALL)
    raised["players"][3]["out_of_turn"] = {"type": "raise", "to": 900, "faced": 300, "since": "none"}
    called = {**OVER, "acted_since": [{"seat": 1, "type": "call"}]}
    answer = Straight().decision({"rulebook": "roberts-11", "round": raised, "incident": called})
    assert "errors" not in answer


@rows_of(__file__)
def test_nor_is_it_since_a_bet_of_the_pot(actions_since: list[Json], codes: list[str]) -> None:
    sent = round_of(**table_of(__file__, "POT_BET"))
    counted = COUNT | {"quoted_pot": 300, "acted_since": actions_since}
    assert Straight().decision({"rulebook": "tda-2019", "round": sent, "incident": counted}).get("errors", []) == codes


@pytest.mark.parametrize(("caller", "who"), [({}, "The floor calls"), ({"called_by": 4}, "Seat 4 calls")])
def test_a_clock_that_comes_too_early_names_its_caller(caller: Json, who: str) -> None:
    early = {"kind": "clock_called", "seat": 3, "waited": 50, **caller}
    answer = Straight().decision({"rulebook": "wsop-live-2026", "round": round_of(**BET_AND_CALL), "incident": early})
    assert answer["reasons"][0]["message"].startswith(f"{who} the clock on seat 3 too early")
