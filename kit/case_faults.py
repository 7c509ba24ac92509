"""Files of cases looked through: every fault at once, with its place and what to do."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import PurePath
from typing import Any, Final

from jsonschema_rs import Draft202012Validator, ValidationError

from service.bounded_json import MOST_BYTES, json_of
from service.cases.case import json_schema, opened_by_name
from service.fault_text import cut, pointer
from service.rules.model.reason import Basis
from service.rulesets import PARAMETERS, Rulebooks

_SCHEMA: Final = "case.schema.json"
_ALTERNATIVES: Final = ("anyOf", "oneOf")
_PRINTED: Final = (Basis.TEXT.value, Basis.READING.value, Basis.FALLBACK.value)
"""What rests on a clause. What is derived may rest on the question alone, as pots, sums and maxima do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseFault:
    """What is wrong in a file of cases: in which `case` ("" for the whole file), where in it, and what to do.

    `place` is a JSON pointer into the case, or into the file.
    """

    file: str
    case: str
    place: str
    what: str
    advice: str

    def __str__(self) -> str:
        where = ": ".join(part for part in (self.file, self.case, self.place) if part)
        return f"{where}: {self.what}; {self.advice}" if self.advice else f"{where}: {self.what}"


def case_faults(files: Iterable[Traversable], rulebooks: Rulebooks) -> list[CaseFault]:
    """Every fault in these files of cases, in their order; clauses and rulebooks are looked up in the rulebooks."""
    faults: list[CaseFault] = []
    seen: dict[str, str] = {}
    validator = Draft202012Validator(json_schema(_SCHEMA))
    for file in files:
        content, unread = _read(file)
        if unread:
            faults.append(CaseFault(file=file.name, case="", place="", what=unread, advice=""))
            continue
        faults += [_schema_fault(file.name, content, error) for error in validator.iter_errors(content)]
        if isinstance(content, dict):
            faults += _beyond_the_schema(file.name, content, rulebooks, seen)
    return list(dict.fromkeys(faults))


def _read(file: Traversable) -> tuple[Any, str]:
    """What the file holds, and why that is no JSON that is taken."""
    if not file.is_file():  # a pipe would be waited for
        return None, "it is no file"
    try:
        with file.open("rb") as opened:
            content = json_of(opened.read(MOST_BYTES + 1))
        json.dumps(content, ensure_ascii=False).encode("utf-8")
    except OSError as error:
        return None, f"it cannot be read: {error.strerror}"
    except UnicodeEncodeError:
        return None, "a text in it holds half a surrogate pair"
    except ValueError as error:
        return None, str(error)
    return content, ""


def _schema_fault(file: str, content: Any, error: ValidationError) -> CaseFault:
    path = list(error.instance_path)
    case, inside = "", path
    if len(path) > 1 and path[0] == "cases":
        case, inside = _named(content["cases"][path[1]], int(path[1])), path[2:]
    subschema = _at(json_schema(_SCHEMA), list(error.schema_path)[:-1])
    advice = str(subschema.get("description", "")) if isinstance(subschema, Mapping) else ""
    return CaseFault(file=file, case=case, place=pointer(inside), what=_what(error), advice=advice)


def _what(error: ValidationError) -> str:
    """The fault in words; of several alternatives that do not fit, what is wrong with the nearest."""
    kind = error.kind
    if kind.name == "enum":
        return f"{_shown(error.instance)} is none of {', '.join(map(_shown, kind.as_dict()['options']))}"
    if kind.name in _ALTERNATIVES:
        branches = [branch for branch in kind.as_dict()["context"] if branch]
        if not branches:
            return f"only one may stand here: {_required(error)}"
        if all(any(error.kind.name == "required" for error in branch) for branch in branches):
            return f"one must stand here: {_required(error)}"
        nearest = max(branches, key=lambda branch: (max(len(list(err.instance_path)) for err in branch), -len(branch)))
        return "; ".join(_what(err) for err in nearest)
    return cut(error.message)


def _required(error: ValidationError) -> str:
    """The members that exclude one another."""
    branches = _at(json_schema(_SCHEMA), list(error.schema_path))
    return ", or ".join(" and ".join(branch["required"]) for branch in branches)


def _at(schema: Any, path: list[str | int]) -> Any:
    for step in path:
        schema = schema[step]
    return schema


