"""`python -m floorman`, or `python -m service` in the tree, is the command `floorman`."""

from .command.entry import run

run()
