"""Every word of some answers: what bears on the ruling is said, in its order, with its facts, and nothing else."""

from typing import Final

from service.cases import load_cases
from tests.cases.doors import Straight, ask
from tests.support.rows import rows_of

CASES: Final = {case.id: case for case in load_cases()}


@rows_of(__file__)
def test_every_word_is_right(case: str, rulebook: str, messages: list[str]) -> None:
    answer = ask(CASES[case], rulebook, Straight())
    assert [reason["message"] for reason in answer["reasons"]] == messages


@rows_of(__file__)
def test_every_reason_is_as_sure_as_its_clause(case: str, rulebook: str, reasons: list[list[str]]) -> None:
    answer = ask(CASES[case], rulebook, Straight())
    assert [[reason["code"], reason["clause"], reason["basis"]] for reason in answer["reasons"]] == reasons
