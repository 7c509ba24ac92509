// The page without a network: the worker that keeps it, what needs the service, a newer version, and how to install it.

import { askAgain, RULED_HERE } from "./api.js";
import { useWindow } from "./controls.js";
import { engine, fetchEngine, isKept, isOffered, lookForEngine, MEGABYTES, VERSION } from "./engine.js";
import { LANGUAGE, OFFERED, TAG } from "./language.js";
import { html, render, useEffect, useLayoutEffect, useState } from "./preact.js";
import { WORDS } from "./words.js";

/** What the worker tells. */
type Told = { answers?: boolean; files?: string[] };
/** What browsers that install pages offer; no standard has it. */
type Offer = Event & { prompt: () => void };

const WORKER = "/service-worker.js";
const SCOPE = "/table";
const MOST = 100; // questions before the worker came
const MINE = new URL(import.meta.url).pathname;

/** Who answers, the service, the engine on this device or nobody; and whether this page is of the newest version. */
function Status() {
  const [by, setBy] = useState("service");
  const [isOld, setOld] = useState(false);
  useLayoutEffect(() => {
    navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<Told>) => {
      if (data.answers !== undefined) setBy(data.answers ? "service" : isKept() ? "device" : "nobody");
      if (data.answers === false && isKept()) engine().catch(() => {}); // its start takes seconds
      if (data.files) setOld(!data.files.includes(MINE));
    });
  }, []);
  useWindow({ [RULED_HERE]: () => setBy("device"), offline: () => askAgain(1), online: () => askAgain(1) });
  const load = html`<button type="button" onClick=${() => location.reload()}>${WORDS.offline.load}</button>`;
  return html`
    ${by !== "service" && html`<p class="notice" role="alert">${by === "device" ? WORDS.device.rules(VERSION) : WORDS.offline.away}</p>`}
    ${isOld && html`<p class="notice" role="alert">${WORDS.offline.old} ${load}</p>`}`;
}

/** How it is installed, or what that takes. */
function Install() {
  const [offer, setOffer] = useState<Offer | null>(null);
  useWindow({
    beforeinstallprompt: (event: Offer) => {
      event.preventDefault(); // it is offered here
      setOffer(event);
    },
    appinstalled: () => setOffer(null),
  });
  if (!window.isSecureContext) return html`<p class="dim">${WORDS.offline.insecure}</p>`;
  if (!offer) return null;
  return html`<p><button type="button" onClick=${() => offer.prompt()}>${WORDS.offline.install}</button> <span class="dim">${WORDS.offline.about}</span></p>`;
}

/** The languages of the page, and that nobody who directs tournaments has read this one. */
function Languages() {
  return html`
    ${LANGUAGE && !LANGUAGE.read_by && html`<p class="dim">${WORDS.unread}</p>`}
    <p>${OFFERED.map(({ hreflang: tag, title }) => html`<button type="button" lang=${tag} aria-pressed=${tag === TAG} onClick=${() => (location.search = `?language=${tag}`)}>${title}</button> `)}</p>`;
}

/** The engine, which the reader may have fetched: how large it is, how far it is, or that it is here. */
function Engine() {
  const [state, setState] = useState("away");
  useEffect(() => {
    lookForEngine().then((isHere) => isHere && setState("here"));
  }, []);
  const words = WORDS.device;
  const start = () => {
    setState(words.fetching(1, 1));
    fetchEngine((file, all) => setState(words.fetching(file, all))).then(
      () => setState("here"),
      () => setState("failed"),
    );
  };
  if (state === "here") return html`<p class="dim" role="status">${words.kept(VERSION)}</p>`;
  if (state !== "away" && state !== "failed") return html`<p class="dim" role="status">${state}</p>`;
  return html`
    ${state === "failed" && html`<p class="notice" role="alert">${words.failed}</p>`}
    <p><button type="button" onClick=${start}>${words.fetch}</button> <span class="dim">${words.size(MEGABYTES)}</span></p>`;
}

/** Has the worker keep the page from now on, and what was asked before it came. */
async function keepPage() {
  const { serviceWorker } = navigator;
  if (document.getElementById("table")?.dataset.alone !== undefined) return; // a site without a service has its own worker
  if (!serviceWorker) return; // no HTTPS, or none wanted
  if (!serviceWorker.controller) {
    serviceWorker.addEventListener("controllerchange", () => askAgain(MOST), { once: true });
  }
  const kept = await serviceWorker.register(WORKER, { scope: SCOPE }).catch(() => null); // it is no worse than before
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") kept?.update().catch(() => {}); // nobody answers: the next time
  });
}

render(html`<${Status} />`, document.getElementById("status") as HTMLElement);
render(
  html`<${Languages} /><${Install} />${isOffered && html`<${Engine} />`}`,
  document.getElementById("install") as HTMLElement,
);
if (document.readyState === "complete") keepPage();
else window.addEventListener("load", keepPage);
