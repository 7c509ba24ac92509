"""deploy/kubernetes: built, held against schemas and linters, and against what the service is; no cluster is asked."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from service import __version__
from tests.deploy import sense, sizes
from tests.deploy.manifests import HERE, KINDS, OWN, README, ROOT, Faults, Made, Object, objects, text, tool
from tools.prometheus_rules import RULES, RULES_FILE, rule_objects, rules

OVERLAYS: Final = ("development", "production")
APPLIED: Final = (*OVERLAYS, "bulk", OWN)
OLDEST: Final = "1.30"  # README.md
CHECKOV: Final = HERE / ".checkov.yaml"

Check = Callable[[Made], Faults]
Change = Callable[[Made], object]


def run(*command: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env=os.environ | {"PYTHONWARNINGS": "ignore"} | more
    )


@pytest.mark.parametrize("kind", [*KINDS, OWN])
@pytest.mark.parametrize("version", [(), ("--kubernetes-version", OLDEST)], ids=["newest", "oldest"])
def test_each_object_is_as_kubernetes_wants_it(kind: str, version: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / f"{kind}.yaml"
    path.write_text(text(kind), encoding="utf-8")
    told = run(tool("kubernetes-validate"), "--strict", *version, str(path))
    assert told.returncode == 0, told.stdout + told.stderr
    passed = re.findall(r"passed for resource (\w+)/", told.stdout + told.stderr)
    ours = [one["kind"].lower() for one in objects(kind) if "coreos" not in one["apiVersion"]]
    assert sorted(passed) == sorted(ours)


# Unknown fields are taken by these models and forgotten: what comes back must be what went in.
_OPERATOR: Final = """
import json, sys
from cloudcoil.models.prometheus_operator import v1
for one in json.load(sys.stdin):
    back = getattr(v1, one["kind"]).model_validate(one).model_dump(mode="json", by_alias=True, exclude_unset=True)
    if back != one:
        sys.exit(f"{one['metadata']['name']}: {back}")
