"""What manifests must agree with and no linter knows: each function tells the faults that it finds."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import PurePosixPath
from typing import Any, Final

import yaml

from service import __version__
from service.api.app import create_app
from service.api.observe import metrics
from service.settings import Settings, SettingsError
from tests.deploy import sizes
from tests.deploy.manifests import HERE, ROOT, Faults, Made, picks

SERVER: Final = (ROOT / "service" / "gunicorn_config.py").read_text(encoding="utf-8")
NAMED: Final = set(re.findall(r'read\("([A-Z_]+)"', (ROOT / "service" / "settings.py").read_text(encoding="utf-8")))
PROBES: Final = {"startupProbe": "/healthz", "livenessProbe": "/healthz", "readinessProbe": "/readyz"}
LET_IN: Final = {("ingress-nginx", "http"), ("monitoring", "metrics")}


@cache
def _routes() -> set[str]:
    return {str(rule) for rule in create_app(Settings(log_level="ERROR")).url_map.iter_rules()}


def _number(pattern: str) -> int:
    [found] = re.findall(pattern, SERVER, re.MULTILINE)
    return int(found)


def ends_before_it_is_killed(made: Made) -> Faults:
    """The kubelet's grace begins with preStop, and gunicorn's with what is left of it."""
    pod = made.pod["spec"]
    asleep = made.container["lifecycle"]["preStop"]["sleep"]["seconds"]
    drain = int(made.settings["DRAIN_SECONDS"])
    work = _number(r"^graceful_timeout = settings\.drain_seconds \+ (\d+)$")
    if pod["terminationGracePeriodSeconds"] <= asleep + drain + work:
        yield "killed while somebody may be at work"
    if asleep < 1 or drain < 1:
        yield "no time for balancers to hear of it"


def probes_ask_what_is_there(made: Made) -> Faults:
    """By port and path."""
    routes = _routes()
    for name, path in PROBES.items():
        asked = made.container[name]["httpGet"]
        if asked["path"] != path or path not in routes:
            yield f"{name} asks {asked['path']}"
        if asked["port"] != "http" or "http" not in made.ports:
            yield f"{name} asks at {asked['port']}"


def probes_have_patience(made: Made) -> Faults:
    """A cold start is waited for, a worker that hangs is gunicorn's to end, and draining is seen in time."""
    times = {name: made.container[name]["periodSeconds"] * made.container[name]["failureThreshold"] for name in PROBES}
    if times["startupProbe"] < 20 or made.container["startupProbe"]["periodSeconds"] > 2:
        yield "a cold start may take some seconds, and is to be noticed at once"
    if times["livenessProbe"] <= _number(r"^timeout = (\d+)"):
        yield "restarted before gunicorn ends a worker that hangs"
    if times["readinessProbe"] > int(made.settings["DRAIN_SECONDS"]):
        yield "not seen to drain before nobody is let in"


def settings_are_taken(made: Made) -> Faults:
    """Each is one of the service's, and in its bounds."""
    yield from (f"{name} is no setting" for name in made.settings.keys() - NAMED)
    try:
        settings = Settings.from_environment(made.settings)
    except SettingsError as error:
        yield str(error)
        return
    if settings.host != "0.0.0.0" or settings.metrics_host != "0.0.0.0":  # noqa: S104  # a pod's own network
        yield "nobody reaches it"
    if "env" in made.container:
        yield "settings beside the ConfigMap"


def ports_agree(made: Made) -> Faults:
    """The service's with the container's, those with the Services', and a Service's with who scrapes it."""
    if made.ports != {"http": int(made.settings["PORT"]), "metrics": int(made.settings["METRICS_PORT"])}:
        yield f"the container says {made.ports}"
    for service in made.every("Service"):
        for port in service["spec"]["ports"]:
            if port["targetPort"] != port["name"] or port["targetPort"] not in made.ports:
                yield f"{service['metadata']['name']} sends to {port['targetPort']}"
    for monitor in made.every("ServiceMonitor"):
        scraped = [one for one in made.every("Service") if picks(monitor["spec"]["selector"]["matchLabels"], one)]
        names = [port["name"] for one in scraped for port in one["spec"]["ports"]]
        if names != ["metrics"] or [one["port"] for one in monitor["spec"]["endpoints"]] != names:
            yield f"Prometheus scrapes {names}"
        if [one["metadata"]["labels"].get(monitor["spec"]["jobLabel"]) for one in scraped] != ["floorman"]:
            yield "the rules ask for job=floorman"


def selectors_match(made: Made) -> Faults:
    """Whoever picks pods picks the server's, and not those of a bulk job beside them."""
    job = {
        "metadata": {"labels": {"app.kubernetes.io/name": "floorman", "app.kubernetes.io/component": "validate-hands"}}
    }
    chosen = [("Deployment", made.only("Deployment")["spec"]["selector"]["matchLabels"])]
    chosen += [(one["metadata"]["name"], one["spec"]["selector"]) for one in made.every("Service")]
    chosen += [
        ("PodDisruptionBudget", one["spec"]["selector"]["matchLabels"]) for one in made.every("PodDisruptionBudget")
    ]
    spread = made.pod["spec"]["topologySpreadConstraints"]
    chosen += [("spread", one["labelSelector"]["matchLabels"]) for one in spread]
    for who, labels in chosen:
        if not picks(labels, made.pod) or picks(labels, job):
            yield f"{who} picks others"
        if "app.kubernetes.io/version" in labels:
            yield f"{who} picks one version only"
    if {one["topologyKey"] for one in spread} != {"topology.kubernetes.io/zone", "kubernetes.io/hostname"}:
        yield "not spread over zones and hosts"


