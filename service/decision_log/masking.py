"""Leaving out of a decision log what no rule reads: the masked request, asked again, gets the masked answer.

Only hands have anything to leave out: requests about single actions and rounds hold nothing but what the rules read.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Any

Json = dict[str, Any]


class Masked(StrEnum):
    """What can be left out."""

    CARRIED = "carried"  # names, cards, notes; and the texts of PHH and OHH, for the hand that was read in them
    ID = "id"  # the caller's own name for a hand
    KEY = "key"  # whose key it was asked with
    REQUEST_ID = "request_id"  # what the caller named the request, or we did


def masked_request(raw: Json, read: Json, out: frozenset[Masked], breathe: Callable[[], None]) -> Json:
    """The request about a hand; `read` is that hand in our own JSON, whatever notation it was sent in."""
    kept = dict(raw)
    if Masked.ID in out:
        kept.pop("id", None)
    if Masked.CARRIED in out:
        kept.pop("phh", None)
        kept.pop("ohh", None)
        kept["hand"] = _without_carried(read, breathe)
    return kept


def masked_answer(raw: Json, answer: Json, out: frozenset[Masked], breathe: Callable[[], None]) -> Json:
    """The report on a hand as the masked request gets it, without the digest of the request in its receipt."""
    kept = _masked_report(answer, out)
    if Masked.CARRIED in out:
        if "hand" not in raw:
            kept.pop("hand", None)  # told because the request did not have it
        kept = _without_carried(kept, breathe)
    if "compared" in kept:
        kept["compared"] = [
            {**one, "answer": _masked_report(one["answer"], out)} if "answer" in one else one
            for one in kept["compared"]
        ]
    return kept


def _masked_report(report: Json, out: frozenset[Masked]) -> Json:
    kept = {key: value for key, value in report.items() if key != "id" or Masked.ID not in out}
    kept["receipt"] = {key: value for key, value in report["receipt"].items() if key != "request"}
    return kept


def _without_carried(value: Any, breathe: Callable[[], None]) -> Any:
    """The value with null for everything that is carried. The key stays: a step that only carries is still a step."""
    if isinstance(value, dict):
        breathe()
        return {key: None if key == "carried" else _without_carried(one, breathe) for key, one in value.items()}
    if isinstance(value, list):
        return [_without_carried(one, breathe) for one in value]
    return value
