"""deploy/monitoring, the runbooks and docs/reference/metrics.md name all that is there; no program is needed."""

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from prometheus_client.metrics import MetricWrapperBase

from service.api.app import create_app
from service.api.observe import metrics
from service.settings import Settings
from tests.support.monitoring import (
    ALERTING,
    DASHBOARD,
    MONITORING,
    PANELS,
    QUERIES,
    RECORDED,
    RECORDING,
    ROOT,
    SECTIONS,
    read_yaml,
    rules,
)
from tools import dashboard

TESTS: Final = [
    one
    for path in (MONITORING / "tests").glob("*.yaml")
    for one in read_yaml(path.read_text(encoding="utf-8"))["tests"]
]
TABLE: Final = (ROOT / "docs" / "reference" / "metrics.md").read_text(encoding="utf-8")
HEADINGS: Final = ["Meaning", "Impact", "Check", "Fix"]


OURS: Final = {name: one for name, one in vars(metrics).items() if isinstance(one, MetricWrapperBase)}


def families() -> set[str]:
    """Each name that /metrics may tell."""
    made = set()
    for one in OURS.values():
        [family] = one.describe()
        endings = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}.get(family.type, [""])
        made |= {family.name + ending for ending in endings}
    return made


def named(expression: str) -> set[str]:
    return set(re.findall(r"\bfloorman[_:][\w:]+", re.sub(r'"[^"]*"', "", expression)))


@pytest.mark.parametrize(
    "expression",
    [rule["expr"] for rule in (*rules(RECORDING), *ALERTING)] + PANELS + QUERIES,
    ids=lambda text: text[:60],
)
def test_what_is_asked_for_is_told_or_recorded(expression: str) -> None:
    assert named(expression) <= families() | RECORDED


def test_what_is_recorded_is_read() -> None:
    read = set().union(*(named(rule["expr"]) for rule in (*rules(RECORDING), *ALERTING)), *map(named, PANELS))
    assert RECORDED - read == set()


def test_every_metric_is_in_the_table_as_it_is() -> None:
    table = re.findall(r"^\| `(\w+)` \| (\w+) \| (.*?) ?\| ", TABLE, re.MULTILINE)
    listed = {name: (type, set(re.findall(r"`(\w+)`", labels))) for name, type, labels in table}
    there = {}
    for one in OURS.values():
        [family] = one.describe()
        ending = "_total" if family.type == "counter" else ""
        there[family.name + ending] = (family.type, set(one._labelnames))
    assert len(listed) == len(table) > 20
    assert listed == there


def test_every_metric_is_on_the_dashboard() -> None:
    shown = set().union(*map(named, PANELS))
    beneath = set().union(*(named(rule["expr"]) for rule in rules(RECORDING) if rule["record"] in shown))
    wanted = {re.sub("_(bucket|sum|count)$", "", name) for name in families()}
    assert wanted - {re.sub("_(bucket|sum|count)$", "", name) for name in shown | beneath} == set()


@pytest.mark.parametrize("rule", ALERTING, ids=lambda rule: rule["alert"])
def test_every_alert_says_what_it_is_and_has_a_section(rule: dict[str, Any]) -> None:
    assert set(rule["annotations"]) == {"summary", "description", "runbook_url"}
    assert rule["labels"]["severity"] in (("none",) if rule["alert"] == "Watchdog" else ("critical", "warning"))
    assert rule["annotations"]["runbook_url"] == f"docs/how-to/runbooks.md#{rule['alert'].lower()}"
    assert rule["alert"] in SECTIONS


def test_every_section_has_an_alert() -> None:
    assert set(SECTIONS) == {rule["alert"] for rule in ALERTING}
    assert list(SECTIONS) == sorted(SECTIONS)


