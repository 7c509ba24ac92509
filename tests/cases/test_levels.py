"""Which level a test has: nothing that only a floor person rules on is asked of an engine that claims `betting`."""

from service.cases.suite import Level, Test, published_tests

PLAYER = {"seat", "stack", "committed", "acted", "folded"}
"""What a betting engine knows of a seat."""


def _of_betting() -> list[Test]:
    return [test for test in published_tests() if test.level is Level.BETTING]


def test_betting_asks_for_plain_actions_in_turn() -> None:
    asked = [(test, step) for test in _of_betting() for step in (*test.case.actions, *test.case.step.values())]
    assert asked
    assert [
        test.id for test, step in asked if step.keys() - {"type", "to", "by", "add"} and "errors" not in test.tags
    ] == []


def test_at_betting_nobody_is_held_to_what_was_said() -> None:
    seats = [
        (test, player) for test in _of_betting() for player in (test.case.round or test.case.opening or {})["players"]
    ]
    assert {test.id for test, player in seats if player.keys() - PLAYER} == set()
