"""Print how much there is to know in openapi.yaml, beside the goals, and its largest schemas: `make spec-sizes`.

A member is an entry in the `properties` of a component schema. Counted are the schemas that the paths reach; for a
decision, those that `DECISION` reaches. The core spec is compact JSON without examples.
"""

import sys
from pathlib import Path
from typing import Any, Final

import yaml

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from service.answers.render import to_bytes  # the package beside this folder
from tools.write_spec import SPEC, core, reached, with_examples

GOALS: Final = {"members": 660, "schemas": 175, "paths": 20, "members of a decision": 225, "core spec, kB": 110}
DECISION: Final = ("DecisionRequest", "Decision", "OptionsRequest", "OptionsAnswer", "Problem")
LARGEST: Final = 15


def members(spec: dict[str, Any], node: Any) -> dict[str, int]:
    """The number of members of each component schema that a part of the document reaches."""
    schemas = spec["components"]["schemas"]
    named = (name.removeprefix("schemas/") for name in reached(node, spec["components"]) if name.startswith("schemas/"))
    return {name: len(schemas[name].get("properties", ())) for name in sorted(named)}


def sizes(spec: dict[str, Any]) -> dict[str, int]:
    """The measures of `GOALS`."""
    whole = members(spec, spec["paths"])
    decision = members(spec, [{"$ref": f"#/components/schemas/{name}"} for name in DECISION])
    kilobytes = -(-len(to_bytes(with_examples(core(spec), 0))) // 1000)
    counts = (sum(whole.values()), len(whole), len(spec["paths"]), sum(decision.values()), kilobytes)
    return dict(zip(GOALS, counts, strict=True))


def main() -> None:
    """Print the measures, and the schemas with most members."""
    spec = yaml.load(SPEC.read_text(encoding="utf-8"), yaml.CSafeLoader)
    for measure, size in sizes(spec).items():
        goal = GOALS[measure]
        print(f"{measure:22}{size:6}  goal {goal:4}  {f'{size - goal:+} to the goal' if size > goal else 'reached'}")
    largest = sorted(members(spec, spec["paths"]).items(), key=lambda entry: -entry[1])[:LARGEST]
    print("largest schemas:", ", ".join(f"{name} {count}" for name, count in largest))


if __name__ == "__main__":
    main()
