"""Fetch what the pages load from npm, at the versions named here, and write down its licences and digests.

python tools/vendor.py. It needs npm; nothing of a package is run. `python tools/vendor.py newest` names the packages
that have a newer version, and ends with 1 if there are any.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
LOADED: Final = ROOT / "service" / "pages" / "static" / "vendor"
"""Where the packages lie that pages load as they are."""
BUNDLED: Final = ROOT / "web" / "vendor"
"""Where those lie that web/bundle.sh makes the table's files of."""
ICONS: Final = (
    "book-open",
    "file-text",
    "keyboard",
    "plus",
    "redo-2",
    "scale",
    "send",
    "settings-2",
    "undo-2",
)
PACKAGES: Final = {
    "@fontsource-variable/figtree": ("5.3.0", ("files/figtree-latin-wght-normal.woff2", "LICENSE")),
    "htm": ("3.1.1", ("preact/standalone.module.js", "LICENSE")),
    "lucide": ("1.65.0", (*(f"dist/esm/icons/{name}.mjs" for name in ICONS), "LICENSE")),
    "preact": ("10.4.1", ("LICENSE",)),  # its licence: htm's file holds some of it
    "rapidoc": ("9.3.8", ("dist/rapidoc-min.js", "dist/rapidoc-min.js.LICENSE.txt", "LICENSE.txt")),
}
"""The version of each package, and the files that are kept of it."""
OF_OTHERS: Final = frozenset({"preact"})
"""What is here in the version that another package contains."""
IN_BUNDLES: Final = frozenset({"htm", "lucide", "preact"})


def main() -> None:
    """Replace all that is there."""
    manifests: dict[Path, dict[str, Any]] = {LOADED: {}, BUNDLED: {}}
    with tempfile.TemporaryDirectory() as folder:
        for name, (version, kept) in PACKAGES.items():
            vendor = BUNDLED if name in IN_BUNDLES else LOADED
            manifests[vendor][name.rpartition("/")[2]] = _fetched(name, version, kept, Path(folder), vendor)
    for vendor, manifest in manifests.items():
        (vendor / "manifest.json").write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")


def bill() -> dict[str, Any]:
    """The scripts, icons and fonts of others in the package, as a CycloneDX bill: it rides in the wheel (PEP 770)."""
    names = {name.rpartition("/")[2]: name for name in PACKAGES}
    components = []
    for vendor in (LOADED, BUNDLED):
        for short, entry in json.loads((vendor / "manifest.json").read_text(encoding="utf-8")).items():
            purl = f"pkg:npm/{names[short].replace('@', '%40')}@{entry['version']}"
            files = [
                {"type": "file", "name": file, "hashes": [{"alg": "SHA-256", "content": digest}]}
                for file, digest in sorted(entry["sha256"].items())
            ]
            about = {
                "type": "library",
                "name": names[short],
                "version": entry["version"],
                "purl": purl,
                "bom-ref": purl,
            }
            components.append(about | {"licenses": [{"license": {"id": entry["license"]}}], "components": files})
    components.sort(key=lambda component: str(component["name"]))
    return {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1, "components": components}


def _fetched(name: str, version: str, kept: tuple[str, ...], folder: Path, vendor: Path) -> dict[str, Any]:
    """The package's entry in the manifest; its files are written."""
    command = ["npm", "pack", "--ignore-scripts", "--silent", "--pack-destination", str(folder), f"{name}@{version}"]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603  # the versions above
    packed = done.stdout.split()
    into = vendor / name.rpartition("/")[2]
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    digests = {}
    with tarfile.open(folder / packed[-1]) as archive:
        package = json.loads(_content(archive, "package.json"))
        for path in kept:
            content = _content(archive, path)
            (into / Path(path).name).write_bytes(content)
            digests[Path(path).name] = hashlib.sha256(content).hexdigest()
    if package["version"] != version:
        sys.exit(f"{name} is {package['version']}, not {version}")
    return {"version": version, "license": package["license"], "sha256": digests}


def _content(archive: tarfile.TarFile, path: str) -> bytes:
    file = archive.extractfile(f"package/{path}")
    if file is None:
        sys.exit(f"{path} is no file in {archive.name!r}")
    return file.read()


def newer() -> list[str]:
    """The packages that have a newer version, each with both."""
    behind = []
    for name, (version, _) in PACKAGES.items():
        command = ["npm", "view", name, "version"]
        newest = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()  # noqa: S603
        if name not in OF_OTHERS and newest != version:
            behind.append(f"{name} {version}: {newest} is there")
    return behind


if __name__ == "__main__":
    if sys.argv[1:] == ["newest"]:
        sys.exit("\n".join(newer()) or 0)
    main()
