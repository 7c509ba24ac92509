"""What alerts take rates of is there before anything happened, and which rulebooks are served is told."""

import re
import subprocess
import sys
from functools import cache
from typing import Final

from service.rulesets import load_rulebooks
from service.rulesets.digest import ruleset_digest

TOLD: Final = """
from service.api.app import create_app
from service.settings import Settings
print(create_app(Settings(log_level="ERROR")).test_client().get("/metrics").text)
"""


@cache
def fresh() -> dict[str, float]:
    """Each series of a process that was asked for nothing else, by its name and labels."""
    told = subprocess.run([sys.executable, "-c", TOLD], capture_output=True, text=True, check=True)
    rows = [row.rpartition(" ") for row in told.stdout.splitlines() if row.startswith("floorman")]
    return {name: float(value) for name, _, value in rows}


def test_what_alerts_take_rates_of_is_there_from_the_start() -> None:
    told = fresh()
    assert told['floorman_requests_total{endpoint="other",method="POST",status="503"}'] == 0
    assert told['floorman_problems_total{endpoint="other",type="overloaded"}'] == 0
    for path in ("/v1/decisions", "/v1/decisions/batch", "/v1/options", "/v1/rounds", "/v1/hands"):
        for status in ("200", "429", "500"):
            assert told[f'floorman_requests_total{{endpoint="{path}",method="POST",status="{status}"}}'] == 0
    assert told['floorman_request_seconds_bucket{endpoint="/v1/decisions",le="0.025"}'] == 0
    for rulebook in load_rulebooks():
        for ruling in ("accepted", "corrected", "rejected", "discretion"):
            series = f'floorman_decisions_total{{endpoint="/v1/decisions",rulebook="{rulebook}",ruling="{ruling}"}}'
            assert told[series] == 0
    assert {name for name, value in told.items() if value and "_created" not in name} == {
        *(name for name in told if re.match(r"floorman_(build|rulebook)_info", name)),
        "floorman_requests_in_flight",  # the scrape
    }


def test_each_rulebook_is_told_with_its_digest() -> None:
    told = {name for name, value in fresh().items() if name.startswith("floorman_rulebook_info") and value == 1}
    assert told == {
        f'floorman_rulebook_info{{digest="{ruleset_digest(one)}",rulebook="{one.id}",version="{one.version}"}}'
        for one in (book.ruleset for book in load_rulebooks().values())
    }
