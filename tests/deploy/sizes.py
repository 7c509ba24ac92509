"""How many pods, how large, and how long a roll of them takes: what manifests must agree with, told as faults."""

from collections.abc import Callable
from math import ceil
from typing import Any, Final

import yaml

from bench import capacity_plan
from bench.marked import get
from tests.deploy.manifests import ROOT, Faults, Made, Object, cores, mib

WORKER_MIB: Final = 80  # bench: the most that one may hold
MASTER_MIB: Final = 48  # measured: 47 resident, of which it shares some
HEADROOM: Final = 1.25  # what the kernel counts beside them, and what a release may grow by


def fits(made: Made) -> Faults:
    """Workers into cores; they, the master and what is kept in memory into the memory; the user into the image."""
    resources, workers = made.container["resources"], int(made.settings["WORKERS"])
    if workers > cores(resources["requests"]["cpu"]):
        yield "more workers than cores"
    if resources["requests"]["memory"] != resources["limits"]["memory"] or "cpu" in resources["limits"]:
        yield "memory is asked for in part, or cores are held back"
    beside = 0
    for path in ("/tmp", "/dev/shm"):  # noqa: S108
        kept = made.volumes.get(path, {}).get("emptyDir", {})
        if kept.get("medium") != "Memory" or "sizeLimit" not in kept:
            yield f"{path} is not a bounded part of memory"
        else:
            beside += mib(kept["sizeLimit"])
    if (workers * WORKER_MIB + MASTER_MIB + beside) * HEADROOM > mib(resources["limits"]["memory"]):
        yield "killed for its memory"
    user = made.pod["spec"]["securityContext"]["runAsUser"]
    if f"\nUSER {user}:{user}\n" not in (ROOT / "Dockerfile").read_text(encoding="utf-8"):
        yield "another user than the image's"


def rolls_without_a_gap(made: Made) -> Faults:
    """Another pod serves before one goes."""
    spec = made.only("Deployment")["spec"]
    if spec["strategy"]["rollingUpdate"]["maxUnavailable"] != 0 or not _surge(spec) or spec["minReadySeconds"] < 1:
        yield "fewer pods while it rolls"
    for budget in made.every("PodDisruptionBudget"):
        if budget["spec"].get("maxUnavailable") != 1:
            yield "nodes are emptied of several at once, or never"


def rolls_before_it_is_told_of(made: Made) -> Faults:
    """Of as many pods as there may be, each as slow as it may be, in less time than an alert of two versions takes."""
    spec, pod = made.only("Deployment")["spec"], made.pod["spec"]
    bounds = [one["spec"]["maxReplicas"] for one in made.every("HorizontalPodAutoscaler")]
    pods = max([spec.get("replicas", 1), *bounds])
    surge = _surge(spec)
    at_once = ceil(pods * int(surge[:-1]) / 100) if isinstance(surge, str) else surge
    probe = made.container["startupProbe"]
    starts = probe["periodSeconds"] * probe["failureThreshold"] + spec["minReadySeconds"]
    seconds = ceil(pods / at_once) * (starts + pod["terminationGracePeriodSeconds"])  # whose room the next one takes
    alerts: Any = yaml.safe_load((ROOT / "deploy" / "monitoring" / "rules" / "alerts.yaml").read_text(encoding="utf-8"))
    skew = [rule for group in alerts["groups"] for rule in group["rules"] if rule["alert"].endswith("Skew")]
    for rule in skew:
        if seconds >= 60 * int(rule["for"].removesuffix("m")):
            yield f"a roll of {pods} may take {seconds} s, and {rule['alert']} is told after {rule['for']}"
    if len(skew) != 2:
        yield "nobody is told of two versions"


def _surge(spec: Object) -> int | str:
    found: int | str = spec["strategy"]["rollingUpdate"]["maxSurge"]
    return found


def keeps_the_plan(made: Made) -> Faults:
    """Cores are as busy as bench/capacity.md has it: the other zones bear the load of one; its pods fit."""
    for scaler in made.every("HorizontalPodAutoscaler"):
        [cpu] = [one["resource"]["target"] for one in scaler["spec"]["metrics"] if one["type"] == "Resource"]
        zones = capacity_plan.ZONES
        spread = made.pod["spec"]["topologySpreadConstraints"][0]["whenUnsatisfiable"] == "DoNotSchedule"
        busy = capacity_plan.BUSY * ((zones - 1) / zones if spread else 1)
        if cpu["averageUtilization"] != round(100 * busy):
            yield f"{cpu['averageUtilization']}% busy where the plan has {busy:.0%}"
        if spread and scaler["spec"]["minReplicas"] < zones:
            yield "a zone without a pod"
        if spread and scaler["spec"]["maxReplicas"] < 1.25 * _planned(10_000_000):
            yield "fewer than the plan has for 10 million a minute, and a quarter more for a peak"


def _planned(per_minute: int) -> int:
    measured = capacity_plan.read(get("measured"))
    [single] = [one for one in measured.costs if one.name == "a decision"]
    return capacity_plan.need(per_minute, single, measured.around).pods


CHECKS: Final[tuple[Callable[[Made], Faults], ...]] = (
    fits,
    rolls_without_a_gap,
    rolls_before_it_is_told_of,
    keeps_the_plan,
)
