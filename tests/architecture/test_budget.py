"""The budget of the tree: every measure is counted, and a limit that is exceeded fails."""

import subprocess
from pathlib import Path

import pytest

from tools.count_house import print_budget, weights

FILES = {
    "service/rules/call.py": "a\n" * 10,
    "service/json_types.py": "generated\n" * 1000,
    "service/pages/table.js": "a\n" * 4,
    "service/pages/vendor/preact.js": "vendor\n" * 1000,
    "service/pages/bundle/table.js": "bundle\n" * 1000,
    "tests/test_call.py": "a\n" * 7,
    "openapi.yaml": "a\n" * 5,
    "README.md": "three words here\n",
    "CHANGELOG.md": "not counted\n",
    "examples/README.md": "not counted\n",
    "ignored.md": "not counted\n",
    ".gitignore": "ignored.md\n",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    write(tmp_path, FILES)
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    return tmp_path


def write(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def budget(tree: Path, text: str) -> Path:
    file = tree / "budget.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_each_measure_counts_what_is_written_by_hand(tree: Path) -> None:
    assert weights(tree) == {
        ("product", "python"): 10,
        ("product", "modules"): 1,
        ("service", "python"): 10,
        ("rules", "python"): 10,
        ("browser", "lines"): 4,
        ("spec", "lines"): 5,
        ("tests", "python"): 7,
        ("docs", "words"): 3,
    }


def test_a_kit_counts_as_product_and_its_tests_as_tests(tree: Path) -> None:
    write(tree, {"kit/engines.py": "a\n" * 3, "kit/tests/test_engines.py": "a\n" * 2})
    counted = weights(tree)
    assert counted["product", "python"] == 13
    assert counted["service", "python"] == 10
    assert counted["tests", "python"] == 9


@pytest.mark.parametrize(("most", "kept"), [(10, True), (9, False)])
def test_a_limit_that_is_exceeded_fails(tree: Path, capsys: pytest.CaptureFixture[str], most: int, kept: bool) -> None:
    assert print_budget(budget(tree, f"[service]\npython = {{ most = {most}, goal = 8 }}"), root=tree) is kept
    printed = capsys.readouterr().out
    assert "+2 to the goal" in printed
    assert ("ABOVE THE LIMIT by 1" in printed) is not kept


def test_the_limit_is_another_one_once_there_is_a_kit(tree: Path) -> None:
    file = budget(tree, "[service]\npython = { most = 10, most_with_kit = 9, goal = 8 }")
    assert print_budget(file, root=tree)
    write(tree, {"kit/engines.py": "a\n"})
    assert not print_budget(file, root=tree)


def test_the_time_of_a_run_is_printed_and_never_fails(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = budget(tree, "[service]\npython = { most = 1, goal = 1 }\n[ci]\nseconds = { goal = 100 }")
    assert print_budget(file, ci_seconds=300, root=tree)
    assert capsys.readouterr().out.split() == ["ci", "seconds", "300", "goal", "100", "+200", "to", "the", "goal"]
