"""The nouns of the rules are made once: nothing changes them, and the garbage collector need not look at them."""

from importlib import import_module
from pkgutil import walk_packages

import msgspec
import pytest

import service.rules

MODULES = [import_module(found.name) for found in walk_packages(service.rules.__path__, "service.rules.")]
NOUNS = sorted(
    {
        one
        for module in MODULES
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__.startswith("service.rules")
    },
    key=lambda noun: noun.__qualname__,
)


def test_they_are_found() -> None:
    assert len(NOUNS) > 40


@pytest.mark.parametrize("noun", NOUNS)
def test_it_is_frozen_and_in_no_cycle(noun: type[msgspec.Struct]) -> None:
    assert noun.__struct_config__.frozen
    assert not noun.__struct_config__.gc