def _beyond_the_schema(
    file: str, content: dict[str, Any], rulebooks: Rulebooks, seen: dict[str, str]
) -> Iterator[CaseFault]:
    """What no schema can say: names that must agree, ids that must be new, rulebooks and clauses that must be there."""
    topic, cases = content.get("topic"), content.get("cases")
    stem = PurePath(file).stem
    if isinstance(topic, str) and topic != stem:
        yield CaseFault(
            file=file,
            case="",
            place="/topic",
            what=f"the topic is {_shown(topic)}",
            advice=f"name the file {cut(topic)}.json, or the topic {stem}",
        )
    for place, case in enumerate(_list(cases)):
        if isinstance(case, dict):
            name = _named(case, place)
            for at, what, advice in (*_id_faults(file, case, stem, seen), *_case_faults(case, rulebooks)):
                yield CaseFault(file=file, case=name, place=at, what=what, advice=advice)


_Complaints = Iterator[tuple[str, str, str]]
"""The place in the case, what is wrong, what to do."""


def _id_faults(file: str, case: dict[str, Any], topic: str, seen: dict[str, str]) -> _Complaints:
    id = case.get("id")
    if isinstance(id, str):
        if id.partition(".")[0] != topic:
            yield "/id", "it does not begin with the file's topic", f"write {topic}.{id.partition('.')[2] or id}"
        if id in seen:
            yield "/id", f"this id stands in {seen[id]} already", "give the case an id of its own"
        seen[id] = file


def _case_faults(case: dict[str, Any], rulebooks: Rulebooks) -> _Complaints:
    beginnings = [name for name in ("round", "opening", "game", "hand", "table") if name in case]
    if len(beginnings) > 1:
        yield "", f"it begins with {' and '.join(beginnings)}", "keep one of them"
    steps = [step for step in ("action", "declaration", "incident", "on_illegal") if step in case]
    if len(steps) > 1:
        yield "", f"it is about {' and '.join(steps)}", "keep one of them, or none to ask what may be done"
    opened = opened_by_name(case["game"]) if "game" in case else ()
    for place, what in opened if isinstance(opened, tuple) else ():
        yield f"/game{place}", what, "GET /v1/games lists the games, and what each needs"
    for name in ("shows", "rests_on"):
        for key in _list(case.get(name)):
            if isinstance(key, str) and key not in PARAMETERS:
                yield f"/{name}", f"there is no parameter {cut(key)}", "floorman rulebooks ID lists them"
    rulings = case.get("rulings")
    if isinstance(rulings, dict):
        yield from _rulings_faults(rulings, rulebooks)


def _rulings_faults(rulings: dict[str, Any], rulebooks: Rulebooks) -> _Complaints:
    for rulebook, ruling in rulings.items():
        place = pointer(["rulings", rulebook])
        if rulebook not in rulebooks:
            yield place, f"there is no rulebook {cut(rulebook)}", f"there are {', '.join(rulebooks)}"
        if isinstance(ruling, dict):
            for at, what, advice in _ruling_faults(rulebook, ruling, rulings, rulebooks):
                yield place + at, what, advice


def _ruling_faults(rulebook: str, ruling: dict[str, Any], rulings: dict[str, Any], rulebooks: Rulebooks) -> _Complaints:
    other = ruling.get("as")
    expect = ruling.get("expect")
    if isinstance(other, str):
        shared = rulings.get(other)
        expect = shared.get("expect") if isinstance(shared, dict) else None
        if expect is None:
            yield "/as", f"{cut(other)} has no expectation of its own here", "name a ruling of this case that has one"
    clause, basis = ruling.get("clause"), ruling.get("basis")
    if isinstance(clause, str) and rulebook in rulebooks:
        known = [clause.id for clause in rulebooks[rulebook].clauses]
        if clause not in known:
            yield "/clause", f"{rulebook} has no clause {cut(clause)}", f"floorman rulebooks {rulebook} lists them"
    is_refused = isinstance(expect, dict) and "errors" in expect
    by_neighbour = basis == Basis.READING and rulebook in rulebooks and rulebooks[rulebook].reads_without_clause
    if clause is None and "clause" in ruling and basis in _PRINTED and not is_refused and not by_neighbour:
        advice = "name it; or the basis is derived, if it follows from the question alone, or assumed or house"
        yield "/clause", f"a ruling by {basis} rests on a clause", advice


def _named(case: Any, place: int) -> str:
    """A case by its id; by its place in the file if it has none."""
    id = case.get("id") if isinstance(case, dict) else None
    return cut(id) if isinstance(id, str) and id else f"case {place + 1}"


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _shown(value: Any) -> str:
    return cut(json.dumps(value, ensure_ascii=False))
