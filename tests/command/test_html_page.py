"""The page of `floorman validate --html`: it adds up, asks nothing of anybody, and lets nothing hostile through."""

import base64
import copy
import hashlib
import json
import re
from datetime import UTC, timedelta, timezone
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from service.command.hand_files import Recorded
from service.command.html_page import RunCounts, page
from service.command.html_page.charts import ticks
from service.command.html_page.first_offence import HandOutcome, first_offence, is_nothing_wrong, outcome_of
from service.command.html_page.labels import LABELS, label
from service.command.html_page.time_buckets import MOST_BUCKETS, BucketSize, OrderBuckets, TimeBuckets
from service.command.html_page.wording import cards, step
from service.command.judge import Judge
from service.command.page_layout.local_time import in_words, zone_name
from service.command.page_layout.text import harmless, share
from service.hands.accounts import FAULTS as DISCREPANCIES
from service.hands.formats import FORMATS
from service.pages.decision_words import action, amounts, options
from service.rules.model.reasons import Code
from service.rulesets import load_shelf
from tests.support.html_read import Read

Json = dict[str, Any]

JUDGE: Final = Judge(load_shelf(), {"detail": "brief"})
HAND: Final[Json] = {
    "structure": "no_limit",
    "streets": 4,
    "min_bet": 100,
    "button": 3,
    "played_at": "2024-05-01T20:15:00Z",
    "players": [{"seat": seat, "stack": 10000} for seat in (1, 2, 3)],
    "posts": [{"seat": 1, "type": "small_blind", "amount": 50}, {"seat": 2, "type": "big_blind", "amount": 100}],
    "rounds": [
        {
            "actions": [
                {"carried": "a deal"},
                {"seat": 3, "type": "raise", "to": 250, "paid": 250},
                {"seat": 1, "type": "fold"},
                {"seat": 2, "type": "call"},
            ]
        },
        {"actions": [{"seat": 2, "type": "bet", "to": 300}, {"seat": 3, "type": "fold"}]},
    ],
    "result": {"won": [{"seat": 2, "chips": 550}], "rake": 0},
}
HOSTILE: Final = "</script><script>alert(1)</script>\"'><img src=x onerror=alert(2)>\u202egnp.\x00\x1b[2J{{7*7}}\ud800"


def judged(source: str = "hands.ndjson#1", hand: Json = HAND, **request: Any) -> Json:
    """The line of results for a hand, as it would be read again."""
    asked = {"id": "one", "ruleset": "tda-2019", "hand": hand} | request
    line = JUDGE.line(Recorded(source=source, text=json.dumps(asked).encode()))
    again: Json = json.loads(json.dumps(line, default=msgspec.to_builtins))
    return again


def played(street: int, place: int, step: Json | None = None, **changes: Any) -> Json:
    """The hand with one step done otherwise, and nothing recorded of what came of it."""
    hand = copy.deepcopy(HAND)
    del hand["result"]
    actions = hand["rounds"][street]["actions"]
    actions[place] = step if step is not None else actions[place] | changes
    return hand


def tallied(*lines: Json, most_shown: int = 500) -> RunCounts:
    """The tally of these lines, in UTC wherever the test runs."""
    tally = RunCounts(most_shown=most_shown, zone=UTC)
    for line in lines:
        tally.add(line)
    return tally


def told(*lines: Json, most_shown: int = 500, **asked: Any) -> str:
    """The page about these lines."""
    usual = {"title": "Hands", "command": "floorman validate x", "ended_at": "2024-07-01", "results_file": "r.ndjson"}
    return page(tallied(*lines, most_shown=most_shown), **{**usual, **asked})


LEGAL: Final = judged()
CORRECTED: Final = judged("too-small.json", played(0, 1, to=150), id="small")
REJECTED: Final = judged("check.json", played(0, 3, type="check"), id="checked")
FLOOR_STEP: Final = {
    "declaration": {"seat": 2, "words": [{"word": "raise", "amount": 900, "condition": {"type": "bet"}}]}
}
FLOOR: Final = judged("if.json", played(0, 3, step=FLOOR_STEP))
SENSELESS: Final = judged("who.json", played(0, 3, seat=1))
NOT_OVER: Final = judged("short.json", played(0, 3, step={"carried": None}))
CONTRADICTORY: Final = judged("paid.json", played(0, 1, paid=7))
UNFINISHED: Final = judged(
    hand={key: value for key, value in HAND.items() if key != "result"} | {"rounds": HAND["rounds"][:1]}
)
UNREADABLE: Final = judged("odd.json", {"players": "many"})
NOT_JSON: Final = JUDGE.line(Recorded(source="cut.json", text=b'{"a":'))
EVERY: Final = (LEGAL, CORRECTED, REJECTED, FLOOR, SENSELESS, NOT_OVER, CONTRADICTORY, UNFINISHED, UNREADABLE, NOT_JSON)


