"""Is an answer what a case says?"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from service.cases import Case, CaseRuling
from service.rules.model.effect import EffectCode
from service.rules.model.reason import Basis
from service.rulesets.rulebook import Rulebook, id_of
from tests.cases.doors import assert_all_legal
from tests.cases.told import assert_all_are_sentences
from tests.support.about import RULEBOOKS, subjects_of, topics_of

FIRMNESS: Final = {basis: -place for place, basis in enumerate(Basis)}


def differences(expected: Any, found: Any, where: str = "") -> list[str]:
    """Each place at which the answer is not what is expected: objects may hold more, also in arrays of them."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return [
            difference
            for key, value in expected.items()
            for difference in differences(value, found.get(key, "(absent)"), f"{where}/{key}")
        ]
    if _holds_objects(expected) and isinstance(found, list) and len(found) == len(expected):
        return [
            difference
            for place, (one, other) in enumerate(zip(expected, found, strict=True))
            for difference in differences(one, other, f"{where}/{place}")
        ]
    same = type(expected) is type(found) and expected == found
    return [] if same else [f"{where}: expected {expected}, found {found}"]


def _holds_objects(expected: Any) -> bool:
    return isinstance(expected, list) and all(isinstance(one, Mapping) for one in expected)


def assert_is_ruled(case: Case, ruling: CaseRuling, answer: dict[str, Any]) -> None:
    """The answer is what this rulebook's ruling says, and cites its clause."""
    found = differences(_sorted_faults(ruling.expect), answer)
    assert not found, "; ".join(found)
    assert_all_are_sentences(answer)
    if "stopped_at" in answer and case.on_illegal is None and case.hand is None:
        assert_all_legal(answer)
    if "deal" in answer:
        _assert_deal_cites(ruling, [answer["deal"]] if answer["deal"] else answer["alternatives"])
    if "reasons" in answer:
        assert_cites(case, ruling, [answer])
        _assert_penalty_is_in_the_book(answer)
    if "errors" not in answer and (case.on_illegal is not None or case.hand is not None):
        assert_cites(case, ruling, list(_decisions(answer)))


def _assert_deal_cites(ruling: CaseRuling, deals: list[Mapping[str, Any]]) -> None:
    """The clause stands among the reasons of one of them; or, of what the house decides, that there is none."""
    cited = [(reason["clause"], reason["basis"]) for deal in deals for reason in deal["reasons"]]
    assert (ruling.clause, ruling.basis.value) in cited, f"{ruling.clause} is not cited so, but {cited}"


def _assert_penalty_is_in_the_book(decision: Mapping[str, Any]) -> None:
    """A penalty has a clause whose words name one, or a house rule; or the floor chooses whether to give one."""
    cited = {reason["clause"] for reason in decision["reasons"]}
    by_house = any(reason["basis"] == Basis.HOUSE for reason in decision["reasons"])
    chosen = any(one["effect"]["code"] == EffectCode.PENALIZED for one in decision.get("alternatives", ()))
    in_book = not cited.isdisjoint(_penalizing(RULEBOOKS[id_of(decision["rulebook"])]))
    assert not decision["penalty"] or in_book or by_house or chosen, f"no clause of {cited} names a penalty"


def _penalizing(book: Rulebook) -> set[str]:
    """The clauses whose words name a penalty."""
    return {clause.id for clause in book.clauses if "penal" in f"{clause.paraphrase} {clause.reading}"}


def _decisions(answer: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Every decision of a round or of a hand; null stands for a step that was skipped."""
    for street in answer.get("rounds", [answer]):
        yield from (decision for decision in street["decisions"] if decision is not None)
    for name in ("first_illegal", "stopped_at"):
        decision = (answer.get(name) or {}).get("decision")
        if decision is not None:
            yield decision


def assert_cites(case: Case, ruling: CaseRuling, decisions: list[Mapping[str, Any]]) -> None:
    """The clause stands among the reasons, as firmly as the case says.

    What was accepted as it was done has no reason for what does not bar it (a cap, the pot): the case may name that, if
    it is the rulebook's clause for a topic that the case tests. Arithmetic needs no reason.
    """
    if ruling.clause is None and ruling.basis is Basis.DERIVED:
        return
    cited = [(reason["clause"], reason["basis"]) for decision in decisions for reason in decision["reasons"]]
    accepted = all(decision["legal"] for decision in decisions)
    named = accepted and may_name(case, ruling, id_of(decisions[0]["rulebook"]))
    assert named or (ruling.clause, ruling.basis.value) in cited, f"{ruling.clause} is not cited so, but {cited}"


def may_name(case: Case, ruling: CaseRuling, rulebook: str) -> bool:
    """Whether the rulebook gives this clause, no less firmly, for a topic that the case tests.

    There is none where the rulebook is silent, nor on what is no topic of the rules.
    """
    names = subjects_of(case) or ()
    topics = tuple(topics_of(names))
    if names and not topics:
        return ruling.clause is None
    cited = [RULEBOOKS[rulebook].ruleset.cite(topic) for topic in topics]
    return any(one.clause == ruling.clause and FIRMNESS[ruling.basis] <= FIRMNESS[one.basis] for one in cited)


def _sorted_faults(expected: Mapping[str, Any]) -> Mapping[str, Any]:
    return {"errors": sorted(expected["errors"])} if "errors" in expected else expected
