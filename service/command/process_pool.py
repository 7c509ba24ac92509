"""Sharing work among processes, in pieces; the results come in the order of the pieces."""

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Final, TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")

_AHEAD: Final = 4  # pieces queued for each process


def in_order(
    pieces: Iterable[Piece],
    work: Callable[[Piece], Result],
    begin: Callable[..., None],
    begun_with: tuple[Any, ...],
    jobs: int,
) -> Iterator[Result]:
    """The result of each piece, in order, in bounded memory; `begin` is called once in each process before the work."""
    if jobs == 1:
        begin(*begun_with)
        yield from map(work, pieces)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=begin, initargs=begun_with) as pool:
        waiting: deque[Future[Result]] = deque()
        try:
            for piece in pieces:
                waiting.append(pool.submit(work, piece))
                if len(waiting) >= jobs * _AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
