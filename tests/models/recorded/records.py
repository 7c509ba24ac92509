"""Where the recorded hands are: the shared ones beside the checkout, and the sample that the tests carry."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

from tests.models.recorded.bodies import Json

SHARED = Path(__file__).resolve().parents[4] / "shared" / "hands"
SAMPLE = Path(__file__).with_name("sample.ndjson")


def shared_files() -> tuple[Path, ...]:
    """The shared record files, none where the checkout stands alone."""
    return tuple(sorted(SHARED.glob("*.ndjson.gz")))


def read(path: Path) -> Iterator[Json]:
    """The recorded decisions of one file."""
    packed = path.read_bytes()
    for line in (gzip.decompress(packed) if path.suffix == ".gz" else packed).splitlines():
        yield json.loads(line)
