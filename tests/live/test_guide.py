"""docs/a-whole-hand.md: its session and its programs run as they stand there."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.support.server import LONG, ROOT, Server

PAGE: Final = (ROOT / "docs" / "a-whole-hand.md").read_text(encoding="utf-8")
TSC: Final = ROOT / "tools" / "node_modules" / ".bin" / "tsc"
NODE: Final = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
HANDS: Final = os.environ.get("HANDS", "50")
"""How many hands each program plays."""


def code(language: str, server: Server) -> list[str]:
    """The page's blocks in a language, for this server and as many hands."""
    blocks = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return [
        re.sub(r"\b1000, (BLIND|100)", rf"{HANDS}, \1", block)
        .replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
        .replace('"127.0.0.1", 8000', f'"127.0.0.1", {server.port}')
        for block in blocks
    ]


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
    session = f"\necho {mark}\n".join(code("sh", server))
    assert printed_by("sh", "-euc", session).split(f"{mark}\n") == promised


def test_the_python_program_plays_hands_to_the_end(server: Server, tmp_path: Path) -> None:
    [program] = code("python", server)
    file = tmp_path / "platform.py"
    file.write_text(program)
    assert printed_by(sys.executable, str(file)).startswith(f"{HANDS} hands: ")


@pytest.mark.skipif(
    not (TSC.exists() and NODE) and "CI" not in os.environ,
    reason="Node.js, and sh tools/lint-spec.sh, which sets tsc up",
)
def test_the_typescript_program_compiles_strictly_and_plays_hands_to_the_end(server: Server, tmp_path: Path) -> None:
    [program] = code("ts", server)
    file = tmp_path / "platform.ts"
    file.write_text(program)
    strict = ("--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes", "--moduleDetection", "force")
    target = ("--target", "es2022", "--module", "es2022", "--lib", "es2022,dom")
    assert NODE
    printed_by(NODE, str(TSC.resolve()), *strict, *target, "--outDir", str(tmp_path), str(file))
    module = (tmp_path / "platform.js").rename(tmp_path / "platform.mjs")
    assert printed_by(NODE, str(module)).startswith(f"{HANDS} hands: ")
