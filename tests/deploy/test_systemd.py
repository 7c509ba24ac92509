"""deploy/systemd: a unit that systemd takes, that is let do little, and that fits the settings."""

import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Final

from service.settings import read_settings
from tests.deploy.programs import need_program
from tests.support.server import ROOT

UNIT: Final = ROOT / "deploy" / "systemd" / "floorman@.service"
EXPOSED: Final = 15
"""Of 100: what systemd itself calls OK ends at 20."""


def options() -> dict[str, list[str]]:
    """Each option's values."""
    said = defaultdict(list)
    for line in UNIT.read_text(encoding="utf-8").splitlines():
        name, there, value = line.partition("=")
        if there and not line.startswith("#"):
            said[name].append(value)
    return said


def test_systemd_takes_it_and_lets_it_do_little(tmp_path: Path) -> None:
    installed = tmp_path / UNIT.name.replace("@", "@8000")
    text = UNIT.read_text(encoding="utf-8")
    installed.write_text(text.replace("/opt/floorman/bin/floorman", sys.executable), encoding="utf-8")
    for command in (
        ["verify", str(installed)],
        ["security", "--offline=true", f"--threshold={EXPOSED}", str(installed)],
    ):
        told = subprocess.run([need_program("systemd-analyze"), *command], capture_output=True, text=True, check=False)
        assert told.returncode == 0, told.stdout[-2000:] + told.stderr
    told = subprocess.run(
        [need_program("systemd-analyze"), "verify", installed], capture_output=True, text=True, check=True
    )
    assert installed.name not in told.stderr


def test_its_settings_are_ours_and_it_may_finish() -> None:
    said = options()
    [start] = said["ExecStart"]
    last = start.replace("%i", "8010").removeprefix("/usr/bin/env ").removesuffix(" /opt/floorman/bin/floorman serve")
    chosen = dict(pair.split("=") for pair in (said["Environment"][0] + " " + last).split())
    reading = read_settings(chosen)
    assert reading.faults == ()
    assert {one.name for one in reading.listed if one.source == "environment"} == set(chosen)
    assert (reading.settings.port, reading.settings.metrics_port) == (8010, 18010)
    assert int(said["TimeoutStopSec"][0]) > 2 * (reading.settings.drain_seconds + 20)  # twice during a reload
    assert int(said["LimitNOFILE"][0]) > 2 * reading.settings.connections + 256
    assert said["KillMode"] == ["mixed"]


def test_an_instance_takes_no_other_down_and_is_started_until_it_starts() -> None:
    said = options()
    assert all(value.endswith("/%i") for name in ("RuntimeDirectory", "StateDirectory") for value in said[name])
    assert (said["OOMPolicy"], said["StartLimitIntervalSec"]) == (["continue"], ["0"])
    assert said["LogRateLimitIntervalSec"] == ["0"]
