"""The command `floorman`. Each of its commands is a module, imported when it is asked for, so that it starts fast."""

from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, cast

import click

from .. import __version__
from .cli_options import fail
from .extras import COMMANDS, KIT_COMMANDS, KIT_GROUP, is_of_an_extra, needed
from .terminal import one_line

_MODULES = dict(zip(COMMANDS, COMMANDS, strict=True)) | {
    "rulebooks": "rulebooks_group",
    "settings": "serve",
    "decide": "decide_request",
}


class _Commands(click.Group):
    """Commands by the names of their modules. They repeat nothing to a terminal that it would obey."""

    def list_commands(self, _: click.Context) -> list[str]:
        return sorted([*_MODULES, *KIT_COMMANDS])

    def get_command(self, _: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _MODULES and cmd_name not in KIT_COMMANDS:
            return None
        try:
            command = of_the_kit(cmd_name) if cmd_name in KIT_COMMANDS else _own(cmd_name)
        except ModuleNotFoundError as error:
            if not is_of_an_extra(error):
                raise
            return _absent(cmd_name)
        return command

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command. What click says of it repeats arguments, and a pattern of the shell may name any file."""
        try:
            return super().invoke(ctx)
        except click.ClickException as error:
            error.message = one_line(error.message)  # type: ignore[misc]  # click sets it once itself
            raise
        except ModuleNotFoundError as error:  # a part of a command may need more than the command
            if not is_of_an_extra(error):
                raise
            fail(needed(str(ctx.invoked_subcommand)))


def _own(name: str) -> click.Command:
    return cast("click.Command", getattr(import_module(f".{_MODULES[name]}", __package__), name))


def of_the_kit(name: str) -> click.Command:
    """A command of the kit, also below another. Where the kit is not installed, as in the image, one that says so."""
    for point in entry_points(group=KIT_GROUP, name=name.rsplit(maxsplit=1)[-1]):
        if find_spec(point.module.partition(".")[0]):  # a note may outlive what it names
            return cast("click.Command", point.load())
    return _absent(name)


def _absent(name: str) -> click.Command:
    """The command in the place of one whose packages are not installed: whatever it is given, it says so."""
    takes_all = {"ignore_unknown_options": True}
    rest = click.Argument(["rest"], nargs=-1, type=click.UNPROCESSED)
    text = needed(name)
    return click.Command(name, takes_all, lambda rest: fail(text), [rest], help=text, short_help=f"Not here: {text}")  # noqa: ARG005


@click.group(cls=_Commands)
@click.version_option(__version__, prog_name="floorman")
def floorman() -> None:
    """Rule on poker betting: legality, resulting action, and the clause behind it."""
