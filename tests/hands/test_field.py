"""Small hands of the kinds on which files of real players were once read wrongly."""

import codecs
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.command.hand_files import Recorded, recorded
from service.command.judge import Judge
from service.hands import Unreadable
from service.hands.encodings import READ_AS_OLD
from service.hands.text_amounts import AmountForm, AmountUnclearError
from service.hands.text_reader import read
from service.rulesets import load_rulebooks
from tests.hands.text_histories import is_grounded, spoilt
from tests.support.rows import table_of

Json = dict[str, Any]
TDA: Final = Judge(load_rulebooks(), {"rulebook": "tda-2019"})
TEXTS: Final = {path.stem: path.read_text("utf-8") for path in Path(__file__).with_name("field").glob("*.txt")}

POTS: Final = table_of(__file__, "POTS")
"""The pot of each, in the chips of the hand. All are legal, and none contradicts itself."""


def judged(text: str | bytes, tmp_path: Path, judge: Judge = TDA) -> Json:
    """What becomes of the one hand of a file."""
    (tmp_path / "hand.txt").write_bytes(text if isinstance(text, bytes) else text.encode())
    [hand] = recorded((str(tmp_path / "hand.txt"),))
    return judge.line(hand)


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_each_is_legal_and_adds_up(name: str, tmp_path: Path) -> None:
    answer = judged(TEXTS[name], tmp_path)["answer"]
    assert (answer["legal"], answer["complete"], answer["discrepancies"]) == (True, True, [])
    assert answer["final"]["pot"] == POTS[name]


@given(st.sampled_from(sorted(TEXTS)).flatmap(lambda name: spoilt(TEXTS[name].splitlines())))
def test_no_hand_is_accused_without_a_decision(lines: list[str]) -> None:
    line = TDA.line(Recorded("a.txt:1", "text", "\n".join(lines).encode()))
    assert ("answer" in line) != ("problem" in line)
    assert is_grounded(line)


def test_an_open_pair_allows_a_double_bet_where_no_line_says_so(tmp_path: Path) -> None:
    without = judged(TEXTS["full_tilt_stud"].replace("[9c] [9s]", "[9c] [8s]"), tmp_path)["answer"]
    assert "raise.above_limit" in {reason["code"] for reason in without["first_illegal"]["decision"]["reasons"]}


def test_lines_may_end_as_on_an_old_mac(tmp_path: Path) -> None:
    assert judged(TEXTS["pokerstars_cap"].replace("\n", "\r"), tmp_path)["answer"]["legal"] is True


def test_a_fold_that_comes_twice_has_no_turn_the_second_time(tmp_path: Path) -> None:
    answer = judged(TEXTS["partypoker_early_folds"].replace("Dee folds", "Dee folds\nDee folds"), tmp_path)["answer"]
    assert answer["legal"] is True
    assert [entry["code"] for entry in answer["discrepancies"]] == ["action.round_over"]


def test_a_seat_that_no_line_names_has_just_come_to_the_table() -> None:
    newcomer = TEXTS["partypoker_blinds_not_told"].replace(
        "Trny: 7 Level: 1 \n", "Seat 5: Eve ( 3,000 )\nTrny: 7 Level: 1 \n"
    )
    assert [player["seat"] for player in read(newcomer)["players"]] == [3, 4, 1, 2]


@pytest.mark.parametrize(("stack", "line"), [("39", "raises -1€ to 24€ and is all-in"), ("1546", "raises 15€ to 40€")])
def test_a_raise_after_ones_own_bring_in_is_told_without_it(stack: str, line: str, tmp_path: Path) -> None:
    text = TEXTS["winamax_stud"].replace("1546€", f"{stack}€").replace("Ann calls 15€", f"Ann {line}\nBo calls 9€")
    wagers = [entry["to"] for entry in read(text)["rounds"][0]["actions"] if entry["type"] == "raise"]
    assert wagers == [25, 34 if stack == "39" else 50]
    again = text.replace("Bo calls 9€", "Bo raises 25€ to 75€\nAnn raises 15€ to 90€")
    with pytest.raises(Unreadable) as caught:
        read(again)
    assert "what the total of this raise leaves out" in str([fault.message for fault in caught.value.faults])