def test_each_line_has_the_outcome_that_it_was_made_for() -> None:
    found = [outcome_of(line).value for line in EVERY]
    assert found == ["legal", *["illegal"] * 5, "contradictory", "unfinished", *["unreadable"] * 2]


def test_the_page_requests_nothing_and_runs_nothing_but_its_own_script() -> None:
    html = told(*EVERY)
    assert "http:" not in html
    assert "https:" not in html
    read = Read(html)
    assert not [attrs for _, attrs in read.tags if {"src", "srcset", "action", "style", "xlink:href"} & set(attrs)]
    assert not [attrs for _, attrs in read.tags if any(name.startswith("on") for name in attrs)]
    assert all(attrs["href"].startswith("#") or attrs["href"] == "data:," for _, attrs in read.tags if "href" in attrs)
    assert [tag for tag, _ in read.tags if tag in ("script", "link", "iframe", "object", "embed", "base")] == [
        "link",
        "script",
    ]
    assert "url(" not in read.inline["style"]
    assert "@import" not in read.inline["style"]
    policy = next(attrs["content"] for _, attrs in read.tags if "http-equiv" in attrs)
    for name in ("script", "style"):
        digest = base64.b64encode(hashlib.sha256(read.inline[name].encode()).digest()).decode()
        assert f"{name}-src 'sha256-{digest}'" in policy
    assert policy.startswith("default-src 'none'")


def test_links_within_the_page_lead_somewhere() -> None:
    read = Read(told(*EVERY))
    anchors = [attrs["id"] for _, attrs in read.tags if "id" in attrs]
    assert len(anchors) == len(set(anchors))
    assert {attrs["href"][1:] for tag, attrs in read.tags if tag == "a"} <= set(anchors)


def test_hostile_text_is_inert_and_shown_by_name() -> None:
    line = copy.deepcopy(CORRECTED) | {"source": HOSTILE, "id": HOSTILE, "played_at": HOSTILE}
    for player in line["hand"]["players"]:
        player["carried"] = {"ohh": {"more": {"name": HOSTILE}}}
    odd = UNREADABLE | {"source": HOSTILE}
    broken = {"source": HOSTILE, "status": 422, "problem": {"title": HOSTILE, "detail": HOSTILE, "errors": []}}
    harmless, hostile = (
        told(CORRECTED, UNREADABLE, UNREADABLE),
        told(line, odd, broken, title=HOSTILE, command=HOSTILE, ended_at=HOSTILE, results_file=HOSTILE),
    )
    hostile.encode("utf-8")
    read = Read(hostile)
    assert {tag for tag, _ in read.tags} == {tag for tag, _ in Read(harmless).tags}
    assert sum(tag == "script" for tag, _ in read.tags) == 1
    assert not [attrs for _, attrs in read.tags if any(name.startswith("on") for name in attrs)]
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]", hostile)
    assert "[U+202E]gnp.[U+0000][U+001B][2J{{7*7}}[U+D800]" in read.text


def test_text_without_end_is_cut() -> None:
    assert harmless("x" * 1000) == "x" * 600 + "… (400 more characters)"
    assert len(told(CORRECTED | {"source": "y" * 10**6})) < 200_000


def test_the_numbers_add_up() -> None:
    tally = tallied(*EVERY)
    assert tally.hands == len(EVERY) == sum(tally.outcomes.values())
    illegal = tally.outcomes[HandOutcome.ILLEGAL]
    assert illegal == tally.kinds.total() == tally.broken.total() == tally.streets.total() == 5
    assert tally.outcomes[HandOutcome.CONTRADICTORY] == tally.contradictions.total() == 1
    reports = [line["report"] for line in EVERY if "report" in line]
    assert tally.actions == tally.rulings.total() == sum(one["counts"]["actions"] for one in reports)
    assert tally.stopped == 2
    assert tally.rulings["discretion"] == 1
    assert tally.clauses.total() == sum(sum(one["clauses"].values()) for one in reports)
    assert sum(found.total() for found in tally.structures.values()) == len(reports)
    _, columns = tally.when.buckets()
    assert [sum(column.counts[place] for column in columns) for place in range(2)] == [8, 5]
    ordered = tally.in_order.buckets()
    assert [sum(column.counts[place] for column in ordered) for place in range(2)] == [10, 5]
    assert sum(alike.count for alike in tally.unreadable.values()) == 2


