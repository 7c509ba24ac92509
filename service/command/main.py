"""The command `floorman`. Each part is imported when it is needed, so that the command starts fast."""

import json
import os
import shlex
import sys
from datetime import UTC, datetime
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any

try:
    import click
except ImportError:
    sys.exit("floorman: the command needs what comes with floorman[cli], which is not installed")

from .. import __version__
from .cli_options import (
    EXIT_UNANSWERED,
    EXIT_WRONG,
    JOBS_OPTION,
    RULESETS_DIR_OPTION,
    fail,
    fail_unless_apart,
    fail_unless_writable,
    shelf_of,
)
from .conform.cli import conform
from .keys import keys
from .rulesets import rulesets

_RULESET_OPTION = click.option(
    "--ruleset", metavar="ID", help="The rulebook (ID@2: its version 2) for hands that name none."
)
_HOUSE_RULES_OPTION = click.option(
    "--house-rules", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="A JSON file of house rules."
)
_ON_ILLEGAL_OPTION = click.option("--on-illegal", type=click.Choice(["correct", "stop"]), help="As in POST /v1/hands.")


@click.group()
@click.version_option(__version__, prog_name="floorman")
def floorman() -> None:
    """Poker betting rules: is this legal, what does it become, which clause says so."""


floorman.add_command(keys)
floorman.add_command(rulesets)
floorman.add_command(conform)


def _share(_: click.Context, __: click.Parameter, value: str) -> tuple[int, int]:
    """`i/n`: share i, from 0, of n."""
    index, slash, of = value.partition("/")
    if not (slash and index.isdecimal() and of.isdecimal() and int(index) < int(of)):
        raise click.BadParameter(f"{value!r} is no share: write i/n, with i from 0 to n-1")
    return int(index), int(of)


@floorman.command()
@click.argument("paths", nargs=-1, required=True)
@_RULESET_OPTION
@_HOUSE_RULES_OPTION
@_ON_ILLEGAL_OPTION
@RULESETS_DIR_OPTION
@JOBS_OPTION
@click.option(
    "--shard", metavar="i/n", callback=_share, default="0/1", help="Share i, from 0, of n: only these hands are judged."
)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Where results go, a JSON line a hand.")
@click.option("--resume", is_flag=True, help="Go on after the results that --out holds.")
@click.option("--html", type=click.Path(dir_okay=False, path_type=Path), help="Write a report, one page by itself.")
@click.option("--exit-zero", is_flag=True, help="Exit with 0 whatever is found: the job is done.")
@click.option("--quiet", is_flag=True, help="Say nothing: the exit code tells.")
def validate(paths: tuple[str, ...], **asked: Any) -> None:
    """Were these hands played by the rules?

    PATHS are files, folders or archives of hands: .phh and .phhs, .ohh, .txt (histories as PokerStars writes them),
    .json, .ndjson, packed or not; - is standard input, a JSON request a line. A .txt without a hand is passed over.
    Exit code: 0 if every hand is legal and adds up, 1 if not, 2 if nothing was judged.
    """
    from .hand_files import NoSuchSource
    from .judge import Judge
    from .results_file import ResultsMismatch
    from .validate import Shard, ValidateOptions, validate, write_page

    index, of = asked["shard"]
    if asked["resume"] and not asked["out"]:
        fail("--resume needs --out: the results to go on from")
    if asked["out"] and asked["out"].exists() and asked["out"].stat().st_size and not asked["resume"]:
        fail(f"{asked['out']} is there already: --resume goes on with it; or name another, or remove it")
    fail_unless_writable(asked["out"], asked["html"])
    fail_unless_apart((asked["out"], asked["html"]), (*map(Path, paths), asked["house_rules"]))
    usual = {"detail": "brief"} | _usual(asked)
    if faults := Judge(shelf_of(asked["rulesets_dir"]), usual).faults():
        fail("; ".join(faults))
    run = ValidateOptions(
        paths=paths,
        usual=usual,
        rulesets_dir=asked["rulesets_dir"],
        jobs=asked["jobs"],
        shard=Shard(index=index, of=of),
        out=asked["out"],
        resume=asked["resume"],
        html=asked["html"],
        command=shlex.join(["floorman", *sys.argv[1:]]),
        quiet=asked["quiet"],
    )
    try:
        result = validate(run)
        write_page(result, run, datetime.now(UTC).isoformat(timespec="seconds"))
    except (NoSuchSource, ResultsMismatch) as error:
        fail(str(error))
    except BrokenPipeError:
        sys.exit(EXIT_WRONG)
    if not result.hands and of == 1:
        fail("there are no hands in " + ", ".join(paths))
    sys.exit(EXIT_WRONG if result.wrong and not asked["exit_zero"] else 0)


