// An amount of chips: typed, or put together with the mouse from chips of the table's denominations.

import { amountOf, chips } from "./numbers.js";
import { html, useState } from "./preact.js";
import { WORDS } from "./words.js";

/** The chips of a table, by its smallest: the denominations that card rooms use. */
const DENOMINATIONS = [1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000];

/**
 * What a player at this table would have in chips.
 * @param {{chip?: number, min_bet: number}} round
 */
export function denominations({ chip = 1, min_bet }) {
  return DENOMINATIONS.filter((worth) => worth % chip === 0 && worth * 20 >= min_bet && worth <= min_bet * 200);
}

/** @param {{label: string, value: number | null, onChange: (amount: number | null) => void, chips: number[]}} props */
export function Amount({ label, value, onChange, chips: worths }) {
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const type = (/** @type {string} */ text) => {
    setTyped(text);
    onChange(amountOf(text));
  };
  const set = (/** @type {number | null} */ amount) => {
    setTyped(null);
    onChange(amount);
  };
  return html`
    <fieldset class="amount">
      <legend>${label}</legend>
      <input inputmode="numeric" autocomplete="off" aria-label=${label}
        value=${typed ?? (value === null ? "" : chips(value))}
        onInput=${(/** @type {any} */ event) => type(event.target.value)} onBlur=${() => setTyped(null)} />
      <span class="chips-to-add" role="group" aria-label=${WORDS.amount.add}>
        ${worths.map((worth) => html`<button type="button" onClick=${() => set((value ?? 0) + worth)}>+${chips(worth)}</button>`)}
        <button type="button" onClick=${() => set(null)}>${WORDS.amount.clear}</button>
      </span>
    </fieldset>`;
}