"""


def operator_says(given: list[Object]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [tool("python"), "-c", _OPERATOR], input=json.dumps(given), capture_output=True, text=True, check=False
    )


def test_each_object_is_as_the_prometheus_operator_wants_it() -> None:
    given = [one for kind in ("production", "base") for one in objects(kind) if "coreos" in one["apiVersion"]]
    assert [one["kind"] for one in given] == ["PrometheusRule", "PrometheusRule", "ServiceMonitor"] * 2
    told = operator_says(given)
    assert told.returncode == 0, told.stderr
    given[0]["spec"]["groups"][0]["rules"][0]["exprs"] = "1"
    assert operator_says(given).returncode != 0


def checkov(folder: str, *options: str) -> tuple[int, dict[str, int]]:
    told = run(tool("checkov"), "--directory", folder, "--output", "json", *options)
    found: Any = json.loads(told.stdout)
    failed: dict[str, int] = {}
    for one in found["results"]["failed_checks"]:
        failed[one["check_id"]] = failed.get(one["check_id"], 0) + 1
    return found["summary"]["passed"], failed


def test_checkov_finds_what_is_left_out_and_nothing_else(tmp_path_factory: pytest.TempPathFactory) -> None:
    """So that a suppression that is needed no more is noticed, and each has its reason."""
    folder = tmp_path_factory.mktemp("applied")
    for kind in APPLIED:
        (folder / f"{kind}.yaml").write_text(text(kind), encoding="utf-8")
    passed, failed = checkov(str(folder), "--framework", "kubernetes", "--skip-download")
    lines = CHECKOV.read_text(encoding="utf-8").splitlines()
    reasons = dict(re.findall(r"^  - (CKV\w+) # (.{20,})$", "\n".join(lines), re.MULTILINE))
    assert list(reasons) == yaml.safe_load("\n".join(lines))["skip-check"]
    assert passed > 200
    assert set(failed) == set(reasons)
    bad = tmp_path_factory.mktemp("bad")
    (bad / "bad.yaml").write_text(text("bulk").replace("readOnlyRootFilesystem: true", ""), encoding="utf-8")
    assert checkov(str(bad), "--config-file", str(CHECKOV))[1] == {"CKV_K8S_22": 1}


def test_the_rules_are_those_of_monitoring() -> None:
    """One source: make prometheus-rules."""
    assert RULES_FILE.read_text(encoding="utf-8") == rule_objects()
    files: list[Any] = [yaml.safe_load(path.read_text(encoding="utf-8")) for path in sorted(RULES.glob("*.yaml"))]
    given = [one["spec"] for one in objects("production") if one["kind"] == "PrometheusRule"]
    assert len(given) > 1
    assert given == files


def test_an_overlay_links_to_runbooks_where_they_are(tmp_path: Path) -> None:
    """The patch of README.md, over production."""
    copy = tmp_path / "kubernetes"
    shutil.copytree(HERE, copy)
    own = copy / "overlays" / OWN
    own.mkdir()
    [patch] = re.findall(r"`(- \{ path: prometheusrules\.yaml \})`", README.read_text(encoding="utf-8"))
    (own / "kustomization.yaml").write_text(f"resources: [../production]\npatches:\n  {patch}\n", encoding="utf-8")
    (own / RULES_FILE.name).write_text(rule_objects("https://git.example.com/runbooks.md"), encoding="utf-8")
    told = run(tool("kubectl"), "kustomize", str(own))
    assert told.returncode == 0, told.stderr
    given = [one["spec"] for one in yaml.safe_load_all(told.stdout) if one["kind"] == "PrometheusRule"]
    assert given == [yaml.safe_load(text) for text in rules("https://git.example.com/runbooks.md").values()]
    assert "docs/runbooks" not in told.stdout


@pytest.mark.parametrize("kind", OVERLAYS)
@pytest.mark.parametrize("check", sense.CHECKS, ids=lambda check: check.__name__)
def test_what_linters_do_not_know(kind: str, check: Check) -> None:
    assert list(check(Made(objects(kind)))) == []


def deployment(made: Made) -> Object:
    return dict(made.only("Deployment")["spec"])


def setting(**values: str) -> Change:
    return lambda made: made.only("ConfigMap")["data"].update(values)


def first(kind: str, name: str = "floorman") -> Callable[[Made], Any]:
    return lambda made: next(one for one in made.every(kind) if one["metadata"]["name"] == name)["spec"]


def container(made: Made) -> Any:
    return made.pod["spec"]["containers"][0]


def cpu_target(made: Made) -> Any:
    return first("HorizontalPodAutoscaler")(made)["metrics"][0]["resource"]["target"]


_let_in: Final = first("NetworkPolicy")
BROKEN: Final[list[tuple[Check, Change]]] = [
    (sense.ends_before_it_is_killed, lambda made: made.pod["spec"].update(terminationGracePeriodSeconds=30)),
    (sense.ends_before_it_is_killed, setting(DRAIN_SECONDS="15")),
    (sense.ends_before_it_is_killed, setting(DRAIN_SECONDS="0")),
    (sense.probes_ask_what_is_there, lambda made: container(made)["readinessProbe"]["httpGet"].update(path="/ready")),
    (sense.probes_ask_what_is_there, lambda made: container(made)["livenessProbe"]["httpGet"].update(path="/readyz")),
    (sense.probes_ask_what_is_there, lambda made: container(made)["startupProbe"]["httpGet"].update(port="metrics")),
    (sense.probes_have_patience, lambda made: container(made)["startupProbe"].update(failureThreshold=3)),
    (sense.probes_have_patience, lambda made: container(made)["livenessProbe"].update(failureThreshold=3)),
    (sense.probes_have_patience, lambda made: container(made)["readinessProbe"].update(periodSeconds=10)),
    (sense.settings_are_taken, setting(WORKER="2")),
    (sense.settings_are_taken, setting(WORKERS="0")),
    (sense.settings_are_taken, setting(METRICS_PORT="8000")),
    (sense.settings_are_taken, setting(HOST="127.0.0.1")),
    (sense.settings_are_taken, lambda made: container(made).update(env=[{"name": "PORT", "value": "80"}])),
    (sense.ports_agree, setting(PORT="8080")),
    (sense.ports_agree, lambda made: first("Service")(made)["ports"][0].update(targetPort="metrics")),
    (sense.ports_agree, lambda made: first("ServiceMonitor")(made)["endpoints"][0].update(port="http")),
    (sense.ports_agree, lambda made: first("ServiceMonitor")(made).update(jobLabel="app.kubernetes.io/component")),
    (sense.selectors_match, lambda made: first("Service")(made)["selector"].pop("app.kubernetes.io/component")),
    (sense.selectors_match, lambda made: first("Service")(made).update(selector={"app": "floorman"})),
    (sense.selectors_match, lambda made: first("PodDisruptionBudget")(made)["selector"]["matchLabels"].clear()),
    (sense.selectors_match, lambda made: made.pod["spec"]["topologySpreadConstraints"].pop()),
    (
        sense.scales_what_is_there,
        lambda made: first("HorizontalPodAutoscaler")(made)["scaleTargetRef"].update(name="x"),
    ),
    (sense.scales_what_is_there, lambda made: first("HorizontalPodAutoscaler")(made)["metrics"].pop()),
    (sense.scales_what_is_there, lambda made: first("HorizontalPodAutoscaler")(made).update(minReplicas=1)),
    (sense.scales_what_is_there, lambda made: made.only("Deployment")["spec"].update(replicas=3)),
    (sense.scales_what_is_there, lambda made: container(made)["resources"]["requests"].pop("cpu")),
    (sense.who_gets_in, lambda made: made.objects.remove(made.every("NetworkPolicy")[1])),
    (sense.who_gets_in, lambda made: _let_in(made)["ingress"].append({"ports": [{"port": "http"}]})),
    (sense.who_gets_in, lambda made: _let_in(made)["ingress"][1].pop("ports")),
    (sense.who_gets_in, lambda made: _let_in(made)["ingress"][0]["from"][0].pop("podSelector")),
    (sense.who_gets_in, lambda made: _let_in(made)["ingress"][0]["from"].append({"ipBlock": {"cidr": "10.0.0.0/8"}})),
    (sense.who_gets_in, lambda made: _let_in(made).update(egress=[{}])),
    (sense.is_this_version, lambda made: container(made).update(image="floorman:latest")),
    (sense.is_this_version, lambda made: made.pod["metadata"]["labels"].update({"app.kubernetes.io/version": "0"})),
    (sense.asks_for_keys, setting(ALLOW_OPEN="1")),
    (sense.asks_for_keys, setting(KEYS_FILE="/tmp/keys.toml")),  # noqa: S108
    (sense.asks_for_keys, lambda made: container(made)["volumeMounts"][0].update(subPath="keys.toml")),
    (sense.asks_for_keys, lambda made: made.volumes["/keys"]["secret"].update(defaultMode=0o444)),
    (sizes.fits, setting(WORKERS="3")),
    (sizes.fits, lambda made: container(made)["resources"]["limits"].update(memory="320Mi")),
    (sizes.fits, lambda made: made.volumes["/tmp"]["emptyDir"].update(sizeLimit="128Mi")),  # noqa: S108
    (sizes.fits, lambda made: made.volumes["/tmp"]["emptyDir"].pop("medium")),  # noqa: S108
    (sizes.fits, lambda made: container(made)["resources"]["limits"].update(cpu="2")),
    (sizes.fits, lambda made: made.pod["spec"]["securityContext"].update(runAsUser=1000)),
    (sense.has_no_rights, lambda made: made.pod["spec"].update(automountServiceAccountToken=True)),
    (sense.has_no_rights, lambda made: made.only("Namespace")["metadata"].update(labels={})),
    (sizes.rolls_without_a_gap, lambda made: deployment(made)["strategy"]["rollingUpdate"].update(maxUnavailable=1)),
    (sizes.rolls_without_a_gap, lambda made: first("PodDisruptionBudget")(made).update(maxUnavailable=0)),
    (sizes.rolls_before_it_is_told_of, lambda made: deployment(made)["strategy"]["rollingUpdate"].update(maxSurge=1)),
    (
        sizes.rolls_before_it_is_told_of,
        lambda made: deployment(made)["strategy"]["rollingUpdate"].update(maxSurge="3%"),
    ),
    (sizes.keeps_the_plan, lambda made: cpu_target(made).update(averageUtilization=60)),
    (sizes.keeps_the_plan, lambda made: cpu_target(made).update(averageUtilization=20)),
    (sizes.keeps_the_plan, lambda made: first("HorizontalPodAutoscaler")(made).update(minReplicas=2)),
    (sizes.keeps_the_plan, lambda made: first("HorizontalPodAutoscaler")(made).update(maxReplicas=12)),
]


@pytest.mark.parametrize(
    ("check", "change"), BROKEN, ids=[f"{check.__name__}-{at}" for at, (check, _) in enumerate(BROKEN)]
)
def test_what_is_broken_is_found(check: Check, change: Change) -> None:
    broken = Made(objects("production"))
    change(broken)
    assert list(check(broken)) != []


def test_each_check_is_tried() -> None:
    assert {check for check, _ in BROKEN} == set(sense.CHECKS)


def test_the_bulk_job_shares_out_everything() -> None:
    built = Made(objects("bulk"))
    spec = built.only("Job")["spec"]
    [worker] = spec["template"]["spec"]["containers"]
    assert f"--shard=$(SHARE)/{spec['completions']}" in worker["args"]
    assert spec["completionMode"] == "Indexed"
    assert spec["ttlSecondsAfterFinished"] >= 3600  # it goes by itself, and not before somebody could look
    assert built.only("Job")["metadata"]["name"] == "validate-hands"  # two at once would write the same files
    assert "--resume" in worker["args"]
    assert worker["image"] == f"floorman:{__version__}"
    policies = [one for one in built.every("NetworkPolicy") if list(built.chosen(one))]
    assert [sorted(one["spec"]["policyTypes"]) for one in policies] == [["Egress", "Ingress"]]
    assert not any({"ingress", "egress"} & one["spec"].keys() for one in policies)


def test_an_overlay_of_ones_own_has_an_ingress_that_does_what_nginx_does() -> None:
    built = Made(objects(OWN))
    nginx = (ROOT / "deploy" / "nginx" / "floorman.conf").read_text(encoding="utf-8")
    whole, stream = nginx.split("location = /v1/hands")[:2]
    service = next(one for one in built.every("Service") if one["metadata"]["name"] == "floorman")
    found = {one["metadata"]["name"]: one for one in built.every("Ingress")}
    paths = {}
    assert {one["metadata"]["namespace"] for one in built.objects if one["kind"] != "Namespace"} == {"floorman"}
    for name, part in (("floorman", whole), ("floorman-hands", stream)):
        for annotation, value in found[name]["metadata"]["annotations"].items():
            option = annotation.removeprefix("nginx.ingress.kubernetes.io/").replace("-", "_")
            option = "client_max_body_size" if option == "proxy_body_size" else option
            told = [re.findall(rf"^ *{option} ([^;]+);", text, re.MULTILINE) for text in (part, whole)]
            meant = (told[0] or told[1])[:1]
            assert option == "force_ssl_redirect" or meant in ([value], [f"{value}s"]), option
        spec = found[name]["spec"]
        [rule], [tls] = spec["rules"], spec["tls"]
        assert tls["hosts"] == [rule["host"]] == ["floorman.your.example"]
        [path] = rule["http"]["paths"]
        paths[path["path"]] = path["pathType"]
        assert path["backend"]["service"]["name"] == "floorman"
        assert path["backend"]["service"]["port"]["name"] in {port["name"] for port in service["spec"]["ports"]}
    assert paths == {"/": "Prefix", "/v1/hands": "Exact"}
    assert built.only("ServiceAccount")["imagePullSecrets"]
    assert "@sha256:" in built.container["image"]


def test_what_the_readme_tells_is_so() -> None:
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    built = Made(objects("production"))
    asleep = built.container["lifecycle"]["preStop"]["sleep"]["seconds"]
    drained = asleep + int(built.settings["DRAIN_SECONDS"])
    told = [int(second) for second in re.findall(r"^\| (\d+) \|", readme, re.MULTILINE)]
    assert told == [0, asleep, drained, drained + 20, built.pod["spec"]["terminationGracePeriodSeconds"]]
    assert f"Kubernetes {OLDEST} and newer" in readme
    for path in re.findall(r"deploy/kubernetes/[\w/.-]+\w", readme):
        assert (ROOT / path).exists(), path
