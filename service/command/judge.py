"""From one recorded hand to its line of results."""

from dataclasses import dataclass, field
from typing import Any

from ..answers.fault_messages import Refused
from ..answers.hand_question import HandQuestion, hand_question, hand_text
from ..answers.hand_report import filled, report
from ..answers.problems import Reply, reply
from ..answers.questions import not_carried
from ..answers.render import Json
from ..answers.strict_json import parse
from ..hands.formats import FORMATS
from ..rules import Ruleset
from ..rules.model.fault import Fault
from ..rulesets import Rulebooks
from .hand_files import Recorded


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
        """The line of results for a hand: its report, or the problem with it."""
        notes: list[str] = []
        replied = reply(lambda: self._judged(recorded, notes), recorded.source, is_text=True)
        source: Json = {"source": recorded.source} | ({"notes": notes} if notes else {})
        if replied.problem is not None:
            return {**source, **replied.as_part()}
        question, answer = replied.document
        line: Json = source | ({"id": answer["id"]} if "id" in answer else {})
        line |= Reply(answer).as_part()
        for name in ("played_at", "structure"):
            if name in question.hand:
                line[name] = question.hand[name]
        if not answer["legal"] or answer["discrepancies"]:
            line["hand"] = question.hand
        return line

    def _judged(self, recorded: Recorded, notes: list[str]) -> tuple[HandQuestion, Json]:
        """The hand as it was asked about, and its report. Raises NotJson, Refused."""
        question = hand_question(self.request(recorded, notes), self.rulebooks)
        return question, report(question)

    def request(self, recorded: Recorded, notes: list[str] | None = None) -> Any:
        """The hand as a request of POST /v1/hands; `notes` take what is to be said of its bytes.

        Raises NotJson, Refused.
        """
        if recorded.fault is not None:
            raise Refused((Fault("", "file.unreadable", recorded.fault),))
        if recorded.format is not None:
            text, noted = hand_text(recorded.text, FORMATS[recorded.format])
            (notes if notes is not None else []).extend(noted)
            return self.usual | {recorded.format: text}
        return filled(parse(recorded.text), self.usual)
