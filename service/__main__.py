"""`python -m floorman`, or `python -m service` in the tree, is the command `floorman`."""

from .command.main import floorman

floorman(prog_name="floorman")
