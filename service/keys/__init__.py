"""Callers' keys: kept by their digests, read from a file."""

from .key import MARK, NAME, Key, KeyCheck, KeyRefusal, check_key, digest, moment, new_secret

__all__ = ["MARK", "NAME", "Key", "KeyCheck", "KeyRefusal", "check_key", "digest", "moment", "new_secret"]
