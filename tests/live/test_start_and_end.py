"""What an operator sees when it does not start, and what is left when it ends."""

from pathlib import Path

import pytest

from tests.live.test_keys import start


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("WORKERS", "none", "WORKERS must be a whole number from 1 to 256, not 'none'"),
        ("RATE_LIMIT", "often", "RATE_LIMIT must be like"),
        ("RULESETS_DIR", "/nowhere", "RULESETS_DIR must be a folder, not '/nowhere'"),
    ],
)
def test_a_setting_that_cannot_be_is_one_line(tmp_path: Path, name: str, value: str, said: str) -> None:
    code, log = start(tmp_path, **{name: value})
    assert code == 1
    assert log.startswith(f"floorman: {said}")
    assert log.count("\n") == 1
