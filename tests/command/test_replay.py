"""`floorman replay`: what was decided is decided again, and what changed is told; whatever is in the file."""

import copy
import gzip
import json
import re
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import Result

from service import __version__
from service.api.app import create_app
from service.command.replay_line import diff
from service.settings import Settings
from tests.support.bodies import BODIES
from tests.support.command import run
from tests.support.hands import PHH
from tests.support.hands import REQUEST as HAND
from tests.support.requests import GOOD, RAISED
from tests.support.rows import rows_of
from tests.support.rulebooks import HOUSE, HOUSE_AFTER

Json = dict[str, Any]

PATHS: Final = {
    "DecisionRequest": "/v1/decisions",
    "OptionsRequest": "/v1/options",
    "BatchRequest": "/v1/decisions/batch",
    "RoundsRequest": "/v1/rounds",
    "NextStreetRequest": "/v1/next-street",
    "HandRequest": "/v1/hands",
    "NextHandRequest": "/v1/next-hand",
}
RAISE: Final[Json] = {**GOOD, "rulebook": "corner-club", "action": {"type": "raise", "to": 700}}


def replay(*arguments: object) -> Result:
    """The command, and no exception but its own way to end."""
    result = run("replay", "--jobs", "1", *arguments)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def told(*arguments: object) -> tuple[int, Json]:
    result = replay("--json", *arguments)
    found: Json = json.loads(result.stdout)
    return result.exit_code, found


@pytest.fixture
def recorded(tmp_path: Path) -> Callable[..., Path]:
    """A log of these requests, each a path and a body."""

    def made(*asked: tuple[str, Json], **settings: Any) -> Path:
        path = tmp_path / "decisions"
        app = create_app(Settings(log_level="ERROR", decision_log=path, **settings))
        client = app.test_client()
        for place, (where, body) in enumerate(asked):
            client.post(where, json=body, headers={"X-Request-Id": f"request-{place}"})
        app.extensions["recorder"].close()
        return path

    return made


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """A folder with a rulebook of the house's own."""
    folder = tmp_path / "rulebooks"
    folder.mkdir()
    (folder / "corner-club.toml").write_text(HOUSE)
    return folder


def test_every_example_is_decided_as_it_was(recorded: Callable[..., Path]) -> None:
    asked = [(PATHS[name], body) for name, body in BODIES if name in PATHS]
    assert {path for path, _ in asked} == set(PATHS.values())
    path = recorded(*asked)
    many = len(path.read_bytes().splitlines())
    assert many > 15
    code, found = told(path)
    assert (code, found["replayed"], found["same"], found["changes"]) == (0, many, many, [])
    assert found["recorded_by"] == {__version__: many}
    assert (found["rulebooks"], found["unread"]["lines"]) == ([], 0)
    assert "nothing changed" in replay(path).stdout


def test_another_rulebook_s_rulings_are_told_and_counted_by_what_changed(
    recorded: Callable[..., Path], club: Path
) -> None:
    higher = copy.deepcopy(RAISE)
    higher["round"]["players"][0]["stack"] += 1
    hand = {**HAND, "rulebook": "tda-2019"}
    path = recorded(("/v1/decisions", RAISE), ("/v1/decisions", higher), ("/v1/hands", hand), rulebooks_dir=club)
    (club / "corner-club.toml").write_text(HOUSE.replace('base = "current_bet"', 'base = "last_full_raise"'))
    code, found = told("--rulebooks-dir", club, path)
    assert (code, found["replayed"], found["changed"]) == (1, 3, 2)
    [book] = found["rulebooks"]
    assert (book["id"], book["lines"]) == ("corner-club", 2)
    assert book["was"]["digest"] != book["now"]["digest"]
    [change] = found["changes"]
    assert change["ruling"] == {"was": "corrected", "now": "accepted"}
    assert {"ruling", "action", "options", "round", "reasons", "legal"} <= set(change["members"])
    assert any(reason.startswith("raise.below_minimum") for reason in change["reasons"]["gone"])
    assert change["lines"] == 2
    assert [one["request_id"] for one in change["examples"]] == ["request-0", "request-1"]
    assert change["examples"][0]["line"] == f"{path}:1"
    text = replay("--rulebooks-dir", club, path).stdout
    assert "2 changed" in text
    assert "2 x /v1/decisions corner-club: " in text
    assert "corrected > accepted" in text
    assert "- raise.below_minimum" in text


