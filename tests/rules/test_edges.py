"""Declarations just at an edge: one chip, just the call, one choice left."""

from typing import Final

import pytest

from tests.cases.ruled import differences
from tests.rules.asking import BET, BROUGHT_IN, LIMIT, OPTION, RAISED, STUD, UNBET, Json, answer, pushed, said

BLINDS: Final[Json] = {"street": 1, "current_bet": 100, "to_act": 1, "players": ["950/50", "900/100", "900/100 acted"]}
ONE_CHIP: Final[Json] = {
    "street": 1,
    "min_bet": 2,
    "current_bet": 2,
    "to_act": 1,
    "players": ["90/1", "90/2", "90/2 acted"],
}
COMPLETED: Final[Json] = STUD | {"current_bet": 20, "to_act": 3, "players": ["499/1 acted", "480/20 acted", "500/0"]}
ONE_CHIP_IN: Final[Json] = ONE_CHIP | {"bring_in": 1, "current_bet": 1, "players": ["90/0", "90/1 acted", "90/1 acted"]}
BET_20: Final[Json] = {
    "current_bet": 20,
    "last_full_bet_to": 20,
    "bet_count": 1,
    "to_act": 3,
    "players": ["495/5", "480/20", "500/0"],
}
TWO_SHORT: Final[Json] = {
    "current_bet": 170,
    "last_full_raise_by": 100,
    "to_act": 3,
    "players": ["900/100", "0/170", "200/0", "900/0"],
}
TWO_SHORT_IN_LIMIT: Final[Json] = {
    "current_bet": 23,
    "last_full_bet_to": 20,
    "bet_count": 1,
    "to_act": 3,
    "players": ["480/20", "0/23", "30/0", "500/0"],
}
CAPPED: Final[Json] = {"streets": 2, "current_bet": 60, "to_act": 1, "players": ["460/40", "440/60", "440/60"]}
TENS: Final[Json] = UNBET | {"chip": 10}
UNDER: Final = "undercall.full"
TDA: Final = "tda-2019:51.B"
OTHER: Final[Json] = {"type": "other"}
HELD: Final[Json] = {"effect": {"code": "floor.held_to_it"}}
FREE: Final[Json] = {"effect": {"code": "floor.announcement_void"}}
ALL_BACK: Final[Json] = {"prior_chips": [1000], "prior_moved": "all"}
FULL_CALL: Final[Json] = {"action": {"type": "call", "to": 600}}
TIME: Final[Json] = {"word": "time"}
NO_BOOK: Final[Json] = {"prior_chips.rule": "floor"}


