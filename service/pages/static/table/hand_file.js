// Hands from a file: dropped on the page, chosen or pasted. Each gets its report, and can be replayed at the table.

import { ask, askEach, Refused } from "./api.js";
import { Refusal } from "./key.js";
import { isTooLong, LONGEST_HAND, recordsIn } from "./notations.js";
import { html, useEffect, useReducer, useRef, useState } from "./preact.js";
import { spotOfHand } from "./situation_spot.js";
import { WORDS } from "./words.js";

/** @import { HandRecord } from "./notations.js" */
/** @import { Report, Spot, Table, Trouble } from "./types.js" */

/** @typedef {"legal" | "unfinished" | "illegal" | "contradictory" | "unreadable"} Outcome */
/** @typedef {{source: string, request: HandRecord | string}} Sent `source`: which file it is from, and which hand there */
/** @typedef {Sent & {report?: Report, problem?: Trouble}} Judged */

const MOST_BYTES = 16 * 1024 * 1024; // what a page can hold and show; the command has no such limit
const MOST_HANDS = 10_000;
const SHOWN = 100; // hands at a time
const FAULTS = 5; // of one hand
const REFRESH = 200; // milliseconds between two looks at what has come
const PATH = "/v1/hands";

/** @param {{table: Table}} props */
export function HandFile({ table }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [hovers, setHovers] = useState(false);
  const [files, setFiles] = useState(/** @type {File[]} */ ([]));
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    if (!dialog.current?.open) dialog.current?.showModal();
  };

  useEffect(() => {
    const over = (/** @type {DragEvent} */ event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setHovers(true);
    };
    const leave = (/** @type {DragEvent} */ event) => !event.relatedTarget && setHovers(false);
    const drop = (/** @type {DragEvent} */ event) => {
      setHovers(false);
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      setFiles([...event.dataTransfer.files]);
      open();
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, []);

  const closed = () => {
    setOpen(false);
    setFiles([]);
  };
  return html`
    <button type="button" onClick=${open}>${WORDS.file.open}</button>
    ${hovers && html`<div class="drop-here" aria-hidden="true"><p>${WORDS.file.drop}</p></div>`}
    <dialog class="hand-file" ref=${dialog} aria-labelledby="file-title" onClose=${closed}>
      ${isOpen && html`<${Hands} table=${table} dropped=${files} close=${() => dialog.current?.close()} />`}
    </dialog>`;
}

/** @param {{table: Table, dropped: File[], close: () => void}} props */
function Hands({ table, dropped, close }) {
  const words = WORDS.file;
  const [text, setText] = useState("");
  const [told, setTold] = useState(/** @type {string} */ (""));
  const [sent, setSent] = useState(/** @type {Sent[]} */ ([]));
  const [trouble, setTrouble] = useState(/** @type {Trouble | null} */ (null));

  const take = (/** @type {{name: string, text: string}[]} */ texts) => {
    const found = texts.flatMap(({ name, text }) => sentFrom(name, text, table.spot));
    const why = whyNot(found);
    setTold(why);
    setSent(why ? [] : found);
  };
  const read = async (/** @type {Iterable<File>} */ files) => {
    const some = [...files];
    const isTooLarge = some.reduce((size, file) => size + file.size, 0) > MOST_BYTES;
    if (isTooLarge) setSent([]);
    if (isTooLarge) return setTold(words.tooLarge(MOST_BYTES / 1024 / 1024));
    take(await Promise.all(some.map(async (file) => ({ name: file.name, text: await file.text() }))));
  };
  useEffect(() => {
    if (dropped.length) read(dropped);
  }, [dropped]);

  const replay = async (/** @type {Judged} */ { request }) => {
    try {
      table.replace(await replayed(request, table.spot));
      close();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.problem);
    }
  };

  return html`
    <header class="dialog-head">
      <h2 id="file-title">${words.title}</h2>
      <button type="button" onClick=${close}>${WORDS.close}</button>
    </header>
    <p class="dim">${words.about}</p>
    <div class="hand-file-from">
      <label class="file-button">${words.choose}
        <input type="file" multiple onChange=${(/** @type {any} */ event) => read(event.target.files)} />
      </label>
      <label>${words.paste}
        <textarea rows="3" spellcheck="false" value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)}></textarea>
      </label>
      <button type="button" disabled=${!text.trim()} onClick=${() => take([{ name: "", text }])}>${words.look}</button>
    </div>
    ${told && html`<p class="notice" role="alert">${told}</p>`}
    ${trouble && html`<${Refusal} trouble=${trouble} again=${() => setTrouble(null)} />`}
    ${sent.length > 0 && html`<${Reports} sent=${sent} replay=${replay} />`}`;
}

