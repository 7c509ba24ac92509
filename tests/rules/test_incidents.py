"""Incidents: what is said of them, and what a ruling leaves behind at its edges."""

from typing import Any, Final

import pytest

from tests.cases.doors import Straight
from tests.cases.ruled import differences
from tests.support.rounds import ALL_IN, BET, COUNT, HIDDEN, POT, UNBET, UNDERBET, round_of

Json = dict[str, Any]

SHORT_RAISE: Final[Json] = {
    "current_bet": 1000,
    "last_full_raise_by": 600,
    "to_act": 1,
    "players": ["9400/600", "9000/1000", "9000/1000"],
}
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


@pytest.mark.parametrize(
    ("round", "incident", "rulebook", "clause", "message"),
    [
        (
            POT,
            UNDERBET | {"seat": 1, "faced": 0},
            "tda-2019",
            None,
            "The 100 of seat 1 over a bet of 0 was not too low: it stands.",
        ),
        (
            POT | {"current_bet": 60, "players": ["9940/60", "9900/0"]},
            UNDERBET | {"seat": 1, "faced": 0, "street_over": True},
            "tda-2019",
            None,
            "It is too late to put right the 60 of seat 1 over a bet of 0, since the street is over: it stands.",
        ),
        (
            {"current_bet": 60, "to_act": None, "players": ["9940/60", "9940/60"]},
            UNDERBET | {"seat": 1, "faced": 0},
            "roberts-11",
            "roberts-11:3.16",
            "It is too late to put right the 60 of seat 1 over a bet of 0, since the betting round is over: it stands.",
        ),
        (
            POT | {"current_bet": 260, "last_full_raise_by": 200, "players": ["9940/60", "9740/260"], "to_act": 1},
            UNDERBET | {"seat": 1, "faced": 0},
            "tda-2019",
            "tda-2019:52.A",
            "The 60 of seat 1 over a bet of 0 has been raised since: how far to repair it is for the floor.",
        ),
        (
            POT,
            COUNT | {"quoted_pot": 100, "actual_pot": 100},
            "tda-2019",
            "tda-2019:52.B",
            "The pot was counted as 100 and is 100; the bet of 100 stands, since the count was right.",
        ),
        (
            POT | {"pot_before_round": 0},
            COUNT | {"quoted_pot": 0, "actual_pot": 0},
            "tda-2019",
            "tda-2019:52.B",
            "The pot was counted as 0 and is 0; the bet of 100 stands, since the count was right.",
        ),
        (
            POT | {"pot_before_round": 150, "players": ["9900/100", "9900/0", "9900/0", "9900/0"]},
            COUNT | {"quoted_pot": 100, "acted_since": actions_since((2, "fold"), (3, "fold"), (4, "fold"))},
            "tda-2019",
            "tda-2019:52.B",
            "The pot was counted as 100 and is 150; the bet of 100 stands, since others have acted on it.",
        ),
        (
            POT | {"pot_before_round": 150},
            COUNT | {"quoted_pot": 100, "street_over": True},
            "tda-2019",
            "tda-2019:52.B",
            "The pot was counted as 100 and is 150; the bet of 100 stands, since the street is over.",
        ),
        (
            UNBET | {"players": ["9900/0", "9900/0", "9900/0"]},
            {"kind": "skipped", "seat": 1, "acted_since": actions_since((2, "check"))},
            "tda-2019",
            "tda-2019:53.B",
            "Seat 1 has not lost its turn: too little was done behind it.",
        ),
        (
            UNBET | {"players": ["9900/0", "9900/0", "9900/0"]},
            {"kind": "skipped", "seat": 2, "acted_since": actions_since((3, "bet", 200))},
            "tda-2019",
            "tda-2019:53.B",
            "Seat 2 has not lost its turn: seat 1 has yet to act before it.",
        ),
        (
            STUD | {"players": ["900/0", "900/0", "900/0"]},
            {"kind": "skipped", "seat": 1, "acted_since": actions_since((2, "fold"), (3, "fold"))},
            "tda-2019",
            "tda-2019:53.B",
            "Seat 1 has not lost its turn: the bring-in is still owed.",
        ),
        (
            UNBET | {"players": ["9900/0", "9900/0", "9900/0"]},
            {"kind": "skipped", "seat": 1, "acted_since": actions_since((2, "fold"), (3, "fold"))},
            "tda-2019",
            "tda-2019:53.B",
            "Seat 1 has not lost its turn: nobody is left to act against it.",
        ),
        (
            BET,
            {"kind": "misinformed", "seat": 2, "told_to": 150},
            "tda-2019",
            "tda-2019:49",
            "Seat 2 was told 150. It has called the right bet, 200 more, unless the floor rules otherwise.",
        ),
    ],
)
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
        "1000 over a bet of 600 was below the minimum: it becomes 1200 for seat 2 and for everybody who called it.",
        "Betting is open again to seat 1.",
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


