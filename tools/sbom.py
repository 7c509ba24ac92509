"""What the image's Python packages are, as a CycloneDX bill of materials: `make sbom`.

Of an environment that holds what requirements/run.txt installs, and nothing else; with the scripts, icons and fonts of
others that pages load. The same tree gives the same bytes:
neither time nor serial number is in it, nor an address. What the base image brings is its maker's to tell.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from vendor import bill as vendored


def environment_bill(python: str) -> dict[str, Any]:
    """The bill of an environment, as the tool tells it."""
    command = [sys.executable, "-m", "cyclonedx_py", "environment", "--pyproject", "pyproject.toml"]
    kind = ["--output-reproducible", "--short-PURLs", "--spec-version", "1.6", "--output-file", "-", python]
    still = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
    run = subprocess.run(command + kind, env=still, check=True, capture_output=True)  # noqa: S603  # our own words
    bill: dict[str, Any] = json.loads(run.stdout)
    return bill


def without_addresses(part: Any) -> Any:
    """The same, without where things can be fetched: no machine's registry is a fact about a package."""
    if isinstance(part, dict):
        return {name: without_addresses(member) for name, member in part.items() if name != "externalReferences"}
    return [without_addresses(item) for item in part] if isinstance(part, list) else part


def main(python: str, version: str, out: str) -> None:
    """Write it, if it is what its schema says."""
    bill = without_addresses(environment_bill(python))
    bill["metadata"]["component"]["version"] = version
    bill["components"] += vendored()["components"]
    text = json.dumps(bill, indent=2, sort_keys=True) + "\n"
    if wrong := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
        raise SystemExit(f"sbom: {wrong}")
    Path(out).parent.mkdir(exist_ok=True)
    Path(out).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
