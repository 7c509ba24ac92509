"""Which of the server's addresses other machines reach."""

from typing import Any

import pytest

from service.server.listening import beyond_loopback


@pytest.mark.parametrize(
    ("name", "open_"),
    [
        (("127.0.0.1", 80), False),
        (("127.9.9.9", 80), False),
        (("::1", 80, 0, 0), False),
        (("localhost", 80), False),
        ("/run/floorman.sock", False),
        (b"\0abstract", False),
        (("0.0.0.0", 80), True),  # noqa: S104
        (("::", 80, 0, 0), True),
        (("10.0.0.1", 80), True),
        (("fe80::1%eth0", 80, 0, 0), True),
        (("example.test", 80), True),
        (("", 80), True),
        (3, True),
    ],
    ids=str,
)
def test_whom_other_machines_reach(name: Any, open_: bool) -> None:
    assert bool(beyond_loopback([name])) is open_
