"""What was heard, and under which clause: where another topic would tell the same in other words."""

from typing import Any

from tests.cases.doors import Straight
from tests.support.rounds import round_of
from tests.support.rows import rows_of

Json = dict[str, Any]


@rows_of(__file__)
def test_what_is_said_first_cites_its_own_clause(
    round: Json, declaration: Json, rulebook: str, code: str, clause: str | None, message: str
) -> None:
    body = {"rulebook": rulebook, "round": round_of(**round), "declaration": declaration}
    first = Straight().decision(body)["reasons"][0]
    assert (first["code"], first["clause"], first["message"]) == (code, clause, message)
