"""The command `floorman`: `python -m floorman`, or `python -m service` in the tree."""

import sys

from .command.extras import without_click


def run() -> None:
    """Run the command line of this process; with the library alone, say which extra brings the commands."""
    try:
        from .command.main import floorman
    except ModuleNotFoundError as error:
        if error.name != "click":
            raise
        sys.exit(without_click(sys.argv[1:]))
    floorman(prog_name="floorman")


if __name__ == "__main__":
    run()
