"""`floorman verify` and `floorman convert`: one hand from a file, against a report on it or in another notation."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from ..answers.render import Json, plain
from ..answers.schemas.hand import AHand
from ..answers.schemas.strict import Strict, load
from ..answers.strict_json import NotJson, parse
from ..hands.formats import BY_FILE, FORMATS, json_text
from ..hands.parts import parts
from ..hands.unreadable import Unreadable
from ..rulesets import Shelf
from .hand_files import Recorded
from .judge import Judge


class _OwnHandSchema(Strict):
    hand = AHand(required=True)


_HAND: Final = _OwnHandSchema()


class UnusableFile(Exception):  # noqa: N818  # an answer, no error of ours
    """A file is not what it should be, or its hand cannot be said in the notation that was asked for."""


def verified(report: Path, hand: Path, usual: Json, shelf: Shelf) -> dict[str, bool]:
    """Whether request, rulebook and rulings are the same as in the report. Raises UnusableFile."""
    reports = _reports(report)
    judge = Judge(shelf, usual)
    again = judge.line(_recorded(hand))
    if "report" not in again:
        errors = again["problem"].get("errors", ())
        raise UnusableFile(f"{hand}: " + "; ".join(f"{one['pointer']} {one['message']}".strip() for one in errors))
    now = plain(again["report"])
    receipt = now["receipt"]
    told = next((one for one in reports if one["receipt"].get("request") == receipt["request"]), reports[0])
    rulings = [{key: value for key, value in one.items() if key != "receipt"} for one in (told, now)]
    return {
        "request": told["receipt"].get("request") == receipt["request"],
        "rulebook": told["receipt"].get("ruleset") == receipt["ruleset"],
        "rulings": rulings[0] == rulings[1],
    }


def converted(hand: Path, notation: str, variant: str | None = None) -> str:
    """The hand in another notation: a format's name, or `json` for our own. Raises UnusableFile."""
    one = _recorded(hand)
    try:
        own = _own(one)
        write = FORMATS[notation].write if notation in FORMATS else None
        return write(own, variant) if write else json_text({"hand": own})
    except (Unreadable, NotJson) as error:
        place = getattr(error, "place", None)
        where = f" (line {place.line}, column {place.column})" if place else ""
        said = "; ".join(f"{fault.pointer} {fault.message}".strip() for fault in error.faults)
        raise UnusableFile(f"{hand}: {said}{where}") from None


def _reports(path: Path) -> list[Json]:
    """The report in a file, or all reports in a file of answers or results. Raises UnusableFile."""
    text = path.read_text(encoding="utf-8", errors="replace")
    found = []
    for one in (_value(text),) if _value(text) is not None else map(_value, text.splitlines()):
        report = one.get("report", one) if isinstance(one, dict) else None
        if isinstance(report, dict) and isinstance(report.get("receipt"), dict):
            found.append(report)
    if not found:
        raise UnusableFile(f"{path}: there is no report with a receipt in it")
    return found


def _value(text: str) -> Any:
    """The text as JSON, None if it is none."""
    with suppress(ValueError, RecursionError):
        return json.loads(text)
    return None


def _recorded(path: Path) -> Recorded:
    format, text = BY_FILE.get(path.suffix), path.read_bytes()
    begins = format.files[path.suffix] if format else None
    if format is None or not format.is_text or (begins and not format.body):
        return Recorded(str(path), None, text)
    if begins:
        found = list(parts(text.splitlines(keepends=True), begins, len(text)))
        if len(found) > 1:
            raise UnusableFile(f"{path}: there are {len(found)} hands in it, and one is needed")
        text = found[0][1] if found else text
    return Recorded(str(path), format.name, text)


def _own(one: Recorded) -> Json:
    """The file's one hand in our own JSON. Raises Unreadable, NotJson."""
    if one.format is not None:
        try:
            return FORMATS[one.format].read(one.text.decode("utf-8"))
        except UnicodeDecodeError as error:
            raise UnusableFile(f"{one.source}: byte {error.start} is no UTF-8") from None
    raw = parse(one.text)
    for format in sorted(FORMATS.values(), key=lambda one: one.is_text):  # where both stand, JSON is taken
        if isinstance(raw, dict) and format.is_in(raw):
            return format.read(raw[format.name])
    own = raw.get("hand", raw) if isinstance(raw, dict) else raw
    _, faults = load(_HAND, {"hand": own})
    if faults:
        raise Unreadable(faults)
    return dict(own)
