"""The causes for which hands are not read, or offend: hands of one site with the same cause are counted together."""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from ..answers.render import Json
from ..fault_text import cut

MOST_EXAMPLES: Final = 3
_MOST_RULES: Final = 5
_REPEATED: Final = 30
"""How many characters of a line show that a message repeats it."""
_NUMBER: Final = re.compile(r"[0-9]+(?:(?:, |[.,/:\s])[0-9]+)*")
_QUOTED: Final = re.compile("'[^']*'|\"[^\"]*\"")
_CARDS: Final = re.compile(r"\[(?:10|[2-9TJQKA])[cdhs][^\]]{0,30}\]")
_LINE_OF_HAND: Final = re.compile(r"Line [0-9]+(?: of hand [^: ]+)?: ")
_OF_TEXT: Final = re.compile("/text/([1-9][0-9]{0,5})")
_OPTIONS: Final = {"field.missing /rulebook": "--rulebook", "round.players_left_needed": "--players-left"}
"""The option of `validate` for hands that lack something, by how the cause begins."""
NO_HAND: Final = "file.no_hand"
"""The code of a file, or of lines of one, in which no hand begins."""
BROKEN: Final = "file"
"""The format of what is no hand, since its file cannot be read: an archive that is broken."""
FILES: Final = ("file or part of a file", "files or parts of files")


def blanked(text: str, names: Iterable[str] = ()) -> str:
    """A text with … for its numbers, its cards, for what stands in quotes, and for these names."""
    for name in names:
        first, *parts = text.split(name)
        text = first
        for part in parts:
            text += (name if text[-1:].isalnum() or part[:1].isalnum() else "…") + part
    return _NUMBER.sub("…", _CARDS.sub("[…]", _QUOTED.sub("…", text)))


def errors_of(problem: Json) -> list[Json]:
    """The errors of a problem: one without any is an error itself."""
    code = problem.get("type", "").rpartition("/")[2]
    return problem.get("errors") or [{"pointer": "", "code": code, "message": problem["detail"]}]


def refusal(problem: Json, text: str, names: Iterable[str] = ()) -> Json:
    """The cause of a refusal: the code of its first error, the `line` of the hand's text that this points at, or empty,
    and the `form` that alike causes share: the line, or else the message, blanked.
    """
    error = errors_of(problem)[0]
    at = _OF_TEXT.fullmatch(error["pointer"])
    line = cut("".join(text.split("\n")[int(at[1]) - 1 : int(at[1])]).strip()) if at else ""
    return {"code": error["code"], "line": line, "form": blanked(line or message_of(error), names)}


def message_of(error: Json) -> str:
    """The message of an error, after its pointer; without the number of a line, which is that of one hand."""
    message, is_of_text = str(error["message"]), _OF_TEXT.fullmatch(error["pointer"])
    return _LINE_OF_HAND.sub("", message, 1) if is_of_text else f"{error['pointer']} {message}".strip()


@dataclass(frozen=True, slots=True)
class Example:
    """A hand with a cause: its source, its number or id if it has one, and the place in words if there is one."""

    source: str
    hand: str
    place: str

    @property
    def in_words(self) -> str:
        """The example on one line."""
        return f"{self.source}{f': {self.place}' if self.place else ''}{f' (hand {self.hand})' if self.hand else ''}"


@dataclass(slots=True, kw_only=True)
class Cause:
    """Hands of one format with the same outcome for the same cause; `line` and `message` are of the first of them."""

    format: str
    outcome: str
    code: str
    message: str
    line: str = ""
    clause: str | None = None
    legal_with: list[Json] = field(default_factory=list)
    hands: int = 0
    examples: list[Example] = field(default_factory=list)

    def add(self, example: Example) -> None:
        """Count one more hand; the first few are kept."""
        self.hands += 1
        if len(self.examples) < MOST_EXAMPLES:
            self.examples.append(example)

    @property
    def in_words(self) -> str:
        """The cause on one line: a line that the message does not repeat, then the message."""
        message = self.message + (f" ({self.clause})" if self.clause else "")
        return message if self.line[:_REPEATED] in self.message else f"`{self.line}`: {message}"

    @property
    def remedies(self) -> list[str]:
        """What would help, in sentences: the option that says what is missing, or the house rules of a legal hand."""
        cause = f"{self.code} {self.message}"
        options = [option for begins, option in _OPTIONS.items() if cause.startswith(f"{begins} ")]
        rules = [f"Legal with the house rule {cut(json.dumps(rules))}" for rules in self.legal_with[:_MOST_RULES]]
        return [f"Say it for all hands that lack it: {option}" for option in options] + rules


@dataclass(frozen=True, slots=True)
class CauseGroup:
    """The causes of the `hands` of one format with one outcome, the commonest first."""

    title: str
    hands: int
    causes: list[Cause]
