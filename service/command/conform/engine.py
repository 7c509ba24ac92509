"""What is tested: an engine, which is asked questions and answers, whatever it is made of."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias

from ...conformance.suite import Level
from ...rules.model.round import Structure

Json: TypeAlias = dict[str, Any]


class EngineBroke(Exception):  # noqa: N818  # what it did
    """The engine gave no answer: it ended, took too long, or wrote what is no answer. It may be asked again."""


class EngineAbsent(Exception):  # noqa: N818
    """The engine cannot be started or reached at all."""


class Skipped(Exception):  # noqa: N818  # an answer, and no fault
    """The engine says that it does not support the question, and why."""


_CLAIMABLE: Final = {
    "levels": frozenset(Level),
    "structures": frozenset(Structure),
    "tags": frozenset({"snapshot", "house_rules", "faults"}),
}
"""Rulebooks may be any: an engine may know some that we do not."""


@dataclass(frozen=True, slots=True)
class Claims:
    """What an engine says that it supports; None: everything. It is asked nothing else."""

    rulesets: frozenset[str] | None = None
    levels: frozenset[str] | None = None
    structures: frozenset[str] | None = None
    tags: frozenset[str] | None = None
    """Of `snapshot`, `house_rules`, `faults`."""


@dataclass(frozen=True, slots=True)
class Implementation:
    """Which engine this is."""

    name: str
    version: str = ""
    language: str = ""
    homepage: str = ""
    claims: Claims = field(default_factory=Claims)

    @classmethod
    def from_json(cls, told: Mapping[str, Any]) -> "Implementation":
        """As an engine tells it at the start. Raises ValueError for what cannot be read."""
        claims = told.get("claims", {})
        if not isinstance(claims, Mapping):
            raise ValueError("its claims are no object")
        return cls(
            **{name: str(told.get(name, "")) for name in ("version", "language", "homepage")},
            name=str(told.get("name") or "engine"),
            claims=Claims(**{name: _names(name, claims) for name in Claims.__slots__}),
        )

    def to_json(self) -> Json:
        """Without its claims."""
        return {name: getattr(self, name) for name in ("name", "version", "language", "homepage")}


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


def _names(name: str, claims: Mapping[str, Any]) -> frozenset[str] | None:
    found = claims.get(name)
    if found is None:
        return None
    if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
        raise ValueError(f"its claimed {name} are no list of names")
    unknown = sorted(set(found) - _CLAIMABLE.get(name, set(found)))
    if unknown:
        raise ValueError(f"its claimed {name} are of {', '.join(sorted(_CLAIMABLE[name]))}, not {', '.join(unknown)}")
    return frozenset(found)
