"""A worker that is told to end before it has set its handlers: it ends, and its master goes on."""

import subprocess
import sys

FORK = """
import os, signal, sys
from service import gunicorn_config
signal.signal(signal.SIGTERM, lambda *_: print("lost", flush=True))  # the master's own
gunicorn_config.pre_fork(None, None)
if not (worker := os.fork()):
    os.kill(os.getpid(), signal.SIGTERM)
    gunicorn_config.post_fork(None, None)
    os._exit(1)
print(os.waitstatus_to_exitcode(os.waitpid(worker, 0)[1]), flush=True)
os.kill(os.getpid(), signal.SIGTERM)
"""


def test_sigterm_between_fork_and_handler_is_not_lost() -> None:
    told = subprocess.run([sys.executable, "-c", FORK], capture_output=True, text=True, check=True, timeout=60)
    assert told.stdout.split() == ["0", "lost"]
