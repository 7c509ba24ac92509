"""From a document to the hand that it tells, which carries everything else in it."""

from typing import Any

from ..stacks import Stacks
from .actions import Deed, deed
from .amounts import Amounts
from .carry import to_json
from .dates import played_at
from .faults import Faults, Path
from .fields import beyond
from .header import Header, header
from .posts import first_without_blinds, posts
from .streets import Street, first_of, items, streets
from .words import BIG_BETS_FROM, NAME, Json, Variant


def hand_of(document: Json, faults: Faults, path: Path = ()) -> Json | None:
    """The hand of a document; None if there are any faults, in it or from before."""
    amounts = Amounts(faults)
    head = header(document, faults, amounts, path)
    deeds = _deeds(document, head.players, faults, amounts, path)
    amounts.verify()
    if faults or head.variant is None:
        return None
    made = _hand(document, head, deeds, amounts, head.variant)
    made["carried"] = {NAME: to_json(beyond(document, made))}
    return made


def _deeds(document: Json, players: int | None, faults: Faults, amounts: Amounts, path: Path) -> list[Deed]:
    raw = document.get("actions")
    here = (*path, "actions")
    if raw is None:
        faults.add(here, "missing", "actions is needed.")
    elif not isinstance(raw, list):
        faults.add(here, "kind", "actions is an array.")
    else:
        return [deed(text, players, faults, amounts, (*here, place)) for place, text in enumerate(raw)]
    return []


def _hand(document: Json, head: Header, deeds: list[Deed], amounts: Amounts, variant: Variant) -> Json:
    chips = {name: amounts.chips(amount) for name, amount in head.amounts.items()}
    arrays = {name: [amounts.chips(amount) for amount in values] for name, values in head.arrays.items()}
    blinds = arrays.get("blinds_or_straddles", [])
    made: Json = {"structure": variant.structure, "streets": variant.streets, "min_bet": chips[variant.bets[0]]}
    if variant.deals == "stud":
        made["bring_in"] = chips["bring_in"]
    else:
        made["button"] = len(blinds)
    if amounts.scale > 1:
        made["scale"] = amounts.scale
    if moment := played_at(document):
        made["played_at"] = moment
    made["players"] = [{"seat": seat, "stack": stack} for seat, stack in enumerate(arrays["starting_stacks"], start=1)]
    made["posts"] = posts(arrays["antes"], blinds, made["min_bet"])
    done = [(deed, 0 if deed.amount is None else amounts.chips(deed.amount)) for deed in deeds]
    made["rounds"] = _rounds(streets(done, variant), made, variant, amounts.scale)
    if variant.structure == "fixed_limit" and len(made["rounds"]) > BIG_BETS_FROM:
        made["rounds"][BIG_BETS_FROM]["min_bet"] = chips["big_bet"]
    if blinds and (first := first_without_blinds(blinds)):
        made["rounds"][0]["first_to_act"] = first
    return made | _result(arrays)


def _rounds(found: list[Street], made: Json, variant: Variant, scale: int) -> list[Json]:
    stacks = Stacks(made["players"])
    for post in made["posts"]:
        stacks.post(post["seat"], post["type"], post["amount"])
    rounds: list[Json] = []
    for street in found:
        if rounds:
            stacks.next_street()
        told: Json = {"actions": items(street, stacks, made.get("bring_in", 0), scale)}
        if variant.deals == "stud" and (first := first_of(street)):
            told = {"first_to_act": first} | told
        rounds.append(told)
    return rounds


def _result(arrays: dict[str, list[int]]) -> dict[str, Any]:
    result = {}
    if "winnings" in arrays:
        result["won"] = [{"seat": seat, "chips": won} for seat, won in enumerate(arrays["winnings"], start=1) if won]
    if "finishing_stacks" in arrays:
        result["stacks"] = [
            {"seat": seat, "chips": stack} for seat, stack in enumerate(arrays["finishing_stacks"], start=1)
        ]
    return {"result": result} if result else {}
