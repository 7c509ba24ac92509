"""Which parameters does a ruleset have, and what can each be set to?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Final, TypeAlias, cast, get_type_hints

from ..rules import Ruleset
from ..rules.model.reason import Topic
from ..rules.model.template import Param
from ..rules.ruleset import DECIDES

Setting: TypeAlias = StrEnum | bool | int
Kind: TypeAlias = type[StrEnum] | type[bool] | type[int]

FEWEST: Final = 1
MOST: Final = 100
"""Every integer parameter is a number of raises or of seconds."""


def setting(kind: Kind, value: object) -> Setting | None:
    """The value as a setting of this kind; None if it is none. True, 3.0 and "3" are no integers."""
    if issubclass(kind, StrEnum):
        return kind(value) if type(value) is str and value in _members(kind) else None
    if kind is bool:
        return value if type(value) is bool else None
    return value if type(value) is int and FEWEST <= value <= MOST else None


def expected(kind: Kind) -> dict[str, Param]:
    """What a setting of this kind may be, as the parameters of a message."""
    if issubclass(kind, StrEnum):
        return {"expected": "choice", "allowed": _members(kind)}
    return {"expected": "boolean"} if kind is bool else {"expected": "integer", "min": FEWEST, "max": MOST}


@cache
def _members(kind: type[StrEnum]) -> tuple[str, ...]:
    return tuple(member.value for member in kind)


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter: the table and the name it has in a rulebook's file, and what kind of setting it takes."""

    table: str
    name: str
    kind: Kind

    @property
    def key(self) -> str:
        """The parameter's name in `house_rules`."""
        return f"{self.table}.{self.name}"

    @property
    def choices(self) -> tuple[str, ...]:
        """The settings it may have if they are words, else none."""
        return _members(self.kind) if issubclass(self.kind, StrEnum) else ()

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The topics that it decides."""
        return DECIDES[self.key]

    def of(self, ruleset: Ruleset) -> Setting:
        """How a ruleset sets it."""
        return cast("Setting", getattr(getattr(ruleset, self.table), self.name))

    def others(self, ruleset: Ruleset) -> tuple[Setting, ...]:
        """The other settings that it may have; of a number only the next."""
        now = self.of(ruleset)
        if isinstance(now, StrEnum):
            return tuple(member for member in type(now) if member is not now)
        return (not now,) if isinstance(now, bool) else (now + 1,) * (now < MOST)


def _of_ruleset() -> Iterator[Parameter]:
    rules = get_type_hints(Ruleset)
    for table in fields(Ruleset):
        rule = rules[table.name]
        if is_dataclass(rule):
            kinds = get_type_hints(rule)
            for parameter in fields(rule):
                yield Parameter(table.name, parameter.name, kinds[parameter.name])


PARAMETERS: Final[Mapping[str, Parameter]] = MappingProxyType({parameter.key: parameter for parameter in _of_ruleset()})
"""Every parameter by its key, in the order of the Ruleset's fields."""


def parameters(ruleset: Ruleset) -> dict[str, object]:
    """Every parameter's setting by key, as a JSON value."""
    return {key: _plain(parameter.of(ruleset)) for key, parameter in PARAMETERS.items()}


def _plain(setting: Setting) -> str | bool | int:
    return setting.value if isinstance(setting, StrEnum) else setting
