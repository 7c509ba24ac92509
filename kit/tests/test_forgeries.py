"""No forged result is verified: whatever is overwritten to hide failures, `verify` says so, or says what it left out.

The true result is that of an engine that is wrong in most tests. Hypothesis overwrites it.
"""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import redirect_stdout
from copy import deepcopy
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit.commands import conform_output
from kit.commands.conform_output import Reports, Sample, run_suite, verify_run
from kit.engine import Claims, Implementation, Json
from kit.run import KnownFailures, Result, run_tests
from kit.selection import Selection
from kit.tests.engines import checks_only
from kit.tests.in_process import InProcess
from service.cases.suite import Test
from tests.support.rows import rows_of, table_of

Run = dict[str, Any]

SELECTION: Final = Selection(run=("tda-2019/reopening.*",), requirements=("required",))
MOST_HIDDEN: Final = 10


CLAIMS: Final = Claims(rulebooks=frozenset({"tda-2019", "tda-2024"}))


def engine() -> InProcess:
    """One that is wrong in most tests."""
    return InProcess(checks_only, Implementation("Test engine", "7", claims=CLAIMS))


@pytest.fixture(autouse=True, scope="module")
def _each_is_asked_once() -> Iterator[None]:
    """An engine that always gives the same answers. To find causes takes verify most of its time."""
    known: dict[str, Result] = {}

    def run(tests: list[Test], *others: Any) -> list[Result]:
        known.update((one.test.id, one) for one in run_tests([t for t in tests if t.id not in known], *others))
        return [known[test.id] for test in tests]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(conform_output, "run_tests", run)
        yield


@cache
def true_result() -> Run:
    with TemporaryDirectory() as folder, redirect_stdout(StringIO()):
        file = Path(folder) / "r.json"
        run_suite(SELECTION.tests(), engine, 1, KnownFailures(), Reports(json=file, selection=SELECTION))
        found: Run = json.loads(file.read_bytes())
    return found


def verified(run: Run) -> tuple[int, str]:
    """The exit code of `verify`, all tests asked again, and what it says."""
    with TemporaryDirectory() as folder, redirect_stdout(StringIO()) as said:
        file = Path(folder) / "r.json"
        file.write_text(json.dumps(run))
        try:
            code = verify_run(file, Selection(), engine, Sample(0, 1, 1), by_address=False)
        except SystemExit as ended:
            code = int(str(ended.code))
    return code, said.getvalue()


DISGUISES: Final[dict[str, Run | None]] = table_of(__file__, "DISGUISES")
CAREFUL: Final = ("selection", "counts", "causes")
REPAIRS: Final = ("counts", "causes", "selection", "levels", "claims", "twice", "member")


def hide(run: Run, hidden: dict[str, str]) -> None:
    """Disguise these failures, by id."""
    results = []
    for one in run["results"]:
        disguise = DISGUISES[hidden[one["id"]]] if one["id"] in hidden else one
        if disguise is not None:
            results.append({"id": one["id"], **disguise})
    run["results"] = results


def repair(run: Run, part: str, draw: Any) -> None:
    """Have one part of the result agree with what is left in it, as a forger would, or draw it anew."""
    outcomes = {one["id"]: one["outcome"] for one in run["results"]}
    wrong = [id for id, outcome in outcomes.items() if outcome in ("failed", "broken")]
    if part == "counts":
        run["counts"] = dict(Counter(outcomes.values()))
    elif part == "causes" and run["causes"]:
        for cause in run["causes"]:
            cause["tests"] = [id for id in cause["tests"] if id in wrong]
        caused = {id for cause in run["causes"] for id in cause["tests"]}
        run["causes"][0]["tests"] += [id for id in wrong if id not in caused]
        run["causes"] = [cause for cause in run["causes"] if cause["tests"]]
    elif part == "selection" and len(outcomes) < len(true_result()["results"]):
        gone = [one["id"] for one in true_result()["results"] if one["id"] not in outcomes]
        run["selection"] |= draw(st.sampled_from(({"run": list(outcomes)}, {"skip": gone})))
    elif part == "levels":
        run |= {"levels": draw(st.sampled_from((["betting"], ["betting", "floor"]))), "requirements": ["required"]}
    elif part == "claims":
        names = {
            "rulebooks": ["wsop-2024"],
            "levels": ["floor"],
            "structures": ["pot_limit"],
            "features": [],
            "tags": [],
        }
        chosen = draw(st.sampled_from(sorted(names)))
        run["implementation"]["claims"] = {**run["implementation"]["claims"], chosen: names[chosen]}
    elif part == "twice":
        passed = [one for one in run["results"] if one["outcome"] == "passed"]
        run["results"] += passed[:1] * (len(true_result()["results"]) - len(run["results"]))
    elif part == "member":
        add_member(run, draw)


