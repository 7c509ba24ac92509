"""`python -m service` is the command `floorman`."""

from service.command.main import floorman

floorman(prog_name="floorman")
