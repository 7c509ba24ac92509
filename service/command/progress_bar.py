"""A progress bar, shown on a terminal only."""

import sys
from collections.abc import Callable

from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from .terminal_console import TerminalConsole


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


def one_more(bar: Progress, total: int) -> Callable[[], None]:
    """What counts one more of so many, as the one task of the bar."""
    bar.add_task("", total=total, done=0, rate="")
    [task] = bar.tasks
    return lambda: bar.update(task.id, advance=1, done=int(task.completed) + 1, rate=per_second(bar))


def per_second(bar: Progress) -> str:
    """How many were done per second, in words."""
    task = bar.tasks[0]
    return f"{task.fields['done'] / task.elapsed:,.0f}/s" if task.elapsed else ""
