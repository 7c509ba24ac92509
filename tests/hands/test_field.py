"""Small hands of the kinds on which files of real players were once read wrongly."""

import codecs
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.command.hand_files import Recorded, recorded
from service.command.judge import Judge
from service.hands import Notes, Unreadable
from service.hands.encodings import READ_AS_OLD
from service.hands.text_amounts import AmountForm, AmountUnclearError
from service.hands.text_reader import read
from service.rulesets import load_rulebooks
from tests.hands.samples import posted
from tests.hands.text_histories import CHANGES, Change, is_grounded
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


@given(
    st.sampled_from(sorted(TEXTS)),
    st.lists(st.tuples(st.sampled_from(CHANGES), st.integers(0, 60), st.integers(0, 60)), min_size=1, max_size=3),
)
def test_no_hand_is_accused_without_a_decision(name: str, changes: list[tuple[Change, int, int]]) -> None:
    lines = TEXTS[name].splitlines()
    for change, at, to in changes:
        lines = change(lines, at % len(lines), to % len(lines)) or [""]
    line = TDA.line(Recorded("a.txt:1", "text", "\n".join(lines).encode()))
    assert ("answer" in line) != ("problem" in line)
    assert is_grounded(line)


STACKS: Final = {"wpn_cap": [300, 300, 300], "pokerstars_cap": [200, 200, 200]}


@pytest.mark.parametrize("name", STACKS)
def test_no_stack_is_above_the_cap_of_the_table(name: str) -> None:
    notes = Notes()
    assert [player["stack"] for player in read(TEXTS[name], notes)["players"]] == STACKS[name]
    assert "the chips behind the cap of the table" in notes


def test_stakes_and_sizes_of_fixed_limit() -> None:
    assert posted(read(TEXTS["wpn_limit"])) == [(2, "small_blind", 100), (1, "big_blind", 200)]
    assert read(TEXTS["wpn_limit"])["structure"] == "fixed_limit"
    assert posted(read(TEXTS["partypoker_limit"])) == [(2, "small_blind", 100), (3, "big_blind", 200)]


POSTS: Final = {
    "partypoker_blinds_not_told": [(3, "small_blind", 20), (4, "big_blind", 40)],
    "partypoker_small_blind_dead": [(1, "ante", 10), (2, "ante", 10), (4, "ante", 10), (4, "big_blind", 100)],
    "bovada_short_big_blind": [(2, "small_blind", 25), (3, "big_blind", 50)],
    "bovada_table_info": [(2, "small_blind", 25), (3, "big_blind", 50)],
    "gg_level_before": [(2, "small_blind", 60), (3, "big_blind", 120)],
    "pokernow_short_big_blind": [(2, "small_blind", 5), (3, "big_blind", 10)],
    "888_blind_declined": [(2, "small_blind", 1), (3, "big_blind", 2)],
}


@pytest.mark.parametrize("name", POSTS)
def test_what_is_posted(name: str) -> None:
    assert sorted(posted(read(TEXTS[name]))) == sorted(POSTS[name])


def test_who_declines_a_blind_is_not_dealt_in() -> None:
    assert [player["name"] for player in read(TEXTS["888_blind_declined"])["players"]] == ["Bo", "Cleo", "Dee"]


def test_a_fold_that_comes_twice_has_no_turn_the_second_time(tmp_path: Path) -> None:
    answer = judged(TEXTS["partypoker_early_folds"].replace("Dee folds", "Dee folds\nDee folds"), tmp_path)["answer"]
    assert answer["legal"] is True
    assert [entry["code"] for entry in answer["discrepancies"]] == ["action.round_over"]


def test_a_seat_that_no_line_names_has_just_come_to_the_table() -> None:
    newcomer = TEXTS["partypoker_blinds_not_told"].replace(
        "Trny: 7 Level: 1 \n", "Seat 5: Eve ( 3,000 )\nTrny: 7 Level: 1 \n"
    )
    assert [player["seat"] for player in read(newcomer)["players"]] == [3, 4, 1, 2]


FAULTS: Final = [
    ("partypoker_early_folds", "Ann calls", "Ann checks\nAnn calls", 15, "post_missing"),
    ("partypoker_early_folds", "Cleo ( $2 USD )", "Cleo ( $0.02 USD )", 20, "stakes"),
    ("bovada_table_info", "Table Info: ", "Table: ", 2, "line_unknown"),
    ("bovada_table_info", "Stakes: $0.25-$0.50, ", "", 23, "stakes"),
    ("pokernow_short_big_blind", '"""Bo @ b1"" collected 26 from pot"', "Dead Small Blind", 16, "cut_short"),
    ("888_thousands_by_country", "Bo ( 200.000 $ )", "Bo ( 20,00.5 $ )", 8, "amount_unclear"),
    ("888_cents_by_country", "Bo ( 2\u00a0$ )", "Bo ( 1,234\u00a0$ )", 8, "amount_unclear"),
]


@pytest.mark.parametrize(("name", "old", "new", "line", "code"), FAULTS)
def test_what_nothing_tells_is_not_guessed(name: str, old: str, new: str, line: int, code: str) -> None:
    assert old in TEXTS[name]
    with pytest.raises(Unreadable) as caught:
        read(TEXTS[name].replace(old, new, 1))
    assert (f"/{line}", f"text.{code}") in {(fault.pointer, fault.code) for fault in caught.value.faults}


def test_cards_currency_and_rake_of_partypoker_since_2019() -> None:
    hand = read(TEXTS["partypoker_2019"])
    assert (hand["currency"], hand["table"], hand["result"]) == ("$", "Lagos", {"pot": 1850, "rake": 90})
    assert [player.get("cards") for player in hand["players"]] == [
        None,
        *(["Tc", "Ac", "Ad", "4c"], ["9c", "7h", "8h", "4d"]),
    ]


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
