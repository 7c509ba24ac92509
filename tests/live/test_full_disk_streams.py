"""A stream that is longer than memory is given for, where the disk has no room."""

import http.client
import json
import resource
import threading
from pathlib import Path

from tests.live.processes import running, workers
from tests.support.server import LONG
from tests.support.stream import HEAD as STREAM
from tests.support.stream import line

MANY = 4000


def test_every_line_is_answered(tmp_path: Path) -> None:
    with running(tmp_path / "log", WORKERS="1") as server:
        for process in workers(server):
            resource.prlimit(process, resource.RLIMIT_FSIZE, (400_000, 400_000))
        body = b"".join(line(number) for number in range(MANY))
        assert len(body) > 3 * 1024 * 1024
        with server.connect() as caller:
            caller.settimeout(LONG)
            head = STREAM + b"Content-Length: %d\r\n\r\n" % len(body)
            sending = threading.Thread(target=caller.sendall, args=(head + body,))
            sending.start()
            with http.client.HTTPResponse(caller) as answers:
                answers.begin()
                told = [json.loads(one) for one in answers]
            sending.join()
    assert [(one["id"], one["status"]) for one in told] == [(f"hand-{number}", 200) for number in range(MANY)]
