"""The disputes that `/table` begins with, and which of them is meant by what somebody says.

`disputes.json` has all of it: words, pictures, what each asks, and the table that it makes (filled by disputes.js).
"""

import json
import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import zip_longest
from typing import Any, Final, TypeVar, cast
from unicodedata import normalize

WORD: Final = re.compile(r"[0-9a-z\u00c0-\u1fff\u2070-\u2fff\u3040-\U0010ffff]+")
"""What of other scripts is a letter differs between versions of Python: all but the blocks of punctuation is here."""
_FILE: Final = "disputes.json"
_ACCENT: Final = re.compile("[\u0300-\u036f]")
_IN_DIGITS: Final = re.compile(r"([0-9])[,.](?=[0-9]{3})")
_AMOUNT: Final = re.compile("[0-9]+[km]?")
_ENDINGS: Final = ("ing", "ed", "es", "s")
_LAST_E: Final = re.compile("(?<=..)e$")
_DOUBLE: Final = re.compile(r"(.)\1$")
_LONG: Final = 5
"""Letters of a word, from which on one of them may be wrong."""
_BEGUN: Final = 3
"""Letters that a word may begin with."""
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Dispute:
    """A dispute by its id. `topics`: those of the rules that decide it, the nearest first. `picture`: what is drawn.

    `called`: what people call it, each by the words that count.
    """

    id: str
    title: str
    topics: tuple[str, ...]
    picture: tuple[str, ...]
    called: tuple[tuple[str, ...], ...]


@cache
def raw() -> Mapping[str, Any]:
    """The file, as the page brings it along."""
    return cast("dict[str, Any]", json.loads(files(__package__).joinpath(_FILE).read_text(encoding="utf-8")))


@cache
def disputes() -> tuple[Dispute, ...]:
    """All of them, in the order in which they are shown."""
    return tuple(
        Dispute(
            id=entry["id"],
            title=entry["title"],
            topics=tuple(entry["topics"]),
            picture=tuple(entry["picture"]),
            called=tuple(tuple(words) for text in (entry["title"], *entry["words"]) if (words := terms(text))),
        )
        for entry in raw()["disputes"]
    )


def disputes_for(text: str) -> list[Dispute]:
    """The disputes that are meant, the likeliest first."""
    return ranked([(dispute, dispute.called) for dispute in disputes()], terms(text))


def terms(text: str, language: Mapping[str, Any] | None = None) -> list[str]:
    """The words that a search compares: lower case, without accents, endings and amounts; synonyms become one word.

    `language`: the search words of another language; None for English.
    """
    language = language or raw()
    words = "  ".join(WORD.findall(_ACCENT.sub("", normalize("NFD", _IN_DIGITS.sub(r"\1", text.lower())))))
    row = f" {words} "
    for word, phrases in language["synonyms"].items():
        for phrase in phrases:
            row = row.replace(f" {phrase.replace(' ', '  ')} ", f" {word} ")
    spoken = row.split()
    numbers, scales, unheard = language["numbers"], language["scales"], language["unheard"]
    amounts = [
        bool(_AMOUNT.fullmatch(word)) or word in scales or (word in numbers and after in scales)
        for word, after in zip_longest(spoken, spoken[1:])
    ]
    heard = [word for word, amount in zip(spoken, amounts, strict=True) if not amount and word not in unheard]
    return list(dict.fromkeys(_DOUBLE.sub(r"\1", _LAST_E.sub("", _without_ending(word))) for word in heard))


def ranked(known: Sequence[tuple[_T, Sequence[Sequence[str]]]], wanted: Sequence[str]) -> list[_T]:
    """What is meant of what is known, each with the words of its texts. search.js finds the same.

    A word counts the more, the fewer have it; a text of which most was said counts the more.
    """
    everything = [dict.fromkeys(word for text in texts for word in text) for _, texts in known]  # in order
    counts = Counter(word for words in everything for word in words)
    rarity = {word: math.log(1 + len(known) / count) for word, count in counts.items()}
    meant = [[word] if word in counts else [term for term in counts if _is_near(word, term)] for word in wanted]
    scores = []
    for (item, texts), words in zip(known, everything, strict=True):
        matched = [near for near in (next((term for term in some if term in words), "") for some in meant) if near]
        best = max(
            (
                sum(rarity[term] for term in matched if term in text) ** 2 / sum(rarity[term] for term in text)
                for text in texts
            ),
            default=0.0,
        )
        scores.append((math.floor((sum(rarity[term] for term in matched) + best) * 1e6 + 0.5), item))
    most = max((score for score, _ in scores), default=0)
    return [item for score, item in sorted(scores, key=lambda row: -row[0]) if score and score * 2 >= most]


def _is_near(word: str, known: str) -> bool:
    """Whether it is begun by the word, or one letter is another, missing, too many, or changes places."""
    if len(word) >= _BEGUN and known.startswith(word):
        return True
    if min(len(word), len(known)) < _LONG - 1 or max(len(word), len(known)) < _LONG:
        return False
    i = next((i for i, (a, b) in enumerate(zip(word, known, strict=False)) if a != b), min(len(word), len(known)))
    rest, other = word[i:], known[i:]
    changed = rest[:2] == other[1::-1] and len(rest) > 1 and rest[2:] == other[2:]
    return changed or rest[1:] == other[1:] or rest[1:] == other or rest == other[1:]


def _without_ending(word: str) -> str:
    for ending in _ENDINGS:
        stem = word.removesuffix(ending)
        if stem != word and not set("aeiouy").isdisjoint(stem[:-1]) and not (ending == "s" and stem.endswith("s")):
            return stem
    return word
