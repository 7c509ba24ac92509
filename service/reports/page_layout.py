"""Pages that are one file: they load nothing, run one script of their own, and show hostile text as text.

Each is made of its own templates and of what all have: head, policy, style, and the script that filters.
"""

import base64
import hashlib
from collections.abc import Callable, Mapping
from datetime import tzinfo
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from jinja2 import Environment, FunctionLoader, StrictUndefined
from markupsafe import Markup

from ..pages.assets import base_css
from . import page_text

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
        """The page as HTML that loads nothing from elsewhere. `variables` are those of its templates."""
        style = base_css() + self._text("layout.css.j2") + self._text("page.css.j2")
        script = self._text("filter.js.j2")
        return self._environment.get_template("page.html.j2").render(
            title=title,
            command=command,
            ended_at=ended_at,
            ended_at_local=page_text.in_words(ended_at, zone),
            zone=page_text.zone_name(ended_at, zone),
            style=Markup(style),  # noqa: S704  # nosec B704 - our own files
            script=Markup(script),  # noqa: S704  # nosec B704
            style_digest=_digest(style),
            script_digest=_digest(script),
            **variables,
        )

    def markdown(self, **variables: Any) -> str:
        """The folder's `page.md.j2`; every value in it passes `markdown_text`."""
        environment = self._environment.overlay(autoescape=False, finalize=page_text.markdown_text)
        return environment.get_template("page.md.j2").render(**variables).rstrip() + "\n"

    @cached_property
    def _environment(self) -> Environment:
        environment = Environment(
            loader=FunctionLoader(self._text),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            finalize=page_text.harmless,
        )
        environment.filters |= {
            "number": page_text.number,
            "counted": page_text.counted,
            "share": page_text.share,
            "lines": page_text.lines,
        }
        environment.filters |= self._filters
        return environment

    def _text(self, name: str) -> str:
        """A template by its name: the page's own, or the one that all share."""
        own = self._folder.joinpath(name)
        return (own if own.is_file() else _SHARED.joinpath(name)).read_text(encoding="utf-8")


def _digest(text: str) -> str:
    """The digest by which a content security policy allows an inline style or script."""
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode("utf-8")).digest()).decode("ascii")
