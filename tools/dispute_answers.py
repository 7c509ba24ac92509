"""Write the answers to the disputes of /table with their example numbers, which the page keeps for when nobody answers.

python tools/dispute_answers.py, after disputes, rulings, rulebooks or the page's questions have changed (needs npm).
The page's own modules ask, in Node.js: the service answers each question as it would answer the page.
"""

import json
import os
import re
import subprocess
import sys
from html import unescape
from pathlib import Path
from threading import Thread
from typing import Final

from werkzeug.serving import make_server

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from service.api.app import create_app  # noqa: E402
from service.settings import Settings  # noqa: E402

WRITTEN: Final = ROOT / "service" / "pages" / "static" / "disputes.answers"
ESBUILD: Final = ROOT / "tools" / "node_modules" / ".bin" / "esbuild"
QUESTIONS: Final = """
import { read } from "./api.js";
import { DISPUTES, exampleNumbers, spotOf, withDispute } from "./disputes.js";
import { newHand } from "./new_hand.js";
import { play } from "./play.js";

await Promise.all(newHand().rulebooks.map((id) => read(`/v1/rulebooks/${id}`)));
for (const dispute of DISPUTES) {
  const { problem } = await play(spotOf(dispute, exampleNumbers(dispute), true, withDispute(dispute, newHand())));
  if (problem) throw new Error(`${dispute.id}: ${problem.detail}`);
}
console.log(JSON.stringify(found));
"""
"""Each dispute, asked with its examples. The picture before it is asked is where the hand stood on the way."""
BROWSER: Final = """{
const real = fetch;
globalThis.found = {};
const dataset = JSON.parse(process.env.DATASET);
globalThis.document = { getElementById: () => ({ dataset }), querySelectorAll: () => [] };
globalThis.location = new URL(process.env.SERVICE);
globalThis.window = globalThis;
globalThis.navigator ??= { language: "en", languages: [] };
globalThis.matchMedia = () => ({ matches: false });
let last = Promise.resolve();
globalThis.fetch = (path, options) => (last = last.then(async () => {
  const answer = await real(location.origin + path, options);
  found[`${path} ${options.body ?? ""}`] = await answer.clone().json();
  return answer;
}));
}"""
"""As much of a browser as these modules need. It asks one after the other: the file is the same each time."""


def main() -> None:
    """Ask all, and write what was answered."""
    app = create_app(Settings(log_level="ERROR"))
    page = app.test_client().get("/table").get_data(as_text=True)
    brought = re.findall(r"data-([a-z-]+)='([^']*)'", page.partition('<div id="table"')[2].partition(">")[0])
    dataset = {re.sub(r"-(.)", lambda match: match[1].upper(), name): unescape(value) for name, value in brought}
    server = make_server("127.0.0.1", 0, app, threaded=True)
    Thread(target=server.serve_forever, daemon=True).start()
    bundle = [ESBUILD, "--log-level=warning", "--bundle", "--format=esm", "--loader=ts", f"--banner:js={BROWSER}"]
    script = subprocess.run(  # noqa: S603
        bundle, input=QUESTIONS.encode(), capture_output=True, check=True, cwd=ROOT / "web" / "table"
    )
    env = {**os.environ, "DATASET": json.dumps(dataset), "SERVICE": f"http://127.0.0.1:{server.server_port}"}
    node = ["node", "--input-type=module", "-"]
    answered = subprocess.run(node, input=script.stdout, stdout=subprocess.PIPE, check=True, env=env)  # noqa: S603
    server.shutdown()
    WRITTEN.write_bytes(answered.stdout)


if __name__ == "__main__":
    main()
