"""Who comes by a unix socket is believed no more than others."""

import socket
import subprocess
from collections.abc import Iterator
from typing import Final

import pytest

from tests.live.wire import get, post, read_answer
from tests.support.server import BODY, PATIENCE, launched
from tests.support.waiting import until

SAID: Final = {
    "another path": (b"/v1/healthz", [b"SCRIPT_NAME: /v1"], 404),
    "a path that is not in it": (b"/healthz", [b"SCRIPT_NAME: /v1"], 200),
    "two schemes": (b"/healthz", [b"X-Forwarded-Proto: https", b"X-Forwarded-Ssl: off"], 200),
}


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server listens."""
    path = str(tmp_path_factory.mktemp("unix") / "s")
    with launched(subprocess.DEVNULL, HOST=f"unix:{path}", ALLOW_OPEN="1"):
        until(lambda: path_is_open(path))
        yield path


def path_is_open(path: str) -> bool:
    """Whether somebody listens there."""
    with socket.socket(socket.AF_UNIX) as caller:
        return caller.connect_ex(path) == 0


@pytest.mark.parametrize("said", SAID)
def test_what_a_caller_says_of_paths_and_schemes_changes_nothing(path: str, said: str) -> None:
    target, headers, status = SAID[said]
    with socket.socket(socket.AF_UNIX) as caller, caller.makefile("rb") as coming:
        caller.settimeout(PATIENCE)
        caller.connect(path)
        caller.sendall(get(target, *headers))
        assert read_answer(coming).status == status


def test_decisions_are_answered_one_after_the_other(path: str) -> None:
    with socket.socket(socket.AF_UNIX) as caller, caller.makefile("rb") as coming:
        caller.settimeout(PATIENCE)
        caller.connect(path)
        for sent, status in ((post(BODY), 200), (post(b"{"), 400), (post(BODY, b"/v1/decisions", b"A_B: c"), 200)):
            caller.sendall(sent)
            assert read_answer(coming).status == status
