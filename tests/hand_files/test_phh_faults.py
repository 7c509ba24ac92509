"""Poker Hand History refused: every reason, all at once, with its place."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest
import tomli

import service.hands
from service.hands import phh
from service.hands.phh.document import LONGEST, MOST_VALUES
from service.hands.unreadable import Place, Unreadable
from tests.hand_files.samples import document, text_of

DEEPEST = 24


def refused(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        phh.read(text)
    return caught.value


def faults(text: str) -> list[tuple[str, str]]:
    return [(fault.pointer, fault.code.removeprefix("phh.")) for fault in refused(text).faults]


ONE = [
    ({"variant": ""}, "/variant", "missing"),
    ({"variant": "5"}, "/variant", "variant_unknown"),
    ({"variant": "'P5L'"}, "/variant", "variant_unknown"),
    ({"variant": "['NT']"}, "/variant", "variant_unknown"),
    ({"antes": ""}, "/antes", "missing"),
    ({"antes": "0"}, "/antes", "kind"),
    ({"antes": "[0, 0]"}, "/antes", "length"),
    ({"antes": "[0, 0, -1]"}, "/antes/2", "amount_negative"),
    ({"antes": "[0, 0, false]"}, "/antes/2", "kind"),
    ({"antes": "[0, nan, 0]"}, "/antes/1", "not_finite"),
    ({"antes": "[0, 0.0000000001, 0]"}, "/antes/1", "amount_places"),
    ({"antes": "[0, 9007199254740992, 0]"}, "/antes/1", "amount_large"),
    ({"antes": "[0, 1e999, 0]"}, "/antes/1", "amount_large"),
    ({"blinds_or_straddles": ""}, "/blinds_or_straddles", "missing"),
    ({"blinds_or_straddles": "[1, 2]"}, "/blinds_or_straddles", "length"),
    ({"blinds_or_straddles": "[1, 2, '4']"}, "/blinds_or_straddles/2", "kind"),
    ({"min_bet": ""}, "/min_bet", "missing"),
    ({"min_bet": "0"}, "/min_bet", "amount_zero"),
    ({"min_bet": "-0.0"}, "/min_bet", "amount_zero"),
    ({"min_bet": "-2"}, "/min_bet", "amount_negative"),
    ({"min_bet": "true"}, "/min_bet", "kind"),
    ({"small_bet": "2"}, "/small_bet", "not_in_variant"),
    ({"bring_in": "1"}, "/bring_in", "not_in_variant"),
    ({"starting_stacks": "[200, inf, 200]"}, "/starting_stacks/1", "stack_unknown"),
    ({"starting_stacks": "[200, -inf, 200]"}, "/starting_stacks/1", "not_finite"),
    ({"starting_stacks": "[200, 0.0, 200]"}, "/starting_stacks/1", "amount_zero"),
    ({"actions": ""}, "/actions", "missing"),
    ({"actions": "'p1 f'"}, "/actions", "kind"),
    ({"actions": "['p3 f', 1]"}, "/actions/1", "kind"),
    ({"actions": "['p4 f']"}, "/actions/0", "player_unknown"),
    ({"actions": "['p0 f']"}, "/actions/0", "player_unknown"),
    ({"actions": "['p9999999999 f']"}, "/actions/0", "player_unknown"),
    ({"actions": "['d dh p4 ????']"}, "/actions/0", "player_unknown"),
    ({"actions": "['p3 cbr 0']"}, "/actions/0", "amount_zero"),
    ({"actions": "['p3 cbr -5']"}, "/actions/0", "amount_negative"),
    ({"actions": "['p3 cbr NaN']"}, "/actions/0", "not_finite"),
    ({"actions": "['p3 cbr Infinity']"}, "/actions/0", "not_finite"),
    ({"actions": "['p3 cbr 1.0000000001']"}, "/actions/0", "amount_places"),
    ({"actions": "['p3 cbr 1e99']"}, "/actions/0", "amount_large"),
    ({"author": "5"}, "/author", "kind"),
    ({"level": "1.0"}, "/level", "kind"),
    ({"day": "true"}, "/day", "kind"),
    ({"hand": "[1]"}, "/hand", "kind"),
    ({"table": "true"}, "/table", "kind"),
    ({"time": "'21:00'"}, "/time", "kind"),
    ({"ante_trimming_status": "1"}, "/ante_trimming_status", "kind"),
    ({"seats": "[1, 2]"}, "/seats", "length"),
    ({"seats": "[1, 2, '3']"}, "/seats/2", "kind"),
    ({"players": "'Bo'"}, "/players", "kind"),
    ({"players": "['', '', 3]"}, "/players/2", "kind"),
    ({"time_banks": "[1, 2, '3']"}, "/time_banks/2", "kind"),
    ({"time_banks": "[1, 2, nan]"}, "/time_banks/2", "not_finite"),
    ({"time_limit": "-1"}, "/time_limit", "amount_negative"),
    ({"finishing_stacks": "[1, 2, -3]"}, "/finishing_stacks/2", "amount_negative"),
    ({"winnings": "[1]"}, "/winnings", "length"),
    ({"year": "0"}, "/year", "date"),
    ({"month": "13"}, "/month", "date"),
    ({"day": "32"}, "/day", "date"),
    ({"month": "6", "day": "31"}, "/day", "date"),
    ({"year": "2023", "month": "2", "day": "29"}, "/day", "date"),
    ({"_big": "9223372036854775808"}, "/_big", "number_range"),
    ({"_deep": "[" * 25 + "]" * 25}, "/_deep", "too_deep"),
]


@pytest.mark.parametrize(("fields", "pointer", "code"), ONE)
def test_one_fault(fields: dict[str, str], pointer: str, code: str) -> None:
    assert faults(document(**fields)) == [(pointer, code)]


@pytest.mark.parametrize(
    "action",
    [
        "p1",
        "d",
        "f",
        "p1 fold",
        "p1 f f",
        "p1 f# well",
        "P1 f",
        "p f",
        "p-1 f",
        "p1 cbr",
        "p1 cbr ten",
        "p1 cbr 1.2.3",
        "p1 cbr 1_000",
        "p1 cbr .",
        "p1 cbr 2 3",
        "p1 cbr ,5",
        "p\u0661 f",
        "d db",
        "d db Ac Kd",
        "d db 1c",
        "d db -",
        "d dh p1",
        "d dh ???? p1",
        "p1 sd -",
        "p1 sm AcK",
        "p1 cc Ac",
        "d f",
    ],
)
def test_no_action(action: str) -> None:
    text = document(actions=f'["p3 f", "{action}"]')
    assert faults(text) == [("/actions/1", "action_unknown")]


def test_players_are_two_to_twenty_three() -> None:
    for count, expected in ((1, "players_few"), (24, "players_many")):
        zeros = str([0] * count)
        text = document(antes=zeros, blinds_or_straddles=zeros, starting_stacks=str([5] * count))
        assert faults(text) == [("/starting_stacks", expected)]


def test_decimals_and_size_together_are_too_much() -> None:
    text = document(antes="[0.000000001, 0, 0]", starting_stacks="[9007199, 9007200, 9]", actions="['p3 cbr 9007200']")
    assert faults(text) == [("/starting_stacks/1", "amount_large"), ("/actions/0", "amount_large")]


def test_a_variant_has_its_own_fields_and_no_others() -> None:
    stud = document(variant="'FR'")
    assert faults(stud) == [
        ("/blinds_or_straddles", "not_in_variant"),
        ("/bring_in", "missing"),
        ("/small_bet", "missing"),
        ("/big_bet", "missing"),
        ("/min_bet", "not_in_variant"),
    ]


def test_all_faults_are_told_at_once() -> None:
    text = document(variant="'XX'", antes="[-1, true]", actions="['p1', 'p3 f', 'p7 cbr 0']", month="0", year="0")
    assert faults(text) == [
        ("/variant", "variant_unknown"),
        ("/antes", "length"),
        ("/year", "date"),
        ("/month", "date"),
        ("/actions/0", "action_unknown"),
        ("/actions/2", "player_unknown"),
        ("/actions/2", "amount_zero"),
    ]


def test_a_pointer_escapes_what_it_must_and_passes_over_what_is_too_long() -> None:
    assert [
        fault.pointer for fault in refused(document() + "'a/b~c' = 1e5\n'x/~' = 99999999999999999999\n").faults
    ] == ["/x~1~0"]
    assert faults(document() + "k" * 1000 + " = 99999999999999999999\n") == [("", "number_range")]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("variant = \n", Place(1, 11)),
        ("a = 1\r\nb = 2\r\n  c: 3\r\n", Place(3, 4)),
        ("a = 'x", Place(1, 7)),
        ("a = 1\nb = [1,\n", Place(3, 1)),
        ("a = 1\na = 2\n", Place(2, 6)),
        ("a = 1\nb = '\ud800'\n", Place(2, 6)),
        ("\ufeffa = 1\n", Place(1, 1)),
    ],
)
def test_what_is_no_toml_says_where(text: str, place: Place) -> None:
    error = refused(text)
    assert [(fault.pointer, fault.code) for fault in error.faults] == [("", "phh.syntax")]
    assert error.place == place
    assert "(at " not in error.faults[0].message


@pytest.mark.parametrize("text", ["a = {b = 1,\n}\n", 'a = "\\e"\n', "a = 12:30\n"])
def test_what_only_a_later_toml_has_is_no_toml_whatever_the_python(text: str) -> None:
    assert faults(text) == [("", "syntax")]


@pytest.mark.parametrize("text", ["a = " + "[" * 4000, "a = " + "{a = " * 2000, ".".join("a" * 30) + " = 1"])
def test_what_nests_too_deep_for_the_parser_is_a_fault(text: str) -> None:
    assert faults(text) == [("", "too_deep")]


@pytest.mark.parametrize(
    "heading", ["[1]", "\n# a comment\r\n\r\n  [ 12 ] # another\r", "[a-b_1]", "['#1']", '["1.2"]']
)
@pytest.mark.parametrize("more", [0, LONGEST])
def test_a_file_of_several_hands_is_told_as_such(heading: str, more: int) -> None:
    error = refused(f"{heading}\n{document()}\n[2]\n{document()}" + "#" * more)
    assert [(fault.pointer, fault.code) for fault in error.faults] == [("", "phh.several_hands")]


@pytest.mark.parametrize("text", ["a = 1\n[1]\n", "[[1]]\n", "[a.b]\n", "[1\n]\n", "# [1]\n"])
def test_what_is_no_file_of_several_hands_is_not_told_as_one(text: str) -> None:
    assert faults(text)[0][1] in ("missing", "syntax")


@pytest.mark.parametrize("number", ["1" * 5000, "1e99999999999999999999"])
def test_a_number_that_is_too_long_for_the_parser_is_a_fault(number: str) -> None:
    assert faults(f"a = {number}\n") == [("", "number_range")]


def test_a_key_of_many_parts_never_comes_to_the_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tomli, "loads", None)
    for long in (
        "a." * 15_000 + "b = 1",
        '"" . ' * DEEPEST + "b = 1",
        "[" + '\'x\'."\\"".' * 12 + "b]",
        "{a." + "1." * 23,
    ):
        assert faults(f"# x.y\nt = '''\n''''\n{long}\n") == [("", "too_deep")]


@pytest.mark.parametrize(
    "value",
    [
        '"' + "a." * 99 + '"',
        "'" + "a." * 99 + "'",
        '"""\n' + "a." * 99 + '"""""',
        "'''\n" + "a." * 99 + "'''''",
        "1 # " + "a." * 99,
        str([0.5] * 99),
        '"\\"' + "a." * 99 + '"',
    ],
)
def test_dots_in_text_and_numbers_are_no_key(value: str) -> None:
    assert phh.read(document(_x=value))


def test_a_text_that_is_no_hand_by_its_length_is_not_read() -> None:
    text = document()
    assert phh.read(text + "#" * (LONGEST - len(text)))
    with pytest.raises(Unreadable) as caught:
        phh.read(text + "#" * (LONGEST - len(text) + 1))
    assert [fault.code for fault in caught.value.faults] == ["phh.too_long"]


@pytest.mark.parametrize("more", ["1,", "'',", "{},", "[],", "{a.b=1}, "])
def test_a_document_of_too_many_values_never_comes_to_the_parser(monkeypatch: pytest.MonkeyPatch, more: str) -> None:
    begin = document() + "_x = ["
    left = MOST_VALUES - sum(map(begin.count, "=,[{."))
    each = sum(map(more.count, "=,[{."))
    assert phh.read(begin + more * (left // each) + "'.,=[{']")
    monkeypatch.setattr(tomli, "loads", None)
    assert faults(begin + more * (left // each + 1) + "]") == [("", "too_many_values")]


def test_every_code_of_the_reader_has_a_case() -> None:
    folder = Path(service.hands.__file__).parent
    source = "".join(path.read_text("utf-8") for path in (folder / "phh").glob("*.py"))
    told = re.findall(r'(?:add\((?:path|here|\([^()]*(?:\([^()]*\))?[^()]*\)), |_unreadable\()\s*"([a-z_]+)",', source)
    codes = set(told) | {"number_range", "too_deep"}
    shown = {code for _, _, code in ONE} | {
        "action_unknown",
        "players_few",
        "players_many",
        "syntax",
        "too_long",
        "several_hands",
    }
    shown |= {"too_many_values"}
    assert codes == shown


def calls(text: str) -> int:
    """How many calls reading and writing take."""
    counted = 0

    def count(_frame: Any, event: str, _arg: Any) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        phh.write(phh.read(text))
    finally:
        sys.setprofile(before)
    return counted


@pytest.mark.parametrize("action", ["p1 cbr 3.50", "p1 cc # hm", "d db 2c", "p1 sm -"])
def test_twice_the_actions_are_twice_the_work(action: str) -> None:
    once, twice = (calls(document(actions=str([action] * count))) for count in (800, 1600))
    assert once < twice < 2 * once + 1000


def test_twice_the_fields_are_twice_the_work() -> None:
    once, twice = (calls(text_of("ft") + "".join(f"_{n} = [{n}.5]\n" for n in range(count))) for count in (500, 1000))
    assert once < twice < 2 * once + 1000
