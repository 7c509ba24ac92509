"""What a body is refused for before the rules are asked, in English: shapes, sizes, names that are not known."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from ..fault_text import MEANT, guessed
from ..hands import Place
from ..hands.formats import FORMATS
from ..rules.model.fault import Fault, fault_of
from ..rules.model.template import Param, Template, template


class Refused(Exception):
    """The body is JSON, but not a question that can be answered; `faults` has everything that is wrong with it."""

    def __init__(self, faults: tuple[Fault, ...], place: Place | None = None) -> None:
        super().__init__(f"{len(faults)} faults")
        self.faults = faults
        self.place = place  # where a text in the body cannot be parsed (PHH)


class Unlisted(Exception):
    """Something is wrong with a body whose faults are not listed (`FIRST_ONLY`)."""


RECORDS: Final = ("hand", *FORMATS)
"""The members in which a hand can be sent: our own JSON, and the other formats."""
FAULTS: Final[Mapping[str, Template]] = MappingProxyType(
    {
        "field.missing": template("`{field}` is missing."),
        "field.unknown": template("Unknown field `{field}`.{meant}", meant=MEANT),
        "null.invalid": template("null is no value here: leave the field out."),
        "object.invalid": template("This must be a JSON object."),
        "array.invalid": template("This must be a JSON array."),
        "array.too_short": template("There must be at least {min} of these."),
        "array.too_long": template("There may be at most {max} of these."),
        "array.items_alike": template("Each of these may stand here once."),
        "integer.invalid": template("This must be a JSON integer from {min} to {max}."),
        "amount.not_whole": template(
            "An amount is an integer from {min} to {max}. Count in your smallest unit: send 0.50 dollars as 50 cents."
        ),
        "integer.out_of_range": template("This must lie between {min} and {max}."),
        "boolean.invalid": template("This must be true or false."),
        "choice.invalid": template("`{field}` cannot have this value.{meant}", meant=MEANT),
        "string.invalid": template("This must be a string of 1 to {max} characters."),
        "text.invalid": template("This must be a string."),
        "label.invalid": template("This must be a string of 1 to {max} characters, without control characters."),
        "card.invalid": template("A card is its rank and its suit, such as Ah or Td. An unknown card is ??."),
        "time.invalid": template("This must be a date, or a date and time, as ISO 8601 writes it."),
        "action.one_size": template("Name one of to, by and add, not several."),
        "request.one_step": template("One of action, declaration and incident is needed, and only one."),
        "request.step_without_name": template("Put `{field}` and what goes with it inside `{member}`."),
        "request.step_with_name": template(
            "In a list of steps, send an action without `action` around it: begin with its `type`."
        ),
        "request.one_beginning": template("Send one of opening and game, and only one."),
        "request.one_record": template(f"One of {', '.join(RECORDS[:-1])} and {RECORDS[-1]} is needed, and only one."),
        "request.compare_needs_opening": template(
            "Leave out compare: this begins with a round that one rulebook made. Send one request for each rulebook."
        ),
        "request.compares_too_much": template(
            "Comparing asks for {found} decisions more; at most {max} are given. Send fewer at once."
        ),
        "errors.more": template(
            "This is wrong too. {max} errors are listed before it, so its own are not: fix those, or send this alone."
        ),
        "request.answer_too_long": template(
            "The answer is longer than {max} bytes from here on: ask for less at once."
        ),
        "rulebook.unknown": template(
            "Unknown rulebook `{rulebook}`.{meant}", meant={**MEANT, "many": " GET /v1/rulebooks lists every one."}
        ),
        "rulebook.version_unknown": template("There is no such version of {rulebook}; there are {versions}."),
        "hand.too_many_actions": template("A hand has at most {max} actions on all its streets together, not {found}."),
        "json.empty": template("The body is empty."),
        "json.encoding": template(
            "The body {why}.",
            why={
                "bad_byte": "is not UTF-8: byte {offset} cannot stand there",
                "byte_order_mark": "begins with a byte order mark: send UTF-8 without one",
            },
        ),
        "json.syntax": template("{parser} at offset {offset}."),
        "json.duplicate_key": template("The key stands twice in one object."),
        "json.lone_surrogate": template(
            "{why}: it is no character.",
            why={"value": "A surrogate stands alone", "key": "A key holds a lone surrogate"},
        ),
        "json.not_a_number": template("{literal} is no JSON number."),
        "json.number_out_of_range": template("No number is that large."),
        "json.number_too_long": template("A number has at most {max} digits."),
        "json.too_deep": template("Nothing here nests deeper than {max} levels."),
        "json.too_many_keys": template("Nothing here has more than {max} keys in one object."),
        "json.too_many_values": template(
            "Nothing here holds more than {max} values, or than {containers} objects and arrays."
        ),
        "json.not_canonical": template(
            "An integer in it is beyond 2^53: not every JSON reader holds it exactly, so the request has no digest."
        ),
    }
)


def fault(pointer: str, code: str, /, **params: Param) -> Fault:
    """The fault with that code at a JSON pointer; `params` are those of its template."""
    return fault_of(FAULTS, pointer, code, params)


def no_such_value(field: str, sent: object, allowed: Iterable[str]) -> Fault:
    """The fault of a member at the top whose value is none of those that are known."""
    return fault(f"/{field}", "choice.invalid", field=field, **guessed(sent, allowed))


def refuse(faults: tuple[Fault, ...]) -> None:
    """Raise Refused if there are any faults."""
    if faults:
        raise Refused(faults)
