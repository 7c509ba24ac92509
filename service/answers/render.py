"""From the model to JSON. Keys come in a fixed order; fields of a round that nobody knows are left out."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import to_builtins
from msgspec.structs import fields

from ..conformance import CaseRuling, Difference
from ..rules import Ruleset, what_follows
from ..rules.model.action import Action, CallOption, Options, RaiseOption
from ..rules.model.decision import Alternative, Decision
from ..rules.model.effect import Effect
from ..rules.model.fault import Fault
from ..rules.model.params import Params
from ..rules.model.pot import Pot
from ..rules.model.reasons import Reason, Topic
from ..rules.model.round import BettingRound
from ..rulesets import Clause, Rulebook, Shelf, parameters
from ..rulesets.digest import ruleset_digest

Json = dict[str, Any]

_WRITER: Final = msgspec.json.Encoder()
_MAYBE_UNKNOWN: Final = tuple(field.name for field in fields(BettingRound) if field.default is None)
_SELDOM: Final = ("no_raise", "no_fold", "must_raise", "out_of_turn")


def to_bytes(value: Any) -> bytes:
    """A JSON value as the bytes of a body: compact, in UTF-8. Every body is written by this."""
    return _WRITER.encode(value)


def decision(decided: Decision, ruleset: Ruleset) -> Json:
    """A decision, as POST /v1/decisions answers."""
    answer = {
        "legal": decided.legal,
        "ruling": decided.ruling.value,
        "action": action(decided.action),
        "full_raise": decided.full_raise,
        "options": options(decided.options) if decided.options else None,
        "reopened": bool(decided.reopened_seats),
        "reopened_seats": list(decided.reopened_seats),
        "round_over": decided.round_over,
        "next": next_(decided.round),
        "round": round_(decided.round),
        "reasons": [reason(one) for one in decided.reasons],
        "penalty": decided.penalty,
        "ruleset": ruleset_ref(ruleset),
    }
    if decided.alternatives:
        answer["alternatives"] = [alternative(one) for one in decided.alternatives]
    return answer


def action(done: Action | None) -> Json | None:
    """A normalized action."""
    return to_builtins(done) if done else None


def alternative(one: Alternative) -> Json:
    """One of the floor's choices."""
    return {
        "action": action(one.action),
        "effect": _with_params(one.effect),
        "round": round_(one.round),
        "next": next_(one.round),
    }


def next_(now: BettingRound) -> Json | None:
    """What follows the round, and its pots; None while somebody has to act."""
    if now.to_act is not None:
        return None
    following = what_follows(now)
    return {
        "type": following.type.value,
        "betting": following.betting,
        "first_to_act": following.first_to_act,
        "winner": following.winner,
        "uncalled": to_builtins(following.uncalled),
        "pots": _pots(following.pots),
        "needed": list(following.needed),
    }


def _pots(made: tuple[Pot, ...] | None) -> list[Json] | None:
    return None if made is None else [{"amount": pot.amount, "seats": list(pot.seats)} for pot in made]


def reason(one: Reason) -> Json:
    """A reason."""
    return _with_params(one)


def _with_params(one: Effect | Reason) -> Json:
    answer: Json = to_builtins(one)
    answer["params"] = _by_name(answer["params"])
    return answer


def _by_name(params: Params) -> Json:
    return {name: list(value) if type(value) is tuple else value for name, value in params}


def options(offered: Options) -> Json:
    """What a seat may do."""
    return {
        "fold": offered.fold,
        "check": offered.check,
        "call": _call(offered.call),
        "raise": _raise(offered.raise_),
        "bring_in": _call(offered.bring_in),
        "raise_barred": offered.raise_barred.value if offered.raise_barred else None,
    }


def _call(option: CallOption | None) -> Json | None:
    return to_builtins(option) if option else None


def _raise(option: RaiseOption | None) -> Json | None:
    if option is None:
        return None
    answer: Json = to_builtins(option)
    if not option.sizes:
        del answer["sizes"]
    return answer


