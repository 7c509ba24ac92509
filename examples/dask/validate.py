"""Hands judged on as many machines as Dask has: the figures of `floorman validate`, and the answers as JSON lines.

    python validate.py --rulebook ID [--out FOLDER] [--scheduler ADDRESS] PATH…

PATH is a file of hands as JSON lines (*.ndjson), a PHH file of one hand, or a folder of such. Every machine sees the
paths alike. Without a scheduler, two processes here do the work.
"""

import argparse
import json
import logging
from collections import Counter
from pathlib import Path

import floorman
from dask import delayed
from dask.bytes import read_bytes
from distributed import Client
from floorman.json_types import HandReply

BLOCK = "16MiB"  # of a file of lines, judged by one process at a time
FILES = 500  # of one hand each, likewise
OUTCOMES = ("legal", "unfinished", "illegal", "floor", "contradictory", "unreadable")


def outcome(answer: HandReply) -> str:
    """The outcome of a hand, as `floorman validate` counts it."""
    if answer["status"] != 200:
        return "unreadable"
    report = answer["answer"]
    if report["legal"] is None:
        return "floor"
    if not report["legal"]:
        return "illegal"
    if report["discrepancies"]:
        return "contradictory"
    return "legal" if report["complete"] else "unfinished"


@delayed
def as_lines(files: list[Path]) -> bytes:
    """PHH files as lines of requests; what is not UTF-8 in one is for Floorman to refuse."""
    texts = ((file, file.read_text("utf-8", "surrogateescape")) for file in files)
    return b"\n".join(json.dumps({"id": file.name, "phh": text}).encode() for file, text in texts)


@delayed
def judged(lines: bytes, rulebook: str, out: Path | None) -> Counter[str]:
    """Count what is answered to each line, and write the answers to a file."""
    counts = Counter[str]()
    answers = []
    for answer in floorman.hand_lines(lines.split(b"\n"), {"rulebook": rulebook, "detail": "brief"}):
        counts[outcome(answer)] += 1
        if answer["status"] == 200:
            counts["actions"] += answer["answer"]["counts"]["actions"]
        if out:
            answers.append(json.dumps(answer, ensure_ascii=False) + "\n")
    if out:
        out.write_text("".join(answers), encoding="utf-8")
    return counts


def main() -> None:
    """Hand out the work, and print the figures."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    ask.add_argument("--rulebook", required=True)
    ask.add_argument("--out", type=Path)
    ask.add_argument("--scheduler")
    asked = ask.parse_args()

    files = [
        file
        for path in map(Path.resolve, asked.paths)
        for file in (sorted(path.rglob("*")) if path.is_dir() else [path])
    ]
    ndjson = [str(file) for file in files if file.suffix == ".ndjson"]
    phh = [file for file in files if file.suffix == ".phh"]
    work = [as_lines(phh[at : at + FILES]) for at in range(0, len(phh), FILES)]
    if ndjson:
        _, blocks = read_bytes(ndjson, delimiter=b"\n", blocksize=BLOCK, sample=False)
        work += [block for of_file in blocks for block in of_file]
    if not work:
        ask.error("there are no hands")
    out = asked.out and asked.out.resolve()
    if out:
        out.mkdir(parents=True, exist_ok=True)
    parts = [out and out / f"{number:06}.ndjson" for number in range(len(work))]

    # without a word on who closed first at the end
    here = {"n_workers": 2, "threads_per_worker": 1, "silence_logs": logging.CRITICAL}
    with Client(asked.scheduler) if asked.scheduler else Client(**here) as client:
        tasks = [judged(lines, asked.rulebook, part) for lines, part in zip(work, parts, strict=True)]
        counts = sum(client.gather(client.compute(tasks)), Counter[str]())
    for name in (*OUTCOMES, "actions"):
        print(f"{name:15}{counts[name]:,}")


if __name__ == "__main__":
    main()
