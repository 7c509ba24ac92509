"""A bet or raise whose size is still to come: what the seat may say and do next, and what else may happen meanwhile."""

from typing import Any, Final

import pytest

from tests.cases.doors import Straight
from tests.rules.asking import BET, BROUGHT_IN, answer, noted, pushed, said
from tests.support.rounds import round_of
from tests.support.rows import rows_of, table_of

Json = dict[str, Any]

OWED: Final[Json] = {"must_raise": True}
STUD: Final[Json] = BROUGHT_IN | {"structure": "spread_limit", "max_bet": 60, "last_full_raise_by": 20}
FOUR: Final[Json] = BET | {"players": ["900/100", *["900/0"] * 3]}
FIRST: Final[Json] = BET | {"current_bet": 0, "to_act": 1, "players": ["900/0", "900/0", "900/0"]}


def to_come(word: str = "raise", **others: Any) -> Json:
    """A wager announced without its size."""
    return {"words": [{"word": word, "size_to_come": True}], **others}


@rows_of(__file__)
def test_what_comes_next_gives_the_size(step: Json, to: int) -> None:
    told = answer(BET, step, "tda-2019", seat_2=OWED)
    assert (told["action"]["type"], told["action"]["to"]) == ("raise", to)
    assert not any("must_raise" in player for player in told["round"]["players"])


@pytest.mark.parametrize("step", [said("time"), to_come(), to_come("bet")], ids=["time", "raise_again", "bet_by_name"])
def test_the_size_may_take_longer(step: Json) -> None:
    told = answer(BET, step, "tda-2019", seat_2=OWED)
    assert (told["ruling"], told["action"]) == ("accepted", None)
    assert told["round"]["players"][1]["must_raise"] is True


def test_the_answer_says_what_the_seat_owes() -> None:
    told = answer(BET, to_come(), "tda-2019")
    assert [reason["code"] for reason in told["reasons"]] == ["spoken.binds", "spoken.no_amount"]
    offered = Straight().options({"rulebook": "tda-2019", "round": told["round"]})["options"]
    assert offered == table_of(__file__, "OFFERED")


def test_bet_to_a_bet_is_the_floors_as_ever() -> None:
    assert answer(BET, to_come("bet"), "tda-2019") == answer(BET, said("bet"), "tda-2019")


@pytest.mark.parametrize("mistaken", [{"unaware_of_raise": True}, {"told": "no_raise"}], ids=str)
def test_who_noticed_no_raise_is_let_off_as_ever(mistaken: Json) -> None:
    raised = BET | {"current_bet": 200, "last_full_raise_by": 100, "players": ["900/100", "900/0", "900/200"]}
    told = answer(raised, to_come() | mistaken, "roberts-11")
    assert told == answer(raised, said("raise") | mistaken, "roberts-11")
    assert told["ruling"] == "discretion"


def test_where_no_raise_is_open_the_word_is_what_it_was() -> None:
    closed = answer(BET, to_come(), "tda-2019", seat_2={"no_raise": True})
    assert closed == answer(BET, said("raise"), "tda-2019", seat_2={"no_raise": True})
    assert closed["action"]["type"] == "call"


@rows_of(__file__)
def test_where_nobody_is_left_to_raise_the_call_is_what_is_owed(step: Json, ruling: str) -> None:
    """The options offer it, so it is no offence."""
    round = round_of(**BET | {"players": ["0/100", "900/0", "900/0 folded"]})
    round["players"][1] |= OWED
    told = Straight().decision({"rulebook": "tda-2019", "round": round, **step})
    assert (told["ruling"], told["action"]["type"], told["action"]["to"]) == (ruling, "call", 100)
    offered = told["options_before"]
    assert (offered["fold"], offered["call"]["to"], offered["raise"]) == (False, 100, None)


