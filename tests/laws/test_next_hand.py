"""Laws of the next hand, over random tables: who pays what as players leave and come."""

import pytest

from tests.laws.tables import COUNTEREXAMPLES, KINDS, LAWS, Counterexample, Kind, Law, few, played

SEQUENCES = 40
HELD = [(law, kind) for law, kinds in LAWS.items() for kind in kinds]
NOT_HELD = [(law, kind) for law, kinds in LAWS.items() for kind in KINDS if kind not in kinds]


def name(part: object) -> str:
    return getattr(part, "__name__", str(part))


@pytest.mark.slow
@pytest.mark.parametrize(("law", "kind"), HELD, ids=name)
def test_it_holds(law: Law, kind: Kind) -> None:
    looked_at, broken = few(kind, SEQUENCES)[law]
    assert looked_at >= SEQUENCES
    assert broken == 0


@pytest.mark.parametrize("found", COUNTEREXAMPLES, ids=lambda found: f"{found.law.__name__}-{found.kind}")
def test_it_is_no_law(found: Counterexample) -> None:
    assert not all(found.law(played(found.kind, found.seats, found.drawn, found.changes)))


@pytest.mark.parametrize(("law", "kind"), NOT_HELD, ids=name)
def test_where_it_is_no_law_there_is_a_counterexample(law: Law, kind: Kind) -> None:
    """One at which nobody comes is one of the tables at which somebody may."""
    kinds = [found.kind for found in COUNTEREXAMPLES if found.law is law]
    assert any(kind in (one, one._replace(newcomers=True)) or one._replace(forward=True) == kind for one in kinds)
