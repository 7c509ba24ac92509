"""How often each may ask: told by every answer of v1, and refused beyond it."""

import io
import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from service.api.app import create_app
from service.api.environ import ASIDE
from service.api.middleware import rates
from service.api.middleware.rates import Rates
from service.api.observe import log as requests_log
from service.key_file import Key, digest, new_secret, to_toml
from service.rate import Rate
from service.settings import Settings, SettingsError
from tests.conftest import Checked
from tests.support.conformity import assert_conforms
from tests.support.requests import GOOD, Unread
from tests.support.rows import rows_of

OWN: Final = new_secret()
PLAIN: Final = new_secret()
FILE: Final = to_toml(Key("own", digest(OWN), None, Rate(3, "minute"))) + to_toml(Key("plain", digest(PLAIN)))
_MINUTES: Final = itertools.count()


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What time it is, to be set: of a minute that no other test has seen, a quarter has gone."""
    now = [1_200_000_000.0 + 600 * next(_MINUTES) + 15.5]
    monkeypatch.setattr(rates, "_now", lambda: now[0])
    return now


@pytest.fixture(scope="module")
def limited() -> Flask:
    return create_app(Settings(log_level="ERROR", rate_limit=Rate(2, "minute")))


@pytest.fixture(scope="module")
def keyed(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    path = tmp_path_factory.mktemp("keys") / "keys.toml"
    path.write_text(FILE)
    return create_app(Settings(log_level="ERROR", keys_file=path, rate_limit=Rate(2, "minute")))


def ask(app: Flask, path: str = "/v1/decisions", method: str = "POST", **request: Any) -> TestResponse:
    if method == "POST" and "input_stream" not in request:
        request = {"data": json.dumps(GOOD), "content_type": "application/json", **request}
    answer = app.test_client().open(path, method=method, **request)
    assert_conforms(method, path, answer)
    return answer


def with_key(secret: str) -> dict[str, Any]:
    return {"headers": {"Authorization": f"Bearer {secret}"}}


def told(answer: TestResponse) -> tuple[int, str | None, str | None, str | None]:
    names = ("RateLimit-Policy", "RateLimit", "Retry-After")
    policy, left, again = (answer.headers.get(name) for name in names)
    return answer.status_code, policy, left, again


def test_each_answer_tells_what_is_left_and_beyond_it_is_refused(limited: Flask, clock: list[float]) -> None:
    policy = '"default";q=2;w=60'
    answers = [ask(limited) for _ in range(4)]
    assert [told(answer) for answer in answers] == [
        (200, policy, '"default";r=1;t=45', None),
        (200, policy, '"default";r=0;t=45', None),
        (429, policy, '"default";r=0;t=45', "45"),
        (429, policy, '"default";r=0;t=45', "45"),
    ]
    assert answers[2].get_json() == {
        "type": "/problems/quota-exceeded",
        "title": "Quota exceeded",
        "status": 429,
        "detail": "Rate limit exceeded. Retry after 45 seconds.",
        "instance": "/v1/decisions",
        "request_id": answers[2].headers["X-Request-Id"],
    }
    assert answers[2].headers["Cache-Control"] == "no-store"
    clock[0] += 44.4
    assert told(ask(limited))[0::3] == (429, "1")
    clock[0] += 0.1
    assert told(ask(limited)) == (200, policy, '"default";r=1;t=60', None)


def test_whatever_is_answered_is_counted_and_tells(limited: Flask) -> None:
    assert told(ask(limited, data="{"))[:3] == (400, '"default";q=2;w=60', '"default";r=1;t=45')
    assert told(ask(limited, "/v1/rulebooks", "HEAD"))[:3] == (200, '"default";q=2;w=60', '"default";r=0;t=45')
    for path, method in (("/v1/rulebooks", "HEAD"), ("/v1/nothing", "GET"), ("/v1", "GET"), ("/v1/options", "OPTIONS")):
        assert told(ask(limited, path, method))[0::3] == (429, "45")


def test_health_metrics_and_the_spec_are_never_counted(limited: Flask) -> None:
    for path in ("/healthz", "/readyz", "/metrics", "/openapi.yaml", "/openapi-core.json"):
        for _ in range(3):
            assert told(ask(limited, path, "GET")) == (200, None, None, None)
    assert told(ask(limited))[2] == '"default";r=1;t=45'


def test_the_rate_of_a_key_is_its_own_and_goes_before_that_of_all(keyed: Flask) -> None:
    own = [told(ask(keyed, **with_key(OWN))) for _ in range(4)]
    assert [status for status, *_ in own] == [200, 200, 200, 429]
    assert own[0][1:3] == ('"key";q=3;w=60', '"key";r=2;t=45')
    plain = [told(ask(keyed, **with_key(PLAIN))) for _ in range(3)]
    assert [status for status, *_ in plain] == [200, 200, 429]
    assert plain[0][1:3] == ('"default";q=2;w=60', '"default";r=1;t=45')


def test_a_key_counts_wherever_its_caller_is(keyed: Flask) -> None:
    for last in range(3):
        answer = ask(keyed, **with_key(OWN), environ_overrides={"REMOTE_ADDR": f"10.0.0.{last}"})
        assert told(answer)[2] == f'"key";r={2 - last};t=45'


def test_a_key_has_its_rate_though_there_is_none_for_all(tmp_path: Path) -> None:
    path = tmp_path / "keys.toml"
    path.write_text(FILE)
    app = create_app(Settings(log_level="ERROR", keys_file=path))
    assert told(ask(app, **with_key(OWN)))[1] == '"key";q=3;w=60'
    assert told(ask(app, **with_key(PLAIN))) == (200, None, None, None)


def test_who_may_not_come_in_is_not_counted(keyed: Flask) -> None:
    for _ in range(5):
        assert told(ask(keyed)) == (401, None, None, None)
    assert ask(keyed, **with_key(OWN), environ_overrides={ASIDE: True}).status_code == 404
    assert told(ask(keyed, **with_key(OWN)))[2] == '"key";r=2;t=45'


@rows_of(__file__)
def test_without_keys_an_address_counts(limited: Flask, one: str, other: str, alike: bool) -> None:
    ask(limited, environ_overrides={"REMOTE_ADDR": one})
    answer = ask(limited, environ_overrides={"REMOTE_ADDR": other})
    assert told(answer)[2] == f'"default";r={0 if alike else 1};t=45'


def test_what_a_proxy_says_is_not_believed(limited: Flask) -> None:
    for last in range(3):
        answer = ask(limited, headers={"X-Forwarded-For": f"10.0.0.{last}", "Forwarded": f"for=10.0.0.{last}"})
    assert answer.status_code == 429


def test_of_a_long_body_that_is_refused_nothing_is_read(limited: Flask) -> None:
    for _ in range(2):
        ask(limited)
    answer = ask(limited, input_stream=Unread(), environ_overrides={"CONTENT_LENGTH": "2000000"})
    assert (answer.status_code, answer.headers["Connection"]) == (429, "close")
    assert "Connection" not in ask(limited).headers


def test_a_batch_is_one_request(limited: Flask) -> None:
    answer = ask(limited, "/v1/decisions/batch", data=json.dumps({"items": [GOOD] * 50}))
    assert told(answer)[2] == '"default";r=1;t=45'


def test_the_log_and_the_metrics_tell_who_was_refused(keyed: Flask, capsys: pytest.CaptureFixture[str]) -> None:
    requests_log.configure("INFO")
    counted = 'floorman_problems_total{endpoint="/v1/decisions",type="quota-exceeded"} '
    named = 'floorman_key_requests_total{key="own",status="429"} '
    open_app = create_app(Settings())
    before = [value(open_app, name) for name in (counted, named)]
    for _ in range(4):
        ask(keyed, **with_key(OWN))
    line = json.loads(capsys.readouterr().out.splitlines()[-1])
    requests_log.configure("ERROR")
    assert (line["status"], line["problem"]) == (429, "quota-exceeded")
    assert (line["key"], line["route"]) == ("own", "/v1/decisions")
    assert [value(open_app, name) for name in (counted, named)] == [before[0] + 1, before[1] + 1]


def value(app: Flask, name: str) -> float:
    rows = app.test_client().get("/metrics").text.splitlines()
    return sum(float(row.removeprefix(name)) for row in rows if row.startswith(name))


def doors(app: Flask) -> Iterator[Any]:
    door: Any = app.wsgi_app
    while hasattr(door, "_behind"):
        yield door
        door = door._behind


def test_where_nobody_has_a_rate_nothing_is_in_the_way(limited: Flask) -> None:
    assert any(isinstance(door, Rates) for door in doors(limited))
    assert not any(isinstance(door, Rates) for door in doors(create_app(Settings(log_level="ERROR"))))


def test_settings_tell_the_rate_and_the_storage() -> None:
    settings = Settings.from_environment({})
    assert (settings.rate_limit, settings.rate_storage) == (None, "memory://")
    said = {"RATE_LIMIT": "6000/minute", "RATE_STORAGE": "redis://" + ":secret@store:6379/2"}
    settings = Settings.from_environment(said)
    assert (settings.rate_limit, settings.rate_storage) == (Rate(6000, "minute"), said["RATE_STORAGE"])
    assert "secret" not in repr(settings)


@rows_of(__file__)
def test_a_rate_that_is_none_is_no_setting_and_what_is_wrong_with_it_is_said(text: str, wrong: str) -> None:
    with pytest.raises(SettingsError, match="RATE_LIMIT") as error:
        Settings.from_environment({"RATE_LIMIT": text})
    _, _, said = str(error.value).partition(repr(text))
    hints = {"slash": "one slash", "number": "the number is to be", "unit": "the unit is to be"}
    assert [name for name, hint in hints.items() if hint in said] == wrong.split()


def test_the_greatest_rate_is_one() -> None:
    assert Settings.from_environment({"RATE_LIMIT": "999999999/day"}).rate_limit == Rate(999_999_999, "day")


@rows_of(__file__)
def test_a_storage_that_cannot_be_opened_is_no_setting_and_is_not_repeated(text: str) -> None:
    with pytest.raises(SettingsError, match="RATE_STORAGE") as refused:
        Settings.from_environment({"RATE_STORAGE": text.replace("(at)", "@")})
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("uri", "extra"), [("redis://a", "redis"), ("rediss://a", "redis"), ("memcached://a", "memcached")]
)
def test_a_storage_whose_client_is_not_installed_is_told_at_the_start(
    monkeypatch: pytest.MonkeyPatch, uri: str, extra: str
) -> None:
    monkeypatch.setattr("service.settings.find_spec", lambda _: None)
    with pytest.raises(SettingsError, match=rf"floorman\[{extra}\]"):
        Settings.from_environment({"RATE_STORAGE": uri})


class Stuck(io.BytesIO):
    """A body that does not come."""

    def read(self, _size: int | None = -1, /) -> bytes:
        """Nothing, in the time that there is."""
        raise TimeoutError


def test_a_body_that_does_not_come_counts_and_is_told_so(limited: Flask) -> None:
    environ = {"CONTENT_LENGTH": "100", "wsgi.input_terminated": True}
    answer = Checked(limited).open(
        "/v1/decisions", "POST", input_stream=Stuck(), content_type="application/json", environ_overrides=environ
    )
    assert answer.status_code == 408
    assert "RateLimit" in answer.headers
