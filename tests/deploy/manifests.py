"""What Kustomize makes of deploy/kubernetes, and how parts of it are found."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import ceil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest
import yaml

ROOT: Final = Path(__file__).parents[2]
HERE: Final = ROOT / "deploy" / "kubernetes"
README: Final = HERE / "README.md"
TOOLS: Final = Path(sys.prefix) / "manifests" / "bin"
KINDS: Final = {
    "development": "overlays/development",
    "production": "overlays/production",
    "base": "base",
    "bulk": "bulk",
}
OWN: Final = "own"  # an overlay as README.md has it

Object = dict[str, Any]
Faults = Iterator[str]


def tool(name: str) -> str:
    """A program of make's own environment for manifests; skips where that is not set up, which CI does not forgive."""
    path = TOOLS / name
    if not path.exists():
        pytest.skip(f"no {name} for manifests: make verify-deploy sets it up")
    return str(path)


@cache
def text(kind: str) -> str:
    """What is applied."""
    if kind != OWN:
        return _built(HERE / KINDS[kind])
    [overlay] = re.findall(
        r"```yaml\n(.*?^kind: Kustomization$.*?)```", README.read_text(encoding="utf-8"), re.M | re.S
    )
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "kubernetes"
        shutil.copytree(HERE, copy)
        own = copy / "overlays" / OWN
        own.mkdir()
        (own / "kustomization.yaml").write_text(overlay, encoding="utf-8")
        return _built(own)


def _built(folder: Path) -> str:
    told = subprocess.run([tool("kubectl"), "kustomize", str(folder)], capture_output=True, text=True, check=True)
    assert not told.stderr, told.stderr  # Kustomize tells of what it will soon refuse
    return told.stdout


def objects(kind: str) -> list[Object]:
    """The same, read: a copy to be changed at will."""
    return list(yaml.safe_load_all(text(kind)))


@dataclass(frozen=True, slots=True)
class Made:
    """Objects that belong together, and the parts of them that are asked about."""

    objects: list[Object]

    def every(self, kind: str) -> list[Object]:
        """All of a kind."""
        return [one for one in self.objects if one["kind"] == kind]

    def only(self, kind: str) -> Object:
        """The one of its kind."""
        [found] = self.every(kind)
        return found

    @property
    def pod(self) -> Object:
        """How the Deployment's pods are made."""
        template: Object = self.only("Deployment")["spec"]["template"]
        return template

    @property
    def container(self) -> Object:
        """The one container of it."""
        [found] = self.pod["spec"]["containers"]
        return dict(found)

    @property
    def settings(self) -> dict[str, str]:
        """The environment that it gets."""
        [source] = self.container["envFrom"]
        [found] = [one for one in self.every("ConfigMap") if one["metadata"]["name"] == source["configMapRef"]["name"]]
        return dict(found["data"])

    @property
    def ports(self) -> dict[str, int]:
        """Its ports by name."""
        return {port["name"]: port["containerPort"] for port in self.container["ports"]}

    @property
    def volumes(self) -> dict[str, Object]:
        """What is mounted where, by path: the volume, with the mount beside it."""
        by_name = {one["name"]: one for one in self.pod["spec"]["volumes"]}
        return {
            mount["mountPath"]: by_name[mount["name"]] | {"mount": mount} for mount in self.container["volumeMounts"]
        }

    def chosen(self, policy: Object) -> Iterator[Object]:
        """The templates of pods that a policy holds."""
        for one in (*self.every("Deployment"), *self.every("Job")):
            template = one["spec"]["template"]
            if picks(policy["spec"]["podSelector"]["matchLabels"], template):
                yield template


def picks(labels: dict[str, str], labelled: Object) -> bool:
    """Whether a selector of these labels, of some at least, picks it."""
    return bool(labels) and labels.items() <= labelled["metadata"]["labels"].items()


def cores(quantity: str) -> int:
    """Cores, a part of one as one: "250m", "2"."""
    return ceil(int(quantity[:-1]) / 1000) if quantity.endswith("m") else int(quantity)


def mib(quantity: str) -> int:
    """MiB of a quantity in Mi."""
    found = re.fullmatch(r"(\d+)Mi", quantity)
    assert found, quantity
    return int(found[1])
