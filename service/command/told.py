"""The result of a replay in text."""

from collections.abc import Iterator
from typing import Final

from .. import __version__
from .hand_files import shown
from .replay import Outcome
from .replay_line import Kind, Rulebook

MOST_SHOWN: Final = 20
_SHORT: Final = len("sha256:") + 12


def as_text(outcome: Outcome) -> str:
    """What was found, in lines; no text of a log can break out of its line."""
    return "\n".join(map(shown, _lines(outcome)))


def _lines(outcome: Outcome) -> Iterator[str]:
    by = ", ".join(f"{version} ({many:,})" for version, many in sorted(outcome.recorded_by.items()))
    yield f"{outcome.replayed:,} lines decided again by floorman {__version__}" + (f", recorded by {by}" if by else "")
    if outcome.passed_over:
        yield f"{outcome.passed_over:,} passed over"
    if outcome.unread:
        yield f"{outcome.unread:,} that cannot be read"
        yield from (f"    {one.source}: {one.unread}" for one in outcome.unread_first)
        if outcome.unread > len(outcome.unread_first):
            yield f"    and {outcome.unread - len(outcome.unread_first):,} more"
    for book, many in outcome.rulebooks.most_common(MOST_SHOWN):
        yield f"{many:,} under another edition: {_edition(book)}"
    others = " in the others" if outcome.unread else ""
    yield f"{outcome.changed:,} changed" if outcome.changed else f"nothing changed{others}"
    for kind, many in outcome.kinds.most_common(MOST_SHOWN):
        yield f"{many:,} x {_said(kind)}"
        for one in outcome.examples[kind]:
            yield f"    {one.source}" + (f" (request {one.request_id})" if one.request_id else "")
    if len(outcome.kinds) > MOST_SHOWN:
        yield f"and {len(outcome.kinds) - MOST_SHOWN:,} kinds more: --json tells them"


def _edition(book: Rulebook) -> str:
    was, now = book
    there = f"{now.version} {now.digest[:_SHORT]}" if now else "not there any more"
    return f"{was.id} {was.version} {was.digest[:_SHORT]} > {there}"


def _said(kind: Kind) -> str:
    """A kind of change in one line."""
    parts = [f"{kind.endpoint} {kind.ruleset}: {', '.join(kind.members)}".strip()]
    if kind.ruling:
        parts.append(f"{kind.ruling[0]} > {kind.ruling[1]}")
    parts += [f"- {reason}" for reason in kind.gone]
    parts += [f"+ {reason}" for reason in kind.come]
    return "; ".join(parts)
