"""A rulebook on the shelf: its ruleset, and every clause it has."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from ..rules import Ruleset
from ..rules.model.reasons import Topic
from .versions import as_numbers


class Verdict(StrEnum):
    """What the service does with a clause; if its sentences differ, the strongest of these, strongest first."""

    DECIDED = "decided"  # from the round and a plain action alone
    DECLARED = "declared"  # when the request tells what was said, pushed in, or done out of turn
    FLOOR = "floor"  # answered with the floor's choices
    OUT_OF_SCOPE = "out_of_scope"  # no question of what may be bet


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """One clause: where it stands in print, what it says in our words, and the topics that it is about.

    `reading`: how we take it if the text leaves room, else None. `seen`: whether we had its wording.
    """

    id: str
    source: str
    paraphrase: str
    verdict: Verdict
    topics: tuple[Topic, ...] = ()
    reading: str | None = None
    seen: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What a version changed. `rulings`: whether something is ruled differently than in the version before.

    `topics`: what is ruled on differently then, or for the first time.
    """

    version: str
    note: str
    rulings: bool
    topics: tuple[Topic, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook:
    """Somebody's document, and our ruleset made of it.

    `extends`: the rulebook that this one starts from; everything taken over from it is merged in already.
    `readings`: why we rule as we do, for topics whose clause leaves room. `changes`: the newest version first.
    """

    ruleset: Ruleset
    title: str
    source: str
    extends: str | None
    clauses: tuple[Clause, ...]
    readings: Mapping[Topic, str]
    changes: tuple[Change, ...]

    def changes_since(self, version: str) -> tuple[Change, ...]:
        """What changed after that version, the newest version first."""
        return tuple(one for one in self.changes if as_numbers(one.version) > as_numbers(version))
