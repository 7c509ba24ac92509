"""Tables, progress and colours in a terminal."""

from collections.abc import Iterable
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
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
