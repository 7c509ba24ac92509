"""What a process that does nothing else has loaded."""

import subprocess
import sys
from pathlib import Path
from typing import Final

from service.api.app import create_app
from service.settings import Settings

ROOT: Final = Path(__file__).parents[2]


def test_without_a_setting_nothing_of_it_is_loaded() -> None:
    told = "import sys, service.wsgi; print([name for name in sys.modules if name.startswith('opentelemetry')])"
    found = subprocess.run([sys.executable, "-c", told], cwd=ROOT, capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"
    assert create_app(Settings(log_level="ERROR")).extensions["spans"] is None


def test_a_start_loads_no_case_no_site_and_no_reader_of_yaml() -> None:
    """They are loaded once somebody asks: for their cost a server would start half as fast."""
    told = """
import sys, service.wsgi
from service.cases.case import _published
from service.hands.text_sites import sites
print([kept.cache_info().currsize for kept in (_published, sites)], "yaml" in sys.modules)
"""
    found = subprocess.run([sys.executable, "-c", told], cwd=ROOT, capture_output=True, text=True, check=True)
    assert found.stdout == "[0, 0] False\n"
