"""What a browser is shown at /, /docs, /problems and /reasons; and the JSON that programs get there."""

import gzip
import json
import re
from pathlib import Path
from typing import Final

import pytest
from flask import Flask

from service.answers import problems
from service.answers.problem_docs import KINDS as PROBLEM_KINDS
from service.answers.problem_docs import PROBLEM_TYPES, problem_type
from service.answers.reason_docs import codes
from service.api.app import create_app
from service.api.views import hands
from service.cases import shown_by
from service.key_file import Key, digest, new_secret, to_toml
from service.pages.assets import assets
from service.rules.messages import OF_TABLES
from service.rulesets import load_rulebooks
from service.settings import Settings
from tests.conftest import Checked
from tests.support.browser import BROWSER, SOME, linked, page, text
from tests.support.conformity import WRITTEN
from tests.support.rulebooks import HOUSE

BOTH: Final = ("/", "/problems", "/reasons")
STATIC: Final = Path(hands.__file__).parents[2] / "pages" / "static"
KINDS: Final = {kind.slug for kind in vars(problems).values() if isinstance(kind, problems.ProblemKind)}
EVERY: Final = (
    "/",
    "/table",
    "/quiz",
    "/help",
    "/docs",
    "/problems",
    "/reasons",
    *(f"/problems/{slug}" for slug in PROBLEM_TYPES),
    *(f"/reasons/{code}" for code in codes()),
)


@pytest.mark.parametrize("path", [*BOTH, "/problems/not-json", "/reasons/raise.below_minimum"])
def test_a_browser_gets_a_page_and_a_program_json(client: Checked, path: str) -> None:
    assert "<!DOCTYPE html>" in page(client, path).get_data(as_text=True)
    for accept in ({}, {"Accept": "*/*"}, {"Accept": "application/json"}, {"Accept": "text/html, application/json"}):
        assert client.get(path, headers=accept).mimetype == "application/json", accept
    assert client.get(path).headers["Vary"] == page(client, path).headers["Vary"] == "Accept"


@pytest.mark.parametrize(
    "accept", ["text/html;q=", "text/html;q=2", ";;;", "text/html\x7f", ",", "text/*;q=0.1, */*;q=0"]
)
def test_an_odd_accept_is_no_error(client: Checked, accept: str) -> None:
    assert client.get("/", headers={"Accept": accept}).status_code == 200


@pytest.mark.slow
def test_each_page_has_a_policy_that_lets_nothing_in(client: Checked) -> None:
    for path in (*EVERY, *SOME, f"{SOME[1]}?q=raise"):
        answer = page(client, path)
        policy = dict(part.split(" ", 1) for part in answer.headers["Content-Security-Policy"].split("; "))
        styles = "'self' 'unsafe-inline'" if path == "/docs" else "'self'"
        assert policy == {
            "default-src": "'none'",
            "script-src": "'self'",
            "style-src": styles,
            "img-src": "'self' data:",
            "connect-src": "'self'",
            "font-src": "'self'",
            "manifest-src": "'self'",
            "worker-src": "'self'",
            "base-uri": "'none'",
            "form-action": "'self'" if path not in EVERY[1:] else "'none'",
            "frame-ancestors": "'none'",
        }
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        text = answer.get_data(as_text=True)
        assert not re.search(r"<[^>]+\s(style|on\w+)=|<style|<script(?! type=\"module\" src=\"/assets/)", text), path


