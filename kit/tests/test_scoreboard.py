"""`floorman conform report`: several runs beside each other, as a page, as Markdown, as badges."""

import json
import re
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from kit.reports.scoreboard import badges, markdown, page, rows_of
from kit.run_files import RunTold
from kit.tests.command import conform, engine
from service.cases.suite import SUITE_VERSION, published_summary, published_tests
from tests.support.html_read import Read

FEW: Final = ("--run", "*/reopening.*", "--parallel", "1", "--commit", "0123456789abcdef")


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """What --json wrote of two engines, under two rulebooks."""
    folder = tmp_path_factory.mktemp("runs")
    files = [folder / "right.json", folder / "wrong.json"]
    books = ("--rulebook", "tda-2019", "--rulebook", "wsop-2024")
    for file, name in zip(files, ("right", "reopens"), strict=True):
        conform(*engine(name), *FEW, *books, "--json", file)
    wrong = json.loads(files[1].read_bytes())
    wrong["implementation"]["name"] = "Wrong engine"
    files[1].write_text(json.dumps(wrong))
    return files


@pytest.mark.slow
def test_each_engine_has_a_row_for_each_rulebook_with_its_counts(runs: list[Path], tmp_path: Path) -> None:
    html, text, folder = tmp_path / "board.html", tmp_path / "board.md", tmp_path / "badges"
    done = conform("report", *runs, "--html", html, "--markdown", text, "--badge", folder)
    assert done.exit_code == 0, done.output
    told = [json.loads(file.read_bytes()) for file in runs]
    rows = [line for line in text.read_text().splitlines() if line.startswith(("| Test engine |", "| Wrong engine |"))]
    assert len(rows) == 4
    assert all(f"| {told[0]['suite']} | {told[0]['ended_at'][:10]} | 0123456789ab |" in row for row in rows)
    for run, counts in zip(told, (rows[:2], rows[2:]), strict=True):
        cells = [[int(cell) for cell in row.split("|")[5:7]] for row in counts]
        assert [sum(column) for column in zip(*cells, strict=True)] == [
            run["counts"].get(outcome, 0) for outcome in ("passed", "failed")
        ]
    assert "the engine offers a raise where none may be made" in text.read_text()
    assert "the engine offers a raise where none may be made" in Read(html.read_text()).text
    badge = json.loads((folder / "wrong-engine-tda-2019.json").read_bytes())
    assert set(badge) == {"schemaVersion", "label", "message", "color"}
    assert (badge["schemaVersion"], badge["label"]) == (1, "tda-2019")
    passed, failed, *_, left_out = (one.strip() for one in rows[2].split("|")[5:11])
    assert badge["message"] == f"{passed} of {int(passed) + int(failed)}, {left_out} not selected"
    narrowed = json.loads((folder / "test-engine-wsop-2024.json").read_bytes())
    assert narrowed["color"] == "yellow"
    assert re.fullmatch(r"(\d+) of \1, [\d,]+ not selected", narrowed["message"])


@pytest.mark.slow
def test_without_a_file_it_is_said(runs: list[Path]) -> None:
    assert conform("report", *runs).output.startswith("# Scoreboard")


@pytest.mark.slow
def test_a_history_keeps_each_run_once_and_the_page_draws_it(runs: list[Path], tmp_path: Path) -> None:
    history, html = tmp_path / "runs.ndjson", tmp_path / "board.html"
    for _ in range(2):
        assert conform("report", *runs, "--history", history).exit_code == 0
    later = [json.loads(line) | {"ended_at": "2999-01-01", "passed": 0} for line in history.read_text().splitlines()]
    assert len(later) == 4
    history.write_text("".join(json.dumps(line) + "\n" for line in later))
    conform("report", *runs, "--history", history, "--html", html)
    assert len(history.read_text().splitlines()) == 8
    assert len(re.findall(r'<polyline points="0,\d+ 600,100 "', html.read_text())) == 4
    assert conform("report", *runs, "--history", runs[0]).exit_code == 2


