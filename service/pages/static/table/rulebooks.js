// Which rulebook rules, which stand beside it, and the house rules.

import { html } from "./preact.js";
import { WORDS } from "./words.js";

/** @import { RulesetEntry, Table } from "./types.js" */

/** @param {{table: Table}} props */
export function Rulebooks({ table }) {
  const { spot, rulebooks } = table;
  const [ruling, ...beside] = spot.rulesets;
  const rule = (/** @type {string} */ id) =>
    table.replace({ ...spot, rulesets: [id, ...beside.filter((one) => one !== id)] });
  const toggle = (/** @type {string} */ id) =>
    table.replace({
      ...spot,
      rulesets: [ruling, ...(beside.includes(id) ? beside.filter((one) => one !== id) : [...beside, id])],
    });
  const others = rulebooks.filter(({ id }) => id !== ruling);
  return html`
    <div class="books">
      <label class="field book">${WORDS.rulebooks.rules}
        <select value=${ruling} onChange=${(/** @type {any} */ event) => rule(event.target.value)}>
          ${!rulebooks.some(({ id }) => id === ruling) && html`<option value=${ruling}>${ruling}</option>`}
          ${rulebooks.map((/** @type {RulesetEntry} */ { id, title }) => html`<option value=${id}>${title}</option>`)}
        </select>
      </label>
      <div class="beside" role="group" aria-label=${WORDS.rulebooks.beside}>
        <span class="dim" aria-hidden="true">${WORDS.rulebooks.beside}</span>
        ${others.map(({ id, title }) => html`<button type="button" class="mark" aria-pressed=${beside.includes(id)} title=${title} onClick=${() => toggle(id)}>${shortTitle(title)}</button>`)}
      </div>
    </div>`;
}

/** What stands before the colon of a title. @param {string} title */
function shortTitle(title) {
  return title.split(":")[0];
}
