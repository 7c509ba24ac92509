// Random sequences of what a network answers, against the real service worker with fake caches, and a law for each step.
//   node tests/pages/service_worker_law.mjs WORKER.js SEQUENCES SEED
// The law: the worker serves the service's own answer to that request. If it stores none, it serves what the network
// sent. It stores nothing else, loses nothing that it stored, and leaves the other caches of the origin alone.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const ORIGIN = "https://floorman.test";
const MARK = { "Floorman-Version": "1.0.0" };
const JSON_TYPE = "application/json";
const PROBLEM = "application/problem+json";
const VERSIONS = [1, 2, 3, 4];
const NAMES = { "table.js": "text/javascript", "base.css": "text/css", "disputes.answers": JSON_TYPE };
const QUESTIONS = [
  { path: "/v1/rulebooks" },
  { path: "/v1/decisions", body: '{"seat":1}' },
  { path: "/v1/decisions", body: '{"seat":2}' },
  { path: "/v1/decisions?explain=1", body: '{"seat":2}' },
  { path: "/v1/rulebooks", key: true },
  { path: "/v1/hands", body: "{}" },
];
const NETWORK = [
  "good",
  "refused",
  "missing",
  "out of order",
  "stranger html",
  "stranger json",
  "stranger text",
  "stranger 404",
  "stranger problem",
  "stranger 500",
  "redirected",
  "redirected to ours",
  "login",
  "partial",
  "empty",
  "wrong type",
  "other bytes",
  "cut off",
  "cut short",
  "bad copy",
  "fails",
  "late",
  "late stranger",
];
const FOREIGN = { "another app": ["/table", "/v1/rulebooks"], answers: ["/other"], "table 1": ["/assets/d1/table.js"] };
const bytes = (text) => new TextEncoder().encode(text);
const sha256 = (text) => createHash("sha256").update(text).digest("hex");
const assert = (holds, law) => {
  if (!holds) throw new Error(law);
};

/** What the service answers: [status, media type, text]. */
const pageOf = (version) => `<!DOCTYPE html><script src="/assets/d${version}/table.js"></script>`;
const enginePath = (version) => `/table/engine/e${version}/worker.js`;
const isPagePath = (path) => path.split("?")[0] === "/table";
const ASKED = QUESTIONS[2]; // its answer comes with the page
const broughtBy = (version) => JSON.stringify({ brought: version });
const fileOf = (version, name) =>
  name.endsWith(".answers")
    ? `{${JSON.stringify(`${ASKED.path} ${ASKED.body}`)}:${broughtBy(version)}}`
    : `/* ${name} of ${version} */`;
const answerTo = (path, body) => JSON.stringify({ path, body: body ?? null });
const problem = (status) => JSON.stringify({ type: `/problems/${status}`, status });
function filesOf(version) {
  const files = { "/table": { type: "text/html", sha256: sha256(pageOf(version)) } };
  for (const [name, type] of Object.entries(NAMES)) {
    files[`/assets/d${version}/${name}`] = { type, sha256: sha256(fileOf(version, name)) };
  }
  return files;
}
function engineOf(version) {
  return { [enginePath(version)]: { type: "text/javascript", sha256: sha256(fileOf(version, "worker.js")) } };
}
function goodAnswer(path, body, version) {
  if (path.startsWith("/table/engine/"))
    return path === enginePath(version)
      ? [200, "text/javascript", fileOf(version, "worker.js")]
      : [404, PROBLEM, problem(404)];
  if (path.split("?")[0] === "/table") return [200, "text/html", pageOf(version)];
  const [, digest, name] = path.match(/^\/assets\/d(\d)\/(.*)$/) ?? [];
  if (name)
    return Number(digest) === version ? [200, NAMES[name], fileOf(version, name)] : [404, PROBLEM, problem(404)];
  return [200, JSON_TYPE, answerTo(path, body)];
}

