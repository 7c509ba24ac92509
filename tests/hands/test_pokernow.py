"""PokerNow's log: what its entries mean, how it is parted into hands, and which row is wrong with one."""

import csv
import io
import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.command.hand_files import recorded
from service.hands import Unreadable
from service.hands.split_hands import split_hands
from service.hands.text_lines import LONGEST_LINE, first_line
from service.hands.text_reader import read
from tests.conftest import Checked
from tests.hands.samples import betting
from tests.hands.text_histories import JUDGE, judged, spoilt
from tests.support import rows

Json = dict[str, Any]
Row = list[str]

FILE: Final = Path(__file__).parent / "pokernow" / "session.csv"
LOG: Final = FILE.read_bytes()


def hands_in(log: bytes) -> list[str]:
    return [text.decode() for _, text in split_hands(log.splitlines(keepends=True), first_line, len(log) + 1)]


UNFINISHED, DEAD_BLIND, STRADDLED, DEAD_BUTTON, TWICE = hands_in(LOG)
HANDS: Final = {"twice": TWICE, "dead_button": DEAD_BUTTON, "straddled": STRADDLED, "dead_blind": DEAD_BLIND}


def rows_of(text: str) -> list[Row]:
    return list(csv.reader(io.StringIO(text)))


def text_of(rows: list[Row]) -> str:
    file = io.StringIO()
    csv.writer(file, lineterminator="\n").writerows(rows)
    return file.getvalue()


@pytest.mark.parametrize("name", HANDS)
def test_each_hand_was_played_by_the_rules_and_adds_up(name: str) -> None:
    report = judged(HANDS[name])["answer"]
    assert (report["legal"], report["complete"], report["discrepancies"]) == (True, True, [])


def test_a_log_is_the_same_log_in_any_order_and_without_its_columns(tmp_path: Path) -> None:
    columns, *rows = LOG.splitlines(keepends=True)
    for name, log in {"old": columns + b"".join(reversed(rows)), "bare": b"".join(rows)}.items():
        (tmp_path / f"{name}.csv").write_bytes(log)
        found = [JUDGE.line(one) for one in recorded((str(tmp_path / f"{name}.csv"),))]
        assert sum("answer" in one and one["answer"]["legal"] for one in found) == len(HANDS)
    for whole in HANDS.values():
        by_entry = sorted(rows_of(whole), key=lambda row: row[0])
        text = text_of([["entry", "at", "order"], *(row for row in by_entry if row[0] != "entry")])
        assert [read(text)[name] for name in ("posts", "rounds")] == [read(whole)[name] for name in ("posts", "rounds")]


def test_a_file_is_parted_and_an_unfinished_hand_is_reported(tmp_path: Path) -> None:
    (tmp_path / "poker_now_log_x.csv").write_bytes(b"\xef\xbb\xbf" + LOG.replace(b"\n", b"\r\n"))
    (tmp_path / "ledger.csv").write_bytes(b"player_nickname,player_id,net\nAnn,a1,20\n")
    ledger, first, *others = [JUDGE.line(one) for one in recorded((str(tmp_path),))]
    assert ledger["problem"]["errors"][0]["code"] == "file.no_hand"
    assert (first["problem"]["errors"][0]["code"], first["format"]) == ("text.cut_short", "PokerNow")
    assert [one["answer"]["legal"] for one in others] == [True] * len(HANDS)


def test_columns_without_a_hand_are_none() -> None:
    log = LOG.split(b"\n", 4)[-1]  # from the last entry of a hand that is over
    assert log.startswith(b'"-- ending hand #4')
    above = b'entry,at,order\n"The player ""Ann @ a1"" requested a seat.",2024-05-31T21:00:00.000Z,171718660000000\n'
    assert len(hands_in(above + log)) == len(HANDS)
    assert hands_in(above) == []
    cut = above + b'"""Ann @ a1"" folds",2024-05-31T21:00:00.000Z,171718659990000\n'
    first, *others = hands_in(cut + log)
    assert (judged(first)["problem"]["errors"][0]["code"], len(others)) == ("text.header", len(HANDS))