def test_pages_set_no_cookie_and_keep_nothing(client: Checked) -> None:
    for path in ("/", "/table", "/docs", "/problems/not-json"):
        answer = page(client, path)
        assert "Set-Cookie" not in answer.headers
        assert answer.headers["Cache-Control"] == "no-cache"
    scripts = {name: asset.content for name, asset in assets().items() if name.endswith(".js")}
    ours = "".join(content.decode() for name, content in scripts.items() if name != "rapidoc-min.js")
    assert not re.search(r"sessionStorage|document\.cookie|indexedDB|caches\.(?!match|keys)|BroadcastChannel", ours)
    assert len(re.findall("localStorage", ours)) == 2  # the hand that lay last on an installed table: kept, and found
    messages = re.compile(r"(\w+)\.(?:postMessage|onmessage)\b|addEventListener\(\W*message\b")
    texts = {file.name: file.read_text(encoding="utf-8") for file in (STATIC.parents[2] / "web" / "table").glob("*.ts")}
    found = {name: {one[1] for one in messages.finditer(text)} for name, text in texts.items()}
    told = {name: senders for name, senders in found.items() if senders}
    assert told == {
        "hand_file.ts": {"reader"},
        "hand_reader.ts": {"self"},
        "offline.ts": {None},
    }  # workers of the page's own: no other reaches it
    assert '"persist-auth": "false"' in ours


@pytest.mark.slow
def test_every_link_leads_somewhere_here(client: Checked) -> None:
    """From the first page on; what it names elsewhere is text."""
    assert set(EVERY) <= linked(client, "/", lambda path: path in EVERY)


def test_the_floor_and_programs_have_their_own_navigation(client: Checked) -> None:
    floor = ["/table", "/rulebooks", "/quiz", "/help", "/docs"]
    programs = ["/docs", "/reasons", "/problems", "/docs#get-/v1/conformance/tests", "/table"]
    for path in ("/", "/table", "/rulebooks", "/quiz", "/help", "/docs", "/reasons", "/problems", "/problems/not-json"):
        [nav] = re.findall(r"<nav aria-label=.*?</nav>", page(client, path).get_data(as_text=True), re.DOTALL)
        assert re.findall('href="([^"]+)"', nav) == (floor if path == "/" or path in floor[:-1] else programs), path
        assert nav.count("aria-current=") == (path != "/"), path


def test_a_page_that_is_known_is_not_sent_again(client: Checked) -> None:
    for path in ("/", "/docs", "/reasons/field.missing", *SOME):
        tag = page(client, path).headers["ETag"]
        again = client.get(path, headers={**BROWSER, "If-None-Match": tag})
        assert (again.status_code, again.data) == (304, b"")
        assert "Content-Security-Policy" in again.headers
    assert page(client, "/").headers["ETag"] != client.get("/").headers["ETag"]


def test_what_a_page_loads_may_be_kept_for_good_and_is_packed(client: Checked) -> None:
    for asset in assets().values():
        plain = client.get(asset.path)
        assert plain.data == asset.content
        assert plain.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        packed = client.get(asset.path, headers={"Accept-Encoding": "gzip, br"})
        assert packed.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(packed.data) == asset.content
        assert plain.headers["Vary"] == packed.headers["Vary"] == "Accept-Encoding"
        assert "Content-Encoding" not in client.get(asset.path, headers={"Accept-Encoding": "gzip;q=0"}).headers


def test_the_table_is_packed_for_who_takes_that(client: Checked) -> None:
    plain, packed = (client.get("/table", headers=headers) for headers in ({}, {"Accept-Encoding": "gzip"}))
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.data) == plain.data
    assert plain.headers["Vary"] == packed.headers["Vary"] == "Accept-Encoding"
    assert plain.headers["ETag"] != packed.headers["ETag"]
    known = {"Accept-Encoding": "gzip", "If-None-Match": packed.headers["ETag"]}
    assert client.get("/table", headers=known).status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "/problems/none",
        "/problems/",
        "/problems/not-json/",
        "/reasons/raise.none",
        "/reasons/RAISE.ACCEPTED",
        "/reasons/..%2f",
        "/assets/0123456789abcdef/base.css",
        f"{assets()['base.css'].path}.map",
        f"{assets()['base.css'].path.rpartition('/')[0]}/LICENSE.txt",
        "/docs/",
    ],
)
@pytest.mark.parametrize("accept", [{}, BROWSER])
def test_what_is_not_there_is_a_problem(client: Checked, path: str, accept: dict[str, str]) -> None:
    answer = client.get(path, headers=accept)
    assert (answer.status_code, answer.mimetype) == (404, "application/problem+json")


