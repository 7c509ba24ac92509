"""Floorman with the faults whose names are the lines of FAULT, as an engine for `floorman conform --python`."""

import json
import os
from typing import Any

from kit.floorman_engine import FloormanEngine
from tests.cases.kills.plant import load_faults, plant

IMPLEMENTATION = {"claims": json.loads(os.environ.get("CLAIMS", "{}"))}

_FLOORMAN = FloormanEngine()


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """As Floorman answers with these faults. `faults` in place of a question: from now on it has these."""
    if "faults" in question:
        plant(*(fault for fault in load_faults() if fault.name in question["faults"]))
        return {}
    return _FLOORMAN.ask(question)


answer({"faults": os.environ["FAULT"].splitlines()})
