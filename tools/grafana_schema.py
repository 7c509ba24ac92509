"""What Grafana's own classes do not know of a dashboard: `python tools/grafana_schema.py FILE` prints each path.

It runs where grafana-foundation-sdk is installed, which has none of this package's.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def lost(sent: Any, kept: Any, at: str = "") -> Iterator[str]:
    """The paths of what is not kept as it was sent."""
    if isinstance(sent, dict) and isinstance(kept, dict):
        for name, value in sent.items():
            yield from lost(value, kept.get(name, ...), f"{at}/{name}")
    elif isinstance(sent, list) and isinstance(kept, list) and len(sent) == len(kept):
        for number, pair in enumerate(zip(sent, kept, strict=True)):
            yield from lost(*pair, f"{at}/{number}")
    elif sent != kept:
        yield at


def unknown(dashboard: Any) -> list[str]:
    """Read it into Grafana's classes and write it again. Raises what those raise if a value cannot be read."""
    from grafana_foundation_sdk.cog.encoder import JSONEncoder
    from grafana_foundation_sdk.cog.plugins import register_default_plugins
    from grafana_foundation_sdk.models.dashboard import Dashboard

    register_default_plugins()
    return [*lost(dashboard, json.loads(JSONEncoder().encode(Dashboard.from_json(dashboard))))]


if __name__ == "__main__":
    sys.stdout.write("\n".join(unknown(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))))
