"""The server that is shared."""

from collections.abc import Iterator

import pytest

from tests.support.server import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that leave it as it was: one worker, whose own counts are always up to date."""
    running = Server(tmp_path_factory.mktemp("live") / "log", WORKERS="1")
    yield running
    running.stop()