@pytest.mark.parametrize(
    ("round", "incident", "rulebook", "expected"),
    [
        (
            LIMIT
            | {"current_bet": 150, "last_full_raise_by": 150, "to_act": 1, "players": ["900/100", "850/150", "900/0"]},
            UNDERBET | {"seat": 2, "faced": 100},
            "tda-2019",
            {"current_bet": 200, "last_full_bet_to": 200, "last_full_raise_by": 100, "bet_count": 2, "capped": False},
        ),
        (
            LIMIT
            | {"current_bet": 150, "bet_count": 2, "last_full_bet_to": 150, "to_act": 1}
            | {"players": ["900/100", "850/150", "900/0"]},
            UNDERBET | {"seat": 2, "faced": 100},
            "tda-2019",
            {"current_bet": 200, "last_full_bet_to": 200, "bet_count": 2},
        ),
        (
            LIMIT
            | {"current_bet": 350, "bet_count": 3, "last_full_bet_to": 300, "to_act": 3}
            | {"players": ["700/300", "650/350", "900/200"]},
            UNDERBET | {"seat": 2, "faced": 300},
            "roberts-11",
            {"current_bet": 400, "bet_count": 4, "capped": True},
        ),
        (
            POT
            | {
                "pot_before_round": 500,
                "current_bet": 500,
                "last_full_raise_by": 500,
                "bet_count": 5,
                "players": ["9500/500", "9900/0"],
            },
            COUNT | {"quoted_pot": 500, "actual_pot": 150},
            "tda-2019",
            {"current_bet": 150, "last_full_bet_to": 150, "last_full_raise_by": 150, "bet_count": 1},
        ),
    ],
    ids=["limit_made_full", "limit_was_full", "limit_made_the_last", "pot_bet_cut"],
)
def test_a_wager_put_right_counts_as_what_it_is(round: Json, incident: Json, rulebook: str, expected: Json) -> None:
    if "bet_count" not in round:
        round = round | {"bet_count": 1, "last_full_bet_to": 100}
    assert differences(expected, ruled(round, incident, rulebook)["round"]) == []


def test_a_pot_bet_that_was_raised_stays_a_bet() -> None:
    raised = POT | {"current_bet": 300, "last_full_raise_by": 200, "players": ["9900/100", "9700/300"], "to_act": 1}
    action = ruled(raised, COUNT | {"quoted_pot": 100, "actual_pot": 150})["alternatives"][0]["action"]
    assert action == {"type": "bet", "seat": 1, "to": 150, "by": 150, "add": 50, "all_in": False}


@pytest.mark.parametrize(
    ("round", "incident", "action", "after"),
    [
        (
            {
                "current_bet": 160,
                "last_full_raise_by": 100,
                "to_act": 4,
                "players": ["900/100", "0/130", "0/160", "900/0"],
            },
            {"seat": 3, "amount": 20, "faced": 130},
            {"type": "raise", "to": 180, "by": 50, "add": 20, "all_in": True},
            {"current_bet": 180, "last_full_raise_by": 100},
        ),
        (
            {"current_bet": 1000, "last_full_raise_by": 1000, "to_act": 3, "players": ["9000/1000", "0/300", "9000/0"]},
            {"seat": 2, "amount": 5000},
            {"type": "call", "to": 1000, "by": 0, "add": 700, "all_in": False},
            {"current_bet": 1000, "players": [{}, {"stack": 4300, "committed": 1000}, {"committed": 0}]},
        ),
        (
            {"current_bet": 1000, "last_full_raise_by": 1000, "to_act": 3, "players": ["9000/1000", "0/300", "9000/0"]},
            {"seat": 2, "amount": 701},
            {"type": "call", "to": 1000, "all_in": False},
            {"players": [{}, {"stack": 1, "committed": 1000}, {}]},
        ),
        (
            ALL_IN | {"current_bet": 100, "last_full_raise_by": 100, "players": ["0/100", "900/0", "900/0"]},
            {"amount": 50},
            {"type": "bet", "to": 150},
            {"bet_count": 1, "last_full_bet_to": 150, "last_full_raise_by": 150},
        ),
        (
            ALL_IN | {"current_bet": 60, "last_full_raise_by": 100, "players": ["0/60", "900/0", "900/0"]},
            {"amount": 40},
            {"type": "bet", "to": 100},
            {"bet_count": 1, "last_full_bet_to": 100, "last_full_raise_by": 100},
        ),
        (
            LIMIT
            | {"current_bet": 160, "last_full_raise_by": 150, "bet_count": 1, "last_full_bet_to": 100, "to_act": 1}
            | {"players": ["900/100", "0/160", "900/0"]},
            {"seat": 2, "amount": 40, "faced": 100},
            {"type": "raise", "to": 200, "by": 100},
            {"bet_count": 2, "last_full_bet_to": 200},
        ),
    ],
    ids=["over_another_all_in", "a_call_in_full", "one_chip_behind", "was_just_full", "just_full", "limit"],
)
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
    assert answer["reasons"][0]["message"] == "Seat 3 put in less than the call: it owes the full 70."
    request = {"rulebook": "tda-2019", "round": round_of(**round), "incident": incident | {"amount": 70}}
    assert Straight().decision(request)["errors"] == ["incident.no_undercall"]