/** A response of the network, and whether it is the service's own answer to this request. */
function sent(kind, path, body, version) {
  const [status, type, text] = goodAnswer(path, body, version);
  const ours = (status, type, text, more = {}) =>
    new Response(status === 204 ? null : text, { status, headers: { "Content-Type": type, ...MARK, ...more } });
  const stranger = (status, type, text = "<p>a stranger's page</p>") =>
    new Response(text, { status, headers: { "Content-Type": type, "X-Request-Id": "1" } });
  const through = (response) => Object.defineProperty(response, "redirected", { value: true });
  const half = bytes(text).slice(0, Math.ceil(text.length / 2));
  const breaks = new ReadableStream(
    {
      start: (controller) => controller.enqueue(half),
      pull: (controller) => controller.error(new TypeError("cut off")),
    },
    { highWaterMark: 0 },
  );
  switch (kind) {
    case "good":
    case "late":
      return { response: ours(status, `${type}; charset=utf-8`, text), isOurs: true };
    case "refused":
      return { response: ours(422, PROBLEM, problem(422)), isOurs: true };
    case "missing":
      return { response: ours(404, PROBLEM, problem(404)), isOurs: true };
    case "out of order":
      return { response: ours(503, PROBLEM, problem(503)) };
    case "stranger html":
    case "late stranger":
      return { response: stranger(200, "text/html") };
    case "stranger json":
      return { response: stranger(200, JSON_TYPE, '{"stranger":true}') };
    case "stranger text":
      return { response: stranger(200, "text/plain", text) };
    case "stranger 404":
      return { response: stranger(404, "text/html") };
    case "stranger problem":
      return { response: stranger(404, PROBLEM, problem(404)) };
    case "stranger 500":
      return { response: stranger(500, "text/html") };
    case "redirected":
      return { response: through(stranger(200, "text/html")) };
    case "redirected to ours":
      return { response: through(ours(200, type, answerTo("/elsewhere"))) };
    case "login":
      return { response: Response.error() }; // of status 0, as an opaque redirect
    case "partial":
      return { response: ours(206, type, half) };
    case "empty":
      return { response: ours(204, type, "") };
    case "wrong type":
      return { response: ours(200, "text/plain", text) };
    case "other bytes":
      return { response: stranger(200, type, text.replace(/.$/, " ")) };
    case "cut off":
      return { response: ours(200, type, breaks) };
    case "cut short":
      return { response: path.startsWith("/v1") ? ours(200, type, half) : stranger(200, type, half) };
    default:
      return {};
  }
}

class FakeCache {
  constructor(fetch) {
    this.entries = new Map();
    this.fetch = fetch;
  }
  static address = (asked) => new URL(asked.url ?? asked, ORIGIN).href;
  async match(asked) {
    const entry = this.entries.get(FakeCache.address(asked));
    return entry && new Response(entry.text, { status: entry.status, headers: entry.headers });
  }
  async put(asked, response) {
    if (response.status === 206) throw new TypeError("a part is not stored");
    const headers = [...response.headers];
    const text = await response.text();
    this.entries.delete(FakeCache.address(asked));
    this.entries.set(FakeCache.address(asked), { status: response.status, headers, text });
  }
  async addAll(paths) {
    const all = await Promise.all(paths.map((path) => this.fetch(path)));
    if (!all.every((response) => response.ok)) throw new TypeError("not all are there");
    await Promise.all(paths.map((path, place) => this.put(path, all[place])));
  }
  async keys() {
    return [...this.entries.keys()].map((url) => ({ url }));
  }
  async delete(asked) {
    return this.entries.delete(FakeCache.address(asked));
  }
}

