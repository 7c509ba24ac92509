"""The rules of deploy/monitoring as the Prometheus operator takes them: `python tools/prometheus_rules.py`."""

from pathlib import Path
from textwrap import indent
from typing import Final

ROOT: Final = Path(__file__).parents[1]
RULES: Final = ROOT / "deploy" / "monitoring" / "rules"
MADE: Final = ROOT / "deploy" / "kubernetes" / "base" / "prometheusrules.yaml"
_HEAD: Final = "# Made by `make prometheus-rules` from deploy/monitoring/rules: change them there.\n"
_OBJECT: Final = """---
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: floorman-{name}
  labels: {{ app.kubernetes.io/name: floorman, app.kubernetes.io/component: metrics }}
spec:
{rules}"""


def made() -> str:
    """An object for each file of rules, in which its text stands as it is."""
    return _HEAD + "".join(
        _OBJECT.format(name=path.stem, rules=indent(_groups(path), "  ")) for path in sorted(RULES.glob("*.yaml"))
    )


def _groups(path: Path) -> str:
    head, begins, groups = path.read_text(encoding="utf-8").partition("groups:\n")
    if not begins or any(line and not line.startswith("#") for line in head.splitlines()):
        raise SystemExit(f"{path.name} must begin with its groups, but for comments")
    return begins + groups


if __name__ == "__main__":
    MADE.write_text(made(), encoding="utf-8")