@pytest.mark.parametrize("name", SECTIONS)
def test_every_section_answers_the_same_questions(name: str) -> None:
    text = SECTIONS[name]
    assert [one.rstrip(".") for one in re.findall(r"^\*\*([A-Z][a-z ]+\.?)\*\*", text, re.MULTILINE)] == HEADINGS
    for file in re.findall(r"`((?:docs|deploy)/[\w./-]+)`", text):
        assert (ROOT / file).exists()


@pytest.mark.parametrize("rule", ALERTING, ids=lambda rule: " ".join((rule["alert"], rule["labels"].get("long", ""))))
def test_every_alert_is_tried_when_it_fires_and_when_it_does_not(rule: dict[str, Any]) -> None:
    tried = [one for test in TESTS for one in test.get("alert_rule_test", ()) if one["alertname"] == rule["alert"]]
    assert [] in [one["exp_alerts"] for one in tried] or rule["labels"]["severity"] == "none"
    fired = [alert["exp_labels"] for one in tried for alert in one["exp_alerts"]]
    assert any(rule["labels"].items() <= labels.items() for labels in fired)


def test_the_dashboard_is_what_makes_it() -> None:
    made = subprocess.run([sys.executable, ROOT / "tools" / "dashboard.py"], capture_output=True, text=True, check=True)
    assert made.stdout == (MONITORING / "grafana" / "floorman.json").read_text(encoding="utf-8")


def test_every_panel_says_what_it_shows_and_nothing_is_said_of_none() -> None:
    shown = {panel["title"]: panel for panel in DASHBOARD["panels"] if panel["type"] != "row"}
    assert len(shown) > 30
    for title, panel in shown.items():
        assert len(panel.get("description", "")) > 20, title
    assert dashboard.DESCRIPTIONS.keys() <= shown.keys()
    rows = dict(re.findall(r"^\| `(\w+)` \| \w+ \| .*?\| (.*) \|$", TABLE, re.MULTILINE))
    assert rows["floorman_resident_memory_bytes"] in shown["Memory"]["description"]


RULES_TOOL: Final = [sys.executable, str(ROOT / "tools" / "prometheus_rules.py")]
BASE: Final = "https://git.example.com/floorman/blob/v1.0.0/docs/how-to/runbooks.md"


