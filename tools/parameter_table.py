"""Write the table that ends docs/reference/rulebooks.md: each parameter, its settings and its topics."""

import sys
from pathlib import Path
from typing import Any, Final

import yaml

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from service.rules.ruleset import DECIDES
from service.rulesets import PARAMETERS

PAGE: Final = Path(__file__).parents[1] / "docs" / "reference" / "rulebooks.md"
HEAD: Final = "| parameter | settings | topics |"
LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml, ten times as fast, where it is there


def table() -> str:
    """A row for each parameter."""
    text = (Path(__file__).parents[1] / "openapi.yaml").read_text(encoding="utf-8")
    schemas: dict[str, Any] = yaml.load(text, LOADER)["components"]["schemas"]  # noqa: S506
    rows = [HEAD, "|---|---|---|"]
    for key, parameter in PARAMETERS.items():
        schema = schemas["HouseRules"]["properties"][key]
        schema = schemas[schema["$ref"].rpartition("/")[2]] | schema if "$ref" in schema else schema
        kind = "true, false" if parameter.kind is bool else f"{schema.get('minimum')} to {schema.get('maximum')}"
        settings = ", ".join(f"`{choice}`" for choice in parameter.choices) or kind
        topics = ", ".join(f"`{topic}`" for topic in DECIDES[key])
        rows.append(f"| `{key}` | {settings} | {topics} |")
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    above, _, _ = PAGE.read_text(encoding="utf-8").partition(HEAD)
    PAGE.write_text(above + table(), encoding="utf-8")
