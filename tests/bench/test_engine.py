"""The npm package is measured in a browser only where a browser's packages are installed."""

import sys
from importlib import import_module

import pytest

from bench.cores import Cores
from bench.plan import Plan

PLAN = Plan(cores=Cores(None, None), all_cores=(), rounds=1, short=True, memory_requests=1, hands=1)


def test_without_a_browsers_packages_it_says_what_installs_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("bench.engine", "web.tests.chromium"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    for package in ("playwright", "axe_playwright_python"):
        monkeypatch.setitem(sys.modules, package, None)
    section = import_module("bench.engine").in_chromium(PLAN)
    assert section.notes == ["not measured: it needs what `make verify-pages` installs"]
