"""The npm package in Node.js and in a worker of Chromium: its size, its start, a decision, and its memory."""

import gzip
import json
import re
import shutil
import subprocess
import tempfile
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final

from bench.bodies import as_bytes, decision
from bench.plan import Plan
from bench.rows import Row, Section, at_most

PACKAGE: Final = Path(__file__).parents[1] / "web" / "engine"
PYODIDE: Final = PACKAGE / "node_modules" / "pyodide"
LOADED: Final = ("index.js", "questions.js", "dist/engine.zip")
LOADED_OF_PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
IN_CHROMIUM: Final = """async ([body, times]) => {
    const began = performance.now();
    const floorman = await (await import("./floorman/worker_client.js")).load();
    await floorman.ask("/v1/decisions", body);
    const first = performance.now() - began;
    for (let count = 0; count < times; count += 1) await floorman.ask("/v1/decisions", body);
    const warm = performance.now();
    for (let count = 0; count < times; count += 1) await floorman.ask("/v1/decisions", body);
    return {first: first / 1000, decision: (performance.now() - warm) / times};
}"""


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


class _Files(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *values: Any) -> None:
        """Nothing."""


def in_chromium(plan: Plan) -> Section:
    """Each start in a browser of its own, from a file server beside it: time on the clock, so on an idle machine."""
    section = Section("The npm package in a worker of Chromium")
    try:
        from playwright.sync_api import sync_playwright

        from web.tests.chromium import CHROMIUM
    except ImportError:
        section.notes = ["not measured: it needs what `make verify-pages` installs"]
        return section
    if CHROMIUM is None or not shutil.which("node") or not (PACKAGE / "dist" / "manifest.json").exists():
        section.notes = ["not measured: it needs chromium, node, and `make engine`"]
        return section
    runs: list[dict[str, float]] = []
    with tempfile.TemporaryDirectory() as folder, plan.unpinned(), sync_playwright() as playwright:
        subprocess.run(["node", PACKAGE / "copy_files.mjs", f"{folder}/floorman"], check=True)
        Path(folder, "index.html").write_text("<!doctype html><title>Floorman</title>", encoding="utf-8")
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, directory=folder))
        Thread(target=server.serve_forever, daemon=True).start()
        for _ in range(1 if plan.short else plan.rounds):
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{server.server_port}/index.html")
            before = _renderers(browser)
            run = page.evaluate(IN_CHROMIUM, [as_bytes(decision()).decode(), 50 if plan.short else 1000])
            runs.append({**run, "memory": _renderers(browser) - before})
            browser.close()
        server.shutdown()
        server.server_close()
    section.rows = [
        Row("load() to the first decision", [run["first"] for run in runs], "s", at_most(3)),
        Row("a decision, there and back", [run["decision"] for run in runs], "ms", at_most(0.6)),
        Row("memory of the page's process above the empty page", [run["memory"] for run in runs], "MB"),
    ]
    return section


def _renderers(browser: Any) -> float:
    """The megabytes of the processes that run a browser's pages."""
    listed = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    own = [Path(f"/proc/{one['id']}/status").read_text() for one in listed if one["type"] == "renderer"]
    return sum(int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) for status in own) * 1024 / 1e6
