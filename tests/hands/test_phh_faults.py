"""Poker Hand History refused: every reason, all at once, with its place."""

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import tomli

import service.hands
from service.hands import Place, Unreadable, phh_reader, phh_writer
from service.hands.phh_document import LONGEST, MOST_VALUES
from tests.hands.odd_phh import (
    HEADINGS,
    LATER_TOML,
    LONG_KEYS,
    LONG_NUMBERS,
    NESTED,
    NO_ACTION,
    NO_HEADINGS,
    NO_KEYS,
    NO_TOML,
    ONE,
    OTHER_KEYS,
)
from tests.hands.samples import document, text_of


def refused(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        phh_reader.read(text)
    return caught.value


def faults(text: str) -> list[tuple[str, str]]:
    return [(fault.pointer, fault.code.removeprefix("phh.")) for fault in refused(text).faults]


@pytest.mark.parametrize(("fields", "pointer", "code"), ONE)
def test_one_fault(fields: dict[str, str], pointer: str, code: str) -> None:
    assert faults(document(**fields)) == [(pointer, code)]


@pytest.mark.parametrize("action", NO_ACTION)
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


@pytest.mark.parametrize(("text", "place"), NO_TOML)
def test_what_is_no_toml_says_where(text: str, place: Place) -> None:
    error = refused(text)
    assert [(fault.pointer, fault.code) for fault in error.faults] == [("", "phh.syntax")]
    assert error.place == place
    assert "(at " not in error.faults[0].message


@pytest.mark.parametrize("key", OTHER_KEYS)
def test_a_key_is_told_the_same_whatever_letters_the_python_knows(key: str) -> None:
    said = ascii((key[2:-2],))
    assert [fault.message for fault in refused(f"a = 1\n{key}\n{key}\n").faults] == [
        f"This is not TOML: Cannot declare {said} twice."
    ]


@pytest.mark.parametrize("text", LATER_TOML)
def test_what_only_a_later_toml_has_is_no_toml_whatever_the_python(text: str) -> None:
    assert faults(text) == [("", "syntax")]


@pytest.mark.parametrize("text", NESTED)
def test_what_nests_too_deep_for_the_parser_is_a_fault(text: str) -> None:
    assert faults(text) == [("", "too_deep")]


@pytest.mark.parametrize("heading", HEADINGS)
@pytest.mark.parametrize("more", [0, LONGEST])
def test_a_file_of_several_hands_is_told_as_such(heading: str, more: int) -> None:
    error = refused(f"{heading}\n{document()}\n[2]\n{document()}" + "#" * more)
    assert [(fault.pointer, fault.code) for fault in error.faults] == [("", "phh.several_hands")]


@pytest.mark.parametrize("text", NO_HEADINGS)
def test_what_is_no_file_of_several_hands_is_not_told_as_one(text: str) -> None:
    assert faults(text)[0][1] in ("missing", "syntax")


@pytest.mark.parametrize("number", LONG_NUMBERS)
def test_a_number_that_is_too_long_for_the_parser_is_a_fault(number: str) -> None:
    assert faults(f"a = {number}\n") == [("", "number_range")]


def test_a_key_of_many_parts_never_comes_to_the_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tomli, "loads", None)
    for long in LONG_KEYS:
        assert faults(f"# x.y\nt = '''\n''''\n{long}\n") == [("", "too_deep")]


@pytest.mark.parametrize("value", NO_KEYS)
def test_dots_in_text_and_numbers_are_no_key(value: str) -> None:
    assert phh_reader.read(document(_x=value))


def test_a_text_that_is_no_hand_by_its_length_is_not_read() -> None:
    text = document()
    assert phh_reader.read(text + "#" * (LONGEST - len(text)))
    with pytest.raises(Unreadable) as caught:
        phh_reader.read(text + "#" * (LONGEST - len(text) + 1))
    assert [fault.code for fault in caught.value.faults] == ["phh.too_long"]


@pytest.mark.parametrize("more", ["1,", "'',", "{},", "[],", "{a.b=1}, "])
def test_a_document_of_too_many_values_never_comes_to_the_parser(monkeypatch: pytest.MonkeyPatch, more: str) -> None:
    begin = document() + "_x = ["
    left = MOST_VALUES - sum(map(begin.count, "=,[{."))
    each = sum(map(more.count, "=,[{."))
    assert phh_reader.read(begin + more * (left // each) + "'.,=[{']")
    monkeypatch.setattr(tomli, "loads", None)
    assert faults(begin + more * (left // each + 1) + "]") == [("", "too_many_values")]


def test_every_code_of_the_reader_has_a_case() -> None:
    folder = Path(service.hands.__file__).parent
    source = "".join(path.read_text("utf-8") for path in folder.glob("phh_*.py"))
    told = re.findall(r'(?:add\((?:path|here|\([^()]*(?:\([^()]*\))?[^()]*\)), |_unreadable\()\s*"([a-z_]+)",', source)
    codes = set(told)
    shown = {code for _, _, code in ONE} | {"action_unknown", "players_few", "players_many", "syntax", "too_long"}
    assert codes == shown | {"several_hands", "too_many_values", "number_range", "too_deep"}


def calls(text: str) -> int:
    """How many calls reading and writing take."""
    counted = 0

    def count(_frame: Any, event: str, _arg: Any) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        phh_writer.write(phh_reader.read(text), tomllib.loads(text)["variant"])
    finally:
        sys.setprofile(before)
    return counted


@pytest.mark.slow
@pytest.mark.parametrize("action", ["p1 cbr 3.50", "p1 cc # hm", "d db 2c", "p1 sm -"])
def test_twice_the_actions_are_twice_the_work(action: str) -> None:
    once, twice = (calls(document(actions=str([action] * count))) for count in (800, 1600))
    assert once < twice < 2 * once + 1000


def test_twice_the_fields_are_twice_the_work() -> None:
    once, twice = (calls(text_of("ft") + "".join(f"_{n} = [{n}.5]\n" for n in range(count))) for count in (500, 1000))
    assert once < twice < 2 * once + 1000
