// The situations of the conformance suite: searched, read, and opened at the table.

import { read, Refused } from "./api.js";
import { Refusal } from "./controls.js";
import { html, useEffect, useReducer, useRef, useState } from "./preact.js";
import { titleOf } from "./rulebook.js";
import { isPlayable, spotOfTest } from "./situation_spot.js";
import { WORDS } from "./words.js";

/** @import { ConformanceTest, Table, Trouble } from "./types.js" */

/** @typedef {{tests: ConformanceTest[], total: number, next: string | null}} Found */

const SHOWN = 20; // at a time
const PAUSE = 200; // milliseconds after a key before it is searched

/** @param {{table: Table}} props */
export function Situations({ table }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return html`
    <button type="button" onClick=${open}>${WORDS.situations.open}</button>
    <dialog class="situations" ref=${dialog} aria-labelledby="situations-title" onClose=${() => setOpen(false)}>
      ${isOpen && html`<${Search} table=${table} close=${() => dialog.current?.close()} />`}
    </dialog>`;
}

/** @param {{table: Table, close: () => void}} props */
function Search({ table, close }) {
  const words = WORDS.situations;
  const [ruleset, ...beside] = table.spot.rulesets;
  const [asked, setAsked] = useState({ q: "", topic: "", structure: "" });
  const [topics, setTopics] = useState(/** @type {string[]} */ ([]));
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {Trouble | null} */ (null));
  const [tries, retry] = useReducer((/** @type {number} */ count) => count + 1, 0);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => field.current?.focus(), []);
  const set = (/** @type {Partial<typeof asked>} */ change) => setAsked({ ...asked, ...change });

  useEffect(() => {
    read("/v1/conformance").then(({ topics }) => setTopics(Object.keys(topics)), refused(setTrouble));
  }, [tries]);

  useEffect(() => {
    let left = false;
    const look = () => {
      setTrouble(null);
      take(firstPart(ruleset, asked), { tests: [], total: 0, next: null }).then(
        (told) => left || setFound(told),
        refused(setTrouble),
      );
    };
    const timer = setTimeout(look, found ? PAUSE : 0);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [asked, ruleset, tries]);

  const more = () => found?.next && take(found.next, found).then(setFound, refused(setTrouble));
  const choose = (/** @type {ConformanceTest} */ test) =>
    spotOfTest(test, beside).then((spot) => {
      table.replace(spot);
      close();
    }, refused(setTrouble));

  return html`
    <header class="dialog-head">
      <h2 id="situations-title">${words.title}</h2>
      <button type="button" onClick=${close}>${WORDS.close}</button>
    </header>
    <div class="situations-search" role="search">
      <label class="words-field">${words.search}
        <input type="search" maxlength="100" placeholder=${words.hint} value=${asked.q} ref=${field}
          onInput=${(/** @type {any} */ event) => set({ q: event.target.value })} />
      </label>
      <label>${words.topic}
        <select value=${asked.topic} onChange=${(/** @type {any} */ event) => set({ topic: event.target.value })}>
          <option value="">${words.anyTopic}</option>
          ${topics.map((topic) => html`<option value=${topic}>${words.topicOf(topic)}</option>`)}
        </select>
      </label>
      <label>${words.structure}
        <select value=${asked.structure} onChange=${(/** @type {any} */ event) => set({ structure: event.target.value })}>
          <option value="">${words.anyStructure}</option>
          ${Object.entries(words.structures).map(([structure, name]) => html`<option value=${structure}>${name}</option>`)}
        </select>
      </label>
    </div>
    <p class="dim situations-under">${words.under(titleOf(table.rulebooks, ruleset))} <span role="status">${found && words.found(found.total)}</span></p>
    ${trouble && html`<${Refusal} trouble=${trouble} again=${retry} />`}
    <div class="situations-found">
      ${byTopic(found?.tests ?? []).map(
        ([topic, tests]) => html`
          <h3>${words.topicOf(topic)}</h3>
          <ul>${tests.map((test) => html`<li key=${test.id}><${Story} test=${test} choose=${choose} /></li>`)}</ul>`,
      )}
      ${found?.next && html`<button type="button" class="situations-more" onClick=${more}>${words.more}</button>`}
    </div>`;
}

/** @param {{test: ConformanceTest, choose: (test: ConformanceTest) => void}} props */
function Story({ test, choose }) {
  const words = WORDS.situations;
  const number = test.clause?.split(":")[1];
  return html`
    <button type="button" class="story" onClick=${() => choose(test)}>
      <span>${test.story}</span>
      <span class="dim">${[words.structures[test.structure], number && words.rule(number)].filter(Boolean).join(", ")}</span>
    </button>`;
}

/**
 * @param {string} ruleset
 * @param {{q: string, topic: string, structure: string}} asked
 */
function firstPart(ruleset, asked) {
  const given = Object.entries(asked).filter(([, value]) => value.trim());
  return `/v1/conformance/cases?${new URLSearchParams([["ruleset", ruleset.split("@")[0]], ...given, ["limit", String(SHOWN)]])}`;
}

/**
 * The next part of what is found, without the questions that make no sense on purpose: there may be none but these in it.
 * Throws Refused.
 * @param {string} path
 * @param {Found} before
 * @returns {Promise<Found>}
 */
async function take(path, before) {
  const { cases, total, next } = await read(path);
  const found = { tests: [...before.tests, ...cases.filter(isPlayable)], total, next };
  return next && found.tests.length === before.tests.length ? await take(next, found) : found;
}

/**
 * The tests under their topics, whose order they come in.
 * @param {ConformanceTest[]} tests
 * @returns {[string, ConformanceTest[]][]}
 */
function byTopic(tests) {
  const topics = [...new Set(tests.map(({ topic }) => topic))];
  return topics.map((topic) => [topic, tests.filter((test) => test.topic === topic)]);
}

/** @param {(trouble: Trouble) => void} tell */
function refused(tell) {
  return (/** @type {unknown} */ error) => {
    if (!(error instanceof Refused)) throw error;
    tell(error.problem);
  };
}
