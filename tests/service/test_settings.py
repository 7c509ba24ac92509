"""The environment is read in one place, and all that is wrong with it is told."""

import os
import re
from importlib.metadata import version
from pathlib import Path

import pytest

from service import settings as module
from service.settings import Settings, SettingsError, _cores_granted
from tests.support.rows import rows_of


def test_nothing_said_means_the_defaults() -> None:
    settings = Settings.from_environment({})
    assert (settings.host, settings.port, settings.drain_seconds) == ("127.0.0.1", 8000, 0)
    assert settings.workers >= 1


def test_a_setting_left_empty_is_as_one_left_out() -> None:
    """A compose file says `LOG_LEVEL: ${LOG_LEVEL:-}`."""
    named = re.findall(r'read\("([A-Z_]+)"', Path(module.__file__).read_text("utf-8"))
    assert Settings.from_environment(dict.fromkeys(named, "")) == Settings.from_environment({})


def test_what_is_said_is_taken(tmp_path: Path) -> None:
    said = {"HOST": "0.0.0.0", "PORT": "81", "WORKERS": "3", "CONNECTIONS": "50", "LOG_LEVEL": "debug"}  # noqa: S104
    settings = Settings.from_environment({**said, "RULEBOOKS_DIR": str(tmp_path), "MAX_BODY_BYTES": "4096"})
    assert (settings.host, settings.port, settings.workers, settings.connections) == ("0.0.0.0", 81, 3, 50)  # noqa: S104
    assert (settings.log_level, settings.rulebooks_dir, settings.max_body_bytes) == ("DEBUG", tmp_path, 4096)


@rows_of(
    __file__, ("HOST", os.fsdecode(b"\xff")), ("METRICS_HOST", os.fsdecode(b"\xff")), ("STALL_SECONDS", "9" * 5000)
)
def test_what_cannot_be_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=f"{name} (must|needs) ") as refused:
        Settings.from_environment({name: value})
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(("has", "usable"), [("", False), ("0.6.9", False), ("0.6.10", True), ("0.7.0rc1", True)])
def test_the_parser_in_c_is_refused_if_missing_or_lax(monkeypatch: pytest.MonkeyPatch, has: str, usable: bool) -> None:
    monkeypatch.setattr(module, "version", lambda _: has or version("a-package-that-is-not-there"))
    why = "HTTP_PARSER needs gunicorn_h1c 0.6.10 or later, which comes with floorman[fast]"
    assert module.read_settings({"HTTP_PARSER": "fast"}).faults == (() if usable else (why,))


@pytest.mark.parametrize(
    "host", ["::1", "[::1]", "fe80::1%eth0", "localhost", "example.com.", "bücher.example", f"unix:/{'x' * 64}..sock"]
)
def test_an_address_a_name_and_a_socket_are_hosts(host: str) -> None:
    assert Settings.from_environment({"HOST": host}).host == host


@rows_of(__file__)
def test_the_largest_body_has_room(said: dict[str, str], fits: bool) -> None:
    """It would be turned away for ever, and told to come again."""
    faults = module.read_settings(said).faults
    assert [fault.partition(" ")[0] for fault in faults] == ([] if fits else ["MAX_HELD_BYTES"])


def test_every_setting_that_cannot_be_is_told_at_once() -> None:
    said = {"PORT": "http", "WORKERS": "2", "RATE_LIMIT": "often", "LOG_LEVEL": "loud", "METRICS_PORT": "8000"}
    with pytest.raises(SettingsError) as refused:
        Settings.from_environment({**said, "MAX_BODY_BYTES": "2MB", "RATE_STORAGE": "amqp://secret"})
    names = [fault.partition(" ")[0] for fault in refused.value.faults]
    # PORT is not known, so METRICS_PORT may well be another
    assert names == ["PORT", "MAX_BODY_BYTES", "LOG_LEVEL", "RATE_LIMIT", "RATE_STORAGE"]
    assert "secret" not in str(refused.value)


def test_two_ports_that_are_one_are_told_beside_the_rest() -> None:
    with pytest.raises(SettingsError) as refused:
        Settings.from_environment({"METRICS_PORT": "8000", "SHED_MS": "0"})
    assert [fault.partition(" ")[0] for fault in refused.value.faults] == ["SHED_MS", "METRICS_PORT"]


@pytest.mark.parametrize(
    ("text", "size"),
    [("1024", 2**10), ("512KiB", 2**19), ("2MiB", 2**21), ("1GiB", 2**30), ("0002MiB", 2**21), ("1048576KiB", 2**30)],
)
def test_a_size_is_bytes_or_has_its_unit(text: str, size: int) -> None:
    assert Settings.from_environment({"MAX_BODY_BYTES": text, "MAX_HELD_BYTES": "1TiB"}).max_body_bytes == size


@pytest.mark.parametrize(
    "text",
    [
        *("2M", "2MB", "2Mi", "2mib", "2MIB", "2 MiB", " 2MiB", "2MiB\n", "1.5MiB", "-1KiB", "+1KiB", "MiB", "1,024"),
        *("２MiB", "2e6", "0", "1TiB", "1023", "1_048_576", "0x400", "9" * 5000, "9" * 5000 + "MiB"),
    ],
)
def test_what_is_no_size_or_could_mean_two_is_refused(text: str) -> None:
    said = "MAX_BODY_BYTES must be from 1KiB to 1GiB: bytes, or a number with one of KiB, MiB, GiB, TiB, not "
    with pytest.raises(SettingsError) as refused:
        Settings.from_environment({"MAX_BODY_BYTES": text})
    assert refused.value.faults == (f"{said}{text!r}",)


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