@pytest.mark.parametrize(
    ("round", "declaration", "rulebook", "codes"),
    [
        (UNBET, {"words": [TIME, TIME]}, "tda-2019", "time.called"),
        (UNBET, said(amount=300), "roberts-11", "spoken.amount_alone bet.accepted"),
        (UNBET, pushed([300], [200]), "roberts-11", "chips.string chips.overchip_bet bet.accepted chips.put_in"),
        (UNBET, said("call"), "tda-2019", "call.nothing_owed"),
        (
            ONE_CHIP_IN,
            pushed([2], [1]),
            "roberts-11",
            "chips.string chips.one_motion chips.overchip call.accepted chips.put_in",
        ),
        (BLINDS, pushed([500]), "tda-2019", "prior.with_new chips.overchip call.accepted"),
        (BLINDS, pushed([500]), "tda-2013", "prior.with_new chips.overchip call.accepted"),
        (BLINDS, pushed([20], [20, 500]), "tda-2013", "chips.string chips.one_motion call.accepted chips.put_in"),
        (
            BLINDS,
            pushed([500], prior_chips=[100], prior_moved="all"),
            "tda-2019",
            "prior.with_new chips.half_a_raise chips.all_count raise.accepted reopening.open",
        ),
        (
            ONE_CHIP,
            pushed([3], prior_moved="part"),
            "tda-2019",
            "prior.with_new chips.every_one_needed call.accepted chips.put_in",
        ),
        (
            OPTION,
            pushed([25, 10]),
            "tda-2019",
            "prior.with_new chips.one_to_spare chips.under_half_a_raise check.accepted",
        ),
        (
            OPTION,
            pushed([100, 100]),
            "tda-2013",
            "prior.with_new chips.one_to_spare chips.half_a_raise chips.all_count raise.accepted reopening.open",
        ),
        (
            RAISED,
            pushed([25, 600], prior_moved="all"),
            "tda-2019",
            "prior.with_new chips.one_to_spare chips.under_half_a_raise call.accepted",
        ),
        (
            RAISED,
            said(amount=1100),
            "tda-2019",
            "spoken.amount_total chips.half_a_raise raise.accepted reopening.open",
        ),
        (BROUGHT_IN, said("complete"), "roberts-11", "spoken.binds complete.accepted reopening.open"),
        (RAISED, {"prior_moved": "all"}, "roberts-11", "prior.taken_back"),
        (ONE_CHIP, said("fold") | {"prior_moved": "all"}, "tda-2019", "prior.no_fold"),
        (ONE_CHIP, pushed([1, 1]), "tda-2013", "prior.unclear"),
    ],
)
def test_each_reason_is_told_and_no_other(round: Json, declaration: Json, rulebook: str, codes: str) -> None:
    assert [reason["code"] for reason in answer(round, declaration, rulebook)["reasons"]] == codes.split()


@pytest.mark.parametrize(
    ("round", "step", "rulebook", "code", "clause", "basis"),
    [
        (COMPLETED | {"bring_in": 1}, pushed([3]), "tda-2019", UNDER, TDA, "reading"),
        (BROUGHT_IN, pushed([3]), "tda-2019", UNDER, TDA, "text"),
        (
            COMPLETED | {"players": ["480/20 acted", "495/5 acted"], "to_act": 2},
            pushed([3]),
            "tda-2019",
            UNDER,
            TDA,
            "text",
        ),
        (LIMIT | BET_20 | {"street": 1}, pushed([9]), "tda-2019", UNDER, TDA, "text"),
        (LIMIT | BET_20 | {"players": ["0/0", "480/20", "500/0"]}, pushed([9]), "tda-2019", UNDER, TDA, "text"),
        (LIMIT | BET_20 | {"players": ["0/9", "480/20", "500/0"]}, pushed([9]), "tda-2019", UNDER, TDA, "reading"),
        (LIMIT | BET_20 | {"players": ["0/10", "480/20", "500/0"]}, pushed([9]), "tda-2019", UNDER, TDA, "text"),
        (RAISED, said("raise") | pushed([500, 600]), "badugi", "chips.raise_all_they_are_worth", "badugi:12", "text"),
        (TWO_SHORT, {"type": "all_in"}, "tda-2019", "reopening.open", "tda-2019:47.A", "text"),
        (TWO_SHORT, {"type": "all_in"}, "tda-2019", "reopening.added_up", "tda-2019:47.A", "text"),
        (LIMIT | TWO_SHORT_IN_LIMIT, {"type": "all_in"}, "tda-2019", "reopening.open", None, "assumed"),
        (LIMIT | TWO_SHORT_IN_LIMIT, {"type": "all_in"}, "tda-2019", "reopening.added_up", None, "assumed"),
        (TENS, {"type": "bet", "to": 615}, "badugi", "raise.not_whole_chips", "badugi:16", "reading"),
        (TENS, {"type": "bet", "to": 612}, "badugi", "raise.not_whole_chips", "badugi:16", "text"),
        (TENS | {"min_bet": 205}, {"type": "bet", "to": 205}, "badugi", "raise.not_whole_chips", "badugi:16", "text"),
    ],
)
def test_each_reason_is_told_by_its_own_clause(
    round: Json, step: Json, rulebook: str, code: str, clause: str | None, basis: str
) -> None:
    reasons = answer(round, step, rulebook)["reasons"]
    assert [(one["clause"], one["basis"]) for one in reasons if one["code"] == code] == [(clause, basis)]


