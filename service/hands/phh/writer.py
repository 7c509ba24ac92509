"""Writing a hand as a PHH document. It is read back: what then differs is reported as what PHH cannot say."""

from typing import Any

from ...rules.model.fault import Fault
from ..unreadable import Unreadable
from .carry import NotToml, from_json
from .compare import differences
from .faults import Faults
from .fields import plain_fields, restored
from .reader import hand_of
from .sayable import seats_in_order, unsayable
from .scribe import Line, lines
from .words import NAME, VARIANTS, Json


def document_of(hand: Json, variant: str | None = None) -> Json:
    """The document. Raises Unreadable with what PHH cannot say, as pointers into the hand."""
    carried = _carried(hand)
    name = variant or carried.get("variant") or _hint(hand)
    if name not in VARIANTS:
        raise _not_expressible([("/carried", f"Say which variant it is: {', '.join(VARIANTS)}.")])
    game = VARIANTS[name]
    if found := list(unsayable(hand, game)):
        raise _not_expressible(found)
    seats = seats_in_order(hand, game)
    written = lines(hand, game, seats)
    made = {"variant": name} | restored(plain_fields(hand, game, seats), carried, hand)
    made |= {"variant": name, "actions": [line.text for line in written]}
    if seats != list(range(1, len(seats) + 1)):
        made["seats"] = seats
    _verify(hand, made, seats, written)
    return made


def _carried(hand: Json) -> Json:
    """What the hand carries from a PHH document; empty if it came from elsewhere."""
    kept = hand.get("carried")
    try:
        value = from_json(kept[NAME]) if isinstance(kept, dict) and NAME in kept else {}
    except NotToml:
        value = None
    if not isinstance(value, dict):
        raise _not_expressible([(f"/carried/{NAME}", "This is nothing that TOML can say.")])
    return value


def _hint(hand: Json) -> Any:
    kept = hand.get("carried")
    hint = kept.get("variant") if isinstance(kept, dict) else None
    return hint if isinstance(hint, str) else None


def _verify(hand: Json, made: Json, seats: list[int], written: list[Line]) -> None:
    faults = Faults()
    try:
        again = hand_of(made, faults)
        faults.tell()
    except Unreadable as error:
        told = [("", f"Written as PHH, {fault.pointer} is wrong: {fault.message}") for fault in error.faults]
        raise _not_expressible(told) from None
    if again is not None and (found := differences(hand, again, seats, written)):
        raise _not_expressible(found)


def _not_expressible(found: list[tuple[str, str]]) -> Unreadable:
    return Unreadable(tuple(Fault(pointer, "phh.not_expressible", said) for pointer, said in found))
