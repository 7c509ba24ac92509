"""The service worker under a network that lies: random answers of proxies and of the service, in Node.js."""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from tests.support.rows import table_of
from tests.support.server import LONG, ROOT

LAW: Final = Path(__file__).with_name("service_worker_law.mjs")
WORKER: Final = ROOT / "service" / "pages" / "service_worker.js"
FAULTS: Final = table_of(__file__, "FAULTS")
"""Old faults and likely ones, as changes of the worker's text: the sequences find each."""


def node() -> str:
    """Node.js: installed, or the one that playwright brings along for `make verify-pages`."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    playwright = find_spec("playwright")
    brought = Path(playwright.origin).parent / "driver" / "node" if playwright and playwright.origin else None
    program = shutil.which("node", path=path) or (str(brought) if brought and brought.exists() else None)
    if program is None:
        pytest.skip("SKIPPED, LOUDLY: no Node.js here: the service worker is not tried (make verify-pages tries it)")
    return program


def run(worker: Path, sequences: int) -> subprocess.CompletedProcess[str]:
    """The law, tried on the worker in this file."""
    command = [node(), str(LAW), str(worker), str(sequences), "1"]
    return subprocess.run(command, capture_output=True, text=True, timeout=LONG, check=False)


@pytest.mark.slow
def test_it_serves_and_stores_the_answers_of_the_service_alone() -> None:
    tried = run(WORKER, 300)
    assert tried.returncode == 0, tried.stdout + tried.stderr
    assert tried.stdout == "300 sequences from seed 1: the law holds\n"


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS)
def test_the_sequences_find_a_fault(tmp_path: Path, fault: str) -> None:
    text, (right, wrong) = WORKER.read_text(encoding="utf-8"), FAULTS[fault]
    assert text.count(right) == 1
    faulty = tmp_path / "worker.js"
    faulty.write_text(text.replace(right, wrong), encoding="utf-8")
    tried = run(faulty, 300)
    assert tried.returncode == 1, tried.stdout + tried.stderr
    assert tried.stdout.startswith("seed "), tried.stdout
