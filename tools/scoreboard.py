"""The scoreboard: the engines of examples/adapters are asked the suite, and docs/scoreboard.md and .html written.

`make scoreboard` does it; `python tools/scoreboard.py --again` writes from the results as they are, and asks nobody.
"""

import json
import os
import shutil
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # a tool is run by its path

from service.conform.causes import cited  # noqa: E402
from service.conform.exec_engine import ExecEngine  # noqa: E402
from service.conform.run import (  # noqa: E402
    Outcome,
    Result,
    run_tests,
)
from service.conform.selection import Selection  # noqa: E402
from service.conformance.suite import SUITE_VERSION, Test, published_tests  # noqa: E402
from service.reports.conform_page import Cell, topic_name  # noqa: E402
from service.reports.page_layout import PageTemplates  # noqa: E402

Json = dict[str, Any]

ADAPTERS: Final = ROOT / "examples" / "adapters"
RESULTS: Final = ADAPTERS / "results.json"
BOARD: Final = ROOT / "docs" / "scoreboard.md"
PAGE: Final = BOARD.with_suffix(".html")
PYTHON: Final = ROOT / ".venv" / "adapters" / "bin" / "python"
NODE: Final = shutil.which("node", path=f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}")
"""As tools/node-modules.sh finds it."""
HOMES: Final = {
    "pokerkit_adapter.py": "https://github.com/uoftcprg/pokerkit",
    "texasholdem_adapter.py": "https://github.com/SirRender00/texasholdem",
    "poker_ts_adapter.js": "https://github.com/claudijo/poker-ts",
    "openspiel_adapter.py": "https://github.com/google-deepmind/open_spiel",
    "pypokerengine_adapter.py": "https://github.com/ishikota/PyPokerEngine",
}
"""Each adapter of an engine, and where that is from."""

_TIMEOUT: Final = 60  # s, for a machine that is busy

_ABOUT: Final = """\
How public poker engines answer version {suite} of the conformance suite: the required questions of level betting, \
whose answers the rulebook's own words, or arithmetic from them, decide. None of them claims to keep to a rulebook to \
the letter, and some are made for research, where a simpler rule may be the better one. What an engine cannot express \
is unsupported, which is no failure."""
_HEAD: Final = """\
# Scoreboard

{about}

An [adapter](../examples/adapters/README.md) of 40 lines asks the engine, under `tda-2019` and, where its sources name
another rulebook, under that too. [scoreboard.html](scoreboard.html) is this as a page, in colours.

If an answer is not your engine's, or a question is not fair to it, open an issue with the test's id, or change the
adapter: what it raises `NotImplementedError` for is unsupported, and what its `claims` leave out is not asked.
`make scoreboard` asks all of them again.

"""


def command(adapter: str) -> Sequence[str]:
    """What starts an adapter as a program that speaks the line protocol."""
    path = str(ADAPTERS / adapter)
    if adapter.endswith(".py"):
        return (str(PYTHON), "-m", "service.conform.python_engine", f"{path}:answer")
    return (NODE or "node", path)


def runs_of(adapter: str) -> list[Json]:
    """What is kept of an engine's answers, for each rulebook that it claims. Raises EngineAbsent."""
    engine = ExecEngine(command(adapter), _TIMEOUT)
    engine.close()
    claims = engine.implementation.claims
    told = {
        "adapter": adapter,
        **{name: getattr(engine.implementation, name) for name in ("name", "version", "language")},
        "structures": sorted(claims.structures or ()),
    }
    return [
        {**told, "ruleset": ruleset, **_kept(_results(adapter, ruleset))} for ruleset in sorted(claims.rulesets or ())
    ]


def board(runs: Sequence[Json]) -> str:
    """The page of these results."""
    return _HEAD.format(about=_ABOUT.format(suite=SUITE_VERSION)) + "\n".join(
        [*_engines(runs), "", "## By topic", "", *_topics(runs), "", "## A failure of each", "", *_told(runs)]
    )


def page(runs: Sequence[Json]) -> str:
    """The same as a page that loads nothing."""
    templates = PageTemplates(Path(__file__).parent / "scoreboard_page", {"topic_name": topic_name, "cited": cited})
    return templates.render(
        title="Scoreboard of poker engines",
        command="make scoreboard",
        suite=SUITE_VERSION,
        about=_ABOUT.format(suite=SUITE_VERSION),
        homes=HOMES,
        runs=[(run, _cell(run, run["counts"])) for run in runs],
        topics=[(topic, cells) for topic, cells in _cells(runs) if any(cell.asked for cell in cells)],
        failures=[(run, test, run["failed"][test.id]) for run, test in _failures(runs)],
    )


