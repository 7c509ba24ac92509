"""PHP, by openapi-generator: one call of each kind."""

import shutil
from pathlib import Path

import pytest

from tests.clients.generators import DONE, made, need, run

GUZZLE = Path("/usr/share/php/GuzzleHttp/autoload.php")


@pytest.fixture(scope="module")
def php(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the program and the client, in which each file can be compiled."""
    needed = "php-cli php-curl php-mbstring php-guzzlehttp-guzzle"
    need(shutil.which("php") and GUZZLE.exists(), f"apt-get install {needed}")
    folder = made("php", "calls.php", tmp_path_factory.mktemp("php"))
    every = "foreach (file('php://stdin', FILE_IGNORE_NEW_LINES) as $file) opcache_compile_file($file) || exit(1);"
    files = "\n".join(map(str, (folder / "client" / "lib").rglob("*.php")))
    run("php", "-d", "opcache.enable_cli=1", "-r", every, cwd=folder, stdin=files)
    return folder


def test_each_call(php: Path, either: str) -> None:
    assert run("php", "calls.php", either, cwd=php) == DONE
