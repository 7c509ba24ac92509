"""The laws, for every seed and a few thousand changed ones; make fuzz-bytes looks for more."""

from random import Random
from typing import Final

import pytest
from hypothesis import settings

from tests.fuzz import laws
from tests.fuzz.laws import hold
from tests.fuzz.mutate import changed
from tests.fuzz.seeds import seeds

PARTS: Final = 8
CHANGED: Final = 3 * settings().max_examples


def held(body: bytes) -> None:
    """The laws hold; else the body is told."""
    try:
        hold(body)
    except Exception as error:
        raise AssertionError(f"{error!r:.500} for {body!r}") from error


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_they_hold_for_what_makes_sense(part: int) -> None:
    for body in seeds()[part::PARTS]:
        held(body)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(PARTS))
def test_they_hold_for_what_may_make_none(seed: int) -> None:
    random = Random(seed)
    for _ in range(CHANGED):
        held(changed(random.choice(seeds()), random))


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"\xff", b"[" * 100, b'{"a":1,"a":2}', b'{"items":[1]}'])
def test_they_hold_for_what_is_no_request(body: bytes) -> None:
    held(body)


@pytest.mark.slow
def test_most_seeds_are_answered_and_not_refused() -> None:
    """Else nothing is asked of the answers."""
    asked = [body for body in seeds() if body.startswith(b"{")]
    answered = [body for body in asked if not laws.refused(body)]
    assert len(answered) > 0.8 * len(asked) > 800
