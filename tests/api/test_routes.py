"""Every route is in the spec, and every path of the spec is a route."""

import re

from flask import Flask

from tests.support.conformity import operations


def test_routes_and_spec_agree(app: Flask) -> None:
    routed = {
        (re.sub(r"<(\w+)>", r"{\1}", rule.rule), method.lower())
        for rule in app.url_map.iter_rules()
        for method in rule.methods or ()
        if method not in ("HEAD", "OPTIONS")
    }
    assert routed == {(path, method) for path, method, _ in operations()}
