"""From the model to JSON. Keys come in a fixed order: nouns are written as they are, their fields in their order."""

import json
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from ..cases import CaseRuling
from ..cases.rulebook_diff import Difference
from ..fault_text import shown
from ..named_games.game import GAMES, Game, stakes_of
from ..named_games.opening_of import opening_as_sent
from ..rules import EFFECTS, MESSAGES, Ruleset, options_in, what_follows
from ..rules.model.decision import Alternative, Decision, Ruling
from ..rules.model.effect import Effect
from ..rules.model.fault import Fault
from ..rules.model.next import Next
from ..rules.model.reason import Basis, Reason, Topic
from ..rules.model.round import BettingRound, Structure
from ..rules.model.table import Deal, NextHand
from ..rulesets import PARAMETERS, Clause, Rulebook, Rulebooks, parameters
from ..rulesets.digest import ruleset_digest
from ..rulesets.parameters import expected

Json = dict[str, Any]

_WRITER: Final = msgspec.json.Encoder()


def to_bytes(value: Any) -> bytes:
    """A JSON value as the bytes of a body: compact, in UTF-8. Every body is written by this."""
    return _WRITER.encode(value)


def plain(value: Any) -> Any:
    """The value as its bytes say it: nouns become objects, and parts of a long answer are written already."""
    return msgspec.json.decode(to_bytes(value))


def in_lines(value: Any, width: int, indent: int = 0) -> str:
    """JSON for people: an object or array that fits on a line of that many characters stands on one."""
    short = json.dumps(value, ensure_ascii=False)
    if not value or not isinstance(value, dict | list) or len(short) + indent <= width:
        return short
    inner = " " * (indent + 2)
    if isinstance(value, dict):
        lines = [f"{inner}{in_lines(name, width)}: {in_lines(part, width, indent + 2)}" for name, part in value.items()]
    else:
        lines = [inner + in_lines(item, width, indent + 2) for item in value]
    first, last = "{}" if isinstance(value, dict) else "[]"
    return first + "\n" + ",\n".join(lines) + "\n" + " " * indent + last


def decision(decided: Decision, ruleset: Ruleset) -> Json:
    """A decision, as POST /v1/decisions answers."""
    answer = {
        "legal": decided.legal,
        "ruling": decided.ruling,
        "action": decided.action,
        "full_raise": decided.full_raise,
        "options_before": decided.options_before,
        "reopened": bool(decided.reopened_seats),
        "reopened_seats": decided.reopened_seats,
        "round": decided.round,
        "options": decided.options,
        "next": next_(decided.round),
        "reasons": [_reason(reason) for reason in decided.reasons],
        "penalty": decided.penalty,
        "rulebook": ruleset.pin,
    }
    if decided.alternatives:
        answer["alternatives"] = [alternative(choice, ruleset) for choice in decided.alternatives]
    return answer


def unused(ruleset: Ruleset, structure: Structure, question: str) -> Json:
    """What an answer adds if nothing in its question can read some of the house rules; see `UNREAD`."""
    keys = ruleset.unread(structure, question) if ruleset.house else ()
    return {"unused_house_rules": keys} if keys else {}


def alternative(choice: Alternative, ruleset: Ruleset) -> Json:
    """One of the floor's choices."""
    return {
        "action": choice.action,
        "effect": _effect(choice.effect),
        "round": choice.round,
        "options": options_in(choice.round, ruleset),
        "next": next_(choice.round),
    }


def next_hand(hand: NextHand, ruleset: Ruleset) -> Json:
    """The next hand, as POST /v1/next-hand answers."""
    return {
        "ruling": Ruling.DISCRETION if hand.deal is None else Ruling.ACCEPTED,
        "deal": None if hand.deal is None else _deal(hand.deal),
        "alternatives": [_deal(deal) for deal in hand.alternatives],
        "rulebook": ruleset.pin,
    }


def _deal(deal: Deal) -> Json:
    """One way to deal it; what an opening or the next question's `last` need not say is left out there."""
    last = {name: value for name, value in plain(deal.last).items() if value is not None}
    return {
        **{name: getattr(deal, name) for name in _OF_DEAL},
        "opening": opening_as_sent(deal.opening),
        "last": last,
        "reasons": [_reason(reason) for reason in deal.reasons],
    }


_OF_DEAL: Final = (
    *("button_method", "button", "button_dead", "small_blind_seat"),
    *("dealt_in", "first_to_act", "waiting", "owes", "players"),
)
"""The members of a deal that an answer copies unchanged."""


def game_list() -> Json:
    """The games that a caller may name, and what each means."""
    return {"games": [_game(name, game) for name, game in GAMES.items()]}


