"""The page of `floorman validate --html`: it adds up, asks nothing of anybody, and lets nothing hostile through."""

import copy
import json
import re
from collections.abc import Callable
from datetime import UTC, timedelta, timezone
from typing import Any, Final

import msgspec
import pytest

from service.command.hand_files import Recorded
from service.command.judge import Judge
from service.hands import ohh_reader
from service.pages.page_words import action, amounts, options
from service.reports.hand_outcomes import NO_HAND, HandCounts, HandOutcome, first_offence, outcome_of
from service.reports.one_file_page import harmless, in_words, share, zone_name
from service.reports.validate_page import cards, page, step_in_words
from service.rulesets import load_rulebooks
from tests.support.html_read import (
    HOSTILE,
    Read,
    assert_is_inert_and_shown_by_name,
    assert_runs_nothing_but_its_own_script,
)
from tests.support.rows import rows_of, table_of
from tests.support.told import put
from tests.support.tree import ROOT

Json = dict[str, Any]

JUDGE: Final = Judge(load_rulebooks(), {"detail": "brief"})
HAND: Final[Json] = table_of(__file__, "HAND")


def judged(source: str = "hands.ndjson#1", hand: Json = HAND, **request: Any) -> Json:
    """The line of results for a hand, as it would be read again."""
    asked = {"id": "one", "rulebook": "tda-2019", "hand": hand} | request
    line = JUDGE.line(Recorded(source=source, text=json.dumps(asked).encode()))
    again: Json = json.loads(json.dumps(line, default=msgspec.to_builtins))
    return again


def played(street: int, place: int, step: Any = None, **changes: Any) -> Json:
    """The hand with one step done otherwise, and nothing recorded of what came of it; ... leaves the step out."""
    hand = copy.deepcopy(HAND)
    del hand["result"]
    actions = hand["rounds"][street]["actions"]
    actions[place : place + 1] = [] if step is ... else [step if step is not None else actions[place] | changes]
    return hand


def tallied(*lines: Json, most_shown: int = 500) -> HandCounts:
    """The record of these lines."""
    record = HandCounts(most_shown=most_shown)
    for line in lines:
        record.add(line)
    return record


def told(*lines: Json, most_shown: int = 500, **asked: Any) -> str:
    """The page about these lines, in UTC wherever the test runs."""
    usual: Json = {"zone": UTC, "title": "Hands", "command": "floorman validate x"}
    usual |= {"ended_at": "2024-07-01", "results_file": "r.ndjson"}
    return page(tallied(*lines, most_shown=most_shown), **(usual | asked))


LEGAL: Final = judged()
CORRECTED: Final = judged("too-small.json", played(0, 0, to=150), id="small")
REJECTED: Final = judged("check.json", played(0, 2, type="check"), id="checked")
IF_BET: Final = {"word": "raise", "amount": 900, "condition": {"type": "bet"}}
FLOOR: Final = judged("if.json", played(0, 2, step={"declaration": {"seat": 2, "words": [IF_BET]}}))
SENSELESS: Final = judged("who.json", played(0, 2, seat=1))
NOT_OVER: Final = judged("short.json", played(0, 2, step=...))
CONTRADICTORY: Final = judged("paid.json", played(0, 0, paid=7))
UNFINISHED: Final = judged(hand=played(0, 0) | {"rounds": HAND["rounds"][:1]})
UNREADABLE: Final = judged("odd.json", {"players": "many"})
NOT_JSON: Final = JUDGE.line(Recorded(source="cut.json", text=b'{"a":'))
EVERY: Final = (LEGAL, CORRECTED, REJECTED, FLOOR, SENSELESS, NOT_OVER, CONTRADICTORY, UNFINISHED, UNREADABLE, NOT_JSON)
LINES: Final[Json] = {
    "legal": LEGAL,
    "corrected": CORRECTED,
    "floor": FLOOR,
    "contradictory": CONTRADICTORY,
    "unfinished": UNFINISHED,
    "unreadable": UNREADABLE,
    "not json": NOT_JSON,
    "no hand": JUDGE.line(Recorded(source="README.txt", fault="No hand begins in this file.", code=NO_HAND)),
    "paid out": judged(hand=HAND | {"result": table_of(__file__, "RESULT")}),
    "goes on": judged(hand=table_of(__file__, "GOES_ON")),
    "two boards": judged(
        hand=put(
            ohh_reader.read(json.loads((ROOT / "tests/hands/ohh/two_boards.json").read_text("utf-8"))),
            {"/rounds/0/actions/1": {"seat": 3, "type": "check"}},
        )
    ),
}
WORDS: Final[dict[str, Callable[..., Any]]] = {
    one.__name__: one for one in (action, amounts, cards, options, share, step_in_words)
}