def test_the_type_of_every_problem_resolves(client: Checked) -> None:
    assert set(PROBLEM_TYPES) == KINDS
    named = set(re.findall(r"/problems/[a-z-]+(?=\s)", WRITTEN)) | {f"/problems/{slug}" for slug in KINDS}
    for type in named:
        told = client.get(type).get_json()
        kind = PROBLEM_KINDS[type.rpartition("/")[2]]
        assert (told["type"], told["title"], told["status"]) == (type, kind.title, kind.status)
        assert kind.title in page(client, type).get_data(as_text=True)


UNREAD: Final = {"uri-too-long", "headers-too-large", "expectation-failed", "request-timeout"}
"""Those that the server answers before the app is asked: tests/live and tests/fuzz get them."""


@pytest.fixture
def refusing(tmp_path: Path) -> dict[str, Flask]:
    """For each problem that the usual app does not answer with: one that does."""
    keys = tmp_path / "keys.toml"
    keys.write_text(to_toml(Key("one", digest(new_secret()), None, None)), encoding="utf-8")
    gone = tmp_path / "gone"
    made = {
        "unauthorized": create_app(Settings(log_level="ERROR", keys_file=keys)),
        "quota-exceeded": create_app(Settings.from_environment({"LOG_LEVEL": "ERROR", "RATE_LIMIT": "1/day"})),
        "overloaded": create_app(Settings(log_level="ERROR")),
        "draining": create_app(Settings(log_level="ERROR")),
        "no-metrics": create_app(Settings(log_level="ERROR", metrics_dir=gone)),
        "internal-error": create_app(Settings(log_level="CRITICAL")),
    }
    made["overloaded"].extensions["pulse"].late = 3600.0
    made["draining"].extensions["draining"].set()
    return made


