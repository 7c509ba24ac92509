"""With keys, every /v1 call needs one, before anything is read; the rest stays open."""

import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from service.api.app import create_app
from service.api.environ import ASIDE
from service.api.middleware import authenticate
from service.api.observe import log as requests_log
from service.api.observe.metrics import KEY_RELOAD_FAILED
from service.key_file import LOOK_SECONDS, Key, KeyFileError, digest, new_secret, to_toml
from service.rate import Rate
from service.settings import Settings
from tests.support.conformity import assert_conforms
from tests.support.requests import GOOD, Unread
from tests.support.rows import rows_of, table_of

GOOD_KEY: Final = new_secret()
OLD_KEY: Final = new_secret()
FILE: Final = to_toml(Key("acme", digest(GOOD_KEY), None, Rate(100, "second"))) + to_toml(
    Key("gone", digest(OLD_KEY), datetime(2020, 1, 1, tzinfo=UTC))
)
SPECS: Final = ("/openapi.yaml", "/openapi.json", "/openapi-core.yaml", "/openapi-core.json")
OPEN: Final = {"/healthz", "/readyz", "/metrics", "/", *SPECS}
PAGES: Final = tuple(table_of(__file__, "PAGES"))
"""Open as well, whatever is below them: tests/pages/test_pages.py, tests/pages/test_rulebook_pages.py."""
REFUSED: Final = {
    "missing": None,
    "malformed": f"Token {GOOD_KEY}",
    "unknown": f"Bearer {new_secret()}",
    "expired": f"Bearer {OLD_KEY}",
}
LONG: Final = {"CONTENT_LENGTH": "2000000"}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("keys") / "keys.toml"
    path.write_text(FILE)
    return path


@pytest.fixture
def keyed(file: Path) -> Iterator[Flask]:
    yield create_app(Settings(log_level="DEBUG", keys_file=file))
    requests_log.configure("ERROR")


def ask(app: Flask, path: str, authorization: str | None, method: str = "GET", **request: Any) -> TestResponse:
    headers = {"Authorization": authorization} if authorization is not None else {}
    answer = app.test_client().open(path, method=method, headers=headers, **request)
    assert_conforms(method, path, answer)
    return answer


def routes(app: Flask) -> list[tuple[str, str]]:
    return [
        (re.sub(r"<\w+>", "tda-2019", rule.rule), method)
        for rule in app.url_map.iter_rules()
        for method in sorted(rule.methods or ())
    ]


