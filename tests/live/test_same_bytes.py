"""The same request gets the same bytes, whatever the process was started with.

Which Pythons are tried: those from 3.11 to 3.13 that `make pythons` finds and sets up. None has to be there, in CI
neither: what the tests themselves run on is always tried. It is not asked of all hands twice, and a short run asks a
third of them.
"""

import json
import locale
import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

import pytest

from tests.hands import odd_phh
from tests.live.corpus import CORPUS, Request
from tests.models.recorded import whole
from tests.models.recorded.bodies import Json
from tests.models.recorded.records import SAMPLE, read, shared_files
from tests.support.drawn import part
from tests.support.rows import rows_of
from tests.support.server import ROOT

TRIED: Final = (*CORPUS[:-60:3], *CORPUS[-60:])
"""A third of the cases, and all that is not one."""
HAND_FILES: Final = Path(odd_phh.__file__).parent
TYPES: Final = {"phh": "application/toml", "txt": "text/plain", "json": "application/json"}
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
    told.close()  # what it took of the memory for answers is given back
"""
"""What a process answers, by the same doors that gunicorn asks."""


def hands() -> Iterator[Request]:
    """Every hand in a file of the tests, each also without each of its lines; what is odd in PHH; all recorded hands.

    The recorded ones are those beside the checkout, in streams, and where there are none, the sample.
    """
    path = "/v1/hands?rulebook=tda-2019"
    for file in sorted(HAND_FILES.glob("*/*")):
        if file.suffix == ".json":
            body = {"rulebook": "tda-2019", **json.loads(file.read_bytes())}
            yield Request("POST", "/v1/hands", json.dumps(body).encode())
        elif type := TYPES.get(file.suffix[1:]):
            lines = file.read_bytes().splitlines(keepends=True)
            yield Request("POST", path, b"".join(lines), type)
            for left_out in range(len(lines)):
                yield Request("POST", path, b"".join(lines[:left_out] + lines[left_out + 1 :]), type)
    for text in odd_phh.TEXTS:
        yield Request("POST", path, text.encode(), "application/toml")
    for records in shared_files() or (SAMPLE,):
        bodies = [body for _, rows in groupby(read(records), key=lambda row: row["hand"]) for body in _told(list(rows))]
        for first in range(0, len(bodies), 100):
            stream = b"\n".join(json.dumps(one).encode() for one in bodies[first : first + 100])
            yield Request("POST", "/v1/hands", stream, "application/x-ndjson")


def _told(rows: list[Json]) -> Iterator[Json]:
    """The requests with a recorded hand: in our own JSON, and in PHH if its game has a code there."""
    body = whole.body(rows)
    yield body
    if phh := whole.phh(rows):
        yield {"rulebook": body["rulebook"], "phh": phh}


def answers(
    *command: str, requests: Sequence[Request] = TRIED, environment: Mapping[str, str] | None = None
) -> list[str]:
    """A line for each of all that is asked, by a process that was started so."""
    asked = "".join(json.dumps([one.method, one.path, one.body.decode("latin-1"), one.type]) + "\n" for one in requests)
    told = subprocess.run(
        [*command, "-c", TELL],
        cwd=ROOT,
        env={**os.environ, **(environment or {})},
        input=asked.encode("ascii"),
        capture_output=True,
        check=False,
        timeout=300,
    )
    assert told.returncode == 0, told.stderr.decode()
    lines = told.stdout.decode("ascii").splitlines()
    assert len(lines) == len(requests)
    return lines


@pytest.fixture(scope="module")
def usual() -> list[str]:
    """What is said by a process that was started as ever."""
    told = answers(sys.executable, environment={"PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8", "TZ": "UTC"})
    assert len(set(told)) > len(TRIED) // 2
    assert {line[:3] for line in told} >= {"200", "400", "415", "422"}
    return told


@rows_of(__file__)
def test_however_it_is_started(usual: list[str], flags: tuple[str, ...], environment: dict[str, str]) -> None:
    assert answers(sys.executable, *flags, environment=environment) == usual


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
    assert answers(sys.executable, environment={"LC_ALL": TURKISH}) == usual


@pytest.fixture(scope="module")
def usual_of_hands() -> tuple[Sequence[Request], list[str]]:
    """Hands, and what is said of them by a process that was started as ever."""
    asked = part(list(hands()), 3)
    told = answers(sys.executable, requests=asked)
    assert {line[:3] for line in told} == {"200", "400", "422"}
    return asked, told


@pytest.mark.beside
@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_other_pythons(usual: list[str], usual_of_hands: tuple[Sequence[Request], list[str]], version: str) -> None:
    home = ROOT / ".venv" / "pythons" / version
    if not (home / "installed").exists():
        pytest.skip(f"Python {version} is not set up: make pythons, where there is one")
    python = str(home / "bin" / "python")
    is_ours = f"version = {platform.python_version()}\n" in (home / "pyvenv.cfg").read_text(encoding="utf-8")
    hands, told = ((), []) if is_ours else usual_of_hands  # it is what the hands were asked of
    asked = [*TRIED, *hands]
    other = answers(python, requests=asked)
    every = zip(asked, [*usual, *told], other, strict=True)
    assert [(one, here, there) for one, here, there in every if here != there] == []
