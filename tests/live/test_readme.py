"""The README's request gets the README's answer."""

import json
import re
from typing import Final

from tests.live.conftest import ROOT, Server
from tests.live.test_over_the_wire import post

README: Final = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_curl_gets_its_answer(server: Server) -> None:
    asked = re.search(r"-d '(.*?)'", README, re.DOTALL)
    promised = re.search(r"```json\n(.*?)```", README, re.DOTALL)
    assert asked
    assert promised
    status, answer = post(server, asked[1].encode())
    assert status == 200
    assert json.loads(answer) == json.loads(promised[1])
