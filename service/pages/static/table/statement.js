// One thing that a player said: what the form holds of it, what is asked of it, and the form itself.

import { Amount } from "./amount.js";
import { chips } from "./numbers.js";
import { html } from "./preact.js";
import { WORDS } from "./words.js";

/** @import { Condition, Statement } from "./types.js" */

/** @typedef {NonNullable<Statement["word"]>} Word */
/** @typedef {Condition["type"]} ConditionType */

/**
 * `amount` is a total, or what is on top of the bet if `more`. `also`: what else it could mean.
 * @typedef {{word: Word | null, amount: number | null, more: boolean, also: number[], toCome: boolean, condition: Condition | null}} Said
 */

/** The verbs that may have an amount. */
const SIZED = new Set([null, "call", "bet", "raise", "complete", "all_in"]);
const RAISES = new Set(["bet", "raise", "complete"]);
const TO_COME = new Set(["bet", "raise"]);
/** @type {ConditionType[]} */
const CONDITIONS = ["fold", "check", "call", "bet", "other"];

/**
 * @param {Word | null} word
 * @returns {Said}
 */
export function said(word) {
  return { word, amount: null, more: false, also: [], toCome: false, condition: null };
}

/**
 * As the service is asked.
 * @param {Said} said
 * @returns {Statement}
 */
export function statementOf({ word, amount, more, also, toCome, condition }) {
  /** @type {Statement} */
  const statement = {};
  if (word) statement.word = word;
  if (amount !== null && also.length) statement.candidates = [amount, ...also];
  else if (amount !== null && more) statement.by = amount;
  else if (amount !== null) statement.amount = amount;
  if (toCome && amount === null) statement.size_to_come = true;
  if (condition) statement.condition = condition;
  return statement;
}

/**
 * As the form has it.
 * @param {Statement} statement
 * @returns {Said}
 */
export function saidOf({ word, amount, by, candidates = [], size_to_come: toCome = false, condition }) {
  const [first = amount ?? by ?? null, ...also] = candidates;
  return { word: word ?? null, amount: first, more: by !== undefined, also, toCome, condition: condition ?? null };
}

/**
 * The form for one statement.
 * @param {{said: Said, pushed: boolean, worths: number[], seats: number[], onChange: (said: Said) => void, onRemove: () => void}} props
 */
export function SaidForm({ said, pushed, worths, seats, onChange, onRemove }) {
  const words = WORDS.declare;
  const { word, amount, more } = said;
  const set = (/** @type {Partial<Said>} */ part) => onChange({ ...said, ...part });
  const name = word ? words.said[word] : words.anAmount;
  return html`
    <li class="said">
      <p class="said-word"><b>${word ? `“${name}”` : name}</b>
        <button type="button" class="remove" aria-label=${words.remove(name)} onClick=${onRemove}>×</button></p>
      ${
        SIZED.has(word) &&
        html`<${Amount} label=${words.amountSaid} value=${amount} chips=${worths}
          onChange=${(/** @type {number | null} */ to) => set({ amount: to, ...(to === null ? { also: [] } : { toCome: false }) })} />`
      }
      ${
        RAISES.has(word ?? "") &&
        amount !== null &&
        !said.also.length &&
        html`
          <fieldset class="choice">
            <legend>${words.meantAs}</legend>
            <button type="button" aria-pressed=${!more} onClick=${() => set({ more: false })}>${words.inAll(amount)}</button>
            <button type="button" aria-pressed=${more} onClick=${() => set({ more: true })}>${words.onTop(amount)}</button>
          </fieldset>`
      }
      ${
        TO_COME.has(word ?? "") &&
        amount === null &&
        !pushed &&
        html`<button type="button" aria-pressed=${said.toCome} onClick=${() => set({ toCome: !said.toCome })}>${words.toCome}</button>`
      }
      <details open=${said.also.length > 0 || said.condition !== null}>
        <summary>${words.moreOnIt}</summary>
        ${amount !== null && SIZED.has(word) && !more && html`<${Meanings} said=${said} set=${set} />`}
        <${ConditionForm} condition=${said.condition} seats=${seats} onChange=${(/** @type {Condition | null} */ condition) => set({ condition })} />
      </details>
    </li>`;
}

/** What else an amount such as "five" could mean. @param {{said: Said, set: (part: Partial<Said>) => void}} props */
function Meanings({ said: { amount, also }, set }) {
  const others = [1 / 100, 1 / 10, 10, 100]
    .map((times) => (amount ?? 0) * times)
    .filter((other) => Number.isInteger(other));
  const turned = (/** @type {number} */ other) =>
    also.includes(other) ? also.filter((one) => one !== other) : [...also, other];
  return html`
    <fieldset class="choice">
      <legend>${WORDS.declare.couldMean}</legend>
      ${others.map(
        (other) => html`
          <button type="button" aria-pressed=${also.includes(other)} onClick=${() => set({ also: turned(other) })}>${chips(other)}</button>`,
      )}
    </fieldset>`;
}

/** @param {{condition: Condition | null, seats: number[], onChange: (condition: Condition | null) => void}} props */
function ConditionForm({ condition, seats, onChange }) {
  const words = WORDS.declare;
  return html`
    <fieldset class="choice">
      <legend>${words.onlyIf}</legend>
      <select aria-label=${words.onlyIf} value=${condition?.type ?? ""}
        onChange=${(/** @type {any} */ { target }) => onChange(target.value ? { ...condition, type: target.value } : null)}>
        <option value="">${words.always}</option>
        ${CONDITIONS.map((type) => html`<option value=${type}>${words.condition[type]}</option>`)}
      </select>
      ${
        condition &&
        condition.type !== "other" &&
        html`
          <select aria-label=${words.bySeat} value=${condition.seat ?? ""}
            onChange=${(/** @type {any} */ { target }) => onChange({ type: condition.type, ...(target.value ? { seat: Number(target.value) } : {}) })}>
            <option value="">${words.anybody}</option>
            ${seats.map((seat) => html`<option value=${seat}>${WORDS.seat(seat)}</option>`)}
          </select>`
      }
    </fieldset>`;
}
