// What a player at a real table said and did: words and amounts, chips by denomination, what came first, and what
// the player knew. The sentence over the button says what will be asked.

import { Amount, denominations } from "./amount.js";
import { SeatChoice } from "./controls.js";
import { declarationInWords } from "./declaration_words.js";
import { changed, declarationOf, draftOf, EMPTY, isComplete, mayBeAQuestion, turnsOnOthers } from "./draft.js";
import { html } from "./preact.js";
import { Motions, Pile, Rack } from "./pushed.js";
import { Since } from "./since.js";
import { said, SaidForm } from "./statement.js";
import { WORDS } from "./words.js";

/** @import { Draft, Order } from "./draft.js" */
/** @import { Said, Word } from "./statement.js" */
/** @import { Deed, Player, Table } from "./types.js" */

/** @type {Word[]} */
const COMMON = ["fold", "check", "call", "bet", "raise", "all_in"];
/** @type {(Word | null)[]} */
const RARE = [null, "pot", "complete", "pass", "time"];
/** @type {Order[]} */
const ORDERS = ["words_first", "chips_first", "together"];

/** @param {{table: Table, draft: Draft, setDraft: (draft: Draft) => void}} props */
export function Declare({ table, draft, setDraft }) {
  const { round, step } = table.position;
  const words = WORDS.declare;
  const { seat } = table;
  if (seat === null) return html`<p class="empty">${words.nobody}</p>`;

  const set = (/** @type {Partial<Draft>} */ part) => setDraft(changed(draft, part));
  const worths = denominations(round);
  const declaration = declarationOf(draft, seat === round.to_act ? null : seat);
  const isReady = isComplete(draft);
  const ask = () => isReady && table.step({ declaration });
  const asIts = step && "declaration" in step ? step.declaration : null;
  return html`
    <form class="declare" onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), ask())}>
      <${SeatChoice} table=${table} label=${words.who} />
      <div class="said-and-pushed">
        <${Words} draft=${draft} set=${set} worths=${worths} seats=${round.players.map((player) => player.seat)} />
        <${Chips} draft=${draft} set=${set} worths=${worths} />
      </div>
      <${Prior} draft=${draft} set=${set} worths=${worths} committed=${round.players.find((player) => player.seat === seat)?.committed ?? 0} />
      <${Knew} draft=${draft} set=${set} worths=${worths} />
      ${turnsOnOthers(draft) && html`<${After} draft=${draft} set=${set} worths=${worths} seat=${seat} players=${round.players} />`}
      <div class="to-ask">
        <p aria-live="polite">${declarationInWords(declaration, round.to_act) || words.nothingYet}</p>
        <p class="ask">
          <button class="first" aria-disabled=${!isReady}>${words.ask}</button>
          ${draft !== EMPTY && html`<button type="button" class="quiet" onClick=${() => setDraft(EMPTY)}>${words.clear}</button>`}
          ${draft === EMPTY && asIts && html`<button type="button" class="quiet" onClick=${() => setDraft(draftOf(asIts))}>${words.again}</button>`}
        </p>
      </div>
    </form>`;
}

/** @typedef {{draft: Draft, set: (part: Partial<Draft>) => void}} Part */

/** What was said. @param {Part & {worths: number[], seats: number[]}} props */
function Words({ draft, set, worths, seats }) {
  const words = WORDS.declare;
  const pushed = draft.motions.some((pile) => pile.length);
  const add = (/** @type {Word | null} */ word) => set({ said: [...draft.said, said(word)] });
  const button = (/** @type {Word | null} */ word) => html`
    <button type="button" onClick=${() => add(word)}>${word ? words.word[word] : words.anAmount}</button>`;
  return html`
    <fieldset class="says">
      <legend>${words.says}</legend>
      <div class="common">${COMMON.map(button)}</div>
      <div class="rare">${RARE.map(button)}${!pushed && html`<${Gesture} draft=${draft} set=${set} gesture="rap" />`}</div>
      <ol>
        ${draft.said.map(
          (one, i) => html`
            <${SaidForm} key=${i} said=${one} pushed=${pushed} worths=${worths} seats=${seats}
              onChange=${(/** @type {Said} */ to) => set({ said: draft.said.map((old, j) => (j === i ? to : old)) })}
              onRemove=${() => set({ said: draft.said.filter((_, j) => j !== i) })} />`,
        )}
      </ol>
      ${
        mayBeAQuestion(draft) &&
        html`
          <label class="tick"><input type="checkbox" checked=${draft.inQuestion}
            onChange=${() => set({ inQuestion: !draft.inQuestion })} /> ${words.inQuestion}</label>`
      }
    </fieldset>`;
}

