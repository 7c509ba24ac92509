"""What a wheel holds beside `service/`: the kit, whose imports name the installed packages, types, and a bill."""

import json
import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_SERVICE = re.compile(r"^( *(?:from|import) )service(?=[. ])", re.MULTILINE)


class WheelHook(BuildHookInterface):
    """Makes these files in a folder of its own, which is removed when the wheel is built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the files to the wheel. `version`: which kind of wheel, unused."""
        root = Path(self.root)
        self._folder = Path(tempfile.mkdtemp())
        ignored = shutil.ignore_patterns("tests", "__pycache__")
        kit = shutil.copytree(root / "kit", self._folder / "floorman_kit", ignore=ignored)
        for module in kit.rglob("*.py"):
            module.write_text(_SERVICE.sub(r"\1floorman", module.read_text(encoding="utf-8")), encoding="utf-8")
        sys.path.insert(0, str(root / "tools"))
        try:
            from json_types import written
            from vendor import bill
        finally:
            sys.path.pop(0)
        types = self._folder / "json_types.py"
        types.write_text("".join(written()), encoding="utf-8")
        about = {"type": "library", "name": "floorman", "version": self.metadata.version, "bom-ref": "floorman"}
        about |= {"licenses": [{"license": {"id": "Apache-2.0"}}], "purl": f"pkg:pypi/floorman@{self.metadata.version}"}
        parts = self._folder / "floorman.cdx.json"
        parts.write_text(json.dumps(bill() | {"metadata": {"component": about}}, indent=2) + "\n", encoding="utf-8")
        build_data["sbom_files"].append(str(parts))
        build_data["force_include"] |= {str(kit): "floorman_kit", str(types): "floorman/json_types.py"}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder."""
        shutil.rmtree(self._folder)
