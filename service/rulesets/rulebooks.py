"""The rulebooks: every rulebook that is carried, found by its id, or by its id and a version."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from ..rules import Ruleset
from ..rules.model.fault import Fault
from .house_rules import house
from .rulebook import Rulebook, Seen, as_numbers, id_of, pins

MOST_HOUSED: Final = 500  # each weighs some 20 kB
_PLAIN: Final = frozenset({bool, int, str})


def editions(rulebooks: Mapping[str, Rulebook], short: str) -> tuple[Rulebook, ...]:
    """The editions of the book with that short name, the oldest first: `wsop` has wsop-2024, and not wsop-live-2024."""
    numbers = {
        id: number
        for id in rulebooks
        for name, _, number in [id.rpartition("-")]
        if name == short and number.isdecimal()
    }
    return tuple(rulebooks[id] for id in sorted(numbers, key=lambda id: int(numbers[id])))


def newest_seen(rulebooks: Mapping[str, Rulebook], short: str) -> Rulebook:
    """What a short name means: of the editions whose text was seen the newest."""
    return next(book for book in reversed(editions(rulebooks, short)) if book.seen is Seen.TEXT)


class Rulebooks(Mapping[str, Rulebook]):
    """The newest version of each rulebook by id, in the order of the ids; `carried` has the older versions too.

    A version is found by a pin, and a pin that is not whole finds the newest such: `tda-2019@2`, `tda-2019@2.1`,
    `tda-2019@2.1.0`.
    """

    def __init__(self, books: Iterable[Rulebook]) -> None:
        newest_first = sorted(books, key=lambda book: as_numbers(book.ruleset.version), reverse=True)
        self.carried = tuple(sorted(newest_first, key=lambda book: book.ruleset.id))
        """Every version of every rulebook, in the order of the ids, of each the newest first."""
        self._newest: dict[str, Rulebook] = {}
        self._pinned: dict[str, Rulebook] = {}
        for book in self.carried:
            self._newest.setdefault(book.ruleset.id, book)
            for pin in pins(book.ruleset.version):
                self._pinned.setdefault(f"{book.ruleset.id}@{pin}", book)
        self._housed: dict[tuple[object, ...], Ruleset] = {}

    def __getitem__(self, name: str) -> Rulebook:
        return self._newest.get(name) or self._pinned[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._newest)

    def __len__(self) -> int:
        return len(self._newest)

    def versions(self, name: str) -> tuple[str, ...]:
        """The versions of a rulebook that are carried, the newest first; none if there is no such rulebook."""
        return tuple(book.ruleset.version for book in self.carried if book.ruleset.id == id_of(name))

    def ruleset(self, name: str, overrides: Mapping[str, object]) -> Ruleset | tuple[Fault, ...]:
        """The ruleset of a rulebook with these house rules, or every fault in them. Raises KeyError for an unknown one.

        A house sends the same rules with every request: the last `MOST_HOUSED` rulesets are kept.
        """
        ruleset = self[name].ruleset
        if not overrides:
            return ruleset
        if any(type(value) not in _PLAIN for value in overrides.values()):
            return house(ruleset, overrides)
        # the types tell 1 from True
        asked = (ruleset.id, ruleset.version, *[(key, type(value), value) for key, value in overrides.items()])
        known = self._housed.get(asked)
        if known is not None:
            return known
        made = house(ruleset, overrides)
        if isinstance(made, Ruleset):  # what is refused may be of any size, and is not kept
            if len(self._housed) >= MOST_HOUSED:
                self._housed.clear()
            self._housed[asked] = made
        return made
