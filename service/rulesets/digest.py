"""Digests of requests and of rulebooks: the same digests mean the same rulings."""

import hashlib
from functools import lru_cache
from typing import Any, Final

import msgspec
import rfc8785

from ..rules import Ruleset
from .parameters import parameters

_AS_NOUGHTS: Final = bytes.maketrans(b"123456789", b"0" * 9)
_IN_NEED_OF_CARE: Final = (b"0.", b"0e", b"0" * 16)
"""What may be a fraction, or an integer too long to be exact, where all digits are noughts; a regex takes 10 times."""

_SORTED: Final = msgspec.json.Encoder(order="sorted")


class NotCanonical(Exception):  # noqa: N818  # an answer, no error of ours
    """The value has no canonical form: some JSON readers could not hold one of its integers exactly."""


def canonical(value: Any) -> bytes:
    """A JSON value in its canonical form (RFC 8785). Raises NotCanonical.

    If all is ASCII and no number needs care, msgspec writes the same bytes many times faster.
    """
    try:
        text = _SORTED.encode(value)
        noughts = text.translate(_AS_NOUGHTS)
        if text.isascii() and not any(mark in noughts for mark in _IN_NEED_OF_CARE):
            return text
        return rfc8785.dumps(value)
    except (rfc8785.CanonicalizationError, UnicodeEncodeError):
        raise NotCanonical from None


def digest_of(value: Any) -> str:
    """The SHA-256 of a JSON value's canonical form. Raises NotCanonical."""
    return "sha256:" + hashlib.sha256(canonical(value)).hexdigest()


@lru_cache(maxsize=256)
def ruleset_digest(ruleset: Ruleset) -> str:
    """The digest of everything in a ruleset that answers depend on: id, version, parameters, cited clauses."""
    cited = {
        topic.value: {"clause": citation.clause, "basis": citation.basis.value}
        for topic, citation in ruleset.topics.items()
    }
    return digest_of({"id": ruleset.id, "version": ruleset.version, "parameters": parameters(ruleset), "topics": cited})
