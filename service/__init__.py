"""Floorman: poker betting rules as a service, and as a library.

`docs/reference/library.md` shows the library. It is imported when one of its names is used: the command and the rules
alone are imported without it.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .library import (
        InvalidRequest,
        batch,
        decide,
        diff,
        games,
        hand,
        hand_lines,
        next_hand,
        next_street,
        options,
        rounds,
        rulebook,
        rulebooks,
        write_hand,
    )
    from .rulesets import Rulebooks, RulebooksError, load_rulebooks

__version__ = "1.0.0"

__all__ = [
    "InvalidRequest",
    "Rulebooks",
    "RulebooksError",
    "batch",
    "decide",
    "diff",
    "games",
    "hand",
    "hand_lines",
    "load_rulebooks",
    "next_hand",
    "next_street",
    "options",
    "rounds",
    "rulebook",
    "rulebooks",
    "write_hand",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import library, rulesets

    return getattr(rulesets if name in rulesets.__all__ else library, name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]  # what is not imported yet would not be among the module's names
