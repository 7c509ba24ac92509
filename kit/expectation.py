"""Is an engine's answer the one that a test expects? Compared by what every engine can say.

Of an action, `legal` must be told; where the test asks what may be done, `options`; of the next hand, a `deal` with one
expected member at least. All else is compared only if the engine tells it: engines differ in what they know, and are
not held to what only we say. Where the book leaves it to the floor, any `legal` passes.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from service.cases.suite import Json
from service.fault_text import cut

_WAGERS: Final = ("bet", "raise", "complete", "all_in")
_NAMED_BY_TASTE: Final = ("/action", "/options/raise")
_WITHOUT_ORDER: Final = ("/reopened_seats", "/deal/dealt_in", "/deal/waiting", "/deal/owes", "/deal/opening/posts")
"""Arrays of seats, or with one in each member: engines list them as they like."""
_NOT_OFFERED: Final = {"check": False, "call": None, "raise": None}
"""What an engine that tells options need not say of an option that is not there."""
_RENAMED: Final = (("call", "check"), ("bet", "raise"), ("raise", "bet"), ("complete", "bet"), ("complete", "raise"))
"""A verb that does not fit, and the action that it stands for."""


_WIDELY_TOLD: Final[Mapping[str, tuple[str, ...] | None]] = {
    "legal": None,
    "action": ("type", "to"),
    "options": None,
    "reopened_seats": None,
    "round": ("to_act", "current_bet"),
}
"""What most engines can tell, of an answer and of its parts (None: all of it)."""
_OF_OPTIONS: Final[Mapping[str, tuple[str, ...] | None]] = {
    "check": None,
    "call": ("to",),
    "raise": ("min_to", "max_to"),
    "bring_in": ("to",),
}


class Uncomparable(Exception):  # noqa: N818  # it is an answer, of an engine that broke
    """The engine's answer does not tell what every answer to such a question must."""


@dataclass(frozen=True, slots=True)
class Mismatch:
    """A place in the answer, as a JSON pointer ("" for all of it), what was expected there, and what was found."""

    pointer: str
    expected: str
    actual: str

    @property
    def place(self) -> str:
        """The pointer, as it is shown."""
        return self.pointer or "answer"

    def __str__(self) -> str:
        return f"{self.place}: expected {self.expected}, found {self.actual}"


def mismatches(question: Mapping[str, Any], expect: Mapping[str, Any], answer: Json) -> list[Mismatch]:
    """Each place in which the answer differs. Raises Uncomparable if the answer lacks what must be told."""
    if not _is_renamed(question, expect):
        return _compared(question, expect, answer)
    is_barred = _refusal(answer) is not None or answer.get("legal") is False
    if is_barred and answer.get("action") is None:
        return []
    # where the engine bars the verb, and makes another of it, the action alone is compared
    left_out = expect.keys() - {"action"} if is_barred else {"legal", "ruling"}
    kept = {name: value for name, value in expect.items() if name not in left_out}
    return _compared(question, kept, _as_expected(question, expect, answer))


def _compared(question: Mapping[str, Any], expect: Mapping[str, Any], answer: Json) -> list[Mismatch]:
    refused = _refusal(answer)
    is_barred = refused is not None or answer.get("legal") is False
    if "errors" in expect:
        return [] if is_barred else [Mismatch("", "a refusal", _shown(answer))]
    about_a_step = any(name in question for name in ("action", "declaration", "incident"))
    tells_no_more = answer.get("action") is None and "ruling" not in answer if about_a_step else refused is not None
    if is_barred and expect.get("legal") is False and tells_no_more:
        return []  # what it is corrected to, or where a hand goes wrong, is not for every engine to say
    is_null = expect.get("legal", True) is None or (about_a_step and expect.get("ruling") == "discretion")
    if refused:
        return [] if is_null else [Mismatch("", "an answer", refused)]
    if about_a_step or "hand" in question:
        _must_tell("legal", answer)
        floor_chooses = about_a_step or (expect.get("stopped_at") or {}).get("decision") is not None
        if is_null and isinstance(answer["legal"], bool) and (floor_chooses or not answer["legal"]):
            if "ruling" not in answer:
                return []  # it rules as the floor might; nobody can follow a hand of which the record makes no sense
            expect = {name: value for name, value in expect.items() if name != "legal"}
    elif "table" in question:
        _must_tell("deal", answer)
        wanted, dealt = expect.get("deal"), answer["deal"]
        if wanted and isinstance(dealt, Mapping) and not wanted.keys() & dealt.keys():
            raise Uncomparable(f"the deal has none of {', '.join(wanted)}: {_shown(answer)}")
    elif "on_illegal" not in question:
        _must_tell("options", answer)
    return list(_differences(expect, answer, ""))


