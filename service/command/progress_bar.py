"""A progress bar, shown on a terminal only."""

import sys

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn


def progress_bar(console: Console, what: str) -> Progress:
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
