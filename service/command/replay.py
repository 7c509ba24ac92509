"""`floorman replay`: are the decisions in a log still decided the same way?"""

import json
import sys
from pathlib import Path
from typing import Any

import click

from .asked import JOBS, SHELF, WRONG, fail, shelf_of


@click.command()
@click.argument("logs", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Tell it as one JSON object.")
@click.option("--only", metavar="CODE", multiple=True, help="Only lines in which this reason was or is given.")
@click.option("--unread", default=0, metavar="N", help="So many lines may be unreadable: a crash tears one.")
@SHELF
@JOBS
def replay(logs: tuple[str, ...], unread: int, **asked: Any) -> None:
    """Decide again what decision logs hold, under this version and its rulebooks, and tell what changed.

    LOGS are files that DECISION_LOG named, packed with gzip or not; - is standard input. Exit code: 0 if nothing
    changed, 1 if something did, 2 if not all was decided again. Lines that cannot be read are counted and named.
    """
    from concurrent.futures.process import BrokenProcessPool

    from .replaying import Run, replayed
    from .sources import NoSuchSource
    from .told import as_text

    if logs.count("-") > 1:
        fail("standard input can be read once only")
    rulesets_dir: Path | None = asked["rulesets_dir"]
    shelf_of(rulesets_dir)
    run = Run(logs=logs, rulesets_dir=rulesets_dir, only=frozenset(asked["only"]), jobs=asked["jobs"])
    try:
        outcome = replayed(run)
    except NoSuchSource as error:
        fail(str(error))
    except BrokenProcessPool:
        fail("one of its processes ended, perhaps for want of memory: fewer --jobs want less")
    click.echo(json.dumps(outcome.to_json(), ensure_ascii=False) if asked["as_json"] else as_text(outcome))
    if not outcome.replayed:
        fail("nothing was decided again" + ("" if outcome.unread else ": there are no lines in " + ", ".join(logs)))
    if outcome.unread > unread and not outcome.changed:
        fail(f"{outcome.unread:,} cannot be read, so it is not known that nothing changed (--unread {outcome.unread})")
    sys.exit(WRONG if outcome.changed else 0)
