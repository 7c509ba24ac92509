"""Data that lies in a package as TOML, beside the code that it is for."""

from importlib.resources import files
from typing import TypeVar

from msgspec import toml

T = TypeVar("T")


def package_toml(package: str, name: str, type: type[T]) -> T:
    """What the file of that name in the package has, as values of that type."""
    return toml.decode(files(package).joinpath(name).read_bytes(), type=type)
