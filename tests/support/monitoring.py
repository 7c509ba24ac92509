"""What is in deploy/monitoring: rules, panels, and the queries of the documents."""

import json
import re
from pathlib import Path
from typing import Any, Final

import yaml

ROOT: Final = Path(__file__).parents[2]
MONITORING: Final = ROOT / "deploy" / "monitoring"


RUNBOOKS: Final = (ROOT / "docs" / "how-to" / "runbooks.md").read_text(encoding="utf-8")
RECORDING: Final = (MONITORING / "rules" / "recording.yaml").read_text(encoding="utf-8")


ALERTS: Final = (MONITORING / "rules" / "alerts.yaml").read_text(encoding="utf-8")
DASHBOARD: Final = json.loads((MONITORING / "grafana" / "floorman.json").read_text(encoding="utf-8"))


SECTIONS: Final = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", RUNBOOKS, re.MULTILINE | re.DOTALL))


def read_yaml(text: str) -> Any:
    """The document, read by libyaml where it is there."""
    return yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # noqa: S506


def rules(text: str) -> list[dict[str, Any]]:
    return [rule for group in read_yaml(text)["groups"] for rule in group["rules"]]


RECORDED: Final = {rule["record"] for rule in rules(RECORDING)}
ALERTING: Final = rules(ALERTS)


PANELS: Final = [target["expr"] for panel in DASHBOARD["panels"] for target in panel.get("targets", ())]
QUERIES: Final = [
    query for block in re.findall(r"```promql\n(.*?)```", RUNBOOKS, re.DOTALL) for query in block.splitlines()
]
