// The worker behind /table: it keeps the page, and the answers that it got, for when the service does not answer.
// The service puts two constants before this: VERSION of the page, and FILES, the addresses of what the page loads.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const PAGE = "/table";
const KEPT_BEFORE = "table ";
const KEPT = KEPT_BEFORE + VERSION;
const ANSWERS = "answers";
const MOST_ANSWERS = 500; // a hand of a hundred steps under four rulebooks
const PATIENCE = 4_000; // milliseconds, where there is something to show instead

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (pathname === PAGE) event.respondWith(page(request));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(file(request));
  } else if (mayBeKept(request, pathname)) {
    event.respondWith(answer(event));
  }
});

/** It is all there or none of it: while a service is replaced, its page may be of another version than this. */
async function install() {
  const cache = await caches.open(KEPT);
  await cache.addAll(FILES);
  const found = await fetch(PAGE, { cache: "no-cache" });
  const isMine = found.ok && (await found.clone().text()).includes(FILES[0]);
  if (!isMine) throw new Error("the page is of another version");
  await cache.put(PAGE, found);
  await worker.skipWaiting(); // a page that is open goes on as it is: what it still loads was kept too
}

/** What the version before kept stays: a page of that may be open. */
async function takeOver() {
  const before = (await caches.keys()).filter((name) => name.startsWith(KEPT_BEFORE) && name !== KEPT);
  for (const name of before.slice(0, -1)) await caches.delete(name);
  await worker.clients.claim();
  await tell({ files: FILES });
}

/** The newest page, or the one that was kept. Where there is none any more, nothing is left behind. @param {Request} request */
async function page(request) {
  const kept = await caches.match(PAGE, { cacheName: KEPT, ignoreVary: true });
  const found = await inTime(fetch(request), kept);
  if (found.status === 404) {
    await worker.registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  }
  return found;
}

/** A file has another address when it has changed. @param {Request} request */
async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? (await fetch(request));
}

/**
 * Whether it is asked for by nobody in particular: not with a key, and not of a hand of somebody's file.
 * @param {Request} request
 * @param {string} pathname
 */
function mayBeKept(request, pathname) {
  const isAsked = request.headers.get("Accept") === "application/json" && !request.headers.has("Authorization");
  return isAsked && pathname.startsWith("/v1/") && pathname !== "/v1/hands";
}

/** What the service says, or what it said to the same request before. @param {FetchEvent} event */
async function answer(event) {
  const { request } = event;
  const cache = await caches.open(ANSWERS);
  const asked = await nameOf(request.clone());
  const kept = await cache.match(asked, { ignoreVary: true });
  try {
    const found = await inTime(fetch(request, { cache: "no-cache" }), kept); // by the service, not by what is fresh
    await tell({ answers: found !== kept });
    if (found.ok && found !== kept) event.waitUntil(keep(cache, asked, found.clone()));
    return found;
  } catch (error) {
    await tell({ answers: false });
    throw error;
  }
}

/** The address of a request with what it asks: a cache keeps nothing else. @param {Request} request */
async function nameOf(request) {
  const digest = await crypto.subtle.digest("SHA-256", await request.arrayBuffer());
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  const { origin, pathname, search } = new URL(request.url);
  return `${origin}${pathname}/${digits.join("")}${search}`;
}

/**
 * @param {Cache} cache
 * @param {string} asked
 * @param {Response} found
 */
async function keep(cache, asked, found) {
  await cache.put(asked, found);
  const all = await cache.keys(); // the oldest first
  for (const old of all.slice(0, -MOST_ANSWERS)) await cache.delete(old);
}

/**
 * What comes; what was kept, if nothing comes in time, or the service is out of order.
 * @param {Promise<Response>} coming
 * @param {Response | undefined} kept
 */
async function inTime(coming, kept) {
  if (!kept) return await coming;
  const late = new Promise((/** @type {(nothing: undefined) => void} */ done) => setTimeout(done, PATIENCE, undefined));
  const found = await Promise.race([coming, late]).catch(() => undefined);
  return found && found.status < 500 ? found : kept;
}

/** @param {{answers: boolean} | {files: string[]}} message as offline.js reads it */
async function tell(message) {
  for (const client of await worker.clients.matchAll()) client.postMessage(message);
}
