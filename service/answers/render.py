"""From the model to JSON. Keys come in a fixed order: nouns are written as they are, their fields in their order."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from ..cases import CaseRuling
from ..cases.rulebook_diff import Difference
from ..fault_text import shown
from ..named_games import GAMES, Game, opening_as_sent, stakes_of
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
        "reasons": [_reason(one) for one in decided.reasons],
        "penalty": decided.penalty,
        "rulebook": ruleset.pin,
    }
    if decided.alternatives:
        answer["alternatives"] = [alternative(one, ruleset) for one in decided.alternatives]
    return answer


def unused(ruleset: Ruleset, structure: Structure, question: str) -> Json:
    """What an answer adds if nothing in its question can read some of the house rules; see `UNREAD`."""
    keys = ruleset.unread(structure, question) if ruleset.house else ()
    return {"unused_house_rules": keys} if keys else {}


def alternative(one: Alternative, ruleset: Ruleset) -> Json:
    """One of the floor's choices."""
    return {
        "action": one.action,
        "effect": _effect(one.effect),
        "round": one.round,
        "options": options_in(one.round, ruleset),
        "next": next_(one.round),
    }


def next_hand(told: NextHand, ruleset: Ruleset) -> Json:
    """The next hand, as POST /v1/next-hand answers."""
    return {
        "ruling": Ruling.DISCRETION if told.deal is None else Ruling.ACCEPTED,
        "deal": None if told.deal is None else _deal(told.deal),
        "alternatives": [_deal(one) for one in told.alternatives],
        "rulebook": ruleset.pin,
    }


def _deal(deal: Deal) -> Json:
    """One way to deal it; what an opening or the next question's `last` need not say is left out there."""
    last = {name: found for name, found in plain(deal.last).items() if found is not None}
    return {
        "button_method": deal.button_method,
        "button": deal.button,
        "button_dead": deal.button_dead,
        "small_blind_seat": deal.small_blind_seat,
        "dealt_in": deal.dealt_in,
        "first_to_act": deal.first_to_act,
        "waiting": deal.waiting,
        "owes": deal.owes,
        "players": deal.players,
        "opening": opening_as_sent(deal.opening),
        "last": last,
        "reasons": [_reason(one) for one in deal.reasons],
    }


def game_list() -> Json:
    """The games that a caller may name, and what each means."""
    return {"games": [_game(name, game) for name, game in GAMES.items()]}


def _game(name: str, game: Game) -> Json:
    return {
        "name": name,
        "title": game.title,
        "structure": game.structures[0],
        "structures": game.structures,
        "streets": game.streets,
        "begins_on": game.begins_on,
        "draws": game.draws,
        "opens": game.opens,
        "later": game.later,
        "open_pair": game.open_pair,
        "most_players": game.most_players,
        "stakes": [stakes_of(game, structure) for structure in game.structures],
        "limit_house_rules": game.limit_house_rules,
        "sources": [
            {
                "about": about,
                "basis": Basis.TEXT if about in game.clauses else Basis.ASSUMED,
                "clauses": game.clauses.get(about, ()),
            }
            for about in _ABOUT
        ],
    }


_ABOUT: Final = ("structures", "streets", "draws", "opens", "later", "open_pair", "limit_house_rules", "most_players")


def next_(now: BettingRound) -> Next | None:
    """What follows the round, and its pots; None while somebody has to act."""
    return what_follows(now) if now.to_act is None else None


def _reason(one: Reason) -> Json:
    return {
        "code": one.code,
        "clause": one.clause,
        "basis": one.basis,
        "message": MESSAGES[one.code].template.message(one.params),
        "params": dict(one.params),
    }


def _effect(one: Effect) -> Json:
    return {"code": one.code, "message": EFFECTS[one.code].message(one.params), "params": dict(one.params)}


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
            {"key": key, "type": expected(one.kind)["expected"]}
            | ({"values": one.choices} if one.choices else {})
            | {"topics": one.topics}
            for key, one in PARAMETERS.items()
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
            topic.value: {"clause": cited.clause, "basis": cited.basis.value}
            | ({"reading": book.readings[topic]} if topic in book.readings else {})
            for topic, cited in book.ruleset.topics.items()
        },
        "clauses": [clause(one) for one in book.clauses],
    }


def diff(ours: Rulebook, theirs: Rulebook, found: Iterable[Difference]) -> Json:
    """What two rulebooks decide differently."""
    return {"a": ours.ruleset.pin, "b": theirs.ruleset.pin, "topics": [_difference(one, ours, theirs) for one in found]}


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
    return {"clause": cited.clause, "basis": cited.basis.value}


def _ruled(ruling: CaseRuling | None) -> Json | None:
    if ruling is None:
        return None
    return {"expect": ruling.expect, "clause": ruling.clause, "basis": ruling.basis.value}


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
    return {"pointer": one.pointer, "code": one.code, "message": shown(one.message), "params": dict(one.params)}
