"""A page as a browser takes it, and what holds of each that we make for others to keep."""

import base64
import hashlib
import re
from html.parser import HTMLParser
from typing import Final

HOSTILE: Final = "</script><script>alert(1)</script>\"'><img src=x onerror=alert(2)>\u202egnp.\x00\x1b[2J{{7*7}}\ud800"
_CONTROL: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
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


def assert_runs_nothing_but_its_own_script(html: str) -> None:
    """It requests nothing either, and its links lead to places within it."""
    assert "http:" not in html
    assert "https:" not in html
    read = Read(html)
    assert not [attrs for _, attrs in read.tags if {"src", "srcset", "action", "style", "xlink:href"} & set(attrs)]
    assert not [attrs for _, attrs in read.tags if any(name.startswith("on") for name in attrs)]
    assert all(attrs["href"].startswith("#") or attrs["href"] == "data:," for _, attrs in read.tags if "href" in attrs)
    loads = [tag for tag, _ in read.tags if tag in ("script", "link", "iframe", "object", "embed", "base")]
    assert loads == ["link", "script"]
    assert "url(" not in read.inline["style"]
    assert "@import" not in read.inline["style"]
    policy = next(attrs["content"] for _, attrs in read.tags if "http-equiv" in attrs)
    for name in ("script", "style"):
        digest = base64.b64encode(hashlib.sha256(read.inline[name].encode()).digest()).decode()
        assert f"{name}-src 'sha256-{digest}'" in policy
    assert policy.startswith("default-src 'none'")
    anchors = [attrs["id"] for _, attrs in read.tags if "id" in attrs]
    assert len(anchors) == len(set(anchors))
    linked = {attrs["href"][1:] for tag, attrs in read.tags if tag == "a"}
    assert linked
    assert linked <= set(anchors)


def assert_is_inert_and_shown_by_name(hostile: str, plain: str) -> None:
    """HOSTILE stands in the one page where harmless text does in the other."""
    hostile.encode("utf-8")
    read = Read(hostile)
    assert {tag for tag, _ in read.tags} == {tag for tag, _ in Read(plain).tags}
    assert sum(tag == "script" for tag, _ in read.tags) == 1
    assert not [attrs for _, attrs in read.tags if any(name.startswith("on") for name in attrs)]
    assert not _CONTROL.search(hostile)
    assert "[U+202E]gnp.[U+0000][U+001B][2J{{7*7}}[U+D800]" in read.text
