// A mobile app's outbox: hands played offline wait on disk until each has its answer (docs/how-to/offline-sync.md).
//   node js/outbox.js add FOLDER < hands.ndjson
//   node js/outbox.js send FOLDER ADDRESS
// It may be ended at any moment and started again: the queue is the folder, and sending a hand twice does no harm.
import canonicalize from "canonicalize";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stdin } from "node:process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { client, type Schemas } from "./floorman.js";

type Hand = Schemas["HandRequest"] & { id: string }; // names its rulebook itself, so that the receipt is of the hand alone

const [command, folder = "", address = "http://127.0.0.1:8000"] = process.argv.slice(2);
const floorman = client(address);
const AT_ONCE = 500; // hands in a stream
const TRIES = 3; // of a hand on which the service fails
const RETRIED = [408, 429, 500, 502, 503, 504]; // 502 and 504 are a gateway's

const WAITING = join(folder, "waiting"), ANSWERED = join(folder, "answered"), SET_ASIDE = join(folder, "set-aside");
const file = (id: string) => `${encodeURIComponent(id)}.json`;

/** Writes a file so that it is there whole or not at all. */
async function write(path: string, content: unknown): Promise<void> {
  await writeFile(`${path}.part`, JSON.stringify(content), { flush: true });
  await rename(`${path}.part`, path);
}

/** The hands that wait, as many as go into a stream. */
async function waiting(): Promise<Hand[]> {
  const names = (await readdir(WAITING)).filter((name) => name.endsWith(".json")).sort().slice(0, AT_ONCE);
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(WAITING, name), "utf8")) as Hand));
}

/** Keeps a hand until it can be sent again, and what is wrong with it beside it. */
async function setAside({ id }: Hand, problem: unknown): Promise<void> {
  console.error(`${id} is set aside:`, JSON.stringify(problem));
  await write(join(SET_ASIDE, `${file(id)}.problem`), problem);
  await rename(join(WAITING, file(id)), join(SET_ASIDE, file(id)));
}

/** Whether the answer is to this hand: the SHA-256 of what was sent, in canonical JSON. */
function isReceipt(hand: Hand, receipt: Schemas["Receipt"]): boolean {
  return receipt.request === "sha256:" + createHash("sha256").update(canonicalize(hand)!).digest("hex");
}

/** Sends hands as one stream: each answer as it comes, until the stream ends or breaks. */
async function* answers(hands: Hand[], later: (seconds: number) => void): AsyncGenerator<Schemas["HandReply"]> {
  const lines = hands.map((hand) => JSON.stringify(hand) + "\n").join("");
  try {
    const { data, error, response } = await floorman.POST("/v1/hands", {
      body: lines,
      bodySerializer: () => gzipSync(lines),
      headers: { "Content-Type": "application/x-ndjson", "Content-Encoding": "gzip" },
      parseAs: "stream",
    });
    if (RETRIED.includes(response.status)) return later(Number(response.headers.get("Retry-After")));
    if (!response.ok) throw new Error(`refused, and would be again: ${JSON.stringify(error)}`);
    if (!data || !response.headers.get("Content-Type")?.startsWith("application/x-ndjson")) return; // a hotel's login page
    let rest = "";
    for await (const text of data.pipeThrough(new TextDecoderStream())) {
      const whole = (rest + text).split("\n");
      rest = whole.pop()!; // no answer before its line feed has come
      for (const line of whole) yield JSON.parse(line) as Schemas["HandReply"];
    }
  } catch (broken) {
    if (!(broken instanceof TypeError)) throw broken; // which is what fetch throws when there is no connection (any more)
    console.error(`${address}: ${broken.message}`);
  }
}

/** Sends what waits until nothing does; waits longer each time that no hand gets further. */
async function send(): Promise<void> {
  const failed = new Map<string, number>();
  let delay = 1;
  for (let hands = await waiting(); hands.length > 0; hands = await waiting()) {
    let settled = 0, asked = 0;
    for await (const one of answers(hands, (seconds) => (asked = seconds))) {
      const hand = hands[one.line! - 1]!;
      if (one.answer && isReceipt(hand, one.answer.receipt)) {
        await write(join(ANSWERED, file(hand.id)), one.answer);
        await rm(join(WAITING, file(hand.id)));
      } else if (one.answer || one.status === 500) { // not this hand's, or a bug of the service: try again
        failed.set(hand.id, (failed.get(hand.id) ?? 0) + 1);
        if (failed.get(hand.id)! < TRIES) break;
        await setAside(hand, one);
      } else if (one.problem!.type === "/problems/bad-request" || one.status === 408) {
        break; // the stream broke on its way: the rest goes once more
      } else { // no hand, or too large: the same answer until the app is mended
        await setAside(hand, one.problem!);
      }
      settled += 1;
    }
    if (settled === hands.length) continue;
    if (settled > 0) delay = 1;
    await sleep((asked || delay * (0.8 + 0.4 * Math.random())) * 1000);
    delay = Math.min(2 * delay, 300);
  }
}

for (const each of [WAITING, ANSWERED, SET_ASIDE]) await mkdir(each, { recursive: true });
if (command === "add") {
  for await (const line of createInterface(stdin)) {
    const hand = JSON.parse(line) as Hand;
    await write(join(WAITING, file(hand.id)), hand);
  }
} else {
  await send();
}