AMOUNTS: Final = table_of(__file__, "AMOUNTS")


@pytest.mark.parametrize(("written", "plain"), AMOUNTS)
def test_amounts_as_countries_write_them(written: list[str], plain: list[str] | None) -> None:
    form = AmountForm()
    if plain is not None:
        assert [form.plain(text) for text in written] == plain
        return
    with pytest.raises(AmountUnclearError):
        [form.plain(text) for text in written]


@pytest.mark.parametrize("mark", [codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE])
def test_the_mark_of_a_text_is_obeyed(mark: bytes, tmp_path: Path) -> None:
    text = TEXTS["wpn_ante"] * 2
    coded = text.replace("\n", "\r\n").encode("utf-16-le" if mark == codecs.BOM_UTF16_LE else "utf-16-be")
    (tmp_path / "hands.txt").write_bytes(mark + coded)
    assert [TDA.line(hand)["answer"]["legal"] for hand in recorded((str(tmp_path),))] == [True, True]


def test_an_older_encoding_is_read_and_noted(tmp_path: Path) -> None:
    line = judged(TEXTS["wpn_ante"].replace("Bo", "B\u00f6").encode("cp1252"), tmp_path)
    assert (line["notes"], line["answer"]["legal"]) == ([READ_AS_OLD], True)
    assert "notes" not in judged(TEXTS["wpn_ante"], tmp_path)
    refused = judged(TEXTS["wpn_ante"].encode().replace(b"Bo", b"B\x81"), tmp_path)["problem"]
    assert [error["code"] for error in refused["errors"]] == ["text.encoding"]


def test_players_left_is_needed_where_two_reach_the_cap(tmp_path: Path) -> None:
    text = TEXTS["pokerstars_limit_of_two"]
    capped = text.replace("Ann: calls 100", "Ann: raises 100 to 400\nBo: calls 100").replace("pot 600", "pot 800")
    [error] = judged(capped, tmp_path)["problem"]["errors"]
    assert error["code"] == "round.players_left_needed"
    for left, raised in ((2, True), (3, True)):
        judge = Judge(TDA.rulebooks, TDA.usual | {"players_left": left})
        assert judged(capped.replace("collected 600", "collected 800"), tmp_path, judge)["answer"]["legal"] is raised


def test_a_fold_without_a_turn_is_a_discrepancy_and_the_rest_is_judged(tmp_path: Path) -> None:
    for name, code in (("ante", "seat_all_in"), ("blind", "round_over")):
        answer = judged(TEXTS[f"pokerstars_dead_hand_{name}"].replace(" is sitting out", ""), tmp_path)["answer"]
        assert (answer["legal"], answer["complete"]) == (True, True)
        assert [fault["code"] for fault in answer["discrepancies"]] == [f"action.{code}"]


@pytest.mark.parametrize(("line", "at"), [("Bo: folds\n", "0/actions/1"), ("Ann: raises $19 to $20", "0/actions/0")])
def test_whoever_comes_after_a_missing_line_is_not_accused(line: str, at: str, tmp_path: Path) -> None:
    text = TEXTS["pokerstars_cap"]
    lines = text.split(line)
    assert len(lines) == 2
    [error] = judged(lines[0] + lines[1].removeprefix(" and has reached the $20 cap\n"), tmp_path)["problem"]["errors"]
    assert (error["pointer"], error["code"]) == ("/text", "text.line_missing")
    assert error["message"].endswith(f"It is at /rounds/{at} of the hand as it was read.")


@pytest.mark.parametrize(
    ("name", "value"),
    [("pokerstars_badugi_whole_bet", "next_whole_bet"), ("bovada_half_as_a_whole_bet", "as_whole_bet")],
)
def test_where_a_raise_over_half_a_bet_goes_is_a_house_rule_of_the_site(name: str, value: str, tmp_path: Path) -> None:
    assert judged(TEXTS[name], tmp_path)["answer"]["site_house_rules"] == {"completion.after_half": value}