def test_runbooks_have_an_address_where_one_is_named(tmp_path: Path) -> None:
    subprocess.run([*RULES_TOOL, "--into", str(tmp_path), "--runbooks", BASE], check=True)
    assert {path.name for path in tmp_path.iterdir()} == {"alerts.yaml", "recording.yaml", "prometheusrules.yaml"}
    told = rules((tmp_path / "alerts.yaml").read_text(encoding="utf-8"))
    assert [rule["annotations"].pop("runbook_url") for rule in told] == [
        f"{BASE}#{rule['alert'].lower()}" for rule in ALERTING
    ]
    assert told == [
        rule | {"annotations": {name: text for name, text in rule["annotations"].items() if name != "runbook_url"}}
        for rule in ALERTING
    ]
    assert rules((tmp_path / "recording.yaml").read_text(encoding="utf-8")) == rules(RECORDING)
    objects = list(yaml.safe_load_all((tmp_path / "prometheusrules.yaml").read_text(encoding="utf-8")))
    assert objects[0]["spec"] == yaml.safe_load((tmp_path / "alerts.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "text", ["docs/how-to/runbooks.md", "ftp://x/y", "https://", "https://x y", "https://x/{{ .Y }}", "http://x/'"]
)
def test_what_is_no_address_of_runbooks_is_refused(tmp_path: Path, text: str) -> None:
    told = subprocess.run(
        [*RULES_TOOL, "--into", str(tmp_path / "x"), "--runbooks", text], capture_output=True, text=True, check=False
    )
    assert told.returncode == 2
    assert "must be like https://" in told.stderr
    assert not (tmp_path / "x").exists()


def test_the_dashboard_is_of_no_instance_and_its_panels_do_not_overlap() -> None:
    assert DASHBOARD["uid"] == "floorman"
    assert "id" not in DASHBOARD
    assert "version" not in DASHBOARD
    assert [one["name"] for one in DASHBOARD["templating"]["list"]] == ["datasource", "namespace", "job", "instance"]
    ids = [panel["id"] for panel in DASHBOARD["panels"]]
    assert ids == list(range(1, len(ids) + 1))
    cells = [
        (x, y)
        for panel in DASHBOARD["panels"]
        for at in [panel["gridPos"]]
        for x in range(at["x"], at["x"] + at["w"])
        for y in range(at["y"], at["y"] + at["h"])
    ]
    assert len(cells) == len(set(cells))
    assert {x for x, _ in cells} == set(range(24))
    for panel in DASHBOARD["panels"]:
        if panel["type"] != "row":
            assert panel["datasource"] == {"type": "prometheus", "uid": "${datasource}"}
            assert len({target["legendFormat"] for target in panel["targets"]}) == len(panel["targets"])
    tops = [panel["gridPos"]["y"] for panel in DASHBOARD["panels"] if panel["type"] == "row"]
    assert all(above < below for above, below in pairwise(tops))


def test_a_wait_that_is_told_of_is_a_bound_of_its_histogram() -> None:
    """Within a bucket a quantile is guessed; and both waits are those of docs/reference/metrics.md."""
    late = {rule["labels"]["severity"]: rule["expr"] for rule in ALERTING if rule["alert"] == "FloormanEventLoopLag"}
    bounds = {severity: float(re.findall(r"p99_rate5m > ([\d.]+)", expr)[0]) for severity, expr in late.items()}
    assert set(bounds.values()) <= set(metrics.LAG._upper_bounds)
    told = re.findall(r"`FloormanEventLoopLag` warns .*? (\d+) ms, and (?:wakes|pages) .*? (\d+) ms", TABLE)
    assert told == [tuple(str(round(bounds[severity] * 1000)) for severity in ("warning", "critical"))]


def test_a_warning_holds_back_nothing_that_wakes_somebody() -> None:
    severities: dict[str, set[str]] = {}
    for rule in ALERTING:
        severities.setdefault(rule["alert"], set()).add(rule["labels"]["severity"])
    told = yaml.safe_load((MONITORING / "alertmanager.yml").read_text(encoding="utf-8"))["inhibit_rules"]
    assert len(told) > 2
    for one in told:
        source, target = one["source_matchers"], one["target_matchers"]
        [name] = [*(re.findall(r'^alertname="(\w+)"$', source[0])), None][:1]
        loud = 'severity="critical"' in source or (name and severities[name] == {"critical"})
        assert loud or 'severity="warning"' in target, one


def test_what_a_probe_asks_is_answered_as_it_expects() -> None:
    told = yaml.safe_load((MONITORING / "blackbox.yml").read_text(encoding="utf-8"))["modules"]["floorman"]["http"]
    client = create_app(Settings(log_level="ERROR")).test_client()
    answer = client.open("/v1/decisions", method=told["method"], data=told["body"], headers=told["headers"])
    assert answer.status_code in told["valid_status_codes"]
    [wanted] = told["fail_if_body_not_matches_regexp"]
    assert re.search(wanted, answer.get_data(as_text=True))


def test_the_goals_are_those_that_are_told() -> None:
    """A bucket ends where slow begins, and the shares of docs/reference/metrics.md are what the alerts multiply."""
    [(share, within)] = re.findall(r"(\d+)% of single decisions are answered within (\d+) ms", TABLE)
    assert int(within) / 1000 in metrics.BUCKETS
    assert set(re.findall(r'le="([\d.]+)"', RECORDING)) == {str(int(within) / 1000)}
    goals = {rule["alert"]: set(re.findall(r"\* (0\.\d+)", rule["expr"])) for rule in ALERTING}
    assert goals["FloormanAvailabilityBurn"] == {"0.001"}
    assert goals["FloormanLatencyBurn"] == {f"{1 - int(share) / 100:.2f}"}