class Browser {
  constructor(source) {
    this.source = source;
    this.stored = new Map();
    this.caches = {
      keys: async () => [...this.stored.keys()],
      delete: async (name) => this.stored.delete(name),
      match: async (asked, { cacheName } = {}) => {
        for (const [name, cache] of this.stored) {
          const found = (cacheName ?? name) === name && (await cache.match(asked));
          if (found) return found;
        }
        return undefined;
      },
    };
    for (const [name, paths] of Object.entries(FOREIGN)) {
      const cache = new FakeCache();
      for (const path of paths) {
        cache.entries.set(ORIGIN + path, { status: 200, headers: [], text: "a stranger's page" });
      }
      this.stored.set(name, cache);
    }
    this.current = null; // the worker that is active: its listeners, and its version
  }

  async fetch(step, asked, { cache = "default" } = {}) {
    const request = asked.url ? asked : new Request(new URL(asked, ORIGIN));
    const body = request.method === "POST" ? await request.clone().text() : undefined;
    let kind = step.kinds[step.sent.length % step.kinds.length];
    if (kind === "bad copy") kind = cache === "default" ? "stranger html" : "good"; // in the browser's own cache
    const network = sent(kind, request.url.slice(ORIGIN.length), body, step.serves);
    step.sent.push(network);
    if (kind === "fails") throw new TypeError("nobody answers");
    if (kind.startsWith("late")) {
      await new Promise(setImmediate); // by then the worker has its timer, if it has something to show
      step.timers.forEach((timer) => timer());
      await new Promise(setImmediate);
    }
    return network.response;
  }

  load(version) {
    const loaded = { on: {}, version, step: this.now };
    const self = {
      addEventListener: (name, listener) => (loaded.on[name] = listener),
      skipWaiting: async () => {},
      clients: {
        claim: async () => {},
        matchAll: async () => [{ postMessage: (told) => loaded.step.told.push(told) }],
      },
      registration: { unregister: async () => (this.current = null) },
    };
    const fetch = (asked, init) => this.fetch(loaded.step, asked, init);
    const caches = { ...this.caches, open: (name) => this.open(name, fetch) };
    const globals = { self, caches, fetch, location: { origin: ORIGIN } };
    globals.setTimeout = (timer) => loaded.step.timers.push(timer);
    const told = `const FILES = ${JSON.stringify(filesOf(version))};\nconst ENGINE = ${JSON.stringify(engineOf(version))};`;
    const script = `${told}\n${this.source}`;
    new Function(...Object.keys(globals), script)(...Object.values(globals));
    return loaded;
  }

  async open(name, fetch) {
    if (!this.stored.has(name)) this.stored.set(name, new FakeCache(fetch));
    return this.stored.get(name);
  }

  /** The entries of the caches that are the worker's, by cache and address. */
  own() {
    const all = [...this.stored].filter(([name]) => !(name in FOREIGN));
    return new Map(all.flatMap(([name, { entries }]) => [...entries].map(([url, entry]) => [`${name} ${url}`, entry])));
  }

  async step({ does, version, serves, kinds }) {
    this.now = { kinds, serves, sent: [], told: [], timers: [] };
    if (this.current) this.current.step = this.now;
    const before = this.own();
    if (does === "install") await this.install(version);
    else if (does === "evict") await this.evict();
    else if (does === "restart") this.current &&= this.load(this.current.version);
    else if (this.current) await this.ask(does, version);
    this.check(before, does);
  }

  async install(version) {
    const coming = this.load(version);
    const until = [];
    const waitUntil = (promise) => until.push(promise);
    coming.on.install({ waitUntil });
    const isInstalled = await Promise.all(until).then(
      () => true,
      () => false,
    );
    const isGood =
      this.now.serves === version && this.now.kinds.every((kind) => kind === "good" || kind === "bad copy");
    assert(isInstalled || !isGood, "a worker is not installed, and the network was good");
    if (!isInstalled) return;
    coming.on.activate({ waitUntil });
    await Promise.all(until);
    const before = this.current?.version ?? version; // a page of that version may be open
    this.current = coming;
    const stored = [...this.own().keys()];
    for (const path of [...Object.keys(filesOf(version)), `/assets/d${before}/table.js`]) {
      assert(
        stored.some((key) => key.endsWith(ORIGIN + path)),
        `${path} is not stored`,
      );
    }
    assert(stored.filter((key) => key.endsWith("/table")).length <= 2, "older versions stay stored");
  }

