"""The search for what costs most begins with what it should, keeps what costs most, and is bounded by its seconds."""

import gzip
import json
from itertools import count
from random import Random

import pytest

from bench.marked import get
from service.api.http.requests import BLOCK, MEMBER, MOST_TIMES
from tests.fuzz import costs
from tests.fuzz.costs import DOCUMENT, ENDPOINTS, MARK, MEASURES, Candidate, Cost, first, next_of, packed, search


class LongestIsDearest(costs.Meter):
    """Asks nothing: a request costs what its body is long, a thousand times that if it holds an empty object."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []

    def cost(self, candidate: Candidate) -> Cost:
        """By rule."""
        self.asked.append(candidate.body)
        times = 1000 if b"{}" in candidate.body else 1
        cpu = len(candidate.body) * times / 1e6
        return Cost(candidate, cpu, len(candidate.body) * times, cpu)


@pytest.mark.slow
@pytest.mark.parametrize("endpoint", ENDPOINTS)
def test_it_begins_with_empty_objects_noughts_and_right_bodies_and_makes_the_same_choices(endpoint: str) -> None:
    begins = list(first(endpoint, Random(1)))
    assert begins == list(first(endpoint, Random(1)))
    bodies = [one.body for one in begins]
    compared = (b'"compare"',) if endpoint in ("/v1/rounds", "/v1/hands", "/v1/next-hand", costs.STREAM) else ()
    for piece in (b"[0,0,", b"[{},{},", b"[[],[],", *compared, b'"a":0,"b":0'):
        assert any(piece in body for body in bodies), piece
    assert max(map(len, bodies)) < 300_000
    changed = begins[0]
    random, again = Random(2), Random(2)
    for _ in range(20):
        assert next_of(changed, random) == (changed := next_of(changed, again))


@pytest.mark.slow
def test_a_stream_is_measured_packed_too_and_padded_to_what_is_unpacked() -> None:
    body = b"\n" * 200_000
    assert gzip.decompress(packed(body)) == body
    assert len(body) + MEMBER <= BLOCK + MOST_TIMES * len(packed(body))
    assert packed(b"{}") == gzip.compress(b"{}", mtime=0)
    assert any(b'"compare"' in one.unit and one.times == 220 for one in first(costs.STREAM, Random(1)))


@pytest.mark.slow
def test_it_keeps_what_costs_most() -> None:
    meter = LongestIsDearest()
    found = search(meter, "/v1/options", 1.0, Random(1), clock=count(0, 1 / 100).__next__)
    assert found.keys() == MEASURES.keys()
    assert all(b"{}" in cost.candidate.body for cost in found.values())
    assert len(meter.asked) >= 100
    assert json.loads(found["longest answer per byte"].candidate.body)


def test_the_table_of_the_document_has_a_row_for_each_endpoint_and_measure() -> None:
    """Else: make fuzz-costs."""
    rows = [line.split(" | ")[:2] for line in get(MARK, DOCUMENT).splitlines()[2:]]
    assert [measure for _, measure in rows] == ["ordinary", *MEASURES] * len(ENDPOINTS)
    assert [name.strip("| ") for name, _ in rows if name.strip("| ")] == [
        endpoint.removeprefix("/v1/") for endpoint in ENDPOINTS
    ]
