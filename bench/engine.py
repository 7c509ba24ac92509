"""The npm package in Node.js: its size, its start, a decision, and its memory."""

import gzip
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

from bench.plan import Plan
from bench.rows import Row, Section, at_most

PACKAGE: Final = Path(__file__).parents[1] / "web" / "engine"
PYODIDE: Final = PACKAGE / "node_modules" / "pyodide"
LOADED: Final = ("index.js", "questions.js", "dist/engine.zip")
LOADED_OF_PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")


def engine(plan: Plan) -> Section:
    """What a browser loads of it, as gzip sends it; and each start in a process of its own, with every core."""
    section = Section("The npm package in Node.js")
    if not shutil.which("node") or not (PACKAGE / "dist" / "manifest.json").exists():
        section.notes = ["not measured: it needs node, and `make engine`"]
        return section
    files = [*(PACKAGE / name for name in LOADED), *(PYODIDE / name for name in LOADED_OF_PYODIDE)]
    size = sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) / 1e6
    with plan.unpinned():
        runs = [_run(100 if plan.short else 5000) for _ in range(1 if plan.short else plan.rounds)]
    section.rows = [
        Row("loaded, as gzip sends it", [size], "MB", at_most(7.5)),
        Row("load() to the first decision", [run["wall"] / 1000 for run in runs], "s", at_most(3)),
        Row("processor time in it", [run["cpu"] / 1000 for run in runs], "s"),
        Row("a decision, processor time", [run["decision"] for run in runs], "ms", at_most(0.4)),
        Row("memory of the process", [run["memory"] for run in runs], "MB"),
        Row("of it above Node.js before load()", [run["memory"] - run["node"] for run in runs], "MB", at_most(120)),
    ]
    return section


def _run(times: int) -> dict[str, Any]:
    command = ["node", "tests/measure.mjs", str(times)]
    measured: dict[str, Any] = json.loads(subprocess.run(command, cwd=PACKAGE, check=True, capture_output=True).stdout)
    return measured
