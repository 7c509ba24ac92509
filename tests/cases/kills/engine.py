"""Floorman with the faults whose names are the lines of FAULT, as an engine for `floorman conform --python`."""

import json
import os
from typing import Any

from kit.floorman_engine import FloormanEngine
from tests.cases.kills.plant import load_faults, plant

IMPLEMENTATION = {"claims": json.loads(os.environ.get("CLAIMS", "{}"))}

_FLOORMAN = FloormanEngine()
plant(*(fault for fault in load_faults() if fault.name in os.environ["FAULT"].splitlines()))


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """As Floorman answers with these faults."""
    return _FLOORMAN.ask(question)
