"""`floorman keys`."""

from pathlib import Path

import pytest

from service.key_file import digest, read
from tests.support.command import run


def keys(*arguments: str) -> tuple[int, str, str]:
    """The exit code, standard output, standard error."""
    told = run("keys", *arguments)
    return told.exit_code, told.stdout, told.stderr


def test_a_new_key_is_shown_once_and_its_lines_are_a_key_file() -> None:
    code, out, err = keys("new", "acme", "--expires", "2030-01-01T00:00:00+01:00", "--rate", "100/second")
    secret = err.splitlines()[1]
    [key] = read(out)
    assert code == 0
    assert secret not in out
    assert (key.name, key.digest, str(key.rate)) == ("acme", digest(secret), "100/second")
    assert key.expires
    assert key.expires.isoformat() == "2029-12-31T23:00:00+00:00"


@pytest.mark.parametrize(
    "arguments", [("a b",), ("floorman_abc",), ("a", "--expires", "2030-01-01"), ("a", "--rate", "fast")]
)
def test_what_cannot_be_is_refused(arguments: tuple[str, ...]) -> None:
    code, out, _ = keys("new", *arguments)
    assert (code, out) == (2, "")


def test_a_file_is_checked(tmp_path: Path) -> None:
    path = tmp_path / "keys.toml"
    path.write_text(keys("new", "a")[1] + keys("new", "b", "--expires", "2020-01-01T00:00:00Z", "--rate", "1/hour")[1])
    assert keys("check", str(path))[:2] == (0, "a: no end, no rate\nb: EXPIRED 2020-01-01T00:00:00+00:00, 1/hour\n")
    path.write_text("[keys]")
    assert keys("check", str(path))[:2] == (0, "no key: nobody may ask\n")
    path.write_text("[keys.a]\nrate = 5\n")
    code, out, err = keys("check", str(path))
    assert (code, out, len(err.splitlines())) == (1, "", 2)
    assert keys("check", str(tmp_path / "none"))[0] == 1
