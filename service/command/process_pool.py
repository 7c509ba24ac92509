"""Sharing work among processes, in chunks; the results come in the order of the chunks."""

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Final, TypeVar

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")

_AHEAD: Final = 4  # chunks queued for each process


def map_in_order(
    chunks: Iterable[Chunk],
    work: Callable[[Chunk], Result],
    start: Callable[..., None],
    start_arguments: tuple[Any, ...],
    jobs: int,
) -> Iterator[Result]:
    """The result of each chunk, in order, in bounded memory; `start` is called once in each process before the work."""
    if jobs == 1:
        start(*start_arguments)
        yield from map(work, chunks)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=start, initargs=start_arguments) as pool:
        waiting: deque[Future[Result]] = deque()
        try:
            for chunk in chunks:
                waiting.append(pool.submit(work, chunk))
                if len(waiting) >= jobs * _AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