def test_another_edition_that_decides_the_same_is_no_change(recorded: Callable[..., Path], club: Path) -> None:
    path = recorded(("/v1/decisions", RAISE), rulebooks_dir=club)
    (club / "corner-club.toml").write_text(HOUSE.replace('version = "1.0.0"', 'version = "1.0.1"'))
    code, found = told("--rulebooks-dir", club, path)
    assert (code, found["changed"]) == (0, 0)
    [book] = found["rulebooks"]
    assert (book["was"]["version"], book["now"]["version"]) == ("1.0.0", "1.0.1")
    assert "corner-club 1.0.0" in replay("--rulebooks-dir", club, path).stdout


def test_a_rulebook_that_is_gone_is_a_change(recorded: Callable[..., Path], club: Path) -> None:
    path = recorded(("/v1/decisions", RAISE), rulebooks_dir=club)
    code, found = told(path)
    assert code == 1
    assert found["rulebooks"][0]["now"] is None
    assert found["changes"][0]["members"] == ["refused"]
    assert found["changes"][0]["reasons"]["come"] == ["rulebook.unknown"]


def test_only_those_with_a_reason_are_looked_at(recorded: Callable[..., Path], club: Path) -> None:
    plain = {**copy.deepcopy(RAISE), "action": {"type": "fold"}}
    path = recorded(("/v1/decisions", RAISE), ("/v1/decisions", plain), rulebooks_dir=club)
    for code, many in (("raise.below_minimum", 1), ("fold.accepted", 1)):
        exit_code, found = told("--rulebooks-dir", club, "--only", code, path)
        assert (exit_code, found["replayed"], found["passed_over"]) == (0, many, 2 - many)
    assert replay("--rulebooks-dir", club, "--only", "no.such", path).exit_code == 2


def test_words_alone_and_order_alone_are_told(recorded: Callable[..., Path], club: Path, tmp_path: Path) -> None:
    line = json.loads(recorded(("/v1/decisions", RAISE), rulebooks_dir=club).read_bytes())
    words, order = copy.deepcopy(line), copy.deepcopy(line)
    words["answer"]["reasons"][0]["message"] += "!"
    order["answer"] = dict(reversed(order["answer"].items()))
    path = tmp_path / "both"
    path.write_text("".join(json.dumps(one) + "\n" for one in (words, order)))
    code, found = told("--rulebooks-dir", club, path)
    assert code == 1
    assert sorted(change["members"] for change in found["changes"]) == [["bytes"], ["words"]]


