"""The environment is read in one place, and an operator's own rulebook is a file in a folder."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from service import settings as module
from service.api.app import create_app
from service.rulesets import ShelfError, load_shelf
from service.settings import Settings, SettingsError, _cores_granted
from tests.conftest import Checked
from tests.support.requests import GOOD
from tests.support.rulebooks import HOUSE


def test_nothing_said_means_the_defaults() -> None:
    settings = Settings.from_environment({})
    assert (settings.host, settings.port, settings.drain_seconds) == ("127.0.0.1", 8000, 0)
    assert settings.workers >= 1


def test_a_setting_left_empty_is_as_one_left_out() -> None:
    """A compose file says `LOG_LEVEL: ${LOG_LEVEL:-}`."""
    named = re.findall(r'environment(?:\.get\(|, )"([A-Z_]+)"', Path(module.__file__).read_text("utf-8"))
    assert Settings.from_environment(dict.fromkeys(named, "")) == Settings.from_environment({})


def test_what_is_said_is_taken(tmp_path: Path) -> None:
    said = {"HOST": "0.0.0.0", "PORT": "81", "WORKERS": "3", "CONNECTIONS": "50", "LOG_LEVEL": "debug"}  # noqa: S104
    settings = Settings.from_environment({**said, "RULESETS_DIR": str(tmp_path), "MAX_BODY_BYTES": "4096"})
    assert (settings.host, settings.port, settings.workers, settings.connections) == ("0.0.0.0", 81, 3, 50)  # noqa: S104
    assert (settings.log_level, settings.rulesets_dir, settings.max_body_bytes) == ("DEBUG", tmp_path, 4096)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "http"),
        ("PORT", "70000"),
        ("WORKERS", "0"),
        ("WORKERS", "２"),
        ("CONNECTIONS", "-1"),
        ("HEAD_SECONDS", "0"),
        ("STALL_SECONDS", "soon"),
        ("LOG_LEVEL", "loud"),
    ],
)
def test_what_cannot_be_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=name):
        Settings.from_environment({name: value})


@pytest.mark.parametrize(("text", "cores"), [("200000 100000", 2), ("150000 100000", 2), ("10000 100000", 1)])
def test_a_container_counts_the_cores_it_was_granted(tmp_path: Path, text: str, cores: int) -> None:
    quota = tmp_path / "cpu.max"
    quota.write_text(text + "\n")
    assert _cores_granted(quota) == cores


def test_without_a_grant_every_core_counts(tmp_path: Path) -> None:
    quota = tmp_path / "cpu.max"
    unlimited = _cores_granted(quota)
    quota.write_text("max 100000\n")
    assert _cores_granted(quota) == unlimited >= 1


def test_a_rulebook_is_added_by_adding_a_file(tmp_path: Path) -> None:
    (tmp_path / "corner-club.toml").write_text(HOUSE, encoding="utf-8")
    client = Checked(create_app(Settings(log_level="ERROR", rulesets_dir=tmp_path)))
    answer = client.post(
        "/v1/decisions", json={**GOOD, "ruleset": "corner-club", "action": {"type": "raise", "to": 700}}
    )
    decision = answer.get_json()
    assert decision["action"]["to"] == 800
    assert decision["reasons"][0]["clause"] == "corner-club:1"
    assert decision["ruleset"] == {"id": "corner-club", "version": "1.0.0"}
    assert client.get("/v1/rulesets/corner-club").get_json()["extends"] == "tda-2019"
    assert len(client.get("/v1/rulesets").get_json()["rulesets"]) == len(load_shelf()) + 1


def test_a_faulty_rulebook_stops_the_start_and_is_named(tmp_path: Path) -> None:
    (tmp_path / "corner-club.toml").write_text(HOUSE.replace("base =", "bass ="), encoding="utf-8")
    with pytest.raises(ShelfError, match=r"corner-club\.toml: raise_size\.bass"):
        create_app(Settings(log_level="ERROR", rulesets_dir=tmp_path))


ASK = """
import json, sys
from service.api.app import create_app
from service.settings import Settings
client = create_app(Settings(log_level="ERROR")).test_client()
for body in json.load(sys.stdin):
    sys.stdout.buffer.write(client.post("/v1/decisions", json=body).data)
"""


def test_neither_hash_seed_nor_locale_nor_optimising_changes_a_byte() -> None:
    bodies = [
        GOOD,
        {**GOOD, "action": {"type": "all_in"}},
        {**GOOD, "house_rules": {"cap.raises": 9, "pot.antes": "in_pot"}},
    ]
    answers = set()
    for extra, flags in (
        ({"PYTHONHASHSEED": "1"}, []),
        ({"PYTHONHASHSEED": "2", "LC_ALL": "C", "TZ": "Asia/Seoul"}, ["-O"]),
    ):
        told = subprocess.run(
            [sys.executable, *flags, "-c", ASK],
            input=json.dumps(bodies).encode(),
            env={**os.environ, **extra},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            check=True,
        )
        answers.add(told.stdout)
    assert len(answers) == 1
