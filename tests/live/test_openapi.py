"""Requests made from openapi.yaml alone, good and bad: no answer of a real server breaks the promise."""

import json
from pathlib import Path

from tests.fuzz.spec import against
from tests.live.processes import running
from tests.support.conformity import SPEC


def test_no_answer_to_what_is_made_from_the_spec_breaks_it(tmp_path: Path) -> None:
    """All that `make fuzz` sends, with few examples drawn."""
    spec = tmp_path / "openapi.json"
    spec.write_text(json.dumps(SPEC), encoding="utf-8")
    with running(tmp_path / "log", WORKERS="1") as server:
        assert against(spec, server.port, each=5, seed=1) == 0
