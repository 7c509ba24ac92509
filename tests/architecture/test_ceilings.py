"""No room of the service grows unseen: a commit that raises a ceiling says why."""

from typing import Final

import pytest

from tools.count_house import modules, rooms

CEILINGS: Final = {
    "answers": (25, 3700),
    "api": (27, 2700),
    "command": (26, 3800),
    "conform": (14, 2500),
    "conformance": (10, 1700),
    "decision_log": (3, 400),
    "hands": (17, 4600),
    "keys": (2, 400),
    "named_games": (4, 500),
    "pages": (7, 1300),
    "rates": (2, 300),
    "reports": (8, 1400),
    "rules": (75, 10600),
    "rulesets": (11, 1700),
    "server": (7, 1100),
    "service": (12, 1300),
}
"""Of each room the modules, exactly, and its lines, rounded up to a hundred."""
SLACK: Final = 200
"""A room that lies further below its ceiling has become smaller: the ceiling comes down with it."""


def test_each_room_has_a_ceiling() -> None:
    assert set(rooms(modules().values())) == set(CEILINGS)


@pytest.mark.parametrize("room", CEILINGS)
def test_no_room_is_above_its_ceiling_or_far_below(room: str) -> None:
    many, lines = rooms(modules().values())[room]
    modules_there, ceiling = CEILINGS[room]
    assert many == modules_there
    assert ceiling % 100 == 0
    assert ceiling - SLACK <= lines <= ceiling