@pytest.mark.parametrize(
    ("house", "code", "round", "step"),
    [
        ({"cap.raises_two_streets": 2}, "raise.capped", LIMIT | CAPPED, {"type": "raise"}),
        (
            {"words_or_chips.binds": "first"},
            "words.too_late",
            RAISED,
            said("raise") | pushed([600], order="chips_first"),
        ),
        (NO_BOOK, "unaware.let_off", RAISED, pushed([500], unaware_of_raise=True)),
        (NO_BOOK, "unaware.let_off", RAISED, pushed([525], unaware_of_raise=True)),
    ],
)
def test_house_rules_are_told_where_they_decide(house: Json, code: str, round: Json, step: Json) -> None:
    assert code in [reason["code"] for reason in answer(round, step, "roberts-11", house)["reasons"]]


@pytest.mark.parametrize(
    ("round", "step", "rulebook", "house", "expected"),
    [
        # limit looks at the bets, whatever is sent as the last raise
        (
            LIMIT
            | {"current_bet": 40, "last_full_raise_by": 40, "to_act": 3, "players": ["480/20", "460/40", "500/0"]},
            pushed([9]),
            "tda-2019",
            None,
            {"ruling": "discretion"},
        ),
        # chips that do not play are given back
        (BET | {"chip": 25}, pushed([100, 10]), "tda-2019", None, {"ruling": "corrected", "action": {"to": 100}}),
        # the call that was said was put in, or another was named
        (BET, said("call") | pushed([100], order="words_first"), "tda-2019", None, {"ruling": "accepted"}),
        (BET, said("call", 200, told=50), "tda-2019", None, {"ruling": "corrected", "action": {"to": 100}}),
        # an amount with several meanings, and no chips to tell
        (
            UNBET | {"pot_before_round": 600},
            said(candidates=[1, 300]),
            "tda-2019",
            None,
            {"action": {"type": "bet", "to": 300}},
        ),
        # what a condition held to may be is one thing
        (BET, said("pot", 200, condition=OTHER), "tda-2019", None, {"alternatives": [HELD, FREE]}),
        (
            LIMIT | BET_20,
            said("pot", 60, condition=OTHER),
            "tda-2019",
            None,
            {"alternatives": [HELD, FREE]},
        ),
        # old chips and new
        (
            RAISED,
            pushed([600, 500], told_to=1099),
            "tda-2013",
            None,
            {"alternatives": [{"action": {"to": 1200}}, {"action": {"to": 1100}}]},
        ),
        (
            RAISED | {"last_full_raise_by": 300, "players": ["5700/300", "5400/600", "5400/600"]},
            pushed([500, 100], unaware_of_raise=True),
            "roberts-11",
            NO_BOOK,
            {"alternatives": [{"action": {"to": 900}}, FULL_CALL, {"action": None}]},
        ),
        (RAISED, pushed([5000], **ALL_BACK), "wsop-2024", NO_BOOK, {"ruling": "accepted", "action": {"to": 5000}}),
        (BLINDS, pushed([500]), "wsop-2024", NO_BOOK, {"ruling": "accepted", "action": {"type": "call", "to": 100}}),
        (
            RAISED,
            pushed([100, 525], prior_chips=[100], prior_moved="all"),
            "tda-2019",
            None,
            {"alternatives": [FULL_CALL, {"effect": {"code": "floor.chips_are_a_bet"}}]},
        ),
        # a completion where nobody can complete or raise
        (BET, said("complete"), "tda-2019", None, {"ruling": "corrected", "action": {"type": "call"}}),
    ],
)
def test_what_follows_just_at_an_edge(
    round: Json, step: Json, rulebook: str, house: Json | None, expected: Json
) -> None:
    no_raise = {"seat_2": {"no_raise": True}} if step == said("complete") else {}
    assert differences(expected, answer(round, step, rulebook, house, **no_raise)) == []