@pytest.mark.parametrize("slug", sorted(KINDS - UNREAD))
def test_each_problem_s_example_gets_it(
    app: Flask, refusing: dict[str, Flask], slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    example = PROBLEM_TYPES[slug].example
    client = refusing.get(slug, app).test_client()
    body = b"\xff" if slug == "bad-request" else example.body.encode()
    headers = {**example.headers, "X-Request-Id": "example-1"}
    if slug == "internal-error":
        monkeypatch.setitem(client.application.extensions, "rulebooks", None)
    if slug == "quota-exceeded":
        client.get(example.path)
    announced = {"CONTENT_LENGTH": headers["Content-Length"]} if "Content-Length" in headers else {}
    answer = client.open(example.path, method=example.method, data=body, headers=headers, environ_overrides=announced)
    assert answer.status_code == PROBLEM_KINDS[slug].status
    given = answer.get_json()
    if slug == "quota-exceeded":  # the clock decides how many
        given["detail"] = re.sub(r"\d+ seconds", "52 seconds", given["detail"])
    assert given == problem_type(slug)["case"]["answer"]


@pytest.mark.slow
def test_each_code_has_its_case_and_its_case_shows_it(client: Checked) -> None:
    """Else: python tools/shown_by.py > service/cases/shown_by.json."""
    shown = {code for code, (kind, _) in codes().items() if kind != "error" and code not in OF_TABLES}
    assert set(shown_by()) == shown
    for code in shown:
        told = client.get(f"/reasons/{code}").get_json()
        case = told["case"]
        assert f'"code": "{code}"' in json.dumps(case["answer"]), code
        assert client.post("/v1/decisions", json=case["request"]).get_json() == case["answer"], code
        assert case["story"] in text(client, f"/reasons/{code}", ""), code


@pytest.mark.slow
def test_what_is_said_of_a_code_is_what_the_list_and_the_rulebooks_say(client: Checked) -> None:
    listed = client.get("/v1/reasons").get_json()
    assert client.get("/reasons").get_json() == listed
    for entry in (one for kind in listed.values() if isinstance(kind, list) for one in kind):
        told = client.get(f"/reasons/{entry['code']}").get_json()
        assert entry.items() <= told.items()
        assert re.sub(r"\{(\w+)\}", r"\1", entry["template"]) in text(client, f"/reasons/{entry['code']}", "")
    told = client.get("/reasons/raise.below_minimum").get_json()
    books = {one["rulebook"]: one for one in told["clauses"]}
    for id, cited in books.items():
        topic = client.get(f"/v1/rulebooks/{id}").get_json()["topics"].get(told["topic"], {"clause": None})
        assert cited["clause"] == topic["clause"]
        assert (cited["clause"] or "") in text(client, "/reasons/raise.below_minimum", "")
    assert client.get("/reasons/json.syntax").get_json()["problem"] == "/problems/not-json"
    assert client.get("/reasons/field.unknown").get_json()["problem"] == "/problems/invalid-request"


def test_the_table_begins_with_the_first_for_each_play_and_knows_an_operator_s_without_keys(tmp_path: Path) -> None:
    (tmp_path / "corner-club.toml").write_text(f"order = 1\n{HOUSE}", encoding="utf-8")
    keys = tmp_path / "keys"
    keys.write_text(to_toml(Key("one", digest(new_secret()), None, None)), encoding="utf-8")
    for keys_file, first in ((None, ["corner-club", "tda-2024"]), (keys, ["tda-2024", "tda-2019"])):
        client = Checked(create_app(Settings(log_level="ERROR", rulebooks_dir=tmp_path, keys_file=keys_file)))
        [plays] = re.findall("data-plays='([^']*)'", page(client, "/table").get_data(as_text=True))
        assert (json.loads(plays)["tournament"][:2], json.loads(plays)["cash"][0]) == (first, "roberts-11")


def test_pages_need_no_key_and_count_for_no_rate(tmp_path: Path) -> None:
    keys = tmp_path / "keys.toml"
    keys.write_text(to_toml(Key("one", digest(new_secret()), None, None)), encoding="utf-8")
    settings = Settings.from_environment({"LOG_LEVEL": "ERROR", "KEYS_FILE": str(keys), "RATE_LIMIT": "1/day"})
    client = Checked(create_app(settings))
    for _ in range(3):
        for path in ("/", "/table", "/docs", "/problems/quota-exceeded", "/reasons/fold.accepted"):
            assert page(client, path).headers.get("RateLimit") is None
    assert client.get("/v1/rulebooks").status_code == 401


def test_pages_can_be_switched_off() -> None:
    client = Checked(create_app(Settings.from_environment({"LOG_LEVEL": "ERROR", "PAGES": "off"})))
    for path in (*BOTH, "/problems/not-json", "/reasons/fold.accepted"):
        assert client.get(path, headers=BROWSER).mimetype == "application/json"
    static = (assets()[name].path for name in ("base.css", "table.webmanifest"))
    for path in ("/table", "/service-worker.js", "/docs", *static):
        assert client.get(path, headers=BROWSER).status_code == 404
    for path in SOME:
        assert client.get(path, headers=BROWSER).status_code == 303
    assert "reference" not in client.get("/").get_json()["links"]


def test_each_link_of_the_start_is_there(client: Checked) -> None:
    for link in client.get("/").get_json()["links"].values():
        assert client.get(link).status_code == 200, link


@pytest.mark.slow
def test_a_page_is_the_same_bytes_from_every_app(client: Checked) -> None:
    other = Checked(create_app(Settings(log_level="ERROR")))
    for path in ("/", "/table", "/docs", "/reasons", "/problems", *SOME):
        assert page(client, path).data == page(other, path).data
        assert client.get(path).data == other.get(path).data


def test_the_templates_hold_nothing_that_is_not_escaped() -> None:
    folder = Path(hands.__file__).parents[2] / "pages" / "templates"
    for template in folder.iterdir():
        assert not re.search(r"\|\s*safe|autoescape", template.read_text(encoding="utf-8")), template.name


def test_the_table_has_a_short_name_for_every_rulebook(client: Checked) -> None:
    [names] = re.findall("data-book-names='([^']*)'", page(client, "/table").get_data(as_text=True))
    assert set(json.loads(names)) == set(load_rulebooks())
