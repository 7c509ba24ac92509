"""What holds for any bytes whatever: an answer or a refusal, the same twice; and what an answer is good for."""

import json
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache, partial
from typing import Any, Final
from zlib import crc32

from marshmallow import ValidationError

from service.answers import problems, render, strict_json
from service.answers.answer_record import AnswerRecord
from service.answers.endpoints import ENDPOINTS
from service.answers.hand_question import HandQuestion, hand_question
from service.answers.hand_report import report
from service.answers.schemas.request_schema import (
    BatchRequestSchema,
    DecisionRequestSchema,
    HandRequestSchema,
    NextHandRequestSchema,
    NextStreetRequestSchema,
    OptionsRequestSchema,
    RoundsRequestSchema,
)
from service.answers.schemas.strict_schema import Strict
from service.fault_text import LONGEST_MESSAGE
from service.hands import Unreadable, ohh_reader, ohh_writer, phh_reader, phh_writer, text_reader
from service.hands.ohh_document import STREETS
from service.hands.phh_document import VARIANTS
from tests.fuzz.answers import (
    RULEBOOKS,
    of_batch,
    of_decision,
    of_hand,
    of_next_hand,
    of_next_street,
    of_options,
    of_rounds,
)
from tests.fuzz.open_places import path_of
from tests.support.conformity import schema
from tests.support.pointed import points_at_nothing, schema_named, schema_of_body
from tests.support.schemas import at_once, by_marshmallow

ONE_IN: Final = 16
"""So many bodies go to one door only, the one they seem to be made for; and keep the spec unasked."""


def hold(body: bytes) -> None:
    """Put the bytes to the service by every way in that they may be meant for.

    Raises AssertionError where a law is broken, and lets out whatever the service lets out.
    """
    few = crc32(body) % ONE_IN == 0
    of_text(body)
    of_site(body)
    tree = of_json(body)
    if tree is NOTHING:
        return
    for name in DOORS if few else (_door(tree),):
        of_shape(DOORS[name][0], tree)
        of_straight(name, body)
        of_answer(name, body, few=few)
    if isinstance(tree, dict) and "ohh" in tree:
        of_history(tree)


def _door(tree: Any) -> str:
    """The door that a body is most likely made for."""
    return _sent_to(path_of(tree))


@cache
def _sent_to(path: str) -> str:
    schema = schema_of_body(path)
    assert schema is not None, path
    return str(schema["$ref"]).rpartition("/")[2].replace("HandRecord", "HandRequest")


NOTHING: Final = object()


def of_json(body: bytes) -> Any:
    """The value in the bytes; NOTHING where they are none that is taken."""
    try:
        return strict_json.parse(body)
    except strict_json.NotJson:
        return NOTHING


def of_shape(checked: Strict, tree: Any) -> None:
    """What is taken at once is what marshmallow takes, and the same is made of it."""
    made = []
    for way in (at_once, by_marshmallow):
        try:
            made.append(_GAME.sub(r"\1", repr(way(checked, tree))))
        except ValidationError:
            made.append("")
    assert made[0] in ("", made[1]), "the two ways through the schema differ"


_GAME: Final = re.compile(r"<GameName\.\w+: ('\w+')>")
"""The name of a game, which the noun has as a text."""
_STRAIGHT: Final = {
    "DecisionRequest": "/v1/decisions",
    "BatchRequest": "/v1/decisions/batch",
    "OptionsRequest": "/v1/options",
}


def of_straight(name: str, body: bytes) -> None:
    """What is read straight into the nouns is answered as what is read the long way."""
    straight = ENDPOINTS[_STRAIGHT[name]].fast if name in _STRAIGHT else None
    if straight is None:
        return
    told = problems.reply(lambda: straight(body, RULEBOOKS, AnswerRecord()), "/").document
    if told is not None:
        assert render.to_bytes(told) == _told(DOORS[name][2], body)[0], "the two ways of reading differ"


def of_answer(name: str, body: bytes, *, few: bool) -> None:
    """The same bytes twice, JSON again; and if it was no refusal, what it says holds."""
    _, promised, ask, laws = DOORS[name]
    told, is_refusal = _told(ask, body)
    if few or not is_refusal:
        assert _told(ask, body) == (told, is_refusal), "asked twice, answered differently"
    answer = json.loads(told)
    if is_refusal:
        nowhere = points_at_nothing(
            json.loads(body), schema_named(name), (one["pointer"] for one in answer.get("errors", ()))
        )
        assert not nowhere, f"faults are told where nothing was sent and nothing may stand: {nowhere}"
        messages = [one["message"] for one in answer.get("errors", ())]
        assert max(map(len, (answer["detail"], *messages))) <= LONGEST_MESSAGE, "a message is too long"
        assert len(messages) != 1 or answer["detail"] == messages[0], "the single error is not the detail"
    if few:
        if is_refusal:
            answer["request_id"] = "0"
        wrong = next(iter(schema("Problem" if is_refusal else promised).iter_errors(answer)), None)
        assert wrong is None, wrong
    if not is_refusal:
        laws(strict_json.parse(body))