def test_each_line_has_the_outcome_that_it_was_made_for() -> None:
    found = [outcome_of(line).value for line in EVERY]
    assert found == ["legal", *["illegal"] * 2, *["floor"] * 3, "contradictory", "unfinished", *["unreadable"] * 2]


def test_the_page_requests_nothing_and_runs_nothing_but_its_own_script() -> None:
    assert_runs_nothing_but_its_own_script(told(*EVERY))


def test_hostile_text_is_inert_and_shown_by_name() -> None:
    line = copy.deepcopy(CORRECTED) | {"source": HOSTILE, "id": HOSTILE, "played_at": HOSTILE}
    for player in line["hand"]["players"]:
        player["name"] = HOSTILE
    odd = UNREADABLE | {"source": HOSTILE}
    broken = {"source": HOSTILE, "status": 422, "problem": {"title": HOSTILE, "detail": HOSTILE, "errors": []}}
    plain = told(CORRECTED, UNREADABLE, UNREADABLE)
    hostile = told(line, odd, broken, title=HOSTILE, command=HOSTILE, ended_at=HOSTILE, results_file=HOSTILE)
    assert_is_inert_and_shown_by_name(hostile, plain)


def test_text_without_end_is_cut() -> None:
    assert harmless("x" * 1000) == "x" * 600 + "… (400 more characters)"
    assert len(told(CORRECTED | {"source": "y" * 10**6})) < 200_000


def test_the_numbers_add_up() -> None:
    record = tallied(*EVERY)
    assert record.hands == len(EVERY) == sum(record.outcomes.values())
    illegal = record.outcomes[HandOutcome.ILLEGAL]
    assert sum(one.hands for one in record.causes.values() if one.outcome == HandOutcome.ILLEGAL) == illegal == 2
    assert sum(one.hands for one in record.causes.values() if one.outcome == HandOutcome.FLOOR) == 3
    assert record.offenders == 6
    reports = [line["answer"] for line in EVERY if "answer" in line]
    assert record.actions == sum(one["counts"]["actions"] for one in reports)
    assert record.rulebooks.total() == len(reports)
    assert sum(cause.hands for cause in record.causes.values()) == 2 + record.offenders == record.wrong


def test_an_illegal_hand_that_contradicts_itself_too_is_counted_once() -> None:
    hand = played(0, 0, paid=7)
    hand["rounds"][1]["actions"][0]["to"] = 3
    line = judged(hand=hand)
    assert line["answer"]["discrepancies"]
    record = tallied(line, CONTRADICTORY)
    assert record.outcomes == {HandOutcome.ILLEGAL: 1, HandOutcome.CONTRADICTORY: 1}
    assert [one.hands for one in record.causes.values() if one.outcome == HandOutcome.CONTRADICTORY] == [1]


def test_the_page_shows_what_was_counted() -> None:
    text = Read(told(*EVERY)).text
    assert "2 hands of 10 were not played by the rules." in text
    assert "That is 20.0% of all hands. Beyond that, 3 hands are for the floor, 1 record contradicts itself, " in text
    assert "2 records could not be read." in text
    tiles = re.findall(r'"tile [^"]*"><span class="name">([^<]*)</span><span class="big">([^<]*)<', told(*EVERY))
    assert dict(tiles) == {"Hands": "10", "Illegal": "2", "For the floor": "3", "Contradictory": "1", "Unreadable": "2"}


@rows_of(__file__)
def test_what_is_shown(of: list[str], shows: list[str], hands: int, good: bool) -> None:
    read = Read(told(*[LINES[name] for name in of]))
    assert [said for said in shows if said not in read.text] == []
    assert (len(read.having("class", "hand")), bool(read.having("class", "good"))) == (hands, good)


def test_no_hand_at_all() -> None:
    read = Read(told())
    assert "No hands were read." in read.text
    assert not read.having("class", "tile")


def test_more_than_is_shown_is_said_with_the_file() -> None:
    lines = [CORRECTED | {"source": f"s{number}"} for number in range(7)]
    text = Read(told(*lines, most_shown=3)).text
    rest = "4 more are counted above and not shown. The rest stand in r.ndjson."
    assert f"the first 3 of 7 offending hands; {rest}" in text
    assert "s2" in text
    assert "s3" not in text
    assert "--out FILE writes a line for every hand." in Read(told(*lines, most_shown=3, results_file=None)).text