/** @param {{sent: Sent[], replay: (judged: Judged) => void}} props */
function Reports({ sent, replay }) {
  const words = WORDS.file;
  const [judged, setJudged] = useState(/** @type {Judged[]} */ ([]));
  const [trouble, setTrouble] = useState(/** @type {Trouble | null} */ (null));
  const [tries, retry] = useReducer((/** @type {number} */ count) => count + 1, 0);
  const [only, setOnly] = useState(/** @type {Outcome | ""} */ (""));
  const [shown, setShown] = useState(SHOWN);

  useEffect(() => {
    const stop = new AbortController();
    setJudged([]);
    setTrouble(null);
    judge(sent, stop.signal, setJudged).catch((error) => {
      if (!(error instanceof Refused)) throw error;
      if (!stop.signal.aborted) setTrouble(error.problem);
    });
    return () => stop.abort();
  }, [sent, tries]);

  const counts = Object.entries(words.outcomes).map(([name, label]) => ({
    name: /** @type {Outcome} */ (name),
    label,
    count: judged.filter((one) => outcomeOf(one) === name).length,
  }));
  const listed = judged.map((one, i) => ({ one, i })).filter(({ one }) => !only || outcomeOf(one) === only);
  return html`
    <p role="status" class="hand-file-count">${words.judged(judged.length, sent.length)}</p>
    ${
      sent.length > 1 &&
      html`<div class="hand-file-outcomes" role="group" aria-label=${words.show}>
      ${counts
        .filter(({ count }) => count)
        .map(
          ({ name, label, count }) =>
            html`<button type="button" aria-pressed=${only === name} onClick=${() => setOnly(only === name ? "" : name)}>${label} ${words.number(count)}</button>`,
        )}
    </div>`
    }
    ${trouble && html`<${Refusal} trouble=${trouble} again=${retry} />`}
    <ol class="hand-file-hands">
      ${listed.slice(0, shown).map(({ one, i }) => html`<li key=${i}><${Verdict} judged=${one} replay=${replay} /></li>`)}
      ${listed.length > shown && html`<li><button type="button" onClick=${() => setShown(shown + SHOWN)}>${words.more}</button></li>`}
    </ol>`;
}

/** @param {{judged: Judged, replay: (judged: Judged) => void}} props */
function Verdict({ judged, replay }) {
  const words = WORDS.file;
  const outcome = outcomeOf(judged);
  const { report, problem } = judged;
  const first = report?.first_illegal;
  const reason = first?.decision?.reasons.find(({ clause }) => clause) ?? first?.decision?.reasons[0];
  const said =
    (problem && (faultsIn(problem) ?? problem.detail)) ??
    first?.decision?.reasons.map(({ message }) => message).join(" ") ??
    first?.errors[0]?.message ??
    report?.discrepancies[0]?.message;
  return html`
    <div class="hand-verdict">
      <p class="hand-verdict-head"><b>${judged.source}</b> <span class=${`badge ${BADGES[outcome]}`}>${words.outcomes[outcome]}</span></p>
      ${report && html`<button type="button" onClick=${() => replay(judged)}>${words.replay}</button>`}
      ${said && html`<p class="hand-verdict-why">${first && `${words.place(first.street, first.action)}: `}${said}${reason?.clause && html` <span class="dim">(${words.clause(reason.clause.split(":")[1])})</span>`}</p>`}
      ${report?.scale && report.scale > 1 && html`<p class="hand-verdict-why dim">${words.scale(report.scale)}</p>`}
    </div>`;
}

/** What is wrong with a file that cannot be read, and where. @param {Trouble} problem */
function faultsIn({ errors = [] }) {
  const some = errors
    .slice(0, FAULTS)
    .map(({ pointer, message }) => (pointer ? `${pointer.slice(1)}: ${message}` : message));
  return some.length ? some.join(" ") : null;
}

const BADGES = {
  legal: "accepted",
  unfinished: "stopped",
  illegal: "",
  contradictory: "contradiction",
  unreadable: "discretion",
};

/** @param {Judged} judged @returns {Outcome} */
function outcomeOf({ report }) {
  if (!report) return "unreadable";
  if (!report.legal) return "illegal";
  if (report.discrepancies.length) return "contradictory";
  return report.complete ? "legal" : "unfinished";
}

/**
 * The hands of a text as requests: the table's rulebook rules where a hand names none.
 * @param {string} name of the file
 * @param {string} text
 * @param {Spot} spot
 * @returns {Sent[]}
 */
function sentFrom(name, text, { rulesets, house }) {
  const rules = Object.keys(house).length ? { house_rules: house } : {};
  return recordsIn(text, MOST_HANDS).map((record, i, all) => {
    const source = WORDS.file.hand(name, all.length > 1 ? i + 1 : null);
    if (typeof record === "string") return { source, request: record };
    const { compare, detail, ...rest } = record;
    return {
      source: typeof rest.id === "string" ? `${source}, ${rest.id}` : source,
      request: { ruleset: rulesets[0], ...rules, ...rest },
    };
  });
}

/**
 * Why these are not sent; empty if they are.
 * @param {Sent[]} found
 */
function whyNot(found) {
  const words = WORDS.file;
  if (!found.length) return words.none;
  if (found.length > MOST_HANDS) return words.tooMany(MOST_HANDS);
  const isLong = found.some(({ request }) => typeof request === "string" && isTooLong(request));
  return isLong ? words.tooLong(LONGEST_HAND / 1024 / 1024) : "";
}

/**
 * A report, or a problem, for each. `tell` is given all there are so far, now and then and in the end. Throws Refused.
 * @param {Sent[]} sent
 * @param {AbortSignal} signal
 * @param {(judged: Judged[]) => void} tell
 */
async function judge(sent, signal, tell) {
  /** @type {Judged[]} */
  const judged = [];
  const requests = sent.map(({ request }) => request);
  let since = performance.now();
  for await (const { report, problem } of askEach(`${PATH}?detail=brief`, requests, signal)) {
    if (signal.aborted) return;
    judged.push({ ...sent[judged.length], report, problem });
    if (performance.now() - since < REFRESH) continue;
    since = performance.now();
    tell([...judged]);
  }
  tell(judged);
}

/**
 * A hand as a spot of the table. Throws Refused.
 * @param {HandRecord | string} request
 * @param {Spot} spot
 */
async function replayed(request, spot) {
  const { ruleset, house_rules: house = {}, hand } = /** @type {HandRecord} */ (request);
  const report = await ask(PATH, request);
  const beside = spot.rulesets.filter((one) => one !== ruleset);
  return spotOfHand(report.hand ?? hand, report, [ruleset, ...beside], house);
}
