"""From one recorded hand to its line of results."""

from dataclasses import dataclass, field
from traceback import format_exception
from typing import Final

from ..answers.fault_messages import RECORDS, Refused
from ..answers.hand_question import HandQuestion, hand_question, hand_text
from ..answers.hand_report import filled, report
from ..answers.problems import Reply, reply
from ..answers.questions import not_carried
from ..answers.render import Json
from ..answers.schemas.request_schema import LONGEST_ID
from ..answers.strict_json import parse
from ..hands import text_lines
from ..hands.formats import FORMATS
from ..hands.text_header import names_of, origin_of
from ..reports.hand_outcomes import BROKEN, NO_HAND, refusal
from ..rules import Ruleset
from ..rules.model.fault import Fault
from ..rulesets import Rulebooks
from .hand_files import Recorded
from .terminal import tell

_FORMATS: Final = {"hand": "JSON"} | {name: name.upper() for name in FORMATS} | {text_lines.NAME: "text"}


def log_bug(error: Exception) -> str:
    """Write the traceback of a bug to standard error; gives what the refusal of its hand says."""
    tell(*"".join(format_exception(error)).splitlines(), err=True)
    return f"The fault is ours, not that of the hand: {type(error).__name__}. Standard error has its traceback."


@dataclass(frozen=True, slots=True)
class Judge:
    """Judges hands by these rulebooks; `usual` are the settings of every hand that does not name its own."""

    rulebooks: Rulebooks
    usual: Json = field(default_factory=dict)

    def faults(self) -> tuple[str, ...]:
        """What is wrong with the usual settings."""
        name = self.usual.get("rulebook")
        if name is None:
            return ()
        if name not in self.rulebooks:
            return (f"{name}: {not_carried('', name, self.rulebooks).message}",)
        ruled = self.rulebooks.ruleset(name, self.usual.get("house_rules", {}))
        return () if isinstance(ruled, Ruleset) else tuple(f"{fault.pointer} {fault.message}" for fault in ruled)

    def line(self, recorded: Recorded) -> Json:
        """The line of results for a hand: its report, or the problem with it. `format` is its site, or its notation."""
        sent: Json = {}
        notes: list[str] = []
        replied = reply(lambda: self._judged(recorded, sent, notes), recorded.source, is_text=True, on_bug=log_bug)
        source: Json = {"source": recorded.source} | ({"notes": notes} if notes else {})
        if replied.problem is not None:
            return source | _refused(recorded, sent, replied.document) | replied.as_part()
        question, answer = replied.document
        site = question.hand.get("site") if question.notation == text_lines.NAME else None
        line: Json = source | {"format": site or _FORMATS.get(question.notation, question.notation)}
        line |= {"id": answer["id"]} if "id" in answer else {}
        line |= Reply(answer).as_part()
        for name in ("played_at", "structure"):
            if name in question.hand:
                line[name] = question.hand[name]
        if not answer["legal"] or answer["discrepancies"]:
            line["hand"] = question.hand
        return line

    def _judged(self, recorded: Recorded, sent: Json, notes: list[str]) -> tuple[HandQuestion, Json]:
        """The hand as a question, and its report. Raises NotJson, Refused.

        `sent` takes the request, and `notes` what is noted of its bytes.
        """
        if recorded.fault is not None:
            raise Refused((Fault("", recorded.code, recorded.fault),))
        if recorded.format is None:
            raw = filled(parse(recorded.text), self.usual)
        else:
            text, noted = hand_text(recorded.text, FORMATS[recorded.format])
            notes.extend(noted)
            raw = self.usual | {recorded.format: text}
        sent.update(raw if isinstance(raw, dict) else {})
        question = hand_question(raw, self.rulebooks)
        return question, report(question)


def _refused(recorded: Recorded, sent: Json, problem: Json) -> Json:
    """What the line of a hand that was refused has beside the problem: its format, its number or id, the cause."""
    if recorded.code == NO_HAND:
        return {}
    if recorded.fault is not None and recorded.format is None:
        return {"format": BROKEN, "cause": refusal(problem, "")}
    notation = next((name for name in RECORDS if name in sent), recorded.format or RECORDS[0])
    text = sent.get(text_lines.NAME)
    text = text if isinstance(text, str) else recorded.text.decode("utf-8", "replace") if recorded.format else ""
    site, number = origin_of(text) if notation == text_lines.NAME else ("", "")
    line: Json = {"format": site or _FORMATS[notation]}
    line |= {"hand_number": number} if number else {}
    line |= {"id": sent["id"]} if isinstance(sent.get("id"), str) and len(sent["id"]) <= LONGEST_ID else {}
    return line | {"cause": refusal(problem, text, names_of(text) if site else ())}
