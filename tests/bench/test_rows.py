"""Goals are held against medians, and growth against a line."""

import pytest

from bench.growth import line
from bench.rows import Row, Section, as_text, at_least, at_most


def test_a_goal_is_reached_by_the_median() -> None:
    row = Row("service against echo", [0.5, 1.1, 1.2], "x", at_least(1))
    assert row.cells(judged=True) == ("service against echo", "1.10 x", "0.50 to 1.20", ">= 1", "reached")
    assert Row("wait", [3, 2, 1], goal=at_most(1.3)).cells(judged=True)[-1] == "not reached"


def test_nothing_is_judged_where_time_does_not_count() -> None:
    said = as_text(Section("A title", [Row("wait", [3], goal=at_most(1.3))], ["A note."]), judged=False)
    assert "reached" not in said
    assert "A note." in said


def test_a_line_is_found() -> None:
    assert line({2: 12.0, 4: 14.0, 9: 19.0}) == pytest.approx((10, 1))
