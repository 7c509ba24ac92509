// For QA: what an engine did, as it logged it, beside what the rulebook says; each disagreement with its clause.
//   node js/check_engine.js ADDRESS < engine.ndjson
// A line is {"id", "request", "engine"}: the decision as it would be asked of Floorman, and what the engine made of it,
// in the words of Floorman's answer, as much of it as the engine knows. Exit code 1: they disagree.
import { stdin } from "node:process";
import { createInterface } from "node:readline";
import { answer, client, type Schemas } from "./floorman.js";

type Logged = { id: string; request: Schemas["DecisionRequest"]; engine: Partial<Schemas["Decision"]> };

const floorman = client(process.argv[2] ?? "http://127.0.0.1:8000");
const AT_ONCE = 1000; // as many as a batch may hold

/** Where two values differ, as far as the engine's goes. */
function* differences(engine: unknown, floorman: unknown, pointer = ""): Generator<string> {
  const [ours, theirs] = [JSON.stringify(floorman), JSON.stringify(engine)];
  if (engine && floorman && typeof engine === "object" && typeof floorman === "object" && !Array.isArray(engine)) {
    for (const [key, value] of Object.entries(engine)) {
      yield* differences(value, (floorman as Record<string, unknown>)[key], `${pointer}/${key}`);
    }
  } else if (ours !== theirs) {
    yield `${pointer} is ${theirs} in the engine and ${ours} in the rulebook`;
  }
}

/** Tells how each logged action differs from its decision; how many do. */
async function check(logged: Logged[]): Promise<number> {
  const { items } = answer(await floorman.POST("/v1/decisions/batch", { body: { items: logged.map((one) => one.request) } }));
  let wrong = 0;
  for (const [place, item] of items.entries()) {
    const { id, engine } = logged[place]!;
    const [found, why] = item.answer
      ? [[...differences(engine, item.answer)], item.answer.reasons.map((one) => `${one.message} (${one.clause ?? one.code})`)]
      : [["Floorman cannot decide it"], item.problem!.errors!.map((one) => `${one.pointer}: ${one.message}`)];
    if (found.length === 0) continue;
    wrong += 1;
    console.log([id, ...found, ...why].join("\n  "));
  }
  return wrong;
}

let checked = 0, wrong = 0, logged: Logged[] = [];
const flush = async () => {
  if (logged.length > 0) wrong += await check(logged);
  checked += logged.length;
  logged = [];
};
for await (const line of createInterface(stdin)) {
  logged.push(JSON.parse(line));
  if (logged.length === AT_ONCE) await flush();
}
await flush();
console.log(`${checked} actions, ${wrong} decided otherwise`);
process.exitCode = wrong > 0 ? 1 : 0;
