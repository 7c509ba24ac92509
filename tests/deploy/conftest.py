"""Every test here is marked `deploy`: `make test` leaves it out, `make verify-deploy` runs it."""

from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)  # ahead of what picks tests by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is in this folder."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.deploy)