@pytest.mark.parametrize(
    ("line", "verdict", "code", "where"),
    [
        (CORRECTED, "corrected", "raise.below_minimum", "Street 1, action 1:"),
        (REJECTED, "rejected", "check.facing_bet", "Street 1, action 3:"),
        (FLOOR, "discretion", "spoken.conditional", "Street 1, action 3:"),
        (SENSELESS, "stopped", "action.seat_folded", "Street 1, action 3:"),
        (CONTRADICTORY, "contradiction", "hand.paid_differs", "Street 1, action 1:"),
        (NOT_OVER, "stopped", "hand.betting_not_over", "Street 1:"),
    ],
)
def test_a_hand_is_told_down_to_the_action(line: Json, verdict: str, code: str, where: str) -> None:
    read = Read(told(line))
    [row] = read.having("class", "hand")
    assert row["data-verdict"] == verdict
    assert row["data-code"] == code
    assert where in read.text
    steps = [attrs for tag, attrs in read.tags if tag == "tr" and "offends" in attrs.get("class", "").split()]
    assert len(steps) == (code != "hand.betting_not_over")
    wrong = first_offence(line["answer"], line["hand"])
    assert wrong is not None
    if first := line["answer"]["first_illegal"] or line["answer"]["stopped_at"]:
        assert wrong.place
        assert (wrong.place.street, wrong.place.action) == (first["street"], first["action"])
    assert wrong.message in read.text
    assert wrong.pointer in read.text


@rows_of(__file__)
def test_options_name_the_seat_whose_turn_it_was(street: int, place: int, step: Json, whose: str) -> None:
    for detail in ("brief", "full"):
        line = judged(hand=played(street, place, step), detail=detail)
        assert f"What {whose} could have done" in Read(told(line)).text.replace(" ,", ",")


def test_the_rulings_are_those_of_the_results_whatever_the_page_is_made_with() -> None:
    other = copy.deepcopy(CORRECTED)
    other["answer"]["first_illegal"]["decision"]["reasons"][0]["message"] = "Said by a rulebook that nobody has."
    other["answer"]["rulebook"] = "unknown@9"
    text = Read(told(other)).text
    assert "Said by a rulebook that nobody has." in text
    assert "under unknown@9" in text
    full = judged("too-small.json", played(0, 0, to=150), id="small", detail="full")
    assert Read(told(full)).text == Read(told(CORRECTED)).text


def test_hands_and_records_in_which_the_same_is_wrong_stand_together() -> None:
    on_the_turn = played(1, 0, to=30)
    later = copy.deepcopy(on_the_turn)
    later["rounds"].insert(1, {"actions": [{"seat": 2, "type": "check"}, {"seat": 3, "type": "check"}]})
    lines = [judged("a", on_the_turn), CORRECTED, judged("b", later), judged("c", on_the_turn)]
    read = Read(told(*lines, *[UNREADABLE] * 12, NOT_JSON))
    assert len(read.having("class", "alike")) == 1
    assert len(read.having("class", "hand")) == 4
    assert "30 is below the minimum of 100. The bet or raise is 100. 3 hands in which the same is wrong" in read.text
    assert "Street 2, action 1 one a" in read.text
    assert "Street 3, action 1 one b" in read.text
    assert "12 ×" in read.text
    assert "and 9 more" in read.text
    few = tallied(*[UNREADABLE] * 5, NOT_JSON, most_shown=1)
    assert [cause.hands for cause in few.causes.values()] == [5]
    assert "1 hand with other causes is not listed." in Read(page(few, title="", command="")).text


def test_the_clause_is_told_in_words() -> None:
    html = told(*EVERY)
    paraphrase = next(one.paraphrase for one in JUDGE.rulebooks["tda-2019"].clauses if one.id == "tda-2019:43.A")
    assert "<bdi>tda-2019:43.A</bdi>" in html
    assert paraphrase in Read(html).text


@rows_of(__file__)
def test_words(of: str, given: list[Any], said: Any) -> None:
    assert WORDS[of](*given) == said


def test_moments_are_told_in_local_time() -> None:
    zone = timezone(timedelta(hours=2), "EET")
    assert in_words("2024-02-29T22:15:30Z", zone) == "1 Mar 2024, 00:15"
    assert in_words("2024-02-29T22:15:30", zone) == "29 Feb 2024, 22:15"
    assert in_words("2024-02-29", zone) == "29 Feb 2024"
    assert in_words("yesterday", zone) == "yesterday"
    assert [zone_name(said, zone) for said in ("2024-02-29T22:15:30Z", "2024-02-29", "x")] == ["EET", "", ""]
    text = Read(told(CORRECTED, zone=zone, ended_at="2024-07-01T10:00:00+00:00")).text
    assert "Made 1 Jul 2024, 12:00 EET" in text
    assert "1 May 2024, 22:15" in text


def test_the_templates_hold_no_style_or_handler_that_the_policy_would_stop() -> None:
    """Those about engines too."""
    templates = [file for part in ("kit", "service") for file in (ROOT / part).glob("reports/templates/*/*.html.j2")]
    assert len(templates) == 7
    for file in templates:
        assert not re.search(r"\s(style|on\w+)=|\|\s*safe", file.read_text(encoding="utf-8")), file.name
