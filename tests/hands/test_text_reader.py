"""Text histories of sites: what a text means, that what it counts adds up, and which line is wrong with it."""

import warnings
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import HandHistory

from service.command.hand_files import recorded
from service.hands import Notes, Unreadable, phh_reader
from service.hands.text_lines import LONGEST, LONGEST_LINE, MOST_LINES, first_line
from service.hands.text_reader import read
from tests.hands.samples import betting, posted
from tests.hands.text_histories import JUDGE, history, is_grounded, judged, spoilt
from tests.support.rows import rows_of, table_of

Json = dict[str, Any]

SAMPLES = Path(__file__).with_name("pokerstars")
SIX_MAX = "pokerstars/six_max"
NAMES = sorted(path.stem for path in SAMPLES.glob("*.txt"))


def text_of(name: str) -> str:
    return (SAMPLES / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [name for name in NAMES if name != "two"])
def test_each_sample_was_played_by_the_rules_and_adds_up(name: str) -> None:
    report = judged(text_of(name))["answer"]
    assert report["legal"]
    assert report["complete"]
    assert report["discrepancies"] == []
    assert report["final"]["pot"] == report["hand"]["result"]["pot"]


@rows_of(__file__)
def test_the_site_is_named_as_its_header_does(header: str, site: str) -> None:
    assert read(text_of("six_max").replace("PokerStars Hand #7001", header))["site"] == site


@rows_of(__file__)
def test_what_is_posted(text: str, posts: list[list[Any]]) -> None:
    assert [list(post) for post in posted(read(history(text)))] == posts


def test_a_pair_on_board_opens_bets_of_either_size() -> None:
    text = text_of("stud")
    assert [one.get("big_bet") for one in read(text)["rounds"]] == [None, 80, None, None, None]
    small = text.replace("bets $0.80\nBo", "bets $0.40\nBo").replace("raises $0.80 to $1.60", "raises $0.80 to $1.20")
    small = small.replace("($2.10 in", "($1.70 in").replace("$4.45", "$3.65").replace("pot $4.65", "pot $3.85")
    assert judged(small)["answer"]["legal"]
    assert judged(small)["answer"]["discrepancies"] == []
    assert not judged(small.replace("Pair on board - a double bet is allowed\n", ""))["answer"]["legal"]


@rows_of(__file__)
def test_when_it_was_played(written: str, played_at: str) -> None:
    assert read(text_of("six_max").replace("2024/05/01 20:15:00 ET", written))["played_at"] == played_at


@rows_of(__file__)
def test_headers(game: str) -> None:
    """The number of the hand is another one, the site too, and the currency is a sign where no code is told."""

    def played(hand: Json) -> Json:
        return {key: value for key, value in hand.items() if key not in ("hand_number", "site", "currency")}

    old, _, rest = text_of("six_max").partition(" - ")
    assert played(read(f"{game} - {rest}")) == played(read(f"{old} - {rest}"))


def test_a_mark_and_other_line_ends_change_nothing() -> None:
    text = text_of("six_max")
    assert read("\ufeff" + text.replace("\n", "  \r\n")) == read(text)


def test_a_text_of_several_hands_is_parted_where_they_begin(tmp_path: Path) -> None:
    whole = text_of("blind_unpaid") + "\n\n" + text_of("two")
    (tmp_path / "a.txt").write_bytes(b"\xef\xbb\xbf" + whole.replace("\n", "\r\n").encode())
    found = list(recorded((str(tmp_path / "a.txt"),)))
    starts = [number for number, line in enumerate(whole.splitlines(), start=1) if "Hand #" in line]
    assert [one.source.rpartition(":")[2] for one in found] == [str(number) for number in (1, *starts[1:])]
    reports = [JUDGE.line(one)["answer"] for one in found]
    assert [report["legal"] for report in reports] == [True, True, False]
    assert reports[2]["first_illegal"]["decision"]["action"].to == 40


def test_only_a_header_begins_a_hand() -> None:
    header = b"PokerStars Hand #1: Hold'em No Limit ($1/$2) - 2024/05/01 20:15:00 ET\r\n"
    assert first_line(header, b"") == header
    assert first_line(b"\xef\xbb\xbf" + header, b"") == header
    assert first_line(b"*** # 3 ***", b"") == b"*** # 3 ***"
    assert first_line(header, b"*** # 3 ***") is None
    for line in (b'Ann said, "PokerStars Hand #1: hi"\n', b"Ann: PokerStars Hand #1: x\n", b"\n", b"Seat 1: A\n"):
        assert first_line(line, b"") is None


def test_where_another_library_reads_a_hand_it_reads_the_same() -> None:
    for text in (text_of("two").split("\n\n")[0], text_of("cashed_out")):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            [theirs] = HandHistory.from_pokerstars(text, error_status=True)
        own, other = read(text), phh_reader.read(theirs.dumps())
        seats = dict(enumerate(theirs.seats or (), start=1))
        assert [[(seats[seat], *done) for seat, *done in street] for street in betting(other)] == betting(own)
        assert {seats[one["seat"]]: one["stack"] for one in other["players"]} == {
            one["seat"]: one["stack"] for one in own["players"]
        }


