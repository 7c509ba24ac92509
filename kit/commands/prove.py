"""`floorman rulebooks prove`: do two rulebooks ever offer different actions?"""

import json
import sys
from collections.abc import Iterable
from typing import Any

import click

from service import __version__
from service.command import cli_options
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
@click.option("--json", "as_json", is_flag=True, help="Print the result as one JSON object.")
@cli_options.RULEBOOKS_DIR_OPTION
@click.pass_context
def prove(context: click.Context, /, first: str, second: str, as_json: bool, **options: Any) -> None:
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
        cli_options.fail(needed("rulebooks prove"))
    above = context.parent.params["rulebooks_dir"] if context.parent else None
    carried = cli_options.rulebooks_of(options["rulebooks_dir"] or above)
    names = cli_options.full_name(first), cli_options.full_name(second)
    ours, theirs = (cli_options.rulebook_named(name, carried).ruleset for name in names)
    rounds: list[dict[str, Any]] = []
    structures = [Structure(word) for word in options["structure"] or Structure]
    for shape in shapes(structures, options["seats"]):
        paths, differences = compare(ours, theirs, shape)
        ways = [{"where": way.where, "requests": [request_body(way, name) for name in names]} for way in differences]
        rounds.append({"round": str(shape), "paths": paths, "differences": ways if paths else None})
        if not as_json:
            _tell(rounds[-1], *names)
    counts = [None if round["differences"] is None else len(round["differences"]) for round in rounds]
    differ = any(counts) or (None if None in counts else False)
    if as_json:
        result = {"floorman": __version__, "first": names[0], "second": names[1], "differ": differ, "rounds": rounds}
        write(json.dumps(result, ensure_ascii=False))
    if None in counts:
        tell(f"Not compared: no round suits both rulebooks, or a cap is above {MOST_COUNT - 1} raises.", err=True)
    sys.exit(cli_options.EXIT_UNANSWERED if differ is None else cli_options.EXIT_WRONG if differ else 0)


def _tell(round: dict[str, Any], first: str, second: str) -> None:
    """A kind of round, and each way in which two rulebooks of these names differ there with its requests."""
    ways = round["differences"]
    result = "different" if ways else "not compared" if ways is None else "never different"
    tell(f"{round['round']}: {result} ({round['paths']} paths)")
    for way in ways or ():
        tell("  " + _in_words(way["where"], first, second))
        for body in way["requests"]:
            write("    " + json.dumps(body, ensure_ascii=False, separators=(",", ":")))


def _in_words(where: Iterable[str], first: str, second: str) -> str:
    """A way in which they differ: what either offers that the other does not, or which of them has a lower amount."""
    sides = [word.replace("not_reopened", "not reopened").partition(" against ") for word in where]
    if sides[0][1]:
        ours, theirs = (", ".join(dict.fromkeys(side[place] for side in sides)) for place in (0, 2))
        return f"{first}: {ours}; {second}: {theirs}"
    amount, _, than = sides[0][0].partition(": ")
    return f"{amount}: lower under {first if than == 'less' else second}"
