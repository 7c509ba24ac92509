"""`floorman rulebooks prove`: do two rulebooks ever offer different actions?"""

import sys
from pathlib import Path

import click

from service.answers.render import to_bytes
from service.command.cli_options import (
    EXIT_UNANSWERED,
    EXIT_WRONG,
    RULEBOOKS_DIR_OPTION,
    fail,
    rulebook_named,
    rulebooks_of,
)
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

    For each structure, street and opening, the command prints that there is no difference, or each way in which they
    differ. A way has a request body that shows it with small amounts: for /v1/decisions, where options_before differs,
    or for /v1/rounds with an opening. Both rulebooks get the same round, with a smallest chip of 1: how each counts the
    bets that lead to it, declarations, actions out of turn and house rules are not covered. Exit code: 0 if no
    difference was found, 1 if any was, 2 if there is none but something could not be compared.
    """
    try:
        from ..rulebook_difference import compare, request_body, shapes
        from ..symbolic import MOST_COUNT
    except ModuleNotFoundError as error:
        if error.name != "z3":
            raise
        fail(needed("rulebooks prove"))
    above = context.parent.params["rulebooks_dir"] if context.parent else None
    carried = rulebooks_of(rulebooks_dir or above)
    rulesets = [rulebook_named(name, carried).ruleset for name in (first, second)]
    differs, compared = False, True
    for shape in shapes([Structure(word) for word in structure or Structure], seats):
        paths, differences = compare(rulesets[0], rulesets[1], shape)
        differs, compared = differs or bool(differences), compared and paths > 0
        result = "different" if differences else "never different" if paths else "not compared"
        tell(f"{shape}: {result} ({paths} paths)")
        for difference in differences:
            tell("  " + ", ".join(difference.where))
            for ruleset in rulesets:
                write(b"    " + to_bytes(request_body(difference, ruleset)))
    if not compared:
        tell(f"Not compared: no round suits both rulebooks, or a cap is above {MOST_COUNT - 1} raises.", err=True)
    sys.exit(EXIT_WRONG if differs else 0 if compared else EXIT_UNANSWERED)
