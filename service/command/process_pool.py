"""Sharing work among processes, in chunks; the results come in the order of the chunks."""

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Final, TypeVar

from .hand_files import Recorded
from .replay_line import LoggedLine

Piece = TypeVar("Piece", bound=Recorded | LoggedLine)
Result = TypeVar("Result")

_AHEAD: Final = 4  # chunks queued for each process
_AT_ONCE: Final = 100  # pieces in a chunk: enough to make handing over cheap, few enough to hold little in memory
_BYTES_AT_ONCE: Final = 4 * 1024 * 1024

_work: Callable[[Any], Any]


def in_chunks(pieces: Iterable[Piece]) -> Iterator[list[Piece]]:
    """The pieces in order, in chunks of a size to hand over."""
    chunk: list[Piece] = []
    size = 0
    for piece in pieces:
        chunk.append(piece)
        size += len(piece.text)
        if len(chunk) >= _AT_ONCE or size >= _BYTES_AT_ONCE:
            yield chunk
            chunk, size = [], 0
    if chunk:
        yield chunk


def map_in_order(
    chunks: Iterable[list[Piece]],
    prepare: Callable[..., Callable[[Piece], Result]],
    arguments: tuple[Any, ...],
    jobs: int,
) -> Iterator[list[Result]]:
    """The results of each chunk, in order, in bounded memory.

    `prepare`, called in each process once, gives what makes a result of a piece.
    """
    if jobs == 1:
        work = prepare(*arguments)
        yield from ([work(piece) for piece in chunk] for chunk in chunks)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(prepare, arguments)) as pool:
        waiting: deque[Future[list[Result]]] = deque()
        try:
            for chunk in chunks:
                waiting.append(pool.submit(_results, chunk))
                if len(waiting) >= jobs * _AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _begin(prepare: Callable[..., Callable[[Any], Any]], arguments: tuple[Any, ...]) -> None:
    global _work  # noqa: PLW0603  # a worker process has one, and nothing else to hang it on
    _work = prepare(*arguments)


def _results(chunk: list[Any]) -> list[Any]:
    return [_work(piece) for piece in chunk]