def test_an_illegal_hand_that_contradicts_itself_too_is_counted_once() -> None:
    hand = played(0, 1, paid=7)
    hand["rounds"][1]["actions"][0]["to"] = 3
    line = judged(hand=hand)
    assert line["report"]["discrepancies"]
    tally = tallied(line, CONTRADICTORY)
    assert tally.outcomes == {HandOutcome.ILLEGAL: 1, HandOutcome.CONTRADICTORY: 1}
    assert tally.contradictions.total() == 1


def test_the_page_shows_what_was_counted() -> None:
    text = Read(told(*EVERY)).text
    assert "5 hands of 10 were not played by the rules." in text
    assert "That is 50.0% of all hands. Beyond that, 1 record contradicts itself and 2 could not be read." in text
    tiles = re.findall(r'"tile [^"]*"><span class="name">([^<]*)</span><span class="big">([^<]*)<', told(*EVERY))
    assert dict(tiles) == {"Hands": "10", "Illegal": "5", "Contradictory": "1", "Unreadable": "2"}


def test_no_hand_at_all() -> None:
    read = Read(told())
    assert "No hands were read." in read.text
    assert not read.having("class", "tile")


def test_nothing_wrong_at_all() -> None:
    read = Read(told(LEGAL, LEGAL, UNFINISHED))
    assert "All 3 hands were played by the rules." in read.text
    assert "1 record ends before the betting is over, which is no offence." in read.text
    assert "None: no illegal action and no contradiction was found." in read.text
    assert not read.having("class", "hand")
    assert read.having("class", "good")
    assert "The hand was played by the rules." in Read(told(LEGAL)).text


def test_only_what_cannot_be_read() -> None:
    text = Read(told(UNREADABLE, NOT_JSON)).text
    assert "None of the 2 records could be read." in text
    assert "cut.json line 1, column 6" in text
    text = Read(told(LEGAL, CONTRADICTORY, NOT_JSON)).text
    assert "No illegal action was found in what could be read." in text
    assert "But 1 record contradicts itself and 1 could not be read." in text


def test_a_small_share_is_told_as_one_in_so_many_too() -> None:
    assert "That is 2.4% of all hands, about one in 41." in Read(told(*[LEGAL] * 40, CORRECTED)).text


def test_without_times_the_order_of_the_hands_is_charted() -> None:
    timeless = CORRECTED.copy()
    del timeless["played_at"]
    text = Read(told(*[timeless] * 70)).text
    assert "No hand tells when it was played. One column for 2 hands." in text
    assert "Hands 69 to 70: 2 of 2 hands illegal" in text
    assert "All that tell when they were played tell the same: 1 May 2024, 20:15. One" in Read(told(CORRECTED)).text
    later = CORRECTED | {"played_at": "2024-05-01T20:17:00Z"}
    text = Read(told(CORRECTED, later, timeless)).text
    assert "1 readable hand does not tell when it was played and is not in this chart." in text
    text = Read(told(CORRECTED, later, *[timeless] * 3)).text
    assert "Most hands do not tell when they were played: 3 do not. One column for 1 hand." in text


def test_more_than_is_shown_is_said_with_the_file() -> None:
    lines = [CORRECTED | {"source": f"s{number}"} for number in range(7)]
    text = Read(told(*lines, most_shown=3)).text
    assert (
        "the first 3 of 7 offending hands; 4 more are counted above and not shown. The rest stand in r.ndjson." in text
    )
    assert "s2" in text
    assert "s3" not in text
    assert "--out FILE writes a line for every hand." in Read(told(*lines, most_shown=3, results_file=None)).text
    assert "the first 2 of 7" in Read(page(tallied(*lines), title="", command="", most_shown=2)).text


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
    wrong = first_offence(line["report"], line["hand"])
    assert wrong is not None
    if first := line["report"]["first_illegal"]:
        assert wrong.place
        assert (wrong.place.street, wrong.place.action) == (first["street"], first["action"])
    assert wrong.message in read.text
    assert wrong.pointer in read.text