/** The chips that went in, and whether before the words. @param {Part & {worths: number[]}} props */
function Chips({ draft, set, worths }) {
  const words = WORDS.declare;
  const pushed = draft.motions.some((pile) => pile.length);
  return html`
    <div>
      <${Motions} motions=${draft.motions} worths=${worths} onChange=${(/** @type {number[][]} */ motions) => set({ motions })}>
        ${pushed && html`<${Gesture} draft=${draft} set=${set} gesture="forward_motion" />`}
      </${Motions}>
      ${
        draft.order &&
        html`
          <fieldset class="choice">
            <legend>${words.first}</legend>
            ${ORDERS.map(
              (order) =>
                html`<button type="button" aria-pressed=${order === draft.order} onClick=${() => set({ order })}>${words.order[order]}</button>`,
            )}
          </fieldset>`
      }
    </div>`;
}

/**
 * A gesture, which is made or not.
 * @param {Part & {gesture: "rap" | "forward_motion"}} props
 */
function Gesture({ draft, set, gesture }) {
  const made = draft.gesture === gesture;
  return html`
    <button type="button" aria-pressed=${made} onClick=${() => set({ gesture: made ? null : gesture })}>${WORDS.declare.gesture[gesture]}</button>`;
}

/** The chips that lay in front before. @param {Part & {worths: number[], committed: number}} props */
function Prior({ draft, set, worths, committed }) {
  if (!committed) return null;
  const words = WORDS.declare;
  return html`
    <details open=${draft.priorMoved !== null}>
      <summary>${words.prior(committed)}</summary>
      <fieldset class="choice">
        <legend>${words.priorMoved}</legend>
        ${Object.entries(words.moved).map(
          ([moved, told]) => html`
            <button type="button" aria-pressed=${moved === draft.priorMoved}
              onClick=${() => set({ priorMoved: moved === draft.priorMoved ? null : /** @type {Draft["priorMoved"]} */ (moved) })}>${told}</button>`,
        )}
      </fieldset>
      <fieldset class="pushes">
        <legend>${words.priorChips}</legend>
        <${Rack} worths=${worths} label=${words.lies}
          onAdd=${(/** @type {number} */ worth) => set({ prior: [...draft.prior, worth], priorMoved: draft.priorMoved ?? "none" })} />
        <${Pile} pile=${draft.prior} onChange=${(/** @type {number[]} */ prior) => set({ prior })} />
      </fieldset>
    </details>`;
}

/** What the player knew, or was told wrongly. @param {Part & {worths: number[]}} props */
function Knew({ draft, set, worths }) {
  const words = WORDS.declare;
  return html`
    <details open=${draft.unaware || draft.told !== null || draft.toldAmount !== null}>
      <summary>${words.knew}</summary>
      <label class="tick"><input type="checkbox" checked=${draft.unaware}
        onChange=${() => set({ unaware: !draft.unaware, told: null })} /> ${words.unaware}</label>
      <fieldset class="choice">
        <legend>${words.toldWrong}</legend>
        ${Object.entries(words.told).map(
          ([told, text]) => html`
            <button type="button" aria-pressed=${told === draft.told}
              onClick=${() => set({ told: told === draft.told ? null : /** @type {Draft["told"]} */ (told), unaware: false })}>${text}</button>`,
        )}
      </fieldset>
      <${Amount} label=${words.toldAmount} value=${draft.toldAmount} chips=${worths}
        onChange=${(/** @type {number | null} */ toldAmount) => set({ toldAmount })} />
    </details>`;
}

/**
 * What others did after it, where something turns on that.
 * @param {Part & {worths: number[], seat: number, players: Player[]}} props
 */
function After({ draft, set, worths, seat, players }) {
  const words = WORDS.declare;
  const nobody = draft.since !== null && !draft.since.length;
  return html`
    <button type="button" aria-pressed=${nobody} onClick=${() => set({ since: nobody ? null : [] })}>${words.nobodySince}</button>
    <${Since} deeds=${draft.since ?? []} after=${seat} players=${players} worths=${worths}
      onChange=${(/** @type {Deed[]} */ to) => set({ since: to.length ? to : null })} />`;
}
