"""docs/a-whole-hand.md: its session runs as it stands there."""

import os
import re
import shutil
import subprocess
from typing import Final

import pytest

from tests.support.server import LONG, ROOT, Server

PAGE: Final = (ROOT / "docs" / "a-whole-hand.md").read_text(encoding="utf-8")


def code(server: Server) -> list[str]:
    """The page's blocks of shell, for this server."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    return [block.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}") for block in blocks]


def printed_by(*command: str) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONG, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    return done.stdout


@pytest.mark.skipif(
    not (shutil.which("jq") and shutil.which("curl")) and "CI" not in os.environ, reason="apt-get install curl jq"
)
def test_the_shell_session_prints_what_the_page_says(server: Server) -> None:
    mark = "---"
    promised = re.findall(r"```sh\n.*?```\s+```json\n(.*?)```", PAGE, re.DOTALL)
    session = f"\necho {mark}\n".join(code(server))
    assert printed_by("sh", "-euc", session).split(f"{mark}\n") == promised