def scales_what_is_there(made: Made) -> Faults:
    """By measures that somebody takes; and nobody else counts the pods."""
    for scaler in made.every("HorizontalPodAutoscaler"):
        spec, deployment = scaler["spec"], made.only("Deployment")
        target = {"apiVersion": "apps/v1", "kind": "Deployment", "name": deployment["metadata"]["name"]}
        if spec["scaleTargetRef"] != target:
            yield "it scales nothing"
        if "replicas" in deployment["spec"]:
            yield "applied again, the Deployment undoes what was scaled"
        if "cpu" not in made.container["resources"]["requests"]:
            yield "a part of no request of CPU"
        if not 1 < spec["minReplicas"] < spec["maxReplicas"]:
            yield "one pod alone leaves a gap when it is moved"
        wanted = {one["pods"]["metric"]["name"] for one in spec["metrics"] if one["type"] == "Pods"}
        adapter: Any = yaml.safe_load((HERE / "prometheus-adapter.yaml").read_text(encoding="utf-8"))
        told = {rule["name"]["as"] for rule in adapter["rules"]["custom"]}
        known = {metric.name for metric in metrics.IN_FLIGHT.collect()}
        if not wanted or not wanted <= told & known:
            yield f"nobody tells {wanted}"


def who_gets_in(made: Made) -> Faults:
    """The ingress to the callers' port, Prometheus to its own; nobody else, and nothing goes out."""
    policies = [one for one in made.every("NetworkPolicy") if made.pod in list(made.chosen(one))]
    if {kind for one in policies for kind in one["spec"]["policyTypes"]} != {"Ingress", "Egress"}:
        yield "not everything is denied"
    if any(one["spec"].get("egress") for one in policies):
        yield "something goes out"
    found = []
    for rule in (rule for one in policies for rule in one["spec"].get("ingress", [])):
        for origin in rule.get("from", [{}]):
            space = origin.get("namespaceSelector", {}).get("matchLabels", {}).get("kubernetes.io/metadata.name")
            who = bool(origin.get("podSelector", {}).get("matchLabels"))
            found += [
                (space, port["port"]) if who else ("anybody", "") for port in rule.get("ports", [{"port": "any"}])
            ]
    if sorted(found, key=str) != sorted(LET_IN):
        yield f"let in: {found}"


def is_this_version(made: Made) -> Faults:
    """By the image's tag, and by the labels."""
    for one in (*made.every("Deployment"), *made.every("Job")):
        template = one["spec"]["template"]
        if {container["image"] for container in template["spec"]["containers"]} != {f"floorman:{__version__}"}:
            yield "another image"
        labels = (one["metadata"]["labels"], template["metadata"]["labels"])
        if {some.get("app.kubernetes.io/version") for some in labels} != {__version__}:
            yield "labelled as another version"


def asks_for_keys(made: Made) -> Faults:
    """Of a Secret that is mounted as a folder, as a single file would never change; or says that it asks for none."""
    settings = made.settings
    if settings.get("ALLOW_OPEN") == "1":
        if "KEYS_FILE" in settings or not made.only("Namespace")["metadata"]["name"].endswith("development"):
            yield "open where keys are wanted"
        return
    folder = str(PurePosixPath(settings.get("KEYS_FILE", "/none/at/all")).parent)
    volume = made.volumes.get(folder, {})
    if "secret" not in volume or "subPath" in volume["mount"]:
        yield "no keys"
    elif volume["secret"]["defaultMode"] != 0o440 or made.pod["spec"]["securityContext"]["fsGroup"] != 65532:
        yield "keys for others, or not for us"


def has_no_rights(made: Made) -> Faults:
    """No token of the cluster, and a namespace that would refuse what is not restricted."""
    account = made.only("ServiceAccount")
    pod = made.pod["spec"]
    if pod["serviceAccountName"] != account["metadata"]["name"]:
        yield "another account"
    if pod["automountServiceAccountToken"] is not False or account["automountServiceAccountToken"] is not False:
        yield "a token"
    for space in made.every("Namespace"):
        if space["metadata"]["labels"].get("pod-security.kubernetes.io/enforce") != "restricted":
            yield "a namespace that takes anything"
        if {one["metadata"]["namespace"] for one in made.objects if one is not space} != {space["metadata"]["name"]}:
            yield "objects elsewhere"


CHECKS: Final[tuple[Callable[[Made], Faults], ...]] = (
    ends_before_it_is_killed,
    probes_ask_what_is_there,
    probes_have_patience,
    settings_are_taken,
    ports_agree,
    selectors_match,
    scales_what_is_there,
    who_gets_in,
    is_this_version,
    asks_for_keys,
    has_no_rights,
    *sizes.CHECKS,
)
