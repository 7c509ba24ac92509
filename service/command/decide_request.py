"""`floorman decide`: one decision from a terminal."""

import json
import sys
from pathlib import Path
from typing import Final

import click

from ..answers.endpoints import DECISIONS, ask
from ..answers.render import to_bytes
from ..rulesets import Rulebooks
from .cli_options import EXIT_FLOOR, EXIT_UNANSWERED, EXIT_WRONG, RULEBOOKS_DIR_OPTION, rulebooks_of
from .terminal import write

_EXIT: Final = {True: 0, False: EXIT_WRONG, None: EXIT_FLOOR}


def decided(body: bytes, rulebooks: Rulebooks) -> tuple[int, str]:
    """The status and the answer, as POST /v1/decisions gives them."""
    replied = ask(DECISIONS, body, rulebooks)
    return replied.status, to_bytes(replied.document).decode("utf-8")


@click.command()
@RULEBOOKS_DIR_OPTION
def decide(rulebooks_dir: Path | None) -> None:
    """Rule on a request of POST /v1/decisions from standard input.

    Exit code: 0 if the action is legal, 1 if it is illegal, 2 if the request has no answer, 3 if the rulebook leaves
    it to the floor.
    """
    status, answer = decided(sys.stdin.buffer.read(), rulebooks_of(rulebooks_dir))
    write(answer)
    sys.exit(EXIT_UNANSWERED if status != 200 else _EXIT[json.loads(answer)["legal"]])
