"""Out of turn, at its edges: what the early see, what is noted of them, and what sets them free."""

from typing import Any, Final

import pytest

from service.rules.acting.out_of_turn import is_to_come, update_pending
from service.rules.messages import MESSAGES
from service.rules.model.action import ActionType, Barred, CallOption, Options, RaiseOption
from service.rules.model.reason import Code
from service.rules.model.round import OutOfTurn, OutOfTurnType, Player, Since
from service.rules.options import held_to
from tests.cases.doors import Straight
from tests.cases.ruled import differences
from tests.rules.asking import BET, RAISED, STUD, Json, answer, noted, pushed, said
from tests.support.rounds import round_of
from tests.support.rows import rows_of

FOUR: Final[Json] = {"pot_before_round": 500, "to_act": 1, "players": ["5000/0"] * 5}
ME: Final = Player(seat=9, stack=900)


def early(type: OutOfTurnType, to: int, faced: int, **others: Any) -> Player:
    """A seat that has done this before its turn."""
    return Player(seat=1, stack=900, out_of_turn=OutOfTurn(type=type, to=to, faced=faced), **others)


@rows_of(__file__)
def test_only_a_wager_or_a_bring_in_makes_a_bet(type: OutOfTurnType, to: int, faced: int, comes: bool) -> None:
    other = early(type, to, 0)
    assert is_to_come(faced, ME, (ME, other), 5) is comes
    assert not is_to_come(faced, other, (ME, other), 5)


def test_a_bet_of_one_chip_that_was_made_early_is_nothing_new() -> None:
    bettor, caller = early(OutOfTurnType.BET, 1, 0), early(OutOfTurnType.CALL, 1, 1)
    seen = update_pending((caller,), (bettor, ActionType.BET), 1, 0)
    assert [player.out_of_turn and player.out_of_turn.since for player in seen] == [Since.CHECK_OR_FOLD]


@pytest.mark.parametrize(("after", "left"), [(1, 4), (2, 1), (3, 2), (4, 3)])
def test_of_all_who_would_fold_together_the_last_to_act_is_left(after: int, left: int) -> None:
    seats = {f"seat_{seat}": if_("fold", after) for seat in (1, 2, 3, 4) if seat != after}
    done = answer(FLOP | {"to_act": after}, {"type": "fold"}, "tda-2019", **seats)["round"]["players"]
    assert [one["seat"] for one in done if not one["folded"]] == [left]
    assert not any("out_of_turn" in one for one in done)


def test_nor_does_the_last_one_fold_to_a_fold_out_of_turn() -> None:
    """Nor where it is his own turn."""
    two = FLOP | {"players": ["5000/0", "5000/0"]}
    told = answer(two, {"type": "fold", "seat": 2}, "tda-2019", seat_1=if_("fold", 2))["round"]
    assert [(one["folded"], "out_of_turn" in one) for one in told["players"]] == [(False, False), (True, False)]


def test_who_owes_a_bring_in_and_is_held_to_more_does_not_bring_in() -> None:
    more = RaiseOption(type=ActionType.COMPLETE, min_to=20, max_to=20, all_in_to=None)
    owed = CallOption(to=5, add=5, all_in=False)
    free = Options(fold=False, check=False, call=None, raise_=more, bring_in=owed, raise_barred=None)
    completes = OutOfTurn(type=OutOfTurnType.COMPLETE, to=20, faced=5)
    held = held_to(completes, free, 1)
    assert (held.bring_in, held.raise_) == (None, more)
    held = held_to(OutOfTurn(type=OutOfTurnType.BRING_IN, to=5, faced=5), free, 1)
    assert (held.bring_in, held.raise_, held.raise_barred) == (owed, None, Barred.NO_RAISE)


@rows_of(__file__)
def test_who_faces_nothing_more_has_no_raise_out_of_turn(round: Json, house: Json) -> None:
    told = answer(round, said("raise", 2000) | {"seat": 3}, "roberts-11", house)
    assert told["round"]["players"][2]["out_of_turn"]["type"] == "check"


