"""The walk of an answer through the service: which files it enters, what a step reads, and whose hooks it passes."""

import re
from functools import partial

import pytest

from service.answers.endpoints import DECISIONS, PATHS, ask
from service.answers.render import to_bytes
from service.cases import load_cases
from service.rules.model.round import Structure
from service.rulesets import load_rulebooks
from tests.conftest import Checked
from tools.count_house import SERVICE, answers, entered

ROUNDS = [case.round for case in load_cases() if case.round and "errors" not in str(case.rulings)]
BOOKS = load_rulebooks()
SHOW_CODES = {"answers/render.py", "answers/hand_question.py"}
OF_COMPLAINTS = {"answers/strict_json.py", "answers/schemas/strict_schema.py"}


@pytest.mark.parametrize("structure", Structure)
def test_a_plain_decision_enters_no_incident(structure: Structure) -> None:
    rounds = [round for round in ROUNDS if round.get("structure") == structure]
    for round in rounds[:1] + [round for round in rounds if "out_of_turn" in str(round)][:1]:
        for book in BOOKS:
            body = to_bytes({"rulebook": book, "round": round, "action": {"type": "all_in"}})
            files = entered(partial(ask, DECISIONS, body, BOOKS))
            assert "rules/decide.py" in files
            assert "rules/incidents" not in str(files)


@pytest.mark.slow
def test_a_decision_over_wsgi_enters_few_files() -> None:
    files = entered(answers()["decision over WSGI"])
    assert "api/views/questions.py" in files
    assert len(files) <= 40, sorted(files)


def test_no_step_reads_the_code_of_a_reason() -> None:
    """A step passes a fact on. A code is shown, and its English looked up."""
    paths = [path for room in ("rules", "hands", "named_games", "answers") for path in (SERVICE / room).rglob("*.py")]
    reads = {path for path in paths if re.search(r"\.code\b", path.read_text(encoding="utf-8"))}
    assert {path.relative_to(SERVICE).as_posix() for path in reads} == SHOW_CODES | OF_COMPLAINTS


@pytest.mark.parametrize("path", [*PATHS, "/v1/rulebooks", "/v1/none"])
def test_an_answer_of_the_api_passes_no_hook_of_the_pages(client: Checked, path: str) -> None:
    assert "pages" not in str(entered(lambda: client.get(path)))
