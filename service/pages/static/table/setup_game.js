// The game of a set-up: structure, street, stakes.

import { Segments } from "./controls.js";
import { chips } from "./numbers.js";
import { html } from "./preact.js";
import { BLINDS, fromTheStart, typedOf, withBlinds, withLatePost } from "./setup_draft.js";
import { AmountField, derivedMember, latePost, member } from "./setup_fields.js";
import { WORDS } from "./words.js";

/** @import { Draft, LatePost } from "./setup_draft.js" */
/** @import { DerivedMember, Form, Member } from "./setup_fields.js" */

/** Rounds of betting that a game has. */
const GAMES = /** @type {const} */ ([4, 5, 2, 3]);

/** @param {{form: Form}} props */
export function Game({ form: { draft, set, standAsItIs } }) {
  const words = WORDS.setup;
  const structures = Object.entries(words.structures);
  return html`
    <${Segments} legend=${words.kind} name="kind" chosen=${draft.isMidHand} choose=${(/** @type {boolean} */ to) => (to ? standAsItIs() : set(fromTheStart(draft)))}
      choices=${[false, true].map((to) => ({ to, words: to ? words.midHand : words.fromStart }))} />
    <section>
      <h3>${words.game}</h3>
      <${Segments} legend=${words.structure} name="structure" chosen=${draft.structure}
        choose=${(/** @type {Draft["structure"]} */ structure) => set({ structure, derived: typedOf(draft) })}
        choices=${structures.map(([to, name]) => ({ to, words: name }))} />
      <div class="fields">
        <label class="field">${words.streets}
          <select value=${draft.streets ?? ""} onChange=${(/** @type {any} */ event) => set({ streets: Number(event.target.value) || null })}>
            <option value="">${words.unknown}</option>
            ${GAMES.map((streets) => html`<option value=${streets}>${words.gameOf[streets]}</option>`)}
          </select>
        </label>
        <label class="field">${words.street}
          <select value=${draft.street} onChange=${(/** @type {any} */ event) => set({ street: Number(event.target.value), derived: typedOf(draft) })}>
            ${Array.from({ length: draft.streets ?? 5 }, (_, i) => html`<option value=${i + 1}>${WORDS.felt.street(i + 1, draft.streets ?? undefined)}</option>`)}
          </select>
        </label>
      </div>
    </section>`;
}

/** @param {{form: Form}} props */
export function Stakes({ form }) {
  const { draft, set, faults } = form;
  const words = WORDS.setup;
  const hasPosts = !draft.isMidHand && draft.street === 1;
  const isUsual = (/** @type {number[]} */ [small, big]) =>
    draft.min_bet === big && (!hasPosts || draft.bring_in !== null || draft.small === small);
  return html`
    <section>
      <h3>${words.stakes}</h3>
      <div class="presets" role="group" aria-label=${words.presets}>
        ${BLINDS.map(
          (blinds) => html`
            <button type="button" class="mark" aria-pressed=${isUsual(blinds)} onClick=${() => set(withBlinds(draft, blinds))}>
              ${chips(blinds[0])} / ${chips(blinds[1])}</button>`,
        )}
      </div>
      <div class="fields">
        ${amounts(draft, hasPosts).map((name) => html`<${AmountField} key=${name} form=${form} field=${member(name, draft)} />`)}
        ${derivedAmounts(draft).map((name) => html`<${AmountField} key=${name} form=${form} field=${derivedMember(name)} />`)}
        ${
          hasPosts &&
          draft.ante !== null &&
          draft.bring_in === null &&
          html`<label class="field">${words.antePaid}
            <select value=${draft.anteBy} onChange=${(/** @type {any} */ event) => set({ anteBy: event.target.value, posts: null })}>
              <option value="all">${words.byAll}</option><option value="big_blind">${words.byBigBlind}</option>
            </select></label>`
        }
        ${
          !draft.isMidHand &&
          html`<label class="field">${words.first}
            <select value=${draft.first ?? ""} aria-invalid=${faults.has("first")} onChange=${(/** @type {any} */ event) => set({ first: Number(event.target.value) || null })}>
              <option value="">${words.byButton}</option>
              ${draft.seats.map(({ seat }) => html`<option value=${seat}>${WORDS.seat(seat)}</option>`)}
            </select>
            ${faults.has("first") && html`<span class="fault">${faults.get("first")}</span>`}</label>`
        }
      </div>
      ${hasPosts && (draft.bring_in === null || draft.late.length > 0) && html`<${LatePosts} form=${form} />`}
    </section>`;
}

/** Who posts beside the blinds: few need it. @param {{form: Form}} props */
function LatePosts({ form }) {
  const { draft, set } = form;
  const { late } = draft;
  const words = WORDS.setup.late;
  const change = (/** @type {number} */ i, /** @type {Partial<LatePost>} */ to) =>
    set({ late: late.map((post, at) => (at === i ? { ...post, ...to } : post)) });
  return html`
    <details class="late" open=${late.length > 0}>
      <summary>${words.more}</summary>
      <p class="about">${words.about}</p>
      <ul>
        ${late.map(
          ({ seat, type }, i) => html`
            <li>
              <label class="field">${words.who}
                <select value=${seat} aria-label=${words.whoOf(i + 1)} onChange=${(/** @type {any} */ event) => change(i, { seat: Number(event.target.value) })}>
                  ${draft.seats.map((one) => html`<option value=${one.seat}>${WORDS.seat(one.seat)}</option>`)}
                </select></label>
              <label class="field">${words.how}
                <select value=${type} aria-label=${words.howOf(i + 1)} onChange=${(/** @type {any} */ event) => change(i, { type: event.target.value, amount: event.target.value === "dead" ? draft.small : draft.min_bet })}>
                  ${Object.entries(words.kinds).map(([kind, told]) => html`<option value=${kind}>${told}</option>`)}
                </select></label>
              <${AmountField} form=${form} field=${latePost(i)} />
              <button type="button" class="quiet" aria-label=${words.remove(i + 1)} onClick=${() => set({ late: late.filter((_, at) => at !== i) })}>×</button>
            </li>`,
        )}
      </ul>
      <button type="button" onClick=${() => set(withLatePost(draft))}>${words.add}</button>
    </details>`;
}

/**
 * The amounts that the game needs, or may have.
 * @param {Draft} draft
 * @param {boolean} hasPosts
 * @returns {Member[]}
 */
function amounts({ structure, bring_in, isMidHand, street }, hasPosts) {
  const hasBlinds = hasPosts && bring_in === null;
  const isLimit = structure === "fixed_limit" || structure === "spread_limit";
  /** @type {[Member, boolean][]} */
  const all = [
    ["small", hasBlinds],
    ["min_bet", true],
    ["chip", true],
    ["ante", hasPosts],
    ["straddle", hasBlinds],
    ["bring_in", isLimit && street === 1],
    ["pot", isMidHand || street > 1],
    ["max_bet", structure === "spread_limit"],
    ["big_bet", structure === "fixed_limit" && street > 1],
    ["players_left", isLimit],
  ];
  return all.filter(([, isShown]) => isShown).map(([name]) => name);
}

/**
 * @param {Draft} draft
 * @returns {DerivedMember[]}
 */
function derivedAmounts({ isMidHand, structure }) {
  if (!isMidHand) return [];
  return structure === "no_limit" || structure === "pot_limit"
    ? ["current_bet", "last_raise"]
    : ["current_bet", "last_raise", "bet_count", "last_full_bet"];
}
