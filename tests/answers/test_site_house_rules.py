"""The house rules of a site make a step of its text legal, and the report names them."""

from typing import Any

from service.answers.hand_question import hand_question
from service.answers.hand_report import report
from service.rulesets import load_rulebooks
from tests.support.hands import SHORT_RAISE, log_of


def reported(**members: Any) -> dict[str, Any]:
    """The report on a hand under TDA 2019."""
    books = load_rulebooks()
    return report(hand_question({"rulebook": "tda-2019", **members}, books))


def test_a_custom_of_the_site_is_named_and_gives_way_to_the_caller() -> None:
    short = {"raise_size.may_be_short": "opponents_all_in"}
    answer = reported(text=log_of(SHORT_RAISE))
    assert (answer["legal"], answer["site_house_rules"], answer["discrepancies"]) == (True, short, [])
    assert reported(text=log_of(SHORT_RAISE), house_rules={"raise_size.may_be_short": "own_all_in"})["legal"] is False
    assert reported(hand=answer["hand"])["legal"] is False  # who wrote it decides nothing
    assert reported(hand=answer["hand"], house_rules=short)["legal"] is True


def test_no_custom_covers_another_amount() -> None:
    answer = reported(text=log_of([row.replace("raises to 20", "raises to 18") for row in SHORT_RAISE]))
    assert answer["legal"] is False
    assert "site_house_rules" not in answer
