"""Ruby, by openapi-generator: one call of each kind."""

import shutil
from pathlib import Path

import pytest

from tests.clients.generators import DONE, made, need, run


@pytest.fixture(scope="module")
def ruby(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the program and the client, which reads all of its files at once."""
    need(shutil.which("ruby") and has_typhoeus(), "apt-get install ruby ruby-typhoeus")
    return made("ruby", "calls.rb", tmp_path_factory.mktemp("ruby"))


def has_typhoeus() -> bool:
    """Whether there is what the client sends with."""
    return run("ruby", "-e", "puts Gem::Specification.any? { |gem| gem.name == 'typhoeus' }", cwd=Path()) == "true\n"


def test_each_call(ruby: Path, either: str) -> None:
    assert run("ruby", "calls.rb", either, cwd=ruby) == DONE