@pytest.mark.parametrize("why", REFUSED)
def test_every_route_but_the_open_ones_refuses(keyed: Flask, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    requests_log.configure("DEBUG")  # to where capsys reads
    answers = set()
    asked = [(path, method) for path, method in routes(keyed) if path not in OPEN and not path.startswith(PAGES)]
    assert {path.split("/")[1] for path, _ in asked} == {"v1"}
    for path, method in [*asked, ("/v1", "GET"), ("/v1/", "GET"), ("/v1/nothing", "GET"), ("/v1/options", "FOO")]:
        body = {"input_stream": Unread(), "environ_overrides": LONG}
        answer = ask(keyed, path, REFUSED[why], method, **(body if method != "HEAD" else {}))
        assert answer.status_code == 401, (path, method)
        assert answer.headers["WWW-Authenticate"] == 'Bearer realm="floorman"'
        assert (answer.headers.get("Connection") == "close") is (method != "HEAD")
        line = json.loads(capsys.readouterr().out)
        assert (line["refused"], line["problem"]) == (why, "unauthorized")
        assert line.get("key") == ("gone" if why == "expired" else None)
        if method != "HEAD":
            answers.add(answer.get_json()["detail"])
    assert answers == {
        "The key has expired. Ask the operator for a new one."
        if why == "expired"
        else "The key is missing or not valid. Send `Authorization: Bearer` and your key."
    }


def test_missing_malformed_and_unknown_are_told_alike(keyed: Flask) -> None:
    told = set()
    for why in ("missing", "malformed", "unknown"):
        headers = {"X-Request-Id": "same"} | ({"Authorization": str(REFUSED[why])} if REFUSED[why] else {})
        answer = keyed.test_client().post("/v1/decisions", json=GOOD, headers=headers)
        told.add((answer.status_code, answer.data, tuple(sorted(answer.headers))))
    assert len(told) == 1


@pytest.mark.parametrize("path", sorted(OPEN - {"/metrics"}))
def test_the_rest_stays_open(keyed: Flask, path: str) -> None:
    assert ask(keyed, path, None).status_code == 200
    assert ask(keyed, "/nowhere", None).status_code == 404


@pytest.mark.parametrize(
    "path", ["/%76%31/rulebooks", "//v1/games", "/v1%2Frulebooks", "/V1/rulebooks", "/./v1/rulebooks"]
)
def test_no_other_spelling_of_a_path_gets_in(keyed: Flask, path: str) -> None:
    assert keyed.test_client().get(path).status_code in (401, 404)


@pytest.mark.parametrize("path", ["v1/rulebooks", "//v1/rulebooks", "metrics", "readyz", ""])
def test_a_path_that_does_not_begin_with_one_slash_leads_nowhere(keyed: Flask, path: str) -> None:
    answer = keyed.test_client().get("/", environ_overrides={"PATH_INFO": path})
    assert answer.status_code == 404
    assert answer.json is not None
    assert answer.json["type"] == "/problems/not-found"


def test_with_a_key_it_is_as_ever_and_the_name_is_logged_and_counted(
    keyed: Flask, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = create_app(Settings(log_level="ERROR")).test_client()
    requests_log.configure("DEBUG")
    before = counted(plain.get("/metrics").text)
    capsys.readouterr()
    answer = ask(keyed, "/v1/decisions", f"Bearer {GOOD_KEY}", "POST", json=GOOD)
    told = capsys.readouterr().out
    assert answer.data == plain.post("/v1/decisions", json=GOOD).data
    assert json.loads(told)["key"] == "acme"
    assert GOOD_KEY not in told
    assert counted(plain.get("/metrics").text) == before + 1


def test_no_cache_tells_others_what_was_asked_with_a_key(keyed: Flask) -> None:
    for path, kept in (("/v1/rulebooks", "private"), ("/v1/reasons", "private"), ("/openapi.json", "public")):
        assert ask(keyed, path, f"Bearer {GOOD_KEY}").headers["Cache-Control"] == f"{kept}, max-age=300"


def counted(metrics: str) -> float:
    line = re.search(r'^floorman_key_requests_total\{key="acme",status="200"\} (\S+)$', metrics, re.MULTILINE)
    return float(line[1]) if line else 0.0


def test_a_small_body_that_is_refused_leaves_the_connection(keyed: Flask) -> None:
    assert "Connection" not in ask(keyed, "/v1/decisions", None, "POST", json=GOOD).headers


def test_who_has_no_key_is_not_read_where_there_is_too_much_to_do_either(keyed: Flask) -> None:
    keyed.extensions["pulse"].late = 99.0
    body = {"input_stream": Unread(), "environ_overrides": LONG}
    answer = ask(keyed, "/v1/decisions", None, "POST", **body)
    assert (answer.status_code, answer.headers["Connection"]) == (503, "close")


def test_a_bug_tells_no_key(keyed: Flask, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(*_: Any) -> Any:
        from flask import request

        raise RuntimeError(repr(dict(request.environ)) + repr(request.headers))

    monkeypatch.setattr("service.api.views.documents.rulebooks", broken)
    requests_log.configure("DEBUG")
    answer = ask(keyed, "/v1/rulebooks", f"Bearer {GOOD_KEY}")
    told = capsys.readouterr().out
    assert answer.status_code == 500
    assert "RuntimeError" in told
    for hidden in (GOOD_KEY, digest(GOOD_KEY).hex(), str(digest(GOOD_KEY))):
        assert hidden not in told + answer.text


def test_the_file_is_looked_at_where_nobody_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "keys.toml"
    path.write_text(FILE)
    now = [1000.0]
    monkeypatch.setattr(authenticate, "time", SimpleNamespace(monotonic=lambda: now[0]))
    pulse = create_app(Settings(keys_file=path)).extensions["pulse"]
    for text, stale in ((FILE, 0), (FILE + "junk", 1), (FILE, 0)):
        path.write_text(text)
        now[0] += LOOK_SECONDS
        pulse.beat(0.0)
        [told] = KEY_RELOAD_FAILED.collect()
        assert [one.value for one in told.samples] == [stale]


def test_a_file_that_cannot_be_used_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(KeyFileError, match="cannot be read: No such file"):
        create_app(Settings(log_level="ERROR", keys_file=tmp_path / "none"))


@rows_of(__file__)
def test_where_metrics_are_told(file: Path, has_keys: bool, port: int | None, aside: bool, status: int) -> None:
    app = create_app(Settings(log_level="ERROR", keys_file=file if has_keys else None, metrics_port=port))
    answer = ask(app, "/metrics", None, environ_overrides={ASIDE: aside})
    assert answer.status_code == status
    if aside:
        for path in ("/healthz", "/v1/rulebooks", "/openapi.json"):
            asked = {"environ_overrides": {ASIDE: True}, "headers": {"Authorization": f"Bearer {GOOD_KEY}"}}
            assert app.test_client().get(path, **asked).status_code == 404


def test_metrics_may_need_a_key_of_their_own(tmp_path: Path, file: Path) -> None:
    """It opens the metrics alone; a caller's does not open them, whether callers need keys or not."""
    scraper = new_secret()
    for callers in (None, file):
        theirs = tmp_path / "metrics.toml"
        theirs.write_text(to_toml(Key("prometheus", digest(scraper))))
        app = create_app(Settings(log_level="ERROR", keys_file=callers, metrics_port=9100, metrics_keys_file=theirs))
        for secret, status in ((None, 401), (GOOD_KEY, 401), (scraper, 200)):
            sent = f"Bearer {secret}" if secret else None
            answer = ask(app, "/metrics", sent, environ_overrides={ASIDE: True})
            assert (answer.status_code, "WWW-Authenticate" in answer.headers) == (status, status == 401)
        if callers is not None:
            assert ask(app, "/v1/rulebooks", f"Bearer {scraper}").status_code == 401
        assert ask(app, "/metrics", f"Bearer {scraper}").status_code == 404


def test_one_good_key_file_does_not_hide_that_the_other_is_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    callers, scrapers = tmp_path / "keys.toml", tmp_path / "metrics.toml"
    for path in (callers, scrapers):
        path.write_text(FILE)
    app = create_app(Settings(log_level="ERROR", keys_file=callers, metrics_port=9100, metrics_keys_file=scrapers))
    later = count(1e9, 10 * LOOK_SECONDS)
    monkeypatch.setattr(authenticate, "time", SimpleNamespace(monotonic=lambda: next(later)))
    for path, text, failed in ((callers, "x", 1), (scrapers, f"{FILE}\n", 1), (callers, f"{FILE}\n", 0)):
        path.write_text(text)
        for beat in app.extensions["pulse"].beats:
            beat()
        assert KEY_RELOAD_FAILED._value.get() == failed


def test_settings_name_addresses() -> None:
    assert Settings.from_environment({"HOST": "::1"}).bind == ["[::1]:8000"]
    assert Settings.from_environment({"HOST": "unix:/run/f.sock"}).bind == ["unix:/run/f.sock"]
    both = Settings.from_environment({"METRICS_PORT": "9100", "METRICS_HOST": "10.0.0.1", "ALLOW_OPEN": "1"})
    assert (both.bind, both.allow_open) == (["127.0.0.1:8000", "10.0.0.1:9100"], True)
