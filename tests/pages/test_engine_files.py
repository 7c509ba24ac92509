"""ENGINE_DIR: the table offers the engine's files, and nothing else of their folder."""

import gzip
import hashlib
import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from service import __version__
from service.api.app import create_app
from service.pages.assets import engine_fault
from service.settings import Settings
from tests.conftest import Checked

SCRIPTS: Final = ("index.js", "questions.js", "worker.js", "worker_client.js", "pyodide/pyodide.mjs")
FILES: Final = {
    **dict.fromkeys((*SCRIPTS, "pyodide/pyodide.asm.mjs"), "text/javascript; charset=utf-8"),
    "dist/engine.zip": "application/zip",
    "pyodide/pyodide.asm.wasm": "application/wasm",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """As `make engine` writes it."""
    for name in (*FILES, "dist/licenses/LICENSE"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(name.encode() * 9)
    (tmp_path / "dist" / "manifest.json").write_text(json.dumps({"version": __version__}))
    return tmp_path


@pytest.fixture
def client(folder: Path) -> Checked:
    return Checked(create_app(Settings(log_level="ERROR", engine_dir=folder)))


def offered(client: Checked) -> dict[str, Any]:
    """What the page is given."""
    found = re.search(r"data-engine='([^']+)'", client.get("/table").get_data(as_text=True))
    assert found
    entry: dict[str, Any] = json.loads(found[1])
    return entry


def test_the_page_lists_each_file_and_their_size(client: Checked, folder: Path) -> None:
    engine = offered(client)
    names = [path.split("/", 4)[4] for path in engine["files"]]
    assert ({*names}, engine["version"]) == ({*FILES}, __version__)
    sizes = [len(client.get(path, headers={"Accept-Encoding": "gzip"}).data) for path in engine["files"]]
    assert engine["bytes"] == sum(sizes)
    for name, path in zip(names, engine["files"], strict=True):
        answer = client.get(path)
        assert (answer.data, answer.content_type) == ((folder / name).read_bytes(), FILES[name])
        packed = client.get(path, headers={"Accept-Encoding": "gzip"})
        assert (gzip.decompress(packed.data), packed.headers["Content-Encoding"]) == (answer.data, "gzip")
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"


def test_wasm_may_be_compiled_in_the_worker_alone(client: Checked) -> None:
    may = {path for path in offered(client)["files"] if "wasm-unsafe" in str(client.get(path).headers)}
    assert {path.rpartition("/")[2] for path in may} == {"worker.js"}
    assert "wasm-unsafe" not in str(client.get("/table").headers)


def test_the_service_worker_has_the_digest_of_each(client: Checked, folder: Path) -> None:
    found = re.search(r"^const ENGINE = (.*);$", client.get("/service-worker.js").get_data(as_text=True), re.MULTILINE)
    assert found
    digests = {path.split("/", 4)[4]: entry["sha256"] for path, entry in json.loads(found[1]).items()}
    assert digests == {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in FILES}


def test_nothing_else_is_served(client: Checked) -> None:
    at = offered(client)["files"][0].rpartition("/")[0]
    for path in ("dist/manifest.json", "dist/licenses/LICENSE", "../worker.js", "", "index.js/"):
        assert client.get(f"{at}/{path}").status_code == 404
    assert client.get("/table/engine/0123456789abcdef/index.js").status_code == 404


def test_without_the_setting_or_pages_there_is_none(folder: Path) -> None:
    plain = Checked(create_app(Settings(log_level="ERROR")))
    assert b"data-engine" not in plain.get("/table").data
    with_engine = Checked(create_app(Settings(log_level="ERROR", engine_dir=folder)))
    off = Checked(create_app(Settings(log_level="ERROR", engine_dir=folder, pages=False)))
    assert {off.get(path).status_code for path in offered(with_engine)["files"]} == {404}


def test_a_folder_that_cannot_be_offered_is_named(folder: Path, tmp_path: Path) -> None:
    assert engine_fault(folder) is None
    (folder / "worker.js").unlink()
    assert engine_fault(folder) == "worker.js is missing. Make the folder with `make engine`"
    manifest = folder / "dist" / "manifest.json"
    manifest.write_text('{"version": "0.9.0"}')
    (folder / "worker.js").touch()
    assert engine_fault(folder) == f"the engine has version 0.9.0, and the service {__version__}"
    manifest.write_text("{")
    assert str(engine_fault(folder)).startswith("dist/manifest.json cannot be read: ")
    manifest.unlink()
    assert str(engine_fault(tmp_path)).startswith("dist/manifest.json cannot be read: ")
