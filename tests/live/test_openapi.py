"""Requests made from openapi.yaml alone, good and bad: no answer of a real server breaks the promise."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings

from tests.fuzz.spec import UNHURRIED
from tests.support import conformity
from tests.support.server import ROOT, Server

CONFIG: Final = schemathesis.Config.from_path(ROOT / "tests" / "fuzz" / "schemathesis.toml")
SPEC: Final = schemathesis.openapi.from_dict(conformity.SPEC, config=CONFIG)
FEW: Final = settings(
    max_examples=5, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that turns nobody away."""
    running = Server(tmp_path_factory.mktemp("openapi") / "log", WORKERS="1", SHED_MS=UNHURRIED)
    yield f"http://127.0.0.1:{running.port}"
    running.stop()


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    """Kept connections, and no search of the environment for proxies at each request: a fifth of the time."""
    with requests.Session() as session:
        session.trust_env = False
        yield session


@SPEC.parametrize()
@FEW
def test_requests_made_from_the_spec(patient: str, session: requests.Session, case: schemathesis.Case[Any]) -> None:
    case.call_and_validate(base_url=patient, session=session)


def test_requests_that_follow_from_answers(patient: str) -> None:
    class Machine(SPEC.as_state_machine()):  # type: ignore[misc]  # made when it is asked for
        def get_call_kwargs(self, _: schemathesis.Case[Any]) -> dict[str, Any]:
            return {"base_url": patient}

    Machine.run(settings=settings(FEW, max_examples=3, stateful_step_count=4))
