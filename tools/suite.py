"""Write the conformance suite as an artifact: `python tools/suite.py FOLDER` fills FOLDER and packs it beside it.

FOLDER gets the files of `floorman conform copy`, the tests of each rulebook and level as one JSON document, licence,
changes, package.json for npm, and files.json with the SHA-256 of each file. FOLDER.tar.gz has the same bytes each
time.

`python tools/suite.py draw CLAUSE BOOK.txt` is for a second reader: it prints the words of the clause, and ten of the
tests that rest on them. Where the book has no numbers, `BOOK.txt:40` is the number of its first paragraph. Verdicts go
to kit/suite/readings.json: `agrees`, `open` (the words do not decide all that the test fixes) or `wrong`.
`python tools/suite.py errata` prints docs/reference/errata.md. `python tools/suite.py few` prints the clauses on which
fewer than five required tests of a level rest, with the reason from kit/suite/few.json where there can be no more.
"""

import gzip
import hashlib
import io
import json
import re
import sys
import tarfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from kit.suite_copy import NotEmpty, copy_suite, ruling_digest  # noqa: E402
from service.cases.suite import (  # noqa: E402
    SUITE_VERSION,
    Level,
    Requirement,
    Test,
    published_tests,
    tests_by_rulebook,
)

SUITE: Final = ROOT / "kit" / "suite"
SUMS: Final = "files.json"
DRAWN: Final = 10
"""How many tests of a clause a second reader gets."""
FEW: Final = 5
ABOUT_ERRATA: Final = """# Errata of the suite

These tests claimed more than their clause says. They are `disputed` now; the last four cite no clause. To dispute another test, use the form *A disputed test* of the repository.
"""  # noqa: E501
ABOUT_READINGS: Final = """A second reader got the words of a clause and ten of its tests, drawn by digest (`tools/suite.py draw`). `agrees`: the words decide the test. `open`: they do not decide all of it. `wrong`: they say otherwise. `floorman conform list` shows each verdict, `--json` the reader's note.
"""  # noqa: E501
_NUMBER: Final = re.compile(r"(?:[A-Z].*\bRule )?(\d+)[.:]")
_LETTER: Final = re.compile(r"([A-Z]): ")
_GOES_ON: Final = re.compile(r"[-•] |[B-Z]: ")


def levels() -> Iterator[tuple[str, bytes]]:
    """The tests of each rulebook and level as one document: its path in the folder, and its content."""
    for rulebook, tests in tests_by_rulebook(published_tests()).items():
        for level in Level:
            some = [test.to_json() for test in tests if test.level == level]
            document = {"suite": SUITE_VERSION, "rulebook": rulebook, "level": level.value, "tests": some}
            yield f"levels/{rulebook}/{level.value}.json", _as_json(document)


def package() -> bytes:
    """package.json for npm, with the suite's version."""
    described = json.loads((SUITE / "npm.json").read_bytes())
    name = described.pop("name")
    return _as_json({"name": name, "version": SUITE_VERSION, **described})


def write(folder: Path) -> int:
    """Fill a folder that is empty or missing. Returns how many files it has. Raises NotEmpty and OSError."""
    copy_suite(folder)
    for name, content in levels():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    (folder / "package.json").write_bytes(package())
    (folder / "CHANGES.md").write_bytes((SUITE / "CHANGES.md").read_bytes())
    for name in ("LICENSE", "NOTICE"):
        (folder / name).write_bytes((ROOT / name).read_bytes())
    sums = {name: hashlib.sha256(content).hexdigest() for name, content in _contents(folder)}
    (folder / SUMS).write_bytes(_as_json({"suite": SUITE_VERSION, "sha256": sums}))
    return len(sums) + 1


def pack(folder: Path) -> Path:
    """Pack a folder as FOLDER.tar.gz: the same content gives the same bytes."""
    packed = folder.with_name(f"{folder.name}.tar.gz")
    with (
        packed.open("wb") as file,
        gzip.GzipFile("", "wb", mtime=0, fileobj=file) as zipped,
        tarfile.open(fileobj=zipped, mode="w") as tar,
    ):
        for name, content in _contents(folder):
            entry = tarfile.TarInfo(f"{folder.name}/{name}")
            entry.size, entry.mode = len(content), 0o644
            tar.addfile(entry, io.BytesIO(content))
    return packed


