"""security.md and log.md in docs/, and the tables of controls here: what they name is there, every row is answered."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from tests.support.tree import ROOT, files

PAGE: Final = "".join(
    (ROOT / name).read_text(encoding="utf-8")
    for name in ["docs/explanation/security.md", "docs/reference/log.md", "tests/architecture/security_controls.md"]
)
BOTH: Final = PAGE + (ROOT / "SECURITY.md").read_text(encoding="utf-8")
PARTS: Final = dict(re.findall(r"^## (.*)\n((?:(?!## ).*\n)*)", PAGE, re.MULTILINE))
MODULES: Final = [
    *sorted((ROOT / "service").rglob("*.py")),
    *sorted(path for path in (ROOT / "kit").rglob("*.py") if "tests" not in path.parts),
]
TESTS: Final = sorted(set(re.findall(r"`(tests/[^`]+::[^`]+)`", PAGE)))
LEVEL_2: Final = """
1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3
11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5
14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3
"""
"""The sections of ASVS 5.0.0, and how many rows of levels 1 and 2 each has: its first, as those of level 3 are last."""
SECTIONS: Final = {section: int(many) for section, _, many in (one.partition(":") for one in LEVEL_2.split())}
BASELINE: Final = (ROOT / "tests" / "architecture" / "security_baseline.md").read_text(encoding="utf-8")
CONTROLS: Final = """
AC-01.01 AC-02.01 AC-03.01-02 AC-04.01-02 BR-01.01 BR-01.03-04 BR-02.01-02 BR-03.01-02 BR-04.01 BR-05.01 BR-06.01
BR-07.01-02 DO-01.01 DO-02.01 DO-03.01-02 DO-04.01 DO-05.01 DO-06.01 DO-07.01 GV-01.01-02 GV-02.01 GV-03.01-02 GV-04.01
LE-01.01 LE-02.01-02 LE-03.01-02 QA-01.01-02 QA-02.01-02 QA-03.01 QA-04.01-02 QA-05.01-02 QA-06.01-03 QA-07.01
SA-01.01 SA-02.01 SA-03.01-02 VM-01.01 VM-02.01 VM-03.01 VM-04.01-02 VM-05.01-03 VM-06.01-02
"""
"""The requirements of OSPS Baseline 2026.02.19 that are not retired."""
READABLE: Final = {"png", "woff2"}
"""The kinds of files that are no text: pictures of the documentation and icons, and a font with its licence."""
COMPUTES: Final = {"hashlib", "hmac", "secrets", "random", "uuid", "ssl"}


def table(text: str) -> list[list[str]]:
    """The cells of each line of a text's tables, without their heads."""
    lines = re.findall(r"^\| (?!(?:Row|Function) \|)(.*)\|$", text, re.MULTILINE)
    return [[cell.strip() for cell in line.split(" | ")] for line in lines]


def rows(cell: str) -> Iterator[str]:
    """The rows that a cell names: 1.2.3, 1.2.3-5, or 1.2.* for all of a section."""
    for section, first, last in re.findall(r"\b(\d+\.\d+)\.(\d+|\*)(?:-(\d+))?", cell):
        begin, end = (1, SECTIONS[section]) if first == "*" else (int(first), int(last or first))
        yield from (f"{section}.{number}" for number in range(begin, end + 1))


def test_each_row_of_levels_1_and_2_is_answered_once() -> None:
    answered = Counter(row for line in table(PAGE) for row in rows(line[0]))
    every = {f"{section}.{number}" for section, many in SECTIONS.items() for number in range(1, many + 1)}
    assert len(every) == 246
    assert set(answered) == every
    assert [row for row, times in answered.items() if times > 1] == []


def test_each_of_the_ten_is_answered() -> None:
    assert [int(number) for number in re.findall(r"^\| API(\d+):2023 ", PAGE, re.MULTILINE)] == list(range(1, 11))


def test_what_is_met_is_held_by_something() -> None:
    """A row that says that it applies names a test, or what `make lint` looks for."""
    met = table(PARTS["OWASP API Security Top 10, 2023"] + PARTS["ASVS 5.0.0: met"])
    assert len(met) > 50
    without = [one[0] for one in met if not re.search("`tests/|`make lint`", one[2])]
    assert without == ["API6:2023 business flows"]


