"""What callers see through deploy/haproxy is what the service says; what one does not answer, the next does."""

import json
import re
import signal
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from service.answers import problems
from service.settings import Settings
from tests.deploy.fronts import FOLDER, Haproxy, haproxy_in_front_of, nginx_in_front_of
from tests.deploy.instances import Instance
from tests.deploy.programs import need_program
from tests.deploy.steady import question
from tests.live.either_way import answers_alike, answers_line_by_line, answers_once_each, takes_long_streams
from tests.live.nginx import is_problem
from tests.live.wire import get, post, read_answer
from tests.support.server import BODY, PATIENCE, ROOT, Server
from tests.support.waiting import until

CONF: Final = FOLDER / "floorman.cfg"
KEPT: Final = 224 * 1024
CLOSE: Final = b"Connection: close"
READY: Final = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
FAILED: Final = b"HTTP/1.1 500 X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


@pytest.fixture(scope="module")
def front(instance: Instance, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Haproxy]:
    """One haproxy in front of it."""
    with haproxy_in_front_of(tmp_path_factory.mktemp("front") / "haproxy", instance.address) as one:
        yield one


def test_an_answer_is_the_same_by_either_way(instance: Instance, front: Haproxy) -> None:
    answers_alike((instance, front))


def test_nobody_gets_anothers_answer(front: Haproxy) -> None:
    answers_once_each(front)


def test_a_line_of_a_stream_is_answered_before_the_next_is_sent(front: Haproxy) -> None:
    answers_line_by_line(front)


def test_a_stream_may_be_longer_than_any_other_body(front: Haproxy) -> None:
    takes_long_streams(front)


def test_a_body_that_is_too_large_is_told_so_by_the_service(front: Haproxy) -> None:
    with front.connect() as caller, caller.makefile("rb") as coming:
        caller.sendall(post(b" " * (2 * 1024 * 1024 + 1)))
        answer = read_answer(coming)
    assert answer.status == 413
    assert json.loads(answer.body)["type"] == "/problems/too-large"


def test_a_browser_is_told_to_make_nothing_of_an_answer(front: Haproxy) -> None:
    for said in (get(b"/healthz", CLOSE), get(b"/metrics", CLOSE), post(b"{", b"/v1/decisions", CLOSE)):
        head = front.raw(said).partition(b"\r\n\r\n")[0].lower()
        assert b"\r\nx-content-type-options: nosniff" in head
        assert b"\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'" in head


def test_a_page_keeps_its_own_policy(front: Haproxy) -> None:
    """Two policies hold together, and the one for JSON lets a page load nothing, and its worker ask nothing."""
    page = b"font-src 'self'; manifest-src 'self'; worker-src 'self'"
    for path, own in ((b"/docs", page), (b"/table", page), (b"/service-worker.js", b"connect-src 'self'")):
        head = front.raw(get(path, CLOSE)).partition(b"\r\n\r\n")[0].lower()
        assert head.count(b"content-security-policy: ") == head.count(b"x-content-type-options: ") == 1
        assert own in head


def test_both_proxies_log_who_asked_under_the_id_that_the_service_logs(
    instance: Instance, front: Haproxy, tmp_path: Path
) -> None:
    said = get(b"/v1/rulebooks", b"X-Request-Id: trace-me", CLOSE)

    def is_in(log: Path, line: str) -> bool:
        return re.search(line, log.read_text(), re.MULTILINE) is not None

    front.raw(said)
    until(lambda: is_in(front.log, r"^127\.0\.0\.1:\d+ \S+ trace-me floorman floorman_answers/one \S+ 200 "))
    with nginx_in_front_of(tmp_path / "nginx", [instance]) as nginx:
        nginx.raw(said)
        wanted = rf'^127\.0\.0\.1 \S+ trace-me "127\.0\.0\.1:{instance.port}" "200" 200 '
        until(lambda: is_in(tmp_path / "nginx" / "access", wanted))