@pytest.mark.slow
def test_two_runs_of_one_engine_have_no_badge_each(runs: list[Path], tmp_path: Path) -> None:
    done = conform("report", runs[0], runs[0], "--badge", tmp_path)
    assert done.exit_code == 2
    assert "leave out --badge" in done.output


@pytest.mark.parametrize("said", ["", "[]", '{"suite": 1}', "[" * 100_000, '{"results": [{"id": "../x"}]}'])
def test_what_is_no_run_is_told(said: str, tmp_path: Path) -> None:
    (tmp_path / "none.json").write_text(said)
    done = conform("report", tmp_path / "none.json")
    assert done.exit_code == 2
    assert "is no --json of floorman conform" in done.output


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    """The result of an engine that passes all that it claims of one rulebook."""
    tests = [test for test in published_tests() if (test.rulebook, test.requirement) == ("tda-2013", "required")]
    return {
        "suite": SUITE_VERSION,
        "suite_digest": published_summary()["digest"],
        "implementation": {"name": "Right", "claims": {"rulebooks": ["tda-2013"]}},
        "selection": {"requirements": ["required"]},
        "results": [{"id": test.id, "outcome": "passed"} for test in tests],
    }


def badge_of(run: dict[str, Any]) -> dict[str, Any]:
    [(_, content)] = badges(rows_of([msgspec.convert(run, RunTold)]))
    told: dict[str, Any] = json.loads(content)
    return told


@pytest.mark.slow
def test_tests_that_were_not_selected_are_counted_and_the_badge_is_not_green(whole: dict[str, Any]) -> None:
    count = len(whole["results"])
    assert (badge_of(whole)["color"], badge_of(whole)["message"]) == ("brightgreen", f"{count} of {count}")
    few = whole["results"][:6]
    narrowed = whole | {"results": few, "selection": {"run": [one["id"] for one in few], "requirements": ["required"]}}
    left_out = f"{count - 6:,}"
    for run in (narrowed, narrowed | {"selection": whole["selection"]}):  # whatever the selection says
        assert badge_of(run)["message"] == f"6 of 6, {left_out} not selected"
        assert badge_of(run)["color"] == "yellow"
        rows = rows_of([msgspec.convert(run, RunTold)])
        assert f"| 6 | 0 | 0 | 0 | 0 | {left_out} |" in markdown(rows)
        assert f'<td class="n">{left_out}</td>' in page(rows, "floorman")
    optional = next(one for one in published_tests() if (one.rulebook, one.requirement) == ("tda-2013", "optional"))
    softer = badge_of(whole | {"results": [*whole["results"], {"id": optional.id, "outcome": "passed"}]})
    assert softer["color"] == "yellow"
    other = badge_of(whole | {"suite_digest": "sha256:0"})
    assert (other["color"], other["message"]) == ("yellow", f"{count} of {count}, unknown not selected")


@pytest.mark.slow
def test_a_long_name_has_a_badge_of_its_own(runs: list[Path], tmp_path: Path) -> None:
    files = []
    for end in "ab":
        run = json.loads(runs[0].read_bytes())
        run["implementation"]["name"] = "x" * 300 + end
        files.append(tmp_path / f"{end}.json")
        files[-1].write_text(json.dumps(run))
    assert conform("report", *files, "--badge", tmp_path / "badges").exit_code == 0
    assert len(list((tmp_path / "badges").iterdir())) == 4


@pytest.mark.slow
def test_a_place_that_cannot_be_written_to_is_one_line(runs: list[Path], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = conform("report", runs[0], "--badge", tmp_path / "file" / "badges")
    assert done.exit_code == 2
    assert done.output == f"floorman: {tmp_path / 'file' / 'badges'}: Not a directory\n"


def test_nothing_asked_is_nothing_passed() -> None:
    assert markdown(rows_of([]))
    assert page(rows_of([]), "floorman")
    assert not list(badges(rows_of([])))