@floorman.command()
@click.argument("shares", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@_RULESET_OPTION
@_HOUSE_RULES_OPTION
@RULESETS_DIR_OPTION
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), help="Where all of them go, a JSON line a hand."
)
@click.option("--html", type=click.Path(dir_okay=False, path_type=Path), help="Write a report, one page by itself.")
@click.option("--exit-zero", is_flag=True, help="Exit with 0 whatever is found: the job is done.")
@click.option("--quiet", is_flag=True, help="Say nothing: the exit code tells.")
def merge(shares: tuple[Path, ...], **asked: Any) -> None:
    """Put together the results of all shares of a run, as if one machine had validated all hands.

    SHARES are the files that --out named, from share 0 to the last. The other options are as in validate.
    Exit code: 0 if every hand is legal and adds up, 1 if not, 2 if these are not all shares of one run, in order.
    """
    from .results_file import ResultsMismatch
    from .validate import ValidateOptions, merged, write_page

    fail_unless_writable(asked["out"], asked["html"])
    fail_unless_apart((asked["out"], asked["html"]), (*shares, asked["house_rules"]))
    if asked["out"] and asked["out"].exists():
        fail(f"{asked['out']} is there already: name another, or remove it")
    run = ValidateOptions(
        paths=tuple(map(str, shares)),
        usual={"detail": "brief"} | _usual(asked),
        rulesets_dir=asked["rulesets_dir"],
        out=asked["out"],
        html=asked["html"],
        command=shlex.join(["floorman", *sys.argv[1:]]),
        quiet=asked["quiet"],
    )
    try:
        result = merged(shares, run)
    except ResultsMismatch as error:
        fail(str(error))
    write_page(result, run, datetime.now(UTC).isoformat(timespec="seconds"))
    sys.exit(EXIT_WRONG if result.wrong and not asked["exit_zero"] else 0)


