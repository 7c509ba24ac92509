"""The languages besides English: a file of texts for each, which `tools/languages.py` makes of its PO file."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from msgspec import Struct, json

ENGLISH: Final = "en"
FOLDER: Traversable = files(__package__)


class Language(Struct, frozen=True):
    """What the service reads of a language. `name`: what it calls itself. `seats`: its words for one seat and several.

    `texts`: by kind and key: a code, or the English of a text that has none. One that is missing is in English.
    """

    language: str
    name: str
    seats: Mapping[str, str]
    texts: Mapping[str, Mapping[str, str]]


@cache
def languages() -> Mapping[str, Language]:
    """Each language but English, by its tag."""
    return {file.name.removesuffix(".json"): json.decode(file.read_bytes(), type=Language) for file in language_files()}


def language_files() -> list[Traversable]:
    """The files of the languages, in the order of their names."""
    return sorted((file for file in FOLDER.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
