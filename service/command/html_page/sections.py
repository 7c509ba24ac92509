"""The counts of a run as the page's charts."""

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from ...rulesets import Shelf
from . import wording
from .charts import Bar, Bars, bars, columns
from .first_offence import Outcome
from .offending_hand import HandShown
from .run_counts import Tally
from .time_buckets import Unit

Json = dict[str, Any]

_MOST_BARS: Final = 12
_MOST_CLAUSES: Final = 15
NO_CLAUSE: Final = "No clause"


@dataclass(frozen=True, slots=True, kw_only=True)
class ClauseShown:
    """A clause: where the page tells of it (`anchor`), its words, and how often it was cited and broken."""

    anchor: str
    id: str
    says: str
    source: str
    cited: int
    cited_length: float
    broken: int
    broken_length: float


def sections(tally: Tally, shelf: Shelf) -> Json:
    """Everything that the page draws from the counts."""
    timed = bool(tally.when.counts)
    unit, found = tally.when.columns()
    clauses, cited_ticks, broken_ticks = _clauses(tally, shelf)
    return {
        "outcomes": [(outcome, tally.outcomes[outcome]) for outcome in Outcome],
        "timed": timed,
        "unit": unit,
        "clock": timed and unit in (Unit.MINUTE, Unit.QUARTER, Unit.HOUR, Unit.SIX_HOURS),
        "over_time": columns(found if timed else tally.in_order.columns()),
        "kinds": _by_code(tally.kinds, tally.outcomes[Outcome.ILLEGAL]),
        "contradictions": _by_code(tally.contradictions, tally.hands),
        "unreadable_by": _by_code(tally.unreadable_by, tally.outcomes[Outcome.UNREADABLE]),
        "structures": _structures(tally),
        "streets": _streets(tally),
        "clauses": clauses,
        "first_clauses": _MOST_CLAUSES,
        "anchors": {one.id: one.anchor for one in clauses},
        "clause_words": {one.id: one.says for one in clauses},
        "cited_ticks": cited_ticks,
        "broken_ticks": broken_ticks,
        "rulebooks": _rulebooks(tally, shelf),
        "versions": [version for version in sorted(tally.versions) if version],
        "NO_CLAUSE": NO_CLAUSE,
    }


def choices(hands: list[HandShown]) -> dict[str, list[tuple[str, int]]]:
    """What the hands on the page can be filtered by, most first."""
    return {
        "code": _most_first(Counter(hand.wrong.code for hand in hands)),
        "clause": _most_first(Counter(hand.wrong.clause or NO_CLAUSE for hand in hands)),
        "verdict": _most_first(Counter(hand.wrong.verdict.value for hand in hands)),
    }


def _by_code(found: Counter[str], of: int) -> Bars:
    return bars(
        [
            Bar(name=wording.kind(code), count=count, length=0, note=wording.share(count, of), code=code, says=code)
            for code, count in _most_first(found)
        ],
        _MOST_BARS,
    )


def _structures(tally: Tally) -> Bars:
    found = [
        Bar(
            name=f"{wording.structure(name)} ({wording.number(outcomes.total())})",
            count=outcomes[Outcome.ILLEGAL],
            length=0,
            note=wording.share(outcomes[Outcome.ILLEGAL], outcomes.total()),
        )
        for name, outcomes in tally.structures.items()
    ]
    return bars(sorted(found, key=lambda bar: (-bar.count, bar.name)), _MOST_BARS)


def _streets(tally: Tally) -> Bars:
    illegal = tally.outcomes[Outcome.ILLEGAL]
    found = [
        Bar(
            name=f"Street {street}" if street else "Not told", count=count, length=0, note=wording.share(count, illegal)
        )
        for street, count in sorted(tally.streets.items())
    ]
    return bars(found, _MOST_BARS)


def _clauses(tally: Tally, shelf: Shelf) -> tuple[list[ClauseShown], Bars, Bars]:
    known = {clause.id: clause for book in shelf.values() for clause in book.clauses}
    every = [id for id in tally.clauses | tally.broken if id]
    order = sorted(every, key=lambda id: (-tally.broken[id], -tally.clauses[id], id))
    if tally.broken[""]:
        order.append("")
    cited = bars([Bar(name=id, count=tally.clauses[id], length=0) for id in order], len(order))
    broken = bars([Bar(name=id, count=tally.broken[id], length=0) for id in order], len(order))
    shown = [
        ClauseShown(
            anchor=f"clause-{place}",
            id=id or NO_CLAUSE,
            says=known[id].paraphrase
            if id in known
            else ""
            if id
            else "A house rule, a silent rulebook, or no ruling.",
            source=known[id].source if id in known else "",
            cited=tally.clauses[id],
            cited_length=cite.length,
            broken=tally.broken[id],
            broken_length=broke.length,
        )
        for place, (id, cite, broke) in enumerate(zip(order, cited.bars, broken.bars, strict=True), start=1)
    ]
    return shown, cited, broken


def _rulebooks(tally: Tally, shelf: Shelf) -> list[Json]:
    return [
        {
            "id": id,
            "version": version,
            "digest": digest,
            "title": shelf[id].title if id in shelf else "",
            "hands": count,
        }
        for (id, version, digest), count in _most_first(tally.rulebooks)
    ]


def _most_first(found: Counter[Any]) -> list[tuple[Any, int]]:
    return sorted(found.items(), key=lambda item: (-item[1], str(item[0])))
