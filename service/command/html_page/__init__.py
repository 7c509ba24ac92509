"""The report of a run as one self-contained HTML page: counts, and every offending hand down to the action."""

from collections import Counter
from importlib.resources import files
from typing import Final

from ...pages import decision_words
from ...rulesets import load_shelf
from ..judge import Judge
from ..page_layout import PageTemplates
from . import wording
from .charts import HEIGHT, NO_CLAUSE, VOLUME, most_first, sections
from .labels import label
from .offending_hand import HandShown, hand_shown
from .run_counts import RunCounts

__all__ = ["RunCounts", "page"]

_TEMPLATES: Final = PageTemplates(
    files(__package__).joinpath("templates"),
    {"label": label, "amounts": decision_words.amounts, "structure": wording.structure},
)


def page(  # noqa: PLR0913  # each is told in the page's head
    tally: RunCounts,
    *,
    title: str,
    command: str,
    ended_at: str | None = None,
    results_file: str | None = None,
    most_shown: int | None = None,
    judge: Judge | None = None,
) -> str:
    """The page as HTML that loads nothing from elsewhere.

    `results_file`: named on the page for what it has no room for. `judge`: the rulebooks and settings of the run, for
    the words of clauses and the rulings on each action; by default the published rulebooks.
    """
    judge = judge or Judge(load_shelf())
    offending = enumerate(tally.offending[:most_shown], start=1)
    hands = [hand_shown(line, number, judge, tally.zone) for number, line in offending]
    return _TEMPLATES.render(
        title=title,
        command=command,
        ended_at=ended_at,
        zone=tally.zone,
        results_file=results_file,
        tally=tally,
        hands=hands,
        rows=_rows(hands),
        choices=_choices(hands),
        HEIGHT=HEIGHT,
        VOLUME=VOLUME,
        **sections(tally, judge.shelf),
    )


def _rows(hands: list[HandShown]) -> list[list[HandShown]]:
    """The hands by what their rows say, in the order of the first of each."""
    found: dict[tuple[str | None, ...], list[HandShown]] = {}
    for hand in hands:
        found.setdefault(hand.row, []).append(hand)
    return list(found.values())


def _choices(hands: list[HandShown]) -> dict[str, list[tuple[str, int]]]:
    """What the hands on the page can be filtered by, most first."""
    return {
        "code": most_first(Counter(hand.wrong.code for hand in hands)),
        "clause": most_first(Counter(hand.wrong.clause or NO_CLAUSE for hand in hands)),
        "verdict": most_first(Counter(hand.wrong.verdict.value for hand in hands)),
    }
