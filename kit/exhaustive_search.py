"""A search that leaves nothing out: every round of a small world, or every betting sequence from a position."""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from math import inf
from typing import Any, Final, TypeAlias

from jsonschema_rs import Draft202012Validator

from service.cases.suite import Requirement

from .engine import Engine, EngineBroke, Json, Skipped
from .engine_difference import EngineDifference, Kind, Referee
from .expectation import common_part
from .perft import Position, after_asking, by_length, load_positions
from .small_worlds import World, openings, walk

_CHIPS: Final = {"type": "integer", "minimum": 0, "maximum": 1_000}  # stacks are small
_COST: Final = {"type": ["object", "null"]}
_OPTIONS: Final = Draft202012Validator(
    {
        "type": ["object", "null"],
        "properties": {
            "check": {"type": "boolean"},
            "call": _COST,
            "bring_in": _COST,
            "raise": {
                "type": ["object", "null"],
                "required": ["min_to", "max_to"],
                "properties": {"min_to": _CHIPS, "max_to": _CHIPS, "sizes": {"type": "array", "items": _CHIPS}},
            },
        },
    }
)


def search_world(
    referee: Referee,
    structures: Sequence[str],
    world: World,
    firm: frozenset[Requirement],
    on_asked: Callable[[], None],
    most: int | None = None,
) -> Iterator[EngineDifference]:
    """The first difference of each kind in all of a small world, if the ruling is as `firm`; the smallest rounds first.

    What the engine skips is left out: a question, or an opening if it skips what may be done first. `on_asked` is
    called for each opening. `most`: after so many questions no other opening is asked about.
    """
    left = inf if most is None else most
    known: set[Kind] = set()
    rules = referee.rules
    for opened in openings(world):
        if left <= 0:
            return
        on_asked()
        if opened.opening["structure"] not in structures:
            continue
        for step in walk(opened.opening, rules):
            left -= 1
            try:
                difference = referee.compared({"rulebook": referee.rulebook, **step.question}, common_part(step.answer))
            except Skipped:
                if step.question == {"opening": opened.opening, "actions": []}:
                    break
                continue
            if difference and difference.kind not in known and difference.requirement in firm:
                known.add(difference.kind)
                yield difference


@dataclass(frozen=True, slots=True)
class Counted:
    """How many betting sequences an engine has from a position, and how many there are, by their length.

    The first count that is another is the last: longer sequences follow from it. None if there are no counts, and
    `why`: the engine does not support the position, or `broke`.
    """

    position: Position
    expected: tuple[int, ...]
    actual: tuple[int, ...] | None = None
    why: str = ""
    broke: bool = False


Plan: TypeAlias = Sequence[tuple[Position, tuple[int, ...]]]
"""The positions of a rulebook, each with its counts up to the greatest length that is asked about."""


def questions_of(plan: Plan) -> int:
    """How many questions a plan takes at most: what may be done is asked once, and after each but the longest."""
    return sum(1 + sum(counts[:-1]) for _, counts in plan)


def plan_counts(rulebook: str, structures: Sequence[str], questions: int) -> Plan:
    """All positions, the lengths of which there are the fewest sequences first, as far as so many questions go.

    One question of each position is always asked.
    """
    positions = [p for p in load_positions() if rulebook in p.counts and p.opening["structure"] in structures]
    bounds = sorted({count for position in positions for count in position.counts[rulebook]})

    def up_to(most: int) -> Plan:
        """The counts up to the first that is more than this; the first one always."""
        rows = [(position, position.counts[rulebook]) for position in positions]
        return [(position, (row[0], *takewhile(lambda count: count <= most, row[1:]))) for position, row in rows]

    fitting = bisect_right(bounds, questions, key=lambda most: questions_of(up_to(most)))
    return up_to(bounds[fitting - 1] if fitting else 0)


def count_sequences(engine: Engine, rulebook: str, plan: Plan) -> Iterator[Counted]:
    """The counts of each position, or why there are none. Raises GaveUp."""
    for position, expected in plan:
        counts: list[int] = []
        try:
            after = after_asking(_options_after(engine, rulebook, position), position.opening.get("chip", 1))
            for right, count in zip(expected, by_length("[]", after), strict=False):
                counts.append(count)
                if count != right:
                    break
            yield Counted(position, expected, tuple(counts))
        except (Skipped, EngineBroke) as error:
            yield Counted(position, expected, why=str(error), broke=isinstance(error, EngineBroke))


def _options_after(engine: Engine, rulebook: str, position: Position) -> Any:
    def options_after(actions: tuple[Json, ...]) -> Mapping[str, Any] | None:
        question = {"rulebook": rulebook, "opening": position.opening, "actions": [*position.actions, *actions]}
        answer = engine.ask(question)
        if answer.get("refused") or "errors" in answer:
            return None  # an action that it offered itself: no sequence goes on from there
        if "options" not in answer:
            raise EngineBroke(f"the answer has no options: {str(answer)[:200]}")
        options: Mapping[str, Any] | None = answer["options"]
        if not _OPTIONS.is_valid(options):
            raise EngineBroke(f"its options are not as the protocol has them: {str(options)[:200]}")
        return options and {"fold": bool(options.get("call") or options.get("bring_in")), "check": False, **options}

    return options_after
