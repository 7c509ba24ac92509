"""Write which case shows each reason and each choice of the floor.

python tools/shown_by.py > service/cases/shown_by.json, after cases, rulings or codes have changed.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from service.answers.endpoints import DECISIONS, ask  # the package beside this folder
from service.answers.reason_docs import decision_request
from service.answers.render import plain, to_bytes
from service.cases import Case, load_cases
from service.rules import MESSAGES
from service.rules.model.reason import Basis, Code
from service.rulesets import load_rulebooks


def main() -> None:
    """The case that says least beside the code: it shows it best."""
    rulebooks = load_rulebooks()
    best: dict[str, tuple[tuple[Any, ...], list[str]]] = {}
    for case in (case for case in load_cases() if case.step):
        for rulebook in case.rulings:
            try:
                body = decision_request(case, rulebook, rulebooks)
                answer = plain(ask(DECISIONS, to_bytes(body), rulebooks).answer)
            except LookupError:  # some cases are of rounds that a rulebook does not know
                continue
            for code in _codes(answer):
                rank = _rank(case, rulebook, code, answer, rulebooks)
                best[code] = min(best.get(code, (rank, [case.id, rulebook])), (rank, [case.id, rulebook]))
    sys.stdout.write(json.dumps({code: best[code][1] for code in sorted(best)}, indent=0) + "\n")


def _rank(case: Case, rulebook: str, code: str, answer: Any, rulebooks: Any) -> tuple[Any, ...]:
    cited = rulebooks[rulebook].ruleset.cite(MESSAGES[Code(code)].topic) if code in set(Code) else None
    clause = cited.clause if cited and cited.basis is not Basis.FALLBACK else None
    return (
        case.story.startswith("The same") or len(case.story) < 25,  # it needs the case before it
        clause is None or case.rulings[rulebook].clause != clause,  # it is about something else
        bool(case.house_rules),
        (case.round or case.opening or {})["structure"] != "no_limit",  # the game that most readers know
        case.opening is not None,  # a round that has been dealt is longer than one that is sent
        len(list(_codes(answer))),
        rulebooks[rulebook].order,
        len(to_bytes(answer)),
        case.id,
        rulebook,
    )


def _codes(answer: Any) -> Iterator[str]:
    """Every reason and every choice of the floor in an answer."""
    if isinstance(answer, dict):
        if "code" in answer and "message" in answer:
            yield answer["code"]
        for inner in answer.values():
            yield from _codes(inner)
    elif isinstance(answer, list):
        for inner in answer:
            yield from _codes(inner)


if __name__ == "__main__":
    main()
