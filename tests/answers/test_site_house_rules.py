"""The house rules of a site make a step of its text legal, and the report names them."""

from typing import Any

from service.answers.hand_question import hand_question
from service.answers.hand_report import report
from service.rulesets import load_rulebooks

ROWS = """-- starting hand #1 (id: k1)  (No Limit Texas Hold'em) (dealer: "Bo @ b1") --
Player stacks: #1 "Bo @ b1" (300) | #2 "Cy @ c1" (60)
"Bo @ b1" posts a small blind of 5
"Cy @ c1" posts a big blind of 10
"Bo @ b1" raises to 40
"Cy @ c1" calls 40
Flop:  [10♠, 7♥, 2♦]
"Cy @ c1" bets 15
"Bo @ b1" raises to 20
"Cy @ c1" folds
Uncalled bet of 5 returned to "Bo @ b1"
"Bo @ b1" collected 110 from pot
-- ending hand #1 --""".splitlines()


def text(rows: list[str]) -> str:
    """The rows as a log."""
    quoted = (row.replace('"', '""') for row in rows)
    return "\n".join(f'"{row}",2024-05-31T20:15:00.000Z,{place}' for place, row in enumerate(quoted, 1))


def reported(**members: Any) -> dict[str, Any]:
    """The report on a hand under TDA 2019."""
    books = load_rulebooks()
    return report(hand_question({"rulebook": "tda-2019", **members}, books))


def test_a_custom_of_the_site_is_named_and_gives_way_to_the_caller() -> None:
    short = {"raise_size.may_be_short": "opponents_all_in"}
    answer = reported(text=text(ROWS))
    assert (answer["legal"], answer["site_house_rules"], answer["discrepancies"]) == (True, short, [])
    assert reported(text=text(ROWS), house_rules={"raise_size.may_be_short": "own_all_in"})["legal"] is False
    assert reported(hand=answer["hand"])["legal"] is False  # who wrote it decides nothing
    assert reported(hand=answer["hand"], house_rules=short)["legal"] is True


def test_no_custom_covers_another_amount() -> None:
    answer = reported(text=text([row.replace("raises to 20", "raises to 18") for row in ROWS]))
    assert answer["legal"] is False
    assert "site_house_rules" not in answer
