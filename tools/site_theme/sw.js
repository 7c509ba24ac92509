// Keeps the site: CORE at once, other pages as they are visited, the engine once it is in use. tools/write_site.py puts CORE,
// ENGINE and VERSION, a digest of all files, before this. A new version replaces all that is stored.
const OWN = `floorman site ${registration.scope} `;
const KEPT = OWN + VERSION;
const inScope = (path) => new URL(path, registration.scope).href;

addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(CORE.map(fresh))).then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("message", (event) => event.waitUntil(store(event.data)));
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});

/** Asks the server, not the browser's own cache, which may have an older version. */
const fresh = (path) => new Request(inScope(path), { cache: "no-cache" });

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith(OWN) && name !== KEPT) await caches.delete(name);
  await clients.claim();
}

async function store({ keep, engine }) {
  const cache = await caches.open(KEPT);
  for (const url of new Set([...keep, ...(engine ? ENGINE.map(inScope) : [])])) {
    if (url.startsWith(registration.scope) && !(await cache.match(keyOf(url)))) await cache.add(keyOf(url)).catch(() => {});
  }
}

/** The address of a file: a folder stands for its index, and a query changes nothing. */
function keyOf(url) {
  const { origin, pathname } = new URL(url);
  return origin + pathname + (pathname.endsWith("/") ? "index.html" : "");
}

async function answer(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(keyOf(request.url));
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await cache.put(keyOf(request.url), found.clone());
  return found;
}
