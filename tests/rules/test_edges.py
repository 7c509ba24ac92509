"""Declarations and incidents just at an edge: one chip, just the call, one choice left; each by its own clause."""

from tests.rules.asking import answers

test_what_is_told = answers(__file__)
