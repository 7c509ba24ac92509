// The engine on this device. The reader has it fetched once; then it answers when the service does not.
// The service worker stores its files, whose digests it knows. They run in a worker of their own, never in the page.

import { brought } from "./brought.js";

type Engine = {
  ask: (path: string, body?: string) => Promise<{ status: number; body: string }>;
  handReply: (number: number, line: string, usual: string) => Promise<any>;
};

const CACHES = "floorman engine "; // as the service worker names them
const OFFERED: { version: string; bytes: number; files: string[] } | null = brought("engine");
const FILES = OFFERED?.files ?? [];

export const VERSION = OFFERED?.version ?? "";
export const MEGABYTES = ((OFFERED?.bytes ?? 0) / 1e6).toFixed(1);
/** Whether the service offers the engine, to a browser that can keep it. */
export const isOffered = OFFERED !== null && window.isSecureContext && "serviceWorker" in navigator;

let isHere = false;
let loading: Promise<Engine> | undefined;

/** Whether it is on this device. */
export function isKept() {
  return isHere;
}

/** Whether all of its files are stored now. */
async function isStored() {
  const stored = await Promise.all(FILES.map((path) => caches.match(path, { ignoreVary: true })));
  isHere = stored.every(Boolean);
  return isHere;
}

/** Once it is known whether it is on this device: calls wait for this, or the first ones would not find it. */
export const known = isOffered ? isStored().catch(() => false) : Promise.resolve(false);

/** Looks for it. If an engine of another version is kept, this one takes its place: the reader wanted one. */
export async function lookForEngine() {
  if (!isOffered || (await isStored())) return isHere;
  if (!(await caches.keys()).some((name) => name.startsWith(CACHES))) return false;
  return await fetchEngine(() => {}).catch(() => false);
}

/** Fetches it. Throws if not all of it came, or if the browser stores nothing. */
export async function fetchEngine(tell: (file: number, all: number) => void) {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (!serviceWorker.controller) await new Promise((done) => (serviceWorker.oncontrollerchange = done));
  for (const [place, path] of FILES.entries()) {
    tell(place + 1, FILES.length);
    const response = await fetch(path);
    await response.arrayBuffer(); // else the browser may stop
  }
  if (!(await isStored())) throw new Error("The browser stores no engine.");
  return true;
}

/** It, loaded at the first call. Throws if it is not here or does not start. */
export function engine() {
  if (!isHere) throw new Error("The engine is not on this device.");
  const client = new URL(FILES.find((path) => path.endsWith("/worker_client.js")) as string, location.href);
  loading ??= import(client.href).then(({ load }) => load());
  loading.catch(() => (loading = undefined)); // it may go well the next time
  return loading;
}