def test_what_the_seat_could_have_done_and_what_stands() -> None:
    text = Read(told(CORRECTED)).text
    assert "The action is binding, but as another: seat 3 raises to 200" in text
    assert "What seat 3 could have done fold call 100 raise to between 200 and 10,000" in text
    assert "tda-2019:43.A" in text
    assert "small blind 50" in text
    assert (
        "1 3 raises to 150 Corrected stands as: raises to 200 350 2 1 folds 350 3 2 calls 200, adding 100 450" in text
    )


@pytest.mark.parametrize(
    ("street", "place", "step", "whose"),
    [
        (0, 1, {"seat": 2, "type": "raise", "to": 300}, "seat 3, whose turn it was,"),
        (0, 2, {"seat": 2, "type": "raise", "to": 600}, "seat 1, whose turn it was,"),
        (0, 1, {"seat": 1, "type": "fold"}, "seat 3, whose turn it was,"),
        (0, 3, {"seat": 2, "type": "check"}, "seat 2"),
        (1, 0, {"seat": 3, "type": "bet", "to": 300}, "seat 2, whose turn it was,"),
        (1, 0, {"seat": 2, "type": "bet", "to": 3}, "seat 2"),
    ],
)
def test_options_name_the_seat_whose_turn_it_was(street: int, place: int, step: Json, whose: str) -> None:
    line = judged(hand=played(street, place, step))
    assert f"What {whose} could have done" in Read(told(line)).text.replace(" ,", ",")
    unknown = copy.deepcopy(line)
    unknown["report"]["receipt"]["ruleset"] = "sha256:of rules that nobody told the page of"
    text = Read(told(unknown)).text.replace(" ,", ",")
    assert f"What {whose} could have done" in text
    assert "The rulings on the other actions are not known here" in text


def test_what_the_floor_may_choose_and_what_the_record_says_came_of_it() -> None:
    assert "What the floor may choose" in Read(told(FLOOR)).text
    hand = copy.deepcopy(HAND)
    hand["result"] = {
        "won": [{"seat": 2, "chips": 500}],
        "rake": 3,
        "pot": 503,
        "uncalled": {"seat": 1, "chips": 1000},
        "stacks": [{"seat": 2, "chips": 1}],
    }
    text = Read(told(judged(hand=hand))).text
    assert "seat 2 won 500 rake 3 pot 503 1,000 went back to seat 1 seat 2 was left with 1" in text


def test_every_action_is_told_with_the_pot_where_the_ruling_can_be_made_again() -> None:
    assert "calls 200, adding 100 500" not in Read(told(CORRECTED)).text
    assert "calls 200, adding 100 450" in Read(told(CORRECTED)).text
    other = copy.deepcopy(CORRECTED)
    other["report"]["receipt"]["ruleset"] = "sha256:of house rules that nobody told the page of"
    assert "calls 200" not in Read(told(other)).text
    assert "stands as: raises to 200" in Read(told(other)).text
    full = judged(hand=played(0, 1, to=150), detail="full")
    assert "calls 200, adding 100 450" in Read(told(full)).text


def test_a_hand_that_goes_on_from_a_snapshot() -> None:
    round = {
        "structure": "no_limit",
        "street": 2,
        "streets": 4,
        "min_bet": 100,
        "current_bet": 0,
        "to_act": 1,
        "pot": 400,
        "players": [{"seat": seat, "stack": 900, "committed": 0, "acted": False} for seat in (1, 2)],
    }
    actions = [{"seat": 1, "type": "bet", "to": 5}, {"seat": 2, "type": "fold"}]
    text = Read(told(judged(hand={"round": round, "rounds": [{"actions": actions}]}))).text
    assert "Street 2, action 1:" in text
    assert "bets 5 Corrected stands as: bets 100" in text


def test_names_and_boards_of_the_record_are_shown() -> None:
    hand = FORMATS["ohh"].read(json.loads(Path("tests/hand_files/ohh/two_boards.json").read_text())["ohh"])
    hand["rounds"][0]["actions"][1] = {"seat": 3, "type": "check"}
    text = Read(told(judged(hand=hand))).text
    assert "Preflop, action 2: Seat 3 faces" in text
    assert "What seat 3 (Jo) could have done" in text
    assert "2 Ike raises to 3,000, adding 2,980, all-in 3,040 2 3 Jo checks Rejected" in text
    assert "Flop 2♣ 3♣ 4♣ No betting. Turn 9♥ and A♥ No betting." in text
    assert "Illegal hands by street Where the first illegal action was. Preflop" in text


