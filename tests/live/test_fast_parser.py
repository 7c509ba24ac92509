"""The table of bad input where gunicorn's parser in C reads it: HTTP_PARSER=fast, without a proxy and behind nginx."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from tests.live.nginx import in_front_of
from tests.live.processes import running
from tests.live.table import TABLE, Entry
from tests.live.wire import read_answer, send
from tests.support.server import Server

DIFFERS: Final = {
    "9-length_of_4000_digits": (400, 400),
    "14-headers_of_33_kb": (200, 431),
    "14-headers_of_33_kb_without_an_end": (0, 431),
    "14-coding_that_is_none": (400, 501),
    "14-coding_almost_chunked": (400, 501),
    "14-two_spaces_in_the_first_line": (200, 200),
    "14-http_1_2": (400, 200),
}
"""The rows with another answer: its status, 0 if there is none; and behind nginx, as with gunicorn's other parser.

docs/reference/settings.md names them.
"""


def status(door: Server, entry: Entry) -> int:
    """The status of an answer, 0 if the connection ends without one."""
    with door.connect() as caller, caller.makefile("rb") as coming:
        send(caller, entry.sent)
        return read_answer(coming).status if coming.peek(1) else 0


@pytest.mark.skipif(find_spec("gunicorn_h1c") is None, reason="NOT READ IN C: no gunicorn_h1c; make .venv/.fast")
def test_seven_rows_differ_of_which_nginx_lets_none_through(tmp_path: Path) -> None:
    with (
        running(tmp_path / "log", WORKERS="1", HTTP_PARSER="fast", HEAD_SECONDS="1") as server,
        in_front_of(server, tmp_path / "nginx") as front,
    ):
        told = {f"{entry.row}-{entry.name}": (entry, status(server, entry)) for entry in TABLE}
        other = {name: (found, status(front, entry)) for name, (entry, found) in told.items() if found != entry.status}
    assert other == DIFFERS