def objects(tree: Any) -> Iterator[Json]:
    """Each object in a result, but for the answers, which verify names as not verified."""
    if isinstance(tree, dict):
        yield tree
    members = {key: value for key, value in tree.items() if key != "answer"} if isinstance(tree, dict) else {}
    for value in tree if isinstance(tree, list) else members.values():
        yield from objects(value)


def add_member(run: Run, draw: Any) -> None:
    """Add a member that no result has."""
    name, value = draw(st.sampled_from(["verified", "certified", "note", "a\nb"])), draw(st.sampled_from([0, True, []]))
    draw(st.sampled_from(list(objects(run))))[name] = value


@st.composite
def forgeries(draw: Any) -> tuple[Run, dict[str, str]]:
    """A result of which some failures, or all, are hidden; and how each is."""
    run = deepcopy(true_result())
    failed = [one["id"] for one in run["results"] if one["outcome"] == "failed"]
    some = draw(st.lists(st.sampled_from(failed), min_size=1, max_size=MOST_HIDDEN, unique=True))
    ids = failed if draw(st.booleans()) else some
    ways = draw(st.lists(st.sampled_from(sorted(DISGUISES)), min_size=1, max_size=2))
    hide(run, hidden := {id: ways[place % len(ways)] for place, id in enumerate(ids)})
    careless = draw(st.integers(0, 3)) == 0
    parts = draw(st.lists(st.sampled_from(REPAIRS), max_size=len(REPAIRS), unique=True)) if careless else CAREFUL
    for part in parts:
        repair(run, part, draw)
    return run, hidden


@pytest.mark.slow
def test_the_true_result_is_verified() -> None:
    code, told = verified(true_result())
    assert code == 0, told
    assert "NOT" not in told
    assert sum(one["outcome"] == "failed" for one in true_result()["results"]) > MOST_HIDDEN


@pytest.mark.slow
@pytest.mark.parametrize("way", DISGUISES)
def test_to_hide_every_failure_in_one_way_is_no_use(way: str) -> None:
    run = deepcopy(true_result())
    hidden = {one["id"]: way for one in run["results"] if one["outcome"] == "failed"}
    hide(run, hidden)
    for part in ("counts", "causes"):
        repair(run, part, None)
    verify(run, hidden)
    assert table_of(__file__, "WORDS")[way] in verified(run)[1]


@pytest.mark.slow
@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(forgeries())
def test_no_forged_result_is_the_same(forged: tuple[Run, dict[str, str]]) -> None:
    verify(*forged)


@pytest.mark.slow
@given(st.data())
def test_a_member_that_no_result_has_is_refused(data: st.DataObject) -> None:
    run = deepcopy(true_result())
    add_member(run, data.draw)
    assert verified(run)[0] in (1, 2)


@pytest.mark.slow
def test_the_refusal_of_a_member_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    run = deepcopy(true_result())
    run["implementation"]["certi\nfied"] = True
    assert verified(run)[0] == 2
    [line] = capsys.readouterr().err.splitlines()[-1:]
    assert line.endswith("Object contains unknown field `certi\\u000afied` - at `$.implementation`")


def verify(run: Run, hidden: dict[str, str]) -> None:
    """A forged result is found out; of one that leaves tests out by its selection, that is said with their number."""
    code, told = verified(run)
    openly = f"not selected: {_claimed() - len(run['results']):,} of the {_claimed():,} tests that the engine claims"
    assert code or (set(hidden.values()) == {"left out"} and openly in told), told
    if code == 1 and "not asked" in hidden.values() and "nothing was asked again" not in told:
        unasked = sum(one["outcome"] == "not_asked" for one in run["results"])
        assert f"{unasked} of {len(run['results'])} tests were NOT asked" in told


@cache
def _claimed() -> int:
    return sum(test.rulebook in ("tda-2019", "tda-2024") for test in Selection().tests())


@pytest.mark.slow
@rows_of(__file__)
def test_each_other_member_is_verified(member: str, forged: Any, words: str) -> None:
    run = deepcopy(true_result())
    if member == "implementation":
        run[member] |= forged
    elif member == "causes":
        run[member][0] |= forged
    elif member == "results":
        run[member].append(run[member][0])
    else:
        run[member] = forged
    code, told = verified(run)
    assert code == 1, told
    assert "NOT the same" in told
    assert words in told
