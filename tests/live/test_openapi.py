"""Requests made from openapi.yaml alone, good and bad: no answer of a real server breaks the promise."""

import json
from pathlib import Path

from tests.fuzz.spec import against
from tests.live.processes import running
from tests.support.conformity import SPEC
from tests.support.drawn import part


def test_no_answer_to_what_is_made_from_the_spec_breaks_it(tmp_path: Path) -> None:
    """As `make fuzz` sends it, with few examples. A short run covers the schemas of a quarter of the paths."""
    spec = tmp_path / "openapi.json"
    spec.write_text(json.dumps(SPEC), encoding="utf-8")
    with running(tmp_path / "log", WORKERS="1") as server:
        assert against(spec, server.port, 5, 1, "examples,fuzzing,stateful") == 0
        assert against(spec, server.port, 5, 1, "coverage", part(sorted(SPEC["paths"]), 4)) == 0
