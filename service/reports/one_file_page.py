"""Pages that are one file: they load nothing, run one script of their own, and show hostile text as text.

Each is made of its own templates and of what all have: head, policy, style, and the script that filters. Text is shown
harmless: numbers, moments, JSON, whatever strangers wrote.
"""

import base64
import hashlib
import re
from collections.abc import Callable, Mapping
from datetime import datetime, tzinfo
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from jinja2 import Environment, FunctionLoader, StrictUndefined
from markupsafe import Markup, escape

from ..pages.assets import base_css

LONGEST: Final = 600
"""The most characters of one text that a page shows."""
_LONGEST_LINES: Final = 4_000
"""The most characters of one text of several lines."""
_MONTHS: Final = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")

_UNSEEN: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\U000e0000-\U000e007f]"
)


def harmless(value: Any) -> Any:
    """A value as it may be shown: invisible and direction-changing characters are named, long texts cut."""
    if not isinstance(value, str) or isinstance(value, Markup):
        return "" if value is None else value
    return _UNSEEN.sub(_named, _cut(value, LONGEST))


def lines(value: str) -> Markup:
    """A text of several lines, made harmless and escaped for a page: its lines stay."""
    return Markup("\n").join(escape(harmless(line)) for line in _cut(value, _LONGEST_LINES).split("\n"))


def counted(count: int, noun: str, many: str | None = None) -> str:
    """A number and its noun, as `1 hand` or `2 hands`."""
    return f"{count:,} {noun if count == 1 else many or noun + 's'}"


def share(part: int, whole: int) -> str:
    """A share in per cent; rounding never makes it 0% or 100%."""
    if not whole or part in (0, whole):
        return "100%" if part and part == whole else "0%"
    percent = 100 * part / whole
    if percent < 0.01:
        return "<0.01%"
    if percent > 99.99:
        return ">99.99%"
    return f"{percent:.2f}%" if percent < 1 or percent > 99 else f"{percent:.1f}%"


def in_words(written: object, zone: tzinfo | None = None) -> str:
    """A moment to be read, in local time: `29 Feb 2024, 21:15`, or the day alone; as it was written if it is none.

    The zone is that of the machine unless one is named; a moment that tells none of its own is told as it was written.
    """
    moment = _local(written, zone)
    if moment is None:
        return str(written)
    day = f"{moment.day} {_MONTHS[moment.month - 1]} {moment.year}"
    return f"{day}, {moment:%H:%M}" if "T" in str(written) or " " in str(written) else day


def zone_name(written: object, zone: tzinfo | None = None) -> str:
    """What the local zone is called at a moment that tells its own; empty if it tells none."""
    moment = _local(written, zone)
    return (moment.tzname() if moment else None) or ""


def _cut(value: str, longest: int) -> str:
    return value if len(value) <= longest else f"{value[:longest]}… ({len(value) - longest:,} more characters)"


def _named(unseen: re.Match[str]) -> str:
    char = unseen.group()
    return " " if char in "\t\n\r" else f"[U+{ord(char):04X}]"


def _local(written: object, zone: tzinfo | None) -> datetime | None:
    try:
        moment = datetime.fromisoformat(str(written))
        return moment.astimezone(zone) if moment.tzinfo else moment
    except (ValueError, OverflowError):
        return None


_SHARED: Final = files(__package__).joinpath("templates", "shared")


class PageTemplates:
    """The templates of a page in a folder: `page.html.j2` extends `layout.html.j2`, `page.css.j2` adds to its style.

    `filters` are the page's own, beside those for numbers.
    """

    def __init__(self, folder: Traversable, filters: Mapping[str, Callable[..., Any]] | None = None) -> None:
        self._folder = folder
        self._filters = filters or {}

    def render(
        self, *, title: str, command: str, ended_at: str | None = None, zone: tzinfo | None = None, **variables: Any
    ) -> str:
        """The page as HTML that loads nothing from elsewhere. `variables` are the variables of its templates."""
        style = base_css() + self._text("layout.css.j2") + self._text("page.css.j2")
        script = self._text("filter.js.j2")
        return self.environment.get_template("page.html.j2").render(
            title=title,
            command=command,
            ended_at=ended_at,
            ended_at_local=in_words(ended_at, zone),
            zone=zone_name(ended_at, zone),
            style=Markup(style),  # noqa: S704  # nosec B704 - our own files
            script=Markup(script),  # noqa: S704  # nosec B704
            style_digest=_digest(style),
            script_digest=_digest(script),
            **variables,
        )

    @cached_property
    def environment(self) -> Environment:
        """What renders the templates."""
        environment = Environment(
            loader=FunctionLoader(self._text),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            finalize=harmless,
        )
        environment.filters |= {"number": "{:,}".format, "counted": counted, "share": share, "lines": lines}
        environment.filters |= self._filters
        return environment

    def _text(self, name: str) -> str:
        """A template by its name: the page's own, or the one that all share."""
        own = self._folder.joinpath(name)
        return (own if own.is_file() else _SHARED.joinpath(name)).read_text(encoding="utf-8")


def _digest(text: str) -> str:
    """The digest by which a content security policy allows an inline style or script."""
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode("utf-8")).digest()).decode("ascii")
