"""What the codes mean: all of them in words; of each what the rulebooks say of it, with a case that shows it."""

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, Final, cast

from ..cases import Case, load_cases, shown_by
from ..hands import reconcile
from ..languages.language import ENGLISH, languages
from ..named_games import game
from ..rules import EFFECTS, FAULTS, MESSAGES
from ..rules.model.reason import Code, Topic
from ..rules.model.template import PARAMETERS, Template
from ..rulesets import Rulebook, Rulebooks, house_rules
from . import fault_messages, problems
from .endpoints import DECISIONS, HANDS, NEXT_HAND, OPTIONS, ROUNDS, ask
from .fault_messages import Refused, no_such_value
from .render import Json, plain, to_bytes
from .schemas.request_schema import ReasonsQuerySchema, query_values, repetitions
from .schemas.strict_schema import load

KINDS: Final[Mapping[str, str]] = MappingProxyType({"reasons": "reason", "effects": "effect", "errors": "error"})
"""What each list of GET /v1/reasons holds."""
SEATS: Final = MappingProxyType({"one": "seat {seats}", "other": "seats {seats}"})
"""The English of one seat and of several."""
_QUERY: Final = ReasonsQuerySchema()
_FAULTS: Final = {**fault_messages.FAULTS, **house_rules.FAULTS, **game.FAULTS, **FAULTS, **reconcile.FAULTS}


def reason_list(language: str = ENGLISH) -> Json:
    """The codes of reasons, choices and errors, each with its template and what this is filled in with.

    `language`: that of the reasons and choices. Errors are for developers, in English. Raises KeyError.
    """
    entries: Json = {
        "reasons": [
            {"code": code.value, "topic": message.topic.value, **_template(message.template)}
            for code, message in MESSAGES.items()
        ],
        "effects": [{"code": code.value, **_template(template)} for code, template in EFFECTS.items()],
        "errors": [{"code": code, **_template(template)} for code, template in _FAULTS.items()],
    }
    if language == ENGLISH:
        return {"language": ENGLISH, "seats": dict(SEATS), **entries}
    texts = languages()[language].texts
    translated = {kind: [_translated(entry, texts[kind]) for entry in entries[kind]] for kind in ("reasons", "effects")}
    return {"language": language, "seats": languages()[language].seats, **entries, **translated}


def language_asked(query: Mapping[str, Sequence[str]]) -> str:
    """The language that the query of GET /v1/reasons names. Raises Refused."""
    raw, known = query_values(query), (ENGLISH, *languages())
    language: str = raw.get("language", ENGLISH)
    faults = (*repetitions(query), *load(_QUERY, raw)[1])
    if not faults and language not in known:
        faults = (no_such_value("language", language, known),)
    if faults:
        raise Refused(faults)
    return language


@cache
def codes() -> Mapping[str, tuple[str, Json]]:
    """Every code that is listed: what it is (reason, effect or error), and its entry in the list."""
    listed = reason_list()
    return MappingProxyType({entry["code"]: (kind, entry) for name, kind in KINDS.items() for entry in listed[name]})


def explanation(code: str, rulebooks: Rulebooks) -> Json:
    """What a code means, as GET /reasons/{code} answers. Raises KeyError if it is not listed.

    Only published rulebooks are told of: an operator's own may be for those with a key.
    """
    kind, entry = codes()[code]
    answer: Json = {"kind": kind, **entry}
    if kind == "reason":
        answer["clauses"] = [_cited(book, MESSAGES[Code(code)].topic) for book in published(rulebooks)]
    if kind == "error":
        answer["problem"] = f"/problems/{(problems.NOT_JSON if code.startswith('json.') else problems.INVALID).slug}"
    elif code in shown_by():  # the cases do not tell of the next hand yet
        answer["case"] = _shown(*shown_by()[code], rulebooks)
    return answer


def published(rulebooks: Rulebooks) -> list[Rulebook]:
    """The rulebooks that the published cases rule by."""
    return [rulebooks[id] for id in sorted({id for case in load_cases() for id in case.rulings})]


def _cited(book: Rulebook, topic: Topic) -> Json:
    """What a rulebook says of a topic."""
    cited = book.ruleset.cite(topic)
    answer: Json = {"rulebook": book.ruleset.id, "clause": cited.clause, "basis": cited.basis.value}
    clause = next((clause for clause in book.clauses if clause.id == cited.clause), None)
    if clause is not None:
        answer |= {"source": clause.source, "paraphrase": clause.paraphrase}
    reading = book.readings.get(topic)
    return answer | ({"reading": reading} if reading else {})


def _shown(case: Case, rulebook: str, rulebooks: Rulebooks) -> Json:
    request = decision_request(case, rulebook, rulebooks)
    summary = {"id": case.id, "story": case.story, "source": case.rulings[rulebook].source, "rulebook": rulebook}
    return summary | {"request": request, "answer": answer_to(DECISIONS, request, rulebooks)}


def decision_request(case: Case, rulebook: str, rulebooks: Rulebooks) -> Json:
    """The body for POST /v1/decisions that asks what a case with a step is about, under a rulebook.

    Raises LookupError if its opening is refused.
    """
    under = _under(case, rulebook)
    opened = {"opening": case.opening, "actions": list(case.actions)}
    round = answer_to(ROUNDS, under | opened, rulebooks)["round"] if case.opening is not None else case.round
    return {**under, "round": round, **case.step}


def _under(case: Case, rulebook: str) -> Json:
    return {"rulebook": rulebook, **({"house_rules": dict(case.house_rules)} if case.house_rules else {})}


def case_answer(case: Case, rulebook: str, rulebooks: Rulebooks) -> Json:
    """The answer that a case is about, under a rulebook. Raises LookupError if it is about what makes no sense.

    On a hand it is a brief report; on a table the next hand; with a step a decision; else a whole round, or, from a
    snapshot, the options.
    """
    whole = {} if case.on_illegal is None else {"on_illegal": case.on_illegal}
    question: Json
    if case.hand is not None:
        path, question = HANDS, {"hand": case.hand, "detail": "brief", **whole}
    elif case.table is not None:
        path, question = NEXT_HAND, {"table": case.table}
    elif case.step:
        path, question = DECISIONS, decision_request(case, rulebook, rulebooks)
    elif case.opening is not None:
        path, question = ROUNDS, {"opening": case.opening, "actions": list(case.actions), **whole}
    else:
        path, question = OPTIONS, {"round": case.round}
    return cast("Json", answer_to(path, _under(case, rulebook) | question, rulebooks))


def answer_to(path: str, body: Json, rulebooks: Rulebooks) -> Any:
    """The answer to a request as the JSON that a caller gets. Raises LookupError if it is refused."""
    return plain(ask(path, to_bytes(body), rulebooks).answer)


def _template(template: Template) -> Json:
    return {"template": template.text, "params": [_param(name, template) for name in template.names]}


def _translated(entry: Json, texts: Mapping[str, str]) -> Json:
    """An entry with its own texts where there are any. A key is a code, with a word its parameter and the word too."""
    code = entry["code"]
    params = [
        {**param, "values": {word: texts.get(f"{code} {param['name']} {word}", text) for word, text in values.items()}}
        if (values := param.get("values"))
        else param
        for param in entry["params"]
    ]
    return {**entry, "template": texts.get(code, entry["template"]), "params": params}


def _param(name: str, template: Template) -> Json:
    known = PARAMETERS[name]
    entry: Json = {"name": name, "type": known.type.value, "meaning": known.meaning}
    if name in template.words:
        entry["values"] = {str(word): english for word, english in template.words[name].items()}
    return entry
