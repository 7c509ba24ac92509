"""The engines of examples/adapters, asked the required questions of level betting; run, it writes their results."""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[3]
ADAPTERS: Final = Path("examples/adapters")
RESULTS: Final = ADAPTERS / "results"
PYTHON: Final = Path(".venv/adapters/bin/python")
PATH: Final = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
"""On it node is found as tools/node-modules.sh finds it; results name it alone, whatever the machine."""
NODE: Final = shutil.which("node", path=PATH)
ENGINES: Final = sorted(file.name for file in (ROOT / ADAPTERS).glob("*_adapter.*") if file.suffix in (".py", ".js"))


def ask(adapter: str, results: Path) -> None:
    """Ask one of them, and write the results there. Raises CalledProcessError where nothing was asked, or it broke."""
    program = (
        [str(PYTHON), "-m", "kit.python_engine", f"{ADAPTERS / adapter}:answer"]
        if adapter.endswith(".py")
        else ["node", str(ADAPTERS / adapter)]
    )
    asked = ["conform", "--exec", shlex.join(program), "--timeout", "60", "--level", "betting", "--json", str(results)]
    command = [sys.executable, "-m", "service", *asked]
    env = os.environ | {"PATH": PATH}
    done = subprocess.run(command, cwd=ROOT, env=env, check=False, stdout=subprocess.DEVNULL)
    if done.returncode > 1:
        raise subprocess.CalledProcessError(done.returncode, adapter)


if __name__ == "__main__":
    for engine in ENGINES:
        ask(engine, ROOT / RESULTS / f"{Path(engine).stem}.json")
