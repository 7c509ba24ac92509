"""How far a run is, where somebody looks on."""

import sys

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn


def progress(console: Console, what: str) -> Progress:
    """A bar; its tasks have `done`, so many of `what`, and the `rate`."""
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


def rate(bar: Progress) -> str:
    """How many a second."""
    task = bar.tasks[0]
    return f"{task.fields['done'] / task.elapsed:,.0f}/s" if task.elapsed else ""
