"""Recorded hands, real and random, held against an independent library's answers."""
