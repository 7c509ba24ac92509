"""An engine that is tested, whatever it is made of: what it claims, how it is asked, when it is asked nothing more."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Protocol, TypeAlias, cast

import msgspec

from service.bounded_json import with_each_key_once
from service.cases.suite import Level
from service.rules.model.round import Structure

Json: TypeAlias = dict[str, Any]

_DEEPEST: Final = 50
"""Levels of objects and arrays in what an engine sends; a report on a hand has fewer than 20."""
MOST_BREAKS: Final = 10
"""In a row, and of a search in all: each may take as long as an answer may take at most."""


class EngineBroke(Exception):  # noqa: N818  # what it did
    """The engine gave no answer: it ended, took too long, or wrote what is no answer. It may be asked again."""


class BeginningRefused(EngineBroke):
    """The engine does not allow an action that leads up to the question. That is an answer."""


class EngineAbsent(Exception):  # noqa: N818
    """The engine cannot be started or reached at all."""


class Skipped(Exception):  # noqa: N818  # an answer, and no fault
    """The engine says that it does not support the question, and why."""


class GaveUp(Exception):  # noqa: N818  # what the engine has earned
    """The engine broke so often that it is asked nothing more."""

    def __init__(self, times: int = MOST_BREAKS, when: str = "") -> None:
        super().__init__(f"not asked: the engine broke {times} times{when}")


class Feature(StrEnum):
    """What a game may have beside blinds; an engine without it is not asked about it."""

    STRADDLE = "straddle"
    ANTES = "antes"
    BRING_IN = "bring_in"
    DEAD_POSTS = "dead_posts"
    """What somebody posts who comes in late or missed a blind, live or dead."""
    MORE_BLINDS = "more_blinds"
    """More than one small and one big blind: three blinds, a kill, a blind of the button."""
    ACTS_LAST = "acts_last"
    """A killer or straddler whose first turn comes when all others have acted."""
    STREET_BETS = "street_bets"
    """A whole hand that tells once, at its beginning, which bet stands on each street."""


_FEATURE_OF_POST: Final = {
    "straddle": Feature.STRADDLE,
    "ante": Feature.ANTES,
    "bring_in": Feature.BRING_IN,
    "post": Feature.DEAD_POSTS,
    "dead": Feature.DEAD_POSTS,
}
_FEATURE_OF_MEMBER: Final = {"bring_in": Feature.BRING_IN, "ante": Feature.ANTES, "straddle": Feature.STRADDLE}


def features_of(beginning: Mapping[str, Any]) -> frozenset[Feature]:
    """What an opening, a snapshot, a hand or a table has of these; what makes no sense has none."""
    posts = beginning.get("posts")
    types = [post.get("type") for post in posts if isinstance(post, Mapping)] if isinstance(posts, list) else []
    features = {_FEATURE_OF_POST[type] for type in types if type in _FEATURE_OF_POST}
    features |= {feature for member, feature in _FEATURE_OF_MEMBER.items() if beginning.get(member)}
    if any(types.count(blind) > 1 for blind in ("small_blind", "big_blind")):
        features.add(Feature.MORE_BLINDS)
    if beginning.get("acts_last") is not None:  # there is a seat 0
        features.add(Feature.ACTS_LAST)
    if beginning.get("street_bets") and "rounds" in beginning:  # in one round it changes nothing
        features.add(Feature.STREET_BETS)
    return frozenset(features)


CLAIMABLE: Final[Mapping[str, frozenset[str]]] = {
    "levels": frozenset(Level),
    "structures": frozenset(Structure),
    "tags": frozenset({"snapshot", "house_rules", "errors"}),
    "features": frozenset(Feature),
}
"""Rulebooks may be any: an engine may know some that we do not."""


class Claims(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an engine says that it supports; None: everything. It is asked nothing else."""

    rulebooks: frozenset[str] | None = None
    levels: frozenset[str] | None = None
    structures: frozenset[str] | None = None
    tags: frozenset[str] | None = None
    """Of `snapshot`, `house_rules`, `errors`."""
    features: frozenset[str] | None = None

    def lacks(self, beginning: Mapping[str, Any]) -> str | None:
        """What a round has, by its opening, that the engine does not know; None: nothing."""
        missing = [] if self.features is None else sorted(features_of(beginning) - self.features)
        return f"games with {', '.join(missing)}" if missing else None


