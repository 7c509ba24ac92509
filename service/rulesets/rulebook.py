"""A rulebook: its ruleset, and every clause it has; its names: ids, pins (an id with a version), short names."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NewType, NoReturn, TypeVar

from ..rules import Ruleset
from ..rules.model.reason import Basis, Topic

VERSION: Final = re.compile(r"(0|[1-9][0-9]{0,8})\.(0|[1-9][0-9]{0,8})\.(0|[1-9][0-9]{0,8})")
LONGEST_ID: Final = 64
LONGEST_NAME: Final = LONGEST_ID + len("@123456789.123456789.123456789")
"""The longest id with a version."""


def id_of(name: str) -> str:
    """The rulebook's id in an id or a pin."""
    return name.partition("@")[0]


def pins(version: str) -> tuple[str, str, str]:
    """What a version may be pinned by: its first number, its first two, and all of it."""
    major, minor, _ = version.split(".")
    return major, f"{major}.{minor}", version


def as_numbers(version: str) -> tuple[int, ...]:
    """The three numbers of a version: a later version is more."""
    return tuple(map(int, version.split(".")))


K = TypeVar("K")
V = TypeVar("V")
Year = NewType("Year", int)
Address = NewType("Address", str)


class Verdict(StrEnum):
    """What the service does with a clause; if its sentences differ, the strongest of these, strongest first."""

    DECIDED = "decided"  # from the round and a plain action alone
    DECLARED = "declared"  # when the request tells what was said, pushed in, or done out of turn
    FLOOR = "floor"  # answered with the floor's choices
    OUT_OF_SCOPE = "out_of_scope"  # no question of what may be bet


class Play(StrEnum):
    """Which play a rulebook is written for."""

    TOURNAMENT = "tournament"
    CASH = "cash"
    BOTH = "both"


class Seen(StrEnum):
    """How a rulebook's text is known to us."""

    TEXT = "text"  # it was read
    RESTATED = "restated"  # at second hand, as somebody else told it
    UNSEEN = "unseen"  # a later edition taken to say what the one before says


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
class Publication:
    """Whose a rulebook is: who gave it out, which edition, when, and where it is found; None where it is not known.

    `paraphrased`: whether our clauses tell it in other words than its own.
    """

    publisher: str
    edition: str | None
    year: Year | None
    address: Address | None
    paraphrased: bool


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
    `seen`: how its text is known; of one that was not read every clause is cited as a reading.
    `falls_back_to`: the one that it names for what it leaves out; what that one says there is merged in too, and
    `fallen_back` are the keys of the parameters that are set as there for it.
    `publication`: whose it is; None if a rulebook of an operator's own does not say. `readings`: why we rule as we do,
    for topics whose clause leaves room. `changes`: the newest version first.
    `left_open`: the keys of the parameters that its text leaves to the house, by saying so or by saying nothing.
    `reissued`: for each clause of the rulebook that a later edition extends, its id here; empty for any other rulebook.
    `play`, `order`: facts for whoever shows rulebooks; no ruling depends on them. A list begins with the lowest order.
    """

    ruleset: Ruleset
    title: str
    source: str
    seen: Seen
    publication: Publication | None
    extends: str | None
    clauses: tuple[Clause, ...]
    readings: Mapping[Topic, str]
    changes: tuple[Change, ...]
    left_open: frozenset[str]
    falls_back_to: str | None = None
    fallen_back: frozenset[str] = frozenset()
    reissued: Mapping[str, str]
    play: Play
    order: int

    @property
    def reads_without_clause(self) -> bool:
        """Whether it answers a topic by what a neighbouring edition says, as its own clause was not seen."""
        return any(cited.clause is None and cited.basis is Basis.READING for cited in self.ruleset.topics.values())

    def changes_since(self, version: str) -> tuple[Change, ...]:
        """What changed after that version, the newest version first."""
        return tuple(change for change in self.changes if as_numbers(change.version) > as_numbers(version))


class FrozenDict(dict[K, V]):
    """A fixed copy of a mapping with hashable values; it equals any dictionary with the same entries.

    It can be hashed, so that a ruleset that holds one can be the key of a cache.
    """

    __slots__ = ("_hash",)

    def __init__(self, entries: Mapping[K, V]) -> None:
        super().__init__(entries)
        self._hash = hash(frozenset(self.items()))

    def __hash__(self) -> int:  # type: ignore[override]  # a dictionary that changes has none
        return self._hash

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("this mapping is fixed")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse
