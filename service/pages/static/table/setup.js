// Set up a spot: seats, stacks, blinds, structure, street.

import { ChipRack, denominations } from "./amount.js";
import { Refused, ask } from "./api.js";
import { amountOf, chips } from "./numbers.js";
import { under } from "./play.js";
import { html, useRef, useState } from "./preact.js";
import { BLINDS, draftOf, fieldAt, MOST_SEATS, startOf, withBlinds, withoutSeat, withSeat } from "./setup_draft.js";
import { WORDS } from "./words.js";

/** @import { Table, Trouble } from "./types.js" */
/** @import { Draft } from "./setup_draft.js" */

const GAMES = [4, 5, 2, 3]; // rounds of betting that a game has
const FEWEST_SEATS = 2;

/** @param {{table: Table}} props */
export function Setup({ table }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [draft, setDraft] = useState(/** @type {Draft | null} */ (null));
  const open = () => {
    setDraft(draftOf(table.spot, table.position));
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return html`
    <button type="button" onClick=${open}>${WORDS.setup.open}</button>
    <dialog class="setup" ref=${dialog} aria-labelledby="setup-title" onClose=${() => setDraft(null)}>
      ${draft && html`<${Form} table=${table} first=${draft} close=${close} />`}
    </dialog>`;
}

/** @param {{table: Table, first: Draft, close: () => void}} props */
function Form({ table, first, close }) {
  const [draft, setDraft] = useState(first);
  const [trouble, setTrouble] = useState(/** @type {Trouble | null} */ (null));
  const [active, setActive] = useState("");
  const words = WORDS.setup;
  const set = (/** @type {Partial<Draft>} */ change) => setDraft({ ...draft, ...change });

  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const start = startOf(draft);
    const spot = { ...table.spot, start, steps: [] };
    try {
      await ask("opening" in start ? "/v1/rounds" : "/v1/options", { ...under(spot), ...start });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.problem);
      return;
    }
    table.replace(spot);
    close();
  };

  /** @type {Map<string, string>} */
  const faults = new Map();
  for (const { pointer, message } of trouble?.errors ?? []) faults.set(fieldAt(draft, pointer), message);
  /** @type {Map<string, {label: string, value: number | null, set: (amount: number | null) => void}>} */
  const fields = new Map();
  const amount = (
    /** @type {string} */ name,
    /** @type {string} */ label,
    /** @type {number | null | undefined} */ value,
    /** @type {(amount: number | null) => void} */ change,
    placeholder = "",
  ) => {
    fields.set(name, { label, value: value ?? null, set: change });
    return html`<${Field} name=${name} label=${label} value=${value ?? null} set=${change} fault=${take(name)} placeholder=${placeholder}
      onActive=${() => setActive(name)} isActive=${active === name} />`;
  };
  const shown = new Set();
  const take = (/** @type {string} */ name) => {
    shown.add(name);
    return faults.get(name) ?? "";
  };
  const plain = (
    /** @type {"min_bet" | "chip" | "pot" | "max_bet" | "big_bet" | "players_left" | "bring_in" | "small" | "ante" | "straddle"} */ name,
    placeholder = "",
  ) =>
    amount(
      name,
      words.fields[name],
      draft[name],
      (to) => set({ [name]: to, ...(POSTED.includes(name) ? { posts: null } : {}) }),
      placeholder,
    );
  const derived = (/** @type {"current_bet" | "last_raise" | "last_full_bet" | "bet_count"} */ name) =>
    amount(
      name,
      words.fields[name],
      draft.derived[name],
      (to) => set({ derived: { ...draft.derived, [name]: to ?? undefined } }),
      words.workedOut,
    );

  const isFirst = draft.street === 1;
  const isLimit = draft.structure === "fixed_limit" || draft.structure === "spread_limit";
  const hasBlinds = !draft.isMidHand && isFirst;
  const body = html`
    <div class="setup-body">
      <fieldset class="segments">
        <legend class="unseen">${words.kind}</legend>
        ${[false, true].map(
          (isMidHand) => html`
            <label><input type="radio" name="kind" checked=${draft.isMidHand === isMidHand} onChange=${() => set(turned(draft, isMidHand))} />
              <span>${isMidHand ? words.midHand : words.fromStart}</span></label>`,
        )}
      </fieldset>
      <section>
        <h3>${words.game}</h3>
        <fieldset class="segments">
          <legend class="unseen">${words.structure}</legend>
          ${Object.entries(words.structures).map(
            ([structure, name]) => html`
              <label><input type="radio" name="structure" checked=${draft.structure === structure}
                onChange=${() => set({ structure: /** @type {Draft["structure"]} */ (structure), derived: {} })} /><span>${name}</span></label>`,
          )}
        </fieldset>
        <div class="fields">
          <label class="field">${words.streets}
            <select value=${draft.streets ?? ""} onChange=${(/** @type {any} */ event) => set({ streets: Number(event.target.value) || null })}>
              <option value="">${words.unknown}</option>
              ${GAMES.map((streets) => html`<option value=${streets}>${words.game_of[/** @type {2 | 3 | 4 | 5} */ (streets)]}</option>`)}
            </select>
          </label>
          <label class="field">${words.street}
            <select value=${draft.street} onChange=${(/** @type {any} */ event) => set({ street: Number(event.target.value), derived: {} })}>
              ${Array.from({ length: draft.streets ?? 5 }, (_, i) => html`<option value=${i + 1}>${WORDS.felt.street(i + 1, draft.streets ?? undefined)}</option>`)}
            </select>
          </label>
        </div>
      </section>
      <section>
        <h3>${words.stakes}</h3>
        <div class="presets" role="group" aria-label=${words.presets}>
          ${BLINDS.map(
            (blinds) => html`
              <button type="button" class="mark" aria-pressed=${draft.min_bet === blinds[1] && (!hasBlinds || draft.small === blinds[0])} onClick=${() => set(withBlinds(draft, blinds))}>
                ${chips(blinds[0])} / ${chips(blinds[1])}</button>`,
          )}
        </div>
        <div class="fields">
          ${hasBlinds && !draft.bring_in && plain("small")} ${plain("min_bet")} ${plain("chip")}
          ${hasBlinds && plain("ante")} ${hasBlinds && !draft.bring_in && plain("straddle")}
          ${hasBlinds && isLimit && plain("bring_in")} ${!hasBlinds && plain("pot")}
          ${draft.structure === "spread_limit" && plain("max_bet")} ${draft.structure === "fixed_limit" && plain("big_bet")}
          ${draft.isMidHand && derived("current_bet")} ${draft.isMidHand && derived("last_raise")}
          ${draft.isMidHand && isLimit && derived("bet_count")} ${draft.isMidHand && isLimit && derived("last_full_bet")}
          ${isLimit && plain("players_left", words.noTournament)}
          ${
            hasBlinds &&
            draft.ante !== null &&
            !draft.bring_in &&
            html`<label class="field">${words.antePaid}
              <select value=${draft.anteBy} onChange=${(/** @type {any} */ event) => set({ anteBy: event.target.value, posts: null })}>
                <option value="all">${words.byAll}</option><option value="big_blind">${words.byBigBlind}</option>
              </select></label>`
          }
          ${(draft.bring_in !== null || draft.button === null) && !draft.isMidHand && html`<${First} draft=${draft} set=${set} fault=${take("first")} />`}
        </div>
      </section>
      <section>
        <h3>${words.seats}</h3>
        <ul class="setup-seats">
          ${draft.seats.map((player, i) => {
            const change = (/** @type {Partial<Draft["seats"][number]>} */ to, isDerived = true) =>
              set({
                seats: draft.seats.map((one) => (one.seat === player.seat ? { ...one, ...to } : one)),
                ...(isDerived ? { derived: {} } : {}),
              });
            const of = (/** @type {string} */ what) => `${WORDS.seat(player.seat)}: ${what}`;
            return html`
              <li key=${player.seat}>
                <b>${player.seat}</b>
                ${amount(`players/${i}/stack`, of(words.stack), player.stack, (to) => change({ stack: to ?? 0 }, false))}
                ${draft.isMidHand && amount(`players/${i}/committed`, of(words.front), player.committed, (to) => change({ committed: to ?? 0 }))}
                <span class="setup-marks">
                  <label><input type="radio" name="button" checked=${draft.button === player.seat} aria-label=${of(words.button)}
                    onChange=${() => set({ button: player.seat, posts: null })} /><span aria-hidden="true">${words.button}</span></label>
                  ${
                    draft.isMidHand &&
                    html`
                    <label><input type="radio" name="to-act" checked=${draft.first === player.seat} aria-label=${of(words.toAct)}
                      onChange=${() => set({ first: player.seat })} /><span aria-hidden="true">${words.toAct}</span></label>
                    <label><input type="checkbox" checked=${player.acted} aria-label=${of(words.acted)}
                      onChange=${() => change({ acted: !player.acted })} /><span aria-hidden="true">${words.acted}</span></label>
                    <label><input type="checkbox" checked=${player.folded} aria-label=${of(words.folded)}
                      onChange=${() => change({ folded: !player.folded })} /><span aria-hidden="true">${words.folded}</span></label>`
                  }
                </span>
                <button type="button" class="quiet" aria-label=${words.remove(player.seat)} disabled=${draft.seats.length <= FEWEST_SEATS}
                  onClick=${() => set({ ...withoutSeat(draft, player.seat), derived: {} })}>×</button>
                ${[`players/${i}`, `players/${i}/acted`, `players/${i}/folded`, `players/${i}/seat`].map((name) => take(name) && html`<p class="fault">${take(name)}</p>`)}
              </li>`;
          })}
        </ul>
        <button type="button" disabled=${draft.seats.length >= MOST_SEATS} onClick=${() => set(withSeat(draft))}>${words.add}</button>
        ${["first", "button", "players", "posts"].map((name) => take(name) && html`<p class="fault">${take(name)}</p>`)}
      </section>
    </div>`;
  const field = fields.get(active);
  const unplaced = [...faults].filter(([name]) => !shown.has(name)).map(([, message]) => message);
  return html`
    <form class="setup-form" onSubmit=${submit}>
      <header>
        <h2 id="setup-title">${words.title}</h2>
        <button type="button" class="quiet" aria-label=${words.close} onClick=${close}>×</button>
      </header>
      ${trouble && html`<div class="notice" role="alert"><p>${faults.size ? words.mend(faults.size) : trouble.detail}</p>${unplaced.map((message) => html`<p>${message}</p>`)}</div>`}
      ${body}
      <footer>
        <div class="chips-to-add" role="group" aria-label=${WORDS.amount.add}>
          ${
            field
              ? html`<span class="setup-active">${field.label}</span>
                <${ChipRack} chips=${denominations({ chip: draft.chip ?? 1, min_bet: draft.min_bet ?? 1 })} onAdd=${(/** @type {number} */ worth) => field.set((field.value ?? 0) + worth)} />
                <button type="button" class="quiet" onMouseDown=${(/** @type {Event} */ event) => event.preventDefault()} onClick=${() => field.set(null)}>${WORDS.amount.clear}</button>`
              : html`<span class="dim">${words.chooseField}</span>`
          }
        </div>
        <button class="first">${words.use}</button>
      </footer>
    </form>`;
}

