// The worker behind /table: it keeps the page, and the answers that it got, for when the service does not answer.
// The service puts FILES before this: the media type and the SHA-256 of the page and of each file that it loads.
// ENGINE has the same of the files with which the page rules on the device. They are stored when the page fetches them.
// A proxy, a captive portal or a login page may answer in place of the service, with any status. The worker stores
// only a file with its digest, and an answer with the service's own header. It never replaces these by anything else.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const PAGE = "/table";
const OWN = "floorman "; // the other caches of this origin belong to somebody else
const BROUGHT = Object.keys(FILES).find((path) => path.endsWith(".answers")) ?? "";
const PAGES = `${OWN}page `;
const KEPT = PAGES + FILES[PAGE].sha256;
const ENGINES = `${OWN}engine `;
const ENGINE_PATH = "/table/engine/";
const ENGINE_KEPT = ENGINES + Object.keys(ENGINE)[0]?.split("/")[3];
const ANSWERS = `${OWN}answers`;
const MARK = "Floorman-Version"; // on each answer of the service
const JSON_TYPE = "application/json";
const PROBLEM_TYPE = "application/problem+json";
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
  } else if (pathname.startsWith("/assets/") || pathname.startsWith(ENGINE_PATH)) {
    event.respondWith(file(request, pathname));
  } else if (mayBeKept(request, pathname)) {
    event.respondWith(answer(event));
  }
});

/** Stores the page with its files, all of this version or none: a service that is being replaced serves two versions. */
async function install() {
  const files = await Promise.all(Object.keys(FILES).map(verified));
  const stored = (await caches.keys()).filter((name) => name.startsWith(PAGES));
  if (stored.at(-1) !== KEPT) await caches.delete(KEPT); // an older version that is back becomes the newest of them
  const cache = await caches.open(KEPT);
  for (const [path, response] of files) await cache.put(path, response);
  await worker.skipWaiting(); // an open page keeps working: its own files stay stored
}

/**
 * A file, with the address that it is stored under. Throws if its bytes are not those of this version.
 * @param {string} path
 * @returns {Promise<[string, Response]>}
 */
async function verified(path) {
  const wanted = FILES[path] ?? ENGINE[path];
  for (const cache of /** @type {const} */ (["default", "reload"])) {
    // the browser's own cache may hold a stranger's
    const found = await fetch(path, { cache });
    const isMine = isWhole(found, wanted.type) && (await sha256(found.clone())) === wanted.sha256;
    if (isMine) return [path, found];
  }
  throw new Error(`${path} is not of this version`);
}

/** Keeps one version back: a page of that version may be open. */
async function takeOver() {
  const before = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== KEPT);
  for (const name of before.slice(0, -1)) await caches.delete(name);
  if (!Object.keys(ENGINE).length) await keepEngines(undefined);
  await worker.clients.claim();
  await tell({ files: Object.keys(FILES) });
}

/** The newest page, or the stored one. If the service has no such page any more, the worker removes itself. @param {Request} request */
async function page(request) {
  const kept = await caches.match(PAGE, { cacheName: KEPT, ignoreVary: true });
  const { found, isOurs } = await inTime(fetch(request), FILES[PAGE].type, kept);
  if (isOurs && found.status === 404) {
    await worker.registration.unregister();
    for (const name of await ownCaches()) await caches.delete(name);
  }
  return found;
}

/**
 * The stored file, or what the network has. A file with other content has another address.
 * @param {Request} request
 * @param {string} pathname
 */
async function file(request, pathname) {
  for (const cacheName of await ownCaches()) {
    const kept = await caches.match(request, { cacheName, ignoreVary: true });
    if (kept) return kept;
  }
  return pathname in ENGINE ? await engineFile(pathname) : await fetch(request);
}

/** A file of the engine, which is stored. Once all are, those of other versions go. @param {string} path */
async function engineFile(path) {
  const [, found] = await verified(path);
  const cache = await caches.open(ENGINE_KEPT);
  await cache.put(path, found.clone());
  if ((await cache.keys()).length === Object.keys(ENGINE).length) await keepEngines(ENGINE_KEPT);
  return found;
}

