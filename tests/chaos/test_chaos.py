"""What is played is in the table and the other way round; what shows a fault of the service is seen."""

import re
from pathlib import Path

import pytest

from tests.chaos import logs
from tests.chaos.__main__ import refused_without_cause
from tests.chaos.alerts import FACTOR, TABLE, Played, Watch, shortened, uncalled
from tests.chaos.callers import Came, RefusedError, WrongError, judge
from tests.chaos.faults import AROUND, ON_INSTANCES, named
from tests.chaos.place import Lossy, is_error
from tests.chaos.questions import EDITIONS, MANY, OFTEN, Question, questions
from tests.support.monitoring import ALERTING, ALERTS, RECORDING
from tests.support.rows import rows_of

ABOUT: frozenset[str] = frozenset({"factor", "scrape_seconds", "told_within", "busy", "looks_back"})
KNOWN: frozenset[str] = frozenset(rule["alert"] for rule in ALERTING)
STALE = ("FloormanKeyReloadFailed", "one")
OVERLOADED = {"type": "/problems/overloaded", "status": 503}


def test_each_fault_is_in_the_table_and_nothing_else() -> None:
    faults = [named(one) for one in (*ON_INSTANCES, *AROUND)]
    assert sorted(faults) == sorted(set(TABLE) - ABOUT)
    for one in faults:
        row = TABLE[one]
        assert set(row) <= {"times", "seconds", "refuses", "must", "may"}
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


@pytest.mark.slow
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
        judge(status, document, one.right, "1")
    judge(200, {"a": 1}, one.right)
    judge(422, {"b": 1, "request_id": "its own"}, one.right)
    with pytest.raises(WrongError):
        judge(503, OVERLOADED, one.right)  # and nobody is told when to come again


def test_an_alert_that_nothing_played_brings_about_is_told() -> None:
    watch = Watch()
    watch.see({STALE, ("FloormanEventLoopLag", "one")}, 110.0)
    watch.see(set(), 111.0)
    watch.see({STALE}, 200.0)
    assert uncalled(watch, [Played("keys_broken", 100.0, 120.0), Played("cut", 190.0)]) == [
        "FloormanKeyReloadFailed at 200, beside cut"
    ]
    assert watch.has_told("FloormanKeyReloadFailed", 150.0)
    assert watch.fires("FloormanKeyReloadFailed")
    watch.late.append(150.0)  # the machine had no time
    assert uncalled(watch, [Played("cut", 190.0)]) == ["FloormanKeyReloadFailed at 110, beside nothing"]
    assert not watch.has_told("FloormanKeyReloadFailed", 201.0)
    assert watch.counts() == {"FloormanKeyReloadFailed": 2, "FloormanEventLoopLag": 1}


def test_an_alert_that_fires_on_when_all_is_well_again_is_told() -> None:
    watch = Watch()
    for now in range(110, 900, 10):
        watch.see({STALE, *([("FloormanKeyReloadFailed", "two")] if now < 150 else [])}, float(now))
    assert uncalled(watch, [Played("keys_broken", 100.0, 120.0), Played("keys_changed", 870.0)]) == [
        "FloormanKeyReloadFailed still at 890, beside keys_changed"
    ]
    assert not watch.has_told("FloormanKeyReloadFailed", 120.0)  # which a fault after it must not take for its own


def test_what_is_refused_without_a_cause_is_told() -> None:
    played = [Played("killed_master", 10.0, 13.0), Played("rolled", 20.0, 30.0)]
    came = [Came(what, f"a-{at:.0f}", at, at + 1) for what, at in (("cut off", 14.5), ("503", 25.0), ("right", 26.0))]
    assert [one.name for one in refused_without_cause(came, played)] == ["a-25"]


@rows_of(__file__)
def test_errors_in_a_log_are_told_but_for_those_that_faults_bring_about(line: str, error: bool) -> None:
    assert is_error(line) is error


@pytest.mark.slow
def test_a_line_that_is_missing_is_told_unless_a_kill_may_have_taken_it(tmp_path: Path) -> None:
    disks = [tmp_path / "disk-0", tmp_path / "disk-1"]
    for disk in disks:
        disk.mkdir()
    (disks[0] / "log").write_text("")
    (disks[1] / "log").write_text('{"event":"request","status":200,"duration_ms":1.9,"request_id":"a-4"}\n')
    line = '{"v":2,"rulebook":"tda-2019@1.0.0","request_id":"%s"}\n'
    (disks[0] / "decisions").write_text(line % "a-1" + '{"v":2,"ru')
    came = [Came("right", f"a-{number}", 10.0 * number, 10.0 * number + 1, logged=1) for number in range(1, 5)]
    told = logs.verified(disks, came, [Lossy(0, 31.0, 41.5)], tmp_path / "end")
    assert (told.lines, told.torn, told.excused) == (1, {0: 1}, 1)
    assert [one.name for one in told.missing] == ["a-2", "a-4"]  # the fourth was another instance's
    assert told.replays["1.0.0"]["unread"]["lines"] == 1
