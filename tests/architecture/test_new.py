"""tools/new.py: its stubs leave the tree importable, and tools/missing.py names exactly the places that remain."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.support.rows import table_of
from tools import new

ROOT: Final = Path(__file__).parents[2]
LEFT_OUT: Final = shutil.ignore_patterns(".*", "node_modules", "vendor", "bundle", "images", "bench", "web")
PAGE: Final = (ROOT / "docs" / "how-to" / "first-change.md").read_text(encoding="utf-8").replace("forgiven", "excused")
REMAINS: Final = table_of(__file__, "REMAINS")
"""For each command the files that it leaves to a hand."""
IN_ONE_PROCESS: Final = """
import subprocess, sys
sys.path.insert(0, ".")
from tools import new
commands, subprocess.run = sys.argv[1:], lambda *_, **__: None  # what remains is listed once, after all of them
for command in commands:
    sys.argv[1:] = command.split()
    new.main()
"""


def unnumbered(line: str) -> str:
    return re.sub(r":\d+:", ":", line)


def run(tree: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *command], cwd=tree, capture_output=True, text=True, check=False)


def whose(line: str, commands: list[str]) -> list[str]:
    """The command that left this to write: the one whose thing it names, else those that leave the file to a hand."""
    named = [command for command in commands if plain(command.split()[1]) in plain(line)]
    return named or [command for command in commands if line.partition(":")[0] in REMAINS[command].split()] or [line]


def plain(name: str) -> str:
    return name.lower().replace("_", ".")


@pytest.mark.slow
def test_stubs_leave_the_tree_importable_and_what_remains_is_named(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    shutil.copytree(ROOT, tree, ignore=LEFT_OUT)
    first, *others = REMAINS
    dry = run(tree, "tools/new.py", *first.split(), "--dry-run")
    assert "+    excused: bool = False\n" in dry.stdout, dry.stderr
    done = run(tree, "tools/new.py", *first.split())  # a dry run writes nothing: else this would be refused
    before = {*done.stdout.partition("What remains, file by file:\n")[2].splitlines()}
    assert {line.split(":")[0] for line in before} == {*REMAINS[first].split()}, done.stderr
    assert {*map(unnumbered, re.findall(r"^[a-z_/]+[.:].*: .*$", PAGE, re.MULTILINE))} <= {*map(unnumbered, before)}
    done = run(tree, "-c", IN_ONE_PROCESS, *others)
    again = run(tree, "tools/new.py", *first.split())
    assert (done.returncode, again.returncode, "already" in again.stderr) == (0, 1, True), done.stderr
    left: dict[str, set[str]] = {}
    numbered = {*map(unnumbered, before)}
    for line in run(tree, "tools/missing.py").stdout.splitlines():
        for command in whose(line, others) if unnumbered(line) not in numbered else ():
            left.setdefault(command, set()).add(line.split(":")[0])
    assert left == {command: {*REMAINS[command].split()} for command in others}
    imported = run(tree, "-c", "import service.wsgi, service.command.main, service; service.side_pots")
    assert imported.returncode == 0, imported.stderr


def test_a_file_that_cannot_be_written_leaves_all_as_they_were(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new, "ROOT", tmp_path)
    (tmp_path / "a.py").write_text("old = 1\n", encoding="utf-8")
    (tmp_path / "c.py").mkdir()
    plan = new.Plan()
    plan.texts = {"a.py": "new = 1\n", "b.py": "new = 1\n", "c.py": "new = 1\n"}
    with pytest.raises(OSError, match="directory"):
        plan.write()
    plan.texts = {"a.py": "new = 1\n", "b.py": "no python"}
    with pytest.raises(new.Refused):
        plan.write()
    assert [path.name for path in sorted(tmp_path.glob("*.py"))] == ["a.py", "c.py"]
    assert (tmp_path / "a.py").read_text(encoding="utf-8") == "old = 1\n"


def test_the_page_changes_lines_that_are_there() -> None:
    rules = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "service" / "rules").rglob("*.py"))
    changed = re.findall(r"^-(.*)\n\+(.*)$", PAGE, re.MULTILINE)
    assert len(changed) == 2
    assert [old for old, new in changed if f"{old}\n" not in rules and f"{new}\n" not in rules] == []


@pytest.mark.parametrize(
    ("thing", "name"),
    [
        *(("parameter", (key, "bool")) for key in ("string_bet.announced_raise", "string_bet", "a.class", "A.b")),
        *(("parameter", ("string_bet.forgiven", kind)) for kind in ("text", "a,a", "a,B")),
        ("parameter", ("show_down.order", "bool")),
        ("parameter", ("show_down.order", "bool", "declarations", "no_topic")),
        ("parameter", ("show_down.order", "bool", "nowhere", "spoken")),
        *(("reason", (code,)) for code in ("chips.string", "chips_string", "chips.String")),
        *(("endpoint", (path,)) for path in ("/v1/options", "/v1/rulebooks", "/v1/render", "/v2/options")),
        *(("rulebook", (id,)) for id in ("tda-2019", "tda", "../tda")),
        *(("site", (name,)) for name in ("wpn", "a b")),
    ],
)
def test_a_name_that_is_taken_or_improper_is_refused_before_anything_is_written(
    thing: str, name: tuple[str, ...]
) -> None:
    with pytest.raises(new.Refused):
        getattr(new, thing)(*name)