@rows_of(__file__)
def test_what_is_seen_early_is_noted(
    round: Json, declaration: Json, seats: Json, expected: tuple[str, int, int]
) -> None:
    told = answer(round, declaration | {"seat": 4}, "tda-2019", **seats)
    kind, to, faced = expected
    assert told["ruling"] == "rejected"
    assert differences(noted(kind, to, faced), told["round"]["players"][3]) == []


def test_whoever_is_to_act_is_told_though_he_owes_a_bring_in() -> None:
    owed = STUD | {"current_bet": 0, "to_act": 1, "players": ["500/0", "500/0", "500/0"]}
    told = answer(owed, pushed([3], seat=2), "tda-2019")
    said_first = "Seat 2 acts out of turn, and action backs up to seat 1. The action of seat 2 may become binding."
    assert told["reasons"][0]["message"] == said_first


def test_why_the_floor_chooses_is_told() -> None:
    told = answer(RAISED, pushed([300]), "tda-2019")
    why = "Seat 1 put in less than the call of 600, facing a raise with several players in. The floor decides."
    assert [reason["message"] for reason in told["reasons"]] == [why]
    in_full, folded = (one["round"]["players"][0] for one in told["alternatives"])
    assert (in_full["committed"], folded["committed"], folded["folded"]) == (600, 400, True)


@pytest.mark.parametrize(("declaration", "right"), [(said("check"), "no_raise"), ({"prior_moved": "part"}, "no_fold")])
def test_what_one_seat_has_lost_the_others_keep(declaration: Json, right: str) -> None:
    players = answer(RAISED, declaration, "tda-2019")["round"]["players"]
    assert [player.get(right, False) for player in players] == [True, False, False]


def test_who_decides_anew_has_lost_nothing() -> None:
    anew = answer(BET, said("raise", 300, condition={"type": "other"}), "tda-2019")["alternatives"][1]
    assert anew["action"] is None
    assert [player for player in anew["round"]["players"] if "no_raise" in player or "no_fold" in player] == []


def test_a_tiny_chip_is_no_fold_to_who_may_not_fold() -> None:
    told = answer(RAISED, pushed([25]), "tda-2019", seat_1={"no_fold": True})
    assert [one["action"] and one["action"]["type"] for one in told["alternatives"]] == ["call", None]


def test_a_tiny_chip_moved_forward_is_penalized_as_one_let_go() -> None:
    assert answer(RAISED, pushed([25], gesture="forward_motion"), "tda-2019")["penalty"] is True


ANNOUNCED: Final[Json] = {"out_of_turn": noted("fold", 0, 0)["out_of_turn"] | {"condition": {"type": "bet"}}}
FLOP: Final[Json] = FOUR | {"players": ["5000/0"] * 4}


def test_a_fold_that_was_announced_is_told_by_the_action_that_brings_it_about() -> None:
    told = answer(FLOP, {"type": "bet", "to": 300}, "tda-2019", seat_2=ANNOUNCED, seat_4=ANNOUNCED)
    why = [(one["clause"], one["params"]) for one in told["reasons"] if one["code"] == "fold.announced"]
    assert why == [("tda-2019:53.A", {"seat": 2}), ("tda-2019:53.A", {"seat": 4})]
    assert [player["folded"] for player in told["round"]["players"]] == [False, True, False, True]
    assert (told["round"]["to_act"], told["penalty"]) == (3, False)


def test_a_check_brings_about_no_fold_to_a_bet() -> None:
    told = answer(FLOP, {"type": "check"}, "tda-2019", seat_2=ANNOUNCED)
    assert [one["code"] for one in told["reasons"]] == ["check.accepted"]
    assert told["round"]["players"][1]["out_of_turn"]["condition"] == {"type": "bet"}


def if_(type: str, seat: int, announced: str = "fold", to: int = 0) -> Json:
    """What a seat has announced for the case that another does something."""
    waits = {"type": type, "seat": seat}
    return {"out_of_turn": {"type": announced, "to": to, "faced": 0, "since": "none", "condition": waits}}


