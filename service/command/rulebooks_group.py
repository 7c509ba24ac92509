"""`floorman rulebooks`: list rulebooks, print one, check files of one's own."""

import sys
from collections.abc import Iterator
from pathlib import Path

import click

from ..rules.model.reason import Basis
from ..rulesets import Rulebook, Rulebooks, RulebooksError, load_rulebooks, parameters
from ..rulesets import check as checked
from .cli_options import EXIT_WRONG, RULEBOOKS_DIR_OPTION, fail, rulebook_named, rulebooks_of
from .main import of_the_kit
from .terminal import tell, write


class _ById(click.Group):
    """A word that is no command is the id of a rulebook to print. `prove` is the kit's."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*super().list_commands(ctx), "prove"])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return of_the_kit("rulebooks prove") if cmd_name == "prove" else super().get_command(ctx, cmd_name)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        return super().resolve_command(ctx, args if args[0] in self.list_commands(ctx) else ["show", *args])


@click.group(cls=_ById, invoke_without_command=True)
@RULEBOOKS_DIR_OPTION
@click.pass_context
def rulebooks(context: click.Context, rulebooks_dir: Path | None) -> None:
    """List the available rulebooks, print one, or check your own.

    `floorman rulebooks ID` is `floorman rulebooks show ID`.
    """
    if context.invoked_subcommand is None:
        tell(*_listed(rulebooks_of(rulebooks_dir)))


@rulebooks.command()
@click.argument("id")
@RULEBOOKS_DIR_OPTION
@click.pass_context
def show(context: click.Context, id: str, rulebooks_dir: Path | None) -> None:
    """Print the rulebook with this ID as JSON (ID@2: its version 2; tda: the newest of the TDA's)."""
    from ..answers.render import rulebook, to_bytes

    above = context.parent.params["rulebooks_dir"] if context.parent else None
    write(to_bytes(rulebook(rulebook_named(id, rulebooks_of(rulebooks_dir or above)))))


@rulebooks.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
def check(paths: tuple[Path, ...]) -> None:
    """Check whether a server accepts these rulebooks.

    PATHS are files, or folders of files. A rulebook that a file extends or falls back to must be published, or among
    PATHS. The command lists each rulebook with its differences from the rulebook that it extends, and its content
    from its fallback. Or it lists each error, with file and line. Exit code: 0 if a server accepts all of them, 1 if
    not, 2 if there is none.
    """
    try:
        books, faults = checked(paths)
    except RulebooksError as error:
        fail(str(error))
    for fault in faults:
        tell(fault, err=True)
    if faults:
        sys.exit(EXIT_WRONG)
    if not books:
        fail("there is no rulebook in " + ", ".join(map(str, paths)) + ": files are named ID.toml")
    rulebooks = Rulebooks((*load_rulebooks().carried, *books))
    for book in books:
        tell(*_summary(book, rulebooks))


def _summary(book: Rulebook, rulebooks: Rulebooks) -> Iterator[str]:
    """What a rulebook is, what it sets otherwise than the one that it extends, and what another one rules on for it."""
    yield f"{book.ruleset.id} {book.ruleset.version}: {book.title}"
    if book.extends is not None:
        base = parameters(rulebooks[book.extends].ruleset)
        for key, value in parameters(book.ruleset).items():
            if value != base[key]:
                yield f"  {key}: {_written(value)}, where {book.extends} has {_written(base[key])}"
    if book.falls_back_to is not None:
        cited = book.ruleset.topics.items()
        topics = [topic.value for topic, citation in cited if citation.basis is Basis.FALLBACK]
        yield f"  taken from {book.falls_back_to}: {', '.join(topics) or 'nothing'}"


def _written(setting: object) -> str:
    return str(setting).lower() if isinstance(setting, bool) else str(setting)


def _listed(rulebooks: Rulebooks) -> list[str]:
    """The rulebooks, a line each."""
    from rich.table import Table

    from .terminal_console import TerminalConsole

    table = Table("id", "version", "title", box=None)
    for book in rulebooks.carried:
        table.add_row(book.ruleset.id, book.ruleset.version, book.title)
    console = TerminalConsole(width=200, color_system=None)
    with console.capture() as capture:
        console.print(table)
    return [line.rstrip() for line in capture.get().splitlines()]
