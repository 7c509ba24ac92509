"""One request, one answer: over the whole table, over bodies that nobody reads, and over what is changed at random."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

import pytest

from service.key_file import Key, digest, new_secret, to_toml
from tests.fuzz.raw_http import BROKEN, TOO_LONG, cases, followed, in_chunks, named
from tests.live.framing import NoAnswersError, requests_in
from tests.live.one_each import BrokenError, held, judge, none_too_many, one_each, tried
from tests.live.processes import running
from tests.live.table import TABLE
from tests.live.wire import CLOSING, Answer, chunked, get, post
from tests.support.server import Server

CHANGED: Final = 750
PART: Final = 7
"""Of all bodies, paths and types, every seventh: each comes with some of the others."""


def test_it_holds_for_every_row_of_the_table(server: Server) -> None:
    told = tried(server, [followed(entry.sent, place) for place, entry in enumerate(TABLE)], one_each)
    assert told.broken == []
    assert told.answers.total() > len(TABLE)


@pytest.fixture(scope="module", params=["open", "keyed", "used_up"])
def asked(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that takes all, one that knows nobody, and one at which nobody has any requests left."""
    folder = tmp_path_factory.mktemp("asked")
    (folder / "keys.toml").write_text(to_toml(Key("first", digest(new_secret()))))
    kinds = {"open": {}, "keyed": {"KEYS_FILE": str(folder / "keys.toml")}, "used_up": {"RATE_LIMIT": "1/day"}}
    with running(folder / "log", WORKERS="1", **kinds[request.param]) as server:
        held(server, post(b"") + CLOSING, one_each)
        yield server


@pytest.mark.parametrize("header", [b"A: b", b"Connection: close", b"Connection: keep-alive", b"Expect: 100-continue"])
def test_a_body_that_is_broken_gets_one_answer_which_closes(asked: Server, header: bytes) -> None:
    """Whether it is read or not; and the request behind it is none."""
    sent = [one for body in (*BROKEN, TOO_LONG) for one in in_chunks(body, header)][::PART]
    told = tried(asked, [followed(one, place) for place, one in enumerate(sent)], _one_alone)
    assert told.broken == []
    assert told.answers.total() == len(sent)


def _one_alone(sent: bytes, answers: Sequence[Answer]) -> None:
    one_each(sent, answers)
    if len(answers) != 1:
        raise BrokenError(f"{len(answers)} answers to one request")


@pytest.mark.parametrize("seed", range(4))
def test_it_holds_for_what_is_changed_at_random(server: Server, seed: int) -> None:
    told = tried(server, islice(cases(seed), CHANGED), one_each)
    assert told.broken == []
    assert told.answers[200] > CHANGED // 10


OK: Final = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX-Request-Id: law-0-%d\r\n%b\r\n{}"
TWO: Final = named(get(b"/a"), 0, 0) + named(get(b"/b"), 0, 1)
ONE: Final = named(get(b"/a", b"Transfer-Encoding: chunked") + BROKEN[0], 0, 0) + named(get(b"/b"), 0, 1)
HEAD: Final = named(get(b"/a", method=b"HEAD"), 0, 0)
CUT: Final = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nX-Request-Id: law-0-%d\r\n%b\r\n3\r\n{}\n\r\n"
LAST: Final = b"Connection: close\r\n"


@pytest.mark.parametrize(
    ("sent", "came", "why"),
    [
        (ONE, OK % (0, b"") + OK % (7, LAST), "2 answers to 1 requests"),
        (TWO, OK % (0, LAST) + OK % (1, b""), "was to be the last"),
        (TWO, OK % (1, b"") + OK % (0, b""), "the answer to law-0-1 came to"),
        (TWO, OK % (0, b""), "no answer to b'GET /b"),
        (TWO, b"", "no answer to b'GET /a"),
        (TWO, OK % (0, b"") + b"{}", "without a head"),
        (TWO, OK % (0, b"") + b"x", "no answer begins like this"),
        (TWO, OK % (0, b"") + (OK % (1, b""))[:-1], "breaks off"),
        (HEAD, OK % (0, b""), "to HEAD with a body"),
    ],
)
def test_it_is_broken_by(sent: bytes, came: bytes, why: str) -> None:
    with pytest.raises((BrokenError, NoAnswersError), match=re.escape(why)):
        judge(sent, came, one_each)


@pytest.mark.parametrize(
    ("sent", "came"),
    [
        (ONE, OK % (0, LAST)),
        (TWO, OK % (0, LAST)),
        (TWO, OK % (0, b"") + OK % (1, b"")),
        (TWO, b"HTTP/1.1 100 Continue\r\n\r\n" + OK % (0, b"") + OK % (1, b"")),
        (HEAD, (OK % (0, b""))[:-2]),
        (TWO[:-2], OK % (0, b"")),
    ],
)
def test_it_is_not_broken_by(sent: bytes, came: bytes) -> None:
    judge(sent, came, one_each)


@pytest.mark.parametrize(
    ("came", "why"),
    [
        (OK % (0, b"") * 4, "4 answers to 3 requests at most"),
        (OK % (0, b"") * 2, "the answers come as ['law-0-0', 'law-0-0']"),
        (OK % (1, b"") + OK % (0, b""), "the answers come as ['law-0-1', 'law-0-0']"),
        (OK % (2, b""), "the answers come as ['law-0-2']"),
        (CUT % (0, b"") + OK % (1, b""), "an answer in chunks breaks off"),
    ],
)
def test_behind_a_proxy_it_is_broken_by(came: bytes, why: str) -> None:
    with pytest.raises((BrokenError, NoAnswersError), match=re.escape(why)):
        judge(TWO, came, none_too_many)


def test_behind_a_proxy_a_request_without_an_end_may_end_its_answer() -> None:
    judge(ONE, CUT % (0, b""), none_too_many)
    with pytest.raises(NoAnswersError, match="breaks off"):
        judge(ONE, CUT % (0, b""), one_each)


def test_behind_a_proxy_an_answer_without_a_head_may_follow_that_to_head() -> None:
    judge(HEAD + b"GET /\r\n\r\n", (OK % (0, b""))[:-2] + b'{"type":"bad-request"}', none_too_many)
    judge(HEAD, OK % (0, LAST), none_too_many)  # nginx's own 400
    judge(named(post(b"{}" + HEAD), 0, 0), OK % (0, LAST), none_too_many)  # one name, twice


def test_what_follows_an_end_that_is_in_doubt_is_no_request() -> None:
    for body in BROKEN:
        assert [len(requests_in(one + get(b"/b"))) for one in in_chunks(body)] == [1] * len(in_chunks(body)), body
    assert len(requests_in(in_chunks(chunked(b"{}"))[0] + get(b"/b"))) == 2
    assert len(requests_in(post(b"{}") + get(b"/b"))) == 2
