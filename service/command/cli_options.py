"""Options that several commands share: what they read, what each ends the command with."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NoReturn

import click

from ..process import cores
from ..rulesets import Rulebook, Rulebooks, RulebooksError, load_rulebooks, newest_seen
from .terminal import tell

EXIT_WRONG: Final = 1
"""The question was answered, and something is wrong: a hand, a report, a replayed decision."""
EXIT_UNANSWERED: Final = 2
"""The question could not be answered; 2 is also what click ends with if options are wrong."""
EXIT_FLOOR: Final = 3
"""The book leaves it to the floor."""

NEW_FILE: Final = click.Path(dir_okay=False, path_type=Path)
OLD_FILE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)
RULEBOOKS_DIR_OPTION: Final = click.option(
    "--rulebooks-dir",
    envvar="RULEBOOKS_DIR",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A folder of your own rulebooks, in addition to the published ones.",
)

RULEBOOK_OPTION: Final = click.option(
    "--rulebook",
    metavar="ID",
    help="The rulebook for hands that name none (ID@2: its version 2; tda: the newest of the TDA's).",
)
HOUSE_RULES_OPTION: Final = click.option("--house-rules", type=OLD_FILE, help="A JSON file of house rules.")
ON_ILLEGAL_OPTION: Final = click.option(
    "--on-illegal", type=click.Choice(["correct", "stop"]), help="As in POST /v1/hands."
)
HTML_OPTION: Final = click.option("--html", type=NEW_FILE, help="Write a report as one self-contained page.")
SUMMARY_OPTION: Final = click.option("--json", type=NEW_FILE, help="Write the summary, by site and cause.")
SKIP_UNKNOWN_OPTION: Final = click.option(
    "--skip-unknown",
    is_flag=True,
    help="Ignore files and lines without a hand, such as a README.txt, in the exit code.",
)
EXIT_ZERO_OPTION: Final = click.option("--exit-zero", is_flag=True, help="Exit with 0 for any result.")
QUIET_OPTION: Final = click.option("--quiet", is_flag=True, help="Print nothing; use the exit code.")


JOBS_OPTION: Final = click.option(
    "--jobs", type=click.IntRange(1, 256), default=cores, show_default="cores", help="The number of processes."
)


def rulebooks_of(rulebooks_dir: Path | None) -> Rulebooks:
    """The published rulebooks and those of the folder; ends the command if they cannot be read."""
    try:
        return load_rulebooks(extra=rulebooks_dir)
    except RulebooksError as error:
        fail(str(error))


def full_name(name: str) -> str:
    """The id of the newest edition that was seen if this is a short name of a published book, as `tda`; else the name.

    What is typed may be short. A request names an id: what it means may not change with an upgrade.
    """
    meant = newest_seen(load_rulebooks()).get(name)
    return meant.ruleset.id if meant else name


def rulebook_named(name: str, rulebooks: Rulebooks) -> Rulebook:
    """The rulebook of this id, pinned id or short name; ends the command if there is none."""
    from ..answers.questions import not_carried

    id = full_name(name)
    if id not in rulebooks:
        fail(not_carried("", id, rulebooks).message)
    return rulebooks[id]


def usual_settings(options: dict[str, Any]) -> dict[str, Any]:
    """The settings of every hand that does not name its own; what a short name means is told."""
    usual = {name: options[name] for name in ("rulebook", "on_illegal", "detail") if options.get(name)}
    if "rulebook" in usual and (id := full_name(usual["rulebook"])) != usual["rulebook"]:
        if not options.get("quiet"):
            tell(f"{usual['rulebook']}: {id} {load_rulebooks()[id].ruleset.version}", err=True)
        usual["rulebook"] = id
    if options.get("house_rules"):
        usual["house_rules"] = _json_object(options["house_rules"])
    return usual


def fail_unless_writable(*written: Path | None) -> None:
    """End the command if one of the files cannot be written where it is to be: before the work, not after it."""
    for path in filter(None, written):
        try:
            path.stat()
        except FileNotFoundError:
            pass
        except OSError as error:  # links that lead back to themselves, a name that is too long
            fail(f"{path}: {error.strerror}")
        folder = Path(os.path.realpath(path)).parent if path.is_symlink() else path.parent
        if not folder.is_dir():
            fail(f"{path}: there is no folder {folder}")
        if not os.access(folder, os.W_OK):
            fail(f"{path}: nothing can be written there")


def fail_unless_apart(written: Iterable[Path | None], read: Iterable[Path | None]) -> None:
    """End the command if a file that is to be written is also read, or is written twice: one of the two were lost."""
    named = {_same(path) for path in read if path}
    for path in filter(None, written):
        if _same(path) in named and (path.is_file() or not path.exists()):  # a device may be named twice
            fail(f"{path} is named twice: what is written needs a file of its own")
        named.add(_same(path))


def _same(path: Path) -> tuple[int, int] | Path:
    """What is equal for two paths if they name one file, links included."""
    try:
        status = path.stat()
    except OSError:
        return Path(os.path.realpath(path))  # resolve() fails where links lead back to themselves
    return status.st_dev, status.st_ino


def fail(*why: str) -> NoReturn:
    """End the command with exit code 2: what was asked cannot be answered, for a reason of one line or several."""
    tell("floorman: " + "".join(why[:1]), *why[1:], err=True)
    sys.exit(EXIT_UNANSWERED)


def _json_object(path: Path) -> dict[str, Any]:
    from ..answers.strict_json import NotJson, parse

    try:
        value = parse(path.read_bytes())
    except NotJson as error:
        fail(f"{path}: {error}")
    if not isinstance(value, dict):
        fail(f"{path}: this must be a JSON object")
    return value
