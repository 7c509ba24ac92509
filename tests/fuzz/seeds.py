"""Bodies that make sense: the suite's cases, the spec's examples, recorded rounds, hands in each notation."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from service.cases import load_cases
from service.hands import ohh_reader, phh_reader
from tests.cases.doors import Straight, ask
from tests.models.recorded.bodies import rounds_body, snapshot_body
from tests.support.conformity import operations

Json = dict[str, Any]
HERE = Path(__file__).parent
HANDS = HERE.parent / "hands"
RECORDED = HERE.parent / "models" / "recorded" / "sample.ndjson"


class _Heard(Straight):
    """The rules, asked straight; every body that they were asked is kept."""

    def __init__(self) -> None:
        self.bodies: list[Json] = []

    def decision(self, body: Json) -> Json:
        """As it is asked."""
        self.bodies.append(body)
        return super().decision(body)

    def options(self, body: Json) -> Json:
        """As it is asked."""
        self.bodies.append(body)
        return super().options(body)

    def rounds(self, body: Json) -> Json:
        """As it is asked."""
        self.bodies.append(body)
        return super().rounds(body)

    def hands(self, body: Json) -> Json:
        """As it is asked."""
        self.bodies.append(body)
        return super().hands(body)


@cache
def seeds() -> tuple[bytes, ...]:
    """All of them, each once, in the order that their sources have."""
    found = [*_cases(), *_examples(), *_recorded(), *_hands()]
    texts = [json.dumps(body, separators=(",", ":"), ensure_ascii=False).encode() for body in found]
    texts += [
        path.read_bytes()
        for kind in ("phh/*.phh", "pokerstars/*.txt", "sites/*.txt")
        for path in sorted(HANDS.glob(kind))
    ]
    return tuple(dict.fromkeys(texts))


def _cases() -> list[Json]:
    """What each case asks, under the first rulebook that has its own word on it."""
    heard = _Heard()
    for case in load_cases():
        own = (name for name, ruling in case.rulings.items() if ruling.same_as is None)
        ask(case, next(own), heard)
    return heard.bodies


def _examples() -> list[Json]:
    contents = [
        operation["requestBody"]["content"]["application/json"]["examples"]
        for _, _, operation in operations()
        if "requestBody" in operation
    ]
    return [example["value"] for examples in contents for example in examples.values()]


def _hands() -> list[Json]:
    """Each file of Open Hand History as it is, and the same hands in our own JSON."""
    histories = [json.loads(path.read_text()) for path in sorted(HANDS.glob("ohh/*.json"))]
    own = [ohh_reader.read(history) for history in histories]
    own += [phh_reader.read(path.read_text()) for path in sorted(HANDS.glob("phh/*.phh"))]
    return [{"rulebook": "tda-2019", **record} for record in (*histories, *({"hand": hand} for hand in own))]


def _recorded() -> list[Json]:
    rows = [json.loads(line) for line in RECORDED.read_text().splitlines()]
    return [body(row) for row in rows[::8] for body in (rounds_body, snapshot_body)]
