"""An upgrade played through: decisions recorded under version 1, a release that rules otherwise, replay, and pins.

The next release is a copy of the package in which `tda-2019` is 2.0.0, and 1.0.0 is carried beside it.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from service import __version__, decide
from service.answers.render import to_bytes
from service.api.app import create_app
from service.settings import Settings
from tests.support.requests import GOOD, RAISED

ROOT: Final = Path(__file__).parents[2]
NEXT: Final = "2.0.0"
NOTE: Final = "Every raise at least doubles the bet."
RAISE: Final = {**GOOD, "action": {"type": "raise", "to": 700}}
FOLD: Final = {**GOOD, "action": {"type": "fold"}}
ASKED: Final = {
    "unpinned": RAISE,
    "unpinned-fold": FOLD,
    "pinned": {**RAISE, "rulebook": "tda-2019@1"},
    "built-on-it": {**RAISE, "rulebook": "tda-2024"},
    "compared": {**RAISED, "rulebook": "roberts-11", "compare": ["tda-2019", "tda-2019@1"]},
}
CASE: Final[dict[str, Any]] = {
    "id": "raise_size.doubled",
    "story": "Blinds 100-200. Seat 2 has raised to 400. Seat 3 raises to 700.",
    "source": "The upgrade that this test plays through.",
    "round": RAISE["round"],
    "action": RAISE["action"],
    "shows": ["raise_size.base"],
    "rulings": {
        "tda-2019": {"expect": {"ruling": "corrected"}, "clause": "tda-2019:43.A", "basis": "derived"},
        "tda-2019@1": {"expect": {"ruling": "accepted"}, "clause": "tda-2019:43.A", "basis": "text"},
    },
}


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The decision log of a day with this release."""
    path = tmp_path_factory.mktemp("log") / "decisions"
    app = create_app(Settings(log_level="ERROR", decision_log=path))
    for name, body in ASKED.items():
        asked = "/v1/rounds" if "opening" in body else "/v1/decisions"
        answer = app.test_client().post(asked, json=body, headers={"X-Request-Id": name})
        assert answer.status_code == 200
    app.extensions["recorder"].close()
    return path


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The next release, with a changed ruling."""
    tree = tmp_path_factory.mktemp("next")
    shutil.copytree(ROOT / "service", tree / "service", ignore=shutil.ignore_patterns("__pycache__"))
    replaced(tree / "service" / "__init__.py", f'__version__ = "{__version__}"', f'__version__ = "{NEXT}"')
    data = tree / "service" / "rulesets" / "data"
    shutil.copy(data / "tda-2019.toml", data / "tda-2019@1.toml")
    book = data / "tda-2019.toml"
    replaced(book, 'version = "1.0.0"\n', 'version = "2.0.0"\n')
    told = f'{{ version = "2.0.0", note = "{NOTE}", topics = ["raise_size", "underraise"] }}'
    replaced(book, "changes = [", f"changes = [{told}, ")
    replaced(book, 'base = "last_full_raise"', 'base = "current_bet"')
    for above in ("tda-2024", "wsop-2024"):
        replaced(data / f"{above}.toml", 'extends = "tda-2019"', 'extends = "tda-2019@1"')
    cases = tree / "service" / "cases" / "data" / "raise_size.json"
    topic = json.loads(cases.read_text(encoding="utf-8"))
    cases.write_text(json.dumps(topic | {"cases": [*topic["cases"], CASE]}), encoding="utf-8")
    return tree


def replaced(file: Path, was: str, then: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(was) == 1, (file, was)
    file.write_text(text.replace(was, then), encoding="utf-8")


def run(tree: Path, *command: str, sent: bytes = b"") -> tuple[int, str]:
    told = subprocess.run([sys.executable, *command], cwd=tree, input=sent, capture_output=True, check=False)
    return told.returncode, told.stdout.decode()


def decided(tree: Path, body: Any) -> bytes:
    code, told = run(tree, "-m", "service", "decide", sent=json.dumps(body).encode())
    assert code in (0, 1), told
    return told.removesuffix("\n").encode()


def test_with_nothing_changed_a_replay_says_so(recorded: Path) -> None:
    code, told = run(ROOT, "-m", "service", "replay", "--jobs", "1", str(recorded))
    assert (code, "nothing changed" in told) == (0, True), told


def test_replay_tells_before_the_upgrade_which_decisions_change_and_by_which_note(
    recorded: Path, upgraded: Path
) -> None:
    code, told = run(upgraded, "-m", "service", "replay", "--jobs", "1", "--json", str(recorded))
    assert code == 1, told
    found = json.loads(told)
    assert (found["floorman"], found["recorded_by"]) == (NEXT, {__version__: len(ASKED)})
    changed = {one["request_id"]: change for change in found["changes"] for one in change["examples"]}
    assert set(changed) == {"unpinned", "unpinned-fold", "compared"}
    assert changed["unpinned-fold"]["members"] == ["options", "options_before"]
    assert changed["unpinned"]["ruling"] == {"was": "accepted", "now": "corrected"}
    note = {"id": "tda-2019", "version": NEXT, "note": NOTE}
    assert [change["notes"] for change in changed.values()] == [[note]] * len(changed)
    assert all(member.startswith("compared/") for member in changed["compared"]["members"])
    assert [(one["id"], one["was"]["version"], one["now"]["version"], one["lines"]) for one in found["rulebooks"]] == [
        ("tda-2019", "1.0.0", NEXT, 2)
    ]
    code, told = run(upgraded, "-m", "service", "replay", "--jobs", "1", str(recorded))
    assert f"    by tda-2019 {NEXT}: {NOTE}\n    {recorded}:1 (request unpinned)" in told


def test_who_pinned_gets_the_bytes_as_before(upgraded: Path) -> None:
    for name in ("pinned", "built-on-it"):
        assert decided(upgraded, ASKED[name]) == to_bytes(decide(ASKED[name]))
    now = json.loads(decided(upgraded, ASKED["unpinned"]))
    assert (now["ruling"], now["rulebook"]) == ("corrected", f"tda-2019@{NEXT}")


def test_the_versions_differ_in_what_the_note_says_with_a_case_that_shows_it(upgraded: Path) -> None:
    asked = "import json, service; print(json.dumps(service.diff('tda-2019@1', 'tda-2019@2')))"
    code, told = run(upgraded, "-c", asked)
    assert code == 0, told
    found = json.loads(told)
    assert [one["topic"] for one in found["topics"]] == ["raise_size", "raise_size_spread", "underraise"]
    shown = found["topics"][0]["case"]
    assert (shown["id"], shown["a"]["expect"], shown["b"]["expect"]) == (
        CASE["id"],
        {"ruling": "accepted"},
        {"ruling": "corrected"},
    )
    code, told = run(upgraded, "-m", "service", "rulebooks", "tda-2019@2")
    assert json.loads(told)["changes"][0] == {
        "version": NEXT,
        "note": NOTE,
        "rulings": True,
        "topics": ["raise_size", "underraise"],
    }
