"""However many monitoring, most of a worker's time is for those who ask it something."""

from types import SimpleNamespace

import pytest

from service.api.views import monitoring
from service.api.views.monitoring import MOST_SECONDS, SHARE, Turns


class Clock:
    """Time that goes on only where it is told to."""

    now = 100.0

    def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(monitoring, "time", SimpleNamespace(sleep=clock.sleep, monotonic=lambda: clock.now))
    return clock


def test_readings_take_their_share_and_no_more(clock: Clock) -> None:
    turns, began, read = Turns(), clock.now, 0.0
    for _ in range(50):
        with turns.turn():
            clock.now += 0.01
            read += 0.01
    assert read / (clock.now - began) == pytest.approx(1 / SHARE, rel=0.03)


def test_who_comes_later_waits_for_nothing(clock: Clock) -> None:
    turns = Turns()
    with turns.turn():
        clock.now += 0.01
    clock.now += 1
    before = clock.now
    with turns.turn():
        assert clock.now == before


def test_nobody_waits_long_after_a_long_reading_nor_after_one_that_failed(clock: Clock) -> None:
    turns = Turns()

    def fail_after(seconds: float) -> None:
        with turns.turn():
            clock.now += seconds
            raise LookupError

    with pytest.raises(LookupError):
        fail_after(5)
    before = clock.now
    with turns.turn():
        assert clock.now - before == pytest.approx(MOST_SECONDS)