ODD_IDS: Final = (b'X-Request-Id: mine,its"own', b'X-Request-Id: mine\r\nX-Request-Id: its"own', b"X-Request-Id: a, b")


@pytest.mark.parametrize("own", ODD_IDS)
def test_an_id_that_is_decent_in_part_is_not_told_in_an_answer(front: Haproxy, own: bytes) -> None:
    with front.connect() as caller, caller.makefile("rb") as coming:
        caller.sendall(get(b"/metrics", own, CLOSE))
        answer = read_answer(coming)
    is_problem(answer, problems.NOT_FOUND, "/metrics")
    assert re.fullmatch(r"[0-9a-f-]{36}", answer.headers["X-Request-Id"])


REFUSED: Final = {
    "metrics": (get(b"/metrics", CLOSE), problems.NOT_FOUND, "/metrics"),
    "metrics_with_a_query": (get(b"/metrics?a=%22b", CLOSE), problems.NOT_FOUND, "/metrics"),
    "metrics_otherwise_written": (get(b"/%6detrics", CLOSE), problems.NOT_FOUND, "/metrics"),
}


@pytest.mark.parametrize(("said", "kind", "place"), REFUSED.values(), ids=list(REFUSED))
def test_what_haproxy_refuses_itself_is_a_problem(
    front: Haproxy, said: bytes, kind: problems.ProblemKind, place: str
) -> None:
    with front.connect() as caller, caller.makefile("rb") as coming:
        caller.sendall(said)
        is_problem(read_answer(coming), kind, place)


def test_its_own_numbers_are_told_aside(front: Haproxy) -> None:
    told = front.told_aside()
    assert b'haproxy_server_status{proxy="floorman_answers",server="one",state="UP"} 1' in told
    watched = set(re.findall(rb"\bhaproxy_\w+", (ROOT / "docs" / "how-to" / "operations.md").read_bytes()))
    assert watched
    assert {name for name in watched if b"# TYPE " + name + b" " not in told} == set()


class Odd(Server):
    """A server that is ready and answers as it is told to, or not at all; it keeps what was asked."""

    def __init__(self, answer: bytes) -> None:
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._door.getsockname()[1])
        self.asked: list[bytes] = []
        self._answer = answer
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                caller, _ = self._door.accept()
            except OSError:
                return
            threading.Thread(target=self._hear, args=(caller,), daemon=True).start()

    def _hear(self, caller: socket.socket) -> None:
        with caller, caller.makefile("rb") as coming:
            head = b"".join(iter(coming.readline, b"\r\n"))
            length = re.search(rb"(?i)\r\ncontent-length: (\d+)", head)
            body = coming.read(int(length[1])) if length else b""
            if head.startswith(b"GET /readyz "):
                caller.sendall(READY)
            else:
                self.asked.append(head + body)
                caller.sendall(self._answer)

    def shut(self) -> None:
        """Take nobody any more."""
        self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()


@contextmanager
def beside(odd: Odd, instance: Instance, folder: Path) -> Iterator[Haproxy]:
    """One haproxy in front of an odd server and one that serves."""
    try:
        with haproxy_in_front_of(folder / "haproxy", f"127.0.0.1:{odd.port}", instance.address) as front:
            yield front
    finally:
        odd.shut()


def batch(size: int) -> bytes:
    """A request of so many bytes, most of them blank."""
    body = json.dumps({"items": [question()] * 100}).encode()
    return post(body + b" " * (size - len(body)), b"/v1/decisions/batch")


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 200 O", FAILED], ids=["nothing", "half_a_head", "500"])
def test_what_one_does_not_answer_the_next_does(instance: Instance, tmp_path: Path, answer: bytes) -> None:
    """A single decision, and a body as large as is kept."""
    odd = Odd(answer)
    with beside(odd, instance, tmp_path) as front, front.connect() as caller, caller.makefile("rb") as coming:
        for said in (post(BODY), batch(KEPT)):
            before = len(odd.asked)
            for _ in range(4):
                caller.sendall(said)
                assert read_answer(coming).status == 200
            assert len(odd.asked) > before


