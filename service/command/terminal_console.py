"""Tables, progress and colours in a terminal; a progress bar, and elsewhere a line now and then."""

import sys
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.segment import Segment

from .terminal import one_line, tell


class TerminalConsole(Console):
    """rich's console; no text that it is given is obeyed, by itself as markup or by the terminal."""

    def __init__(self, **options: Any) -> None:
        super().__init__(markup=False, emoji=False, **options)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """The parts of what is shown, each without what a terminal would obey."""
        for part in super().render(renderable, options):
            if part.control:  # rich's own, such as to draw a bar anew
                yield part
            else:
                yield Segment("\n".join(map(one_line, part.text.split("\n"))), part.style)


_EVERY: Final = 10.0
"""Seconds between two lines where there is no terminal."""


def progress_bar(console: TerminalConsole, what: str) -> Progress:
    """The bar. Its tasks have the fields `done`, a number of `what`, and `rate`."""
    return Progress(
        SpinnerColumn(),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f}%"),
        TextColumn("{task.fields[done]:,} " + what),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not sys.stderr.isatty(),
    )


def one_more(bar: Progress, total: int, what: str, clock: Callable[[], float] = monotonic) -> Callable[[], None]:
    """What counts one more of so many, as the one task of the bar. `what` they are."""
    bar.add_task("", total=total, done=0, rate="")
    [task] = bar.tasks
    told_at = clock()

    def count() -> None:
        nonlocal told_at
        done = int(task.completed) + 1
        bar.update(task.id, advance=1, done=done, rate=per_second(bar))
        if bar.disable and clock() - told_at >= _EVERY:
            told_at = clock()
            tell(f"{done:,} of {total:,} {what}", err=True)

    return count


def per_second(bar: Progress) -> str:
    """How many were done per second, in words."""
    task = bar.tasks[0]
    return f"{task.fields['done'] / task.elapsed:,.0f}/s" if task.elapsed else ""