def round_(now: BettingRound) -> Json:
    """A snapshot, which is valid as the `round` of the next request.

    Fields that nobody knows are left out; of a seat, rights that it has not lost, and an action out of turn that it
    has not taken.
    """
    answer: Json = to_builtins(now)
    for name in _MAYBE_UNKNOWN:
        if answer[name] is None:
            del answer[name]
    if now.pots is not None:
        answer["pots"] = _pots(now.pots)
    answer["players"] = list(answer["players"])
    for player in answer["players"]:
        for name in _SELDOM:
            if not player[name]:
                del player[name]
        if "out_of_turn" in player and player["out_of_turn"]["condition"] is None:
            del player["out_of_turn"]["condition"]
    return answer


def ruleset_ref(ruleset: Ruleset) -> Json:
    """Which rulebook answered."""
    return {"id": ruleset.id, "version": ruleset.version}


def ruleset_list(shelf: Shelf) -> Json:
    """The list of rulebooks: of each the newest version, and which versions are carried."""
    return {
        "rulesets": [
            {
                **ruleset_ref(book.ruleset),
                "title": book.title,
                "href": f"/v1/rulesets/{id}",
                "versions": list(shelf.versions(id)),
            }
            for id, book in shelf.items()
        ]
    }


def rulebook(book: Rulebook) -> Json:
    """A whole rulebook: its parameters, its topics and its clauses."""
    return {
        **ruleset_ref(book.ruleset),
        "title": book.title,
        "source": book.source,
        "extends": book.extends,
        "digest": ruleset_digest(book.ruleset),
        "changes": [
            {
                "version": one.version,
                "note": one.note,
                "rulings": one.rulings,
                "topics": [topic.value for topic in one.topics],
            }
            for one in book.changes
        ],
        "parameters": parameters(book.ruleset),
        "topics": {
            topic.value: {"clause": cited.clause, "standing": cited.standing.value}
            | ({"reading": book.readings[topic]} if topic in book.readings else {})
            for topic, cited in book.ruleset.topics.items()
        },
        "clauses": [clause(one) for one in book.clauses],
    }


def diff(ours: Rulebook, theirs: Rulebook, found: Iterable[Difference]) -> Json:
    """What two rulebooks decide differently."""
    return {
        "a": ruleset_ref(ours.ruleset),
        "b": ruleset_ref(theirs.ruleset),
        "topics": [_difference(one, ours, theirs) for one in found],
    }


def _difference(one: Difference, ours: Rulebook, theirs: Rulebook) -> Json:
    a, b = parameters(ours.ruleset), parameters(theirs.ruleset)
    return {
        "topic": one.topic.value,
        "parameters": [{"key": key, "a": a[key], "b": b[key]} for key in one.keys],
        "a": _cited(ours.ruleset, one.topic),
        "b": _cited(theirs.ruleset, one.topic),
        "case": None
        if one.case is None
        else {
            "id": one.case.id,
            "story": one.case.story,
            "a": _ruled(one.case.ruling(ours.ruleset)),
            "b": _ruled(one.case.ruling(theirs.ruleset)),
        },
    }


def _cited(ruleset: Ruleset, topic: Topic) -> Json:
    cited = ruleset.cite(topic)
    return {"clause": cited.clause, "standing": cited.standing.value}


def _ruled(ruling: CaseRuling | None) -> Json | None:
    if ruling is None:
        return None
    return {"expect": ruling.expect, "clause": ruling.clause, "standing": ruling.standing.value}


def clause(one: Clause) -> Json:
    """A clause, in our words."""
    answer: Json = {
        "id": one.id,
        "source": one.source,
        "paraphrase": one.paraphrase,
        "verdict": one.verdict.value,
        "topics": [topic.value for topic in one.topics],
        "seen": one.seen,
    }
    if one.reading:
        answer["reading"] = one.reading
    return answer


def fault(one: Fault) -> Json:
    """A fault."""
    params = _by_name(to_builtins(one.params))
    return {"pointer": one.pointer, "code": one.code, "message": one.message, "params": params}
