"""Which case shows a reason or a choice of the floor: `shown_by.json`, which `tools/shown_by.py` writes."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from .cases import Case, load_cases


@cache
def shown_by() -> Mapping[str, tuple[Case, str]]:
    """For each code of a reason or a choice of the floor: a published case, and the rulebook under which it shows."""
    cases = {case.id: case for case in load_cases()}
    written: dict[str, list[str]] = json.loads(files(__package__).joinpath("shown_by.json").read_text("utf-8"))
    return MappingProxyType({code: (cases[id], ruleset) for code, (id, ruleset) in written.items()})
