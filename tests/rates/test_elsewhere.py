"""A storage that is slow, or gone, or wrong holds nobody up: this machine counts for itself meanwhile."""

from collections.abc import Callable

import gevent
import pytest

from service.rates.elsewhere import MOST_WAITING, REST_SECONDS, TELL_SECONDS, Elsewhere, TooSlowError
from service.rates.here import Here


class There:
    """A storage that counts from 100, or does what it is told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.does: Callable[[], object] = lambda: None

    def incr(self, key: str, expiry: int) -> int:  # noqa: ARG002
        self.asked += 1
        self.does()
        return 100 + self.asked


class Case:
    """A storage, what is told of it, and a clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        self.told: list[str | None] = []
        self.failures = 0
        self.there = There()
        monkeypatch.setattr("service.rates.elsewhere.time.monotonic", lambda: self.now)
        self.counting = Elsewhere(self.there, Here(None), 0.05, self._tell, self._fail)

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
    assert [case.ask(), case.ask()] == [2, 3]
    assert case.there.asked == 2
    trying.get()
    assert case.told == ["ConnectionError"]


def test_no_more_than_so_many_wait_at_once(case: Case) -> None:
    case.there.does = lambda: gevent.sleep(1000)
    waiting = [gevent.spawn(case.ask) for _ in range(MOST_WAITING)]
    gevent.sleep(0)
    assert case.ask() == 1
    assert case.there.asked == MOST_WAITING
    gevent.joinall(waiting)
    assert case.failures == MOST_WAITING
    case.mended()
    case.now += REST_SECONDS
    assert case.ask() > 100