@pytest.mark.parametrize("rulebook", ["tda-2013", "tda-2019", "wsop-2024"])
def test_a_fold_out_of_turn_brings_about_what_was_announced_for_it(rulebook: str) -> None:
    """One after the other, whichever sits first: seat 2 folds, so seat 4 does, so seat 3 does."""
    told = answer(FLOP, {"type": "fold", "seat": 2}, rulebook, seat_3=if_("fold", 4), seat_4=if_("fold", 2))
    assert [player["folded"] for player in told["round"]["players"]] == [False, True, True, True]
    assert [one["code"] for one in told["reasons"]] == ["fold.out_of_turn", "fold.announced", "fold.announced"]
    assert told["options"] is None


def test_who_is_to_act_may_have_announced_that_it_folds() -> None:
    """Its turn is over then: nobody has acted over the next seat, and what is pending was passed over by a fold."""
    early = {"out_of_turn": {"type": "bet", "to": 300, "faced": 0, "since": "none"}}
    told = answer(FLOP, {"type": "fold", "seat": 3}, "tda-2019", seat_1=if_("fold", 3), seat_4=early)["round"]
    assert told["to_act"] == 2
    assert [player.get("out_of_turn") for player in told["players"][:3]] == [None, None, None]
    assert told["players"][3]["out_of_turn"]["since"] == "check_or_fold"


def test_what_waits_for_a_fold_is_pending_once_it_was_made_early() -> None:
    told = answer(FLOP, {"type": "fold", "seat": 2}, "tda-2019", seat_4=if_("fold", 2, "bet", 600))["round"]
    assert told["players"][3]["out_of_turn"] == {"type": "bet", "to": 600, "faced": 0, "since": "check_or_fold"}


@pytest.mark.parametrize("action", [{"type": "fold"}, {"type": "fold", "seat": 2}, {"type": "all_in"}])
def test_what_can_never_come_about_is_not_announced_any_more(action: Json) -> None:
    seat = action.get("seat", 1)
    told = answer(FLOP, action, "tda-2019", seat_3=if_("check", seat, "bet", 600))["round"]
    assert "out_of_turn" not in told["players"][2]


@pytest.mark.parametrize("gone", [2, 4])
def test_an_if_of_a_seat_that_can_do_nothing_more_is_a_fault(gone: int) -> None:
    """But a card it may still show."""
    three = round_of(pot_before_round=500, to_act=1, players=["5000/0", "0/0", "5000/0", "5000/0 folded"])
    bets, shows = (
        {"word": "raise", "amount": 300, "condition": {"type": one, "seat": gone}} for one in ("bet", "other")
    )
    asked = {"rulebook": "tda-2019", "round": three}
    found = Straight().decision({**asked, "declaration": {"words": [bets]}})
    assert found == {"errors": ["declaration.condition_seat"]}
    assert "errors" not in Straight().decision({**asked, "declaration": {"words": [shows]}})
    three["players"][2] |= if_("bet", gone, "raise", 300)
    assert Straight().decision({**asked, "action": {"type": "check"}}) == {"errors": ["round.out_of_turn_impossible"]}


def test_who_folds_on_a_wager_is_not_made_to_call_it() -> None:
    """A caller of a wager whose size was to come had said that he folds to one."""
    unknown = {"kind": "amount_unknown", "seat": 1, "amount": 300, "acted_since": [{"seat": 2, "type": "call"}]}
    told = answer(FLOP, unknown, "tda-2019", seat_2=ANNOUNCED)
    assert [one["round"]["players"][1]["folded"] for one in told["alternatives"]] == [True, True]


@pytest.mark.parametrize("rulebook", ["roberts-11", "badugi"])
def test_a_raise_in_between_frees_of_a_fold_where_the_floor_chooses(rulebook: str) -> None:
    bet = answer(FLOP, {"type": "bet", "to": 300}, rulebook, seat_3=ANNOUNCED)["round"]
    assert bet["players"][2]["out_of_turn"] == {"type": "fold", "to": 0, "faced": 300, "since": "check_or_fold"}
    doors = Straight()
    raised = doors.decision({"rulebook": rulebook, "round": bet, "action": {"type": "raise", "to": 900}})["round"]
    assert raised["to_act"] == 3
    called = doors.decision({"rulebook": rulebook, "round": raised, "action": {"type": "call"}})
    assert called["legal"] is True


