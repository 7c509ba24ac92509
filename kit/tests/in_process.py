"""An engine that is a function in this process."""

from collections.abc import Callable
from typing import Any

from kit.engine import Implementation


class InProcess:
    """It answers what the function does, and is called so."""

    def __init__(self, ask: Callable[[Any], Any], implementation: Implementation | None = None) -> None:
        self.ask = ask
        self.implementation = implementation or Implementation("Test engine", "7")

    def close(self) -> None:
        """Nothing to end."""
