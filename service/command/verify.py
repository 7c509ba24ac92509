"""`floorman verify`: is a report what these rulebooks say of a hand?"""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import click

from ..answers.render import Json, plain
from ..bounded_json import MOST_BYTES, json_in, json_of
from ..rulesets import Rulebooks
from . import cli_options
from .hand_files import UnusableFile, one_recorded
from .judge import Judge
from .terminal import tell


@click.command()
@click.argument("report", type=cli_options.OLD_FILE)
@click.argument("hand", type=cli_options.OLD_FILE)
@cli_options.RULEBOOK_OPTION
@cli_options.HOUSE_RULES_OPTION
@cli_options.ON_ILLEGAL_OPTION
@cli_options.RULEBOOKS_DIR_OPTION
@click.option("--detail", type=click.Choice(["full", "brief"]), help="As in POST /v1/hands.")
def verify(report: Path, hand: Path, **options: Any) -> None:
    """Check that REPORT is the report of these rulebooks on HAND.

    HAND is the request as sent, or the file (PHH, OHH, a text history) with the options of the query. Exit code: 0
    if the request, the rulebook and the rulings are the same, 1 if one differs, 2 if they cannot be read.
    """
    try:
        findings = verified(
            report, hand, cli_options.usual_settings(options), cli_options.rulebooks_of(options["rulebooks_dir"])
        )
    except UnusableFile as error:
        cli_options.fail(str(error))
    for what, same in findings.items():
        tell(f"{what}: {'the same' if same else 'NOT the same'}")
    sys.exit(0 if all(findings.values()) else cli_options.EXIT_WRONG)


def verified(report: Path, hand: Path, usual: Json, rulebooks: Rulebooks) -> dict[str, bool]:
    """Whether request, rulebook and rulings are the same as in the report. Raises UnusableFile."""
    reports = _reports(report)
    judge = Judge(rulebooks, usual)
    again = judge.line(one_recorded(hand))
    if "answer" not in again:
        errors = again["problem"].get("errors", ())
        raise UnusableFile(f"{hand}: " + "; ".join(f"{err['pointer']} {err['message']}".strip() for err in errors))
    now = plain(again["answer"])
    receipt = now["receipt"]
    before = next((report for report in reports if report["receipt"].get("request") == receipt["request"]), reports[0])
    rulings = [{key: value for key, value in report.items() if key != "receipt"} for report in (before, now)]
    return {
        "request": before["receipt"].get("request") == receipt["request"],
        "rulebook": before["receipt"].get("rulebook") == receipt["rulebook"],
        "rulings": rulings[0] == rulings[1],
    }


def _reports(path: Path) -> list[Json]:
    """The report in a file, or all reports in a file of answers or results. Raises UnusableFile."""
    values: list[Any] = []
    try:
        values.append(json_in(path))
    except ValueError as error:
        why = str(error)
        with path.open("rb") as file:
            while line := file.readline(MOST_BYTES + 1):
                with suppress(ValueError):
                    values.append(json_of(line))
    else:
        why = "it holds another value"
    parts = [value.get("answer", value) for value in values if isinstance(value, dict)]
    reports = [part for part in parts if isinstance(part, dict) and isinstance(part.get("receipt"), dict)]
    if not reports:
        raise UnusableFile(f"{path}: there is no report with a receipt in it: {why}")
    return reports