class Implementation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which engine this is."""

    name: str
    version: str = ""
    language: str = ""
    homepage: str = ""
    claims: Claims = Claims()

    @classmethod
    def from_json(cls, message: Mapping[str, Any]) -> "Implementation":
        """As an engine tells it at the start. Raises ValueError for what cannot be read."""
        claims = message.get("claims", {})
        if not isinstance(claims, Mapping):
            raise ValueError("its claims are no object")
        return cls(
            **{name: str(message.get(name, "")) for name in ("version", "language", "homepage")},
            name=str(message.get("name") or "engine"),
            claims=Claims(**{name: _names(name, claims) for name in Claims.__struct_fields__}),
        )

    def to_json(self) -> Json:
        """As a report has it, with what it claims of each kind, in order."""
        return cast("Json", msgspec.to_builtins(self, order="deterministic"))


class Engine(Protocol):
    """An engine that runs. One thread asks it one question after the other."""

    @property
    def implementation(self) -> Implementation:
        """Which engine this is."""

    def ask(self, question: Mapping[str, Any]) -> Json:
        """Its answer. Raises Skipped and EngineBroke."""

    def close(self) -> None:
        """End it."""


StartEngine: TypeAlias = Callable[[], Engine]
"""Starts another one of the same kind. Raises EngineAbsent."""


@dataclass(slots=True)
class AskedCount:
    """Of all engines that one start has started: the breaks since an answer, the questions answered, and skipped."""

    broke_in_a_row: int = 0
    answered: int = 0
    skipped: int = 0


class PatientEngine:
    """An engine that is asked nothing more after it broke too often in a row; it raises GaveUp then."""

    def __init__(self, engine: Engine, count: AskedCount) -> None:
        self._engine, self.count = engine, count
        self.implementation = engine.implementation

    def ask(self, question: Mapping[str, Any]) -> Json:
        """Its answer. Raises Skipped, EngineBroke and GaveUp."""
        if self.count.broke_in_a_row >= MOST_BREAKS:
            raise GaveUp
        if missing := self.implementation.claims.lacks(question.get("opening") or {}):
            raise Skipped(missing)
        try:
            answer = self._engine.ask(question)
        except BeginningRefused:
            self.count.broke_in_a_row = 0
            self.count.answered += 1
            raise
        except EngineBroke:
            self.count.broke_in_a_row += 1
            raise
        except Skipped:
            self.count.broke_in_a_row = 0
            self.count.skipped += 1
            raise
        self.count.broke_in_a_row = 0
        self.count.answered += 1
        return answer

    def close(self) -> None:
        """End it."""
        self._engine.close()


def patient(start: StartEngine) -> Callable[[], PatientEngine]:
    """Starts the same; all that it starts count together."""
    count = AskedCount()
    return lambda: PatientEngine(start(), count)


def read_object(sent: bytes) -> Json:
    """The JSON object that was sent. Raises ValueError for what is none, and for what cannot be told again.

    That is: NaN, numbers without a size, half a surrogate pair, nesting without end; and a key twice, of which each
    reader may take another value.
    """
    try:
        msgspec.json.decode(sent)
        value = json.loads(sent, object_pairs_hook=with_each_key_once)
    except RecursionError as error:
        raise ValueError(str(error)) from None
    if not isinstance(value, dict):
        raise ValueError("it is no object")
    if _is_deeper(value, _DEEPEST):
        raise ValueError(f"it is nested more than {_DEEPEST} levels deep")
    return value


def _is_deeper(value: Any, levels: int) -> bool:
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(levels == 0 or _is_deeper(member, levels - 1) for member in inside)


def _names(name: str, claims: Mapping[str, Any]) -> frozenset[str] | None:
    names = claims.get(name)
    if names is None:
        return None
    if not isinstance(names, list) or not all(isinstance(item, str) for item in names):
        raise ValueError(f"its claimed {name} are no list of names")
    unknown = sorted(set(names) - CLAIMABLE.get(name, set(names)))
    if unknown:
        raise ValueError(f"its claimed {name} are of {', '.join(sorted(CLAIMABLE[name]))}, not {', '.join(unknown)}")
    return frozenset(names)
