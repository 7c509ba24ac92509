"""What makes clients of openapi.yaml, and runs programs on them."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.support.server import LONG, ROOT

PROGRAMS: Final = Path(__file__).parent / "programs"
EXAMPLES: Final = ROOT / "examples"
BIN: Final = ROOT / ".venv" / "clients" / "bin"
JAR: Final = next((BIN.parent / "lib").glob("python*/site-packages/openapi_generator_cli/openapi-generator.jar"), None)
"""The generator; Jackson is in it, which Java's client needs."""
PATH: Final = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
"""Where Node.js may be. Not for Python's generator: it has Ruff rewrite what it makes, if there is one."""
NODE: Final = shutil.which("node", path=PATH)
MODULES: Final = ROOT / "tools" / "node_modules"
QUICK: Final = "-XX:TieredStopAtLevel=1"
DONE: Final = "corrected 600 tda-2019:43.A 500 is below the minimum of 600. The bet or raise is 600.\nall calls made\n"
"""What each program says: the answer to the README's decision, and that it made one call of each kind."""


CLIENTS: Final = ROOT / "docs" / "how-to" / "clients.md"


def said(command: str) -> list[str]:
    """The options of a command as the examples' README has them, for a folder two below the repository's."""
    readme = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    [found] = re.findall(rf"^venv/bin/{command} (.*)$", readme, re.MULTILINE)
    return shlex.split(found)


def need(what: object, reason: str) -> None:
    """Skip where it is absent; in CI that is a failure."""
    if not what and "CI" not in os.environ:
        pytest.skip(reason)
    assert what, reason


def run(*command: str | Path, cwd: Path, stdin: str = "", ends: int = 0, **environment: str) -> str:
    """What a command prints; it must end with this code."""
    its = os.environ | environment
    done = subprocess.run(
        command, cwd=cwd, env=its, input=stdin, capture_output=True, text=True, timeout=LONG, check=False
    )
    assert done.returncode == ends, done.stdout + done.stderr
    return done.stdout


def made(generator: str, program: str, into: Path) -> Path:
    """A folder with a program, and the client that openapi-generator makes for it as docs/how-to/clients.md has it."""
    need(JAR and shutil.which("java"), "make verify-clients, with Java: apt-get install default-jdk-headless")
    [command] = re.findall(
        rf"^openapi-generator-cli (generate .* -g {generator} .*)$", CLIENTS.read_text("utf-8"), re.MULTILINE
    )
    shutil.copy(ROOT / "openapi.yaml", into)
    if program:
        shutil.copy(PROGRAMS / program, into)
    run("java", QUICK, "-jar", str(JAR), *shlex.split(command), cwd=into)
    return into


def copied(example: str, into: Path) -> Path:
    """An example in a checkout of its own: only its files and openapi.yaml."""
    listed = run("git", "ls-files", "-co", "--exclude-standard", example, cwd=EXAMPLES).splitlines()
    for name in listed:
        (into / "examples" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(EXAMPLES / name, into / "examples" / name)
    shutil.copy(ROOT / "openapi.yaml", into)
    return into / "examples" / example
