"""deploy/monitoring with the real programs: rules that hold, a dashboard that answers, an alert that arrives."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from threading import Event
from typing import Any, Final

import pytest
import yaml

from service.key_file import Key, digest, new_secret, to_toml
from service.rate import Rate
from tests.deploy.programs import need_program
from tests.deploy.watching import MONITORING, Prometheus, Sink, eventually, watching
from tests.live.processes import running
from tests.support.monitoring import ALERTING, DASHBOARD, PANELS, QUERIES, RECORDED
from tests.support.requests import GOOD
from tests.support.server import ROOT, Server, free_port
from tests.support.waiting import meanwhile

CHOSEN: Final = {"namespace": ".*", "job": "floorman", "instance": ".*", "__rate_interval": "10s"}
HAND: Final = (ROOT / "tests" / "hands" / "phh" / "nt.phh").read_bytes()
JSON: Final = "application/json"


def run(*command: object) -> str:
    told = subprocess.run([str(one) for one in command], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout


def test_the_rules_and_the_configuration_are_taken() -> None:
    promtool = need_program("promtool")
    run(promtool, "check", "rules", *(MONITORING / "rules").glob("*.yaml"))
    run(promtool, "check", "config", MONITORING / "prometheus.yml")


def test_every_alert_fires_when_it_should_and_only_then() -> None:
    run(need_program("promtool"), "test", "rules", *(MONITORING / "tests").glob("*.yaml"))


def test_rules_with_addresses_of_runbooks_fire_with_them(tmp_path: Path) -> None:
    base = "https://git.example.com/floorman/blob/v1.0.0/docs/how-to/runbooks.md"
    run(sys.executable, ROOT / "tools" / "prometheus_rules.py", "--into", tmp_path / "rules", "--runbooks", base)
    promtool = need_program("promtool")
    run(promtool, "check", "rules", tmp_path / "rules" / "alerts.yaml", tmp_path / "rules" / "recording.yaml")
    cases = (MONITORING / "tests" / "alerts.yaml").read_text(encoding="utf-8")
    path = tmp_path / "tests" / "alerts.yaml"
    path.parent.mkdir()
    path.write_text(cases.replace("runbook_url: docs/how-to/runbooks.md#", f"runbook_url: {base}#"), encoding="utf-8")
    run(promtool, "test", "rules", path)
    without = yaml.safe_load(cases)
    path.write_text(yaml.safe_dump(without | {"tests": without["tests"][:1]}), encoding="utf-8")
    told = subprocess.run([promtool, "test", "rules", path], capture_output=True, check=False)
    assert told.returncode == 1


def test_grafana_knows_each_member_of_the_dashboard(tmp_path: Path) -> None:
    python = ROOT / ".venv" / "manifests" / "bin" / "python"
    if not (ROOT / ".venv" / ".manifests").exists():
        pytest.skip("no schema of Grafana's: make .venv/.manifests")
    schema = ROOT / "tools" / "grafana_schema.py"
    assert run(python, schema, MONITORING / "grafana" / "floorman.json") == ""
    slip = json.loads(json.dumps(DASHBOARD))
    slip["panels"][1]["fieldConfig"]["defaults"]["unitt"] = "s"
    (tmp_path / "slip.json").write_text(json.dumps(slip), encoding="utf-8")
    assert run(python, schema, tmp_path / "slip.json") == "/panels/1/fieldConfig/defaults/unitt"


def test_alertmanager_takes_its_configuration() -> None:
    assert "3 receivers" in run(need_program("amtool"), "check-config", MONITORING / "alertmanager.yml")


def illegal() -> dict[str, Any]:
    """A raise of less than the minimum."""
    current = GOOD["round"]["current_bet"]
    return GOOD | {"action": {"type": "raise", "to": current + 1}}


def ask(server: Server, secrets: dict[str, str], over: Event) -> None:
    """All that there is to ask, and some that there is not, again and again, through reloads."""
    batch = {"items": [GOOD, illegal(), {"round": {}}]}
    while not over.wait(0.05):
        with suppress(OSError), closing(HTTPConnection("127.0.0.1", server.port, timeout=60)) as line:
            for who, path, kind, body in (
                ("acme", "/v1/decisions", JSON, json.dumps(GOOD).encode()),
                ("acme", "/v1/decisions", JSON, json.dumps(illegal()).encode()),
                ("acme", "/v1/decisions", JSON, b"{"),
                ("acme", "/v1/decisions/batch", JSON, json.dumps(batch).encode()),
                ("acme", "/v1/hands?rulebook=tda-2019", "application/toml", HAND),
                ("seldom", "/v1/decisions", JSON, json.dumps(GOOD).encode()),
                ("nobody", "/v1/decisions", JSON, b"{}"),
            ):
                line.request("POST", path, body, {"Content-Type": kind, "Authorization": f"Bearer {secrets[who]}"})
                line.getresponse().read()


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Prometheus, Sink, Server]]:
    """A server with keys, rates and a decision log, asked by several, reloaded meanwhile, and watched."""
    folder = tmp_path_factory.mktemp("watching")
    secrets = {name: new_secret() for name in ("acme", "seldom", "nobody")}
    keys = folder / "keys.toml"
    keys.write_text(
        to_toml(Key("acme", digest(secrets["acme"])))
        + to_toml(Key("seldom", digest(secrets["seldom"]), datetime(2100, 1, 1, tzinfo=UTC), Rate(1, "day")))
    )
    aside = free_port()
    settings = {"KEYS_FILE": keys, "METRICS_PORT": aside, "DECISION_LOG": folder / "decisions.ndjson"}
    with running(folder / "log", **{name: str(value) for name, value in settings.items()}) as server:
        asking = meanwhile(partial(ask, server, secrets))
        with asking, watching(folder, f"127.0.0.1:{aside}") as (prometheus, sink):
            eventually("a scrape", lambda: prometheus.values("up") == [1])
            server.process.send_signal(signal.SIGHUP)
            yield prometheus, sink, server


def filled(expression: str) -> str:
    """What Grafana would send."""
    for name, value in CHOSEN.items():
        expression = expression.replace(f"${name}", value)
    return expression


def test_all_that_is_recorded_is_there(watched: tuple[Prometheus, Sink, Server]) -> None:
    prometheus, _, _ = watched
    silent: set[str] = set(RECORDED)

    def look() -> bool:
        silent.difference_update({name for name in silent if prometheus.values(name)})
        return not silent

    eventually(f"every one of {silent}", look)


def test_each_expression_of_the_dashboard_answers(watched: tuple[Prometheus, Sink, Server]) -> None:
    prometheus, _, _ = watched
    silent = {filled(expression) for expression in PANELS}
    assert len(silent) == len(PANELS) > 40
    assert not any("$" in expression for expression in silent)

    def look() -> bool:
        silent.difference_update({one for one in silent if prometheus.values(one)})
        return not silent

    eventually(f"every one of {silent}", look)


def test_each_variable_of_the_dashboard_has_values(watched: tuple[Prometheus, Sink, Server]) -> None:
    """But the namespace, which only Kubernetes gives."""
    prometheus, _, _ = watched
    asked = {one["name"]: one["query"] for one in DASHBOARD["templating"]["list"] if one["type"] == "query"}
    for name in ("job", "instance"):
        assert asked[name] == f"label_values(floorman_build_info, {name})"
        assert prometheus.values(f"count by ({name}) (floorman_build_info)")


@pytest.mark.parametrize("query", QUERIES)
def test_each_query_of_a_runbook_can_be_asked(watched: tuple[Prometheus, Sink, Server], query: str) -> None:
    watched[0].values(query)


def test_what_was_asked_is_what_is_told(watched: tuple[Prometheus, Sink, Server]) -> None:
    """The shares are those of what is asked in each turn: one of three single decisions is illegal, none is a bug."""
    prometheus, _, _ = watched
    eventually("illegal decisions", lambda: prometheus.values("floorman:decisions_illegal:ratio_rate1h"))
    illegal_share = max(prometheus.values("floorman:decisions_illegal:ratio_rate1h"))
    assert 0.3 < illegal_share < 0.7
    for never in ("floorman:requests_bad:rate5m", "floorman_workers_lost_total"):
        # the most there ever was: on a busy machine the last scrape may have failed
        assert prometheus.values(f"max_over_time({never}[1h])") == [0]
    eventually(
        "429 to who asks too often", lambda: prometheus.values("floorman:requests_rate_limited:ratio_rate5m > 0.05")
    )


def test_every_rule_is_looked_at_without_a_fault(watched: tuple[Prometheus, Sink, Server]) -> None:
    prometheus, _, _ = watched

    def of_all() -> list[tuple[str, str]]:
        groups = prometheus.asked("rules")["groups"]
        return [(rule["name"], rule["health"]) for group in groups for rule in group["rules"]]

    eventually("every rule was looked at", lambda: {health for _, health in of_all()} == {"ok"})
    assert {name for name, _ in of_all()} == RECORDED | {rule["alert"] for rule in ALERTING}


def test_an_alert_arrives_and_holds_back_what_is_no_news(watched: tuple[Prometheus, Sink, Server]) -> None:
    """The last of them: the server is gone afterwards. It may be absent at the start too, before the first scrape."""
    prometheus, sink, server = watched
    names = ("FloormanDown", "FloormanInstanceDown")
    known = {when for name in names for when in sink.begun(name)}
    assert server.stop() == 0
    for name in names:
        firing = f'ALERTS{{alertname="{name}",alertstate="firing"}}'
        eventually(f"{name} fires", lambda firing=firing: prometheus.values(firing) == [1])  # type: ignore[misc]
    eventually("the alert arrives", lambda: sink.begun("FloormanDown") - known)
    time.sleep(10)  # more than what the other would need
    assert sink.begun("FloormanInstanceDown") - known == set()
    [absent] = [one for one in sink.told if one["startsAt"] in sink.begun("FloormanDown") - known][:1]
    assert absent["labels"] == {"alertname": "FloormanDown", "severity": "critical"}
    page, _, section = absent["annotations"]["runbook_url"].partition("#")
    assert (ROOT / page).is_file()
    assert section == "floormandown"
