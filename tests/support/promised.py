"""Answers held to what a page shows of them."""

from typing import Any


def holds(told: Any, promised: Any) -> bool:
    """Whether an answer has every member that the page shows."""
    if isinstance(promised, dict):
        return all(key in told and holds(told[key], value) for key, value in promised.items())
    if isinstance(promised, list):
        return len(told) >= len(promised) and all(holds(*pair) for pair in zip(told, promised, strict=False))
    return bool(told == promised)
