"""What a browser makes of the answers: a page of another origin may not ask, and nothing that is asked is kept."""

from typing import Any, Final

import pytest
from werkzeug.test import TestResponse

from tests.conftest import Checked
from tests.support.hands import REQUEST
from tests.support.requests import GOOD

ELSEWHERE: Final = {"Origin": "http://page.example", "Cookie": "session=1"}
ASKED: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "decision": ("/v1/decisions", {"json": GOOD}),
    "batch": ("/v1/decisions/batch", {"json": {"items": [GOOD]}}),
    "hand": ("/v1/hands", {"json": REQUEST}),
    "lines": ("/v1/hands", {"data": b"{}\n", "content_type": "application/x-ndjson"}),
}


def lets_in(answer: TestResponse) -> list[str]:
    """The headers that would open the answer to pages of other origins, or have the browser keep something."""
    return [name for name, _ in answer.headers if name.startswith("Access-Control-") or name == "Set-Cookie"]


@pytest.mark.parametrize("path", ["/v1/decisions", "/v1/hands", "/v1/rulebooks", "/healthz", "/nope"])
def test_a_page_of_another_origin_is_not_let_ask(client: Checked, path: str) -> None:
    """It has to ask for leave first, as JSON is no form; nobody gives it."""
    before = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type,authorization"}
    assert lets_in(client.open(path, "OPTIONS", headers=ELSEWHERE | before)) == []
    assert lets_in(client.get(path, headers=ELSEWHERE)) == []


def test_a_page_cannot_send_what_needs_no_leave(client: Checked) -> None:
    sent: dict[str, Any] = {"data": b"", "content_type": "text/plain"}
    assert client.post("/v1/hands", **sent).status_code == 422
    answer = client.post("/v1/hands", headers=ELSEWHERE, **sent)
    assert answer.status_code == 415
    assert "text/plain" not in answer.headers["Accept-Post"]


@pytest.mark.parametrize("name", ASKED)
def test_no_cache_keeps_what_was_asked(client: Checked, name: str) -> None:
    path, body = ASKED[name]
    answer = client.post(path, headers=ELSEWHERE, **body)
    assert lets_in(answer) == []
    assert (answer.status_code, answer.headers["Cache-Control"]) == (200, "no-store")
