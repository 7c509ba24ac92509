"""The command `floorman`, as a shell sees it."""
