"""A rulebook on the shelf: its ruleset, and every clause it has."""

from collections.abc import Mapping
from dataclasses import dataclass

from ..rules import Ruleset
from ..rules.model.reasons import Topic
from .clause import Clause


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook:
    """Somebody's document, and our ruleset made of it.

    `extends`: the rulebook that this one starts from; everything taken over from it is merged in already.
    `readings`: why we rule as we do, for topics whose clause leaves room.
    """

    ruleset: Ruleset
    title: str
    source: str
    extends: str | None
    clauses: tuple[Clause, ...]
    readings: Mapping[Topic, str]
