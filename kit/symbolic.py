"""Numbers not yet chosen, and every path that code takes over them.

The code under proof runs unchanged. An `Amount` stands for a whole number, a `Truth` for a comparison of such numbers.
Where code needs to know a truth, the solver says which answers are possible: with both possible, the path forks.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import gcd
from typing import Any, Final, Generic, NoReturn, TypeAlias, TypeVar

import z3

T = TypeVar("T")
Terms: TypeAlias = tuple[tuple[str, int], ...]
"""The multiples that are added up, by the names of the numbers, sorted."""
Fact: TypeAlias = tuple[str, Terms, int]
"""`<=` or `==`, terms and a constant: that their sum is at most 0, or is 0. The first multiple is above 0."""
Model: TypeAlias = Mapping[str, int]
"""A choice of every number; one that is not in it is 0."""
MOST_QUOTIENT: Final = 6
"""How many whole times a number not yet chosen may go into another, where code multiplies the quotient."""
MOST_COUNT: Final = 6
"""How high a count is that code compares with a quotient: above every cap."""


class OutsideError(Exception):
    """The path leaves what the claim covers."""


@cache
def _sum_of(terms: Terms, constant: int, others: Terms, more: int, times: int) -> "Amount | int":
    """A sum, and `times` another: remembered, as every path asks for the same ones."""
    sums = dict(terms)
    for name, many in others:
        sums[name] = sums.get(name, 0) + times * many
    added = tuple(sorted([(name, many) for name, many in sums.items() if many]))
    return Amount(added, constant + times * more) if added else constant + times * more


@cache
def _fact(relation: str, terms: Terms, constant: int) -> "Truth | bool":
    """The truth that terms and a constant come to at most 0, or to 0: the same object of numbers for each spelling."""
    if not terms:
        return constant <= 0 if relation == "<=" else constant == 0
    by = gcd(*[times for _, times in terms])
    if relation == "==" and constant % by:
        return False
    terms, constant = tuple([(name, times // by) for name, times in terms]), -(-constant // by)
    if terms[0][1] > 0:
        return Truth((relation, terms, constant))
    flipped = tuple([(name, -times) for name, times in terms])
    if relation == "==":
        return Truth((relation, flipped, -constant))
    return Truth((relation, flipped, 1 - constant), negated=True)


@cache
def _comparison(relation: str, times: int, terms: Terms, constant: int, more: int) -> "Truth | bool":
    """The truth that `times` a difference, and `more`, are as the relation says."""
    return _fact(relation, tuple([(name, many * times) for name, many in terms]), constant * times + more)


class Truth:
    """Whether a fact holds, or does not (`negated`); to ask for it forks the path where both are possible."""

    __slots__ = ("fact", "negated")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, fact: Fact, *, negated: bool = False) -> None:
        self.fact = fact
        self.negated = negated

    def __bool__(self) -> bool:
        return Explorer.current.branch(self.fact) is not self.negated

    def __invert__(self) -> "Truth":
        return Truth(self.fact, negated=not self.negated)

    def __eq__(self, other: object) -> bool:
        return bool(self) is bool(other)

    def __int__(self) -> int:
        return int(bool(self))

    __index__ = __int__

    def __add__(self, other: int) -> int:
        return int(self) + other

    __radd__ = __add__


class Amount:
    """A whole number not yet chosen: a sum of multiples of named numbers, and a constant."""

    __slots__ = ("constant", "terms")
    __hash__ = None  # type: ignore[assignment]  # a set or a dictionary would not know it from an equal one

    def __init__(self, terms: Terms, constant: int = 0) -> None:
        self.terms = terms
        self.constant = constant

    def _sum(self, other: "Amount | int", times: int) -> "Amount | int":
        if isinstance(other, int):
            return Amount(self.terms, self.constant + times * other)
        if not isinstance(other, Amount):
            return NotImplemented
        return _sum_of(self.terms, self.constant, other.terms, other.constant, times)

    def __add__(self, other: "Amount | int") -> "Amount | int":
        return self._sum(other, 1)

    __radd__ = __add__

    def __sub__(self, other: "Amount | int") -> "Amount | int":
        return self._sum(other, -1)

    def __rsub__(self, other: int) -> "Amount | int":
        return -self + other

    def __mul__(self, times: int) -> "Amount | int":
        if not isinstance(times, int):
            return NotImplemented
        terms = tuple([(name, many * times) for name, many in self.terms])
        return Amount(terms, self.constant * times) if times else 0

    __rmul__ = __mul__

    def __neg__(self) -> "Amount | int":
        return self * -1

    def __abs__(self) -> "Amount | int":
        return self if self >= 0 else -self

    def _against(self, other: object, relation: str, times: int, more: int) -> Any:
        """The truth that `times` the difference to the other number, and `more`, are as the relation says."""
        if not isinstance(other, int | Amount):
            return NotImplemented
        difference = self - other
        terms, constant = ((), difference) if isinstance(difference, int) else (difference.terms, difference.constant)
        return _comparison(relation, times, terms, constant, more)

    def __le__(self, other: object) -> Any:
        return self._against(other, "<=", 1, 0)

    def __lt__(self, other: object) -> Any:
        return self._against(other, "<=", 1, 1)

    def __ge__(self, other: object) -> Any:
        return self._against(other, "<=", -1, 0)

    def __gt__(self, other: object) -> Any:
        return self._against(other, "<=", -1, 1)

    def __eq__(self, other: object) -> Any:
        return self._against(other, "==", 1, 0)

    def __ne__(self, other: object) -> Any:
        same = self._against(other, "==", 1, 0)
        return same if same is NotImplemented else not same if isinstance(same, bool) else ~same

    def __bool__(self) -> bool:
        return bool(self != 0)

    def __mod__(self, by: int) -> "Amount | int":
        rest: Amount | int = self - self // by * by
        return rest

    def __floordiv__(self, by: "Amount | int") -> Any:
        if isinstance(by, Amount):
            return Quotient(self, by)
        if by < 1:
            raise ValueError("a divisor below 1")
        return self if by == 1 else Explorer.current.quotient(self, by)

    def __rfloordiv__(self, whole: int) -> "Quotient":
        return Quotient(whole, self)

    def __int__(self) -> NoReturn:
        raise TypeError("a number that is not yet chosen")

    __index__ = __int__

    def __repr__(self) -> str:
        return " + ".join([f"{many}*{name}" for name, many in self.terms] + [str(self.constant)])


class Quotient:
    """How many whole times one number goes into another that is above 0, and a constant beside it.

    A comparison with a known number needs no division. A product does: there the path forks over the quotients.
    """

    __slots__ = ("by", "more", "whole")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, whole: Any, by: Amount, more: int = 0) -> None:
        self.whole, self.by, self.more = whole, by, more

    def __add__(self, more: int) -> "Quotient":
        return Quotient(self.whole, self.by, self.more + more)

    __radd__ = __add__

    def __neg__(self) -> "Quotient":
        return Quotient(self.by - 1 - self.whole, self.by, -self.more)  # as -(-7 // 5) is 11 // 5

    def __ge__(self, least: Any) -> Any:
        return self.whole >= (_chosen(least) - self.more) * self.by

    def __lt__(self, most: Any) -> Any:
        return self.whole < (_chosen(most) - self.more) * self.by

    def __gt__(self, other: Any) -> Any:
        return self >= _chosen(other) + 1

    def __le__(self, other: Any) -> Any:
        return self < _chosen(other) + 1

    def __eq__(self, other: object) -> bool:
        return bool(self >= other) and bool(self <= other)

    def __bool__(self) -> NoReturn:
        raise TypeError("a quotient of numbers not yet chosen")

    def __mul__(self, size: Any) -> Any:
        for quotient in range(MOST_QUOTIENT):
            if Quotient(self.whole, self.by) == quotient:
                return (quotient + self.more) * size
        raise OutsideError("a quotient")


def _chosen(count: Any) -> int:
    """A count as a known number: the path forks over what it can be."""
    if isinstance(count, int):
        return count
    for known in range(MOST_COUNT + 1):
        if count == known:
            return known
    raise OutsideError("a count")


def value_of(thing: T, model: Model) -> T:
    """The same with every number chosen: of a noun or a tuple, each part of it."""
    if isinstance(thing, Amount):
        return sum([many * model.get(name, 0) for name, many in thing.terms]) + thing.constant  # type: ignore[return-value]
    if isinstance(thing, Truth):
        return _holds(thing.fact, model) is not thing.negated  # type: ignore[return-value]
    if isinstance(thing, tuple):
        return tuple([value_of(part, model) for part in thing])  # type: ignore[return-value]
    names = getattr(thing, "__struct_fields__", None)
    if names is None:
        return thing
    return type(thing)(**{name: value_of(getattr(thing, name), model) for name in names})


def _holds(fact: Fact, model: Model) -> bool:
    relation, terms, constant = fact
    total = sum([many * model.get(name, 0) for name, many in terms]) + constant
    return total <= 0 if relation == "<=" else total == 0


@dataclass(frozen=True)
class Path(Generic[T]):
    """One path to its end: the result, a choice of numbers that takes it, and what was decided on it."""

    result: T
    model: Model
    facts: tuple[tuple[Fact, bool], ...]


class Explorer:
    """Runs code along every path: the last decision that has another answer is answered so next."""

    current: "Explorer"

    def __init__(self, assumed: Iterable[Truth | bool] = ()) -> None:
        self.solver = z3.SimpleSolver()
        self._known: dict[Fact, bool] = {}
        self._trail: list[tuple[Fact, bool, bool]] = []
        self._place = 0
        self._scopes = 0
        self._open: list[tuple[int, Model]] = []
        self._model: Model = {}
        self._quotients: set[str] = set()
        for truth in assumed:  # on every path
            self.solver.add(formula(truth))

    def paths(self, run: Callable[[], T]) -> Iterator[Path[T]]:
        """Each path of `run`, depth first; none if the assumptions contradict each other. `OutsideError` ends one."""
        if not self.possible():
            return
        self._model = self.model_now()
        while True:
            self._known, self._place = {}, 0
            Explorer.current = self
            try:
                result = run()
            except OutsideError:
                pass
            else:
                facts = tuple([(fact, held) for fact, held, forced in self._trail if not forced])
                yield Path(result, self._model, facts)
            if not self._open:
                return
            self._turn_back()

    def branch(self, fact: Fact) -> bool:
        """Whether the fact holds on this path; where both are possible, the other answer is left for later."""
        known = self._known.get(fact)
        if known is not None:
            return known
        if self._place < len(self._trail):
            held = self._trail[self._place][1]
        else:
            held = _holds(fact, self._model)
            if self.possible(formula(Truth(fact, negated=held))):
                self._open.append((self._place, self.model_now()))
                self._decide(fact, held)
            else:
                self._trail.append((fact, held, True))
        self._place += 1
        self._known[fact] = held
        return held

    def quotient(self, whole: Amount, by: int) -> Amount:
        """The whole times that a known number goes into one not yet chosen, as a number of its own."""
        name = f"({whole!r})//{by}"
        if name not in self._quotients:
            self._quotients.add(name)
            rest = z3_sum(whole.terms, whole.constant) - by * z3.Int(name)
            self._everywhere(z3.And(rest >= 0, rest < by))
        if name not in self._model:
            chosen: Any = value_of(whole, self._model)
            self._model = {**self._model, name: chosen // by}
        return Amount(((name, 1),))

    def possible(self, *more: Any) -> bool:
        """Whether there are numbers for which all this holds. Raises RuntimeError if the solver does not know."""
        answer = self.solver.check(*more)
        if answer == z3.unknown:
            raise RuntimeError(f"the solver does not know: {self.solver.reason_unknown()}")
        return bool(answer == z3.sat)

    def _everywhere(self, constraint: Any) -> None:
        """Have a constraint hold on this path and on all others: it outlives the scopes of the decisions."""
        self.solver.pop(self._scopes)
        self.solver.add(constraint)
        for fact, held, forced in self._trail:
            if not forced:
                self.solver.push()
                self.solver.add(formula(Truth(fact, negated=not held)))

    def _decide(self, fact: Fact, held: bool) -> None:
        self.solver.push()
        self._scopes += 1
        self.solver.add(formula(Truth(fact, negated=not held)))
        self._trail.append((fact, held, False))

    def _turn_back(self) -> None:
        place, self._model = self._open.pop()
        undone = sum([not forced for _, _, forced in self._trail[place:]])
        self.solver.pop(undone)
        self._scopes -= undone
        fact, held, _ = self._trail[place]
        del self._trail[place:]
        self._decide(fact, not held)

    def model_now(self) -> Model:
        """The numbers that the solver has just found, out of one text: to ask for each takes longer than the check."""
        numbers = re.findall(r"\(define-fun (\|[^|]*\||\S+) \(\) Int\s+(\(- )?(\d+)", self.solver.model().sexpr())
        return {name.strip("|"): int(digits) * (-1 if minus else 1) for name, minus, digits in numbers}


def z3_sum(terms: Terms, constant: int) -> Any:
    """A sum as the solver has it."""
    return z3.Sum([many * z3.Int(name) for name, many in terms]) + constant


def formula(truth: Truth | bool) -> Any:
    """A truth as the solver has it."""
    return z3.BoolVal(truth) if isinstance(truth, bool) else _formula(truth.fact, truth.negated)


@cache
def _formula(fact: Fact, negated: bool) -> Any:
    relation, terms, constant = fact
    total = z3_sum(terms, constant)
    expression = total <= 0 if relation == "<=" else total == 0
    return z3.Not(expression) if negated else expression
