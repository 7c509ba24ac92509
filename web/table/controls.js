// Controls that several parts of the page use: tabs, seats to tap, a choice of a few, and a refusal with the field for a key.

import { useKey } from "./api.js";
import { html, useRef, useState } from "./preact.js";
import { WORDS } from "./words.js";

/** @import { Table } from "./types.js" */

/**
 * @param {{label: string, names: Record<string, string>, chosen: string, choose: (name: string) => void, children?: unknown}} props
 */
export function Tabs({ label, names, chosen, choose, children }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const all = Object.keys(names);
  const go = (/** @type {KeyboardEvent} */ event) => {
    const at = all.indexOf(chosen);
    const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
    if (!(event.key in steps)) return;
    event.preventDefault();
    const to = (steps[/** @type {keyof typeof steps} */ (event.key)] + all.length) % all.length;
    choose(all[to]);
    /** @type {HTMLElement | undefined} */ (list.current?.children[to])?.focus();
  };
  return html`
    <div class="turns" role="tablist" aria-label=${label} ref=${list} onKeyDown=${go}>
      ${all.map(
        (name, i) => html`
          <button type="button" role="tab" data-key=${i + 1} id=${`tab-${name}`} aria-controls="tab-panel" aria-selected=${name === chosen} tabindex=${name === chosen ? 0 : -1}
            onClick=${() => choose(name)}>${names[name]}</button>`,
      )}
    </div>
    <div class="turn" role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${chosen}`}>${children}</div>`;
}

/**
 * Of these seats one is tapped.
 * @param {{legend: string, seats: {seat: number}[], chosen: number | null, choose: (seat: number) => void}} props
 */
export function SeatTap({ legend, seats, chosen, choose }) {
  return html`
    <fieldset class="choice">
      <legend>${legend}</legend>
      ${seats.map(({ seat }) => html`<button type="button" aria-pressed=${seat === chosen} onClick=${() => choose(seat)}>${WORDS.seat(seat)}</button>`)}
    </fieldset>`;
}

/**
 * The seats that are still in the hand, or all of them, as buttons.
 * @param {{table: Table, label: string, folded?: boolean}} props
 */
export function SeatChoice({ table, label, folded = false }) {
  const { players, to_act } = table.position.round;
  return html`
    <fieldset class="choice">
      <legend>${label}</legend>
      ${players
        .filter((player) => folded || !player.folded)
        .map(
          ({ seat }) => html`
            <button type="button" aria-pressed=${seat === table.seat} onClick=${() => table.choose(seat)}>
              ${WORDS.seat(seat)}${seat === to_act && html` <small>${WORDS.declare.toAct}</small>`}
            </button>`,
        )}
    </fieldset>`;
}

/**
 * What is shown instead of an answer: what is wrong, and a way on.
 * @param {{trouble: import("./types.js").Trouble, again: () => void}} props
 */
export function Refusal({ trouble, again }) {
  if (trouble.status === 401) return html`<${KeyField} text=${trouble.detail} again=${again} />`;
  return html`
    <div class="notice refusal" role="alert">
      <p>${trouble.detail}</p>
      <button type="button" onClick=${again}>${WORDS.again}</button>
    </div>`;
}

/** @param {{text: string, again: () => void}} props */
function KeyField({ text, again }) {
  const [key, setKey] = useState("");
  const give = (/** @type {Event} */ event) => {
    event.preventDefault();
    useKey(key);
    again();
  };
  return html`
    <form class="notice refusal" onSubmit=${give}>
      <p role="alert">${text}</p>
      <label>${WORDS.key.label}
        <input type="password" autocomplete="off" required value=${key}
          onInput=${(/** @type {any} */ event) => setKey(event.target.value)} />
      </label>
      <button type="submit">${WORDS.key.use}</button>
      <p class="dim">${WORDS.key.kept}</p>
    </form>`;
}

/**
 * A choice of a few, none of which is hidden.
 * @template T
 * @param {{legend: string, name: string, choices: {to: T, words: string}[], chosen: T, choose: (to: T) => void}} props
 */
export function Segments({ legend, name, choices, chosen, choose }) {
  return html`
    <fieldset class="segments">
      <legend class="unseen">${legend}</legend>
      ${choices.map(
        ({ to, words }) => html`
          <label><input type="radio" name=${name} checked=${to === chosen} onChange=${() => choose(to)} /><span>${words}</span></label>`,
      )}
    </fieldset>`;
}