def test_a_bring_in_may_be_completed_later() -> None:
    told = answer(STUD, to_come(), "tda-2019")
    assert told["round"]["players"][1]["must_raise"] is True
    assert answer(STUD, pushed([20, 20]), "tda-2019", seat_2=OWED)["action"]["to"] == 40


def test_chips_taken_back_are_no_size() -> None:
    again = BET | {"current_bet": 300, "last_full_raise_by": 200, "players": ["700/300", "900/100", "900/0"]}
    told = answer(again, {"prior_moved": "all"}, "tda-2019", seat_2=OWED)
    assert (told["ruling"], told["action"]) == ("rejected", None)
    seat_2 = {"seat": 2, "stack": 900, "committed": 100, "acted": True, "folded": False}
    assert told["round"]["players"][1] == seat_2 | {"no_fold": True, "must_raise": True}


def test_calls_before_the_size_is_known_are_the_floors() -> None:
    incident = {"kind": "amount_unknown", "seat": 2, "amount": 500, "acted_since": [{"seat": 3, "type": "call"}]}
    round = round_of(**BET)
    before = Straight().decision({"rulebook": "tda-2019", "round": round, "incident": incident})
    round["players"][1] |= OWED
    owed = Straight().decision({"rulebook": "tda-2019", "round": round, "incident": incident})
    assert owed["alternatives"] == before["alternatives"]


def test_a_call_that_was_made_on_a_wrong_word_is_a_call() -> None:
    round = round_of(**BET)
    round["players"][1] |= OWED
    incident = {"kind": "misinformed", "seat": 2, "told_to": 50}
    told = Straight().decision({"rulebook": "tda-2019", "round": round, "incident": incident})
    assert (told["action"]["type"], told["action"]["to"]) == ("call", 100)


def test_the_first_bet_of_a_round() -> None:
    told = answer(FIRST, pushed([500]), "tda-2019", seat_1=OWED)
    assert (told["ruling"], told["action"]["type"], told["action"]["to"]) == ("accepted", "bet", 500)
    assert "spoken.raise_unopened" not in [reason["code"] for reason in told["reasons"]]


def test_who_is_left_alone_owes_no_wager() -> None:
    """His turn is over before he acted: both others threw their hands away."""
    first = answer(FIRST, {"type": "fold", "seat": 2}, "tda-2019", seat_1=OWED)["round"]
    assert first["players"][0]["must_raise"] is True
    told = Straight().decision({"rulebook": "tda-2019", "round": first, "action": {"type": "fold", "seat": 3}})
    assert told["round"]["to_act"] is None
    assert "must_raise" not in told["round"]["players"][0]


@pytest.mark.parametrize("type", ["fold", "call"])
def test_who_has_announced_a_wager_is_passed_over_by_nobody_who_acts_on_it(type: str) -> None:
    since = [{"seat": seat, "type": type} for seat in (3, 4)]
    round = answer(FOUR, since[0], "tda-2019", seat_2=OWED)["round"]
    round = Straight().decision({"rulebook": "tda-2019", "round": round, "action": since[1]})["round"]
    raises = {"type": "raise", "to": 500, "seat": 2}
    named = Straight().decision({"rulebook": "tda-2019", "round": round, "action": raises})
    assert (named["ruling"], named["action"]["to"]) == ("accepted", 500)
    skipped = answer(FOUR, {"kind": "skipped", "seat": 2, "acted_since": since}, "tda-2019", seat_2=OWED)
    assert [reason["code"] for reason in skipped["reasons"]] == ["turn.kept"]


def test_who_is_acted_over_and_may_not_raise_owes_no_wager() -> None:
    over = {"seat_2": OWED, "seat_3": noted("call", 100, 100), "seat_4": noted("call", 100, 100)}
    choices = answer(FOUR, {"kind": "skipped", "seat": 2}, "tda-2019", **over)["alternatives"]
    seats = [one["round"]["players"][1] for one in choices]
    rights = [(one.get("must_raise", False), one.get("no_raise", False)) for one in seats]
    assert rights == [(False, False), (False, True), (True, False)]