def clause_words(text: str, first: int | None) -> dict[str, str]:
    """The words of each clause by its number, such as 47 or 47.A. `first`: of the first paragraph, if none has one."""
    words: dict[str, str] = {}
    number, letter = (first or 1) - 1, ""
    for line in filter(None, map(str.strip, text.splitlines())):
        if match := _NUMBER.match(line) if first is None else None:
            number, letter = int(match[1]), ""
        elif first is not None and not _GOES_ON.match(line):
            number, letter = number + 1, ""
        if match := _LETTER.match(line):
            letter = f".{match[1]}"
        words[f"{number}{letter}"] = words.get(f"{number}{letter}", "") + f"{line}\n"
    return words


def drawn(clause: str) -> list[Test]:
    """Ten of the tests that rest on the words of a clause: those with the first digests."""
    rulebook = clause.partition(":")[0]
    resting = [test for test in published_tests() if (test.rulebook, test.ruling.clause) == (rulebook, clause)]
    return sorted((test for test in resting if test.ruling.basis == "text"), key=ruling_digest)[:DRAWN]


def sheet(clause: str, book: str) -> str:
    """What a second reader of a clause gets: its words in the book (a path, or `path:number`), and the tests."""
    path, _, first = book.partition(":")
    words = clause_words(Path(path).read_text(encoding="utf-8"), int(first) if first else None)
    number = clause.partition(":")[2]
    text = words.get(number) or words.get(number.rpartition(".")[2], "")  # 3.5 is rule 5 of a section
    lines = [f"{clause}\n{text}"]
    for test in drawn(clause):
        shown = (test.case.story, *(json.dumps(part, ensure_ascii=False) for part in (test.question, test.expect)))
        lines.append("\n  ".join([f"{test.id} {ruling_digest(test)}", *shown]))
    return "\n".join(lines)


def errata() -> str:
    """The page of the suite's mistakes, and of how far a second reader has read it."""
    read = json.loads((SUITE / "readings.json").read_bytes())
    verdicts = Counter((row["clause"].partition(":")[0], row["verdict"]) for row in read)
    clauses = Counter(clause.partition(":")[0] for clause in {row["clause"] for row in read})
    lines = [ABOUT_ERRATA, "| test | what was wrong | since |", "|---|---|---|"]
    for erratum in json.loads((SUITE / "errata.json").read_bytes()):
        tests = "<br>".join(f"`{test}`" for test in erratum["tests"])
        lines.append(f"| {tests} | {erratum['wrong']} | {erratum['since']} |")
    lines += ["", "## Readings", "", ABOUT_READINGS, "| rulebook | clauses | agrees | open | wrong |", "|---|--:|--:|--:|--:|"]  # noqa: E501  # fmt: skip
    for book, count in sorted(clauses.items()):
        counts = " | ".join(str(verdicts[book, verdict]) for verdict in ("agrees", "open", "wrong"))
        lines.append(f"| `{book}` | {count} | {counts} |")
    return "\n".join(lines) + "\n"


def few() -> Iterator[str]:
    """A line for each level and clause on which fewer than five required tests rest, and why there can be no more."""
    why = {(row["level"], row["clause"]): f" ({row['why']})" for row in json.loads((SUITE / "few.json").read_bytes())}
    required = (test for test in published_tests() if test.requirement is Requirement.REQUIRED and test.ruling.clause)
    counted = Counter((test.level.value, test.ruling.clause) for test in required)
    return (f"{on[0]} {on[1]}: {count}{why.get(on, '')}" for on, count in sorted(counted.items()) if count < FEW)


def _contents(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        yield path.relative_to(folder).as_posix(), path.read_bytes()


def _as_json(document: object) -> bytes:
    return (json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n").encode()


def main() -> int:
    """Write and pack it, or do what the first argument names. Exit code 2 if the folder is not empty."""
    match sys.argv[1:]:
        case ["draw", clause, book]:
            sys.stdout.write(sheet(clause, book) + "\n")
            return 0
        case ["errata"]:
            sys.stdout.write(errata())
            return 0
        case ["few"]:
            sys.stdout.writelines(f"{line}\n" for line in few())
            return 0
    folder = Path(sys.argv[1])
    try:
        count = write(folder)
    except NotEmpty as error:
        sys.stderr.write(f"{error}\n")
        return 2
    packed = pack(folder)
    sys.stdout.write(f"suite {SUITE_VERSION}: {count} files in {folder}, packed as {packed}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
