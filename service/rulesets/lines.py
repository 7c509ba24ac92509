"""In which line of a TOML text does an entry stand? tomllib does not tell."""

import tomllib
from collections.abc import Mapping
from typing import Any


class Lines:
    """The lines of a TOML text that is sound as a whole."""

    def __init__(self, text: str) -> None:
        self._lines = [line + "\n" for line in text.split("\n")]
        self._read: dict[int, Mapping[str, Any] | None] = {}

    def of(self, path: tuple[str, ...]) -> int | None:
        """The line, from 1, in which the entry begins, or the nearest table that it belongs to; None if neither does.

        The text up to a line holds the entry if it has been written by then: the first such line is looked for.
        """
        whole = self._upto(len(self._lines))
        while path and not (whole is not None and _holds(whole, path)):
            path = path[:-1]
        if not path:
            return None
        without, within = 0, len(self._lines)  # what comes before: without the entry; with it
        while within - without > 1:
            middle = (without + within) // 2
            end = middle
            while (
                end < len(self._lines) and self._upto(end) is None
            ):  # in the middle of a value that takes several lines
                end += 1
            read = self._upto(end)
            if read is not None and _holds(read, path):
                within = middle
            else:
                without = end
        return without + 1

    def _upto(self, line: int) -> Mapping[str, Any] | None:
        if line not in self._read:
            try:
                self._read[line] = tomllib.loads("".join(self._lines[:line]))
            except (tomllib.TOMLDecodeError, RecursionError):
                self._read[line] = None
        return self._read[line]


def _holds(read: Mapping[str, Any], path: tuple[str, ...]) -> bool:
    found: Any = read
    for part in path:
        if not isinstance(found, dict) or part not in found:
            return False
        found = found[part]
    return True
