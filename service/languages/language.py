"""The languages besides English: a file of texts for each, which `tools/languages.py` makes of its PO file."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from msgspec import Struct, json

ENGLISH: Final = "en"
FOLDER: Traversable = files(__package__)
_ENDING: Final = ".json"


class Search(Struct, frozen=True):
    """How people call the disputes; each member is as in `service/pages/disputes.json`, `words` by a dispute's id."""

    unheard: Sequence[str]
    synonyms: Mapping[str, Sequence[str]]
    numbers: Sequence[str]
    scales: Sequence[str]
    words: Mapping[str, Sequence[str]]
    beyond: Mapping[str, Sequence[str]]


class Language(Struct, frozen=True):
    """A language by its tag. `name`: what it calls itself. `read_by`: the tournament director who has read it, if any.

    `texts`: by kind and key; those of reasons and effects by their codes, others by their English. One that is missing
    is shown in English. `seats`: the words for one seat and for several, each with the place of their numbers.
    """

    language: str
    name: str
    read_by: str
    seats: Mapping[str, str]
    texts: Mapping[str, Mapping[str, str]]
    search: Search

    def text(self, kind: str, key: str, english: str) -> str:
        """A text of that kind, or its English."""
        return self.texts[kind].get(key, english)


@cache
def languages() -> Mapping[str, Language]:
    """Each language but English, by its tag."""
    every = [json.decode(file.read_bytes(), type=Language) for file in language_files()]
    return {language.language: language for language in every}


def language_files() -> list[Traversable]:
    """The files of the languages, in the order of their names."""
    return sorted((file for file in FOLDER.iterdir() if file.name.endswith(_ENDING)), key=lambda file: file.name)
