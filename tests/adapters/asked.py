"""The engines of examples/adapters, asked the required questions of level betting; run, it writes their results."""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
ADAPTERS: Final = Path("examples/adapters")
RESULTS: Final = ADAPTERS / "results"
PYTHON: Final = Path(".venv/adapters/bin/python")
NODE: Final = shutil.which("node", path=f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}")
"""As tools/node-modules.sh finds it."""
ENGINES: Final = sorted(file.name for file in (ROOT / ADAPTERS).glob("*_adapter.*") if file.suffix in (".py", ".js"))


def ask(adapter: str, results: Path) -> None:
    """Ask one of them, and write the results there. Raises CalledProcessError where nothing was asked, or it broke."""
    program = (
        [str(PYTHON), "-m", "service.conform.python_engine", f"{ADAPTERS / adapter}:answer"]
        if adapter.endswith(".py")
        else [NODE or "node", str(ADAPTERS / adapter)]
    )
    asked = ["conform", "--exec", shlex.join(program), "--timeout", "60", "--level", "betting", "--json", str(results)]
    done = subprocess.run([sys.executable, "-m", "service", *asked], cwd=ROOT, check=False, stdout=subprocess.DEVNULL)
    if done.returncode > 1:
        raise subprocess.CalledProcessError(done.returncode, adapter)


if __name__ == "__main__":
    for engine in ENGINES:
        ask(engine, ROOT / RESULTS / f"{Path(engine).stem}.json")
