"""What a file takes over from the rulebook it extends: its clauses, its numbering, or its answers alone."""

from tests.rulesets.made import books

test_what_is_taken_over = books(__file__)
