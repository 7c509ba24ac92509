"""Write the conformance suite as an artifact: `python tools/suite.py FOLDER` fills FOLDER and packs it beside it.

FOLDER gets the files of `floorman conform copy`, the tests of each rulebook and level as one JSON document, licence,
changes, package.json for npm, and files.json with the SHA-256 of each file. FOLDER.tar.gz has the same bytes each
time.
"""

import gzip
import hashlib
import io
import json
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from kit.suite_copy import NotEmpty, copy_suite  # noqa: E402
from service.cases.suite import SUITE_VERSION, Level, published_tests  # noqa: E402
from service.cases.suite_files import tests_by_rulebook  # noqa: E402

SUITE: Final = ROOT / "kit" / "suite"
SUMS: Final = "files.json"


def levels() -> Iterator[tuple[str, bytes]]:
    """The tests of each rulebook and level as one document: its path in the folder, and its content."""
    for rulebook, tests in tests_by_rulebook(published_tests()).items():
        for level in Level:
            some = [test.to_json() for test in tests if test.level == level]
            document = {"suite": SUITE_VERSION, "rulebook": rulebook, "level": level.value, "tests": some}
            yield f"levels/{rulebook}/{level.value}.json", _as_json(document)


def package() -> bytes:
    """package.json for npm, with the suite's version."""
    described = json.loads((SUITE / "package.json").read_bytes())
    name = described.pop("name")
    return _as_json({"name": name, "version": SUITE_VERSION, **described})


def write(folder: Path) -> int:
    """Fill a folder that is empty or missing. Returns how many files it has. Raises NotEmpty and OSError."""
    copy_suite(folder)
    for name, content in levels():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    (folder / "package.json").write_bytes(package())
    (folder / "CHANGES.md").write_bytes((SUITE / "CHANGES.md").read_bytes())
    for name in ("LICENSE", "NOTICE"):
        (folder / name).write_bytes((ROOT / name).read_bytes())
    sums = {name: hashlib.sha256(content).hexdigest() for name, content in _contents(folder)}
    (folder / SUMS).write_bytes(_as_json({"suite": SUITE_VERSION, "sha256": sums}))
    return len(sums) + 1


def pack(folder: Path) -> Path:
    """Pack a folder as FOLDER.tar.gz: the same content gives the same bytes."""
    packed = folder.with_name(f"{folder.name}.tar.gz")
    with (
        packed.open("wb") as file,
        gzip.GzipFile("", "wb", mtime=0, fileobj=file) as zipped,
        tarfile.open(fileobj=zipped, mode="w") as tar,
    ):
        for name, content in _contents(folder):
            entry = tarfile.TarInfo(f"{folder.name}/{name}")
            entry.size, entry.mode = len(content), 0o644
            tar.addfile(entry, io.BytesIO(content))
    return packed


def _contents(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        yield path.relative_to(folder).as_posix(), path.read_bytes()


def _as_json(document: object) -> bytes:
    return (json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n").encode()


def main() -> int:
    """Write and pack it. Exit code 2 if the folder is not empty."""
    folder = Path(sys.argv[1])
    try:
        count = write(folder)
    except NotEmpty as error:
        sys.stderr.write(f"{error}\n")
        return 2
    packed = pack(folder)
    sys.stdout.write(f"suite {SUITE_VERSION}: {count} files in {folder}, packed as {packed}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
