"""Rounds as the suite tells them: an opening and plain actions in JSON, and what the rules make of them."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from service.cases.suite import Json
from service.rules import Ruleset, deal_in, options, replay
from service.rules.model.action import ActionType, CallOption, Proposal
from service.rules.model.decision import OnIllegal
from service.rules.model.round import BettingRound, Opening


class RoundError(ValueError):
    """An opening, or an action after it, makes no sense or does not stand."""


def reached(opening: Mapping[str, Any], actions: Iterable[Mapping[str, Any]], ruleset: Ruleset) -> BettingRound:
    """The round after these actions, each of which must stand as it is. Raises RoundError if that cannot be."""
    try:
        opened = deal_in(msgspec.convert(opening, Opening), ruleset)
    except msgspec.ValidationError as error:
        raise RoundError(f"the opening: {error}") from None
    if not isinstance(opened, BettingRound):
        raise RoundError(f"the opening: {'; '.join(fault.message for fault in opened)}")
    replayed = replay(opened, [proposal(action) for action in actions], ruleset, OnIllegal.STOP)
    if replayed.stopped_at is not None:
        raise RoundError(f"action {replayed.stopped_at} does not stand")
    return replayed.round


def proposal(action: Mapping[str, Any]) -> Proposal:
    """A plain action in the rules' words. Raises RoundError if it is none."""
    try:
        named = {name: action[name] for name in ("seat", "to", "by", "add", "faced") if name in action}
        return Proposal(type=ActionType(action["type"]), **named)
    except (KeyError, ValueError) as error:
        raise RoundError(f"an action: {error}") from None


def options_json(round: BettingRound, ruleset: Ruleset) -> Json:
    """What the seat to act may do, in the members that every engine can tell."""
    may = options(round, round.actor, ruleset)
    wager = may.raise_
    sizes = {"sizes": list(wager.sizes)} if wager and wager.sizes else {}
    return {
        "fold": may.fold,
        "check": may.check,
        "call": _cost(may.call),
        "raise": {"min_to": wager.min_to, "max_to": wager.max_to, **sizes} if wager else None,
        "bring_in": _cost(may.bring_in),
    }


def _cost(option: CallOption | None) -> Json | None:
    return None if option is None else {"to": option.to}
