"""The sample that the tests carry: an independent library's answers to hands of our own, none unexplained."""

from collections import Counter

import pytest

from tests.models.recorded.__main__ import report, through_the_app
from tests.models.recorded.records import SAMPLE


@pytest.mark.slow
def test_every_decision_of_the_sample_is_equal_or_explained() -> None:
    """Options, table and action agree with the library's, or differ for a reason that has a name."""
    counts, unexplained = report(SAMPLE, through_the_app())
    assert unexplained == []
    requests = Counter({request: 0 for request, _ in counts})
    for (request, _), count in counts.items():
        requests[request] += count
    decisions = len(SAMPLE.read_text(encoding="utf-8").splitlines())
    assert decisions > 100
    assert requests["snapshot"] == requests["action"] == requests["rounds"] == decisions
    equal = sum(count for (_, tag), count in counts.items() if tag == "equal")
    assert 10 * equal > 9 * sum(counts.values())
