"""The walk of an answer through the service: which files it enters, what a step reads, and whose hooks it passes."""

import re
from functools import partial
from typing import Any, Final

import pytest

from service.answers.endpoints import DECISIONS, PATHS, ask
from service.answers.render import to_bytes
from service.cases import load_cases
from service.rules.model.round import Structure
from service.rulesets import load_rulebooks
from tests.conftest import Checked
from tools.count_house import SERVICE, answers, entered

MOST_FILES: Final = 40
BOOKS: Final = load_rulebooks()
ROUNDS: Final[dict[str, Any]] = {
    f"{case.round.get('structure')} {'out_of_turn' in str(case.round)}": case.round
    for case in load_cases()
    if case.round is not None and "errors" not in str(case.rulings)
}
"""A round of each structure where nobody acted early; of most, one where somebody did."""
STEPS: Final = ("rules", "hands", "named_games", "answers")
SHOW_CODES: Final = {
    "answers/render.py",
    "answers/hand_question.py",  # points a fault elsewhere
    "answers/strict_json.py",
    "answers/schemas/strict_schema.py",  # of a schema's complaints
}


@pytest.mark.parametrize("name", ROUNDS)
def test_a_plain_decision_enters_no_incident(name: str) -> None:
    for book in BOOKS:
        body = {"rulebook": book, "round": ROUNDS[name], "action": {"type": "all_in"}}
        files = entered(partial(ask, DECISIONS, to_bytes(body), BOOKS))
        assert "rules/decide.py" in files
        assert not [file for file in files if file.startswith("rules/incidents/")]


def test_every_structure_has_a_round() -> None:
    assert {name.partition(" ")[0] for name in ROUNDS} == set(Structure)


@pytest.mark.slow
def test_a_decision_over_wsgi_enters_few_files() -> None:
    files = entered(answers()["decision over WSGI"])
    assert "api/middleware/fast_path.py" in files
    assert len(files) <= MOST_FILES, sorted(files)


def test_no_step_reads_the_code_of_a_reason() -> None:
    """A step passes a fact on. A code is shown, and its English looked up."""
    paths = (path for room in STEPS for path in (SERVICE / room).rglob("*.py"))
    reads = [path for path in paths if re.search(r"\.code\b", path.read_text(encoding="utf-8"))]
    assert {path.relative_to(SERVICE).as_posix() for path in reads} == SHOW_CODES


@pytest.mark.parametrize("path", [*PATHS, "/v1/rulebooks", "/v1/none"])
def test_an_answer_of_the_api_passes_no_hook_of_the_pages(client: Checked, path: str) -> None:
    files = entered(lambda: client.get(path))
    assert not [file for file in files if file.startswith(("pages/", "api/views/pages"))]
