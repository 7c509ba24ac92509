// On each page of the site that `make site` writes. There is no service: the engine in this browser answers what the
// table and the reference ask, in a worker. Documents are files. Links of the pages are made relative to the site.
const TOP = new URL("./", import.meta.url);
const MARK = { "Floorman-Version": "{version}" };
const within = (path) => new URL(`.${path}`, TOP);
const asFile = ({ pathname }) => within(`${pathname}.json`);
const real = window.fetch.bind(window);
let loading;

/** The engine; the site's worker stores its files. */
function engine() {
  loading ??= import(within("/engine/worker_client.js").href).then(async ({ load }) => {
    const loaded = await load();
    keep();
    return loaded;
  });
  loading.catch(() => (loading = undefined));
  return loading;
}

window.fetch = async (asked, options) => {
  const request = new Request(asked, options);
  const url = new URL(request.url);
  if (url.origin !== location.origin || url.href.startsWith(TOP.href) && TOP.pathname !== "/") return real(asked, options);
  if (url.pathname === "/openapi.json") return real(within(url.pathname));
  if (!url.pathname.startsWith("/v1/")) return real(asked, options);
  if (url.pathname === "/v1/conformance/tests") return json(await tests(url.searchParams));
  if (/^\/v1\/(conformance|reasons|rulebooks\/[^/]+\/diff\/[^/]+)$/.test(url.pathname)) return real(asFile(url));
  const floorman = await engine();
  const body = request.method === "POST" ? await request.text() : undefined;
  if (request.headers.get("Content-Type") !== "application/x-ndjson") {
    const answer = await floorman.ask(url.pathname, body);
    return json(answer.body, answer.status);
  }
  const usual = JSON.stringify(Object.fromEntries(url.searchParams));
  const lines = body.trimEnd().split("\n").map((line, place) => floorman.handReply(place + 1, line, usual));
  const replies = (await Promise.all(lines)).map((reply) => `${JSON.stringify(reply)}\n`);
  return new Response(replies.join(""), { headers: { "Content-Type": "application/x-ndjson", ...MARK } });
};

function json(body, status = 200) {
  const type = status === 200 ? "application/json" : "application/problem+json";
  return new Response(body, { status, headers: { "Content-Type": type, ...MARK } });
}

/** The conformance tests that the filters let through, as the service would list them. */
async function tests(query) {
  const { suite, tests: all } = await (await real(within("/v1/conformance/tests.json"))).json();
  const { limit = "100", offset = "0", q = "", tag, ...filters } = Object.fromEntries(query);
  const words = q.toLowerCase().split(/\W+/).filter(Boolean);
  const fits = (test) =>
    Object.entries(filters).every(([name, value]) => test[name] === value) &&
    (tag === undefined || test.tags?.includes(tag)) &&
    (!words.length || words.every((word) => JSON.stringify(test).toLowerCase().includes(word)));
  const fitting = all.filter(fits);
  const end = Number(offset) + Number(limit);
  const next = new URLSearchParams({ ...Object.fromEntries(query), limit, offset: String(end) });
  return JSON.stringify({
    suite, total: fitting.length, offset: Number(offset),
    next: end < fitting.length ? `/v1/conformance/tests?${next}` : null,
    tests: fitting.slice(Number(offset), end),
  });
}

// the table's own links lead to pages of a service
const PAGES = { "": "index", docs: "reference" };
for (const event of ["pointerdown", "focusin", "click"]) {
  document.addEventListener(event, ({ target }) => {
    const link = target instanceof Element && target.closest('a[href^="/"]');
    if (!link) return;
    const [, path, rest] = link.getAttribute("href").match(/^\/([^?#]*)(.*)$/);
    link.href = within(`/${PAGES[path] ?? path}.html${rest}`).href;
  }, true);
}

/** Has the site's worker store this page with all that it loaded, and the engine if it is in use. */
async function keep() {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active.postMessage({ keep: [location.href.split("#")[0], ...loaded], engine: loading !== undefined });
}
if (navigator.serviceWorker) {
  navigator.serviceWorker.register(within("/sw.js"), { scope: TOP.pathname, updateViaCache: "none" }).then(keep, () => {});
}
