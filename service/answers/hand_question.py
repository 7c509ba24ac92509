"""From a request about a whole hand, in any notation, to the hand played by the rules; or to every fault in it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from msgspec import structs

from ..fault_text import LONGEST_MESSAGE, shown
from ..hands import Notes, Place, Unreadable
from ..hands.encodings import text_of
from ..hands.formats import FORMATS, Format
from ..hands.text_lines import NAME as TEXT
from ..hands.text_sites import HOUSE_RULES
from ..rules import Ruleset, play
from ..rules.model.amounts import MOST_STREETS
from ..rules.model.decision import Decision, OnIllegal
from ..rules.model.fault import Fault, FaultKind
from ..rules.model.hand import Hand, HandPlayed, Stop
from ..rules.model.round import Opening
from ..rulesets import Rulebooks, usual_rulebook
from ..yielding import Yielder
from .fault_messages import RECORDS, Refused, fault, refuse
from .pointers import pointer_to
from .questions import compare_faults, under, under_ruleset
from .render import Json
from .schemas.hand_schema import HandSchema, SentHand
from .schemas.request_schema import MOST_MORE, Detail, HandRequestSchema
from .schemas.step_schema import MOST_ACTIONS, inside
from .schemas.strict_schema import load

At = tuple[int, int]
"""The indexes of a street and of a step on it."""
_AFTER_ALL: Final = (MOST_STREETS, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandQuestion:
    """One hand under one ruleset: the request as `sent`, the hand in our own JSON, as `read`, and as `played`.

    `site_house_rules` are those of the site that wrote the text, where they make a step legal.
    """

    ruleset: Ruleset
    sent: Json
    hand: Json
    read: SentHand
    played: HandPlayed
    detail: Detail
    on_illegal: OnIllegal
    notation: str
    site_house_rules: Mapping[str, str] = field(default_factory=dict)

    @property
    def first_illegal(self) -> At | None:
        """The first step that breaks a rule."""
        return _first_illegal(self.played)

    def under(self, rulebook: str, rulebooks: Rulebooks) -> "HandQuestion":
        """The same hand under another rulebook of the rulebooks, house rules included. Raises Refused."""
        sent = {key: value for key, value in self.sent.items() if key != "compare"} | {"rulebook": rulebook}
        ruled = rulebooks.ruleset(rulebook, sent.get("house_rules", {}))
        if not isinstance(ruled, Ruleset):
            raise Refused(under("/house_rules", ruled))
        played = _played(self.notation, self.hand, self.read, ruled, self.on_illegal)
        return replace(self, ruleset=ruled, sent=sent, played=played, site_house_rules={}).by_site(rulebooks)

    def by_site(self, rulebooks: Rulebooks) -> "HandQuestion":
        """The same hand with each house rule of its site that makes the first illegal step legal.

        The caller's house rules go before those of the site. Raises Refused.
        """
        rules = HOUSE_RULES.get(self.hand.get("site", ""), {}) if self.notation == TEXT else {}
        illegal, sent = (rules and self.first_illegal) or _AFTER_ALL, self.sent.get("house_rules", {})
        for key in rules if illegal < _AFTER_ALL else ():
            laid_over = {**self.site_house_rules, key: rules[key]}
            ruled = rulebooks.ruleset(self.sent["rulebook"], laid_over | sent)
            if key in sent or key in self.site_house_rules or not isinstance(ruled, Ruleset):
                continue
            played = _played(self.notation, self.hand, self.read, ruled, self.on_illegal)
            changed = replace(self, ruleset=ruled, played=played, site_house_rules=laid_over)
            if illegal < (changed.first_illegal or _AFTER_ALL):
                return changed.by_site(rulebooks)
        return self


def _first_illegal(played: HandPlayed) -> At | None:
    return next((place for place, decision in decisions_of(played) if decision.legal is False), None)


def decisions_of(played: HandPlayed) -> Iterator[tuple[At, Decision]]:
    """Each step that was decided, with its decision."""
    for number, street in enumerate(played.streets):
        for place, decision in enumerate(street.decisions):
            if decision is not None:
                yield (number, place), decision


_REQUEST: Final = HandRequestSchema()
_HAND: Final = HandSchema()


def hand_question(raw: Any, rulebooks: Rulebooks, most_more: int = MOST_MORE) -> HandQuestion:
    """One hand, read and played as far as it goes. Raises Refused.

    `most_more`: how many decisions may be made under the rulebooks of `compare` beyond one.
    """
    yielder = Yielder()
    request, ruleset = under_ruleset(_REQUEST, raw, rulebooks)
    member = next(name for name in RECORDS if name in raw)
    own, read = (raw["hand"], request.hand.sent) if member == "hand" else _read(FORMATS[member], raw, yielder)
    own, read = _with_players_left(own, read, request.players_left)
    yielder.yield_if_due()
    steps = sum(len(street.steps) for street in read.hand.streets)
    if steps > MOST_ACTIONS:
        too_many = fault("/rounds", "hand.too_many_actions", max=MOST_ACTIONS, found=steps)
        raise Refused(_faults_of(member, (too_many,)))
    if request.compare and not isinstance(read.hand.start, Opening):  # one rulebook made that round
        raise Refused((fault("/compare", "request.compare_needs_opening"),))
    refuse(compare_faults(request.compare, steps, min(MOST_MORE, steps + most_more)))
    question = HandQuestion(
        ruleset=ruleset,
        sent=raw,
        hand=own,
        read=read,
        played=_played(member, own, read, ruleset, request.on_illegal),
        detail=request.detail,
        on_illegal=request.on_illegal,
        notation=member,
    )
    return question.by_site(rulebooks)


def _with_players_left(own: Json, read: SentHand, players_left: int | None) -> tuple[Json, SentHand]:
    """A hand of two players with how many are left in the event, where it does not say that itself."""
    start = read.hand.start
    if players_left is None or start.players_left is not None or len(start.players) != 2:
        return own, read
    hand = structs.replace(read.hand, start=structs.replace(start, players_left=players_left))
    left = {"players_left": players_left}
    filled = left if isinstance(start, Opening) else {"round": own["round"] | left}
    return own | filled, replace(read, hand=hand)


def own_hand(raw: Any, notes: Notes) -> Json:
    """A hand in our own JSON: that of an object as a request has it, or the object itself.

    Where a text stands beside JSON, JSON is taken. `notes` take what a hand has no place for. Raises Unreadable.
    """
    for format in sorted(FORMATS.values(), key=lambda notation: notation.is_text):
        if isinstance(raw, dict) and format.is_in(raw):
            return format.read(raw[format.name], notes)
    own = raw.get("hand", raw) if isinstance(raw, dict) else raw
    _, faults = load(_HAND, own)
    if faults:
        raise Unreadable(*under("/hand", faults))
    return dict(own)


def hand_text(body: bytes, format: Format) -> tuple[str, tuple[str, ...]]:
    """The text of a hand, and what is to be noted of its bytes. Raises Refused if it is none."""
    try:
        text, note = text_of(body, is_old=format.body is not None)
    except UnicodeDecodeError as error:
        line = body.count(b"\n", 0, error.start) + 1
        message = f"The text is not UTF-8: byte {error.start} cannot stand there."
        code = f"{format.name}.encoding"
        if format.body is not None:  # its faults tell their lines themselves
            raise Refused((Fault(f"{format.above}/{line}", code, f"Line {line}: {message}"),)) from None
        column = error.start - body.rfind(b"\n", 0, error.start)
        raise Refused((Fault("", code, message),), Place(line, column)) from None
    return text, (note,) if note else ()


def _played(notation: str, own: Json, read: SentHand, ruleset: Ruleset, on_illegal: OnIllegal) -> HandPlayed:
    """What the rules make of the hand. Raises Refused if its beginning, or its record of a step, makes no sense."""
    played = play(read.hand, ruleset, on_illegal)
    if isinstance(played, tuple):
        raise Refused(_faults_of(notation, played))
    stop = played.stop
    if stop is not None and any(error.kind is FaultKind.RECORD for error in stop.faults):
        raise Refused(_faults_of(notation, under(stopped_at(own, stop), stop.faults)))
    if notation == TEXT:
        _verify_turns(played, read.hand)
    return played


def verify_lines(own: Json, rulebooks: Rulebooks) -> None:
    """Raises Refused if a hand that was read from a text acts out of turn: then a line of it is missing."""
    hand, faults = load(_HAND, own)
    if not faults:
        _played(TEXT, own, hand.sent, usual_rulebook(rulebooks).ruleset, OnIllegal.CORRECT)


def _verify_turns(played: HandPlayed, hand: Hand) -> None:
    """Raises Refused if the first offence is out of turn. No site lets anybody act so: the text lacks a line."""
    if (at := _first_illegal(played)) is None:
        return
    number, place = at
    street, seat = played.streets[number], hand.streets[number].steps[place].seat
    before = next(filter(None, reversed(street.decisions[:place])), None)
    to_act = (before.round if before else street.begun).to_act
    if seat is not None and to_act is not None and seat != to_act:
        missing = fault(f"/rounds/{number}/actions/{place}", "text.line_missing", seat=seat, to_act=to_act)
        raise Refused(_faults_of(TEXT, (missing,)))


def stopped_at(own: Json, stop: Stop) -> str:
    """The pointer into a hand in our own JSON to which the pointers of what stopped it are added."""
    street = ("rounds", stop.street)
    if stop.step is None:
        return pointer_to(street)
    return pointer_to((*street, "actions", stop.step, *inside(own["rounds"][stop.street]["actions"][stop.step])))


def _read(format: Format, raw: Json, yielder: Yielder) -> tuple[Json, SentHand]:
    """A hand in a published format, as our own JSON and as read from that. Raises Refused."""
    try:
        own = format.read(raw[format.name], Notes())
    except Unreadable as error:
        place = f" It is at line {error.place.line}, column {error.place.column}." if error.place else ""
        faults = (structs.replace(fault, message=shown(fault.message, place)) for fault in error.faults)
        raise Refused(under(format.above, tuple(faults)), error.place) from None
    yielder.yield_if_due()
    hand, faults_read = load(_HAND, own)
    if faults_read:
        raise Refused(_faults_of(format.name, faults_read))
    return own, hand.sent


def _faults_of(member: str, faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    """Faults in our own JSON, reported at the notation that was sent, which does not have the same places."""
    if member == "hand":
        return under("/hand", faults)
    places = (f" It is at {error.pointer} of the hand as it was read." for error in faults)
    return tuple(
        Fault(
            f"/{member}",
            error.code,
            error.message + (place if len(error.message + place) <= LONGEST_MESSAGE else ""),
            params=(*error.params, ("at", error.pointer)),
        )
        for error, place in zip(faults, places, strict=True)
    )
