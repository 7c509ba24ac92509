"""The executor: paths over numbers not yet chosen are those that known numbers take, and what is false is broken."""

from collections.abc import Callable
from dataclasses import is_dataclass
from importlib.util import find_spec
from itertools import islice
from typing import Any

import pytest

if find_spec("z3") is None:
    pytest.skip("make verify-proofs installs z3-solver, which these need", allow_module_level=True)

from kit.rulebook_difference import Rounds, Shape, compare, dealt, number, opening_shapes, shapes
from kit.symbolic import Amount, Explorer, value_of
from kit.tests.proofs.answers import answers
from kit.tests.proofs.faults import OUTSIDE, REFUTED, breaks, in_scope, tried
from kit.tests.proofs.prove import claims, counterexample, prove
from service.rules import Ruleset, options_in, settle
from service.rules.model.round import BettingRound, Opening, SentRound, Structure
from service.rulesets import PARAMETERS, house, load_rulebooks


def _rounded(to: int, chip: int) -> int:
    return to + -to % chip


def _half(to: int, other: int) -> int:
    return max(to // 2, other) if to > other else abs(to - other)


def _times(to: int, other: int) -> int:
    return (to // (other + 1) + 1) * (other + 1)


def _times_up(to: int, other: int) -> int:
    return -(-to // (other + 1)) * (other + 1)


@pytest.mark.parametrize("run", [lambda x, _: _rounded(x, 5), lambda x, _: _rounded(x, 25), _half, _times, _times_up])
def test_each_path_is_the_one_that_its_model_takes(run: Callable[[int, int], int]) -> None:
    x, y = number("x"), number("y")
    explorer = Explorer([x >= 0, y >= 0])
    paths = list(explorer.paths(lambda: run(x, y)))  # type: ignore[arg-type]
    assert paths
    for path in paths:
        assert value_of(path.result, path.model) == run(path.model.get("x", 0), path.model.get("y", 0))


def test_a_false_claim_gets_numbers_that_break_it() -> None:
    x = number("x")
    explorer = Explorer([x >= 0])
    (path,) = explorer.paths(lambda: x + 1)
    assert counterexample(explorer, [path.result > 0]) is None
    model = counterexample(explorer, [path.result != 8])
    assert model is not None
    assert model["x"] == 7


def test_a_number_not_yet_chosen_is_in_no_set() -> None:
    with pytest.raises(TypeError):
        hash(number("x"))
    with pytest.raises(TypeError):
        int(Amount((("x", 1),)))


@pytest.mark.slow
def test_books_that_differ_get_a_round_that_both_take_and_that_shows_it() -> None:
    one, other = (load_rulebooks()[name].ruleset for name in ("tda-2019", "wsop-live-2026"))
    _, differences = compare(one, other, Shape(Structure.NO_LIMIT, 2, street=1))
    assert differences
    for difference in differences:
        ours, theirs = (options_in(dealt(difference.round, ruleset), ruleset) for ruleset in (one, other))
        assert ours != theirs
        for ruleset in (one, other):
            assert isinstance(difference.round, SentRound)
            assert isinstance(settle(difference.round, ruleset), BettingRound)


def _offered(sent: SentRound | Opening, ruleset: Ruleset) -> object:
    round = dealt(sent, ruleset)
    return options_in(round, ruleset)


@pytest.mark.slow
@pytest.mark.parametrize("structure", Structure)
def test_books_that_answer_alike_offer_alike(structure: Structure) -> None:
    """Whatever else a house changes, the rounds of some paths of each shape get the same options."""
    base = load_rulebooks()["tda-2013"].ruleset
    spots = []
    for shape in shapes([structure], 2):
        rounds = Rounds(shape, base)
        paths = rounds.explorer().paths(lambda: options_in(rounds.settled(base), base))  # noqa: B023
        spots += [rounds.chosen(path.model) for path in islice(paths, 30)]
    offered = [_offered(spot, base) for spot in spots]
    for key, parameter in PARAMETERS.items():
        now = parameter.of(base)
        for other in (not now,) if isinstance(now, bool) else set(parameter.choices) - {now}:
            changed = house(base, {key: other})
            if isinstance(changed, Ruleset) and answers(structure, changed) == answers(structure, base):
                assert [_offered(spot, changed) for spot in spots] == offered, (key, other)


@pytest.mark.slow
def test_a_planted_fault_is_broken_by_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    from service.rules.betting import right_to_raise

    fault = next(fault for fault in in_scope() if fault.name == "it takes more than a full raise to reopen")
    (claim,) = tried(fault)
    assert prove(claim).broken is None
    monkeypatch.setattr(right_to_raise._open_in_no_limit, "__code__", right_to_raise._open_in_no_limit.__code__)
    assert breaks(fault, [claim]) == f"{claim.name}: why there is no raise"


def test_each_fault_in_scope_has_a_claim_or_a_reason_why_none_is_about_it() -> None:
    assert not REFUTED.keys() & OUTSIDE.keys()
    assert sorted({**REFUTED, **OUTSIDE}) == sorted(fault.name for fault in in_scope())
    assert set(REFUTED.values()) <= {claim.name for claim in claims()}


class _Read:
    """A ruleset, or a table of it, that notes which parameters are read."""

    def __init__(self, thing: object, keys: set[str], table: str = "") -> None:
        self._thing, self._keys, self._table = thing, keys, table

    def __getattr__(self, name: str) -> object:
        value = getattr(self._thing, name)
        if not self._table and is_dataclass(value):
            return _Read(value, self._keys, name)
        self._keys.add(f"{self._table}.{name}")
        return value


@pytest.mark.slow
@pytest.mark.parametrize("structure", Structure)
def test_books_are_taken_for_alike_by_all_that_options_read(structure: Structure) -> None:
    ruleset, keys = load_rulebooks()["wsop-live-2026"].ruleset, set[str]()
    read: Any = _Read(ruleset, keys)
    for shape in (Shape(structure, 2, street=1), *opening_shapes([structure], 3)):
        rounds = Rounds(shape, ruleset)
        for _ in rounds.explorer().paths(lambda: options_in(rounds.settled(read), read)):  # noqa: B023
            pass
    assert keys
    idle = {"straddle.min_raise"} if structure is Structure.FIXED_LIMIT else set()  # there one size is all there is
    assert keys - idle <= answers(structure, ruleset).keys()
