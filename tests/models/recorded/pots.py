"""The pots at the end of each street, as PokerKit makes them of the same hand."""

import warnings
from importlib import import_module
from typing import Any, Final

from tests.models.recorded.bodies import Json
from tests.models.recorded.compare import UNEXPLAINED, Verdict

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    kit: Any = import_module("pokerkit")  # its types are not for strict eyes

_DONE_BY_ITSELF: Final = tuple(
    getattr(kit.Automation, name)
    for name in (
        "ANTE_POSTING",
        "BET_COLLECTION",
        "BLIND_OR_STRADDLE_POSTING",
        "CARD_BURNING",
        "RUNOUT_COUNT_SELECTION",
    )
)


def compare_pots(report: Json, phh: str) -> Verdict:
    """A verdict on the pots of all streets of a hand that was played by the rules."""
    ours = [round["round"].get("pots_before_round") or [] for round in report["rounds"][1:]]
    ours += [report["final"]["pots"]] if report["complete"] else []
    try:
        theirs = _as_pokerkit_has_them(phh)
    except (ValueError, KeyError) as error:
        return Verdict("pots", f"PokerKit does not replay it: {type(error).__name__}")
    for mine, its in zip(ours, theirs, strict=False):
        if its is not None and mine != its:
            return Verdict("pots", UNEXPLAINED, f"{mine} {its} {phh}")
    return Verdict("pots", "equal")


def _as_pokerkit_has_them(phh: str) -> list[list[Json] | None]:
    """The pots whenever a street's betting is over; None where all but one have folded, and it pays out at once."""
    history = kit.HandHistory.loads(phh)
    history.automations = _DONE_BY_ITSELF
    found: list[list[Json] | None] = []
    was_acting = False
    for state in history:
        acting = state.actor_index is not None
        if was_acting and not acting:
            found.append(_pots(state) if sum(state.statuses) > 1 else None)
        was_acting = acting
    return found


def _pots(state: Any) -> list[Json]:
    return [{"amount": pot.amount, "seats": [index + 1 for index in pot.player_indices]} for pot in state.pots]