def test_hands_and_records_in_which_the_same_is_wrong_stand_together() -> None:
    on_the_turn = played(1, 0, to=30)
    later = copy.deepcopy(on_the_turn)
    later["rounds"].insert(1, {"actions": [{"seat": 2, "type": "check"}, {"seat": 3, "type": "check"}]})
    lines = [judged("a", on_the_turn), CORRECTED, judged("b", later), judged("c", on_the_turn)]
    read = Read(told(*lines, *[UNREADABLE] * 12, NOT_JSON))
    assert len(read.having("class", "alike")) == 1
    assert len(read.having("class", "hand")) == 4
    assert "30 is below the minimum: it is brought up to 100. 3 hands in which the same is wrong" in read.text
    assert "Street 2, action 1 one a" in read.text
    assert "Street 3, action 1 one b" in read.text
    assert "12 ×" in read.text
    assert "and 2 more" in read.text
    few = tallied(*[UNREADABLE] * 5, NOT_JSON, most_shown=1)
    assert [alike.count for alike in few.unreadable.values()] == [5]
    assert "1 record with other faults is not listed." in Read(page(few, title="", command="")).text


def test_the_clauses_are_told_in_words_with_how_often() -> None:
    tally = tallied(*EVERY)
    html = told(*EVERY)
    for clause, count in tally.clauses.items():
        assert f"<bdi>{clause}</bdi>" in html
        assert count
    paraphrase = next(one.paraphrase for one in JUDGE.shelf["tda-2019"].clauses if one.id == "tda-2019:43.A")
    assert paraphrase in Read(html).text


@pytest.mark.parametrize(
    ("first", "last", "unit", "columns"),
    [
        ("2024-05-01T20:00:00Z", "2024-05-01T20:30:00Z", BucketSize.MINUTE, 31),
        ("2024-05-01T20:00:00", "2024-05-01T22:00:00", BucketSize.FIVE_MINUTES, 25),
        ("2024-05-01T20:00:00", "2024-05-02T04:00:00", BucketSize.QUARTER_HOUR, 33),
        ("2024-05-01T23:30:00+02:00", "2024-05-02T23:30:00Z", BucketSize.HOUR, 27),
        ("2024-05-01T00:00:00Z", "2024-05-07T23:00:00Z", BucketSize.SIX_HOURS, 28),
        ("2024-05-01", "2024-05-03", BucketSize.DAY, 3),
        ("2024-05-01", "2024-06-30T12:00:00Z", BucketSize.DAY, 61),
        ("2024-01-01", "2024-12-31", BucketSize.WEEK, 53),
        ("2022-11-01", "2024-12-31", BucketSize.MONTH, 26),
        ("2015-10-01", "2024-12-31", BucketSize.QUARTER, 37),
        ("1990-11-01", "2024-12-31", BucketSize.YEAR, 35),
        ("1963-11-01", "2024-12-31", BucketSize.YEAR, 62),
        ("1962-11-01", "2024-12-31", BucketSize.YEAR, 2),
        ("0001-01-01", "9999-12-31T23:59:59Z", BucketSize.YEAR, 2),
    ],
)
def test_the_unit_of_time_grows_with_the_span(first: str, last: str, unit: BucketSize, columns: int) -> None:
    moments = TimeBuckets(UTC)
    moments.add(last, [1, 1])
    moments.add(first, [1, 0])
    found, placed = moments.buckets()
    assert (found, len(placed)) == (unit, columns)
    assert placed[0].counts == [1, 0]
    assert placed[-1].counts == [1, 1]


@pytest.mark.parametrize("told_at", [None, "yesterday", "0001-01-01T00:00:00+14:00", 5])
def test_a_time_that_cannot_be_placed_is_counted_apart(told_at: object) -> None:
    moments = TimeBuckets(UTC)
    moments.add(told_at, [1, 0])
    assert moments.untold == 1
    assert moments.buckets() == (BucketSize.MINUTE, [])


def test_time_and_order_stay_bounded() -> None:
    moments, order = TimeBuckets(UTC), OrderBuckets()
    for number in range(20_000):
        moments.add(f"{1000 + number % 9000:04}-{number % 12 + 1:02}-11T10:{number % 60:02}:00Z", [1, 1])
        order.add([1, 1])
    assert len(moments.counts) == 9000  # years, and no calendar has more than 9999
    for buckets in (moments.buckets()[1], order.buckets()):
        assert sum(bucket.counts[1] for bucket in buckets) == 20_000
        assert len(buckets) <= MOST_BUCKETS
    assert [bucket.long for bucket in moments.buckets()[1][:2]] == ["Until 9938", "9939"]
    assert order.width == 1000
    assert order.buckets()[1].long == "Hands 1,001 to 2,000"