def refused(body: bytes) -> bool:
    """Whether the service refuses a body of JSON at the door it seems to be made for."""
    return _told(DOORS[_door(strict_json.parse(body))][2], body)[1]


def _told(ask: Callable[[Any], Any], body: bytes) -> tuple[bytes, bool]:
    """The answer's bytes, and whether it is a refusal."""
    raw = strict_json.parse(body)
    replied = problems.reply(lambda: ask(raw), "/")
    return render.to_bytes(replied.document), replied.problem is not None


def of_text(body: bytes) -> None:
    """A PHH file is a hand that can be written and read again, or has its faults."""
    try:
        found = phh_reader.read(body.decode("utf-8"))
    except (Unreadable, UnicodeDecodeError):
        return
    for variant in VARIANTS:
        with suppress(Unreadable):
            again = phh_reader.read(phh_writer.write(found, variant))
            assert _done(again) == _done(found), "written and read again, it is another hand"
    of_answer("HandRequest", json.dumps({"rulebook": "tda-2019", "phh": body.decode()}).encode(), few=False)


def of_site(body: bytes) -> None:
    """A text history of a site is a hand that gets a report or its faults; or a fault for each line that is wrong."""
    try:
        text_reader.read(body.decode("utf-8"))
    except (Unreadable, UnicodeDecodeError):
        return
    of_answer("HandRequest", json.dumps({"rulebook": "tda-2019", "text": body.decode()}).encode(), few=False)


def of_history(tree: Any) -> None:
    """An Open Hand History is a hand that is the same when written and read again, or has its faults."""
    try:
        found = ohh_reader.read({"ohh": tree["ohh"]})
    except Unreadable:
        return
    with suppress(Unreadable):
        again = ohh_reader.read(ohh_writer.write(found, "Holdem" if found["streets"] == len(STREETS) else "Draw"))
        assert _done(again) == _done(found), "written and read again, it is another hand"


def _done(hand: Any) -> list[list[tuple[int, str]]]:
    """Who did what on each street on which anybody acted."""
    streets = ([(one["seat"], one["type"]) for one in street["actions"]] for street in hand["rounds"])
    return [street for street in streets if street]


def _of_hands(raw: Any) -> Any:
    asked = hand_question(raw, RULEBOOKS)
    told = report(asked)
    told["compared"] = list(_compared(asked, raw.get("compare", ())))
    if not told["compared"]:
        del told["compared"]
    return told


def _report_under(asked: HandQuestion, name: str) -> Any:
    return report(asked.under(name, RULEBOOKS))


def _compared(asked: HandQuestion, names: Iterable[str]) -> Iterable[Any]:
    for name in names:
        told = problems.reply(partial(_report_under, asked, name), "/")
        told.document.pop("hand", None)
        yield {"rulebook": name, **told.as_part()}


def _answered(path: str) -> Callable[[Any], Any]:
    answer = ENDPOINTS[path].answer
    return lambda raw: answer(raw, "/", RULEBOOKS, AnswerRecord())


Law = Callable[[Any], None]
DOORS: Final[dict[str, tuple[Strict, str, Callable[[Any], Any], Law]]] = {
    "DecisionRequest": (DecisionRequestSchema(), "Decision", _answered("/v1/decisions"), of_decision),
    "BatchRequest": (BatchRequestSchema(), "BatchAnswer", _answered("/v1/decisions/batch"), of_batch),
    "OptionsRequest": (OptionsRequestSchema(), "OptionsAnswer", _answered("/v1/options"), of_options),
    "RoundsRequest": (RoundsRequestSchema(), "RoundsAnswer", _answered("/v1/rounds"), of_rounds),
    "NextStreetRequest": (NextStreetRequestSchema(), "RoundsAnswer", _answered("/v1/next-street"), of_next_street),
    "HandRequest": (HandRequestSchema(), "Report", _of_hands, of_hand),
    "NextHandRequest": (NextHandRequestSchema(), "NextHandAnswer", _answered("/v1/next-hand"), of_next_hand),
}
