"""`floorman doctor`: each fault with its remedy, and what it sees of a server that runs."""

import json
import socket
import threading
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from service import __version__
from service.command import doctor as module
from service.key_file import Key, digest, new_secret, to_toml
from service.settings import read_settings
from tests.support.command import run
from tests.support.rows import rows_of
from tests.support.server import free_port, served

NAMES = [one.name for one in read_settings({}).listed]


def doctor(**environment: object) -> tuple[int, dict[str, list[dict[str, Any]]]]:
    """The exit code, and the findings of each check."""
    env = dict.fromkeys([*NAMES, "FLOORMAN_KEY", "FLOORMAN_METRICS_KEY"]) | {"PORT": str(free_port()), "WORKERS": "1"}
    told = run("doctor", "--json", env=env | {n: str(v) for n, v in environment.items()})
    document = json.loads(told.stdout)
    assert document["ok"] == (told.exit_code == 0)
    found: dict[str, list[dict[str, Any]]] = {}
    for one in document["checks"]:
        assert bool(one["remedy"]) == (one["state"] != "ok")
        found.setdefault(one["check"], []).append(one)
    return told.exit_code, found


def states(found: dict[str, list[dict[str, Any]]]) -> dict[str, str]:
    """The worst of each check."""
    return {
        check: max((one["state"] for one in some), key=["ok", "warning", "wrong"].index)
        for check, some in found.items()
    }


def test_a_machine_that_can_serve() -> None:
    code, found = doctor()
    clock = found.pop("clock")
    assert clock[0]["state"] in ("ok", "warning")  # whatever keeps this machine's
    assert (code, set(states(found).values())) == (0, {"ok"})
    assert set(found) == {"settings", "files", "ports", "rates", "memory", "decision"}


def test_people_read_a_line_and_a_remedy() -> None:
    told = run("doctor", env=dict.fromkeys(NAMES) | {"WORKERS": "many", "PORT": "0"})
    assert told.exit_code == 1
    [fault, remedy, *_] = told.stdout.splitlines()
    assert fault.split()[:3] == ["wrong", "settings", "WORKERS"]
    assert "docs/reference/settings.md" in remedy


@rows_of(__file__)
def test_each_fault_is_told(
    environment: dict[str, str], check: str, state: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_mib_granted", lambda: 1000)
    code, found = doctor(**environment)
    assert code == int(any(one["state"] == "wrong" for some in found.values() for one in some))
    assert any(one["state"] == state and said in one["text"] for one in found[check]), found[check]


def test_a_key_that_has_ended_is_named(tmp_path: Path) -> None:
    keys = tmp_path / "keys.toml"
    keys.write_text(to_toml(Key("old", digest(new_secret()), datetime(2020, 1, 1, tzinfo=UTC))))
    code, found = doctor(KEYS_FILE=keys)
    assert (code, states(found)["files"]) == (0, "warning")
    assert "old" in found["files"][0]["text"]


def test_a_storage_that_does_not_answer_is_a_warning_which_strict_refuses() -> None:
    environment = {"RATE_STORAGE": f"redis://127.0.0.1:{free_port()}", "PORT": str(free_port()), "WORKERS": "1"}
    code, found = doctor(**environment)
    assert (code, states(found)["rates"]) == (0, "warning")
    told = run("doctor", "--strict", env=dict.fromkeys(NAMES) | environment)
    assert told.exit_code == 1


def test_another_program_at_the_port_is_no_server() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        other.settimeout(60)
        port = other.getsockname()[1]

        def hang_up() -> None:
            other.accept()[0].close()

        answering = threading.Thread(target=hang_up)
        answering.start()
        code, found = doctor(PORT=port)
        answering.join()
    assert (code, states(found)["ports"]) == (1, "wrong")
    assert "another program" in found["ports"][0]["text"]


@pytest.mark.slow
def test_what_a_probe_sees_of_a_server(tmp_path: Path) -> None:
    secret, scraper, aside = new_secret(), new_secret(), free_port()
    for name, one in (("keys", secret), ("metrics", scraper)):
        (tmp_path / name).write_text(to_toml(Key(name, digest(one))))
    settings = {"KEYS_FILE": tmp_path / "keys", "METRICS_KEYS_FILE": tmp_path / "metrics", "METRICS_PORT": aside}
    with served(tmp_path / "log", **{name: str(value) for name, value in settings.items()}) as server:
        code, found = doctor(PORT=server.port, **settings)
        told = [one["text"] for one in found["ports"]]
        assert (code, told) == (0, ["/v1/decisions answers 401.", "/metrics answers 401."])
        _, found = doctor(PORT=server.port, FLOORMAN_KEY=secret, **settings)
        assert [one["state"] for one in found["ports"]] == ["ok", "warning"]
        assert __version__ in found["ports"][0]["text"]
        _, found = doctor(PORT=server.port, FLOORMAN_KEY=secret, FLOORMAN_METRICS_KEY=scraper, **settings)
        assert [one["state"] for one in found["ports"]] == ["ok", "ok"]
