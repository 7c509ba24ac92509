"""README.md and docs/reference/settings.md are true; tests/service tries the curl, test_documents names and links."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from flask import Flask

from service.rules.model.reason import Basis, Topic
from service.rulesets import Rulebook, load_rulebooks
from service.settings import Settings, SettingsError

ROOT: Final = Path(__file__).parents[2]
README: Final = (ROOT / "README.md").read_text(encoding="utf-8")
PAGE: Final = (ROOT / "docs" / "reference" / "settings.md").read_text(encoding="utf-8")
OPERATIONS: Final = (ROOT / "docs" / "how-to" / "operations.md").read_text(encoding="utf-8")
SETTINGS: Final = (ROOT / "service" / "settings.py").read_text(encoding="utf-8")
SERVER: Final = (ROOT / "service" / "gunicorn_config.py").read_text(encoding="utf-8")
NAMED: Final = set(re.findall(r'read\("([A-Z_]+)"', SETTINGS))
WHOLE: Final = set(re.findall(r'read\("([A-Z_]+)", _(?:whole|size)\(', SETTINGS))
NOT_AN_OPERATORS: Final = {"PROMETHEUS_MULTIPROC_DIR"}  # the server makes a folder of its own, and names it to workers
ROWS: Final = {
    name: (default, bounds)
    for name, default, bounds in re.findall(r"^\| `([A-Z_]+)` \| (.*?) \| (.*?)\|", PAGE, re.MULTILINE)
}
UNITS: Final = {"KiB": 2**10, "MiB": 2**20, "GiB": 2**30, "TiB": 2**40}


def number(text: str) -> int:
    """What a cell of the table says: "3,600", "2MiB"."""
    digits, unit = re.findall(r"^(\d+)(\w*)$", text.strip().replace(",", ""))[0]
    return int(digits) * (UNITS[unit] if unit else 1)


def test_every_route_is_named_and_every_route_named_is_there(app: Flask) -> None:
    named = set(re.findall(r"`(?:GET |POST )?(/[a-z0-9./{}-]*)`", README))
    assert named == {re.sub(r"<(?:path:)?(\w+)>", r"{\1}", str(rule)) for rule in app.url_map.iter_rules()}


def test_the_two_commands_come_first() -> None:
    """Whoever reads no further has them, and nothing else that begins with make."""
    assert re.findall(r"^make (\S+)", README, re.MULTILINE) == ["serve", "test"]


def test_every_setting_that_readme_names_is_one() -> None:
    named = {one for span in re.findall(r"`([^`\n]+)`", README) for one in re.findall(r"^[A-Z]+(?:_[A-Z]+)*\b", span)}
    named |= set(re.findall(r" -e ([A-Z_]+)=", README))
    assert len(named - {"GET", "POST"}) > 5
    assert named - {"GET", "POST"} <= set(ROWS)


@pytest.mark.parametrize("setting", sorted(NAMED - NOT_AN_OPERATORS))
def test_each_setting_is_in_the_table(setting: str) -> None:
    assert setting in ROWS


def test_nothing_is_in_the_table_that_no_operator_sets() -> None:
    assert set(ROWS) == NAMED - NOT_AN_OPERATORS


BESIDE: Final = {"MAX_BODY_BYTES": {"MAX_HELD_BYTES": "1TiB"}, "MAX_HELD_BYTES": {"MAX_BODY_BYTES": "1KiB"}}
"""What must be set with a setting, so that all its values can be."""


@pytest.mark.parametrize("setting", sorted(WHOLE))
def test_the_bounds_of_the_table_are_those_that_hold(setting: str) -> None:
    least, most = (number(end) for end in ROWS[setting][1].split(" to "))
    for value in (least, most):
        assert taken(setting, str(value)) == value
    for text in ROWS[setting][1].split(" to "):  # as the table writes them, but for the commas
        written = text.strip().replace(",", "")
        assert taken(setting, written) == number(text)
    for value in (least - 1, most + 1):
        with pytest.raises(SettingsError, match=f"{setting} must be (?!at least)"):
            taken(setting, str(value))


def taken(setting: str, text: str) -> Any:
    """What is made of a setting."""
    return getattr(Settings.from_environment(BESIDE.get(setting, {}) | {setting: text}), setting.lower())


@pytest.mark.parametrize("setting", sorted(WHOLE - {"WORKERS"}))
def test_the_defaults_of_the_table_are_those_that_hold(setting: str) -> None:
    told = ROWS[setting][0]
    assert getattr(Settings.from_environment({}), setting.lower()) == (None if told == "none" else number(told))


def test_the_grace_that_is_told_is_the_server_s() -> None:
    [seconds] = set(re.findall(r"`DRAIN_SECONDS` \+ (\d+) s", OPERATIONS))
    assert f"graceful_timeout = settings.drain_seconds + {seconds}\n" in SERVER
    [patience] = re.findall(r"between requests it is (\d+)", PAGE)
    assert f"keepalive = {patience}\n" in SERVER


def test_the_rates_of_the_table_are_the_ends_of_what_is_taken() -> None:
    least, most = ROWS["RATE_LIMIT"][1].strip().split(" to ")
    for text in (least, most):
        assert Settings.from_environment({"RATE_LIMIT": text}).rate_limit
    for text in (least.replace("1", "0", 1), most.replace("999999999", "1000000000")):
        with pytest.raises(SettingsError, match="RATE_LIMIT"):
            Settings.from_environment({"RATE_LIMIT": text})


def test_the_hands_that_are_sent_are_there_and_are_taken(app: Flask) -> None:
    client = app.test_client()
    [one] = re.findall(r"/v1/hands\?(\S+)' -H 'Content-Type: application/toml' --data-binary @(\S+)", README)
    answer = client.post(f"/v1/hands?{one[0]}", data=(ROOT / one[1]).read_bytes(), content_type="application/toml")
    assert answer.get_json()["legal"]
    [many] = re.findall(r"for hand in (\S+);", README)
    lines = b"".join(hand.read_bytes().translate(None, b"\r\n") + b"\n" for hand in sorted(ROOT.glob(many)))
    told = client.post(f"/v1/hands?{one[0]}", data=lines, content_type="application/x-ndjson").data.splitlines()
    assert len(told) > 1
    assert {json.loads(line)["status"] for line in told} == {200}
    [texts] = re.findall(r"cat (\S+) \|", README)
    [query] = re.findall(r"/v1/hands\?(\S+)' -H 'Content-Type: text/plain'", README)
    text = b"".join(hand.read_bytes() for hand in sorted(ROOT.glob(texts)))
    told = client.post(f"/v1/hands?{query}", data=text, content_type="text/plain").data.splitlines()
    assert len(told) > 1
    assert {json.loads(line)["status"] for line in told} == {200}
    [folder] = re.findall(r"service validate (\S+)", README)
    assert list((ROOT / folder).glob("*.phh"))


def test_the_round_under_two_rulebooks_is_ruled_as_it_is_told(app: Flask) -> None:
    [body] = [one for one in re.findall(r"-d '(.*?)'", README, re.DOTALL) if '"compare"' in one]
    answer = app.test_client().post("/v1/rounds", data=body, content_type="application/json").get_json()
    [other] = answer["compared"]
    said = [one["decisions"][-1] for one in (answer, other["answer"])]
    assert [one["action"]["type"] for one in said] == ["call", "raise"]
    assert {reason["clause"] for reason in said[0]["reasons"]} >= {"tda-2019:40.A", "tda-2019:44"}
    assert said[1]["action"]["to"] == 5000


def row(book: Rulebook) -> str:
    """What a rulebook rests on: how many topics are answered by its text, a reading of it, another book, or without."""
    firm = [book.ruleset.cite(topic).basis for topic in Topic]
    text = firm.count(Basis.TEXT) + firm.count(Basis.DERIVED)
    counts = (text, *(firm.count(one) for one in (Basis.READING, Basis.FALLBACK, Basis.ASSUMED)))
    return f"| `{book.ruleset.id}` | {' | '.join(map(str, counts))} |"


def test_each_rulebook_is_told_with_how_much_of_it_is_text() -> None:
    told = README.split("## The rulebooks")[1].split("##")[0]
    assert re.findall(r"^\| `.*$", told, re.MULTILINE) == [row(book) for book in load_rulebooks().values()]
