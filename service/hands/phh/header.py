"""The head of a document: who plays which game, and for how much."""

from collections.abc import Callable
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from .amounts import Amounts
from .faults import Faults, Path
from .others import has_length, others
from .words import MOST_PLAYERS, NOT_EVERYWHERE, VARIANTS, Json, Variant


@dataclass(slots=True)
class Header:
    """Who plays which game, and for how much; `players` is how many, None if the document does not say."""

    variant: Variant | None = None
    players: int | None = None
    amounts: dict[str, Decimal] = field(default_factory=dict)
    arrays: dict[str, list[Decimal]] = field(default_factory=dict)


def header(document: Json, faults: Faults, amounts: Amounts, path: Path) -> Header:
    """The head of a document. If there were any faults, do not use it."""
    return _Reader(document, faults, amounts, path).header()


class _Reader:
    def __init__(self, document: Json, faults: Faults, amounts: Amounts, path: Path) -> None:
        self.document, self.faults, self.amounts, self.path = document, faults, amounts, path
        self.made = Header()

    def header(self) -> Header:
        """Read all of it."""
        self.variant()
        stacks = self.document.get("starting_stacks")
        if isinstance(stacks, list):
            self.made.players = len(stacks)
            if len(stacks) < 2:
                self.add(("starting_stacks",), "players_few", "Two players or more must be dealt in.")
            if len(stacks) > MOST_PLAYERS:
                self.add(("starting_stacks",), "players_many", f"At most {MOST_PLAYERS} players are taken.")
        self.array("starting_stacks", self.stack, needed=True)
        self.array("antes", self.chips, needed=True)
        self.where_it_belongs()
        for name in ("finishing_stacks", "winnings"):
            self.array(name, self.chips)
        others(self.document, self.made.players, self.faults, self.path)
        return self.made

    def add(self, path: Path, code: str, message: str) -> None:
        """Add a fault."""
        self.faults.add((*self.path, *path), code, message)

    def variant(self) -> None:
        """Read which game is played."""
        name = self.document.get("variant")
        if name is None:
            self.add(("variant",), "missing", "variant is needed.")
        elif not isinstance(name, str) or name not in VARIANTS:
            self.add(("variant",), "variant_unknown", f"The variants are {', '.join(VARIANTS)}.")
        else:
            self.made.variant = VARIANTS[name]

    def where_it_belongs(self) -> None:
        """Read the fields that some variants need and others must not have."""
        variant = self.made.variant
        for name in NOT_EVERYWHERE:
            belongs = variant is None or name == variant.forced or name in variant.bets
            if not belongs:
                if name in self.document:
                    self.add((name,), "not_in_variant", f"{name} is nothing that this variant has.")
            elif name == "blinds_or_straddles":
                self.array(name, self.blind, needed=variant is not None)
            elif name in self.document:
                self.made.amounts[name] = self.amounts.take(self.document[name], (*self.path, name), least=1)
            elif variant is not None:
                self.add((name,), "missing", f"{name} is needed.")

    def array(self, name: str, take: Callable[[Any, Path], Decimal], *, needed: bool = False) -> None:
        """Read an array of amounts, one for each player."""
        values = self.document.get(name)
        if values is None:
            if needed:
                self.add((name,), "missing", f"{name} is needed.")
        elif self.is_array(name, values):
            self.made.arrays[name] = [take(value, (*self.path, name, entry)) for entry, value in enumerate(values)]

    def is_array(self, name: str, values: Any) -> bool:
        """Whether it is an array with an entry for each player."""
        if not isinstance(values, list):
            self.add((name,), "kind", f"{name} is an array.")
            return False
        return has_length(values, self.made.players, self.faults, (*self.path, name))

    def chips(self, value: Any, path: Path) -> Decimal:
        """An amount of 0 or more."""
        return self.amounts.take(value, path)

    def blind(self, value: Any, path: Path) -> Decimal:
        """A blind; a late post is below 0."""
        return self.amounts.take(value, path, least=None)

    def stack(self, value: Any, path: Path) -> Decimal:
        """A stack, which must be known: infinity stands for one that is not."""
        if isinstance(value, Decimal) and value.is_infinite() and value > 0:
            self.faults.add(path, "stack_unknown", "The stack is unknown: nobody can tell what may be bet.")
            return Decimal(0)
        return self.amounts.take(value, path, least=1)
