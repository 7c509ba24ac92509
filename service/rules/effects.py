"""The choices of the floor; `effects.toml` has their English."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ..package_data import package_toml
from .model.effect import Effect, EffectCode
from .model.template import Param, Template, template

EFFECTS: Final[Mapping[EffectCode, Template]] = MappingProxyType(
    {code: template(text) for code, text in package_toml(__package__, "effects.toml", dict[EffectCode, str]).items()}
)
"""What each choice means."""


def effect_of(code: EffectCode, **params: Param) -> Effect:
    """The effect with that code; `params`: a value for each parameter of the code's template."""
    return Effect(code=code, params=EFFECTS[code].params(params))