@pytest.mark.slow
def test_a_log_is_answered_hand_by_hand(client: Checked) -> None:
    answer = client.post("/v1/hands?rulebook=tda-2019&detail=brief", data=LOG, headers={"Content-Type": "text/csv"})
    lines = [json.loads(line) for line in answer.data.splitlines()]
    assert ["answer" in line for line in lines] == [False, *[True] * len(HANDS)]
    one = client.post("/v1/hands", json={"rulebook": "tda-2019", "detail": "brief", "text": TWICE}).get_json()
    assert one == lines[-1]["answer"]


FAULTS: Final = rows.table_of(__file__, "FAULTS", ("twice", "folds", "x" * LONGEST_LINE, "line_long"))


@pytest.mark.parametrize(("name", "old", "new", "code"), FAULTS)
def test_a_fault_names_its_row(name: str, old: str, new: str, code: str) -> None:
    assert old in HANDS[name]
    changed = HANDS[name].replace(old, new, 1)
    with pytest.raises(Unreadable) as caught:
        read(changed)
    assert f"text.{code}" in {fault.code for fault in caught.value.faults}
    for fault in caught.value.faults:
        assert 1 <= int(fault.pointer.removeprefix("/")) <= len(changed.split("\n"))


FIELD: Final = st.text() | st.sampled_from(
    ['"', '""', "\0", "\r", "a\nb", ",", "x" * 70_000, "-- ending hand #1 --", '"Ann @ a1" folds', "9" * 40, "-1"]
)


@pytest.mark.slow
@given(
    st.sampled_from(sorted(HANDS)),
    st.lists(st.tuples(st.integers(0, 60), st.integers(0, 3), FIELD), max_size=3),
    st.data(),
)
def test_rows_changed_anyhow_are_reported_on_or_refused_with_their_lines(
    name: str, fields: list[tuple[int, int, str]], data: st.DataObject
) -> None:
    rows = rows_of(HANDS[name])
    for at, place, field in fields:
        row = rows[at % len(rows)]
        row[place:] = [field, *row[place + 1 :]]
    lines = text_of(rows).split("\n")
    if data.draw(st.booleans()):
        lines = data.draw(spoilt(lines))
    text = "\n".join(lines)
    line = judged(text.encode("utf-8", "replace").decode())
    assert ("answer" in line) != ("problem" in line)
    with suppress(Unreadable):
        read(text)
        return
    for fault in line["problem"]["errors"]:
        assert int(fault["pointer"].removeprefix("/text").removeprefix("/") or 1) in range(1, len(lines) + 1)


@given(st.sampled_from(sorted(HANDS)), st.sampled_from(["@", " @ ", '" folds', "[A♠]", " (5) | #2 ", "-- x", "{name}"]))
def test_a_name_may_be_anything(name: str, odd: str) -> None:
    """A name that cannot be told from the words of the log refuses the hand; it never changes it."""
    changed = text_of([[row[0].replace("Bo @ x", f"Bo{odd}"), *row[1:]] for row in rows_of(HANDS[name])])
    with suppress(Unreadable):
        assert betting(read(changed)) == betting(read(HANDS[name]))


def test_other_games_and_forms_of_the_first_entry() -> None:
    for game, structure in {
        "(Pot Limit Omaha Hi/Lo 8 or Better)": "pot_limit",
        "Pot Limit Omaha 5 Hi/Lo (8 or Better)": "pot_limit",
        "No Limit Texas Hold'em": "no_limit",
    }.items():
        text = DEAD_BUTTON.replace("(No Limit Texas Hold'em)", game).replace("(id: k2) ", "")
        assert read(text)["structure"] == structure


@pytest.mark.parametrize(
    ("lines", "count"),
    [(b'"The admin approved\nof ""Ann @ a1"".",2024-05-31T21:00:00.000Z,17\n', 0), (b"Ann: folds\n", 1)],
)
def test_a_line_under_the_columns_that_is_no_row_is_not_passed_over(lines: bytes, count: int) -> None:
    assert len(hands_in(b"entry,at,order\n" + lines)) == count