BET_AND_CALL: Final[Json] = {
    "current_bet": 300,
    "last_full_raise_by": 300,
    "to_act": 3,
    "players": ["9700/300", "9700/300", "9900/0", "9900/0", "9900/0 folded", "0/0"],
}
UNAWARE: Final[Json] = {"words": [{"word": "call"}], "unaware_of_raise": True}
RAISED_UNAWARE: Final[Json] = {"words": [{"word": "raise", "amount": 900}], "unaware_of_raise": True}
TOLD: Final[Json] = {"kind": "misinformed", "seat": 3, "told_to": 100}
OVER: Final[Json] = {"kind": "skipped", "seat": 3}
TOO_LITTLE: Final[Json] = {"kind": "undercalls", "seat": 3, "amount": 200}


@pytest.mark.parametrize(
    ("step", "actions_since", "codes"),
    [
        (UNAWARE, [{"seat": 4, "type": "check"}], ["declaration.no_check"]),
        (UNAWARE, [{"seat": 1, "type": "call"}], ["declaration.no_call"]),
        (UNAWARE, [{"seat": 4, "type": "raise"}], ["declaration.deed_size_needed"]),
        (UNAWARE, [{"seat": 5, "type": "call"}], ["declaration.seat_folded"]),
        (UNAWARE, [{"seat": 6, "type": "call"}], ["declaration.seat_all_in"]),
        (UNAWARE, [{"seat": 4, "type": "raise", "to": 900}, {"seat": 1, "type": "call"}], []),
        (UNAWARE, [{"seat": 4, "type": "all_in"}, {"seat": 1, "type": "call"}], []),  # of the all-in, which is higher
        (UNAWARE, [{"seat": 4, "type": "call"}], []),
        (RAISED_UNAWARE, [{"seat": 1, "type": "call"}], []),  # of the raise
        (TOLD, [{"seat": 4, "type": "check"}, {"seat": 1, "type": "call"}], ["incident.no_call", "incident.no_check"]),
        (TOLD, [{"seat": 4, "type": "raise"}], ["incident.member_needed"]),
        (TOLD, [{"seat": 5, "type": "call"}], ["incident.seat_folded"]),
        (OVER, [{"seat": 2, "type": "call"}], ["incident.no_call"]),
        (OVER, [{"seat": 4, "type": "all_in"}, {"seat": 1, "type": "call"}], []),
        (OVER, [{"seat": 4, "type": "raise"}], ["incident.member_needed"]),
        (OVER, [{"seat": 4, "type": "check"}], []),  # which costs it the raise
        (TOO_LITTLE, [{"seat": 1, "type": "call"}], ["incident.no_call"]),
        (TOO_LITTLE, [{"seat": 4, "type": "call"}], []),
    ],
)
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


@pytest.mark.parametrize(
    ("actions_since", "codes"),
    [
        ([{"seat": 2, "type": "check"}], ["incident.no_check"]),
        ([{"seat": 1, "type": "call"}], ["incident.seat_acted_twice"]),
        ([{"seat": 2, "type": "fold"}, {"seat": 2, "type": "call"}], ["incident.seat_cannot_act"]),
        ([{"seat": 2, "type": "call"}], []),
    ],
)
def test_nor_is_it_since_a_bet_of_the_pot(actions_since: list[Json], codes: list[str]) -> None:
    bet = {
        "pot_before_round": 300,
        "current_bet": 300,
        "last_full_raise_by": 300,
        "bet_count": 1,
        "last_full_bet_to": 300,
        "to_act": 3,
    }
    sent = round_of(["9700/300", "9700/300", "9900/0"], **bet) | {"structure": "pot_limit"}
    counted = {
        "kind": "wrong_pot_count",
        "seat": 1,
        "quoted_pot": 300,
        "street_over": False,
        "acted_since": actions_since,
    }
    assert Straight().decision({"rulebook": "tda-2019", "round": sent, "incident": counted}).get("errors", []) == codes
