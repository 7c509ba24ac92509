"""What the npm package calls: the text of a request in, the text of its answer out.

A status of three digits stands before an answer. Its text has the bytes that HTTP sends, without `request_id`.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from floorman import __version__
from floorman.answers import endpoints, render
from floorman.answers.answer_record import AnswerRecord
from floorman.answers.fault_messages import Refused
from floorman.answers.hand_question import own_hand
from floorman.answers.hand_report import hand_line
from floorman.answers.problems import METHOD, NOT_FOUND, Reply, document, printable, reply
from floorman.answers.questions import not_carried
from floorman.answers.strict_json import DEEPEST, parse, too_deep, too_many_values
from floorman.hands import Notes, Unreadable
from floorman.hands.formats import FORMATS
from floorman.rulesets import load_rulebooks
from floorman.yielding import Yielder

_BOOK: Final = "/v1/rulebooks/"
_DEEP: Final = b"[" * (DEEPEST + 1)
_FLAT: Final = bytes.maketrans(b"[]{}", b"    ")
"""For bytes that are no text: the place where they stop being one stays."""


class Engine:
    """The rules with their rulebooks. `folder` has rulebooks to add to the published ones; None: there are none.

    Raises RulebooksError.
    """

    version: Final = __version__

    def __init__(self, folder: str | None) -> None:
        self._rulebooks = load_rulebooks(extra=Path(folder) if folder else None)

    def ask(self, path: str, body: Any) -> str:
        """The answer at a path of the API to the text of a body."""
        if path not in endpoints.ENDPOINTS:
            return _text(_missing(path))
        return _text(endpoints.ask(path, _bytes(body), self._rulebooks))

    def show(self, path: str) -> str:
        """The rulebooks, a rulebook or the games: what the API answers to GET at a path."""
        if path == "/v1/games":
            return _text(Reply(render.game_list()))
        if path == "/v1/rulebooks":
            return _text(Reply(render.rulebook_list(self._rulebooks)))
        if not path.startswith(_BOOK):
            return _text(_missing(path))
        name = path.removeprefix(_BOOK)
        book = self._rulebooks.get(name)
        if book is None:
            return _text(_missing(path, not_carried("", name, self._rulebooks).message))
        return _text(Reply(render.rulebook(book)))

    def usual(self, text: str) -> str:
        """Whether the text is JSON that hand_reply takes for what hands do not say themselves."""
        return _text(reply(lambda: parse(_bytes(text)), endpoints.HANDS))

    def hand_reply(self, number: int, line: Any, usual: str) -> str:
        """The answer to a line of a stream of hands."""
        instance = f"{endpoints.HANDS}#line-{number}"
        answer = hand_line(_bytes(line), None, parse(_bytes(usual)), instance, self._rulebooks, AnswerRecord())
        return _text(Reply({"line": number} | answer))

    def write_hand(self, hand: str, format: str, variant: str | None) -> str:
        """The text of a file for a hand, with notes of what the format does not hold. Nothing for other formats."""
        write = FORMATS[format].write if format in FORMATS else None
        return "" if write is None else _text(reply(lambda: _written(write, hand, variant), endpoints.HANDS))


def _written(write: Callable[..., str], hand: str, variant: str | None) -> dict[str, Any]:
    notes = Notes()
    try:
        return {"text": write(own_hand(parse(_bytes(hand)), notes), variant, notes), "notes": list(notes)}
    except Unreadable as error:
        raise Refused(error.faults) from None


def _missing(path: str, detail: str | None = None) -> Reply:
    kind = METHOD if path in endpoints.ENDPOINTS else NOT_FOUND
    return Reply(document(kind, printable(path), detail=detail), kind)


def _bytes(sent: Any) -> bytes:
    """What JavaScript sends: a string, which may hold half a character, or a Uint8Array.

    In the place of what nests too deep stands something short that is refused in the same words: JavaScript's stack is
    smaller than what msgspec may take before Python's own limit.
    """
    body: bytes = sent.encode("utf-8", "surrogatepass") if isinstance(sent, str) else sent.to_bytes()
    if not too_deep(body, Yielder(), 2 * DEEPEST) or too_many_values(body, Yielder()):
        return body
    try:
        has_mark = body.decode().startswith("\ufeff")
    except UnicodeDecodeError:
        has_mark = True
    return body.translate(_FLAT) if has_mark else _DEEP


def _text(answer: Reply) -> str:
    return f"{answer.status}{render.to_bytes(answer.document).decode()}"
