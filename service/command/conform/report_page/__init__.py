"""The report of `floorman conform --html`: for a manager the counts, for an engineer each failure in full."""

from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from ....conformance.suite import SUITE_VERSION
from ....rulesets import Shelf, load_shelf
from ...page_layout import PageTemplates
from ..results import Outcome, Result, Run
from .counts import by_level, heat_map, topic_name
from .failures import FAILURES_SHOWN, failures_by_topic

__all__ = ["page"]

_TEMPLATES: Final = PageTemplates(files(__package__).joinpath("templates"), {"topic_name": topic_name})
_REASONS_SHOWN: Final = 12


def page(  # each is told in the page's head
    run: Run,
    counted: Sequence[Result],
    *,
    command: str,
    ended_at: str | None = None,
    results_file: str | None = None,
    shelf: Shelf | None = None,
) -> str:
    """The page as HTML that loads nothing from elsewhere.

    `counted`: the results that make the run fail. `results_file`: named on the page, as it holds every answer.
    `shelf`: the rulebooks whose clauses are told in words; by default the published ones.
    """
    shelf = shelf or load_shelf()
    counts = run.counts()
    failed = [result for result in run.results if result.outcome in (Outcome.FAILED, Outcome.BROKEN)]
    news = {result.test.id for result in counted}
    mended = sorted(news - {result.test.id for result in failed})
    named = " ".join(part for part in (run.implementation.name, run.implementation.version) if part)
    used = dict.fromkeys(result.test.ruleset for result in run.results)
    unsupported = Counter(r.why[0] for r in run.results if r.outcome is Outcome.UNSUPPORTED and r.why)
    return _TEMPLATES.render(
        title=f"Conformance: {named}",
        command=command,
        ended_at=ended_at,
        engine=run.implementation,
        suite_version=SUITE_VERSION,
        rulebooks={id: shelf[id].ruleset.version if id in shelf else "" for id in used},
        results_file=results_file,
        outcomes=[(outcome, counts[outcome]) for outcome in Outcome],
        counts=counts,
        total=len(run.results),
        asked=len(run.results) - counts[Outcome.UNSUPPORTED],
        failed=len(failed),
        failed_required=run.failed_required(),
        known=len(failed) - (len(news) - len(mended)),
        mended=mended,
        levels=by_level(run.results),
        heat=heat_map(run.results),
        topics=failures_by_topic(failed, news, shelf),
        shown_per_topic=FAILURES_SHOWN,
        choices=_choices(failed),
        unsupported=unsupported.most_common(_REASONS_SHOWN),
        more_unsupported=max(0, len(unsupported) - _REASONS_SHOWN),
    )


def _choices(failed: Sequence[Result]) -> dict[str, list[tuple[str, int]]]:
    """What the failures can be filtered by, each with how many there are."""
    found = {
        "topic": Counter(result.test.topic for result in failed),
        "ruleset": Counter(result.test.ruleset for result in failed),
        "requirement": Counter(result.test.requirement.value for result in failed),
        "outcome": Counter(result.outcome.value for result in failed),
    }
    return {name: sorted(counts.items()) for name, counts in found.items()}