@pytest.mark.parametrize("most", [0, 1, 2, 3, 4, 5, 7, 11, 99, 100, 101, 12345, 10**9])
def test_the_grid_is_round_and_reaches_the_highest(most: int) -> None:
    found = ticks(most)
    assert found[0].value == 0
    assert found[-1].value >= most
    assert found[-1].at == 100
    assert 2 <= len(found) <= 5


def test_words() -> None:
    assert [share(0, 0), share(0, 5), share(5, 5), share(1, 10**6), share(10**6 - 1, 10**6), share(1, 3)] == [
        "0%",
        "0%",
        "100%",
        "<0.01%",
        ">99.99%",
        "33.3%",
    ]
    assert label("raise.below_minimum") == "Bet or raise too small"
    assert label("hand.something_new") == "Hand something new"
    assert cards("Ah 10d Td and ??") == "A♥ 10♦ T♦ and ??"
    assert amounts("1904 is below the minimum: 2094 (tda-2019:43.A, /hand/1000)") == (
        "1,904 is below the minimum: 2,094 (tda-2019:43.A, /hand/1000)"
    )
    assert step({"type": "bet", "by": 1200}) == "bets 1,200"
    assert step({"incident": {"kind": "hidden_chip", "seat": 1}}) == "incident: hidden chip"
    chips_first = {"words": [{"word": "raise"}], "chips": [[500, 100], [25]], "order": "chips_first"}
    assert step({"declaration": chips_first}) == "pushes in 500+100; then 25, then says “raise”"
    assert step({"declaration": {"words": [{"word": "raise", "size_to_come": True}]}}) == (
        "says “raise (the size to come)”"
    )
    assert step({"declaration": {"gesture": "rap"}}) == "raps the table"
    assert action(None) == "no action"
    assert options(None) == []
    nothing = {"fold": False, "check": False, "call": None, "bring_in": None}
    either = {"min_to": 10, "max_to": 15, "all_in_to": None, "sizes": [10, 15]}
    assert options(nothing | {"raise": {"type": "raise"} | either}) == ["raise to 10 or 15"]
    assert options(nothing | {"raise": {"type": "bet"} | either}) == ["bet 10 or 15"]
    between, one = {"min_to": 200, "max_to": 1500}, {"min_to": 40, "max_to": 40}
    assert options(nothing | {"raise": {"type": "bet"} | between}) == ["bet between 200 and 1,500"]
    assert options(nothing | {"raise": {"type": "raise"} | between}) == ["raise to between 200 and 1,500"]
    assert options(nothing | {"raise": {"type": "complete"} | one}) == ["complete to 40"]
    call = {"call": {"to": 300, "add": 200, "all_in": True}, "raise": None}
    assert options(nothing | call) == ["call 300 (adding 200, all-in)"]


def test_what_can_be_wrong_has_a_label_in_words() -> None:
    reasons = {code.value for code in Code if not is_nothing_wrong(code.value)}
    assert reasons <= LABELS.keys()
    assert {*DISCREPANCIES, "hand.betting_not_over"} <= LABELS.keys()


def test_moments_are_told_in_local_time() -> None:
    zone = timezone(timedelta(hours=2), "EET")
    assert in_words("2024-02-29T22:15:30Z", zone) == "1 Mar 2024, 00:15"
    assert in_words("2024-02-29T22:15:30", zone) == "29 Feb 2024, 22:15"
    assert in_words("2024-02-29", zone) == "29 Feb 2024"
    assert in_words("yesterday", zone) == "yesterday"
    assert [zone_name(said, zone) for said in ("2024-02-29T22:15:30Z", "2024-02-29", "x")] == ["EET", "", ""]
    tally = RunCounts(zone=zone)
    tally.add(CORRECTED)
    text = Read(page(tally, title="", command="", ended_at="2024-07-01T10:00:00+00:00")).text
    assert "Made 1 Jul 2024, 12:00 EET" in text
    assert "1 May 2024, 22:15" in text


def test_the_templates_hold_no_style_or_handler_that_the_policy_would_stop() -> None:
    for file in files("service.command.html_page").joinpath("templates").iterdir():
        if file.name.endswith(".html.j2"):
            text = file.read_text(encoding="utf-8")
            assert not re.search(r"\s(style|on\w+)=|\|\s*safe", text), file.name