  /** The browser may drop what it stored: the page is gone here. */
  async evict() {
    for (const [name, cache] of this.stored) {
      if (!(name in FOREIGN)) cache.entries.delete(`${ORIGIN}/table`);
    }
  }

  async ask(does, version) {
    const { path, body, key } = typeof does === "number" ? QUESTIONS[does] : { path: does.replace("V", version) };
    const headers = { ...(path.startsWith("/v1") && { Accept: JSON_TYPE }), ...(key && { Authorization: "Bearer 1" }) };
    const request = new Request(ORIGIN + path, { headers, ...(body && { method: "POST", body }) });
    if (!/^\/(v1|assets|table\/engine)/.test(path)) Object.defineProperty(request, "mode", { value: "navigate" });
    const stored = this.own();
    const isMine = (name) => name.endsWith(key || path === "/v1/hands" ? "no" : keyOf(path, body));
    const digest = sha256(pageOf(this.current.version)).slice(0, 16); // of this version's page
    const isPage = (name) => name.includes(digest) && name.endsWith(`${ORIGIN}/table`);
    const brought = !key && path === ASKED.path && body === ASKED.body ? broughtBy(this.current.version) : undefined;
    const kept = brought || [...stored.keys()].some(isPagePath(path) ? isPage : isMine);
    let answered;
    const until = [];
    this.current.on.fetch({
      request,
      respondWith: (promise) => (answered = promise),
      waitUntil: (promise) => until.push(promise),
    });
    if (!answered) {
      assert(key || path === "/v1/hands" || path === "/rulebooks", `${path} is left to the network`);
      return;
    }
    const wasCurrent = this.current;
    const served = await answered.catch(() => null);
    const text =
      served &&
      (await served
        .clone()
        .text()
        .catch(() => null));
    await Promise.allSettled(until);
    const network = this.now.sent[0];
    const isSound = served && text !== null && !served.redirected;
    const isOurs = isSound && (brought && !network.isOurs ? text === brought : isAnswer(served, text, path, body, brought));
    const isEngine = path.startsWith("/table/engine/"); // what has not the digest is no answer
    assert(
      isOurs ||
        (isEngine && !kept && !served) ||
        (!kept && (served ?? undefined) === network.response) ||
        (!kept && !served && !network.response),
      `${path} is answered by ${text}, where ${kept ? "an answer is stored" : "another came"}`,
    );
    if (this.now.told.some(({ answers }) => answers))
      assert(network.isOurs, "a stranger's answer counts as the service's");
    const isGone = isPagePath(path) && this.now.kinds[0] === "missing";
    assert(isGone === (this.current !== wasCurrent), isGone ? "the worker stays" : "the worker goes");
    if (isGone) assert(this.own().size === 0, "the worker leaves its caches behind");
    if (this.now.kinds[0] === "good" && path.startsWith("/v1")) {
      assert(text === answerTo(path, body), "a good answer is not passed on");
      assert([...this.own().keys()].some(isMine), "a good answer is not stored");
    }
  }

  check(before, does) {
    for (const [name, paths] of Object.entries(FOREIGN)) {
      const cache = this.stored.get(name);
      const urls = cache && [...cache.entries].map(([url, { text }]) => text === "a stranger's page" && url);
      assert(
        String(urls) === String(paths.map((path) => ORIGIN + path)),
        `the cache "${name}" of somebody else is touched`,
      );
    }
    const after = this.own();
    for (const [key, { status, headers, text }] of after) {
      assert(status === 200, `${key} is stored with status ${status}`);
      const [type] = new Headers(headers).get("Content-Type").split(";");
      assert(
        STORABLE.some(([ending, ...good]) => key.endsWith(ending) && good[0] === type && good[1] === text),
        `${key} is stored as ${type} ${text}`,
      );
    }
    if (!this.current || does === "install" || does === "evict") return;
    const ofNewer = [...after.keys()].filter((key) => key.includes("/table/engine/") && !before.has(key)).length > 0;
    for (const key of before.keys())
      assert(after.has(key) || (ofNewer && key.includes("/table/engine/")), `${key} is lost`);
  }
}

