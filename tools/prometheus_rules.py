"""The rules of deploy/monitoring: as the Prometheus operator takes them, and with runbooks at an address of yours.

`python tools/prometheus_rules.py` writes deploy/kubernetes/base/prometheusrules.yaml. With `--runbooks URL` all rules
are written into another folder instead, for Prometheus and for its operator: each alert then links to the page at URL.
"""

import argparse
import re
from pathlib import Path
from textwrap import indent
from typing import Final

ROOT: Final = Path(__file__).parents[1]
RULES: Final = ROOT / "deploy" / "monitoring" / "rules"
RULES_FILE: Final = ROOT / "deploy" / "kubernetes" / "base" / "prometheusrules.yaml"
PAGE: Final = "docs/how-to/runbooks.md"
_HEAD: Final = "# Made by `make prometheus-rules` from deploy/monitoring/rules: change them there.\n"
_OBJECT: Final = """---
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: floorman-{name}
  labels: {{ app.kubernetes.io/name: floorman, app.kubernetes.io/component: metrics }}
spec:
{rules}"""
_ADDRESS: Final = re.compile(r"https?://[A-Za-z0-9][A-Za-z0-9._~:/?=&%+,;@-]*")  # what YAML and templates leave alone


def rule_objects(runbooks: str = PAGE) -> str:
    """An object for each file of rules, with its text as it is; `runbooks`: where the page on the alerts is."""
    return _HEAD + "".join(
        _OBJECT.format(name=name, rules=indent(_groups(name, text), "  ")) for name, text in rules(runbooks).items()
    )


def rules(runbooks: str = PAGE) -> dict[str, str]:
    """The files of rules by name."""
    return {
        path.stem: path.read_text(encoding="utf-8").replace(f"runbook_url: {PAGE}#", f"runbook_url: {runbooks}#")
        for path in sorted(RULES.glob("*.yaml"))
    }


def address(text: str) -> str:
    """Where the page is. Raises ArgumentTypeError if it is no address."""
    if not _ADDRESS.fullmatch(text):
        raise argparse.ArgumentTypeError(
            "must be like https://git.example.com/floorman/blob/v1.0.0/docs/how-to/runbooks.md"
        )
    return text


def _groups(name: str, text: str) -> str:
    head, begins, groups = text.partition("groups:\n")
    if not begins or any(line and not line.startswith("#") for line in head.splitlines()):
        raise SystemExit(f"{name}.yaml must begin with its groups, but for comments")
    return begins + groups


def main() -> None:
    """Write what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--runbooks", type=address, metavar="URL", help="where docs/how-to/runbooks.md is")
    parser.add_argument("--into", type=Path, default=ROOT / "dist" / "monitoring", help="a folder; dist/monitoring")
    arguments = parser.parse_args()
    if arguments.runbooks is None:
        RULES_FILE.write_text(rule_objects(), encoding="utf-8")
        return
    arguments.into.mkdir(parents=True, exist_ok=True)
    for name, text in rules(arguments.runbooks).items():
        (arguments.into / f"{name}.yaml").write_text(text, encoding="utf-8")
    (arguments.into / RULES_FILE.name).write_text(rule_objects(arguments.runbooks), encoding="utf-8")


if __name__ == "__main__":
    main()
