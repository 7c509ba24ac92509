"""The faults: what each does when it begins, again and again while it lasts, and at its end.

A fault is a context: what it yields is called once a second while it lasts. faults.toml tells of each how long it
lasts, how often it is drawn, and which alerts tell of it.
"""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final

from tests.chaos.alerts import TABLE
from tests.chaos.callers import Told
from tests.chaos.hostile import hostile
from tests.chaos.place import INSTANCES, Place
from tests.chaos.questions import EDITIONS
from tests.deploy.instances import Instance
from tests.live.processes import workers
from tests.support.waiting import until

SETTLES: Final = 1.0
SEEN: Final = 1.5 * TABLE["scrape_seconds"]
"""Seconds in which Prometheus looks at an instance once at least."""
Again = Callable[[], None]
Fault = Callable[[Place, Random, Told], AbstractContextManager[Again]]


def nothing() -> None:
    """Once begun it goes on by itself."""


def _gone(group: int) -> bool:
    """Whether nothing of a group of processes runs; what nobody has waited for yet does not."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # gone meanwhile
            state, _, its_group, *_ = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            if int(its_group) == group and state != "Z":
                return False
    return True


def _any(place: Place, random: Random) -> Instance:
    return random.choice(place.instances)


def _kill_a_worker(place: Place, one: Instance, random: Random) -> None:
    if found := workers(one):
        with place.may_lose(one, torn=1):
            os.kill(random.choice(found), signal.SIGKILL)
            time.sleep(SETTLES)


@contextmanager
def killed_worker(place: Place, random: Random, _: Told) -> Iterator[Again]:
    """Kill -9 of one worker."""
    _kill_a_worker(place, _any(place, random), random)
    yield nothing


@contextmanager
def killed_workers(place: Place, random: Random, _: Told) -> Iterator[Again]:
    """Kill -9 of a worker of the same instance, again and again."""
    one = _any(place, random)
    yield lambda: _kill_a_worker(place, one, random)
    until(one.ready)


@contextmanager
def killed_instance(place: Place, random: Random, _: Told) -> Iterator[Again]:
    """Kill -9 of an instance, which is started again at the end."""
    one = _any(place, random)
    with place.may_lose(one, torn=2):
        os.killpg(one.process.pid, signal.SIGKILL)
        one.process.wait()
    yield nothing
    one.begin()
    until(one.ready)


@contextmanager
def killed_master(place: Place, random: Random, _: Told) -> Iterator[Again]:
    """Kill -9 of an instance's master: its workers end by themselves, and it can be started again at once."""
    one = _any(place, random)
    with place.may_lose(one, torn=2):
        one.process.kill()
        one.process.wait()
        yield nothing
        until(lambda: _gone(one.process.pid))
    one.begin()
    until(one.ready)


@contextmanager
def crash_loop(place: Place, random: Random, _: Told) -> Iterator[Again]:
    """An instance is killed again and again, so long after it was ready that Prometheus has seen it."""
    one = _any(place, random)

    def crash() -> None:
        with place.may_lose(one, torn=2):
            one.crash()

    def again() -> None:
        time.sleep(SEEN)
        crash()

    crash()
    yield again


@contextmanager
def all_killed(place: Place, _: Random, __: Told) -> Iterator[Again]:
    """Kill -9 of all three at once."""
    with place.may_lose(*place.instances, torn=2):
        for one in place.instances:
            os.killpg(one.process.pid, signal.SIGKILL)
            one.process.wait()
    yield nothing
    for one in place.instances:
        one.begin()
    for one in place.instances:
        until(one.ready)


@contextmanager
def stopped_instance(place: Place, random: Random, _: Told) -> Iterator[Again]:
    """SIGSTOP of an instance, and SIGCONT at the end; a worker that was stopped too long is killed by its master."""
    one = _any(place, random)
    with place.may_lose(one, torn=2):
        os.killpg(one.process.pid, signal.SIGSTOP)
        try:
            yield nothing
        finally:
            os.killpg(one.process.pid, signal.SIGCONT)
        until(one.ready)
        time.sleep(SETTLES)


@contextmanager
def stopped_worker(place: Place, random: Random, _: Told) -> Iterator[Again]:
    """SIGSTOP of one worker, and SIGCONT at the end, unless its master has killed it."""
    one = _any(place, random)
    worker = random.choice(workers(one))
    with place.may_lose(one, torn=1):
        os.kill(worker, signal.SIGSTOP)
        try:
            yield nothing
        finally:
            if worker in workers(one):
                os.kill(worker, signal.SIGCONT)
        until(one.ready)
        time.sleep(SETTLES)


@contextmanager
def rolled(place: Place, _: Random, __: Told) -> Iterator[Again]:
    """Each instance is restarted, one after the other."""
    for one in place.instances:
        one.restart()
    yield nothing


@contextmanager
def rulebook_changed(place: Place, _: Random, __: Told) -> Iterator[Again]:
    """The house's rulebook is replaced, and each instance told to read it; back again at the end."""
    for version in (max(EDITIONS), min(EDITIONS)):
        place.write_book(version)
        for one in place.instances:
            one.reload()
        if version == max(EDITIONS):
            yield nothing


@contextmanager
def rulebook_at_one(place: Place, random: Random, _: Told) -> Iterator[Again]:
    """The house's rulebook is replaced, and only one instance told to read it."""
    one = _any(place, random)
    place.write_book(max(EDITIONS))
    one.reload()
    yield nothing
    place.write_book()
    one.reload()


@contextmanager
def rulebook_broken(place: Place, random: Random, _: Told) -> Iterator[Again]:
    """The house's rulebook is replaced by what is none, and an instance told to read it."""
    one = _any(place, random)
    place.write_book(broken=True)
    one.reload()
    yield nothing
    place.write_book()
    one.reload()


