"""The service's own gunicorn configuration, with the worker class of gunicorn's that the service's is made from."""

import runpy
from importlib import import_module
from pathlib import Path

globals().update(runpy.run_path(str(Path(__file__).parents[2] / "deploy" / "gunicorn.conf.py")))


def _plain(worker: object) -> object:
    """The nearest class of gunicorn's own; a short name such as gthread is one."""
    if isinstance(worker, str) and "." in worker:
        module, _, name = worker.rpartition(".")
        worker = getattr(import_module(module), name)
    if not isinstance(worker, type):
        return worker
    return next(one for one in worker.__mro__ if one.__module__.split(".")[0] == "gunicorn")


worker_class = _plain(globals()["worker_class"])
