"""A page as a browser takes it."""

import re
from html.parser import HTMLParser
from typing import Final

_VOID: Final = {"meta", "link", "input", "br", "img"}


class Read(HTMLParser):
    """The page as a browser takes it: its tags in order, all attributes, the text; tags that do not match raise."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.texts: list[str] = []
        self.above: list[str] = []
        self.inline: dict[str, str] = {}
        self.feed(html)
        self.close()
        assert self.above == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in _VOID:
            self.above.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.above.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.above and self.above[-1] in ("script", "style"):
            self.inline[self.above[-1]] = data
        else:
            self.texts.append(data)

    @property
    def text(self) -> str:
        return re.sub(r"\s+", " ", " ".join(self.texts))

    def having(self, name: str, word: str) -> list[dict[str, str]]:
        """The attributes of the tags whose attribute of this name has the word."""
        return [attrs for _, attrs in self.tags if word in attrs.get(name, "").split()]
