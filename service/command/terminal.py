"""What the command says: to people nothing that their terminal would obey, to programs what they asked for."""

import re
from typing import Final

import click

_OBEYED: Final = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, other ends of a line, what turns the direction of text, and what no encoding can hold."""


def one_line(text: str) -> str:
    """A text on one line; each character that a terminal would obey becomes a backslash, u and its number."""
    return _OBEYED.sub(lambda match: f"\\u{ord(match.group()):04x}", text)


def tell(*lines: object, err: bool = False) -> None:
    """Say these lines to people; none breaks out of its line."""
    click.echo("\n".join(one_line(str(line)) for line in lines), err=err)


def write(data: str | bytes, *, end: str = "\n") -> None:
    """Write data for a program as it is."""
    click.echo(data, nl=False)
    click.echo(end, nl=False)
