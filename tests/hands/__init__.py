"""Real and random hands, held against an independent library's answers."""
