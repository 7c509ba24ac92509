"""bench/capacity.md: its plan follows from its figures, its formula is the one in use, its marks are there."""

import os
from math import ceil
from pathlib import Path

import pytest

from bench import capacity_plan as plan
from bench.capacity import seconds_of_cpu
from bench.marked import DOCUMENT, get, put

COST = plan.Cost(name="a decision", decisions=1, cpu=300e-6, sent=1000, answered=1500)
BATCH = plan.Cost(name="a batch of 100", decisions=100, cpu=150e-6, sent=950, answered=1500)
AROUND = plan.Around(worker_mib=66, log_line=250, series=100, scrape_bytes=8000, scrape_cpu=0.003)


def test_the_plan_of_the_document_follows_from_its_figures() -> None:
    """Else: python -m bench.capacity --plan --write."""
    measured = plan.read(get("measured"))
    assert plan.as_tables(measured) == get("measured")
    assert plan.as_plan(measured) == get("plan")


def test_what_is_assumed_is_told() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert f"a core-hour at {plan.PRICE}," in text
    assert f"{plan.PROXY:,} requests a second" in text
    assert f"/ {plan.BUSY} / {plan.ZONES - 1} / {plan.CORES}⌉" in text
    assert f"× {plan.HOURS} hours" in text
    assert f"CPU of a scrape / {plan.SCRAPE_SECONDS} s" in text
    hpa = (Path(__file__).parents[2] / "deploy/kubernetes/base/hpa.yaml").read_text(encoding="utf-8")
    assert f"averageUtilization: {plan.BUSY * 100:.0f} " in hpa


def test_a_million_by_hand() -> None:
    """16,667 a second at 300 µs are 5 cores; 5 / 0.6 / 2 / 8 is one machine a zone."""
    need = plan.need(1_000_000, COST, AROUND)
    assert need.cores_busy == pytest.approx(5)
    assert (need.machines, need.cores, need.pods, need.proxies) == (3, 24, 12, 3)
    assert need.price == pytest.approx(27 * 0.04 * 730)
    assert need.gbit_in == pytest.approx(16_666.7 * 1000 * 8 / 1e9, rel=1e-4)
    assert need.log_mb == pytest.approx(16_666.7 * 250 / 1e6, rel=1e-4)
    assert need.series == 1200
    assert need.scrape_cpu == pytest.approx(12 * 0.003 / 15)


def test_batches_share_what_a_request_costs() -> None:
    one, many = plan.need(10**8, COST, AROUND), plan.need(10**8, BATCH, AROUND)
    assert many.log_mb == pytest.approx(one.log_mb / 100)
    assert many.proxies < one.proxies
    assert many.cores_busy == pytest.approx(one.cores_busy / 2)


@pytest.mark.parametrize("rate", plan.RATES)
def test_one_zone_may_be_gone(rate: int) -> None:
    need = plan.need(rate, COST, AROUND)
    left = need.cores * (plan.ZONES - 1) / plan.ZONES
    assert need.cores_busy / left <= plan.BUSY
    fewer = (need.machines // plan.ZONES - 1) * (plan.ZONES - 1) * plan.CORES
    assert fewer == 0 or need.cores_busy / fewer > plan.BUSY
    assert need.machines == plan.ZONES * ceil(need.machines / plan.ZONES)


def test_tables_are_read_as_they_are_written() -> None:
    written = plan.as_tables(plan.Measured([COST, BATCH], AROUND))
    assert plan.as_tables(plan.read(written)) == written
    assert plan.read(written).costs == [COST, BATCH]


def test_only_what_is_marked_is_written(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text("a\n<!-- plan: x -->\nold\n<!-- /plan -->\nb\n", encoding="utf-8")
    put("plan", "new \\1", path)
    assert path.read_text(encoding="utf-8") == "a\n<!-- plan: x -->\nnew \\1\n<!-- /plan -->\nb\n"
    assert get("plan", path) == "new \\1"
    with pytest.raises(LookupError):
        put("measured", "x", path)


def test_cpu_is_counted() -> None:
    before = seconds_of_cpu(os.getpid())
    while seconds_of_cpu(os.getpid()) == before:  # a tick is 10 ms; it hangs if nothing is counted
        sum(range(10_000))
    assert before < seconds_of_cpu(os.getpid()) < before + 5
