"""The disputes that `/table` begins with, and which of them is meant by what somebody says.

`disputes.json` has all of it: words, pictures, what each asks, and the table that it makes (filled by disputes.js).
"""

import json
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

WORD: Final = re.compile(r"[0-9a-z\u00c0-\u1fff\u2070-\u2fff\u3040-\U0010ffff]+")
"""What of other scripts is a letter differs between versions of Python: all but the blocks of punctuation is here."""
_FILE: Final = "disputes.json"
_LETTERS: Final = 4
"""Of a known word, from which on a longer one may begin with it: "skipped" is "skip"."""
_ENDING: Final = 3
"""Letters that the longer one may have more: "overchip" is not "over"."""


@dataclass(frozen=True, slots=True)
class Dispute:
    """A dispute by its id. `topics`: those of the rules that decide it, the nearest first. `picture`: what is drawn.

    `called`: what people call it, each with a space before each word; `words`: all words of these.
    """

    id: str
    title: str
    topics: tuple[str, ...]
    picture: tuple[tuple[str, str], ...]
    called: tuple[str, ...]
    words: frozenset[str]


@cache
def raw() -> Mapping[str, Any]:
    """The file, as the page brings it along."""
    content: dict[str, Any] = json.loads(files(__package__).joinpath(_FILE).read_text(encoding="utf-8"))
    return content


@cache
def disputes() -> tuple[Dispute, ...]:
    """All of them, in the order in which they are shown."""
    return tuple(map(_dispute, raw()["disputes"]))


def disputes_for(text: str) -> list[Dispute]:
    """The disputes that have most of the words, the likeliest first: a word counts the more, the fewer have it.

    Who has all that was said in a row counts as if one had a rare word more.
    """
    unheard = raw()["unheard"]
    wanted = [word for word in dict.fromkeys(WORD.findall(text.lower())) if word not in unheard and not word.isdigit()]
    whole = _in_a_row(text)
    alike = {dispute: any(whole in known for known in dispute.called) for dispute in disputes()}
    scores = {dispute: math.log(1 + len(alike)) if wanted and alike[dispute] else 0.0 for dispute in disputes()}
    for word in wanted:
        having = [dispute for dispute in disputes() if any(_is_same(known, word) for known in dispute.words)]
        for dispute in having:
            scores[dispute] += math.log(1 + len(scores) / len(having))
    best = max(scores.values())
    matches = [dispute for dispute, score in scores.items() if score > 0 and score >= best / 2]
    return sorted(matches, key=lambda dispute: -scores[dispute])


def _is_same(known: str, word: str) -> bool:
    longer = len(word) - len(known)
    return known.startswith(word) or (len(known) >= _LETTERS and longer <= _ENDING and word.startswith(known))


def _dispute(entry: Mapping[str, Any]) -> Dispute:
    parts = [part.partition(" ") for part in entry["picture"]]
    called = [_in_a_row(text) for text in (entry["title"], *entry["words"])]
    return Dispute(
        id=entry["id"],
        title=entry["title"],
        topics=tuple(entry["topics"]),
        picture=tuple((kind, rest) for kind, _, rest in parts),
        called=tuple(called),
        words=frozenset(word for text in called for word in text.split()),
    )


def _in_a_row(text: str) -> str:
    return "".join(f" {word}" for word in WORD.findall(text.lower()))
