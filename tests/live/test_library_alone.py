"""The library in a process of its own: what it imports, which is nothing of the server, and nothing of an extra."""

import subprocess
import sys
import tomllib
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.support.library import FUNCTIONS, OURS

ROOT: Final = Path(__file__).parents[2]
OF_THE_ENVIRONMENT: Final = {"setuptools"}  # which Python may import at its start
EVERYTHING: Final = "; ".join(
    [
        "import service",
        *(f"service.{FUNCTIONS[name][1].__name__}({body!r})" for name, body in OURS),
        "list(service.hand_lines([b'{}']))",
        "service.rulebooks(); service.rulebook('tda-2019'); service.diff('tda-2019', 'roberts-11')",
    ]
)
"""A program that uses all of the library."""


@cache
def loaded(program: str) -> set[str]:
    """The modules that a program has imported at its end."""
    told = f"{program}\nimport sys; print(*sys.modules, sep='\\n')"
    run = subprocess.run([sys.executable, "-c", told], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(run.stdout.split())


def test_importing_the_package_imports_nothing_else() -> None:
    assert {name for name in loaded("import service") if name.startswith("service")} == {"service"}


def test_asking_for_the_rulebooks_leaves_nothing_to_import_for_the_first_decision() -> None:
    """So that a program may have that behind it when it starts."""
    [decide] = [f"service.decide({body!r})" for name, body in OURS if name == "DecisionRequest"][:1]
    ready = loaded("import service; service.rulebooks()")
    assert "service.library" in ready
    assert loaded(f"import service; service.rulebooks(); {decide}") == ready


def test_no_server_and_no_command_is_imported() -> None:
    tops = {name.partition(".")[0] for name in loaded(EVERYTHING)}
    assert {"service", "msgspec"} <= tops
    assert tops & {"flask", "werkzeug", "gunicorn", "gevent", "httptools", "prometheus_client"} == set()
    assert tops & {"yaml", "click", "rich", "jinja2"} == set()
    ours = {name.split(".")[1] for name in loaded(EVERYTHING) if name.startswith("service.")}
    assert ours & {"api", "server", "command", "settings", "wsgi", "keys", "rates"} == set()


def test_all_that_is_imported_comes_with_the_package_alone() -> None:
    """That is what `pip install floorman` installs: nothing of an extra is needed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installed, left = set[str](), list(map(Requirement, project["dependencies"]))
    while left:
        name = canonicalize_name(left.pop().name)
        if name not in installed:
            installed.add(name)
            needed = map(Requirement, metadata.requires(name) or ())
            left += [one for one in needed if one.marker is None or one.marker.evaluate({"extra": ""})]
    of = metadata.packages_distributions()
    tops = {name.partition(".")[0] for name in loaded(EVERYTHING)} - {"service"}
    brought = {canonicalize_name(of[top][0]) for top in tops if top in of and top not in sys.stdlib_module_names}
    assert {"msgspec", "marshmallow", "cattrs"} <= brought <= installed | OF_THE_ENVIRONMENT
