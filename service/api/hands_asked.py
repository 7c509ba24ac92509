"""A request about a whole hand becomes a question, whatever notation it came in; or every fault that it has."""

from dataclasses import dataclass, replace
from typing import Any, Final

from service.api.asked import MOST_MORE, Refused, too_much_compared, under, under_ruleset
from service.api.schemas.hand import AHand, SentHand
from service.api.schemas.hand_request import Detail, HandRequestSchema
from service.api.schemas.strict import Strict, load
from service.hands import ohh, phh
from service.hands.unreadable import Unreadable
from service.rules.model.fault import Fault
from service.rules.model.hand import HandPlayed
from service.rules.play_hand import play
from service.rules.replay import OnIllegal
from service.rules.ruleset import Ruleset
from service.rulesets import Shelf

Json = dict[str, Any]


class _HandSchema(Strict):
    hand = AHand(required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandAsked:
    """One hand under one ruleset: as it was `sent`, in our own JSON (`hand`), and what the rules make of it."""

    ruleset: Ruleset
    sent: Json
    hand: Json
    read: SentHand
    played: HandPlayed
    detail: Detail


_REQUEST: Final = HandRequestSchema()
_HAND: Final = _HandSchema()


def hand_asked(raw: Any, shelf: Shelf) -> HandAsked:
    """The question of one hand, played as far as it goes. Raises Refused."""
    data, ruleset = under_ruleset(_REQUEST, raw, shelf)
    member = next(name for name in ("hand", "phh", "ohh") if name in data)
    own, read = (raw["hand"], data["hand"]) if member == "hand" else _read(member, raw)
    steps = sum(len(street.steps) for street in read.hand.streets)
    if "compare" in data and steps * len(data["compare"]) > MOST_MORE:
        raise Refused(too_much_compared("/compare", steps * len(data["compare"])))
    played = play(read.hand, ruleset, data.get("on_illegal", OnIllegal.CORRECT))
    if isinstance(played, tuple):
        raise Refused(_told(member, played))
    return HandAsked(
        ruleset=ruleset, sent=raw, hand=own, read=read, played=played, detail=data.get("detail", Detail.FULL)
    )


def _read(member: str, raw: Json) -> tuple[Json, SentHand]:
    """A published notation as a hand of our own. Raises Refused."""
    try:
        own = phh.read(raw["phh"]) if member == "phh" else ohh.read({"ohh": raw["ohh"]})
    except Unreadable as error:
        place = f" (line {error.place.line}, column {error.place.column})" if error.place else ""
        above = "" if member == "ohh" else "/phh"
        faults = (replace(fault, message=fault.message + place) for fault in error.faults)
        raise Refused(under(above, tuple(faults)), error.place) from None
    data, faults_read = load(_HAND, {"hand": own})
    if faults_read:
        raise Refused(_told(member, tuple(replace(one, pointer=one.pointer[len("/hand") :]) for one in faults_read)))
    return own, data["hand"]


def _told(member: str, faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    """Faults within our own JSON, told of the notation that was sent: it has no such places."""
    if member == "hand":
        return under("/hand", faults)
    return tuple(
        Fault(f"/{member}", fault.code, f"{fault.message} (at {fault.pointer} of the hand as it was read)")
        for fault in faults
    )
