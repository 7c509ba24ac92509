"""`floorman rulebooks prove`: do two rulebooks ever offer different actions?"""

import sys
from pathlib import Path

import click

from service.answers.render import to_bytes
from service.command.cli_options import EXIT_WRONG, RULEBOOKS_DIR_OPTION, fail, full_name, rulebooks_of
from service.command.extras import needed
from service.command.terminal import tell, write
from service.rules.model.round import Structure


@click.command()
@click.argument("first")
@click.argument("second")
@click.option(
    "--seats", type=click.IntRange(2, 4), default=2, show_default=True, help="Players; more players take longer."
)
@click.option(
    "--structure",
    type=click.Choice([word.value for word in Structure]),
    multiple=True,
    help="Only these structures; all by default.",
)
@RULEBOOKS_DIR_OPTION
@click.pass_context
def prove(
    context: click.Context, first: str, second: str, seats: int, structure: tuple[str, ...], rulebooks_dir: Path | None
) -> None:
    """Prove whether two rulebooks ever offer different actions, for all numbers of chips.

    For each structure, street and opening, the command prints that there is no difference, or each kind of
    difference. A difference has a request body that shows it with the fewest chips: for /v1/decisions, or for
    /v1/rounds with an opening. Declarations, actions out of turn and house rules are not covered. Exit code: 0 if no
    difference was found, 1 if any was.
    """
    try:
        from ..rulebook_difference import compare, request_body, shapes
    except ModuleNotFoundError as error:
        if error.name != "z3":
            raise
        fail(needed("rulebooks prove"))
    above = context.parent.params["rulebooks_dir"] if context.parent else None
    carried, names = rulebooks_of(rulebooks_dir or above), (full_name(first), full_name(second))
    for name in names:
        if name not in carried:
            fail(f"{name}: there is no such rulebook")
    rulesets = [carried[name].ruleset for name in names]
    differs = False
    for shape in shapes([Structure(word) for word in structure or Structure], seats):
        paths, differences = compare(rulesets[0], rulesets[1], shape)
        differs = differs or bool(differences)
        tell(f"{shape}: {'never different' if not differences else 'different'} ({paths} paths)")
        for difference in differences:
            tell("  " + ", ".join(difference.where))
            for ruleset in rulesets:
                write(b"    " + to_bytes(request_body(difference, ruleset)))
    sys.exit(EXIT_WRONG if differs else 0)
