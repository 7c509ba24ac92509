"""Floorman with the fault that FAULT names in the environment, as an engine for `floorman conform --python`."""

import os
from typing import Any

from kit.floorman_engine import FloormanEngine
from tests.cases.kills.plant import load_faults, plant

_FLOORMAN = FloormanEngine()
plant(next(fault for fault in load_faults() if fault.name == os.environ["FAULT"]))


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """As Floorman answers with that fault."""
    return _FLOORMAN.ask(question)