def _game(name: str, game: Game) -> Json:
    return {
        "name": name,
        "title": game.title,
        "structure": game.structures[0],
        "structures": game.structures,
        **{member: getattr(game, member) for member in _OF_GAME},
        "stakes": [stakes_of(game, structure) for structure in game.structures],
        "limit_house_rules": game.limit_house_rules,
        "sources": [_about(about, game.clauses.get(about, ())) for about in _ABOUT],
    }


def _about(about: str, clauses: tuple[str, ...]) -> Json:
    return {"about": about, "basis": Basis.TEXT if clauses else Basis.ASSUMED, "clauses": clauses}


_OF_GAME: Final = ("streets", "begins_on", "draws", "opens", "later", "open_pair", "most_players")
"""The members of a game that an answer copies unchanged."""
_ABOUT: Final = ("structures", "streets", "draws", "opens", "later", "open_pair", "limit_house_rules", "most_players")


def next_(now: BettingRound) -> Next | None:
    """What follows the round, and its pots; None while somebody has to act."""
    return what_follows(now) if now.to_act is None else None


def _reason(reason: Reason) -> Json:
    return {
        "code": reason.code,
        "clause": reason.clause,
        "basis": reason.basis,
        "message": MESSAGES[reason.code].template.message(reason.params),
        "params": dict(reason.params),
    }


def _effect(effect: Effect) -> Json:
    return {"code": effect.code, "message": EFFECTS[effect.code].message(effect.params), "params": dict(effect.params)}


def rulebook_list(rulebooks: Rulebooks) -> Json:
    """The list of rulebooks, with the newest and all versions of each; and the parameters and topics they may have."""
    return {
        "rulebooks": [
            {
                "id": id,
                "version": book.ruleset.version,
                "title": book.title,
                "seen": book.seen.value,
                "href": f"/v1/rulebooks/{id}",
                "versions": list(rulebooks.versions(id)),
            }
            for id, book in rulebooks.items()
        ],
        "parameters": [
            {"key": key, "type": expected(parameter.kind)["expected"]}
            | ({"values": parameter.choices} if parameter.choices else {})
            | {"topics": parameter.topics}
            for key, parameter in PARAMETERS.items()
        ],
        "topics": list(Topic),
    }


def rulebook(book: Rulebook) -> Json:
    """A whole rulebook: its parameters, its topics and its clauses."""
    return {
        "id": book.ruleset.id,
        "version": book.ruleset.version,
        "title": book.title,
        "source": book.source,
        "seen": book.seen.value,
        "publication": book.publication,
        "extends": book.extends,
        "falls_back_to": book.falls_back_to,
        "digest": ruleset_digest(book.ruleset),
        "changes": book.changes,
        "parameters": parameters(book.ruleset),
        "topics": {
            topic.value: {"clause": cited.clause, "basis": cited.basis.value}
            | ({"reading": book.readings[topic]} if topic in book.readings else {})
            for topic, cited in book.ruleset.topics.items()
        },
        "clauses": [clause(entry) for entry in book.clauses],
    }


def diff(ours: Rulebook, theirs: Rulebook, differences: Iterable[Difference]) -> Json:
    """What two rulebooks decide differently."""
    topics = [_difference(difference, ours, theirs) for difference in differences]
    return {"a": ours.ruleset.pin, "b": theirs.ruleset.pin, "topics": topics}


def _difference(difference: Difference, ours: Rulebook, theirs: Rulebook) -> Json:
    a, b = parameters(ours.ruleset), parameters(theirs.ruleset)
    return {
        "topic": difference.topic.value,
        "parameters": [{"key": key, "a": a[key], "b": b[key]} for key in difference.keys],
        "a": ours.ruleset.cite(difference.topic),
        "b": theirs.ruleset.cite(difference.topic),
        "case": None
        if difference.case is None
        else {
            "id": difference.case.id,
            "story": difference.case.story,
            "a": _ruled(difference.case.ruling(ours.ruleset)),
            "b": _ruled(difference.case.ruling(theirs.ruleset)),
        },
    }


def _ruled(ruling: CaseRuling | None) -> Json | None:
    if ruling is None:
        return None
    return {"expect": ruling.expect, "clause": ruling.clause, "basis": ruling.basis.value}


def clause(entry: Clause) -> Json:
    """A clause, in our words."""
    answer: Json = {
        "id": entry.id,
        "source": entry.source,
        "paraphrase": entry.paraphrase,
        "verdict": entry.verdict.value,
        "topics": [topic.value for topic in entry.topics],
        "seen": entry.seen,
    }
    if entry.reading:
        answer["reading"] = entry.reading
    return answer


def fault(error: Fault) -> Json:
    """A fault."""
    return {"pointer": error.pointer, "code": error.code, "message": shown(error.message), "params": dict(error.params)}
