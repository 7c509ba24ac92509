"""What is told of several instances: each round's rate is held against the same round's of one."""

from bench.instances import Found, Step, table
from bench.marked import RESULTS, get

CORES = {"instances": 0.1, "proxy": 0.02, "Redis": 0.01, "caller": 0.03, "machine": 1.5}


def step(rate: float, shed: str = "") -> Step:
    return Step(rate, [0.01, 0.02, 0.5], rate, CORES, 0, shed)


def found(*rates: float, shed: str = "") -> Found:
    return Found([step(rate) for rate in rates], ["too late"] * len(rates), [step(1, shed) for _ in rates])


def test_ratios_are_of_the_same_round() -> None:
    one, eight = table({1: found(10, 20, 40), 8: found(72, 144, 288)})[2:]
    assert one.split(" | ")[:3] == ["| 1", "20 (10 to 40)", "1.00 (1.00 to 1.00)"]
    assert eight.split(" | ")[:3] == ["| 8", "144 (72 to 288)", "0.90 (0.90 to 0.90)"]


def test_what_was_shed_at_a_part_of_the_most_is_told() -> None:
    assert table({1: found(10)})[2].split(" | ")[4:6] == ["3", "0"]
    assert "2 turned away" in table({1: found(10, shed="2 turned away")})[2]


def test_the_document_has_the_table_as_it_is_made() -> None:
    assert get("instances", RESULTS).splitlines()[:2] == table({1: found(10)})[:2]