@contextmanager
def keys_changed(place: Place, _: Random, __: Told) -> Iterator[Again]:
    """A key is added, which all instances then take, and taken out, which all then refuse."""
    place.write_keys(guest=True)
    until(lambda: all(place.status_of(number, "guest") == 200 for number in range(INSTANCES)))
    yield nothing
    place.write_keys()
    until(lambda: all(place.status_of(number, "guest") == 401 for number in range(INSTANCES)))


@contextmanager
def keys_broken(place: Place, _: Random, __: Told) -> Iterator[Again]:
    """The key file is replaced by what is none."""
    place.write_keys(broken=True)
    yield nothing
    place.write_keys()


@contextmanager
def redis_killed(place: Place, _: Random, __: Told) -> Iterator[Again]:
    """Kill -9 of Redis, which is started again at the end, empty."""
    place.redis.kill()
    yield nothing
    place.redis.start()


@contextmanager
def redis_stopped(place: Place, _: Random, __: Told) -> Iterator[Again]:
    """SIGSTOP of Redis, and SIGCONT at the end."""
    place.redis.stand_still()
    try:
        yield nothing
    finally:
        place.redis.go_on()


@contextmanager
def redis_slow(place: Place, random: Random, _: Told) -> Iterator[Again]:
    """Redis answers later than it is waited for (RATE_WAIT_MS), or just not."""
    delay = random.choice((0.05, 0.3, 2.0))
    for link in place.to_redis:
        link.delay = delay
    yield nothing
    for link in place.to_redis:
        link.mend()


@contextmanager
def redis_unreachable(place: Place, random: Random, _: Told) -> Iterator[Again]:
    """One instance cannot reach Redis any more."""
    link = random.choice(place.to_redis)
    link.silent = True
    yield nothing
    link.mend()


@contextmanager
def delayed(place: Place, random: Random, _: Told) -> Iterator[Again]:
    """What goes to one instance or comes from it is late."""
    link = random.choice(place.to_instances)
    link.delay = random.choice((0.05, 0.2, 0.5))
    yield nothing
    link.mend()


@contextmanager
def cut(place: Place, random: Random, _: Told) -> Iterator[Again]:
    """Connections to all instances are reset in their midst."""
    for link in place.to_instances:
        link.cut = random.choice((0.01, 0.05))
    yield nothing
    for link in place.to_instances:
        link.mend()


@contextmanager
def lossy(place: Place, random: Random, _: Told) -> Iterator[Again]:
    """A tenth of the packets to one instance and from it is lost."""
    number = random.randrange(INSTANCES)
    place.drop(number, "-A")
    yield nothing
    place.drop(number, "-D")


@contextmanager
def disk_full(place: Place, random: Random, _: Told) -> Iterator[Again]:
    """The disk of an instance, where its logs are, is full."""
    number = random.randrange(INSTANCES)
    with place.may_lose(place.instances[number], torn=16):  # as often as a little room was left for a write
        place.fill(number)
        try:
            yield nothing
        finally:
            place.make_room(number)
        time.sleep(SETTLES)


@contextmanager
def log_rotated(place: Place, random: Random, _: Told) -> Iterator[Again]:
    """A decision log is moved away, as logrotate does."""
    disk = random.choice(place.disks)
    log = disk / "decisions"
    if log.exists():
        log.rename(disk / f"decisions.{time.time_ns()}")
    yield nothing


@contextmanager
def clock_jumped(place: Place, random: Random, _: Told) -> Iterator[Again]:
    """The clock of one instance jumps, and back at the end."""
    place.set_clock(random.choice((-86400, -3600, -90, -5, 5, 90, 3600, 86400)))
    yield nothing
    place.set_clock(0)


@contextmanager
def hostile_callers(place: Place, random: Random, told: Told) -> Iterator[Again]:
    """Mutated requests, callers above their rate or without a key, and requests that never end."""
    with hostile(place.front, place.secrets["greedy"], told, random):
        yield nothing


ON_INSTANCES: Final[tuple[Fault, ...]] = (
    killed_worker,
    killed_workers,
    killed_instance,
    killed_master,
    crash_loop,
    all_killed,
    stopped_instance,
    stopped_worker,
    rolled,
    rulebook_changed,
    rulebook_at_one,
    rulebook_broken,
    keys_changed,
    keys_broken,
)
"""One at a time: each needs instances that start, or are all there."""
AROUND: Final[tuple[Fault, ...]] = (
    redis_killed,
    redis_stopped,
    redis_slow,
    redis_unreachable,
    delayed,
    cut,
    lossy,
    disk_full,
    log_rotated,
    clock_jumped,
    hostile_callers,
)
"""One at a time, beside one of those above."""
_WANTS: Final[dict[str, Callable[[Place], bool]]] = {
    "disk_full": lambda place: place.has_disks,
    "clock_jumped": lambda place: place.has_clock,
    "lossy": lambda place: place.has_loss,
}


def named(fault: Fault) -> str:
    """Its name in faults.toml."""
    return str(getattr(fault, "__name__", fault))


def playable(faults: tuple[Fault, ...], place: Place) -> tuple[Fault, ...]:
    """Those for which this machine has what they want."""
    return tuple(one for one in faults if named(one) not in _WANTS or _WANTS[named(one)](place))


def mend(place: Place) -> None:
    """Whatever a fault has left behind that broke off."""
    for link in (*place.to_redis, *place.to_instances):
        link.mend()
    place.write_keys()
    place.write_book()
    place.set_clock(0)
    for one in place.instances:
        if one.process.poll() is not None:
            one.begin()
        until(one.ready)