/** The end of the address that an answer is stored under. */
function keyOf(path, body) {
  if (!path.startsWith("/v1")) return ORIGIN + path;
  const { pathname, search } = new URL(path, ORIGIN);
  return `${ORIGIN}${pathname}/${sha256(body ?? "")}${search}`;
}

/** All that may be stored: the end of its address, its type, its text. */
const STORABLE = [
  ...QUESTIONS.slice(0, 4).map(({ path, body }) => [keyOf(path, body), JSON_TYPE, answerTo(path, body)]),
  ...VERSIONS.flatMap((version) => [
    [`${ORIGIN}/table`, "text/html", pageOf(version)],
    [enginePath(version), "text/javascript", fileOf(version, "worker.js")],
    ...Object.entries(NAMES).map(([name, type]) => [`/assets/d${version}/${name}`, type, fileOf(version, name)]),
  ]),
];

/** Whether this is an answer of the service to that request. */
function isAnswer(served, text, path, body, brought) {
  const type = served.headers.get("Content-Type")?.split(";")[0];
  const isMarked = served.headers.has("Floorman-Version");
  if (isMarked && type === PROBLEM) return served.status < 500 && text === problem(served.status);
  if (text === brought) return true;
  return (
    served.status === 200 &&
    VERSIONS.some((version) => {
      const [, goodType, good] = goodAnswer(path, body, version);
      return type === goodType && text === good;
    })
  );
}

/** Mulberry32: the same numbers on each machine. */
function numbers(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function drawn(seed) {
  const random = numbers(seed);
  const one = (list) => list[Math.floor(random() * list.length)];
  const asked = [
    "/table",
    "/table",
    "/table?q=x",
    "/rulebooks",
    "/assets/dV/table.js",
    "/assets/dV/base.css",
    "/table/engine/eV/worker.js",
    "/table/engine/eV/worker.js",
    0,
    1,
    2,
    3,
    4,
    5,
  ];
  const steps = [{ does: "install", version: 1, serves: 1, kinds: ["good"] }];
  while (steps.length < 12) {
    const does = random() < 0.2 ? one(["install", "install", "restart", "evict"]) : one(asked);
    const version = one(VERSIONS);
    const kinds = random() < 0.4 ? ["good"] : does === "install" ? ["good", one(NETWORK), "good"] : [one(NETWORK)];
    steps.push({ does, version, serves: random() < 0.7 ? version : one(VERSIONS), kinds });
  }
  return steps;
}

async function broken(source, steps) {
  const browser = new Browser(source);
  for (const step of steps) {
    try {
      await browser.step(step);
    } catch (error) {
      return error.message;
    }
  }
  return null;
}

async function shrunk(source, steps) {
  for (let place = steps.length - 1; place >= 0; place -= 1) {
    const fewer = steps.toSpliced(place, 1);
    if (await broken(source, fewer)) steps = fewer;
  }
  return steps;
}

const [worker, sequences, seed] = process.argv.slice(2);
const source = readFileSync(worker, "utf-8");
for (let place = 0; place < Number(sequences); place += 1) {
  const steps = drawn(Number(seed) + place);
  if (await broken(source, steps)) {
    const fewest = await shrunk(source, steps);
    console.log(`seed ${Number(seed) + place}: ${await broken(source, fewest)}`);
    for (const step of fewest) console.log(JSON.stringify(step));
    process.exit(1);
  }
}
console.log(`${sequences} sequences from seed ${seed}: the law holds`);
