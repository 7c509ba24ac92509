"""From the bytes of a text history to its text: UTF-8, UTF-16 with its mark, and windows-1252 where UTF-8 fails.

Every byte of such a text passes here, from files and from HTTP alike.
"""

import codecs
from collections.abc import Iterable, Iterator
from contextlib import suppress
from io import StringIO
from typing import Final

MARKS: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
"""What a text in UTF-16 begins with."""
_OLD: Final = "windows-1252"
READ_AS_OLD: Final = f"The text is not UTF-8. It was read as {_OLD}: letters of names may differ."


def utf8_lines(chunks: Iterable[bytes], longest: int) -> Iterator[bytes]:
    """Lines in UTF-8 of a text in UTF-16, which may come in any pieces. Half a character at its end is left out.

    Of a line longer than `longest` its beginning comes, which is too long already, and nothing after it.
    """
    decoder = _utf16()
    begun, size = StringIO(), 0
    for chunk in chunks:
        first, *others = decoder.decode(chunk).split("\n")
        begun.write(first)
        size += len(first)
        if others:
            yield f"{begun.getvalue()}\n".encode()
            *lines, last = others
            yield from (f"{line}\n".encode() for line in lines)
            begun, size = StringIO(), len(last)
            begun.write(last)
        if size > longest:
            break
    if size:
        yield begun.getvalue().encode()


def text_of(body: bytes, *, is_old: bool) -> tuple[str, str | None]:
    """The text of a hand, and a note if it is not UTF-8. Raises UnicodeDecodeError.

    `is_old`: whether texts of its format are older than UTF-8.
    """
    if body.startswith(MARKS):
        return _utf16().decode(body), None
    try:
        return body.decode("utf-8"), None
    except UnicodeDecodeError:
        if is_old:
            with suppress(UnicodeDecodeError):
                return body.decode(_OLD), READ_AS_OLD
        raise


def _utf16() -> codecs.IncrementalDecoder:
    """What is no character is replaced, and half of one at the end left out."""
    return codecs.getincrementaldecoder("utf-16")("replace")
