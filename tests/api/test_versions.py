"""A rulebook pinned to a version: wherever a rulebook is named, and what is told where the version is not carried."""

import json
from pathlib import Path
from typing import Any, Final

import pytest
from prometheus_client import REGISTRY

from service.answers.answer_record import AnswerRecord
from service.answers.rounds import whole_round
from service.api.app import create_app
from service.api.observe.recorder import last_ruling
from service.rulesets import load_rulebooks
from service.settings import Settings
from tests.conftest import Checked
from tests.support.bodies import BODIES
from tests.support.hands import REQUEST as HAND
from tests.support.requests import GOOD, RAISED, faults
from tests.support.rows import table_of
from tests.support.rulebooks import HOUSE, HOUSE_AFTER

RAISE: Final = {**GOOD, "action": {"type": "raise", "to": 700}}
PATHS: Final = table_of(__file__, "PATHS")


def before_and_after(folder: Path) -> Path:
    """Two versions of a rulebook: in the older every raise at least doubles the bet."""
    (folder / "corner-club.toml").write_text(HOUSE_AFTER, encoding="utf-8")
    (folder / "corner-club@1.toml").write_text(HOUSE, encoding="utf-8")
    return folder


@pytest.fixture
def both(tmp_path: Path) -> Checked:
    """The service with two versions of a rulebook."""
    return Checked(create_app(Settings(log_level="ERROR", rulebooks_dir=before_and_after(tmp_path))))


@pytest.fixture
def alone(tmp_path: Path) -> Checked:
    """The service as it was while the older version was the only one."""
    folder = tmp_path / "alone"
    folder.mkdir()
    (folder / "corner-club.toml").write_text(HOUSE, encoding="utf-8")
    return Checked(create_app(Settings(log_level="ERROR", rulebooks_dir=folder)))


def decided(client: Checked, name: str) -> Any:
    return client.post("/v1/decisions", json={**RAISE, "rulebook": name}).get_json()


def compared(name: str, *books: str) -> Any:
    return {"rulebook": name, "compare": list(books), **RAISED}


def test_an_unpinned_request_gets_the_newest_and_the_answer_names_it(both: Checked) -> None:
    for name in ("corner-club", "corner-club@2", "corner-club@2.1", "corner-club@2.1.0"):
        answer = decided(both, name)
        assert (answer["ruling"], answer["rulebook"]) == ("accepted", "corner-club@2.1.0")
    for name in ("corner-club@1", "corner-club@1.0", "corner-club@1.0.0"):
        answer = decided(both, name)
        assert (answer["ruling"], answer["rulebook"]) == ("corrected", "corner-club@1.0.0")


def test_the_pin_of_an_answer_is_taken_wherever_a_rulebook_is_named(both: Checked) -> None:
    pin = decided(both, "corner-club@1")["rulebook"]
    assert pin == "corner-club@1.0.0"
    answered = set()
    for kind, body in BODIES:
        if kind in PATHS and "compare" not in body and both.post(PATHS[kind], json=body).status_code == 200:
            compared = [pin] if body.keys() & {"opening", "game"} else []
            asked = {**body, "rulebook": pin} | ({"compare": compared} if compared else {})
            answer = both.post(PATHS[kind], json=asked)
            if answer.status_code == 200:
                answered.add(kind)
                told = answer.get_json()
                assert told["rulebook"] == pin, kind
                assert [one["rulebook"] for one in told.get("compared", ())] == compared, kind
    assert answered == set(PATHS)
    unnamed = {key: value for key, value in HAND.items() if key != "rulebook"}
    assert both.post(f"/v1/hands?rulebook={pin}", json=unnamed).get_json()["rulebook"] == pin
    assert both.get(f"/v1/rulebooks/{pin}").get_json()["version"] == "1.0.0"
    diff = both.get(f"/v1/rulebooks/{pin}/diff/corner-club").get_json()
    assert both.get(f"/v1/rulebooks/{diff['a']}/diff/{diff['b']}").get_json() == diff


def test_a_pinned_request_gets_the_bytes_that_it_got_before(both: Checked, alone: Checked) -> None:
    asked = 0
    for kind, body in BODIES:
        if kind in PATHS and "compare" not in body:
            pinned = {**body, "rulebook": "corner-club@1"}
            was, now = (client.post(PATHS[kind], json=pinned) for client in (alone, both))
            assert (was.status_code, was.data) == (now.status_code, now.data)
            asked += was.status_code == 200
    assert asked > 10


def test_versions_are_compared_as_rulebooks_are(both: Checked) -> None:
    answer = both.post("/v1/rounds", json=compared("corner-club", "corner-club@1", "corner-club@2")).get_json()
    told = [(one["rulebook"], one["answer"]) for one in answer["compared"]]
    found = [(name, one["decisions"][-1]["ruling"], one["rulebook"]) for name, one in told]
    assert found == [
        ("corner-club@1", "corrected", "corner-club@1.0.0"),
        ("corner-club@2", "accepted", "corner-club@2.1.0"),
    ]


