"""What people call the disputes of /table."""

import json
from pathlib import Path
from typing import Final

PHRASES: Final[dict[str, str]] = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
"""What floors, forums and illustrations of rules call a dispute, and which is meant: it is among the first three."""
