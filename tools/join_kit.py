"""Note in this Python's packages which commands the tree's kit brings: python tools/join_kit.py. `make` runs it.

An installed wheel brings the same note, with the names that its packages have there.
"""

import sysconfig
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
GROUP: Final = "floorman.commands"


def main() -> None:
    """Write a distribution that has entry points and nothing else."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    points = [
        f"{name} = {value.replace('floorman_kit.', 'kit.')}" for name, value in project["entry-points"][GROUP].items()
    ]
    note = Path(sysconfig.get_path("purelib")) / "floorman_tree-0.dist-info"
    note.mkdir(exist_ok=True)
    (note / "METADATA").write_text("Metadata-Version: 2.1\nName: floorman-tree\nVersion: 0\n", encoding="utf-8")
    (note / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *points, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
