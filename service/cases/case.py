"""Cases: situations at the table, each stored once, with the ruling of each rulebook."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Final, TypeAlias, cast

import msgspec
from msgspec.structs import replace

from ..fault_text import cut
from ..named_games.game import GAMES, NamedGame
from ..named_games.opening_of import NamedOpening, opening_as_sent, opening_of
from ..rules import Ruleset
from ..rules.model.reason import Basis
from ..rulesets import Rulebook, Rulebooks, load_rulebooks
from ..rulesets.rulebook import id_of, pins

_STEPS: Final = ("action", "declaration", "incident")


Editions: TypeAlias = tuple[tuple[Rulebook, tuple[str, ...], frozenset[str]], ...]
"""Later editions, each with the names of the rulebook that it extends, and its clauses whose text was not seen."""


class CaseRuling(msgspec.Struct, frozen=True, kw_only=True):
    """What one rulebook says: the part of the answer that it fixes, the clause (None if no clause does), how firmly.

    `source`: where that is from; the case's, if the ruling names none of its own. `same_as`: the other rulebook whose
    `expect` this one shares; None if it has its own. `disputed`: why another reading of the words is as good, said of
    this rulebook or of the whole case; None if nobody says so.
    """

    expect: Mapping[str, Any]
    clause: str | None
    basis: Basis
    source: str
    same_as: str | None = None
    disputed: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One situation, and each rulebook's ruling.

    It is a `round` as sent, an `opening` and the `actions` since, a `hand`, or a `table` between two hands. Of a `game`
    that is named, `opening` and `house_rules` are what it makes, with the case's own house rules on top.

    With a `step` (an action, declaration or incident under that name) the case is about what becomes of it, and all
    actions before it are legal; with `on_illegal` about the whole round; else about what the seat to act may do. With a
    `hand` it is about the report on that whole hand, with a `table` about how the next one is dealt.
    `shows`: the parameters whose settings make the rulings differ.
    `rests_on`: those that a rulebook leaves to the house, and by another setting of which its ruling would be another.
    `rulings` are by a rulebook's id; a version that ruled otherwise has a pin: `house@1`. In the published cases a
    later edition of which the file says nothing rules as the rulebook that it extends.
    """

    id: str
    topic: str
    story: str
    source: str
    round: Mapping[str, Any] | None
    opening: Mapping[str, Any] | None
    game: Mapping[str, Any] | None
    hand: Mapping[str, Any] | None
    table: Mapping[str, Any] | None
    actions: tuple[Mapping[str, Any], ...]
    house_rules: Mapping[str, Any]
    step: Mapping[str, Any]
    on_illegal: str | None
    shows: tuple[str, ...]
    rests_on: tuple[str, ...]
    rulings: Mapping[str, CaseRuling]

    def ruling(self, ruleset: Ruleset) -> CaseRuling | None:
        """What this version of a rulebook says: the ruling under its longest pin, else under its id; or nothing."""
        return next((self.rulings[name] for name in _names(ruleset) if name in self.rulings), None)


def _names(ruleset: Ruleset) -> tuple[str, ...]:
    """What a ruling of this version may stand under: the longest pin first, the id last."""
    return (*(f"{ruleset.id}@{pin}" for pin in reversed(pins(ruleset.version))), ruleset.id)


def case_files(folder: Traversable | None = None) -> tuple[Traversable, ...]:
    """The files that hold the cases, one for each topic; `folder` replaces the published ones."""
    inside = folder or files(__package__).joinpath("data")
    entries = (entry for entry in inside.iterdir() if entry.name.endswith(".json"))
    return tuple(sorted(entries, key=lambda entry: entry.name))


@cache
def json_schema(name: str) -> dict[str, Any]:
    """One of the suite's schemas, by its file's name: of cases, of manifests, of tests, of perft's positions."""
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    return cast("dict[str, Any]", json.loads(text))


def load_cases(folder: Traversable | None = None) -> tuple[Case, ...]:
    """Every case, topic by topic; `folder` replaces the published ones. Its files must have no fault."""
    return _published() if folder is None else cases_in(case_files(folder))


@cache
def _published() -> tuple[Case, ...]:
    """They are in the package, so they stay as they are: read once for all apps of a process."""
    return cases_in(case_files(), load_rulebooks())


def cases_in(files: Iterable[Traversable], rulebooks: Rulebooks | None = None) -> tuple[Case, ...]:
    """The cases of these files, in their order. They must have no fault: the kit's `case_faults` finds each.

    With a `rulebooks`, each later edition on it rules as the rulebook that it extends where a case does not name it.
    """
    editions = _editions(rulebooks) if rulebooks else ()
    contents = (json.loads(file.read_text(encoding="utf-8")) for file in files)
    return tuple([_case(raw["topic"], entry, editions) for raw in contents for entry in raw["cases"]])


