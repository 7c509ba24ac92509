"""A name in the environment that is nearly a setting's is told; what others set is not."""

import re
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from service.settings import misspelled, read_settings
from tests.support.rows import rows_of, text_beside

NAMES: Final = [one.name for one in read_settings({}).listed]
SET_BY_SHELLS: Final = text_beside(__file__, "set_by_shells.txt")
SET_BY_WHAT_RUNS_IT: Final = text_beside(__file__, "set_by_what_runs_it.txt")
# a Service beside this one, which Kubernetes names to each pod: the first one's PORT is nearly METRICS_PORT
LINKED: Final = {"METRIC": "9100", "METRICS_": "80", "KEYS": "1", "RATE": "1", "KUBERNETES": "443"}


def told(*names: str) -> list[str]:
    return list(misspelled(dict.fromkeys(names, "1"), NAMES))


@rows_of(__file__)
def test_a_slip_is_told_with_what_was_meant(name: str, meant: str | None) -> None:
    assert told(name) == ([f"Unknown setting {name}. Did you mean {meant}?"] if meant else [])


@pytest.mark.slow
def test_each_setting_with_a_letter_less_or_two_swapped_is_told() -> None:
    slips = {name[:at] + name[at + 1 :] for name in NAMES for at in range(len(name))}
    slips |= {name[:at] + name[at + 1] + name[at] + name[at + 2 :] for name in NAMES for at in range(len(name) - 1)}
    assert len(told(*slips - set(NAMES))) == len(slips - set(NAMES))


def test_no_setting_is_a_slip_of_another() -> None:
    assert told(*NAMES) == []


@pytest.mark.parametrize("more", ["NAME", "S", "X", "_", "1", "S_ALLOWED"])
def test_a_longer_word_that_begins_with_a_setting_is_another_word(more: str) -> None:
    assert told(*(name + more for name in NAMES)) == []


def test_what_shells_and_what_runs_it_set_is_no_slip() -> None:
    assert told(*SET_BY_SHELLS.split(), *SET_BY_WHAT_RUNS_IT.split()) == []


def test_what_kubernetes_says_of_services_is_no_slip() -> None:
    said: dict[str, str] = {}
    for (service, port), protocol in product(LINKED.items(), ("tcp", "udp", "sctp")):
        link = f"{protocol}://10.0.0.1:{port}"
        said |= {f"{service}_SERVICE_HOST": "10.0.0.1", f"{service}_SERVICE_PORT": port, f"{service}_PORT": link}
        said |= {f"{service}_PORT_{port}_TCP{part}": "1" for part in ("", "_ADDR", "_PORT", "_PROTO")}
        assert list(misspelled(said, NAMES)) == []


def test_what_is_left_empty_is_not_set() -> None:
    assert list(misspelled({"RATE_LIMT": ""}, NAMES)) == []


def test_no_value_is_told_and_no_escape_sequence() -> None:
    [said] = misspelled({"POR\x1b": "secret"}, NAMES)
    assert said == r"Unknown setting 'POR\x1b'. Did you mean PORT?"


def test_the_names_are_all_that_an_operator_sets() -> None:
    page = (Path(__file__).parents[2] / "docs" / "reference" / "settings.md").read_text(encoding="utf-8")
    assert sorted(NAMES) == sorted(re.findall(r"^\| `([A-Z_]+)` \|", page, re.MULTILINE))
