"""Programs that do not keep to the line protocol: each is told as broken, in time, and leaves nothing behind."""

import sys
from pathlib import Path
from typing import Any, Final

import pytest

from kit.engine import EngineAbsent, EngineBroke
from kit.exec_engine import ExecEngine
from tests.support.server import PATIENCE
from tests.support.waiting import until

QUESTION: Final[dict[str, Any]] = {"rulebook": "tda-2019", "opening": {"structure": "no_limit"}, "actions": []}

_START: Final = """
import json, os, sys, time
def say(text):
    sys.stdout.write((text if isinstance(text, str) else json.dumps(text)) + "\\n")
    sys.stdout.flush()
def heard():
    return json.loads(sys.stdin.readline())
heard(); say({"version": 1, "implementation": {"name": "hostile"}})
"""
_RULEBOOK: Final = 'heard(); say({"ok": True})\n'


def engine(rest: str, timeout: float = PATIENCE) -> ExecEngine:
    return ExecEngine([sys.executable, "-S", "-c", _START + rest], timeout)


def broken(rest: str, timeout: float = PATIENCE) -> str:
    """How it is told that this engine broke at a question."""
    asked = engine(rest, timeout)
    with pytest.raises(EngineBroke) as broke:
        asked.ask(QUESTION)
    asked.close()
    return str(broke.value)


def test_what_says_neither_that_a_rulebook_is_ok_nor_that_it_is_not_breaks() -> None:
    assert "with neither ok: true nor ok: false" in broken('heard(); say({"error": "boom"})')


def test_what_does_not_read_is_not_waited_for() -> None:
    asked = engine('say({"ok": True}); say({"seq": 1, "answer": {"legal": True}}); time.sleep(1000)', 0.3)
    with pytest.raises(EngineBroke, match="no answer within 0"):
        asked.ask({**QUESTION, "house_rules": {"name": "x" * 2**20}})
    asked.close()


def test_what_floods_its_output_or_its_errors_fills_nothing() -> None:
    assert "no JSON object" in broken(_RULEBOOK + "while True: os.write(1, b'x' * 65536)")
    flooded = engine(_RULEBOOK + 'os.write(2, b"e" * 2**22); heard(); say({"seq": 1, "answer": {"legal": True}})')
    assert flooded.ask(QUESTION) == {"legal": True}
    flooded.close()


@pytest.mark.parametrize(
    "answer",
    [
        '{"legal": ' + "[" * 20_000 + "}",
        '{"legal": ' + "[" * 900 + "]" * 900 + "}",
        '{"legal": "\\ud800"}',
        '{"legal": NaN}',
        '{"legal": 1e999}',
    ],
)
def test_an_answer_that_cannot_be_told_again_is_none(answer: str) -> None:
    sent = f'{{"seq": 1, "answer": {answer}}}'
    assert "this is no JSON object (" in broken(f"{_RULEBOOK}heard(); say({sent!r})")


@pytest.mark.parametrize("seq", ["1.0", "true"])
def test_a_number_of_another_type_is_another_number(seq: str) -> None:
    assert "says that it is" in broken(f'{_RULEBOOK}heard(); say(\'{{"seq": {seq}, "answer": {{}}}}\')')


@pytest.mark.parametrize("name", ['"\\ud800"', "[" * 20_000])
def test_a_name_that_cannot_be_told_again_is_none(name: str) -> None:
    said = f'{{"version": 1, "implementation": {{"name": {name}}}}}'
    with pytest.raises(EngineAbsent, match="no JSON object"):
        ExecEngine([sys.executable, "-S", "-c", f"print({said!r}, flush=True)"], PATIENCE)


@pytest.mark.parametrize("ends", ["os._exit(1)", "pass"])
def test_what_an_engine_has_started_ends_with_it(ends: str, tmp_path: Path) -> None:
    child = tmp_path / "child"
    asked = engine(
        "if os.fork() == 0:\n"
        f"    open({str(child)!r}, 'w').write(str(os.getpid())); time.sleep(1000)\n"
        f"while not os.path.exists({str(child)!r}) or not os.path.getsize({str(child)!r}): pass\n"
        f"{_RULEBOOK}heard(); say({{'seq': 1, 'answer': {{'legal': True}}}}); {ends}"
    )
    asked.ask(QUESTION)
    asked.close()
    until(lambda: is_gone(int(child.read_text())))


def is_gone(process: int) -> bool:
    """Whether it has ended: it may stay a zombie where nobody waits for it."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (ProcessLookupError, FileNotFoundError):
        return True
