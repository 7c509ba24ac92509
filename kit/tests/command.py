"""`floorman conform`, and the engines that the tests put to it."""

from pathlib import Path

from click.testing import CliRunner, Result

from service.command.main import floorman

ENGINES = Path(__file__).with_name("engines.py")


def conform(*arguments: object) -> Result:
    return CliRunner().invoke(floorman, ["conform", *(str(one) for one in arguments)])


def engine(name: str) -> tuple[str, str]:
    return "--python", f"{ENGINES}:{name}"
