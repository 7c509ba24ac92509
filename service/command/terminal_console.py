"""Tables, progress and colours in a terminal; and a progress bar."""

import sys
from collections.abc import Iterable
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.segment import Segment

from .terminal import one_line


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


def per_second(bar: Progress) -> str:
    """How many were done per second, in words."""
    task = bar.tasks[0]
    return f"{task.fields['done'] / task.elapsed:,.0f}/s" if task.elapsed else ""
