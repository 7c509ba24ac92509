// Which rulebook rules, which stand beside it, and the house rules.

import { read } from "./api.js";
import { html, useEffect, useRef, useState } from "./preact.js";
import { titleOf } from "./rulebook.js";
import { PARAMETERS, question } from "./rulebook_words.js";
import { WORDS } from "./words.js";

/** @import { HouseRules, RulesetEntry, Table } from "./types.js" */

/** @typedef {string | number | boolean} Setting */

const MOST_RAISES = 20; // that a cap is offered for

/** @param {{table: Table}} props */
export function Rulebooks({ table }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [isOpen, setOpen] = useState(false);
  const { newest, rulebooks } = table;
  const [ruling] = newest.rulesets;
  const rule = (/** @type {string} */ id) =>
    table.replace((now) => ({ ...now, rulesets: [id, ...now.rulesets.slice(1).filter((one) => one !== id)] }));
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const changed = Object.keys(newest.house).length;
  return html`
    <div class="books">
      <div class="ruling-book">
        <select aria-label=${WORDS.rulebooks.rules} value=${ruling} onChange=${(/** @type {any} */ event) => rule(event.target.value)}>
          ${!rulebooks.some(({ id }) => id === ruling) && html`<option value=${ruling}>${titleOf(rulebooks, ruling)}</option>`}
          ${rulebooks.map((/** @type {RulesetEntry} */ { id }) => html`<option value=${id}>${titleOf(rulebooks, id)}</option>`)}
        </select>
        <button type="button" class=${changed ? "house on" : "house"} onClick=${open}>
          ${changed ? WORDS.rulebooks.changed(changed) : WORDS.rulebooks.open}
        </button>
      </div>
      <dialog class="sheet" ref=${dialog} aria-labelledby="rulebooks-title" onClose=${() => setOpen(false)}>
        ${isOpen && html`<${Form} table=${table} close=${() => dialog.current?.close()} />`}
      </dialog>
    </div>`;
}

/** The rulebooks that stand beside the one that rules, to be taken and left. @param {{table: Table}} props */
export function Compare({ table }) {
  const { newest, rulebooks } = table;
  const beside = newest.rulesets.slice(1);
  const toggle = (/** @type {string} */ id) =>
    table.replace((now) => ({ ...now, rulesets: [now.rulesets[0], ...toggled(now.rulesets.slice(1), id)] }));
  return html`
    <div class="beside" role="group" aria-label=${WORDS.rulebooks.beside}>
      <span class="dim" aria-hidden="true">${WORDS.rulebooks.beside}</span>
      ${others(rulebooks, newest.rulesets).map(({ id, title }) => html`<button type="button" class="mark" aria-pressed=${beside.includes(id)} onClick=${() => toggle(id)}>${title.split(":")[0]}</button>`)}
    </div>`;
}

/**
 * What may stand beside the rulebook that rules. What a link put there may be a pin, or unknown: it can be taken away.
 * @param {RulesetEntry[]} rulebooks
 * @param {string[]} rulesets of the table
 */
function others(rulebooks, [ruling, ...beside]) {
  const ids = rulebooks.map(({ id }) => id);
  const further = beside.filter((one) => !ids.includes(one)).map((id) => ({ id, title: titleOf(rulebooks, id) }));
  return [...rulebooks, ...further].filter(({ id }) => id !== ruling);
}

/**
 * @param {string[]} names
 * @param {string} name
 */
function toggled(names, name) {
  return names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
}

/** @param {{table: Table, close: () => void}} props */
function Form({ table, close }) {
  const { newest, rulebooks } = table;
  const [ruling] = newest.rulesets;
  const [house, setHouse] = useState(/** @type {Record<string, Setting>} */ (newest.house));
  const [sought, setSought] = useState("");
  const [book, setBook] = useState(/** @type {Record<string, Setting> | null} */ (null));
  const words = WORDS.rulebooks;
  useEffect(() => {
    read(`/v1/rulesets/${ruling}`).then(
      ({ parameters }) => setBook(parameters),
      () => {}, // the questions stay away
    );
  }, [ruling]);
  const set = (/** @type {string} */ key, /** @type {Setting | null} */ to) => {
    const { [key]: _, ...rest } = house;
    setHouse(to === null ? rest : { ...rest, [key]: to });
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    table.replace((now) => ({ ...now, house: /** @type {HouseRules} */ (house) }));
    close();
  };
  const isSought = (/** @type {string} */ key) => {
    const told = question(key);
    const text = told && [told.question, ...told.settings.map((one) => told.answer(one))].join(" ").toLowerCase();
    return (
      key in house ||
      sought
        .toLowerCase()
        .split(/\s+/)
        .every((word) => text?.includes(word))
    );
  };
  return html`
    <form class="sheet-form" onSubmit=${submit}>
      <header>
        <h2 id="rulebooks-title">${words.title}</h2>
        <button type="button" class="quiet" aria-label=${WORDS.setup.close} onClick=${close}>×</button>
      </header>
      <div class="sheet-body">
        ${
          book &&
          PARAMETERS.length > 0 &&
          html`
          <section>
            <p class="about">${words.about(titleOf(rulebooks, ruling))}</p>
            <label class="field">${words.search}<input type="search" value=${sought} onInput=${(/** @type {any} */ event) => setSought(event.target.value)} /></label>
            <div class="questions">
              ${PARAMETERS.filter(isSought).map((key) => html`<${Ask} key=${key} name=${key} own=${book[key]} set=${(/** @type {Setting | null} */ to) => set(key, to)} chosen=${house[key]} />`)}
            </div>
          </section>`
        }
      </div>
      <footer>
        <button type="button" class="quiet" disabled=${!Object.keys(house).length} onClick=${() => setHouse({})}>${words.none}</button>
        <button class="first">${words.use}</button>
      </footer>
    </form>`;
}

/**
 * A question that a house may answer otherwise than the book.
 * @param {{name: string, own: Setting, chosen: Setting | undefined, set: (to: Setting | null) => void}} props
 */
function Ask({ name, own, chosen, set }) {
  const told = question(name);
  if (!told) return null;
  /** @type {Setting[]} */
  const settings =
    typeof own === "number"
      ? Array.from({ length: Math.max(MOST_RAISES, own) }, (_, i) => i + 1)
      : told.settings.map((setting) => (typeof own === "boolean" ? setting === "true" : setting));
  const choose = (/** @type {any} */ event) => {
    const to = settings[event.target.value];
    set(to === own ? null : to);
  };
  return html`
    <label class=${chosen === undefined ? "field question" : "field question on"}>
      <span>${told.question}</span>
      <select value=${settings.indexOf(chosen ?? own)} onChange=${choose}>
        ${settings.map((setting, i) => html`<option value=${i}>${told.answer(setting)}${setting === own ? WORDS.rulebooks.asTheBook : ""}</option>`)}
      </select>
    </label>`;
}
