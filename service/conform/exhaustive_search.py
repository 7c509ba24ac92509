"""A search that leaves nothing out: every round of a small world, or every betting sequence from a position."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final

from jsonschema_rs import Draft202012Validator

from ..conformance.compare import common_part
from ..conformance.perft import Position, after_asking, load_positions, perft
from ..conformance.small_worlds import World, openings, walk
from ..conformance.suite import Requirement
from .engine import Engine, EngineBroke, Json, Skipped
from .engine_difference import EngineDifference, Kind, Referee

_CHIPS: Final = {"type": "integer", "minimum": 0, "maximum": 10_000}  # stacks are small: more would be counted for ever
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
) -> Iterator[EngineDifference]:
    """The first difference of each kind in all of a small world, if the ruling is as `firm`; the smallest rounds first.

    What the engine skips is left out: a question, or an opening if it skips what may be done first. `on_asked` is
    called for each opening.
    """
    known: set[Kind] = set()
    rules = referee.rules
    for opened in openings(world):
        on_asked()
        if opened.opening["structure"] not in structures:
            continue
        for asked in walk(opened.opening, rules):
            try:
                found = referee.compared({"ruleset": referee.ruleset, **asked.question}, common_part(asked.answer))
            except Skipped:
                if asked.question == {"opening": opened.opening, "actions": []}:
                    break
                continue
            if found and found.kind not in known and found.requirement in firm:
                known.add(found.kind)
                yield found


@dataclass(frozen=True, slots=True)
class Counted:
    """How many betting sequences an engine has from a position, and how many there are, by their length."""

    position: Position
    expected: tuple[int, ...]
    found: tuple[int, ...]


def count_sequences(engine: Engine, ruleset: str, structures: Sequence[str], most: int) -> Iterator[Counted | str]:
    """The counts of each position, to the depth at which there are `most` sequences; or why the engine gave none."""
    for position in load_positions():
        if ruleset not in position.counts or position.opening["structure"] not in structures:
            continue
        expected = _bounded(position.counts[ruleset], most)
        try:
            after = after_asking(_options_after(engine, ruleset, position), position.opening.get("chip", 1))
            yield Counted(position, expected, perft("[]", after, len(expected)))
        except Skipped as skipped:
            yield f"{position.id}: unsupported: {skipped}"
        except EngineBroke as broke:
            yield f"{position.id}: broken: {broke}"


def _bounded(counts: Sequence[int], most: int) -> tuple[int, ...]:
    """The counts up to the first that is more than this; the first one always."""
    return (counts[0], *takewhile(lambda count: count <= most, counts[1:]))


def _options_after(engine: Engine, ruleset: str, position: Position) -> Any:
    def options_after(actions: tuple[Json, ...]) -> Mapping[str, Any] | None:
        question = {"ruleset": ruleset, "opening": position.opening, "actions": [*position.actions, *actions]}
        answer = engine.ask(question)
        if "options" not in answer:
            raise EngineBroke(f"the answer has no options: {str(answer)[:200]}")
        options: Mapping[str, Any] | None = answer["options"]
        if not _OPTIONS.is_valid(options):
            raise EngineBroke(f"its options are not as the protocol has them: {str(options)[:200]}")
        return options and {"fold": bool(options.get("call") or options.get("bring_in")), "check": False, **options}

    return options_after
