"""The reports of `floorman validate` and `floorman conform` as pages, each one file, made of the results alone."""
