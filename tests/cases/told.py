"""What is told is told in sentences, and a fault points at a place that is in the body or could be."""

import re
from collections.abc import Iterator
from typing import Any, Final

from tests.support.conformity import SPEC

SENTENCE: Final = re.compile(r"`?(?P<first>\w+)\b(?!.*[A-Z]{2}).*[.?]")  # no word is shouted


def _named(node: Any) -> Iterator[Any]:
    if isinstance(node, dict):
        yield from node.get("properties", {})
        yield from node.get("enum", ())
        for child in node.values():
            yield from _named(child)
    elif isinstance(node, list):
        for child in node:
            yield from _named(child)


WORDS: Final = frozenset(_named(SPEC["components"]["schemas"]))


def assert_is_a_sentence(text: str) -> None:
    """A capital, a number or a word of the spec's begins it, a full stop or a `?` ends it, every fact is filled in."""
    found = SENTENCE.fullmatch(text.replace("JSON", "Json"))
    assert found, text
    assert not found["first"][0].islower() or found["first"] in WORDS, text
    assert "{" not in text, text
    assert "None" not in text, text


def assert_all_are_sentences(answer: Any) -> None:
    """The message of each reason and of each choice of the floor."""
    if isinstance(answer, dict):
        for key, value in answer.items():
            if key == "message":
                assert_is_a_sentence(value)
            else:
                assert_all_are_sentences(value)
    elif isinstance(answer, list):
        for one in answer:
            assert_all_are_sentences(one)


def assert_points_into(body: Any, pointer: str) -> None:
    """The pointer leads to what is there, or to a member that the spec knows and that is not."""
    begin, *parts = pointer.split("/")
    assert begin == "", pointer
    for place, part in enumerate(parts):
        last = place == len(parts) - 1
        if isinstance(body, list):
            body = body[int(part)]
        elif last and part not in body:
            assert part in WORDS, pointer
        else:
            body = body[part]
