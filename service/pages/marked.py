"""Text as markup: JSON in colours, code in prose, the places in a template."""

import json
import re
from typing import Any, Final

from markupsafe import Markup, escape

WIDTH: Final = 100
_TOKEN: Final = re.compile(r'("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?)|\b(true|false|null)\b')
_CODE: Final = re.compile(r"`([^`]+)`")
_PLACE: Final = re.compile(r"\{(\w+)\}")


def json_text(value: Any, width: int = WIDTH, indent: int = 0) -> str:
    """JSON for people: what fits on a line of that many characters stands on one."""
    short = json.dumps(value, ensure_ascii=False)
    if not value or not isinstance(value, dict | list) or len(short) + indent <= width:
        return short
    inner = " " * (indent + 2)
    if isinstance(value, dict):
        lines = [f"{inner}{json.dumps(name)}: {json_text(one, width, indent + 2)}" for name, one in value.items()]
    else:
        lines = [inner + json_text(one, width, indent + 2) for one in value]
    first, last = "{}" if isinstance(value, dict) else "[]"
    return first + "\n" + ",\n".join(lines) + "\n" + " " * indent + last


def in_colours(text: str) -> Markup:
    """JSON as markup that tells names, strings and numbers apart."""
    parts, end = [], 0
    for token in _TOKEN.finditer(text):
        string, colon, number, _ = token.groups()
        tone = "name" if colon else "string" if string else "number" if number else "word"
        parts += [escape(text[end : token.start()]), Markup('<span class="{}">{}</span>').format(tone, token[0])]
        end = token.end()
    return Markup("").join([*parts, escape(text[end:])])


def prose(text: str) -> Markup:
    """A sentence in which `code` stands between backticks."""
    return Markup(_CODE.sub(r"<code>\1</code>", str(escape(text))))  # noqa: S704  # nosec B704  # escaped before


def with_places(template: str) -> Markup:
    """A message's template, with its places marked."""
    return Markup(_PLACE.sub(r"<var>\1</var>", str(escape(template))))  # noqa: S704  # nosec B704  # escaped before
