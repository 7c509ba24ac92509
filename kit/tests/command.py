"""`floorman conform`, and the engines that the tests put to it."""

from pathlib import Path

from click.testing import Result

from tests.support.command import run

ENGINES = Path(__file__).with_name("engines.py")


def conform(*arguments: object) -> Result:
    """The command; an engine has a minute for each answer where the test sets no time, as machines may be busy."""
    asks = any(str(argument).startswith(("--python", "python:")) for argument in arguments)
    patience = ("--timeout", 60) if asks and "--timeout" not in arguments else ()
    return run("conform", *arguments, *patience)


def engine(name: str) -> tuple[str, str]:
    return "--python", f"{ENGINES}:{name}"
