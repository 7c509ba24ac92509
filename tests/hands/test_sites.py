"""Text histories of other sites than PokerStars: what their words mean, and which line is wrong with a text."""

import re
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.command.hand_files import recorded
from service.hands import Notes, Unreadable
from service.hands.text_lines import LONGEST, LONGEST_LINE, MOST_LINES, first_line
from service.hands.text_reader import read
from service.hands.text_sites import Site, sites
from tests.hands.samples import betting, posted
from tests.hands.text_histories import CHANGES, JUDGE, Change, is_grounded, judged
from tests.support.rows import table_of

Json = dict[str, Any]

SAMPLES: Final = Path(__file__).with_name("sites")
NAMES: Final = sorted(path.stem for path in SAMPLES.glob("*.txt"))


def text_of(name: str) -> str:
    return (SAMPLES / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_each_sample_was_played_by_the_rules_and_adds_up(name: str) -> None:
    report = judged(text_of(name))["answer"]
    assert (report["legal"], report["complete"], report["discrepancies"]) == (True, True, [])


WHERE: Final = table_of(__file__, "WHERE")


@pytest.mark.parametrize("name", NAMES)
def test_where_the_hand_was_played(name: str) -> None:
    hand = read(text_of(name))
    assert tuple(hand.get(one) for one in ("site", "hand_number", "currency", "table")) == tuple(WHERE[name])


def test_lines_that_a_hand_has_no_place_for_are_noted() -> None:
    notes = Notes()
    read(text_of("888_fixed_limit"), notes)
    assert list(notes) == ["line 3", "line 5", "lines 30 to 33"]
    assert (set(notes.kinds.values()), notes.game) == ({"lines of a text"}, "Omaha Hi/Lo")
    for name, told in (("wpn_2019_tournament", "$500 GTD Tournament #88"), ("winamax_cash", "CashGame")):
        notes = Notes()
        read(text_of(name), notes)
        assert told in notes


TERMS: Final = table_of(__file__, "TERMS")


@pytest.mark.parametrize("name", NAMES)
def test_the_game_and_its_stakes(name: str) -> None:
    hand = read(text_of(name))
    told = (hand["structure"], hand["min_bet"], hand.get("scale", 1), hand["played_at"])
    assert told == tuple(TERMS[name])


def test_the_stakes_of_888_are_blinds_in_fixed_limit_too() -> None:
    assert [one.get("min_bet") for one in read(text_of("888_fixed_limit"))["rounds"]] == [None, None, 4, None]


POSTS: Final = {
    "888_late_blinds": [(2, "small_blind", 5), (4, "big_blind", 10), (6, "post", 10), (6, "dead", 5)],
    "partypoker_all_in": [(3, "small_blind", 100), (4, "big_blind", 200), (1, "post", 200), (1, "dead", 100)],
    "wpn_all_in": [(3, "small_blind", 10), (4, "big_blind", 20), (5, "post", 20), (5, "dead", 10)],
    "wpn_straddle": [(2, "small_blind", 50), (3, "big_blind", 100), (4, "straddle", 200)],
    "coinpoker_run_twice": [(2, "small_blind", 1), (3, "big_blind", 2), (4, "straddle", 4), (6, "post", 2)],
    "wpn_2019_cash": [
        *((3, "small_blind", 10), (4, "big_blind", 20)),
        *((5, "post", 20), (6, "post", 20), (5, "dead", 10)),
    ],
    "winamax_cash": [(2, "small_blind", 10), (3, "big_blind", 20), (4, "post", 20), (4, "dead", 10)],
    "bovada_cash": [(6, "small_blind", 25), (1, "big_blind", 50), (2, "post", 50), (4, "post", 50), (4, "dead", 25)],
    "bovada_tournament": [*((seat, "ante", 10) for seat in (1, 2, 3, 4, 5)), (4, "big_blind", 100)],
}


@pytest.mark.parametrize("name", POSTS)
def test_what_is_posted(name: str) -> None:
    assert posted(read(text_of(name))) == POSTS[name]


def first_street(name: str) -> list[tuple[int, str, int | None]]:
    actions = read(text_of(name))["rounds"][0]["actions"]
    return [(one["seat"], one["type"], one.get("to", one.get("paid"))) for one in actions if "type" in one]


def test_a_raise_is_told_by_the_chips_it_adds() -> None:
    assert first_street("888_late_blinds") == [
        *((6, "check", None), (1, "raise", 40), (2, "fold", None)),
        *((4, "raise", 200), (6, "fold", None), (1, "call", 160)),
    ]

    assert first_street("wpn_2019_cash")[:3] == [(5, "check", None), (6, "raise", 80), (1, "call", 80)]


def test_a_raise_by_its_chips_and_its_total_tells_if_these_differ() -> None:
    differs = judged(text_of("wpn_2019_cash").replace("raises $6.00 to $8.00", "raises $7.00 to $8.00"))["answer"]
    assert [one["code"] for one in differs["discrepancies"]] == ["hand.paid_differs"]


def test_what_all_in_was_the_chips_tell() -> None:
    assert first_street("partypoker_all_in") == [
        *((1, "raise", 600), (2, "call", 600), (3, "raise", 6000)),
        *((4, "call", 2800), (1, "fold", None), (2, "call", 5400)),
    ]
    bet = text_of("partypoker_no_stakes").replace("Ann bets [$3 USD]", "Ann is all-In  [$3 USD]")
    bet = bet.replace("Ann ( $50 USD )", "Ann ( $4.50 USD )")
    assert betting(read(bet))[1] == betting(read(text_of("partypoker_no_stakes")))[1]
    with pytest.raises(Unreadable, match="left"):
        read(bet.replace("$4.50", "$5"))


def test_whoever_does_nothing_is_not_dealt_in() -> None:
    assert [one["seat"] for one in read(text_of("888_late_blinds"))["players"]] == [2, 4, 6, 1]
    assert [one["seat"] for one in read(text_of("partypoker_all_in"))["players"]] == [3, 4, 1, 2]
    assert [one["seat"] for one in read(text_of("wpn_all_in"))["players"]] == [3, 4, 5, 1, 2]
    assert [one["seat"] for one in read(text_of("wpn_2019_cash"))["players"]] == [3, 4, 5, 6, 1, 2]
    assert [one["seat"] for one in read(text_of("coinpoker_run_twice"))["players"]] == [2, 3, 4, 6, 1]


def test_at_bovada_places_at_the_table_are_the_names() -> None:
    cash, limit, tournament = (read(text_of(f"bovada_{name}")) for name in ("cash", "limit", "tournament"))
    assert [(one["seat"], one["name"]) for one in cash["players"]] == [
        *((6, "Small Blind"), (1, "Big Blind"), (2, "UTG"), (3, "UTG+1 [ME]"), (4, "UTG+2"))
    ]
    assert [hand["button"] for hand in (cash, limit, tournament)] == [5, 2, 2]  # a dead one; by its name; by the rows
    assert first_street("bovada_cash")[1:4] == [(3, "raise", 200), (4, "call", 150), (6, "fold", None)]
    assert boards(limit) == ["", "7h 8h 9s", "Td"]
    assert [round.get("min_bet") for round in limit["rounds"]] == [None, None, 40]


def test_a_line_that_bovada_repeats_is_read_as_one_and_noted() -> None:
    assert first_street("bovada_tournament") == [
        *((5, "raise", 300), (1, "fold", None), (2, "raise", 1890), (5, "call", 1590))
    ]
    notes = Notes()
    read(text_of("bovada_tournament"), notes)
    assert {"line 21", "line 24"} <= set(notes)


def test_names_and_cards_are_told() -> None:
    hand = read(text_of("wpn_all_in"))
    assert [player["name"] for player in hand["players"]] == ["Cleo", "Dee", "Ed", "Ann", "Bo (raises)"]
    assert hand["players"][3]["cards"] == ["As", "Kd"]
    assert boards(hand) == ["", "3d 9d 6c", "Ts", "Ac"]
    assert boards(read(text_of("888_late_blinds"))) == ["", "7h 5h Jh", "Kh", "8h"]
    assert boards(read(text_of("partypoker_no_stakes"))) == ["", "7h 5h Jh"]
    assert boards(read(text_of("wpn_2019_cash"))) == boards(read(text_of("coinpoker_run_twice")))
    assert boards(read(text_of("winamax_tournament"))) == ["", "As 9h Qc", "Kc", "3h"]
    assert [player.get("cards") for player in read(text_of("wpn_2019_tournament"))["players"]] == [
        *(None, ["Ks", "9h", "3d", "Th"], None)  # not the cards that the button was drawn with
    ]


def boards(hand: Json) -> list[str]:
    return [" ".join(street.get("board", ())) for street in hand["rounds"]]


def test_what_was_won_is_the_pots_where_the_site_tells_so() -> None:
    assert read(text_of("888_late_blinds"))["result"] == {"won": [{"seat": 1, "amount": 405}]}
    assert read(text_of("wpn_straddle"))["result"] == {
        "won": [{"seat": 1, "amount": 550}],
        "uncalled": {"seat": 1, "amount": 300},
    }
    assert "result" not in read(text_of("partypoker_no_stakes"))  # a bet that nobody called is in it too


RESULTS: Final = table_of(__file__, "RESULTS")
"""The pot has the rake in it, and no bet that nobody called."""


@pytest.mark.parametrize("name", RESULTS)
def test_the_result(name: str) -> None:
    assert read(text_of(name))["result"] == RESULTS[name]


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


FAULTS: Final = table_of(
    __file__, "FAULTS", ("888_late_blinds", "Dee checks", "x" * (LONGEST_LINE + 1), 17, "line_long")
)


@pytest.mark.parametrize(("name", "old", "new", "line", "code"), FAULTS)
def test_a_fault_names_its_line(name: str, old: str, new: str, line: int, code: str) -> None:
    assert old in text_of(name)
    with pytest.raises(Unreadable) as caught:
        read(text_of(name).replace(old, new, 1))
    assert (f"/{line}", f"text.{code}") in {(fault.pointer, fault.code) for fault in caught.value.faults}


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


@given(
    st.sampled_from(NAMES),
    st.lists(st.tuples(st.sampled_from(CHANGES), st.integers(0, 60), st.integers(0, 60)), min_size=1, max_size=4),
)
def test_a_text_changed_anyhow_is_reported_on_or_refused_with_its_lines(
    name: str, changes: list[tuple[Change, int, int]]
) -> None:
    lines = text_of(name).splitlines()
    for change, at, to in changes:
        lines = change(lines, at % len(lines), to % len(lines)) or [""]
    line = judged("\n".join(lines))
    assert ("answer" in line) != ("problem" in line)
    assert is_grounded(line)
    with suppress(Unreadable):
        read("\n".join(lines))
        return
    for fault in line["problem"]["errors"]:
        assert 1 <= int(fault["pointer"].removeprefix("/text/")) <= len(lines)


@pytest.mark.parametrize("site", sites(), ids=lambda site: site.name)
def test_no_pattern_can_go_back_and_forth_in_a_line(site: Site) -> None:
    """One part of any length before fixed words, and one to the end of the line: a line takes time by its length."""
    for pattern, _ in site.rows:
        for one in re.sub(r"\[\^.*?\][*]", "", pattern.pattern).split("|"):
            parts = re.findall(r"(?<!\\)\.[+*]", one)
            assert len(parts) <= 2
            assert len(parts) < 2 or re.search(r"\.[+*][\])?\\]*$", one)


def test_the_limits_hold() -> None:
    for text in (text_of("wpn_all_in") + "\n" * MOST_LINES, text_of("wpn_all_in") + "x" * LONGEST):
        with pytest.raises(Unreadable, match="at most"):
            read(text)
