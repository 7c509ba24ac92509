"""Everything that has a name has its words, spec, docs, cases and code in each place. This test runs first."""

from tools.missing import missing


def test_nothing_is_missing() -> None:
    """`python tools/missing.py` prints the same lines; `tools/new.py` writes the stubs of what is new."""
    lines = missing()
    assert not lines, "\n".join(["missing:", *lines])
