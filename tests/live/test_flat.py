"""Requests by the thousand, from many at once: answered as one by one, and nothing is left of them."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Final

from tests.live.corpus import CORPUS, Request, asked
from tests.live.processes import held, running, workers

THREADS: Final = 64
ROUNDS: Final = 3
MOST_MIB: Final = 6


def test_many_at_once_are_told_what_each_is_told_alone_and_memory_stays_flat(tmp_path: Path) -> None:
    with running(tmp_path / "log") as server:
        begins = [number * len(CORPUS) // THREADS for number in range(THREADS)]
        alone = dict(one for begin in begins for one in part_of(server.port, begin))
        assert len(set(alone.values())) > len(alone) // 2
        seen = []
        for round_ in range(ROUNDS):
            with ThreadPoolExecutor(THREADS) as callers:
                shares = list(callers.map(lambda at: part_of(server.port, at), begins))
            assert [one for share in shares for one in share if alone[one[0]] != one[1]] == []
            seen.append([held(worker) for worker in sorted(workers(server))])
            assert sum(map(len, shares)) >= 1000, round_
        for first, last in zip(seen[0], seen[-1], strict=True):
            assert last.mib < first.mib + MOST_MIB
            assert last.files <= first.files + 2
            assert last.threads <= first.threads


def part_of(port: int, begin: int) -> list[tuple[Request, tuple[int, bytes]]]:
    """Some of what is asked, from there on: every thread has another mix."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=60)) as line:
        return [(one, asked(line, one)) for one in (CORPUS * 2)[begin : begin + 24]]
