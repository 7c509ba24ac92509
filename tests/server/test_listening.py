"""Which of the server's addresses other machines reach."""

from typing import Any

from service.server.listening import beyond_loopback
from tests.support.rows import rows_of


@rows_of(__file__)
def test_whom_other_machines_reach(name: Any, open_: bool) -> None:
    assert bool(beyond_loopback([tuple(name) if isinstance(name, list) else name])) is open_
