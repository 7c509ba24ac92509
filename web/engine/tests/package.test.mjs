// node --test tests: what a program sees of the package. That answers are HTTP's: web/tests/engine.py.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { InvalidRequest, load } from "floorman";

const read = (name) => readFileSync(new URL(`../${name}`, import.meta.url));
const manifest = JSON.parse(read("dist/manifest.json"));
const floorman = await load({ rulebooks: { "corner-club": read("../../examples/rulebooks/corner-club.toml").toString() } });

const request = {
  rulebook: "tda-2019",
  round: {
    structure: "no_limit", min_bet: 200, current_bet: 400, last_full_raise_by: 200, to_act: 3,
    players: [
      { seat: 1, stack: 9900, committed: 100, acted: false },
      { seat: 2, stack: 9600, committed: 400, acted: true },
      { seat: 3, stack: 9800, committed: 0, acted: false },
    ],
  },
  action: { type: "raise", to: 500 },
};
const { action, ...question } = request;
const opening = { structure: "no_limit", streets: 4, min_bet: 200, players: [{ seat: 1, stack: 900 }, { seat: 2, stack: 900 }] };
const played = { opening: { ...opening, posts: [{ seat: 1, type: "small_blind", amount: 100 }, { seat: 2, type: "big_blind", amount: 200 }] } };

test("the version and the digests are those of the files", () => {
  const { version, dependencies } = JSON.parse(read("package.json"));
  assert.deepEqual([floorman.version, manifest.version, manifest.pyodide], [version, version, dependencies.pyodide]);
  assert.equal(createHash("sha256").update(read("dist/engine.zip")).digest("hex"), manifest["engine.zip"]);
});

test("an illegal action is an answer; its round is the next question's", () => {
  const decision = floorman.decide(request);
  assert.deepEqual([decision.legal, decision.ruling, decision.action.to], [false, "corrected", 600]);
  assert.equal(floorman.options({ ...question, round: decision.round }).options.raise.min_to, 800);
});

test("each function asks its question", () => {
  assert.equal(floorman.batch({ items: [request, {}] }).items[1].status, 422);
  const round = floorman.rounds({ ...question, round: undefined, ...played, actions: [{ type: "call" }, { type: "check" }] });
  assert.equal(round.next.type, "street");
  assert.equal(floorman.nextStreet({ rulebook: "tda-2019", round: round.round, first_to_act: 2 }).round.street, 2);
  const table = { format: "tournament", structure: "no_limit", streets: 4, small_blind: 100, big_blind: 200, seats: [1, 2], button_drawn: 1 };
  const dealt = floorman.nextHand({ rulebook: "tda-2019", table: { ...table, players: opening.players } });
  assert.equal(dealt.ruling, "accepted");
  assert.equal(floorman.games().games.length > 9, true);
});

test("own rulebooks stand beside the published ones", () => {
  assert.equal(floorman.rulebooks().rulebooks.some(({ id }) => id === "corner-club"), true);
  assert.equal(floorman.rulebook("corner-club@1").id, "corner-club");
  assert.equal(floorman.options({ ...question, rulebook: "corner-club" }).options.raise.min_to, 800);
});

test("what makes no sense is thrown with its problem document", () => {
  const thrown = (call) => {
    try {
      call();
    } catch (error) {
      assert.ok(error instanceof InvalidRequest && error instanceof Error);
      return error;
    }
    assert.fail("nothing was thrown");
  };
  const { problem, message } = thrown(() => floorman.decide({ ...request, rulebook: "nobody", action: { type: "raise", to: -5 } }));
  assert.deepEqual([problem.status, problem.errors.map(({ pointer }) => pointer)], [422, ["/action/to", "/rulebook"]]);
  assert.match(message, /Unknown rulebook `nobody`/);
  assert.equal(thrown(() => floorman.rulebook("nobody")).problem.status, 404);
  assert.equal(thrown(() => floorman.decide([])).problem.status, 422);
});

test("nothing is lost in silence on its way to JSON", () => {
  for (const value of [Number.NaN, Infinity, new Map(), new Set(), () => 1, Symbol("x"), 1n])
    assert.throws(() => floorman.decide({ ...request, id: value }), TypeError);
  assert.throws(() => floorman.decide(undefined), TypeError);
});

