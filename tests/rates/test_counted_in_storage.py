"""A storage that is slow, or gone, or wrong holds nobody up: this machine counts for itself meanwhile."""

import ssl
from collections.abc import Callable

import gevent
import pytest

from service.api.middleware.request_counters import (
    MOST_ASKING,
    REST_SECONDS,
    TELL_SECONDS,
    LocalCounter,
    RemoteCounter,
    TooSlowError,
    _open_storage,
)


class There:
    """A storage that counts from 100, as other machines ask too, or does what it is told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.at_once = self.most_at_once = 0
        self.before = 100
        self.does: Callable[[], object] = lambda: None

    def incr(self, key: str, expiry: int) -> int:  # noqa: ARG002
        self.asked += 1
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            self.does()
        finally:
            self.at_once -= 1
        return self.before + self.asked


class Case:
    """A storage, what is told of it, and a clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        self.told: list[str | None] = []
        self.failures = 0
        self.there = There()
        monkeypatch.setattr("service.api.middleware.request_counters.time.monotonic", lambda: self.now)
        self.counting = RemoteCounter(self.there, LocalCounter(None), 0.05, self._tell, self._fail)

    def _tell(self, error: Exception | None) -> None:
        self.told.append(type(error).__name__ if error else None)

    def _fail(self) -> None:
        self.failures += 1

    def ask(self) -> int:
        return self.counting.incr("a", 60)

    def broken(self, error: Exception) -> None:
        def fail() -> None:
            raise error

        self.there.does = fail

    def mended(self) -> None:
        self.there.does = lambda: None


@pytest.fixture
def case(monkeypatch: pytest.MonkeyPatch) -> Case:
    return Case(monkeypatch)


def test_the_storage_counts_while_it_is_there(case: Case) -> None:
    assert [case.ask(), case.ask()] == [101, 102]
    assert (case.told, case.failures) == ([], 0)


def test_without_it_this_machine_counts_and_asks_again_now_and_then(case: Case) -> None:
    case.broken(ConnectionError())
    assert [case.ask() for _ in range(5)] == [1, 2, 3, 4, 5]
    assert (case.there.asked, case.failures, case.told) == (1, 1, ["ConnectionError"])
    case.now += REST_SECONDS
    assert [case.ask(), case.ask()] == [6, 7]
    assert (case.there.asked, case.failures) == (2, 2)
    assert case.told == ["ConnectionError"]
    case.now += TELL_SECONDS
    case.ask()
    assert case.told == ["ConnectionError"] * 2
    case.mended()
    case.now += REST_SECONDS
    assert [case.ask(), case.ask()] == [104, 105]
    assert case.told == ["ConnectionError"] * 2 + [None]
    case.broken(ValueError())
    case.ask()
    assert case.told[-1] == "ValueError"


def test_a_storage_that_is_back_is_found_though_nobody_asks(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a worker that happens to be asked nothing would tell for hours that it counts alone."""
    monkeypatch.setattr("service.api.middleware.request_counters.REST_SECONDS", 0.0)
    case.broken(ConnectionError())
    case.ask()
    gevent.sleep(0)
    gevent.sleep(0)
    assert case.told == ["ConnectionError"]
    case.mended()
    for _ in range(1000):
        gevent.sleep(0)
    assert case.told == ["ConnectionError", None]
    asked = case.there.asked
    for _ in range(10):
        gevent.sleep(0)
    assert case.there.asked == asked
    case.broken(ConnectionError())
    case.ask()
    case.mended()
    for _ in range(1000):
        gevent.sleep(0)
    assert case.told[2:] == ["ConnectionError", None]


def test_a_storage_that_says_nothing_is_not_waited_for(case: Case) -> None:
    case.there.does = lambda: gevent.sleep(1000)
    assert case.ask() == 1
    assert case.told == [TooSlowError.__name__]


def test_while_one_tries_a_lost_storage_the_others_do_not_wait(case: Case) -> None:
    case.broken(ConnectionError())
    case.ask()
    case.now += REST_SECONDS
    case.there.does = lambda: gevent.sleep(1000)
    trying = gevent.spawn(case.ask)
    gevent.sleep(0)
    assert [case.ask(), case.ask()] == [3, 4]
    assert case.there.asked == 2
    trying.get()
    assert case.told == ["ConnectionError"]


def test_no_more_than_so_many_ask_at_once_and_whoever_waits_too_long_for_a_turn_does_without(case: Case) -> None:
    case.there.does = lambda: gevent.sleep(1000)
    case.counting._wait = 1000
    asking = [gevent.spawn(case.ask) for _ in range(MOST_ASKING)]
    gevent.sleep(0)
    case.counting._wait = 0.05
    assert case.ask() == MOST_ASKING + 1
    assert (case.there.asked, case.failures, case.told) == (MOST_ASKING, 1, [])
    gevent.killall(asking, TooSlowError())
    assert case.failures == MOST_ASKING + 1
    case.mended()
    case.now += REST_SECONDS
    assert case.ask() > 100


def test_all_get_their_turn_where_the_storage_is_well(case: Case) -> None:
    case.counting = RemoteCounter(case.there, LocalCounter(None), 60, case._tell, case._fail)
    case.there.does = lambda: gevent.sleep(0.001)
    asking = [gevent.spawn(case.ask) for _ in range(10 * MOST_ASKING)]
    gevent.joinall(asking)
    assert case.there.most_at_once == MOST_ASKING
    assert (case.there.asked, case.failures, case.told) == (10 * MOST_ASKING, 0, [])
    assert min(one.get() for one in asking) > 100


def test_who_waits_for_a_turn_does_without_once_the_storage_is_lost(case: Case) -> None:
    case.counting = RemoteCounter(case.there, LocalCounter(None), 60, case._tell, case._fail)
    case.there.does = lambda: gevent.sleep(1000)
    asking = [gevent.spawn(case.ask) for _ in range(MOST_ASKING)]
    gevent.sleep(0)
    waiting = [gevent.spawn(case.ask) for _ in range(MOST_ASKING)]
    gevent.sleep(0)
    case.mended()
    for one in asking:
        one.kill(ConnectionError())
    gevent.joinall(waiting)
    assert case.there.asked == MOST_ASKING
    assert max(one.get() for one in waiting) == 2 * MOST_ASKING


def test_what_was_asked_of_this_machine_is_known_when_the_storage_is_lost_or_has_forgotten(case: Case) -> None:
    assert [case.ask() for _ in range(3)] == [101, 102, 103]
    case.broken(ConnectionError())
    assert [case.ask(), case.ask()] == [4, 5]
    case.mended()
    case.there.before = -case.there.asked
    case.now += REST_SECONDS
    assert [case.ask(), case.ask()] == [6, 7]
    assert case.told == ["ConnectionError", None]


def test_its_first_connection_is_nobodys_request(case: Case) -> None:
    case.counting.begin()
    case.broken(ConnectionError())
    assert case.counting.incr("floorman/start", 1) == 1


def test_by_tls_its_certificate_and_its_name_are_verified() -> None:
    pool = getattr(_open_storage("rediss://storage.example:6379/0", 0.2), "storage").connection_pool  # noqa: B009  # untyped
    connection = pool.connection_class(**pool.connection_kwargs)
    assert (connection.cert_reqs, connection.check_hostname) == (ssl.CERT_REQUIRED, True)
