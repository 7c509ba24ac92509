"""Which tests rest on our reading of a clause although the clause is text? Told by the question, topic by topic.

A topic with a text and a reading is sure where the reading does not come in. Where it does is told here.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from service.cases.suite import Test
from service.rules.model.reason import Basis, Topic
from service.rulesets import load_rulebooks
from tests.cases.other_houses import FLOORMAN
from tests.support.rows import table_of

SURE: Final = (Basis.TEXT, Basis.DERIVED)
COMES_IN: Final[dict[Topic, Callable[[Test], bool]]] = {}
"""Whether the reading of a topic comes in."""
NEVER: Final[dict[str, str]] = table_of(__file__, "NEVER")
"""Of the other topics with a reading: why no ruling turns on it."""


def turns_on(test: Test) -> Iterator[Topic]:
    """The topics that the test's clause decides and whose reading comes in."""
    book = load_rulebooks()[test.rulebook]
    for topic, cited in book.ruleset.topics.items():
        cites_it = (cited.clause, cited.basis) == (test.ruling.clause, test.ruling.basis)
        has_both = cited.basis in SURE and topic in book.readings
        if cites_it and has_both and topic not in NEVER and COMES_IN[topic](test):
            yield topic


def _of(*topics: Topic) -> Callable[[Callable[[Test], bool]], Callable[[Test], bool]]:
    def put(comes_in: Callable[[Test], bool]) -> Callable[[Test], bool]:
        COMES_IN.update(dict.fromkeys(topics, comes_in))
        return comes_in

    return put


def _declared(test: Test) -> Mapping[str, Any]:
    declared: Mapping[str, Any] = test.question.get("declaration", {})
    return declared


def _round(test: Test) -> Mapping[str, Any]:
    """The round that the question is about, as it stands then; nothing where there is none."""
    found: Mapping[str, Any] = test.question.get("round", {})
    if "opening" in test.question:
        names = ("rulebook", "house_rules", "opening", "actions")
        found = FLOORMAN.ask({name: test.question[name] for name in names if name in test.question}).get("round", {})
    return found


def _bet(test: Test) -> int:
    round = _round(test)
    committed = [player["committed"] for player in round.get("players", ())]
    return int(round.get("current_bet", max(committed, default=0)))


def _is_limit(test: Test) -> bool:
    return test.structure in ("fixed_limit", "spread_limit")


@_of(Topic.RAISE_SIZE)
def _measures_a_raise_over_a_short_all_in(test: Test) -> bool:
    """In a book without an example of it, and where no other measure comes to the same."""
    round, told = _round(test), test.expect.get("options", {})
    short = round.get("current_bet", 0) > round.get("last_full_bet_to", round.get("current_bet", 0))
    exact = "min_to" in (told.get("raise") or {}) or test.expect.get("full_raise") is False
    return test.rulebook == "badugi" and short and exact and not _is_limit(test)


@_of(Topic.REOPENING)
def _is_a_call_between_short_all_ins(test: Test) -> bool:
    """That come to a raise together, in a book that asks for consecutive ones; the others add up for each player."""
    round = _round(test)
    parted = "all_in call all_in" in " ".join(step.get("type", "") for step in test.question.get("actions", ()))
    short = round.get("current_bet", 0) - round.get("last_full_bet_to", 0)
    return test.rulebook in ("wsop-2024", "wsop-2026") and parted and short >= round["last_full_raise_by"]


@_of(Topic.HALF_RAISE, Topic.UNDER_HALF_RAISE)
def _half_of_the_raise_is_not_half_of_the_bet(test: Test) -> bool:
    """And what is named or put in lies between the two."""
    round, bet, declared = _round(test), _bet(test), _declared(test)
    pushed = sum(chip for motion in declared.get("chips", ()) for chip in motion)
    actor = declared.get("seat", round.get("to_act"))
    before = sum(player["committed"] for player in round.get("players", ()) if player["seat"] == actor)
    totals = {one.get("amount", 0) for one in declared.get("words", ())} | {pushed, pushed + before}
    size = round.get("last_full_raise_by", bet)
    return not _is_limit(test) and any((2 * (to - bet) >= size) is not (2 * (to - bet) >= bet) for to in totals)


@_of(Topic.HALF_BET)
def _measures_an_all_in_over_a_bring_in(test: Test) -> bool:
    """Half a bet or more from nothing, and less than that from the bring-in."""
    round = _round(test)
    bring_in, bet, size = (round.get(name, 0) for name in ("bring_in", "current_bet", "min_bet"))
    steps = [*test.question.get("actions", ()), test.question.get("action")]
    after_it = {"type": "bring_in"} in steps and {"type": "all_in"} in steps
    return after_it and 2 * bet >= size > 2 * (bet - bring_in)


@_of(Topic.CAP_HEADS_UP)
def _was_capped_by_an_all_in(test: Test) -> bool:
    round = _round(test)
    makers = [one for one in round.get("players", ()) if one["committed"] == _bet(test)]
    return bool(round.get("capped")) and len(makers) == 1 and makers[0]["stack"] == 0


@_of(Topic.OUT_OF_TURN)
def _was_early_before_a_bring_in(test: Test) -> bool:
    round = _round(test)
    steps = (test.question.get("action", {}), _declared(test), *round.get("players", ()))
    early = any("seat" in step and ("stack" not in step or "out_of_turn" in step) for step in steps)
    return early and bool(round.get("bring_in"))


@_of(Topic.PRIOR_PULLED_BACK)
def _takes_chips_back_from_a_first_bet(test: Test) -> bool:
    return _bet(test) <= int(_round(test).get("last_full_raise_by", 0))


@_of(Topic.BIG_BET)
def _is_between_the_two_limits(test: Test) -> bool:
    """The bet is no whole number of the smaller one."""
    return bool(_bet(test) % _round(test).get("min_bet", 1))


@_of(Topic.OVERCHIP_BET)
def _is_a_chip_in_limit(test: Test) -> bool:
    return test.rulebook == "roberts-11" and _is_limit(test)


@_of(Topic.ANNOUNCED_RAISE)
def _is_an_announced_bet(test: Test) -> bool:
    return any(one.get("word") == "bet" for one in _declared(test).get("words", ()))


@_of(Topic.GROSS_MISUNDERSTANDING)
def _was_told_and_put_nothing_in(test: Test) -> bool:
    """And was told half of it or more: less is gross by any measure."""
    told = _declared(test).get("told_to")
    return told is not None and not _declared(test).get("chips") and 2 * told >= _bet(test)


@_of(Topic.UNDERBET)
def _is_too_low_at_pot_limit(test: Test) -> bool:
    return test.structure == "pot_limit"


@_of(Topic.TINY_CHIP)
def _is_hardly_tiny(test: Test) -> bool:
    """Between a tenth, our measure, and a twentieth; the clause's example is a fiftieth."""
    put_in = sum(chip for motion in _declared(test).get("chips", ()) for chip in motion)
    facing = _bet(test)
    return test.expect.get("ruling") == "discretion" and facing < 20 * put_in < 20 * facing


@_of(Topic.WORDS_OR_CHIPS)
def _comes_with_unclear_words(test: Test) -> bool:
    unclear = any("condition" in one or "meanings" in one for one in _declared(test).get("words", ()))
    return _declared(test).get("order") == "together" and unclear
