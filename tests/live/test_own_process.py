"""What is to be seen in a process that does nothing else: whatever seeds its hashes, and what it has loaded."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from service.api.app import create_app
from service.settings import Settings
from tests.support.requests import GOOD

ROOT: Final = Path(__file__).parents[2]
ASK = """
import json, sys
from service.api.app import create_app
from service.settings import Settings
client = create_app(Settings(log_level="ERROR")).test_client()
for body in json.load(sys.stdin):
    sys.stdout.buffer.write(client.post("/v1/decisions", json=body).data)
"""


def test_neither_hash_seed_nor_locale_nor_optimising_changes_a_byte() -> None:
    bodies = [
        GOOD,
        {**GOOD, "action": {"type": "all_in"}},
        {**GOOD, "house_rules": {"cap.raises": 9, "pot.antes": "in_pot"}},
    ]
    answers = set()
    for extra, flags in (
        ({"PYTHONHASHSEED": "1"}, []),
        ({"PYTHONHASHSEED": "2", "LC_ALL": "C", "TZ": "Asia/Seoul"}, ["-O"]),
    ):
        told = subprocess.run(
            [sys.executable, *flags, "-c", ASK],
            input=json.dumps(bodies).encode(),
            env={**os.environ, **extra},
            cwd=ROOT,
            capture_output=True,
            check=True,
        )
        answers.add(told.stdout)
    assert len(answers) == 1


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