FAULTS = table_of(
    __file__,
    "FAULTS",
    (SIX_MAX, "Ed: doesn't show hand", "x" * (LONGEST_LINE + 1), 29, "line_long"),
    (SIX_MAX, " ET\n", " ET" + " [" * LONGEST_LINE + "\n", 1, "line_long"),
    (SIX_MAX, "PokerStars Hand #7001", f"*** # {'1' * LONGEST_LINE} ***\nPokerStars Hand #7001", 1, "line_long"),
    ("sites/888_late_blinds", "Dee checks", "x" * (LONGEST_LINE + 1), 17, "line_long"),
)


@rows_of(__file__)
def test_what_no_ruling_depends_on_refuses_no_hand(old: str, new: str, played_at: str | None) -> None:
    notes = Notes()
    hand = read(text_of("six_max").replace(old, new, 1), notes)
    assert hand.get("played_at") == played_at
    assert hand == read(text_of("six_max")) | {"played_at": played_at} or played_at is None
    assert any(note.startswith("when it was played") for note in notes) == (played_at is None)


def refused(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        read(text)
    assert caught.value.place is None
    return caught.value


@pytest.mark.parametrize(("name", "old", "new", "line", "code"), FAULTS)
def test_a_fault_names_its_line(name: str, old: str, new: str, line: int, code: str) -> None:
    assert old in history(name)
    faults = refused(history(name).replace(old, new, 1)).faults
    assert (f"/{line}", f"text.{code}") in {(fault.pointer, fault.code) for fault in faults}
    assert all(fault.message.endswith(".") or fault.code.endswith("line_unknown") for fault in faults)


def test_a_fault_names_the_hand_and_shows_a_line_that_is_not_known() -> None:
    [fault] = refused(text_of("six_max").replace("Ed: checks", "Ed: chekcs")).faults
    assert (fault.pointer, fault.code) == ("/20", "text.line_unknown")
    assert fault.message == "Line 20 of hand 7001: No line reads like this here: Ed: chekcs"


@pytest.mark.parametrize(
    "text", ["x" * (LONGEST + 1), "\n" * MOST_LINES, text_of("six_max") + "Ann has returned\n" * MOST_LINES]
)
def test_a_text_that_is_no_hand_by_its_length(text: str) -> None:
    assert [(fault.pointer, fault.code) for fault in refused(text).faults] == [("", "text.too_long")]


@pytest.mark.slow
def test_a_hand_cut_off_anywhere_is_refused() -> None:
    whole = text_of("side_pots")
    for end in range(whole.index("*** SUMMARY")):
        refused(whole[:end])


def test_amounts_that_do_not_agree_are_told() -> None:
    for old, new, pointer, code in (
        ("raises $1.50 to", "raises $1.40 to", "/hand/rounds/0/actions/1/paid", "hand.paid_differs"),
        ("Rake $0.85", "Rake $0.80", "/hand/result", "hand.pot_not_paid_out"),
        ("Total pot $17.25", "Total pot $17.30", "/hand/result/pot", "hand.pot_differs"),
        ("bet ($9.75)", "bet ($9.70)", "/hand/result/uncalled", "hand.uncalled_differs"),
        ("returned to Ed", "returned to Ann", "/hand/result/uncalled", "hand.uncalled_differs"),
    ):
        report = judged(text_of("six_max").replace(old, new))["answer"]
        assert report["legal"]
        assert (pointer, code) in [(one["pointer"], one["code"]) for one in report["discrepancies"]]


def test_a_raise_that_nobody_can_match_goes_back_and_is_no_discrepancy() -> None:
    report = judged(text_of("side_pots"))["answer"]
    assert report["discrepancies"] == []
    text = text_of("side_pots").replace("(620 in chips, $5 bounty)", "(5000 in chips, $5 bounty)")
    last = "Ann: raises 880 to 1490 and is all-in\n"
    text = text.replace("to 610 and is all-in", "to 610")
    text = text.replace(last, last + "Bo: raises 3500 to 4990 and is all-in\n")
    text = text.replace("Uncalled bet (880) returned to Ann", "Uncalled bet (3500) returned to Bo")
    text = text.replace("Total pot 1310", "Total pot 3070").replace("collected 1120", "collected 2880")
    assert judged(text)["answer"]["discrepancies"] == []


@pytest.mark.parametrize("folder", ["pokerstars", "sites"])
@given(st.data())
def test_a_text_changed_anyhow_is_reported_on_or_refused_with_its_lines(folder: str, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(path.stem for path in SAMPLES.with_name(folder).glob("*.txt"))))
    lines = data.draw(spoilt(history(f"{folder}/{name}").splitlines()))
    line = judged("\n".join(lines))
    assert ("answer" in line) != ("problem" in line)
    assert is_grounded(line)
    with suppress(Unreadable):
        read("\n".join(lines))
        return
    for fault in line["problem"]["errors"]:
        number = int(fault["pointer"].removeprefix("/text/"))
        assert 1 <= number <= len(lines)
        assert fault["message"].startswith(f"Line {number}")
