"""A search tells how far it is, and asks an engine nothing that it need not."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from kit import floorman_engine
from kit.engine import EngineBroke
from kit.engine_difference import BROKE, EngineDifference, story
from kit.floorman_engine import MANY_KEPT, FloormanEngine
from kit.random_search import Deal, Move, Plan, RandomRounds, Rounds, search
from kit.tests.engines import reopens
from kit.tests.in_process import InProcess
from service.answers import endpoints
from service.cases.suite import Requirement
from service.rulesets import Rulebooks, load_rulebooks
from tests.support.rows import table_of

ALL: Final = frozenset(Requirement)


FLOORMAN: Final = FloormanEngine(kept=MANY_KEPT)


def breaks(question: Any) -> Any:
    """Reopens what is closed, and breaks at a raise that it would not offer: it never had that round."""
    answer = reopens(question)
    if "action" in question and (answer.get("options_before") or {}).get("raise") == {"min_to": 998, "max_to": 999}:
        raise EngineBroke("no such round")
    return answer


def another_house(question: Any) -> Any:
    """Under house rules that fill what the TDA's leave open: a bet and four raises, one in games of two rounds."""
    return FLOORMAN.ask({**question, "house_rules": {"cap.raises": 4, "cap.raises_two_streets": 1}})


def rounds_of(ask: Callable[[Any], Any]) -> RandomRounds:
    """Of an engine that answers so."""
    return RandomRounds(InProcess(ask), "tda-2019", load_rulebooks())


@pytest.mark.slow
def test_a_house_that_keeps_to_the_text_is_not_accused() -> None:
    rounds = Rounds(40, seed=2)
    limit = ["fixed_limit", "spread_limit"]
    found = [*search(rounds_of(another_house), limit, rounds, ALL)]
    assert found
    assert {one.requirement for one in found} == {Requirement.OPTIONAL}


def test_each_round_is_told_as_it_is_asked() -> None:
    asked: list[None] = []
    rounds = Rounds(7, seed=1)
    assert not list(
        search(
            rounds_of(FLOORMAN.ask),
            ["no_limit"],
            rounds,
            ALL,
            lambda: asked.append(None),
        )
    )
    assert len(asked) == rounds.count


@pytest.mark.slow
def test_what_was_found_before_an_engine_broke_is_told_in_a_small_round_all_the_same() -> None:
    found = search(rounds_of(breaks), ["no_limit"], Rounds(400, seed=3), ALL)
    told = next(one for one in found if one.kind[1] != BROKE)
    assert told.kind[1] == "/options/raise"
    assert len(told.question["opening"]["players"]) <= 3
    assert len(told.question["actions"]) <= 3


def refuses(question: Any) -> Any:
    """Allows no wager, and refuses whatever begins with one: one fault, however much is asked after it."""
    if any(action["type"] in ("bet", "raise", "complete") for action in question["actions"]):
        return {"refused": "an action that leads up to the question"}
    answer = FLOORMAN.ask(question)
    if "action" in question:
        return {"legal": answer["legal"] and question["action"]["type"] not in ("bet", "raise", "complete")}
    return {"options": {**answer["options"], "raise": None}}


@pytest.mark.slow
def test_what_follows_from_a_difference_is_not_told_as_another() -> None:
    found = [*search(rounds_of(refuses), ["no_limit"], Rounds(100, seed=1), ALL)]
    assert found
    assert {one.kind[1] for one in found} <= {"/options/raise", "/legal"}


def test_what_is_kept_is_decided_once_and_each_caller_has_his_own(monkeypatch: pytest.MonkeyPatch) -> None:
    bodies: list[bytes] = []

    def counted(path: str, body: bytes, rulebooks: Rulebooks) -> Any:
        bodies.append(body)
        return endpoints.ask(path, body, rulebooks)

    monkeypatch.setattr(floorman_engine, "ask", counted)
    engine = FloormanEngine(kept=2)
    question = {"rulebook": "tda-2019", "opening": OPENING, "actions": []}
    first, answer = engine.ask(question), engine.ask(question)
    assert answer == first == FloormanEngine().ask(question)
    assert len(bodies) == 2
    first.clear()
    assert engine.ask(question) == answer


OPENING: Final = table_of(__file__, "OPENING")
ALSO: Final = table_of(__file__, "ALSO")


@pytest.mark.parametrize("member", ALSO)
def test_whatever_of_an_opening_decides_is_in_the_story(member: str) -> None:
    def told(opening: Any) -> str:
        return story(EngineDifference(("", "", ""), {"opening": opening, "actions": []}, {}, (), (), ()))

    assert told({**OPENING, member: ALSO[member]}) != told(OPENING)


@pytest.mark.parametrize(("begin", "raiser", "bet"), [("later_street", 1, 9), ("blinds", 3, 13), ("ante", 3, 1 + 13)])
def test_a_short_all_in_is_measured_by_the_raise_that_it_faces(begin: str, raiser: int, bet: int) -> None:
    opening: dict[str, Any] = {}

    def records(question: Any) -> Any:
        opening.update(question["opening"])
        return another_house(question)

    for which, more in enumerate((5, 4, 6, 8, 1)):  # of 9: half, a chip less and more, a chip short of it, a chip
        moves = [("least", 0), ("between", 5), ("short", which)]
        deep = [Plan(900, (Move(kind, more, "below"),)) for kind, more in moves]
        plans = (*deep[1:], deep[0]) if raiser == 1 else (deep[2], deep[0], deep[1])
        deal = Deal("no_limit", begin, 2, 2, 9, plans)
        assert not [*rounds_of(records).differences(deal)]
        assert opening["players"][raiser % 3]["stack"] == bet + more
