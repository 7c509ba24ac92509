"""A ruleset: how a rulebook answers our questions, and where it says so."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from ..package_data import package_toml
from .acting.clock import ClockRule
from .acting.corrections import CorrectionsRule
from .acting.out_of_turn import FreeFoldRule, OutOfTurnRule
from .betting.cap import CapRule, has_cap
from .betting.completion import CompletionRule
from .betting.largest_wager import PotRule
from .betting.raise_size import RaiseSizeRule
from .betting.right_to_raise import CheckRaiseRule, ContestRule, LimitReopening, ReopeningRule
from .betting.short_posts import AnteRule, OwedRule
from .betting.straddle import StraddleRule
from .declarations.multiple_chips import MultipleChipsRule, PriorChipsRule
from .declarations.spoken import SpokenRule
from .declarations.string_bet import ForwardMotionRule, StringBetRule
from .declarations.undercall import MisunderstandingRule, UndercallRule
from .declarations.words_or_chips import WordsOrChipsRule
from .model.reason import Basis, Topic
from .model.round import Structure
from .next_hand.button import ButtonRule
from .next_hand.coming_in import ComingInRule


@dataclass(frozen=True, slots=True, kw_only=True)
class Citation:
    """The clause that decides a topic, and how firmly; `clause` is None if no written rule does, or none was seen."""

    clause: str | None
    basis: Basis

    @property
    def is_without_number(self) -> bool:
        """Whether it is a reading of a rule that is known to be there, and whose number was not seen."""
        return self.clause is None and self.basis is Basis.READING


SILENT: Final = Citation(clause=None, basis=Basis.ASSUMED)
HOUSE: Final = Citation(clause=None, basis=Basis.HOUSE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """A rulebook's answers. A new question is a new field here; loading, listing and house rules then know it."""

    id: str
    version: str
    raise_size: RaiseSizeRule = field(default_factory=RaiseSizeRule)
    reopening: ReopeningRule = field(default_factory=ReopeningRule)
    completion: CompletionRule = field(default_factory=CompletionRule)
    cap: CapRule = field(default_factory=CapRule)
    pot: PotRule = field(default_factory=PotRule)
    straddle: StraddleRule = field(default_factory=StraddleRule)
    ante: AnteRule = field(default_factory=AnteRule)
    check_raise: CheckRaiseRule = field(default_factory=CheckRaiseRule)
    contest: ContestRule = field(default_factory=ContestRule)
    owed: OwedRule = field(default_factory=OwedRule)
    free_fold: FreeFoldRule = field(default_factory=FreeFoldRule)
    out_of_turn: OutOfTurnRule = field(default_factory=OutOfTurnRule)
    spoken: SpokenRule = field(default_factory=SpokenRule)
    words_or_chips: WordsOrChipsRule = field(default_factory=WordsOrChipsRule)
    multiple_chips: MultipleChipsRule = field(default_factory=MultipleChipsRule)
    string_bet: StringBetRule = field(default_factory=StringBetRule)
    forward_motion: ForwardMotionRule = field(default_factory=ForwardMotionRule)
    prior_chips: PriorChipsRule = field(default_factory=PriorChipsRule)
    undercall: UndercallRule = field(default_factory=UndercallRule)
    misunderstanding: MisunderstandingRule = field(default_factory=MisunderstandingRule)
    clock: ClockRule = field(default_factory=ClockRule)
    corrections: CorrectionsRule = field(default_factory=CorrectionsRule)
    button: ButtonRule = field(default_factory=ButtonRule)
    coming_in: ComingInRule = field(default_factory=ComingInRule)
    topics: Mapping[Topic, Citation] = field(default_factory=lambda: MappingProxyType({}))
    house: tuple[str, ...] = ()
    """The parameters that house rules set."""

    @property
    def pin(self) -> str:
        """The id with the whole version, as answers name the rulebook and requests may: `corner-club@1.0.0`."""
        return f"{self.id}@{self.version}"

    def cite(self, topic: Topic) -> Citation:
        """The clause that decides a topic; `SILENT` if the rulebook does not."""
        return self.topics.get(topic, SILENT)

    def unread(self, structure: Structure, question: str) -> tuple[str, ...]:
        """The house rules that nothing in such a question reads (`UNREAD`, `READ_IN`)."""
        pairs, skipped = [(key, key.partition(".")[0]) for key in self.house], UNREAD[question]
        return tuple(
            key
            for key, table in pairs
            if key in skipped or table in skipped or not self._is_read_in(structure, key, table)
        )

    def _is_read_in(self, structure: Structure, key: str, table: str) -> bool:
        if table == "cap" and has_cap(structure, self.cap):
            return True
        return structure in (READ_IN.get(key) or READ_IN.get(table) or (structure,))

    @property
    def contradictory(self) -> tuple[str, ...]:
        """The keys of parameters that contradict each other; none if all agree.

        Whether short all-ins are added up shows in two places: in the size of the next raise, and in who may make it.
        """
        adds_up = self.reopening.limit is LimitReopening.FULL_BET_OR_HALF_FACED
        return () if adds_up is self.reopening.cumulative else ("reopening.limit", "reopening.cumulative")


DECIDES: Final[Mapping[str, tuple[Topic, ...]]] = MappingProxyType(
    package_toml(__package__, "decides.toml", dict[str, tuple[Topic, ...]])
)
"""The topics that each parameter decides. If a house rule sets the parameter, the rulebook's clauses no longer do."""


_STEPS: Final = (
    *("free_fold", "out_of_turn.skipped", "out_of_turn.penalty", "spoken", "words_or_chips", "multiple_chips"),
    *("string_bet", "forward_motion", "prior_chips", "undercall", "misunderstanding", "clock", "corrections"),
)
_ROUND: Final = ("raise_size", "reopening", "completion", "check_raise", "contest", "owed", "out_of_turn")
UNREAD: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "options": ("ante", "button", "coming_in", *_STEPS),
        "steps": ("ante", "button", "coming_in"),
        "opening": ("button", "coming_in"),
        "next_hand": (*_ROUND, *_STEPS),
    }
)
"""What no question reads about a round as it stands (options), about steps from there, about steps from an opening,
about the next hand: parameters, or whole tables of them.
"""
_LIMIT: Final = (Structure.FIXED_LIMIT, Structure.SPREAD_LIMIT)
READ_IN: Final[Mapping[str, tuple[Structure, ...]]] = MappingProxyType(
    dict.fromkeys(
        (
            *("reopening.limit", "reopening.cumulative", "completion"),
            *("cap.raises", "cap.raises_two_streets", "cap.heads_up"),
        ),
        _LIMIT,
    )
    | dict.fromkeys(("pot", "corrections.pot_too_high"), (Structure.POT_LIMIT,))
    | {"reopening.no_limit": (Structure.NO_LIMIT, Structure.POT_LIMIT)}
    | {"spoken.pot_penalty": (Structure.NO_LIMIT, *_LIMIT)}
)
"""The structures in which a parameter, or a whole table of them, is read. Others are read in each."""
