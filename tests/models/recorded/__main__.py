"""`python -m tests.models.recorded`: recorded decisions and hands through the service, and what came of them."""

import argparse
import sys
from collections import Counter
from itertools import groupby
from pathlib import Path

from service.api.app import create_app
from service.settings import Settings
from tests.models.recorded.bodies import Json
from tests.models.recorded.compare import UNEXPLAINED, Post, compare
from tests.models.recorded.named import compare_named
from tests.models.recorded.records import SHARED, read, shared_files
from tests.models.recorded.whole_compare import compare_whole
from tests.support.drawn import is_drawn

SHOWN = 20
SHARES = 3
"""Of how many shares the hands of a short form are one."""


def through_the_app() -> Post:
    """A caller of the service in this process, by the same door as HTTP."""
    client = create_app(Settings(log_level="ERROR")).test_client()

    def post(path: str, body: Json) -> Json:
        answer: Json = client.post(path, json=body).get_json()
        return answer

    return post


def report(path: Path, post: Post, word: str = "") -> tuple[Counter[tuple[str, str]], list[str]]:
    """How the decisions of one file compare, and those that nothing explains."""
    counts: Counter[tuple[str, str]] = Counter()
    unexplained = []
    for hand, decisions in groupby(read(path), key=lambda row: str(row["hand"])):
        if not is_drawn(word, SHARES, hand):
            continue
        rows = list(decisions)
        verdicts = [(f"{hand} {row['seq']}", one) for row in rows for one in compare(row, post)]
        verdicts += [(hand, one) for whole in (compare_whole, compare_named) for one in whole(rows, post)]
        for where, verdict in verdicts:
            counts[verdict.request, verdict.tag] += 1
            if verdict.tag == UNEXPLAINED:
                unexplained.append(f"{where} {verdict.request}: {verdict.detail}")
    return counts, unexplained


def main() -> int:
    """Run every file; 1 if anything is unexplained."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", metavar="WORD", default="", help="a third of the hands, drawn by this word")
    word = parser.parse_args().short
    files = shared_files()
    if not files:
        print(f"SKIPPED, LOUDLY: no recorded hands in {SHARED.parent.name}/{SHARED.name} beside this checkout.")
        return 0
    post = through_the_app()
    left = 0
    for path in files:
        counts, unexplained = report(path, post, word)
        print(f"\n{path.name}")
        for (request, tag), count in sorted(counts.items(), key=lambda item: (item[0][0], -item[1])):
            print(f"  {request:13} {count:7}  {tag}")
        print(f"  unexplained: {len(unexplained)}")
        print("\n".join(f"    {line}" for line in unexplained[:SHOWN]))
        left += len(unexplained)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
