"""Declarations just at an edge: one chip, just the call, one choice left."""

from tests.cases.ruled import differences
from tests.rules.asking import Json, answer, said
from tests.support.rows import rows_of


@rows_of(__file__)
def test_each_reason_is_told_and_no_other(round: Json, declaration: Json, rulebook: str, codes: str) -> None:
    assert [reason["code"] for reason in answer(round, declaration, rulebook)["reasons"]] == codes.split()


@rows_of(__file__)
def test_each_reason_is_told_by_its_own_clause(
    round: Json, step: Json, rulebook: str, code: str, clause: str | None, basis: str
) -> None:
    reasons = answer(round, step, rulebook)["reasons"]
    assert [(one["clause"], one["basis"]) for one in reasons if one["code"] == code] == [(clause, basis)]


@rows_of(__file__)
def test_house_rules_are_told_where_they_decide(house: Json, code: str, round: Json, step: Json) -> None:
    assert code in [reason["code"] for reason in answer(round, step, "roberts-11", house)["reasons"]]


@rows_of(__file__)
def test_what_follows_just_at_an_edge(
    round: Json, step: Json, rulebook: str, house: Json | None, expected: Json
) -> None:
    no_raise = {"seat_2": {"no_raise": True}} if step == said("complete") else {}
    assert differences(expected, answer(round, step, rulebook, house, **no_raise)) == []