@floorman.command()
@click.argument("logs", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Tell it as one JSON object.")
@click.option("--only", metavar="CODE", multiple=True, help="Only lines in which this reason was or is given.")
@click.option("--unpinned", is_flag=True, help="Decide what was pinned to a version under the newest.")
@click.option("--unread", default=0, metavar="N", help="So many lines may be unreadable: a crash tears one.")
@RULESETS_DIR_OPTION
@JOBS_OPTION
def replay(logs: tuple[str, ...], unread: int, **asked: Any) -> None:
    """Decide again what decision logs hold, under this version and its rulebooks, and tell what changed.

    LOGS are files that DECISION_LOG named, packed with gzip or not; - is standard input. Exit code: 0 if nothing
    changed, 1 if something did, 2 if not all was decided again. Lines that cannot be read are counted and named.
    """
    from concurrent.futures.process import BrokenProcessPool

    from .hand_files import NoSuchSource
    from .replay import ReplayOptions, as_text, replay_logs

    if logs.count("-") > 1:
        fail("standard input can be read once only")
    rulesets_dir: Path | None = asked["rulesets_dir"]
    shelf_of(rulesets_dir)
    options = ReplayOptions(
        logs=logs,
        rulesets_dir=rulesets_dir,
        only=frozenset(asked["only"]),
        unpinned=asked["unpinned"],
        jobs=asked["jobs"],
    )
    try:
        result = replay_logs(options)
    except NoSuchSource as error:
        fail(str(error))
    except BrokenProcessPool:
        fail("one of its processes ended, perhaps for want of memory: fewer --jobs want less")
    click.echo(json.dumps(result.to_json(), ensure_ascii=False) if asked["as_json"] else as_text(result))
    if not result.replayed:
        fail("nothing was decided again" + ("" if result.unread else ": there are no lines in " + ", ".join(logs)))
    if result.unread > unread and not result.changed:
        fail(f"{result.unread:,} cannot be read, so it is not known that nothing changed (--unread {result.unread})")
    sys.exit(EXIT_WRONG if result.changed else 0)


@floorman.command()
@RULESETS_DIR_OPTION
def decide(rulesets_dir: Path | None) -> None:
    """Rule on a request of POST /v1/decisions from standard input.

    Exit code: 0 if it is legal, 1 if it is not, 2 if there was no question that can be answered.
    """
    from .decide import decided

    status, answer = decided(sys.stdin.buffer.read(), shelf_of(rulesets_dir))
    click.echo(answer)
    sys.exit(EXIT_UNANSWERED if status != 200 else 0 if json.loads(answer)["legal"] else EXIT_WRONG)


@floorman.command()
@click.argument("report", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("hand", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@_RULESET_OPTION
@_HOUSE_RULES_OPTION
@_ON_ILLEGAL_OPTION
@RULESETS_DIR_OPTION
@click.option("--detail", type=click.Choice(["full", "brief"]), help="As in POST /v1/hands.")
def verify(report: Path, hand: Path, **asked: Any) -> None:
    """Is REPORT what these rulebooks say of HAND?

    HAND is the request as it was sent, or the file (PHH, OHH, a text history) with the options that stood in the query.
    Exit code: 0 if the request, the rulebook and the rulings are the same, 1 if one is not, 2 if they cannot be read.
    """
    from .one_hand import UnusableFile, verified

    try:
        findings = verified(report, hand, _usual(asked), shelf_of(asked["rulesets_dir"]))
    except UnusableFile as error:
        fail(str(error))
    for what, same in findings.items():
        click.echo(f"{what}: {'the same' if same else 'NOT the same'}")
    sys.exit(0 if all(findings.values()) else EXIT_WRONG)


class _Notations(click.Choice[str]):
    """Our own JSON and the published formats, which are imported when they are asked for."""

    def __init__(self) -> None:
        self.case_sensitive = True

    @cached_property
    def choices(self) -> tuple[str, ...]:  # type: ignore[override]  # nobody sets it
        from ..hands.formats import FORMATS

        return ("json", *(name for name, format in FORMATS.items() if format.write))


@floorman.command()
@click.argument("hand", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--to", "notation", type=_Notations(), required=True, help="What to write.")
@click.option("--variant", help="The PHH code of the game (NT, FT, PO …), where the hand does not tell it.")
def convert(hand: Path, notation: str, variant: str | None) -> None:
    """Write HAND, a file with one hand, in another notation.

    As JSON it is a request of POST /v1/hands that only lacks its ruleset.
    """
    from .one_hand import UnusableFile, converted

    try:
        click.echo(converted(hand, notation, variant), nl=False)
    except UnusableFile as error:
        fail(str(error))


@floorman.command()
@click.option("--host", help="Where to listen; 127.0.0.1 unless HOST says otherwise.")
@click.option("--port", type=click.IntRange(0, 65535), help="8000 unless PORT says otherwise.")
@click.option("--workers", type=click.IntRange(1, 256), help="The cores, up to 4, unless WORKERS says otherwise.")
def serve(host: str | None, port: int | None, workers: int | None) -> None:
    """Serve over HTTP, as `make serve` does. Settings are the environment's; these come first."""
    for name, value in (("HOST", host), ("PORT", port), ("WORKERS", workers)):
        if value is not None:
            os.environ[name] = str(value)
    if find_spec("gunicorn") is None:
        fail("serving needs what comes with floorman[server], which is not installed")
    root = __name__.partition(".")[0]  # the package's name: floorman where it is installed, service in its tree
    arguments = [sys.executable, "-m", "gunicorn", "-c", f"python:{root}.gunicorn_config"]
    os.execv(sys.executable, arguments)  # noqa: S606  # nosec B606 - the server takes this process's place


def _usual(asked: dict[str, Any]) -> dict[str, Any]:
    """The settings of every hand that does not name its own."""
    usual = {name: asked[name] for name in ("ruleset", "on_illegal", "detail") if asked.get(name)}
    if asked.get("house_rules"):
        usual["house_rules"] = _json_object(asked["house_rules"])
    return usual


def _json_object(path: Path) -> dict[str, Any]:
    from ..answers.strict_json import NotJson, parse

    try:
        found = parse(path.read_bytes())
    except NotJson as error:
        fail(f"{path}: {error}")
    if not isinstance(found, dict):
        fail(f"{path}: this must be a JSON object")
    return found
