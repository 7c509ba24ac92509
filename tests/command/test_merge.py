"""`floorman merge`: the results of all shares are those of one run."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from tests.support.command import run
from tests.support.hands import REQUEST, asked, played
from tests.support.rows import rows_of, table_of

SHARES: Final = 3


@pytest.fixture
def shares(tmp_path: Path) -> list[Path]:
    """Results of eleven hands, one of them illegal, by one run and by three that share them."""
    lines = [asked(id=f"hand-{number}") for number in range(9)]
    lines[4:4] = [REQUEST, played(1, 2, to=500) | {"id": "too-small"}]
    (tmp_path / "hands.ndjson").write_text("".join(json.dumps(one) + "\n" for one in lines))
    every = ("validate", tmp_path / "hands.ndjson", "--rulebook", "tda-2019", "--jobs", "1")
    whole = run(*every, "--out", tmp_path / "whole", "--html", tmp_path / "whole.html")
    assert whole.exit_code == 1, whole.output
    found = [tmp_path / f"{index}.ndjson" for index in range(SHARES)]
    for index, path in enumerate(found):
        run(*every, "--shard", f"{index}/{SHARES}", "--out", path, "--quiet")
    return found


def told(page: Path) -> str:
    """A report without the command and when it ended."""
    text = page.read_text(encoding="utf-8")
    return re.sub(r"<dt>Made</dt><dd>.*?</dd>|floorman [^<]*|[\w/.-]*(whole|merged)\b", "", text)


def test_shares_put_together_are_the_run(shares: list[Path], tmp_path: Path) -> None:
    merged = run("merge", *shares, "--out", tmp_path / "merged", "--html", tmp_path / "m.html")
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


LINE: Final = table_of(__file__, "LINE")


def without(name: str) -> object:
    return LINE | {"answer": {key: value for key, value in LINE["answer"].items() if key != name}}


@rows_of(__file__)
def test_what_is_no_whole_result_is_refused(line: object, tmp_path: Path) -> None:
    found, out, hands = tmp_path / "0.ndjson", tmp_path / "out", tmp_path / "hands.ndjson"
    found.write_text(json.dumps(LINE) + "\n")
    assert run("merge", found).exit_code == 0
    found.write_text(json.dumps(LINE) + "\n" + json.dumps(line) + "\n")
    hands.write_text("")
    for told in (run("merge", found, "--out", out), run("validate", hands, "--out", found, "--resume")):
        assert (told.exit_code, told.exception.__class__) == (2, SystemExit), told.output
        assert "something else than results" in told.stderr
    assert not out.exists()
    assert len(found.read_bytes().splitlines()) == 2


def test_where_there_are_no_hands_nothing_is_merged(tmp_path: Path) -> None:
    (tmp_path / "0").write_bytes(b"")
    (tmp_path / "1").write_bytes(b"")
    told = run("merge", tmp_path / "0", tmp_path / "1", "--out", tmp_path / "out")
    assert (told.exit_code, "there are no hands" in told.stderr) == (2, True)
    assert not (tmp_path / "out").exists()


def test_a_share_may_have_no_hands(tmp_path: Path) -> None:
    (tmp_path / "0").write_text(json.dumps(LINE) + "\n")
    (tmp_path / "1").write_bytes(b"")
    (tmp_path / "2").write_bytes(b"")
    assert run("merge", tmp_path / "0", tmp_path / "1", tmp_path / "2").exit_code == 0


def test_the_same_share_twice_is_refused(shares: list[Path], tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.write_bytes(shares[0].read_bytes())
    for twice in ((shares[0], shares[0]), (shares[0], shares[1], copy)):
        told = run("merge", *twice, "--out", tmp_path / "merged")
        assert (told.exit_code, "are the same share" in told.stderr) == (2, True), told.output
    assert not (tmp_path / "merged").exists()


def test_no_file_is_written_over_another_that_is_named(shares: list[Path], tmp_path: Path) -> None:
    new, link, first = tmp_path / "new", tmp_path / "link", shares[0].read_bytes()
    link.hardlink_to(shares[0])
    hands = tmp_path / "hands.ndjson"
    recorded = hands.read_bytes()
    every: list[tuple[str | Path, ...]] = [
        ("merge", *shares, "--html", shares[0]),
        ("merge", *shares, "--html", link),
        ("merge", *shares, "--out", new, "--html", tmp_path / "." / "new"),
        ("validate", hands, "--rulebook", "tda-2019", "--out", new, "--html", new),
        ("validate", hands, "--rulebook", "tda-2019", "--html", hands),
    ]
    for arguments in every:
        told = run(*arguments)
        assert (told.exit_code, "a file of its own" in told.stderr) == (2, True), told.output
    assert not new.exists()
    assert (shares[0].read_bytes(), hands.read_bytes()) == (first, recorded)
