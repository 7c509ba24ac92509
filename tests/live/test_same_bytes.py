"""The same request gets the same bytes, whatever the process was started with.

Which Pythons are tried: those from 3.11 to 3.13 that `make pythons` finds and sets up. None has to be there, in CI
neither: what the tests themselves run on is always tried.
"""

import json
import locale
import os
import subprocess
import sys
from typing import Final

import pytest

from tests.live.corpus import CORPUS
from tests.support.server import ROOT

TRIED: Final = (*CORPUS[:-60:3], *CORPUS[-60:])
"""A third of the cases, and all that is not one."""
TURKISH: Final = "tr_TR.UTF-8"
TELL: Final = """
import hashlib, json, locale, sys
locale.setlocale(locale.LC_ALL, "")
from service.api.app import create_app
from service.settings import Settings
client = create_app(Settings(log_level="ERROR")).test_client()
for line in sys.stdin.buffer:
    method, path, body, kind = json.loads(line)
    headers = {"X-Request-Id": "same"} | ({"Content-Type": kind} if body else {})
    told = client.open(path, method=method, data=body.encode("latin-1"), headers=headers)
    told.headers.pop("Date", None)
    print(told.status_code, hashlib.sha256(told.data).hexdigest(), sorted(map(list, told.headers)))
"""
"""What a process answers, by the same doors that gunicorn asks."""


def answers(*command: str, **environment: str) -> list[str]:
    """A line for each of all that is asked, by a process that was started so."""
    asked = "".join(json.dumps([one.method, one.path, one.body.decode("latin-1"), one.type]) + "\n" for one in TRIED)
    told = subprocess.run(
        [*command, "-c", TELL],
        cwd=ROOT,
        env={**os.environ, **environment},
        input=asked.encode("ascii"),
        capture_output=True,
        check=False,
        timeout=300,
    )
    assert told.returncode == 0, told.stderr.decode()
    lines = told.stdout.decode("ascii").splitlines()
    assert len(lines) == len(TRIED)
    return lines


@pytest.fixture(scope="module")
def usual() -> list[str]:
    """What is said by a process that was started as ever."""
    told = answers(sys.executable, PYTHONHASHSEED="0", LC_ALL="C.UTF-8", TZ="UTC")
    assert len(set(told)) > len(TRIED) // 2
    assert {line[:3] for line in told} >= {"200", "400", "415", "422"}
    return told


@pytest.mark.parametrize(
    ("flags", "environment"),
    [
        (("-O",), {"PYTHONHASHSEED": "4294967295", "TZ": "Asia/Kathmandu", "LC_ALL": "C"}),
        (
            ("-X", "utf8=0"),
            {"LC_ALL": "POSIX", "PYTHONCOERCECLOCALE": "0", "PYTHONHASHSEED": "1", "TZ": "America/St_Johns"},
        ),
    ],
    ids=["optimised", "ascii"],
)
def test_however_it_is_started(usual: list[str], flags: tuple[str, ...], environment: dict[str, str]) -> None:
    assert answers(sys.executable, *flags, **environment) == usual


@pytest.mark.beside
def test_turkish_letters(usual: list[str]) -> None:
    """Where I is not the capital of i."""
    before = locale.setlocale(locale.LC_ALL)
    try:
        locale.setlocale(locale.LC_ALL, TURKISH)
    except locale.Error:
        pytest.skip(f"no Turkish locale: localedef -i tr_TR -f UTF-8 {TURKISH}")
    finally:
        locale.setlocale(locale.LC_ALL, before)
    assert answers(sys.executable, LC_ALL=TURKISH) == usual


@pytest.mark.beside
@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_other_pythons(usual: list[str], version: str) -> None:
    home = ROOT / ".venv" / "pythons" / version
    if not (home / "installed").exists():
        pytest.skip(f"Python {version} is not set up: make pythons, where there is one")
    assert answers(str(home / "bin" / "python")) == usual
