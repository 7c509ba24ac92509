"""docs/tutorials/a-whole-hand.md: its session runs as it stands there."""

import os
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import pytest

from tests.live.processes import workers
from tests.support.server import LONG, ROOT, Server

PAGE: Final = (ROOT / "docs" / "tutorials" / "a-whole-hand.md").read_text(encoding="utf-8")


def code(server: Server) -> list[str]:
    """The page's blocks of shell, for this server."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    return [block.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}") for block in blocks]


def printed_by(*command: str) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONG, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    return done.stdout


MARK: Final = "---"
PROMISED: Final = re.findall(r"```sh\n.*?```\s+```json\n(.*?)```", PAGE, re.DOTALL)
pytestmark = pytest.mark.skipif(
    not (shutil.which("jq") and shutil.which("curl")) and "CI" not in os.environ, reason="apt-get install curl jq"
)


def test_the_shell_session_prints_what_the_page_says(server: Server) -> None:
    session = f"\necho {MARK}\n".join(code(server))
    assert printed_by("sh", "-euc", session).split(f"{MARK}\n") == PROMISED


def test_a_service_that_is_killed_and_comes_back_changes_nothing_of_it(tmp_path: Path) -> None:
    first = Server(tmp_path / "log", WORKERS="1")
    begun, *rest = code(first)
    kill = f"kill -KILL {' '.join(map(str, [first.process.pid, *workers(first)]))}"
    session = f"\necho {MARK}\n".join([f"{begun}\n{kill}", *rest])
    with ThreadPoolExecutor(1) as beside:
        told = beside.submit(printed_by, "sh", "-euc", session)
        first.process.wait(LONG)
        second = Server(tmp_path / "log", WORKERS="1", PORT=str(first.port))
    assert second.stop() == 0
    assert told.result().split(f"{MARK}\n") == PROMISED
