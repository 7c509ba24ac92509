"""What a release promises and tells: its version, its notes, its spec; and an upgrade played through."""
