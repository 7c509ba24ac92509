"""What is played is in the table and the other way round; what shows a fault of the service is seen."""

import re
from pathlib import Path

import pytest

from tests.chaos import logs
from tests.chaos.alerts import FACTOR, TABLE, Played, Watch, shortened, uncalled
from tests.chaos.callers import Came, RefusedError, WrongError, judge
from tests.chaos.faults import AROUND, ON_INSTANCES, named
from tests.chaos.questions import EDITIONS, MANY, OFTEN, Question, questions
from tests.support.monitoring import ALERTING, ALERTS, RECORDING

ABOUT: frozenset[str] = frozenset({"factor", "scrape_seconds", "told_within", "busy", "looks_back"})
KNOWN: frozenset[str] = frozenset(rule["alert"] for rule in ALERTING)
OVERLOADED = {"type": "/problems/overloaded", "status": 503}


def test_each_fault_is_in_the_table_and_nothing_else() -> None:
    faults = [named(one) for one in (*ON_INSTANCES, *AROUND)]
    assert sorted(faults) == sorted(set(TABLE) - ABOUT)
    for one in faults:
        row = TABLE[one]
        assert set(row) <= {"times", "seconds", "must", "may"}
        assert not set(row.get("must", ())) & {*row.get("may", ()), *TABLE["busy"]["may"]}
        assert {*row.get("must", ()), *row.get("may", ())} <= KNOWN
    assert {*TABLE["busy"]["may"], *TABLE["looks_back"]} - {"other"} <= KNOWN


def test_each_window_is_shortened_and_nothing_else() -> None:
    for text in (ALERTS, RECORDING):
        made = shortened(text)
        windows = re.findall(r"\[\d[^]]*\]|offset \d+\w+|(?:for|interval): \d+\w+$", made, re.MULTILINE)
        assert windows
        assert all(one.endswith(("ms", "ms]")) for one in windows)
        assert re.sub(r"\d+\w*", "", made) == re.sub(r"\d+\w*", "", text)
        assert re.findall(r"[<>=] [\d.]+", made) == re.findall(r"[<>=] [\d.]+", text)
    assert f"increase(floorman_workers_lost_total[{30 * 60 * 1000 // FACTOR}ms]) > 2.5" in shortened(ALERTS)
    assert f"[{3600 * 1000 // FACTOR}ms]) * {3600 // FACTOR} > 5" in shortened(ALERTS)


def test_the_suites_questions_have_the_suites_answers_and_the_houses_two() -> None:
    found = questions(seed=7, many=20)
    assert len(found) > 20
    assert {len(one.right) for one in found} == {1, len(EDITIONS)}
    assert sum(len(one.right) == len(EDITIONS) for one in found) == 2 * OFTEN
    assert MANY > 20


@pytest.mark.parametrize(
    ("status", "document", "error"),
    [
        (200, {"a": 2}, WrongError),
        (422, {"a": 1}, WrongError),
        (500, {"type": "/problems/internal-error"}, WrongError),
        (503, {"type": "/problems/other"}, WrongError),
        (503, OVERLOADED, RefusedError),
    ],
)
def test_an_answer_that_is_not_the_right_one_is_wrong_or_refused(
    status: int, document: object, error: type[Exception]
) -> None:
    one = Question("/v1/decisions", b"", ((200, {"a": 1}), (422, {"b": 1})), 1)
    with pytest.raises(error):
        judge(status, document, one.right)
    judge(200, {"a": 1}, one.right)
    judge(422, {"b": 1, "request_id": "its own"}, one.right)


def test_an_alert_that_nothing_played_brings_about_is_told() -> None:
    watch = Watch()
    watch.see({"FloormanKeysStale", "FloormanWorkersLate"}, 110.0)
    watch.see(set(), 111.0)
    watch.see({"FloormanKeysStale"}, 200.0)
    assert uncalled(watch, [Played("keys_broken", 100.0, 120.0), Played("cut", 190.0)]) == [
        "FloormanKeysStale at 200, beside cut"
    ]
    assert watch.fires("FloormanKeysStale", 150.0)
    watch.late.append(150.0)  # the machine had no time
    assert uncalled(watch, [Played("cut", 190.0)]) == ["FloormanKeysStale at 110, beside nothing"]
    assert not watch.fires("FloormanKeysStale", 201.0)


def test_a_line_that_is_missing_is_told_unless_a_kill_may_have_taken_it(tmp_path: Path) -> None:
    log = tmp_path / "decisions"
    line = '{"v":1,"ruleset":{"id":"tda-2019","version":"1.0.0"},"request_id":"%s"}\n'
    log.write_text(line % "a-1" + '{"v":1,"ru')
    came = [Came("right", f"a-{number}", 10.0 * number, 10.0 * number + 1, logged=1) for number in range(1, 4)]
    told = logs.verified([log], came, [(31.0, 31.5)], tmp_path / "end")
    assert (told.lines, told.torn, told.excused, [one.name for one in told.missing]) == (1, 1, 1, ["a-2"])
    assert told.replays["1.0.0"]["unread"]["lines"] == 1
