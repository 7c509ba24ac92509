"""Incidents: what is said of them, and what a ruling leaves behind at its edges."""

from tests.rules.asking import answers

test_what_is_told = answers(__file__)
