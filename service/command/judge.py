"""From one recorded hand to its line of results."""

from dataclasses import dataclass, field
from typing import Any

from ..answers import problems
from ..answers.hand_question import hand_question, hand_text
from ..answers.hands import filled
from ..answers.questions import Refused, not_carried
from ..answers.render import Json
from ..answers.report import report
from ..answers.strict_json import NotJson, parse
from ..hands.formats import FORMATS
from ..rules import Ruleset
from ..rules.model.fault import Fault
from ..rulesets import Shelf
from .hand_files import Recorded


@dataclass(frozen=True, slots=True)
class Judge:
    """Judges hands by these rulebooks; `usual` are the settings of every hand that does not name its own."""

    shelf: Shelf
    usual: Json = field(default_factory=dict)

    def faults(self) -> tuple[str, ...]:
        """What is wrong with the usual settings."""
        name = self.usual.get("ruleset")
        if name is None:
            return ()
        if name not in self.shelf:
            return (f"{name}: {not_carried('', name, self.shelf).message}",)
        ruled = self.shelf.ruleset(name, self.usual.get("house_rules", {}))
        return () if isinstance(ruled, Ruleset) else tuple(f"{fault.pointer} {fault.message}" for fault in ruled)

    def line(self, one: Recorded) -> Json:
        """The line of results for a hand: its report, or the problem with it."""
        try:
            asked = hand_question(self.request(one), self.shelf)
            told = report(asked)
        except NotJson as error:
            return _line(one, 400, problem=problems.not_json(error, one.source))
        except Refused as error:
            said = _refused(one, error)
            return _line(one, said["status"], problem=said)
        line = _line(one, 200, report=told)
        for name in ("played_at", "structure"):
            if name in asked.hand:
                line[name] = asked.hand[name]
        if not told["legal"] or told["discrepancies"]:
            line["hand"] = asked.hand
        return line

    def request(self, one: Recorded) -> Any:
        """The hand as a request of POST /v1/hands. Raises NotJson, Refused."""
        if one.fault is not None:
            raise Refused((Fault("", "file.unreadable", one.fault),))
        if one.format is not None:
            return self.usual | {one.format: hand_text(one.text, FORMATS[one.format])}
        return filled(parse(one.text), self.usual)


def _line(one: Recorded, status: int, **rest: Any) -> Json:
    told = rest.get("report", {})
    return {"source": one.source} | ({"id": told["id"]} if "id" in told else {}) | {"status": status} | rest


def _refused(one: Recorded, error: Refused) -> Json:
    if error.place is not None:
        return problems.not_toml(error, error.place, one.source)
    return problems.refused(error.faults, one.source)