@pytest.mark.parametrize("named", TESTS)
def test_every_test_named_is_there(named: str) -> None:
    path, _, name = named.partition("::")
    text = (ROOT / path).read_text(encoding="utf-8")
    assert name.startswith("test_")
    assert len(re.findall(rf"^(?:def {name}\(|{name} = answers\()", text, re.MULTILINE)) == 1


@pytest.mark.parametrize("named", sorted(set(re.findall(r"`([\w./-]+(?:/[\w.-]+|\.(?:md|yaml)))`", BOTH))))
def test_every_file_named_is_there(named: str) -> None:
    assert (ROOT / named).is_file()


def test_every_setting_and_every_count_named_is_there() -> None:
    said = "\n".join(path.read_text(encoding="utf-8") for path in MODULES)
    named = set(re.findall(r"`((?:floorman_\w+)|(?:[A-Z]+_[A-Z_]+))", PAGE))
    assert len(named) > 10
    assert {one for one in named if f'"{one}"' not in said} == set()


def test_each_event_of_the_log_is_listed() -> None:
    """A line says what it is, so whoever reads the log knows all that there may be."""
    part = PARTS["Log events"]
    said = "\n".join(path.read_text(encoding="utf-8") for path in MODULES if "hands" not in path.parts)
    events = set(re.findall(r'"event": "(\w+)"', said))
    assert len(events) > 5
    assert set(re.findall(r"`([a-z_]+)`", part)) - {"event"} - set(re.findall(r"`(floorman_\w+)`", part)) == events


@pytest.mark.slow
def test_what_is_computed_is_listed() -> None:
    """Each function that hashes, compares in secret or makes chance, and each module that has it."""
    found: set[tuple[str, str]] = set()
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            where = path.relative_to(ROOT).as_posix()
            if isinstance(node, ast.ImportFrom) and node.module in COMPUTES:
                found |= {(alias.name, where) for alias in node.names}
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in COMPUTES:
                found.add((node.attr, where))
    listed = {
        (name.strip("`"), module)
        for name, where, _ in table(PARTS["Cryptography"])
        for module in re.findall(r"`([^`]+)`", where)
    }
    assert len(found) > 5
    assert listed == found


def test_in_what_time_a_hole_is_mended_is_told() -> None:
    assert len(re.findall(r"within \d+ days", BOTH)) == 2


def requirements() -> Iterator[str]:
    for control, first, last in re.findall(r"(\w\w-\d\d)\.(\d\d)(?:-(\d\d))?", CONTROLS):
        yield from (f"{control}.{number:02}" for number in range(int(first), int(last or first) + 1))


def test_each_requirement_of_the_baseline_is_answered_once() -> None:
    lines = [line for line in BASELINE.splitlines() if re.match(r"\| [A-Z]{2}-", line)]
    answered = [one for line in lines for one in re.findall(r"[A-Z]{2}-\d\d\.\d\d", line.split(" | ")[0])]
    assert sorted(answered) == sorted(requirements())


MET: Final = re.findall(r"^\| ([A-Z]{2}-[^|]*?) \|.*\| (.*) \|$", BASELINE.partition("## Left")[0], re.MULTILINE)


@pytest.mark.parametrize("evidence", [evidence for _, evidence in MET], ids=[row for row, _ in MET])
def test_the_evidence_of_the_baseline_is_there(evidence: str) -> None:
    links = re.findall(r"\]\(([^)]+)\)(?: `(\w+)`)?", evidence)
    assert links
    for link, test in links:
        path = (ROOT / "tests" / "architecture" / link).resolve()
        assert path.is_file(), link
        assert not test or f"\ndef {test}(" in path.read_text(encoding="utf-8"), f"{link} has no {test}"


def test_addresses_of_others_are_encrypted() -> None:
    pages = [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md"), *(ROOT / "deploy").rglob("*.md")]
    assert len(pages) > 30
    own = re.compile(r"http://(127\.0\.0\.1|localhost|HOST|\[::1\])")
    for page in pages:
        for address in re.findall(r"http://[\w.\[-]+[\w:\]]*", page.read_text(encoding="utf-8")):
            assert own.match(address), f"{page.name}: {address}"


def test_no_program_that_cannot_be_read_is_in_the_tree() -> None:
    paths = [ROOT / name for name in files()]
    assert len(paths) > 1000
    binary = {path.relative_to(ROOT).as_posix() for path in paths if b"\0" in path.read_bytes()[:8192]}
    assert {name for name in binary if name.rpartition(".")[2] not in READABLE} == set()
