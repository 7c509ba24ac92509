"""The report of `floorman validate --html`: what came of the hands, then each that offends down to the action."""

from collections import Counter
from collections.abc import Mapping
from datetime import tzinfo
from importlib.resources import files
from typing import Any, Final

from ..answers.render import Json
from ..pages import page_words
from ..rulesets import Rulebooks, load_rulebooks
from .causes import FILES, blanked
from .hand_outcomes import HandCounts, HandOutcome
from .offending_hand import HandShown, hand_shown
from .one_file_page import PageTemplates

_NO_CLAUSE: Final = "No clause"
_MOST_NAMES: Final = 50
_TEMPLATES: Final = PageTemplates(files(__package__).joinpath("templates", "validate"), {"amounts": page_words.amounts})


def page(  # noqa: PLR0913  # each is told in the page's head
    counts: HandCounts,
    passed_over: Mapping[str, int] | None = None,
    *,
    title: str,
    command: str,
    ended_at: str | None = None,
    results_file: str | None = None,
    rulebooks: Rulebooks | None = None,
    zone: tzinfo | None = None,
) -> str:
    """The page as HTML that loads nothing from elsewhere.

    `passed_over`: how many files were not read, by how their names end. `results_file`: named on the page for what it
    has no room for. `rulebooks`: the rulebooks whose clauses are told in words; by default the published ones. `zone`:
    the local time in which moments are told, that of the machine if None.
    """
    rulebooks = rulebooks or load_rulebooks()
    hands = [hand_shown(line, number, zone) for number, line in enumerate(counts.offending, start=1)]
    return _TEMPLATES.render(
        title=title,
        command=command,
        ended_at=ended_at,
        zone=zone,
        results_file=results_file,
        counts=counts,
        outcomes=[(outcome, counts.outcomes[outcome]) for outcome in HandOutcome],
        wordings={hand.wrong.code: blanked(hand.wrong.message) for hand in reversed(hands)},
        hands=hands,
        rows=_rows(hands),
        choices=_choices(hands),
        formats=sorted(counts.formats.items()),
        groups=counts.cause_groups(),
        passed_over=sorted((passed_over or {}).items()),
        clause_words={clause.id: clause.paraphrase for book in rulebooks.values() for clause in book.clauses},
        rulebooks=_rulebooks(counts, rulebooks),
        versions=[version for version in sorted(counts.versions) if version],
        NO_CLAUSE=_NO_CLAUSE,
        MOST_NAMES=_MOST_NAMES,
        FILES=FILES,
    )


def _rows(hands: list[HandShown]) -> list[list[HandShown]]:
    """The hands by what their rows say, in the order of the first of each."""
    groups: dict[tuple[str | None, ...], list[HandShown]] = {}
    for hand in hands:
        groups.setdefault(hand.row, []).append(hand)
    return list(groups.values())


def _choices(hands: list[HandShown]) -> dict[str, list[tuple[str, int]]]:
    """What the hands on the page can be filtered by, most first."""
    return {
        "code": _most_first(Counter(hand.wrong.code for hand in hands)),
        "clause": _most_first(Counter(hand.wrong.clause or _NO_CLAUSE for hand in hands)),
        "verdict": _most_first(Counter(hand.wrong.verdict.value for hand in hands)),
    }


def _most_first(counts: Counter[Any]) -> list[tuple[Any, int]]:
    return sorted(counts.items(), key=lambda item: (-item[1], str(item[0])))


def _rulebooks(counts: HandCounts, rulebooks: Rulebooks) -> list[Json]:
    return [
        {
            "id": id,
            "version": version,
            "digest": digest,
            "title": rulebooks[id].title if id in rulebooks else "",
            "hands": count,
        }
        for (id, version, digest), count in _most_first(counts.rulebooks)
    ]
