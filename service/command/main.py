"""The command `floorman`. Each of its commands is a module, imported when it is asked for, so that it starts fast."""

import sys
from importlib import import_module
from typing import Any

try:
    import click
except ImportError:
    sys.exit("floorman: the command needs what comes with floorman[cli], which is not installed")

from .. import __version__
from .terminal import one_line

_COMMANDS = (
    "conform",
    "convert",
    "decide",
    "keys",
    "mcp",
    "merge",
    "replay",
    "rulesets",
    "serve",
    "settings",
    "validate",
    "verify",
)
_MODULES = dict(zip(_COMMANDS, _COMMANDS, strict=True)) | {
    "mcp": "mcp_server",
    "rulesets": "rulesets_group",
    "settings": "show_settings",
}


class _Commands(click.Group):
    """Commands by the names of their modules. They repeat nothing to a terminal that it would obey."""

    def list_commands(self, _: click.Context) -> list[str]:
        return list(_MODULES)

    def get_command(self, _: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _MODULES:
            return None
        command: click.Command = getattr(import_module(f".{_MODULES[cmd_name]}", __package__), cmd_name)
        return command

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command. What click says of it repeats arguments, and a pattern of the shell may name any file."""
        try:
            return super().invoke(ctx)
        except click.ClickException as error:
            error.message = one_line(error.message)  # type: ignore[misc]  # click sets it once itself
            raise


@click.group(cls=_Commands)
@click.version_option(__version__, prog_name="floorman")
def floorman() -> None:
    """Poker betting rules: is this legal, what does it become, which clause says so."""
