"""A real server starts, gives the README's request the README's answer, counts it, and ends."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from tests.support.promised import holds
from tests.support.server import ROOT, Server, post

README: Final = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_curl_gets_its_answer(tmp_path: Path) -> None:
    asked = re.search(r"-d '(.*?)'", README, re.DOTALL)
    promised = re.search(r"```json\n(.*?)```", README, re.DOTALL)
    assert asked
    assert promised
    server = Server(tmp_path / "log", WORKERS="1")
    try:
        status, answer = post(server, asked[1].encode())
        assert status == 200
        assert holds(json.loads(answer), json.loads(promised[1]))
        assert server.metrics()['floorman_requests_total{endpoint="/v1/decisions",method="POST",status="200"}'] == 1
    finally:
        assert server.stop() == 0