/** Deletes the engines of all versions except one. @param {string | undefined} kept */
async function keepEngines(kept) {
  for (const name of await ownCaches()) if (name.startsWith(ENGINES) && name !== kept) await caches.delete(name);
}

/** The names of the worker's caches, of each version. */
async function ownCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(OWN));
}

/**
 * Whether it is asked for by nobody in particular: not with a key, and not of a hand of somebody's file.
 * @param {Request} request
 * @param {string} pathname
 */
function mayBeKept(request, pathname) {
  const isAsked = request.headers.get("Accept") === JSON_TYPE && !request.headers.has("Authorization");
  return isAsked && pathname.startsWith("/v1/") && pathname !== "/v1/hands";
}

/** What the service says; else what came with the page, or what it said to the same request before. @param {FetchEvent} event */
async function answer(event) {
  const { request } = event;
  const cache = await caches.open(ANSWERS);
  const asked = await nameOf(request.clone());
  const kept = (await broughtAnswer(request.clone())) ?? (await cache.match(asked, { ignoreVary: true }));
  try {
    const coming = fetch(request, { cache: "no-cache" }); // by the service, not by what is fresh
    const { found, isOurs } = await inTime(coming, JSON_TYPE, kept);
    await tell({ answers: isOurs });
    if (isOurs && found.ok) event.waitUntil(keep(cache, asked, found.clone()));
    return found;
  } catch (error) {
    await tell({ answers: false });
    throw error;
  }
}

/** @type {Promise<Record<string, unknown>> | undefined} */
let brought;

/** The answer to a dispute with its example numbers: it came with the page, so it is of this version. @param {Request} request */
async function broughtAnswer(request) {
  brought ??= caches.match(BROUGHT, { cacheName: KEPT }).then((file) => file?.json() ?? {});
  const { pathname, search } = new URL(request.url);
  const answer = (await brought)[`${pathname}${search} ${await request.text()}`];
  return answer ? new Response(JSON.stringify(answer), { headers: { "Content-Type": JSON_TYPE } }) : undefined;
}

/** The address of a request with what it asks: a cache keeps nothing else. @param {Request} request */
async function nameOf(request) {
  const { origin, pathname, search } = new URL(request.url);
  return `${origin}${pathname}/${await sha256(request)}${search}`;
}

/** The digest of a body, in hexadecimal. @param {Body} body */
async function sha256(body) {
  const digest = await crypto.subtle.digest("SHA-256", await body.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
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
 * The response that comes, and whether it is the service's own. If a kept one exists, it takes the place of a response
 * that is late, broken, a stranger's, or says that the service is out of order.
 * @param {Promise<Response>} coming
 * @param {string} type
 * @param {Response | undefined} kept
 */
async function inTime(coming, type, kept) {
  const checked = coming.then(async (found) => ({ found, isOurs: await isOurAnswer(found, type) }));
  if (!kept) return await checked;
  const late = new Promise((/** @type {(nothing: undefined) => void} */ done) => setTimeout(done, PATIENCE, undefined));
  const answer = await Promise.race([checked, late]).catch(() => undefined);
  return answer?.isOurs ? answer : { found: kept, isOurs: false };
}

/**
 * Whether the service gave this answer, of this type or a problem, and all of it came.
 * @param {Response} found
 * @param {string} type
 */
async function isOurAnswer(found, type) {
  const isProblem = found.status >= 400 && found.status < 500;
  if (!found.headers.has(MARK) || !(isProblem ? isOf(found, PROBLEM_TYPE) : isWhole(found, type))) return false;
  try {
    const text = await found.clone().text(); // throws if the body breaks off
    if (type === JSON_TYPE || isProblem) JSON.parse(text); // throws if a proxy passed on less than all of it
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether it is a whole answer of this type, from the address that was asked.
 * @param {Response} found
 * @param {string} type
 */
function isWhole(found, type) {
  return found.status === 200 && isOf(found, type);
}

/**
 * @param {Response} found
 * @param {string} type
 */
function isOf(found, type) {
  return !found.redirected && found.headers.get("Content-Type")?.split(";")[0].trim() === type;
}

/** @param {{answers: boolean} | {files: string[]}} message as offline.js reads it */
async function tell(message) {
  for (const client of await worker.clients.matchAll()) client.postMessage(message);
}
