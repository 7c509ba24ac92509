"""nginx as deploy/nginx/floorman.conf sets it up, in front of a server."""

import json
import os
import resource
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Protocol

import pytest

from service.answers import problems
from tests.live.wire import Answer
from tests.support.server import ROOT, Server, free_port, listens
from tests.support.waiting import until

CONF: Final = ROOT / "deploy" / "nginx" / "floorman.conf"
FOUND: Final = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")
MAIN: Final = """
daemon off; pid {folder}/pid; error_log {folder}/errors warn; worker_processes 1; worker_rlimit_nofile {files}; {user}
events {{ worker_connections {files}; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/1; uwsgi_temp_path {folder}/2; scgi_temp_path {folder}/3;
    include {folder}/floorman.conf;
}}
"""


class Listening(Protocol):
    """What nginx can send requests to."""

    port: int


class Front(Server):
    """nginx: what is asked of a server is asked of it."""

    def __init__(self, folder: Path, server: Listening, *changes: tuple[str, str], port: int | None = None) -> None:
        self.port = port or free_port()
        self.log = folder / "errors"
        conf = CONF.read_text(encoding="utf-8")
        ports = (("127.0.0.1:8000", f"127.0.0.1:{server.port}"), ("127.0.0.1:8080", f"127.0.0.1:{self.port}"))
        changes += (("/var/log/nginx/floorman.log", str(folder / "access")),)
        for told, here in (*ports, *changes):
            assert told in conf
            conf = conf.replace(told, here)
        (folder / "floorman.conf").write_text(conf)
        main = folder / "nginx.conf"
        user = "" if os.getuid() else "user root;"
        files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        main.write_text(MAIN.format(folder=folder, user=user, files=min(files, 40_000)))
        assert FOUND
        self.process = subprocess.Popen([FOUND, "-e", str(self.log), "-p", str(folder), "-c", str(main)])


@contextmanager
def in_front_of(server: Listening, folder: Path, *changes: tuple[str, str], port: int | None = None) -> Iterator[Front]:
    """Nginx for as long as it is wanted, its conf with these changes; skips where there is none."""
    if FOUND is None:
        pytest.skip("no nginx: apt-get install nginx")
    folder.mkdir()
    front = Front(folder, server, *changes, port=port)
    try:
        until(lambda: front.process.poll() is not None or listens(front.connect))
        assert front.process.poll() is None, front.log.read_text()
        yield front
    finally:
        front.process.terminate()
        front.process.wait()


def is_problem(answer: Answer, kind: problems.ProblemKind, instance: str | None) -> None:
    """Hold an answer against what the service would say; a path that may not be told is none."""
    assert (answer.status, answer.headers["Content-Type"]) == (kind.status, "application/problem+json")
    told = json.loads(answer.body)
    assert told.pop("request_id") == answer.headers["X-Request-Id"] != ""
    assert told.pop("detail")
    said = {"type": f"/problems/{kind.slug}", "title": kind.title, "status": kind.status}
    assert told == said | {"instance": instance or ""}
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Retry-After"] == ("1" if kind.status in (429, 503) else None)
