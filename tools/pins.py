"""The pins of a published image for deploy/: `python tools/pins.py NAME@sha256:DIGEST` writes dist/pins.

`.env` is for deploy/compose, `kustomization.yaml` a component for an overlay of deploy/kubernetes.
"""

import re
import sys
from pathlib import Path
from typing import Final

PINS: Final = Path(__file__).resolve().parents[1] / "dist" / "pins"
_PINNED: Final = re.compile(r"([a-z0-9][a-z0-9._/:-]*[a-z0-9])@(sha256:[0-9a-f]{64})")
_COMPONENT: Final = """# The image of a release, by its digest: name this folder under `components` of your overlay.
apiVersion: kustomize.config.k8s.io/v1alpha1
kind: Component
images:
  - { name: floorman, newName: %s, digest: "%s" }
"""


def written(image: str, into: Path = PINS) -> None:
    """Write both. Raises SystemExit if it is no name with a digest."""
    pinned = _PINNED.fullmatch(image)
    if pinned is None:
        raise SystemExit("pins: name the image with its digest, such as IMAGE=registry.example.com/floorman@sha256:…")
    into.mkdir(parents=True, exist_ok=True)
    (into / ".env").write_text(f"FLOORMAN_IMAGE={image}\n", encoding="utf-8")
    (into / "kustomization.yaml").write_text(_COMPONENT % pinned.groups(), encoding="utf-8")


if __name__ == "__main__":
    written(sys.argv[1] if len(sys.argv) == 2 else "")