def test_what_is_too_large_to_be_kept_is_not_asked_twice(instance: Instance, tmp_path: Path) -> None:
    odd = Odd(b"")
    with beside(odd, instance, tmp_path) as front:
        answers = []
        for _ in range(4):
            with front.connect() as caller, caller.makefile("rb") as coming:
                caller.sendall(batch(KEPT + 1))
                answers.append(read_answer(coming))
    assert [one.status for one in answers].count(503) == sum(one.startswith(b"POST ") for one in odd.asked) > 0
    assert {one.status for one in answers} == {200, 503}
    assert {one.headers["Retry-After"] for one in answers if one.status == 503} == {"1"}


def test_who_a_caller_says_he_speaks_for_goes_no_further(instance: Instance, tmp_path: Path) -> None:
    odd = Odd(READY)
    forged = (b"X-Forwarded-For: 10.0.0.1", b"X-Forwarded-Proto: https", b"Forwarded: for=10.0.0.1")
    with beside(odd, instance, tmp_path) as front:
        for _ in range(4):
            front.raw(get(b"/v1/rulebooks", *forged, b"X-Request-Id: a b", CLOSE))
    assert odd.asked
    for asked in odd.asked:
        assert b"forwarded" not in asked.lower()
        assert re.search(rb"(?i)\r\nx-request-id: [0-9a-f-]{36}\r\n", asked)


def test_where_nobody_answers_a_caller_is_told_to_come_again(tmp_path: Path) -> None:
    one = Instance(tmp_path / "log", DRAIN_SECONDS="0")
    try:
        until(one.ready)
        with haproxy_in_front_of(tmp_path / "haproxy", one.address) as front:
            one.process.send_signal(signal.SIGTERM)
            assert one.process.wait(timeout=PATIENCE) == 0
            with front.connect() as caller, caller.makefile("rb") as coming:
                caller.sendall(post(BODY, b"/v1/decisions", CLOSE))
                answer = read_answer(coming)
        assert (answer.status, answer.headers["Retry-After"]) == (503, "1")
        assert json.loads(answer.body)["type"] == "/problems/overloaded"
    finally:
        one.clear()


def test_its_sizes_and_times_agree_with_the_settings() -> None:
    """Each is beside the setting that the file's head names for it."""
    text = CONF.read_text()
    settings = Settings()

    def told(pattern: str) -> list[int]:
        found = re.findall(rf"^ +{pattern}", text, re.MULTILINE)
        assert found, pattern
        return [int(one) for one in found]

    assert told(r"timeout http-request (\d+)s\b") == [settings.head_seconds]
    assert told(r"http-request wait-for-body time (\d+)s\b") == [settings.body_seconds]
    assert told(r"acl large +req\.body_size gt (\d+)") == [KEPT]
    assert told(r"tune\.bufsize (\d+)")[0] >= KEPT + 32768  # no head is larger
    assert {1000 * one for one in told(r"timeout queue (\d+)s\b")} == {settings.shed_ms}
    assert {1000 * one > settings.shed_ms for one in told(r"timeout check (\d+)s\b")} == {True}
    assert sum(told(r"default-server .*\bmaxconn (\d+)")) < settings.connections
    patience = re.search(r"^keepalive = (\d+)$", (ROOT / "service" / "gunicorn_config.py").read_text(), re.MULTILINE)
    assert patience
    assert min(told(r"timeout client (\d+)s\b") + told(r"timeout tunnel (\d+)s\b")) > int(patience[1])
    drain = re.search(r"DRAIN_SECONDS=(\d+)", (ROOT / "Dockerfile").read_text())
    assert drain
    assert int(drain[1]) > told(r"default-server check inter (\d+)s\b")[0] + told(r"timeout check (\d+)s\b")[0]


def test_haproxy_takes_its_configuration() -> None:
    command = [need_program("haproxy"), "-c", "-f", str(CONF), "-f", str(FOLDER / "servers.cfg")]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert "WARNING" not in told.stderr
