"""The commands of the kit, which join the command `floorman`."""
