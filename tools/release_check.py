"""Whether packages are those of a release: `python tools/release_check.py FOLDER [--tag v1.0.0] [--name NAME]`.

Of each wheel, sdist and npm package in FOLDER: its name, its version, its licence, and of a wheel that it carries its
bill of materials. `--tag` and `--name` are what the workflows of .github publish under; an empty one is not compared.
"""

import argparse
import json
import sys
import tarfile
import zipfile
from email.message import Message
from email.parser import BytesParser
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from service import __version__  # noqa: E402
from service.cases.suite import SUITE_VERSION  # noqa: E402

NAME: Final = "floorman"
SUITE: Final = "floorman-suite"
"""It has a version of its own."""


def description(path: Path) -> tuple[str, str, str]:
    """The name, version and licence of a package. Raises KeyError and OSError if it is none."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            [about] = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
            return _described(BytesParser().parsebytes(wheel.read(about)))
    with tarfile.open(path) as packed:
        if path.suffix == ".tgz":
            package = json.loads(_content(packed, "package/package.json"))
            return package["name"], package["version"], package["license"]
        return _described(BytesParser().parsebytes(_content(packed, f"{packed.getnames()[0].split('/')[0]}/PKG-INFO")))


def _described(message: Message) -> tuple[str, str, str]:
    return message["Name"], message["Version"], message["License-Expression"]


def _content(packed: tarfile.TarFile, name: str) -> bytes:
    file = packed.extractfile(name)
    if file is None:
        raise KeyError(name)
    return file.read()


def faults(path: Path) -> list[str]:
    """What is wrong with a package."""
    name, version, licence = description(path)
    wanted = SUITE_VERSION if name == SUITE else __version__
    wrong = [] if name in (NAME, SUITE) else [f"its name is {name}, not {NAME}"]
    wrong += [] if version == wanted else [f"its version is {version}, not {wanted}"]
    wrong += [] if licence == "Apache-2.0" else [f"its licence is {licence}, not Apache-2.0"]
    if path.suffix == ".whl":
        names = zipfile.ZipFile(path).namelist()
        wrong += [] if any(".dist-info/sboms/" in member for member in names) else ["it carries no bill of materials"]
    return [f"{path.name}: {fault}" for fault in wrong]


def main(words: list[str]) -> int:
    """Print each fault. Returns the exit code: 1 if there is any."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--tag", default="", help="the tag of the release")
    parser.add_argument("--name", default="", help="what the package is to be published as")
    options = parser.parse_args(words)
    packages = sorted(path for path in options.folder.iterdir() if path.suffix in (".whl", ".gz", ".tgz"))
    wrong = [fault for path in packages for fault in faults(path)]
    wrong += [] if packages else [f"{options.folder} has no package"]
    if options.tag and options.tag != f"v{__version__}":
        wrong.append(f"the tag is {options.tag}, but service/__init__.py has {__version__}: tag v{__version__}")
    if options.name and options.name != NAME:
        wrong.append(f"the package is {NAME}: set the repository variable to that, or rename it, not {options.name}")
    sys.stdout.write(
        "".join(f"release: {fault}\n" for fault in wrong) or f"release: {len(packages)} packages are right\n"
    )
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
