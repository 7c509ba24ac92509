"""A server for the clients of a module."""

from collections.abc import Iterator

import pytest

from tests.clients.later_version import later_version
from tests.support.server import served


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("clients") / "log") as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.fixture(scope="module")
def later() -> Iterator[str]:
    """The address of a server that adds what a later version may."""
    with later_version() as address:
        yield address


@pytest.fixture(scope="module", params=["address", "later"])
def either(request: pytest.FixtureRequest) -> str:
    """The address of each: what a later version adds does no harm."""
    found: str = request.getfixturevalue(request.param)
    return found
