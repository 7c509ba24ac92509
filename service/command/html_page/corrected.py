"""The hand as it should have gone, compared with the record."""

from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any

from . import wording

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class CorrectedStreet:
    """A street of the corrected hand: the seat and words of each step, and whether the record has another."""

    steps: list[tuple[int | None, str, bool]]


def corrected_streets(hand: Json, corrected: Json) -> list[CorrectedStreet]:
    """The streets of the corrected hand, as far as it goes."""
    went = [_told(street) for street in hand.get("rounds", ())]
    goes = [_told(street) for street in corrected.get("rounds", ())]
    return [CorrectedStreet(_marked(were, now)) for were, now in zip(went, goes, strict=False)]


def _told(street: Json) -> list[tuple[int | None, str]]:
    return [
        ((one.get("declaration") or one.get("incident") or one).get("seat"), wording.recorded(one))
        for one in street["actions"]
        if not set(one) <= {"carried"}
    ]


def _marked(
    went: list[tuple[int | None, str]], goes: list[tuple[int | None, str]]
) -> list[tuple[int | None, str, bool]]:
    same: set[int] = set()
    for block in SequenceMatcher(None, went, goes, autojunk=False).get_matching_blocks():
        same.update(range(block.b, block.b + block.size))
    return [(seat, told, place not in same) for place, (seat, told) in enumerate(goes)]
