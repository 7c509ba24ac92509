"""Bodies that are large and mean no good: linear time, and an answer in proportion."""

import time
from typing import Final

import pytest
from flask import Flask

from service.answers.strict_json import MOST_KEYS

MANY_KEYS: Final = [b'"%x":1' % key for key in range(MOST_KEYS)]
HOSTILE: Final = {
    "unknown fields": b"{" + b",".join(b'"%x":1' % key for key in range(190_000)) + b"}",
    "items with unknown fields": b'{"items":[' + b",".join([b"{" + b",".join(MANY_KEYS) + b"}"] * 1000) + b"]}",
    "house rules": b'{"house_rules":{' + b",".join(b'"%x":1' % key for key in range(180_000)) + b"}}",
    "a long key": b'{"' + b"~" * 1_900_000 + b'":{"a":1}}',
    "a long key above many faults": b'{"' + b"a" * 1_000_000 + b'":[' + b",".join([b"NaN"] * 200_000) + b"]}",
    "no numbers": b"[" + b",".join([b"NaN"] * 500_000) + b"]",
    "lone surrogates": b"[" + b",".join([b'"\\ud800"'] * 220_000) + b"]",
    "twins": b"{" + b",".join([b'"a":1'] * 340_000) + b"}",
    "brackets in a string": b'["' + b"[" * 1_900_000 + b'"]',
    "a string beside brackets": b'["' + b"\\n" * 900_000 + b'",' + b",".join([b"[]"] * 40) + b"]",
    "arrays beside arrays": b"[" + b",".join([b"[]"] * 600_000) + b"]",
    "deep arrays beside deep arrays": b"[" + b",".join([b"[" * 31 + b"]" * 31] * 30_000) + b"]",
    "open brackets": b"[" * 2_000_000,
    "an open string": b"[" * 40 + b'"' + b"a" * 1_900_000,
}


@pytest.mark.slow
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_body_costs_little_and_its_answer_is_short(app: Flask, name: str) -> None:
    """Each is within the limit of size. What is quadratic takes minutes."""
    items = name.startswith("items")
    path = "/v1/decisions/batch" if items else "/v1/decisions"
    began = time.process_time()
    answer = app.test_client().post(path, data=HOSTILE[name], content_type="application/json", buffered=True)
    assert time.process_time() - began < 5
    assert answer.status_code in ((200,) if items else (400, 422))
    assert len(answer.data) < (40_000_000 if items else 200_000)
