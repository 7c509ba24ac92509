"""Places and actions in words."""

import re
from typing import Final

from ...answers.places import Place
from ...answers.render import Json
from ...hands.names import Names
from ...pages.decision_words import DOES

_CARD: Final = re.compile(r"\b(10|[2-9TJQKA])([cdhs])\b")
_SUITS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_GESTURES: Final = {"rap": "raps the table", "forward_motion": "moves chips forward without letting go"}
_SIZES: Final = {"to": " to {:,}", "by": " by {:,}", "add": ", adding {:,}"}


def cards(said: str) -> str:
    """Cards with their suits as signs: `Ah Td` is A♥ T♦."""
    return _CARD.sub(lambda card: card[1] + _SUITS[card[2]], said)


def where(place: Place | None, names: Names) -> str:
    """A place in a hand, as people say it: `Flop, action 3`; empty if it is on no street."""
    if place is None:
        return ""
    street = names.street(place.street)
    return street if place.action is None else f"{street}, action {place.action}"


def seat(number: int | None, names: Names) -> str:
    """A seat with the name of its player, if there is one; empty for none."""
    if number is None:
        return ""
    return f"seat {number} ({names.players[number]})" if number in names.players else f"seat {number}"


def structure(name: str | None) -> str:
    """A betting structure's name."""
    return name.replace("_", "-").capitalize() if name else "Structure not told"


def size(action: Json) -> str:
    """The size that an action names, in words; empty if it names none."""
    named = next((name for name in _SIZES if isinstance(action.get(name), int)), None)
    if named is None:
        return ""
    words = " {:,}" if action.get("type") == "bet" else _SIZES[named]
    return words.format(action[named])


def result(came: Json | None) -> list[str]:
    """The result of the hand as the record tells it, in words."""
    came = came or {}
    said = [f"seat {share['seat']} won {share['chips']:,}" for share in came.get("won", ())]
    said += [f"{name} {came[name]:,}" for name in ("rake", "pot") if name in came]
    back = came.get("uncalled")
    said += [f"{back['chips']:,} went back to seat {back['seat']}"] if back else []
    return said + [f"seat {share['seat']} was left with {share['chips']:,}" for share in came.get("stacks", ())]


def step(step: Json) -> str:
    """What a step of the record says that was done."""
    if "declaration" in step:
        return _declared(step["declaration"])
    if "incident" in step:
        return f"incident: {str(step['incident'].get('kind', '')).replace('_', ' ')}"
    return DOES.get(str(step.get("type")), str(step.get("type"))) + size(step)


def _declared(declaration: Json) -> str:
    said = ", ".join(_said(one) for one in declaration.get("words", ()))
    pushed = "; then ".join("+".join(f"{chip:,}" for chip in motion) for motion in declaration.get("chips", ()))
    parts = [f"says “{said}”" if said else "", f"pushes in {pushed}" if pushed else ""]
    if declaration.get("order") == "chips_first":
        parts.reverse()
    parts.append(_GESTURES.get(declaration.get("gesture", ""), ""))
    if declaration.get("prior_moved") in ("part", "all"):
        parts.insert(0, f"takes back {declaration['prior_moved']} of the chips in front")
    joint = " and at once " if declaration.get("order", "together") == "together" else ", then "
    return joint.join(filter(None, parts)) or "does nothing"


def _said(one: Json) -> str:
    amounts = " or ".join(f"{amount:,}" for amount in one.get("candidates") or [one.get("amount")] if amount)
    more = f"{one['by']:,} more" if one.get("by") else ""
    later = "(the size to come)" if one.get("size_to_come") else ""
    words = " ".join(filter(None, (str(one.get("word", "")).replace("_", "-"), amounts, more, later)))
    return f"if {_awaited(one['condition'])}, {words}" if "condition" in one else words


def _awaited(condition: Json) -> str:
    who = f"seat {condition['seat']}" if "seat" in condition else "somebody"
    return "…" if condition["type"] == "other" else f"{who} {condition['type']}s"
