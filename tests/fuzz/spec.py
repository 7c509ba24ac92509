"""Requests made from openapi.yaml alone, to a server of its own: python -m tests.fuzz.spec [--cases N] [--seed S].

A twentieth as many cases are what strangers send (`tests/fuzz/strangers.py`).
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.fuzz import strangers
from tests.fuzz.strange_laws import RIGHT
from tests.support.conformity import SPEC, operations
from tests.support.server import ROOT, Server

OPERATIONS = len(list(operations()))
PHASES = "examples,coverage,fuzzing,stateful"
UNHURRIED = "3600000"
"""On a busy machine a server may turn callers away (503): that is no fault of an answer."""


def main() -> int:
    """Start a server and schemathesis, then hold the laws for strangers; 0 if nothing is wrong."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--cases", type=int, default=200_000, help="how many requests, about (200000)")
    asked.add_argument("--seed", type=int, default=1, help="the same seed makes the same requests (1)")
    wanted = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "log", WORKERS="1", LOG_LEVEL="ERROR", SHED_MS=UNHURRIED)
        try:
            spec = Path(folder) / "openapi.json"
            spec.write_text(json.dumps(SPEC), encoding="utf-8")
            code = against(spec, server.port, wanted.cases // OPERATIONS, wanted.seed)
        finally:
            server.stop()
    strangers.prepare()
    return code or min(1, strangers.search(RIGHT, wanted.seed, cases=wanted.cases // 20))


def against(spec: Path, port: int, each: int, seed: int, phases: str = PHASES, paths: Sequence[str] = ()) -> int:
    """The exit code of schemathesis; 0 where no answer breaks the promise.

    `each`: how many requests are drawn for each operation. `paths`: those that are asked, or all.
    """
    command = [
        *(str(Path(sys.executable).parent / "schemathesis"), "--config-file", "tests/fuzz/schemathesis.toml"),
        *("run", str(spec), "--url", f"http://127.0.0.1:{port}", "--no-color", "--continue-on-failure"),
        *("--phases", phases, "--checks", "all", "--generation-database", "none"),
        *("--seed", str(seed), "--max-examples", str(each), *(f"--include-path={path}" for path in paths)),
    ]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
