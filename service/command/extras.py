"""The commands of `floorman`, and the extra of the package that brings each; it needs the standard library alone."""

import sys
from typing import Final

from .. import __version__

COMMANDS: Final = (
    *("convert", "decide", "doctor", "keys", "merge", "replay"),
    *("rulebooks", "serve", "settings", "validate", "verify"),
)
KIT_COMMANDS: Final = ("conform", "mcp")
"""The commands that the kit brings, which join this one as entry points of `KIT_GROUP`, as `rulebooks prove` does."""
KIT_GROUP: Final = "floorman.commands"
_EXTRAS: Final = dict.fromkeys(KIT_COMMANDS, "kit") | {"mcp": "mcp", "serve": "cli,server"}
"""The extras of a command that needs more than `cli`."""
_BESIDE: Final = {"rulebooks prove": " z3-solver"}
"""A package that a command needs, and that is in no extra: it is large."""


def needed(command: str) -> str:
    """The line that says what to install for a command."""
    extras = _EXTRAS.get(command, "cli")
    beside = _BESIDE.get(command, "")
    return f"{command} needs packages that are not installed: pip install 'floorman[{extras}]'{beside}"


def is_of_an_extra(error: ModuleNotFoundError) -> bool:
    """Whether the missing module is a package of others, and none of ours."""
    return (error.name or "").partition(".")[0] != __name__.partition(".")[0]


def without_click(arguments: list[str]) -> int:
    """Answer with the standard library alone. Returns the exit code."""
    first = arguments[0] if arguments else ""
    if first == "--version":
        sys.stdout.write(f"floorman, version {__version__}\nFor the commands: pip install 'floorman[cli]'\n")
        return 0
    if first in ("", "--help"):
        (sys.stdout if first else sys.stderr).write(_usage())
        return 0 if first else 2
    there = (*COMMANDS, *KIT_COMMANDS)
    sys.stderr.write(f"floorman: {needed(first) if first in there else f'no such command or option: {first!a}'}\n")
    return 2


def _usage() -> str:
    others = ", ".join(name for name in COMMANDS if name not in _EXTRAS)
    brought = {"cli": others} | {extras: name for name, extras in _EXTRAS.items()}
    lines = [f"  pip install {f'floorman[{extras}]'!r:<23} {names}" for extras, names in brought.items()]
    return "\n".join(
        [
            "Usage: floorman [--version] [--help] COMMAND ...",
            "",
            "The library alone is installed: import floorman. Extras bring the commands:",
            *lines,
            "",
        ]
    )