def test_a_hand_may_be_pinned_in_itself_and_in_the_query(both: Checked) -> None:
    own = both.post("/v1/hands", json={**HAND, "rulebook": "corner-club@1"}).get_json()
    unnamed = {key: value for key, value in HAND.items() if key != "rulebook"}
    queried = both.post("/v1/hands?rulebook=corner-club@1", json=unnamed).get_json()
    newest = both.post("/v1/hands?rulebook=corner-club", json=unnamed).get_json()
    assert own == queried
    assert own["rulebook"] == "corner-club@1.0.0"
    assert own["receipt"]["rulebook"] == both.get("/v1/rulebooks/corner-club@1").get_json()["digest"]
    assert newest["receipt"]["rulebook"] == both.get("/v1/rulebooks/corner-club@2.1.0").get_json()["digest"]
    assert own["receipt"]["rulebook"] != newest["receipt"]["rulebook"]
    lines = both.send("/v1/hands?rulebook=corner-club@1", json.dumps(unnamed).encode() + b"\n", "application/x-ndjson")
    assert json.loads(lines.data)["answer"] == own


NOT_CARRIED: Final = ("corner-club@3", "corner-club@1.1", "corner-club@", "corner-club@new", "corner-club@1.0.0.0")


@pytest.mark.parametrize("name", NOT_CARRIED)
def test_a_version_that_is_not_carried_is_a_fault_that_names_those_that_are(both: Checked, name: str) -> None:
    told = both.post("/v1/rounds", json=compared(name, "tda-2019", name))
    assert told.status_code == 422
    assert [(one["pointer"], one["code"]) for one in told.get_json()["errors"]] == [
        ("/rulebook", "rulebook.version_unknown"),
        ("/compare/1", "rulebook.version_unknown"),
    ]
    fault = told.get_json()["errors"][0]
    assert fault["params"] == {"rulebook": "corner-club", "versions": ["2.1.0", "1.0.0"]}
    assert fault["message"] == "Unknown version of rulebook `corner-club`. Use one of 2.1.0, 1.0.0."
    unnamed = {key: value for key, value in HAND.items() if key != "rulebook"}
    assert faults(both, unnamed, f"/v1/hands?rulebook={name}") == [("/rulebook", "rulebook.version_unknown")]
    for path in (name, f"{name}/diff/tda-2019", f"tda-2019/diff/{name}"):
        missing = both.get(f"/v1/rulebooks/{path}")
        assert missing.status_code == 404
        assert "Unknown version of rulebook `corner-club`. Use one of 2.1.0, 1.0.0." in missing.get_json()["detail"]


def test_a_pin_of_no_rulebook_names_the_rulebooks(both: Checked) -> None:
    assert faults(both, {**RAISE, "rulebook": "tda-2018@1"}) == [("/rulebook", "rulebook.unknown")]


def test_the_list_has_one_entry_for_each_rulebook_with_its_versions(both: Checked) -> None:
    listed = {one["id"]: one for one in both.get("/v1/rulebooks").get_json()["rulebooks"]}
    assert listed["corner-club"]["version"] == "2.1.0"
    assert listed["corner-club"]["versions"] == ["2.1.0", "1.0.0"]
    for one in listed.values():
        assert one["versions"][0] == one["version"]
        for version in one["versions"]:
            found = both.get(f"{one['href']}@{version}").get_json()
            assert (found["id"], found["version"]) == (one["id"], version)


def test_two_versions_differ_in_what_changed(both: Checked) -> None:
    found = both.get("/v1/rulebooks/corner-club@1/diff/corner-club@2").get_json()
    assert (found["a"], found["b"]) == ("corner-club@1.0.0", "corner-club@2.1.0")
    changed = [one for topic in found["topics"] for one in topic["parameters"]]
    assert changed[0] == {"key": "raise_size.base", "a": "current_bet", "b": "last_full_raise"}


def test_all_versions_are_counted_as_one_rulebook(both: Checked) -> None:
    def counted(name: str, ruling: str) -> float:
        labels = {"endpoint": "/v1/rounds", "rulebook": name, "ruling": ruling}
        return REGISTRY.get_sample_value("floorman_decisions_total", labels) or 0

    was = counted("corner-club", "corrected"), counted("corner-club", "accepted")
    both.post("/v1/rounds", json=compared("corner-club@1", "corner-club@2"))
    assert counted("corner-club", "corrected") == was[0] + 1
    assert counted("corner-club", "accepted") == was[1] + 3
    assert counted("corner-club@1", "corrected") == 0


def test_the_decision_log_tells_which_version(tmp_path: Path) -> None:
    books = tmp_path / "books"
    books.mkdir()
    log = tmp_path / "decisions"
    app = create_app(Settings(log_level="ERROR", rulebooks_dir=before_and_after(books), decision_log=log))
    Checked(app).post("/v1/rounds", json=compared("corner-club@1", "corner-club@2"))
    app.extensions["recorder"].close()
    recorded = json.loads(log.read_text())
    assert recorded["rulebook"] == "corner-club@1.0.0"


def test_the_log_tells_the_rulebook_as_it_was_asked_for_and_its_own_ruling(tmp_path: Path) -> None:
    rulebooks, record = load_rulebooks(extra=before_and_after(tmp_path)), AnswerRecord()
    whole_round(compared("corner-club@1", "corner-club@2"), "/", rulebooks, record)
    assert last_ruling(record) == {"rulebook": "corner-club@1", "ruling": "corrected"}
