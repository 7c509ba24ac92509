// The chips that were moved forward, motion by motion, and those that lay in front before: a click adds, a click removes.

import { chips, short } from "./numbers.js";
import { html } from "./preact.js";
import { WORDS } from "./words.js";

/**
 * The chips of a table, of which each click puts one down.
 * @param {{worths: number[], label: (worth: number) => string, onAdd: (worth: number) => void}} props
 */
export function Rack({ worths, label, onAdd }) {
  return html`
    <span class="rack">
      ${worths.map(
        (worth) => html`
          <button type="button" class=${`chip-button worth-${worth}`} aria-label=${label(worth)} onClick=${() => onAdd(worth)}>
            <span>${short(worth)}</span>
          </button>`,
      )}
    </span>`;
}

/**
 * Chips that lie there, of which each is taken away by a click.
 * @param {{pile: number[], onChange: (pile: number[]) => void}} props
 */
export function Pile({ pile, onChange }) {
  return html`
    <span class="pile">
      ${pile.map(
        (worth, i) => html`
          <button type="button" class="lying" aria-label=${WORDS.declare.takeAway(worth)} onClick=${() => onChange(pile.filter((_, j) => j !== i))}>
            ${chips(worth)}
          </button>`,
      )}
    </span>`;
}

/**
 * @param {{motions: number[][], worths: number[], onChange: (motions: number[][]) => void, children?: unknown}} props
 */
export function Motions({ motions, worths, onChange, children }) {
  const words = WORDS.declare;
  const last = motions.length - 1;
  const put = (/** @type {number} */ at, /** @type {number[]} */ pile) =>
    onChange(motions.map((motion, i) => (i === at ? pile : motion)).filter((motion, i) => motion.length || i === last));
  return html`
    <fieldset class="pushes">
      <legend>${words.pushes}</legend>
      <${Rack} worths=${worths} label=${words.push} onAdd=${(/** @type {number} */ worth) => put(last, [...motions[last], worth])} />
      ${
        (motions.length > 1 || motions[0].length > 0) &&
        html`
          <ol class="motions">
            ${motions.map((pile, i) => html`<li><span class="dim">${words.motion(i)}</span> <${Pile} pile=${pile} onChange=${(/** @type {number[]} */ to) => put(i, to)} /></li>`)}
          </ol>`
      }
      <div class="rare">
        ${motions[last].length > 0 && html`<button type="button" onClick=${() => onChange([...motions, []])}>${words.nextMotion}</button>`}
        ${children}
      </div>
    </fieldset>`;
}
