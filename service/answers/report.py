"""The report on a whole hand: what becomes of each action, what is wrong first, and what would have been right."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from .. import __version__
from ..hands.accounts import Accounts, accounts
from ..rules import Ruleset
from ..rules.model.decision import Decision, Ruling
from ..rules.model.hand import HandPlayed, StreetPlayed
from ..rules.model.next import Next
from ..rulesets.digest import NotCanonical, digest_of, ruleset_digest
from ..yielding import yielding
from . import render
from .fault_messages import fault
from .hand_question import HandQuestion
from .places import is_aside, place_at
from .pointers import pointer_to
from .questions import Refused
from .render import Json
from .rounds import offered
from .schemas.requests import Detail

At = tuple[int, int]
"""The indexes of a street and of a step on it."""


def report(asked: HandQuestion, write: Callable[[Json], Any] = lambda decision: decision) -> Json:
    """A hand's report. Raises Refused if the request has no canonical form, and so no receipt.

    `write` is called with each decision that a full report lists, and gives what stands there.
    """
    played, ruleset = asked.played, asked.ruleset
    decided = dict(_decisions(played))
    wrong = next(((place, one) for place, one in decided.items() if not one.legal), None)
    books = accounts(asked.read.hand, played, asked.read.result)
    following = render.next_(played.round)
    answer: Json = {"id": asked.sent["id"]} if "id" in asked.sent else {}
    answer |= {
        "legal": wrong is None and played.stop is None,
        "complete": played.is_complete,
        "counts": _counts(decided.values()),
        "clauses": dict(sorted(_clauses(decided.values()).items())),
        "first_illegal": _first_illegal(asked, wrong),
        "stopped_at": _stopped_at(asked),
        "discrepancies": [{**render.fault(fault), "pointer": "/hand" + fault.pointer} for fault in books.discrepancies],
        "corrected": None if wrong is None and played.stop is None else _corrected(asked),
        "final": _final(books, following),
    }
    if "scale" in asked.hand:
        answer["scale"] = asked.hand["scale"]
    points = answer["first_illegal"] or answer["stopped_at"] or answer["discrepancies"]
    if "hand" not in asked.sent and (asked.detail is Detail.FULL or points):
        answer["hand"] = asked.hand
    if asked.detail is Detail.FULL:
        answer["rounds"] = [_street(one, ruleset, write) for one in played.streets]
        answer["round"] = played.round
        answer["next"] = following
        answer["options"] = offered(played.round, ruleset)
    answer["ruleset"] = render.ruleset_ref(ruleset)
    answer["receipt"] = receipt(asked.sent, ruleset)
    return answer


def receipt(sent: Json, ruleset: Ruleset) -> Json:
    """What was validated, and under which rules: the same digests can be made again from the request.

    Raises Refused if the request has no canonical form.
    """
    try:
        of_request = digest_of(sent)
    except NotCanonical:
        raise Refused((fault("", "json.not_canonical"),)) from None
    return {"request": of_request, "ruleset": ruleset_digest(ruleset), "floorman": __version__}


def _decisions(played: HandPlayed) -> Iterator[tuple[At, Decision]]:
    for number, street in enumerate(played.streets):
        for place, decision in enumerate(street.decisions):
            if decision is not None:
                yield (number, place), decision


def _counts(decisions: Any) -> Json:
    rulings = [decision.ruling for decision in decisions]
    return {"actions": len(rulings)} | {ruling.value: rulings.count(ruling) for ruling in Ruling}


def _clauses(decisions: Any) -> Counter[str]:
    return Counter(reason.clause for decision in decisions for reason in decision.reasons if reason.clause)


def _first_illegal(asked: HandQuestion, wrong: tuple[At, Decision] | None) -> Json | None:
    """The first action that does not stand as made, or else the place where the hand cannot go on; None if neither."""
    stop = asked.played.stop
    if wrong is None and stop is None:
        return None
    if wrong is not None:
        (number, place), decision = wrong
        return _at(asked, number, place) | {"decision": render.decision(decision, asked.ruleset), "errors": []}
    stopped = _stopped_at(asked)
    return None if stopped is None else {**stopped, "decision": None}


def _stopped_at(asked: HandQuestion) -> Json | None:
    stop = asked.played.stop
    if stop is None:
        return None
    where = _at(asked, stop.street, stop.step)
    errors = [{**render.fault(fault), "pointer": where["pointer"] + fault.pointer} for fault in stop.faults]
    return {**where, "errors": errors}


def _at(asked: HandQuestion, number: int, place: int | None) -> Json:
    pointer = "/hand" + pointer_to(("rounds", number) if place is None else ("rounds", number, "actions", place))
    found = place_at(asked.hand, number, place)
    return {"pointer": pointer, "street": found.street, "action": found.action}


def _corrected(asked: HandQuestion) -> Json:
    """The hand as it should have gone, as far as the rulebook can tell; valid as the `hand` of a request."""
    rounds = [
        {**raw, "actions": list(_corrected_actions(raw["actions"], street))}
        for raw, street in zip(asked.hand["rounds"], asked.played.streets, strict=False)
    ]
    return {key: value for key, value in asked.hand.items() if key != "result"} | {"rounds": rounds}


def _corrected_actions(raw: list[Json], street: StreetPlayed) -> Iterator[Json]:
    for sent, decision in zip(raw, street.decisions, strict=False):
        if decision is None:
            if is_aside(sent):
                yield sent  # no betting; what is passed over is left out
        elif decision.legal:
            yield {key: value for key, value in sent.items() if key != "paid"}
        elif decision.ruling is Ruling.CORRECTED and decision.action is not None and "incident" not in sent:
            yield _as_sent(decision)
        elif decision.ruling is Ruling.CORRECTED:
            yield sent


def _as_sent(decision: Decision) -> Json:
    action = decision.action
    if action is None:
        raise LookupError("a correction without an action has nothing to send")
    size = {"to": action.to} if action.type.is_wager else {}
    return {"seat": action.seat, "type": action.type.value, **size}


def _final(books: Accounts, following: Next | None) -> Json:
    behind = sum(share.chips for share in books.stacks)
    back = books.uncalled
    return {
        "started": books.started,
        "behind": behind,
        "pot": books.pot,
        "pots": following and following.pots,
        "uncalled": {"seat": back.seat, "chips": back.chips} if back else None,
        "stacks": [{"seat": share.seat, "stack": share.chips} for share in books.stacks],
        "conserved": behind + books.pot == books.started,
    }


def _street(played: StreetPlayed, ruleset: Ruleset, write: Callable[[Json], Any]) -> Json:
    return {
        "street": played.round.street,
        "decisions": [
            None if one is None else write(render.decision(one, ruleset)) for one in yielding(played.decisions)
        ],
        "round": played.round,
    }