test("a stream of hands is answered line by line", async () => {
  const hand = { structure: "no_limit", streets: 4, min_bet: 200, players: opening.players, posts: played.opening.posts, rounds: [{ actions: [{ seat: 1, type: "fold" }] }] };
  const lines = [JSON.stringify({ id: "a", hand }), " ", new TextEncoder().encode(JSON.stringify({ id: "b", hand, rulebook: "nobody" })), "{"];
  const answers = [];
  for await (const answer of floorman.handLines(lines, { rulebook: "tda-2019", detail: "brief" })) answers.push(answer);
  assert.deepEqual(answers.map(({ line, id, status }) => [line, id, status]), [[1, "a", 200], [3, "b", 422], [4, undefined, 400]]);
  assert.throws(() => floorman.handLines([], 3), TypeError);
  await assert.rejects(floorman.handLines([5]).next(), TypeError);
});

test("a hand is written as a file", () => {
  const phh = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [100, 200]\nmin_bet = 200\nstarting_stacks = [900, 900]\nactions = ['d dh p1 ????', 'd dh p2 ????', 'p1 f']\n";
  assert.equal(JSON.parse(floorman.writeHand({ phh }, "ohh").text).ohh.game_type, "Holdem");
  assert.throws(() => floorman.writeHand({ phh }, "txt"), RangeError);
  assert.throws(() => floorman.writeHand({}, "ohh"), InvalidRequest);
});

test("ask has the status and text of HTTP, also for what is no JSON", () => {
  assert.deepEqual(floorman.ask("/v1/decisions", JSON.stringify(request)), { status: 200, body: JSON.stringify(floorman.decide(request)) });
  assert.equal(floorman.ask("/v1/decisions", new Uint8Array([123, 255])).status, 400);
  assert.equal(floorman.ask("/v1/decisions", Buffer.from(JSON.stringify(request))).status, 200);
  assert.equal(floorman.ask("/v1/decisions", "\ud800").status, 400);
  assert.equal(floorman.ask("/v1/decisions").status, 405);
  assert.equal(floorman.ask("/v1/games").status, 200);
  assert.equal(floorman.ask("/v1/nothing", "{}").status, 404);
});

test("what nests deep is refused, and the engine goes on", () => {
  for (const [before, after] of [["[", "]"], ['{"a":', "}"], ['{"items":[', "]}"]])
    for (const path of ["/v1/decisions/batch", "/v1/hands", "/v1/options"]) {
      const { body } = floorman.ask(path, `{"items":[${before.repeat(15_000)}1${after.repeat(15_000)}]}`);
      assert.equal(JSON.parse(body).errors[0].code, "json.too_deep");
    }
  assert.equal(floorman.decide(request).ruling, "corrected");
});

test("a rulebook with faults is refused, with all of them", async () => {
  await assert.rejects(load({ rulebooks: { mine: "title = 3" } }), { name: "Error", message: /^mine.toml: id: is missing; .*title/ });
});

// a program as a stranger's, who has installed the package; it ends when `use` does
async function started(program, use) {
  const node = spawn(process.execPath, ["--input-type=module", "-", "0"], { cwd: new URL("..", import.meta.url) });
  node.stderr.pipe(process.stderr);
  node.stdin.end(program);
  try {
    const [line] = await once(node.stdout, "data");
    return await use(line.toString().trim());
  } finally {
    node.kill();
  }
}

test("README's program runs", async () => {
  const [, program] = /```js\n(.*?)```/s.exec(read("README.md").toString());
  assert.equal(await started(program, (line) => line), "corrected 600");
});

test("the example of a game server keeps the round, and refuses what makes no sense", async () => {
  await started(read("../../examples/node/server.mjs"), async (address) => {
    const act = async (action, table = "7") => {
      const response = await fetch(`${address}/tables/${table}/actions`, { method: "POST", body: JSON.stringify({ action }) });
      return [response.status, await response.json()];
    };
    const [status, raised] = await act({ type: "raise", to: 600 });
    assert.deepEqual([status, raised.ruling, raised.options.call.to], [200, "accepted", 600]);
    assert.equal((await act({ type: "raise", to: 700 }))[1].ruling, "corrected");
    assert.equal((await act({ type: "fold" }))[1].options.call.add, 400);
    assert.equal((await act({ type: "fold" }, "8"))[1].options.call.to, 200);
    assert.equal((await act({ type: "rase" }))[0], 422);
    assert.equal((await fetch(`${address}/x`)).status, 400);
  });
});
