"""What comes of input can do nothing to a terminal: every command shows its control characters as escapes."""

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final
from xml.etree import ElementTree  # what we wrote ourselves

import pytest
from rich.text import Text

from kit.commands.conform_output import one_more
from kit.engine import Implementation
from kit.run import Outcome, Result, Run
from kit.run_files import junit
from kit.selection import Selection
from service.command.terminal import one_line
from service.command.terminal_console import TerminalConsole, progress_bar
from tests.support.command import run
from tests.support.hands import asked
from tests.support.rulebooks import HOUSE

ROOT: Final = Path(__file__).parents[2]
BAD: Final = "\x1b[31m\x07\x08\r\x7f\x9b2J\u061c\u200e\u200f\u202e\u2066\u2028"
OBEYED: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def test_each_that_a_terminal_obeys_is_an_escape_and_nothing_else() -> None:
    turning = [0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)]
    obeyed = [*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029, *turning, 0xD800]
    assert [one_line(chr(one)) for one in obeyed] == [f"\\u{one:04x}" for one in obeyed]
    text = "Zoë [b] 日本\u3000\U0001f469\u200d\U0001f467 \\u001b"
    assert one_line(text) == text


def named(folder: Path, text: str, end: str) -> str:
    """A file whose name a terminal would obey."""
    path = folder / f"a{BAD}{end}"
    path.write_text(text, encoding="utf-8")
    return str(path)


def hand(folder: Path) -> list[str]:
    return ["validate", "--jobs", "1", named(folder, json.dumps(asked(**{BAD: 1}, id=BAD)), ".json")]


def house_rules(folder: Path) -> list[str]:
    rules = named(folder, json.dumps({BAD: {BAD: BAD}}), ".rules")
    return ["validate", "--rulebook", "tda-2019", "--house-rules", rules, named(folder, "{}", ".json")]


def rulebook_name(folder: Path) -> list[str]:
    return ["validate", "--rulebook", BAD, named(folder, "{}", ".json")]


def results(folder: Path) -> list[str]:
    fault = {"pointer": BAD, "message": f"{BAD}\nAll is well."}
    line = {"source": BAD, "status": 422, "problem": {"errors": [fault]}}
    return ["merge", named(folder, json.dumps(line) + "\n", ".ndjson")]


def rulebook(folder: Path) -> list[str]:
    text = HOUSE.replace("[raise_size]", f"[{json.dumps(BAD)}]\n{json.dumps(BAD)} = 1\n[raise_size]")
    return ["rulebooks", "check", named(folder, text, ".toml")]


def log(folder: Path) -> list[str]:
    return ["replay", "--jobs", "1", named(folder, f"{BAD}\n{json.dumps({BAD: BAD})}\n", "")]


def case(folder: Path) -> list[str]:
    text = json.dumps({"topic": BAD, "cases": [{"id": BAD, BAD: BAD}]})
    return ["conform", "validate", named(folder, text, ".json")]


ASKED: Final[list[Callable[[Path], list[str]]]] = [
    hand,
    house_rules,
    rulebook_name,
    results,
    rulebook,
    log,
    case,
    lambda folder: ["convert", named(folder, BAD, ".phh"), "--to", "json"],
    lambda folder: ["convert", named(folder, BAD, ".phh"), BAD, "--to", "json"],
    lambda folder: ["verify", named(folder, BAD, ".json"), named(folder, BAD, ".phh")],
    lambda folder: ["keys", "check", named(folder, f"{json.dumps(BAD)} = {json.dumps(BAD)}", ".toml")],
    lambda _: ["rulebooks", "show", BAD],
    lambda _: ["replay", BAD],
    lambda _: ["conform", "--rulebook", BAD],
    lambda _: ["conform", "--exec", f"/none/{BAD}"],
    lambda _: ["conform", "diff", BAD, BAD],
    lambda _: ["conform", "list", "--level", BAD],
    lambda _: [f"--{BAD}"],
    lambda _: ["validate", f"--{BAD}"],
]


@pytest.mark.parametrize("number", range(len(ASKED)))
def test_no_command_says_what_a_terminal_obeys(tmp_path: Path, number: int) -> None:
    ran = run(*ASKED[number](tmp_path))
    assert ran.exit_code in (1, 2), ran.output
    assert isinstance(ran.exception, SystemExit)
    assert not OBEYED.search(ran.output), ascii(ran.output)
    assert "All is well." not in ran.output.splitlines()
    assert "\\u001b" in ran.output or "\\x1b" in ran.output or "[U+001B]" in ran.output


def test_a_title_is_neither_obeyed_nor_markup() -> None:
    told = io.StringIO()
    console = TerminalConsole(file=told, force_terminal=True, width=200)
    console.print(Text(f"[/b] :dog: {BAD}", style="bold"))
    console.print("[link=x]y[/b]")
    said = re.sub("\x1b\\[[0-9;]*m", "", told.getvalue().replace("\r\n", "\n"))
    assert not OBEYED.search(said), ascii(said)
    assert "[/b] :dog: " in said
    assert "[link=x]y[/b]\n" in said
    assert "\x1b[1m" in told.getvalue()
    assert "\x1b[31m" not in told.getvalue()


def test_a_bar_is_drawn_and_its_words_are_not_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    told = io.StringIO()
    with progress_bar(TerminalConsole(file=told, force_terminal=True, width=200), f"hands{BAD}") as bar:
        bar.update(bar.add_task("", total=2, done=1, rate=BAD), advance=1)
    assert "\x1b[2K" in told.getvalue()
    assert "\\u001b" in told.getvalue()
    assert "\x9b" not in told.getvalue()
    assert "\u202e" not in told.getvalue()


def test_all_that_is_said_goes_one_way() -> None:
    otherwise = re.compile(r"click\.s?echo|(?<![.\w])print\(|\brich.*\bimport .*\bConsole\b")
    modules = [*(ROOT / "service").rglob("*.py")]
    modules += [path for path in (ROOT / "kit").rglob("*.py") if "tests" not in path.parts]
    found = {path.name for path in modules if otherwise.search(path.read_text("utf-8"))}
    assert found == {"terminal.py", "terminal_console.py"}


def test_junit_stays_well_formed() -> None:
    test = Selection(run=("*/short_all_in.*",)).tests()[0]
    bad = "".join(map(chr, range(0x20))) + f"{BAD}\ufffe\uffff\ud800]]>&<"
    run = Run(Implementation(bad, bad), [Result(test, Outcome.FAILED, (bad,))])
    read = ElementTree.fromstring(junit(run))  # noqa: S314  # our own
    failure = read.find(".//failure")
    assert failure is not None
    assert "?[31m" in str(failure.text)
    assert "]]>&<" in str(failure.text)


def test_where_there_is_no_terminal_a_line_says_now_and_then_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    now = 0.0
    with progress_bar(TerminalConsole(stderr=True), "rounds") as bar:
        count = one_more(bar, 5_000, "rounds", lambda: now)
        for seconds in (4.0, 4.0, 4.0, 4.0, 400.0):
            now += seconds
            count()
    assert capsys.readouterr().err.splitlines() == ["3 of 5,000 rounds", "5 of 5,000 rounds"]
