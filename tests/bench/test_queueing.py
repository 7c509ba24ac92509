"""The simulation of queues gives what theory knows: means and quantiles of M/M/1, M/D/1, M/M/c and shared time."""

import math
import statistics
from random import Random

import pytest

from bench.load import percentile
from bench.queueing import Queue, erlang_c, mean_wait, singles

MEAN = 0.001
_dice = Random(7)
_drawn = [_dice.expovariate(1) for _ in range(50_000)]
_scale = MEAN / statistics.fmean(_drawn)
EXPONENTIAL = [one * _scale for one in _drawn]
FIXED = [MEAN]
JOBS = 60_000


def waits(queue: Queue, load: float) -> list[float]:
    return [took for took, _ in queue.simulate(load)]


@pytest.mark.parametrize("load", [0.3, 0.7])
def test_exponential_work_waits_as_known(load: float) -> None:
    """M/M/1: the time to an answer is exponential, with a mean of the work over what is left of the worker."""
    took = waits(Queue(services=EXPONENTIAL, jobs=JOBS), load)
    mean = MEAN / (1 - load)
    assert statistics.fmean(took) == pytest.approx(mean, rel=0.06)
    assert percentile(took, 0.5) == pytest.approx(mean * math.log(2), rel=0.06)
    assert percentile(took, 0.99) == pytest.approx(mean * math.log(100), rel=0.12)


@pytest.mark.parametrize("load", [0.3, 0.7])
@pytest.mark.parametrize("services", [FIXED, EXPONENTIAL, [MEAN / 2] * 9 + [MEAN * 5.5]], ids=["D", "M", "G"])
def test_any_work_waits_as_known(services: list[float], load: float) -> None:
    """M/G/1, Pollaczek and Khinchine; fixed work waits for half as long as exponential work."""
    took = waits(Queue(services=services, jobs=JOBS), load)
    assert statistics.fmean(took) - MEAN == pytest.approx(mean_wait(services, load), rel=0.08)


def test_fixed_work_waits_for_half_of_exponential_work() -> None:
    assert mean_wait(FIXED, 0.7) == pytest.approx(mean_wait(EXPONENTIAL, 0.7) / 2, rel=0.03)
    assert mean_wait(FIXED, 0.5) == pytest.approx(MEAN / 2)


@pytest.mark.parametrize("workers", [2, 4])
def test_several_workers_wait_as_erlang_knew(workers: int) -> None:
    """M/M/c: how many wait, and for how long."""
    load = 0.7
    took = waits(Queue(services=FIXED, workers=workers, jobs=JOBS), load)
    assert min(took) == pytest.approx(MEAN)
    queue = Queue(services=EXPONENTIAL, workers=workers, jobs=JOBS)
    took = [one for seed in range(6) for one, _ in queue.simulate(load, seed)]
    waited = erlang_c(workers, load) * MEAN / (workers * (1 - load))
    assert statistics.fmean(took) - MEAN == pytest.approx(waited, rel=0.08)


def test_erlang_c() -> None:
    assert erlang_c(1, 0.7) == pytest.approx(0.7)
    assert erlang_c(2, 0.5) == pytest.approx(1 / 3)
    assert erlang_c(10, 0.8) == pytest.approx(0.4092, abs=1e-4)


def test_a_line_each_waits_as_one_worker_does() -> None:
    took = waits(Queue(services=EXPONENTIAL, workers=4, apart=True, jobs=JOBS), 0.7)
    assert statistics.fmean(took) == pytest.approx(MEAN / 0.3, rel=0.08)


def test_short_breaths_share_a_worker_out() -> None:
    """Shared time: the mean answer is that of exponential work, whatever the work is."""
    services = [MEAN / 2] * 9 + [MEAN * 5.5]
    took = waits(Queue(services=services, breath=MEAN / 20, jobs=20_000), 0.6)
    assert statistics.fmean(took) == pytest.approx(MEAN / 0.4, rel=0.1)


def test_breaths_spare_the_short_the_long() -> None:
    rare = {"services": FIXED, "batches": 0.01, "batch": 50 * MEAN, "jobs": JOBS}
    in_one_go, with_breaths = Queue(**rare), Queue(**rare, breath=MEAN)  # type: ignore[arg-type]
    assert singles(with_breaths, 0.5)[1] < singles(in_one_go, 0.5)[1] / 5


def test_bursts_wait_for_one_another() -> None:
    """Of ten who come at once to an idle worker the last waits for nine."""
    took = waits(Queue(services=FIXED, burst=10, jobs=JOBS), 0.05)
    assert percentile(took, 0.95) >= 10 * MEAN * 0.999
    assert min(took) == pytest.approx(MEAN)


def test_the_same_seed_gives_the_same() -> None:
    queue = Queue(services=EXPONENTIAL, jobs=1000)
    assert queue.simulate(0.5, 3) == queue.simulate(0.5, 3) != queue.simulate(0.5, 4)
