"""The rulebooks: every rulebook that is carried, found by its id, or by its id and a version."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from ..rules import Ruleset
from ..rules.model.fault import Fault
from .house_rules import house
from .rulebook import Play, Rulebook, Seen, as_numbers, id_of, pins

MOST_HOUSED: Final = 500  # each weighs some 20 kB
_PLAIN: Final = frozenset({bool, int, str})


def by_play(rulebooks: Mapping[str, Rulebook]) -> dict[str, list[Rulebook]]:
    """The rulebooks for a `tournament`, and those for `cash`, each in the order in which readers choose among them."""
    books = sorted(rulebooks.values(), key=lambda book: (book.order, book.ruleset.id))
    return {play: [book for book in books if book.play in (play, Play.BOTH)] for play in (Play.TOURNAMENT, Play.CASH)}


def usual_rulebook(rulebooks: Mapping[str, Rulebook]) -> Rulebook:
    """The first that is no later edition of another: for examples, and for questions that name no rulebook."""
    return next(book for book in by_play(rulebooks)[Play.TOURNAMENT] if not book.reissued)


def editions(rulebooks: Mapping[str, Rulebook]) -> dict[str, list[Rulebook]]:
    """The editions by their short name, the oldest first: an edition's id is that name, a hyphen, and a number."""
    parts = [(id, short, number) for id in rulebooks for short, _, number in [id.rpartition("-")] if number.isdecimal()]
    listed: dict[str, list[Rulebook]] = {}
    for id, short, _ in sorted(parts, key=lambda part: int(part[2])):
        listed.setdefault(short, []).append(rulebooks[id])
    return {short: listed[short] for short in sorted(listed) if short}


def newest_seen(rulebooks: Mapping[str, Rulebook]) -> dict[str, Rulebook]:
    """What each short name means: of the editions whose text was seen the newest."""
    seen = {id: book for id, book in rulebooks.items() if book.seen is Seen.TEXT}
    return {short: books[-1] for short, books in editions(seen).items()}


class Rulebooks(Mapping[str, Rulebook]):
    """The newest version of each rulebook by id, in the order of the ids; `carried` has the older versions too.

    A version is found by a pin, and a pin that is not whole finds the newest such: `corner-club@2`,
    `corner-club@2.1`, `corner-club@2.1.0`.
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
        cache_key = (ruleset.id, ruleset.version, *[(key, type(value), value) for key, value in overrides.items()])
        known = self._housed.get(cache_key)
        if known is not None:
            return known
        result = house(ruleset, overrides)
        if isinstance(result, Ruleset):  # what is refused may be of any size, and is not kept
            if len(self._housed) >= MOST_HOUSED:
                self._housed.clear()
            self._housed[cache_key] = result
        return result