def test_what_cannot_be_read_is_counted_and_named(recorded: Callable[..., Path], tmp_path: Path) -> None:
    [good] = recorded(("/v1/hands", {"rulebook": "tda-2019", "phh": PHH})).read_bytes().splitlines()
    line = json.loads(good)
    odd: list[bytes] = [
        b"no json",
        b"[]",
        b"{}",
        b'{"v":2}',
        b"\x00\xff\xfe",
        json.dumps({**line, "v": 1}).encode(),
        json.dumps({**line, "v": "2"}).encode(),
        json.dumps({**line, "endpoint": "/v1/elsewhere"}).encode(),
        json.dumps({**line, "rulebook": {"id": "tda-2019"}}).encode(),
        good.replace(b'"answer":', b'"answer":' + b"[" * 5000 + b"]" * 5000 + b',"more":'),
        good.replace(b'"answer":{', b'"answer":{"\xff":1,'),
        b"[" * 100_000,
        good[: len(good) // 2],  # torn, as by a full disk
    ]
    path = tmp_path / "odd"
    path.write_bytes(b"\n".join([*odd[:-1], b"", b"  ", good, odd[-1]]))
    code, found = told(path)
    assert (code, found["replayed"], found["unread"]["lines"]) == (2, 1, len(odd))
    named = [int(one["line"].rpartition(":")[2]) for one in found["unread"]["examples"]]
    assert named == [*range(1, len(odd)), len(odd) + 3]
    whys = [one["why"] for one in found["unread"]["examples"]]
    assert "the line has format version 1; this version of Floorman reads version 2" in whys
    assert all(whys)
    assert f"{len(odd)} that cannot be read" in replay(path).stdout


def test_a_request_that_no_version_would_take_is_a_change_and_no_traceback(
    recorded: Callable[..., Path], tmp_path: Path
) -> None:
    [good] = recorded(("/v1/decisions", {**RAISE, "rulebook": "tda-2019"})).read_bytes().splitlines()
    line = json.loads(good)
    path = tmp_path / "odd"
    requests: tuple[Any, ...] = ([], None, "x", {"a": {"b": []}}, {**line["request"], "house_rules": []})
    path.write_text("".join(json.dumps({**line, "request": one}) + "\n" for one in requests))
    code, found = told(path)
    assert (code, found["changed"], found["unread"]["lines"]) == (1, len(requests), 0)
    assert {change["members"][0] for change in found["changes"]} == {"refused"}


def test_a_bug_is_a_change(recorded: Callable[..., Path], monkeypatch: pytest.MonkeyPatch) -> None:
    path = recorded(("/v1/decisions", {**RAISE, "rulebook": "tda-2019"}))
    monkeypatch.setattr("service.answers.rounds.decide", lambda *_: 1 / 0)
    code, found = told(path)
    assert (code, found["changes"][0]["members"]) == (1, ["failed"])
    assert found["changes"][0]["reasons"]["come"] == ["ZeroDivisionError: division by zero"]


@pytest.mark.slow
def test_packed_whole_and_cut_off_and_several(recorded: Callable[..., Path], tmp_path: Path) -> None:
    text = recorded(*[("/v1/decisions", {**RAISE, "rulebook": "tda-2019"})] * 300).read_bytes()
    whole, cut = tmp_path / "decisions.1.gz", tmp_path / "decisions.2.gz"
    whole.write_bytes(gzip.compress(text))
    cut.write_bytes(gzip.compress(text)[:-20])
    code, found = told(whole, tmp_path / "decisions")
    assert (code, found["replayed"], found["unread"]["lines"]) == (0, 600, 0)
    assert "nothing changed in the others" in replay(cut).stdout
    assert told(cut)[0] == 2
    code, found = told(whole, cut, "--unread", "1")
    assert code == 0
    code, found = told(cut, "--unread", "1")
    assert code == 0
    assert 0 < found["replayed"] <= 300
    assert "the file cannot be read from here" in found["unread"]["examples"][-1]["why"]


def test_a_line_that_is_too_long_is_named_and_what_follows_is_read(
    recorded: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = recorded(("/v1/decisions", {**RAISE, "rulebook": "tda-2019"})).read_bytes()
    monkeypatch.setattr("service.command.replay_line.LONGEST", 5000)
    path = tmp_path / "long"
    path.write_bytes(b"x" * 20_000 + b"\n" + good)
    code, found = told(path)
    assert (code, found["replayed"], found["unread"]["examples"][0]["line"]) == (2, 1, f"{path}:1")


def test_what_is_asked_wrongly_is_told(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.touch()
    for odd, said in ((tmp_path / "gone", "no such file"), (tmp_path, "no such file"), (empty, "there are no lines")):
        result = replay(odd)
        assert result.exit_code == 2
        assert said in result.stderr
    assert replay().exit_code == 2
    assert replay("-", "-").exit_code == 2


def test_a_helper_that_is_killed_is_no_change(recorded: Callable[..., Path], monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(*_: object, **__: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr("service.command.replay.replay_logs", killed)
    result = replay(recorded(("/v1/decisions", {**RAISE, "rulebook": "tda-2019"})))
    assert result.exit_code == 2
    assert "one of its processes ended" in result.stderr


def test_what_a_log_says_stays_on_its_line(recorded: Callable[..., Path], tmp_path: Path) -> None:
    line = json.loads(recorded(("/v1/decisions", {**RAISE, "rulebook": "tda-2019"})).read_bytes())
    said = "\x1b[2J\nnothing changed"
    path = tmp_path / "odd"
    path.write_text(json.dumps({**line, "floorman": said, "request_id": said, "answer": {}, "request": {said: 1}}))
    result = replay(path)
    assert result.exit_code == 1
    assert "\x1b" not in result.stdout
    assert "nothing changed" not in result.stdout.splitlines()


@pytest.mark.parametrize(("place", "member"), [((), "receipt"), ((), "rulebook"), (("receipt",), "floorman")])
def test_what_is_told_apart_is_missed_where_it_is_gone(
    recorded: Callable[..., Path], tmp_path: Path, place: tuple[str, ...], member: str
) -> None:
    line = json.loads(recorded(("/v1/hands", {"rulebook": "tda-2019", "phh": PHH})).read_bytes())
    holder = line["answer"]
    for name in place:
        holder = holder[name]
    del holder[member]
    path = tmp_path / "less"
    path.write_text(json.dumps(line))
    code, found = told(path)
    assert (code, found["changes"][0]["members"]) == (1, [member])


def test_what_differs_is_named_as_the_answers_name_it() -> None:
    was: Json = {
        "ruling": "accepted",
        "reasons": [],
        "compared": [{"rulebook": "a", "answer": {"ruling": "x"}}],
        "n": 1,
    }
    assert diff(was, copy.deepcopy(was)).members == set()
    assert diff(was, {**was, "n": True}).members == {"bytes"}
    assert diff(was, {**was, "compared": [{"rulebook": "a", "answer": {"ruling": "y"}}]}).members == {"compared/ruling"}
    longer = {**was, "compared": [*was["compared"], 1]}
    assert diff(was, longer).members == {"compared"}
    offered = [{**was, "options": {"fold": True, "call": call}} for call in (None, {"to": 400})]
    assert diff(*offered).members == {"options"}
    assert diff({"decisions": [was]}, {"decisions": [{**was, "ruling": "y"}]}).ruling == ("accepted", "y")


CHANGED: Final = HOUSE_AFTER.replace(
    'title = "The',
    "changes = [\n"
    '  { version = "2.1.0", note = "A cap was written down.", topics = ["cap"] },\n'
    '  { version = "2.0.0", note = "A raise need not double the bet.", topics = ["raise_size", "underraise"] },\n'
    '  { version = "1.0.0", note = "The first sheet." },\n'
    ']\ntitle = "The',
)
"""The later version with its notes: one tells of a changed ruling."""
NOTE: Final[Json] = {"id": "corner-club", "version": "2.0.0", "note": "A raise need not double the bet."}


def test_a_changed_ruling_is_told_with_the_note_of_its_rulebook(recorded: Callable[..., Path], club: Path) -> None:
    fold = {**copy.deepcopy(RAISE), "action": {"type": "fold"}}
    other = {**RAISED, "rulebook": "tda-2019", "compare": ["corner-club"]}
    path = recorded(("/v1/decisions", RAISE), ("/v1/decisions", fold), ("/v1/rounds", other), rulebooks_dir=club)
    (club / "corner-club.toml").write_text(CHANGED)
    code, found = told("--rulebooks-dir", club, path)
    assert (code, found["replayed"], found["changed"]) == (1, 3, 3)
    [book] = found["rulebooks"]
    assert [f"{one['id']}@{one['version']}" for one in book["notes"]] == ["corner-club@2.1.0", "corner-club@2.0.0"]
    assert [change["notes"] for change in found["changes"]] == [[NOTE]] * 3
    text = replay("--rulebooks-dir", club, path).stdout
    assert "    by corner-club 2.0.0: A raise need not double the bet." in text
    assert "    2.1.0: A cap was written down." in text
    assert "by corner-club 2.1.0" not in text


def test_a_changed_ruling_is_told_with_the_note_that_the_guide_writes(
    recorded: Callable[..., Path], club: Path
) -> None:
    """The example of docs/reference/rulebooks.md tells of one version alone, and of none before it."""
    path = recorded(("/v1/decisions", RAISE), rulebooks_dir=club)
    guide = (Path(__file__).parents[2] / "docs" / "reference" / "rulebooks.md").read_text(encoding="utf-8")
    [changes] = re.findall(r"`(changes = [^`]+)`", guide)
    (club / "corner-club.toml").write_text(f"{changes}\n{HOUSE_AFTER.replace('2.1.0', '2.0.0')}")
    told = replay("--rulebooks-dir", club, path).stdout
    assert "    by corner-club 2.0.0: A raise is as large as the one before." in told
    assert "covers it" not in told


def test_only_the_notes_about_what_changed_are_told(recorded: Callable[..., Path], club: Path) -> None:
    path = recorded(("/v1/decisions", RAISE), rulebooks_dir=club)
    both = CHANGED.replace('"2.1.0"', '"3.0.0"')
    (club / "corner-club.toml").write_text(both)
    assert told("--rulebooks-dir", club, path)[1]["changes"][0]["notes"] == [NOTE]
    neither = both.replace('["raise_size", "underraise"]', '["bring_in"]')
    (club / "corner-club.toml").write_text(neither)
    notes = told("--rulebooks-dir", club, path)[1]["changes"][0]["notes"]
    assert [one["version"] for one in notes] == ["3.0.0", "2.0.0"]


def test_a_changed_ruling_that_no_note_tells_of_is_told_as_such(recorded: Callable[..., Path], club: Path) -> None:
    path = recorded(("/v1/decisions", RAISE), rulebooks_dir=club)
    (club / "corner-club.toml").write_text(HOUSE_AFTER)
    code, found = told("--rulebooks-dir", club, path)
    assert (code, found["changes"][0]["notes"]) == (1, [])
    assert "    no note of its rulebook covers it" in replay("--rulebooks-dir", club, path).stdout


def test_what_was_pinned_is_decided_under_the_version_that_it_names(recorded: Callable[..., Path], club: Path) -> None:
    pinned = {**RAISE, "rulebook": "corner-club@1"}
    path = recorded(("/v1/decisions", pinned), ("/v1/decisions", RAISE), rulebooks_dir=club)
    (club / "corner-club.toml").write_text(CHANGED)
    code, found = told("--rulebooks-dir", club, path)
    assert (code, found["changed"]) == (1, 2)
    assert found["changes"][0]["reasons"]["come"] == ["rulebook.version_unknown"]
    (club / "corner-club@1.toml").write_text(HOUSE)
    code, found = told("--rulebooks-dir", club, path)
    assert (code, found["changed"], found["rulebooks"][0]["lines"]) == (1, 1, 1)
    assert [one["line"] for one in found["changes"][0]["examples"]] == [f"{path}:2"]
    code, found = told("--unpinned", "--rulebooks-dir", club, path)
    assert (code, found["changed"], found["rulebooks"][0]["lines"]) == (1, 2, 2)
    assert [change["notes"] for change in found["changes"]] == [[NOTE]]


@rows_of(__file__)
def test_a_log_that_tells_versions_badly_is_replayed_or_named(
    recorded: Callable[..., Path], club: Path, was: str, then: str
) -> None:
    body = {**RAISED, "rulebook": "corner-club", "compare": ["tda-2019"]}
    path = recorded(("/v1/rounds", body), rulebooks_dir=club)
    (club / "corner-club.toml").write_text(CHANGED)
    assert was in path.read_text()
    path.write_text(path.read_text().replace(was, then))
    code, found = told("--rulebooks-dir", club, path)
    assert code in (1, 2)
    assert found["changed"] + found["unread"]["lines"] == 1
