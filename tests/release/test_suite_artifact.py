"""`make suite`: the artifact has every test by rulebook and level, digests that hold, and the same bytes each time."""

import hashlib
import json
import tarfile
from collections import Counter
from pathlib import Path

from service.cases.suite import SUITE_VERSION, published_tests
from tools import suite


def test_it_has_every_test_once_and_its_digests_hold(tmp_path: Path) -> None:
    folder = tmp_path / "suite"
    count = suite.write(folder)
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    assert count == len(files)
    sums = json.loads(files.pop(suite.SUMS).read_bytes())["sha256"]
    assert {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in files.items()} == sums
    ids = Counter(
        test["id"]
        for name, path in files.items()
        if name.startswith("levels/")
        for test in json.loads(path.read_bytes())["tests"]
    )
    assert ids == Counter(test.id for test in published_tests())
    package = json.loads(files["package.json"].read_bytes())
    assert (package["name"], package["version"]) == ("floorman-suite", SUITE_VERSION)
    assert {"LICENSE", "NOTICE", "README.md", "CHANGES.md", "comparison.json"} <= files.keys()
    first = suite.pack(folder).read_bytes()
    assert suite.pack(folder).read_bytes() == first
    with tarfile.open(tmp_path / "suite.tar.gz") as packed:
        assert {name.removeprefix("suite/") for name in packed.getnames()} == {*files, suite.SUMS}


def test_readings_are_of_tests_and_what_was_found_wrong_is_on_the_page() -> None:
    tests = {test.id: test for test in published_tests()}
    read = json.loads((suite.SUITE / "readings.json").read_bytes())
    assert {one["verdict"] for one in read} <= {"agrees", "open", "wrong"}
    assert all(one["test"] in tests and (one["note"] or one["verdict"] == "agrees") for one in read)
    assert (suite.ROOT / "docs" / "reference" / "errata.md").read_text(encoding="utf-8") == suite.errata()


def test_a_sheet_has_the_words_of_a_clause_and_ten_tests(tmp_path: Path) -> None:
    book = tmp_path / "book.txt"
    book.write_text("Bets\nA: First.\nB: Second.\nUnlettered.\n- And more.\n", encoding="utf-8")
    assert suite.sheet("tda-2019:43.B", f"{book}:42").startswith("tda-2019:43.B\nB: Second.\n\ntda-2019/")
    assert suite.clause_words(book.read_text("utf-8"), 42)["44"] == "Unlettered.\n- And more.\n"
    assert len(suite.drawn("tda-2019:43.A")) == suite.DRAWN
