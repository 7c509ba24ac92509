"""Requests by the thousand, from many at once: answered as one by one, and nothing is left of them."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Final

from tests.live.corpus import CORPUS, Request, asked
from tests.live.processes import Held, held, running, workers
from tests.support.waiting import until

THREADS: Final = 64
ROUNDS: Final = 3
MOST_MIB: Final = 6


def test_many_at_once_are_told_what_each_is_told_alone_and_memory_stays_flat(tmp_path: Path) -> None:
    before: dict[int, Held] = {}
    with running(tmp_path / "log") as server:
        begins = [number * len(CORPUS) // THREADS for number in range(THREADS)]
        alone = dict(one for begin in begins for one in part_of(server.port, begin))
        assert len(set(alone.values())) > len(alone) // 2
        for round_ in range(ROUNDS):
            with ThreadPoolExecutor(THREADS) as callers:
                shares = list(callers.map(lambda at: part_of(server.port, at), begins))
            assert [one for share in shares for one in share if alone[one[0]] != one[1]] == []
            assert sum(map(len, shares)) >= 1000, round_
            now = {worker: held(worker) for worker in workers(server)}
            before = before if round_ else now
        assert all(now[worker].mib < first.mib + MOST_MIB for worker, first in before.items())

        def is_flat() -> bool:  # once callers who hung up have been seen off
            last = [(held(worker), first) for worker, first in before.items()]
            return all(one.files <= first.files + 2 and one.threads <= first.threads for one, first in last)

        until(is_flat)


def part_of(port: int, begin: int) -> list[tuple[Request, tuple[int, bytes]]]:
    """Some of what is asked, from there on: every thread has another mix."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=60)) as line:
        return [(one, asked(line, one)) for one in (CORPUS * 2)[begin : begin + 24]]
