"""What a browser is shown at a path, and where that leads."""

import html
import re
from collections.abc import Callable
from typing import Final

from werkzeug.test import TestResponse

from tests.conftest import Checked

BROWSER: Final = {"Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}
MOST_BYTES: Final = 300_000
OF_RULEBOOKS: Final = ("", "/tda-2019", "/tda-2019/clauses/44", "/tda-2019/cases/overchip", "/tda-2019/roberts-11")
SOME: Final = tuple(f"/rulebooks{path}" for path in OF_RULEBOOKS)


def page(client: Checked, path: str) -> TestResponse:
    """What a browser gets there."""
    answer = client.get(path, headers=BROWSER)
    assert (answer.status_code, answer.content_type) == (200, "text/html; charset=utf-8"), path
    return answer


def text(client: Checked, path: str, between: str = " ") -> str:
    """A page's text on one line, its entities read."""
    shown = page(client, path).get_data(as_text=True)
    return " ".join(html.unescape(re.sub(r"<[^>]+>", between, shown)).split())


def linked(client: Checked, start: str, is_followed: Callable[[str], bool], elsewhere: str = "data:") -> set[str]:
    """All that the pages from there on lead to, each of which is there; `elsewhere` matches what is not here."""
    waiting, seen = [start], {start}
    while waiting:
        path = waiting.pop()
        if not is_followed(path):
            assert client.get(path).status_code == (303 if path.startswith("/rulebooks") else 200), path
            continue
        shown = page(client, path).get_data(as_text=True)
        anchors = re.findall(r'\sid="([^"]+)"', shown)
        assert len(anchors) == len(set(anchors)), path
        for link in re.findall(r'\s(?:href|src|action)="([^"]+)"', shown):
            to, _, anchor = link.partition("#")
            if re.match(elsewhere, link):
                continue
            assert re.match("#|/(?!/)", link), (path, link)
            assert to or anchor in anchors, (path, link)
            if to and to not in seen:
                seen.add(to)
                waiting.append(to)
    return seen