const POSTED = ["small", "min_bet", "ante", "straddle", "bring_in"]; // what posts are made of

/**
 * From the blinds on, or as it stands.
 * @param {Draft} draft
 * @param {boolean} isMidHand
 * @returns {Partial<Draft>}
 */
function turned(draft, isMidHand) {
  if (isMidHand) return { isMidHand, derived: {}, first: draft.first ?? draft.seats[0].seat };
  const seats = draft.seats.map((player) => ({
    seat: player.seat,
    stack: player.stack + player.committed,
    committed: 0,
    acted: false,
    folded: false,
  }));
  return {
    isMidHand,
    derived: {},
    first: null,
    seats,
    small: draft.small ?? Math.ceil((draft.min_bet ?? 2) / 2),
    posts: null,
  };
}

/** @param {{draft: Draft, set: (change: Partial<Draft>) => void, fault: string}} props */
function First({ draft, set, fault }) {
  return html`
    <label class="field">${WORDS.setup.first}
      <select value=${draft.first ?? ""} aria-invalid=${Boolean(fault)} onChange=${(/** @type {any} */ event) => set({ first: Number(event.target.value) || null })}>
        <option value=""></option>
        ${draft.seats.map(({ seat }) => html`<option value=${seat}>${WORDS.seat(seat)}</option>`)}
      </select>
      ${fault && html`<span class="fault">${fault}</span>`}
    </label>`;
}

/**
 * An amount. While it is the active one, the chips below are added to it.
 * @param {{name: string, label: string, value: number | null, set: (amount: number | null) => void, fault: string,
 *   placeholder: string, isActive: boolean, onActive: () => void}} props
 */
function Field({ name, label, value, set, fault, placeholder, isActive, onActive }) {
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const input = (/** @type {any} */ event) => {
    setTyped(event.target.value);
    set(amountOf(event.target.value));
  };
  const shown = typed !== null && amountOf(typed) === value ? typed : value === null ? "" : chips(value);
  return html`
    <label class=${isActive ? "field active" : "field"}>
      <span>${label}</span>
      <input inputmode="numeric" autocomplete="off" value=${shown} placeholder=${placeholder} aria-invalid=${Boolean(fault)}
        aria-describedby=${fault ? `${name}-fault` : undefined} onInput=${input} onFocus=${onActive} onBlur=${() => setTyped(null)} />
      ${fault && html`<span class="fault" id=${`${name}-fault`}>${fault}</span>`}
    </label>`;
}
