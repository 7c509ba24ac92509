"""The reports of `floorman conform`, whatever an engine answers."""

import json
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from tests.support.command import run
from tests.support.html_read import Read
from tests.support.rows import table_of

ENGINES: Final = table_of(__file__, "ENGINES")


@pytest.mark.parametrize("name", ENGINES)
def test_whatever_an_engine_answers_every_report_is_written(name: str, tmp_path: Path) -> None:
    (tmp_path / "engine.py").write_text(f"def answer(question):\n    {ENGINES[name]}\n", encoding="utf-8")
    written = [tmp_path / "r.html", tmp_path / "r.json", tmp_path / "r.xml"]
    options = ["--html", written[0], "--json", written[1], "--junit", written[2], "--run", "tda-2019/raise_size.s*"]
    asked = ["conform", "--python", f"{tmp_path / 'engine.py'}:answer", "--parallel", "1", *options]
    ran = run(*asked)
    assert ran.exit_code in (1, 3), (ran.output, ran.exception)
    assert "\x1b" not in ran.output
    Read(written[0].read_text("utf-8"))
    told = json.loads(written[1].read_text("utf-8"))
    assert {one["outcome"] for one in told["results"]} <= {"failed", "broken"}
    assert ElementTree.fromstring(written[2].read_bytes()).tag == "testsuites"  # noqa: S314  # our own file
    assert "floorman" in Read(written[0].read_text("utf-8")).text
