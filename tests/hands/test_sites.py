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
