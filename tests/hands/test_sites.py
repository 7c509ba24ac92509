"""Text histories of other sites than PokerStars: what their words mean, and which line is wrong with a text."""

import re
from pathlib import Path
from typing import Any, Final

import pytest

from service.command.hand_files import recorded
from service.hands import Notes, Unreadable
from service.hands.text_lines import first_line
from service.hands.text_reader import read
from service.hands.text_sites import Site, sites
from tests.hands.samples import betting
from tests.hands.text_histories import JUDGE, judged

Json = dict[str, Any]

SAMPLES: Final = Path(__file__).with_name("sites")
NAMES: Final = sorted(path.stem for path in SAMPLES.glob("*.txt"))


def text_of(name: str) -> str:
    return (SAMPLES / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_each_sample_was_played_by_the_rules_and_adds_up(name: str) -> None:
    report = judged(text_of(name))["answer"]
    assert (report["legal"], report["complete"], report["discrepancies"]) == (True, True, [])


def test_lines_that_a_hand_has_no_place_for_are_noted_by_their_kind() -> None:
    notes = Notes()
    read(text_of("888_fixed_limit"), notes)
    assert (set(notes.kinds.values()), notes.game) == ({"lines of a text"}, "Omaha Hi/Lo")


def test_a_raise_by_its_chips_and_its_total_tells_if_these_differ() -> None:
    differs = judged(text_of("wpn_2019_cash").replace("raises $6.00 to $8.00", "raises $7.00 to $8.00"))["answer"]
    assert [one["code"] for one in differs["discrepancies"]] == ["hand.paid_differs"]


def test_what_all_in_was_the_chips_tell() -> None:
    bet = text_of("partypoker_no_stakes").replace("Ann bets [$3 USD]", "Ann is all-In  [$3 USD]")
    bet = bet.replace("Ann ( $50 USD )", "Ann ( $4.50 USD )")
    assert betting(read(bet))[1] == betting(read(text_of("partypoker_no_stakes")))[1]
    with pytest.raises(Unreadable, match="left"):
        read(bet.replace("$4.50", "$5"))


def test_a_folder_and_a_file_of_mixed_sites_are_parted_where_hands_begin(tmp_path: Path) -> None:
    texts = [text_of(name) for name in NAMES]
    texts.insert(3, (SAMPLES.parent / "pokerstars" / "six_max.txt").read_text("utf-8"))
    (tmp_path / "mixed.txt").write_bytes(b"\xef\xbb\xbf" + "\n\n".join(texts).replace("\n", "\r\n").encode())
    for name in NAMES:
        (tmp_path / f"{name}.txt").write_text(text_of(name), "utf-8")
    found = list(recorded((str(tmp_path),)))
    assert len(found) == 2 * len(NAMES) + 1
    assert all(JUDGE.line(one)["answer"]["legal"] for one in found)


def test_only_its_first_lines_begin_a_hand() -> None:
    header = b"***** 888poker Hand History for Game 1 *****\r\n"
    assert first_line(header, b"") == header
    assert first_line(b"\xef\xbb\xbf#Game No : 1", b"") == b"#Game No : 1"
    assert first_line(header, b"#Game No : 1") is None
    assert first_line(b"#Game No : 1", b"Game #1 starts.") is None
    assert first_line(b"Ann: Game started at: 2024/5/31 20:15:0", b"") is None
    assert first_line(header.replace(b"888poker", b"Betfair Poker"), b"") is None
    assert first_line(b"\xff***** Hand History for Game 1 *****", b"") is None


@pytest.mark.parametrize("name", NAMES)
def test_a_hand_cut_off_before_it_is_won_is_refused(name: str) -> None:
    whole = text_of(name)
    ends = max(whole.find(word) for word in ("** Summary", "Ann wins", "Dee wins", "\nGame ended at", "*** SUMM"))
    for end in range(0, ends, 7):
        with pytest.raises(Unreadable):
            read(whole[:end])


def test_what_the_chips_contradict_is_told() -> None:
    more = judged(text_of("888_late_blinds").replace("collected [ $40.50 ]", "collected [ $50 ]"))["answer"]
    assert [one["code"] for one in more["discrepancies"]] == ["hand.pot_not_paid_out"]
    back = judged(text_of("wpn_straddle").replace("bet (3)", "bet (4)"))["answer"]
    assert [one["code"] for one in back["discrepancies"]] == ["hand.uncalled_differs"]


@pytest.mark.parametrize("site", sites(), ids=lambda site: site.name)
def test_no_pattern_can_go_back_and_forth_in_a_line(site: Site) -> None:
    """One part of any length before fixed words, and one to the end of the line: a line takes time by its length."""
    for pattern, _ in site.rows():
        for one in re.sub(r"\[\^.*?\][*]", "", pattern.pattern).split("|"):
            parts = re.findall(r"(?<!\\)\.[+*]", one)
            assert len(parts) <= 2
            assert len(parts) < 2 or re.search(r"\.[+*][\])?\\]*$", one)
