"""`floorman merge`: the results of all shares are those of one run."""

import json
import re
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from service.command.main import floorman
from tests.support.hands import REQUEST, asked, played

SHARES: Final = 3


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(floorman, list(map(str, arguments)))


@pytest.fixture
def shares(tmp_path: Path) -> list[Path]:
    """Results of eleven hands, one of them illegal, by one run and by three that share them."""
    lines = [asked(id=f"hand-{number}") for number in range(9)]
    lines[4:4] = [REQUEST, played(1, 2, to=500) | {"id": "too-small"}]
    (tmp_path / "hands.ndjson").write_text("".join(json.dumps(one) + "\n" for one in lines))
    every = ("validate", tmp_path / "hands.ndjson", "--ruleset", "tda-2019", "--jobs", "1")
    whole = run(*every, "--out", tmp_path / "whole", "--html", tmp_path / "whole.html")
    assert whole.exit_code == 1, whole.output
    found = [tmp_path / f"{index}.ndjson" for index in range(SHARES)]
    for index, path in enumerate(found):
        run(*every, "--shard", f"{index}/{SHARES}", "--out", path, "--quiet")
    return found


def told(page: Path) -> str:
    """A report without the command and when it ended."""
    text = page.read_text(encoding="utf-8")
    return re.sub(r"floorman [^<]*|\d{4}-\d\d-\d\dT[\d:+]*|[\w/.-]*(whole|merged)\b", "", text)


def test_shares_put_together_are_the_run(shares: list[Path], tmp_path: Path) -> None:
    merged = run("merge", *shares, "--ruleset", "tda-2019", "--out", tmp_path / "merged", "--html", tmp_path / "m.html")
    assert merged.exit_code == 1, merged.output
    assert (tmp_path / "merged").read_bytes() == (tmp_path / "whole").read_bytes()
    assert re.search(r"legal +10 \n.*illegal +1 ", merged.stderr, re.DOTALL)
    assert told(tmp_path / "m.html") == told(tmp_path / "whole.html")
    assert run("merge", *shares, "--exit-zero", "--quiet").output == ""
    assert run("merge", *shares, "--exit-zero").exit_code == 0


def test_what_is_not_all_of_it_is_refused(shares: list[Path], tmp_path: Path) -> None:
    out = tmp_path / "merged"
    assert run("merge", *reversed(shares), "--out", out).exit_code == 2
    short = tmp_path / "short"
    short.write_bytes(b"".join(shares[0].read_bytes().splitlines(keepends=True)[:2]))
    assert "not all shares of one run, from 0 on" in run("merge", short, *shares[1:], "--out", out).stderr
    short.write_bytes(shares[0].read_bytes()[:-1])
    assert "middle of a line" in run("merge", short, *shares[1:], "--out", out).stderr
    (tmp_path / "other").write_text("{}\n")
    assert "something else than results" in run("merge", tmp_path / "other", "--out", out).stderr
    assert not out.exists()
    out.write_text("kept")
    assert run("merge", *shares, "--out", out).exit_code == 2
    assert out.read_text() == "kept"