def _cells(runs: Sequence[Json]) -> Iterator[tuple[str, list[Cell]]]:
    for topic in sorted({topic for run in runs for topic in run["topics"]}):
        yield topic, [_cell(run, run["topics"].get(topic, {})) for run in runs]


def _cell(run: Json, counts: dict[str, int]) -> Cell:
    return Cell(run["ruleset"], Counter({Outcome(outcome): count for outcome, count in counts.items()}))


def _results(adapter: str, ruleset: str) -> list[Result]:
    tests = Selection(rulesets=[ruleset], levels=["betting"], requirements=["required"]).tests()
    results = run_tests(tests, lambda: ExecEngine(command(adapter), _TIMEOUT), os.cpu_count() or 1, lambda _: None)
    broken = [result for result in results if result.outcome is Outcome.BROKEN]
    if broken:
        raise SystemExit(f"{adapter}: {broken[0].test.id}: {broken[0].why[0]}")
    return results


def _kept(results: Sequence[Result]) -> Json:
    topics: dict[str, Counter[str]] = defaultdict(Counter)
    for result in results:
        topics[result.test.topic][result.outcome.value] += 1
    unsupported = Counter(result.why[0] for result in results if result.outcome is Outcome.UNSUPPORTED)
    return {
        "counts": _sorted(Counter(result.outcome.value for result in results)),
        "topics": {topic: _sorted(counts) for topic, counts in sorted(topics.items())},
        "unsupported": _sorted(unsupported),
        "failed": {result.test.id: list(result.why) for result in results if result.outcome is Outcome.FAILED},
    }


def _sorted(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items()))


def _engines(runs: Sequence[Json]) -> Iterator[str]:
    yield "| engine | version | rulebook | structures | passed | failed | unsupported |"
    yield "|---|---|---|---|--:|--:|--:|"
    for run in runs:
        counted = " | ".join(str(run["counts"].get(outcome, 0)) for outcome in ("passed", "failed", "unsupported"))
        structures = ", ".join(name.replace("_", "-") for name in run["structures"])
        named = f"[{run['name']}]({HOMES[run['adapter']]}) | {run['version']} | `{run['ruleset']}`"
        yield f"| {named} | {structures} | {counted} |"


def _topics(runs: Sequence[Json]) -> Iterator[str]:
    yield "How many of the questions asked passed."
    yield ""
    yield "| topic | " + " | ".join(f"{run['name']}, `{run['ruleset']}`" for run in runs) + " |"
    yield "|---|" + "--:|" * len(runs)
    for topic in sorted({topic for run in runs for topic in run["topics"]}):
        cells = [_of(run["topics"].get(topic, {})) for run in runs]
        if any(cells):
            yield f"| {topic} | " + " | ".join(cells) + " |"


def _of(counts: dict[str, int]) -> str:
    asked = counts.get("passed", 0) + counts.get("failed", 0)
    return f"{counts.get('passed', 0)} of {asked}" if asked else ""


def _told(runs: Sequence[Json]) -> Iterator[str]:
    for run, test in _failures(runs):
        yield f"**{run['name']}**, `{test.id}` ({cited(test)}): {test.case.story}"
        yield ""
        yield from (f"- {why}" for why in run["failed"][test.id])
        yield ""


def _failures(runs: Sequence[Json]) -> Iterator[tuple[Json, Test]]:
    """Of each run one that it failed, if there is one."""
    tests = {test.id: test for test in published_tests()}
    for run in runs:
        failed = [tests[one] for one in run["failed"] if one in tests]
        if failed:
            yield run, _telling(failed)


def _telling(failed: Sequence[Test]) -> Test:
    """One of the topic that fails most."""
    topics = Counter(test.topic for test in failed)
    return max(failed, key=lambda test: topics[test.topic])


if __name__ == "__main__":
    if "--again" not in sys.argv:
        found = {"suite": SUITE_VERSION, "runs": [run for adapter in HOMES for run in runs_of(adapter)]}
        RESULTS.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    asked = json.loads(RESULTS.read_bytes())["runs"]
    BOARD.write_text(board(asked), encoding="utf-8")
    PAGE.write_text(page(asked), encoding="utf-8")
