"""Sharing work among processes, in pieces; the results come in the order of the pieces."""

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypeVar

from ..answers import render
from ..rulesets import load_shelf
from .hand_files import Recorded
from .judge import Judge

Json = dict[str, Any]
Piece = TypeVar("Piece")
Result = TypeVar("Result")

_AT_ONCE: Final = 100  # hands in a piece: enough to make handing over cheap, few enough to hold little in memory
_AHEAD: Final = 4  # pieces queued for each process

_judge: Judge


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


def judged(hands: Iterable[Recorded], usual: Json, rulesets_dir: Path | None, jobs: int) -> Iterator[list[bytes]]:
    """The lines of results for these hands, in pieces and in order."""
    return in_order(_pieces(hands), _lines, _begin, (usual, rulesets_dir), jobs)


def _pieces(hands: Iterable[Recorded]) -> Iterator[list[Recorded]]:
    every = iter(hands)
    while piece := list(islice(every, _AT_ONCE)):
        yield piece


def _begin(usual: Json, rulesets_dir: Path | None) -> None:
    """Load the rulebooks; called once in each process."""
    global _judge  # noqa: PLW0603  # a worker process has one, and nothing else to hang it on
    _judge = Judge(load_shelf(extra=rulesets_dir), usual)


def _lines(piece: list[Recorded]) -> list[bytes]:
    return [render.to_bytes(_judge.line(one)) for one in piece]
