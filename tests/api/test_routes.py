"""Every route is in the spec or left out of it, and every path of the spec is a route."""

import re
from pathlib import Path
from typing import Final

from flask import Flask

from tests.support.conformity import LEFT_OUT, operations

ROOT: Final = Path(__file__).parents[2]


def test_routes_and_spec_agree(app: Flask) -> None:
    routed = {
        (re.sub(r"<(?:path:)?(\w+)>", r"{\1}", rule.rule), method.lower())
        for rule in app.url_map.iter_rules()
        for method in rule.methods or ()
        if method not in ("HEAD", "OPTIONS")
    }
    described = {(path, method) for path, method, _ in operations()}
    assert routed - described == {(path, "get") for path in LEFT_OUT}
    assert described <= routed


def test_each_path_that_the_spec_leaves_out_is_in_the_docs() -> None:
    pages = "".join(
        (ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("reference/pages.md", "reference/http.md")
    )
    assert [path for path in LEFT_OUT if f"`{path}`" not in pages] == []
