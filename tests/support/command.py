"""The command `floorman`, run in this process."""

from collections.abc import Mapping

from click.testing import CliRunner, Result

from service.command.main import floorman


def run(*arguments: object, text: str | bytes | None = None, env: Mapping[str, str | None] | None = None) -> Result:
    """What it prints and how it ends, with this on standard input."""
    return CliRunner().invoke(floorman, [str(one) for one in arguments], input=text, env=env)