@pytest.mark.parametrize(
    ("step", "codes"),
    [
        (pushed([100], unaware_of_raise=True), ["declaration.unaware_of_nothing"]),
        (pushed([100], unaware_of_raise=True, seat=4), []),  # it acts on a bet that seat 3 has made early
    ],
)
def test_who_faces_nothing_has_missed_no_raise(step: Json, codes: list[str]) -> None:
    sent = round_of(**FLOP)
    sent["players"][2] |= noted("bet", 300, 0)
    told = Straight().decision({"rulebook": "roberts-11", "round": sent, "declaration": step})
    assert told.get("errors", []) == codes


def test_a_fold_out_of_turn_is_told_until_somebody_acts_in_turn() -> None:
    """So is one that follows it; a fold in turn is not."""
    first = answer(FOUR, {"type": "fold", "seat": 3}, "roberts-11")["round"]
    second = answered(first, {"type": "fold", "seat": 4})
    fold = noted("fold", 0, 0)["out_of_turn"]
    assert [player.get("out_of_turn") for player in second["players"]] == [None, None, fold, fold, None]
    after = answered(second, {"type": "fold"})
    assert not any("out_of_turn" in player for player in after["players"])


def test_a_fold_that_ends_the_round_leaves_none_to_be_told() -> None:
    two = answered(answer(FOUR, {"type": "fold", "seat": 2}, "roberts-11")["round"], {"type": "fold", "seat": 3})
    over = answered(answered(two, {"type": "fold", "seat": 4}), {"type": "fold", "seat": 5})
    assert over["to_act"] is None
    assert not any("out_of_turn" in player for player in over["players"])


def answered(round: Json, step: Json) -> Json:
    """The round that the step leaves."""
    found: Json = Straight().decision({"rulebook": "roberts-11", "round": round, "action": step})["round"]
    return found


@pytest.mark.parametrize("rulebook", ["tda-2019", "roberts-11"])
def test_who_is_released_is_named_then_and_at_his_turn(rulebook: str) -> None:
    released = answer(FOUR, {"type": "bet", "to": 100}, rulebook, seat_2=noted("bet", 200, 0))
    raises = {"rulebook": rulebook, "round": released["round"], "action": {"type": "raise", "to": 400}}
    then = Straight().decision(raises)
    for codes in ([reason["code"] for reason in one["reasons"]] for one in (released, then)):
        assert codes[1:3] == ["turn.released", "turn.chips_back"]
        assert "turn.kept" not in codes


@pytest.mark.parametrize("rulebook", ["tda-2019", "roberts-11"])
def test_who_answered_a_bet_out_of_turn_is_released_with_it(rulebook: str) -> None:
    early = {"seat_2": noted("bet", 500, 0, "time"), "seat_3": noted("call", 500, 500, "time")}
    released = answer(FOUR, {"type": "bet", "to": 700}, rulebook, **early)
    why = [(one["params"]["seat"], one["code"]) for one in released["reasons"] if one["code"].startswith("turn.")]
    assert why == [(seat, code) for seat in (2, 3) for code in ("turn.released", "turn.chips_back")]


def test_who_acted_over_a_seat_is_held_to_that() -> None:
    since = [{"seat": 2, "type": "bet", "to": 300}, {"seat": 3, "type": "call"}]
    reasons = answer(FOUR, {"kind": "skipped", "seat": 1, "acted_since": since}, "tda-2019")["reasons"]
    assert [(one["code"], one["clause"]) for one in reasons] == [
        ("turn.may_be_lost", "tda-2019:53.B"),
        *[("turn.stands", "tda-2019:53.B")] * 2,
    ]


def test_each_action_that_stays_pending_has_a_word() -> None:
    assert {*MESSAGES[Code.TURN_STANDS].template.words["did"], "fold"} == set(OutOfTurnType)
