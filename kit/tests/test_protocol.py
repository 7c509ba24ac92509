"""The line protocol as protocol.schema.json has it, the runner's side and the engines' side."""

import json
import os
import shutil
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest
from jsonschema_rs import Draft202012Validator, meta

from kit import exec_engine
from kit.engine import CLAIMABLE, EngineBroke, Skipped
from kit.exec_engine import ExecEngine
from kit.selection import smoke_tests
from service.cases.suite import published_tests
from tests.support.rows import rows_of

PROTOCOL: Final = json.loads(files("kit").joinpath("protocol.schema.json").read_text(encoding="utf-8"))
SHELL: Final = Path(__file__).parents[2] / "examples" / "adapters" / "shell_adapter.sh"
JQ: Final = pytest.mark.skipif(not shutil.which("jq") and "CI" not in os.environ, reason="jq is needed")
FUNCTION: Final = """
IMPLEMENTATION = {"name": "three", "claims": {"levels": ["betting"], "tags": None}}

def answer(question):
    if question["opening"]["structure"] == "pot_limit":
        raise NotImplementedError("pot-limit")
    if question["opening"]["structure"] == "fixed_limit":
        raise ValueError("broken")
    return {"legal": False}
"""


def side(name: str) -> Draft202012Validator:
    """What checks the messages of one side."""
    return Draft202012Validator({**PROTOCOL, "oneOf": [{"$ref": f"#/$defs/{name}"}]}, offline=True)


TO_ENGINE: Final = side("to_engine")
FROM_ENGINE: Final = side("from_engine")


@pytest.fixture
def transcript(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, Any]]:
    """Each message to an engine, and what it answered."""
    said: list[tuple[Any, Any]] = []
    exchange = exec_engine._Process.exchange

    def recorded(process: exec_engine._Process, line: str, timeout: float) -> bytes | None:
        told = exchange(process, line, timeout)
        said.append((json.loads(line), json.loads(told or b"null")))
        return told

    monkeypatch.setattr(exec_engine._Process, "exchange", recorded)
    return said


def hold(transcript: list[tuple[Any, Any]]) -> None:
    """Every message is as the schema has it."""
    for sent, told in transcript:
        assert not list(TO_ENGINE.iter_errors(sent)), sent
        assert not list(FROM_ENGINE.iter_errors(told)), told


def test_the_schema_is_one() -> None:
    meta.validate(PROTOCOL)


def test_what_may_be_claimed_is_what_the_runner_knows() -> None:
    claims = PROTOCOL["$defs"]["claims"]["properties"]
    assert {name: frozenset(claims[name]["items"]["enum"]) for name in CLAIMABLE} == CLAIMABLE
    assert set(claims) == {*CLAIMABLE, "rulebooks"}


def test_every_question_is_as_the_schema_has_it() -> None:
    for test in published_tests():
        assert TO_ENGINE.is_valid({"cmd": "run", "seq": 1, "question": test.question}), test.id


@pytest.mark.slow
@JQ
def test_what_the_shell_adapter_and_the_runner_say(transcript: list[tuple[Any, Any]]) -> None:
    engine = ExecEngine(["sh", str(SHELL)], timeout=60)
    kinds: set[str] = set()
    for test in smoke_tests(engine.implementation.claims):
        try:
            kinds.update(engine.ask(test.question))
        except Skipped:
            kinds.add("skipped")
    engine.close()
    assert {"legal", "options", "skipped"} <= kinds
    assert [sent["cmd"] for sent, _ in transcript[:3]] == ["start", "rulebook", "run"]
    hold([*transcript, ({"cmd": "stop"}, transcript[0][1])])


def test_what_a_python_function_and_the_runner_say(tmp_path: Path, transcript: list[tuple[Any, Any]]) -> None:
    (tmp_path / "three.py").write_text(FUNCTION, encoding="utf-8")
    # -S: without the packages that are installed, as the Python of an engine may be
    command = [sys.executable, "-S", "-m", "kit.python_engine", f"{tmp_path / 'three.py'}:answer"]
    engine = ExecEngine(command, timeout=60)
    question: dict[str, Any] = {"rulebook": "tda-2019", "opening": {"structure": "no_limit"}, "actions": []}
    assert engine.ask(question) == {"legal": False}
    with pytest.raises(Skipped, match="pot-limit"):
        engine.ask({**question, "opening": {"structure": "pot_limit"}})
    with pytest.raises(EngineBroke, match="broken"):
        engine.ask({**question, "opening": {"structure": "fixed_limit"}})
    engine.close()
    hold(transcript)
    assert [set(told) - {"seq"} for _, told in transcript[2:]] == [{"answer"}, {"skipped"}, {"errored"}]


@rows_of(__file__)
def test_what_is_no_message_of_an_engine(told: dict[str, Any]) -> None:
    assert not FROM_ENGINE.is_valid(told)


@rows_of(__file__)
def test_what_is_no_message_to_an_engine(sent: dict[str, Any]) -> None:
    assert not TO_ENGINE.is_valid(sent)
