"""A bet or raise whose size is still to come: what the seat may say and do next, and what else may happen meanwhile."""

from tests.rules.asking import answers

test_what_is_told = answers(__file__)