def _is_renamed(question: Mapping[str, Any], expect: Mapping[str, Any]) -> bool:
    """Whether the action stands, but under another name. Whether its own name is allowed is for each engine to say."""
    action = expect.get("action")
    if not action or expect.get("legal") is False or expect.get("ruling") == "corrected":
        return False
    return (_named(question), action.get("type")) in _RENAMED


def _named(question: Mapping[str, Any]) -> Any:
    """The verb that is proposed, or the first that is said."""
    words: Sequence[Mapping[str, Any]] = question.get("declaration", {}).get("words") or ({},)
    return question.get("action", {}).get("type") or words[0].get("word")


def _as_expected(question: Mapping[str, Any], expect: Mapping[str, Any], answer: Json) -> Json:
    """The answer, its action by the name that is expected where the engine keeps the name that was proposed."""
    action = answer.get("action")
    if not isinstance(action, Mapping) or action.get("type") != _named(question):
        return answer
    return {**answer, "action": {**action, "type": expect["action"]["type"]}}


def common_part(answer: Mapping[str, Any]) -> Json:
    """The part of an answer that most engines can tell: what may be compared of two engines, or expected of any.

    Of an action that is not legal, or is for the floor, that is what becomes of it; of the round after, only if it is
    legal.
    """
    if "errors" in answer or answer.get("refused"):
        return {"errors": answer.get("errors", [])}
    part = _parts(answer, _WIDELY_TOLD)
    if isinstance(part.get("options"), Mapping):
        part["options"] = _parts(part["options"], _OF_OPTIONS)
    if "legal" in part:
        part.pop("options", None)
        if not part["legal"]:
            return {name: part[name] for name in ("legal", "action") if name in part}
    return part


def _parts(whole: Mapping[str, Any], wanted: Mapping[str, tuple[str, ...] | None]) -> Json:
    return {
        name: {part: whole[name][part] for part in parts if part in whole[name]}
        if parts is not None and isinstance(whole[name], Mapping)
        else whole[name]
        for name, parts in wanted.items()
        if name in whole
    }


def _refusal(answer: Json) -> str | None:
    """How the engine says that the question makes no sense, if it does."""
    if "errors" in answer:
        return f"a refusal: {_shown(answer['errors'])}"
    if reason := answer.get("refused"):
        return f"a refusal: {_shown(reason)}" if isinstance(reason, str) else "a refusal"
    return None


def _must_tell(member: str, answer: Json) -> None:
    if member not in answer:
        raise Uncomparable(f"the answer has no {member}: {_shown(answer)}")


def _differences(expected: Any, actual: Any, where: str) -> Iterator[Mismatch]:
    """Members of objects that the engine tells, one by one; arrays of the same length likewise; all else as a whole."""
    if where in _NAMED_BY_TASTE and isinstance(expected, Mapping) and isinstance(actual, Mapping):
        # engines name wagers differently, and all in is a call here, a raise there, a type of its own elsewhere
        ours, theirs = expected.get("type"), actual.get("type")
        same = theirs == "all_in" or (ours in _WAGERS and theirs in _WAGERS)
        actual = {**actual, "type": ours} if same else actual
    if where == "/options" and isinstance(actual, Mapping):
        actual = _NOT_OFFERED | dict(actual)
    if where in _WITHOUT_ORDER and isinstance(expected, list) and isinstance(actual, list):
        expected, actual = sorted(expected, key=_by_seat), sorted(actual, key=_by_seat)
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        for name, value in expected.items():
            if name in actual:
                yield from _differences(value, actual[name], f"{where}/{name}")
    elif _hold_objects(expected, actual):
        for place, (item, other) in enumerate(zip(expected, actual, strict=True)):
            yield from _differences(item, other, f"{where}/{place}")
    elif type(expected) is not type(actual) or expected != actual:  # 600.0 and true are no amounts
        yield Mismatch(where, _shown(expected), _shown(actual))


def _hold_objects(expected: Any, actual: Any) -> bool:
    return (
        isinstance(expected, list)
        and isinstance(actual, list)
        and len(expected) == len(actual)
        and all(isinstance(item, Mapping) for item in expected)
    )


def _by_seat(item: Any) -> str:
    return f"{item.get('seat')} {item.get('type')}" if isinstance(item, Mapping) else str(item)


def _shown(value: Any) -> str:
    return cut(json.dumps(value, ensure_ascii=False))