def _case(topic: str, raw: Mapping[str, Any], editions: Editions) -> Case:
    opening, house_rules = _opened(raw)
    members: dict[str, Any] = {name: raw[name] for name in ("id", "story", "source")}
    members |= {name: raw.get(name) for name in ("round", "game", "hand", "table", "on_illegal")}
    members |= {name: tuple(raw.get(name, ())) for name in ("actions", "shows", "rests_on")}
    return Case(
        **members,
        topic=topic,
        opening=opening,
        house_rules=house_rules,
        step={name: raw[name] for name in _STEPS if name in raw},
        rulings=MappingProxyType(_rulings(raw, editions)),
    )


def _opened(raw: Mapping[str, Any]) -> tuple[Mapping[str, Any] | None, Mapping[str, Any]]:
    house_rules = raw.get("house_rules", {})
    if "game" not in raw:
        return raw.get("opening"), house_rules
    opened = opened_by_name(raw["game"])
    if isinstance(opened, tuple):
        raise ValueError(f"{raw['id']}: {opened}")
    return opening_as_sent(opened.opening), {**opened.house_rules, **house_rules}


def opened_by_name(game: Any) -> NamedOpening | tuple[tuple[str, str], ...]:
    """What a game opens with that is named as in POST /v1/rounds; or each place in it where it makes none, and why.

    It hangs on no rulebook: any will do.
    """
    try:
        named = msgspec.convert(game, NamedGame)
    except msgspec.ValidationError as error:
        return (("", str(error)),)
    if named.name not in GAMES:
        return (("/name", f"there is no game {cut(named.name)}; there are {', '.join(GAMES)}"),)
    opened = opening_of(named, next(iter(load_rulebooks().values())).ruleset)
    return opened if isinstance(opened, NamedOpening) else tuple((fault.pointer, fault.message) for fault in opened)


def _rulings(raw: Mapping[str, Any], editions: Editions) -> dict[str, CaseRuling]:
    """The rulings that are written, and those that later editions have from the rulebooks that they extend.

    What rests on a clause whose text was not seen is a reading.
    """
    rulings = {name: _ruling(raw, name) for name in raw["rulings"]}
    for book, extended, unseen in editions:
        id = book.ruleset.id
        name = next((name for name in extended if name in rulings), None)
        if name is not None and id not in rulings:
            ruling = rulings[name]
            if ruling.basis is Basis.FALLBACK:  # which book it falls back to, if any, the later edition says anew
                ruling = replace(ruling, clause=None, basis=Basis.ASSUMED)
            rulings[id] = replace(ruling, clause=ruling.clause and book.reissued[ruling.clause], same_as=name)
        if id in rulings and rulings[id].clause in unseen:
            rulings[id] = replace(rulings[id], basis=Basis.READING)
    for book, _, _ in editions:
        id, other = book.ruleset.id, rulings.get(id_of(book.falls_back_to or ""))
        if id in rulings and id not in raw["rulings"] and other is not None:
            rulings[id] = _fallen_back(rulings[id], other, book)
    return rulings


def _editions(rulebooks: Rulebooks) -> Editions:
    """The later editions, each after the rulebook that it extends."""
    editions = {
        book.ruleset.id: (book, rulebooks[book.extends].ruleset)
        for book in rulebooks.values()
        if book.extends and book.reissued
    }

    def before(id: str) -> int:
        return 1 + before(editions[id][1].id) if id in editions else 0

    unseen = {id: frozenset(clause.id for clause in rulebooks[id].clauses if not clause.seen) for id in editions}
    return tuple((editions[id][0], _names(editions[id][1]), unseen[id]) for id in sorted(editions, key=before))


def _fallen_back(ruling: CaseRuling, other: CaseRuling, book: Rulebook) -> CaseRuling:
    """What is assumed is ruled by the clause of the book that this one falls back to, if that rules alike by one that
    is taken from there.
    """
    taken = {cited.clause for cited in book.ruleset.topics.values() if cited.basis is Basis.FALLBACK}
    if ruling.basis is not Basis.ASSUMED or other.clause not in taken or ruling.expect != other.expect:
        return ruling
    return replace(ruling, clause=other.clause, basis=Basis.FALLBACK)


def _ruling(raw: Mapping[str, Any], rulebook: str) -> CaseRuling:
    ruling = raw["rulings"][rulebook]
    same_as = ruling.get("as")
    return CaseRuling(
        expect=raw["rulings"][same_as or rulebook]["expect"],
        clause=ruling["clause"],
        basis=Basis(ruling["basis"]),
        source=ruling.get("source", raw["source"]),
        same_as=same_as,
        disputed=ruling.get("disputed", raw.get("disputed")),
    )


@cache
def shown_by() -> Mapping[str, tuple[Case, str]]:
    """For each code of a reason or a choice of the floor: a published case, and the rulebook under which it shows.

    `tools/shown_by.py` picks them.
    """
    cases = {case.id: case for case in load_cases()}
    written: dict[str, list[str]] = json.loads(files(__package__).joinpath("shown_by.json").read_text("utf-8"))
    return MappingProxyType({code: (cases[id], rulebook) for code, (id, rulebook) in written.items()})
