// The seats of a set-up.

import { html } from "./preact.js";
import { FEWEST_SEATS, MOST_SEATS, stakesOf, typedOf, withoutSeat, withSeat } from "./setup_draft.js";
import { AmountField, chipsOf } from "./setup_fields.js";
import { WORDS } from "./words.js";

/** @import { DraftSeat } from "./setup_draft.js" */
/** @import { Form } from "./setup_fields.js" */

const MARKS = /** @type {const} */ (["acted", "folded"]);

/** @param {{form: Form}} props */
export function Seats({ form }) {
  const { draft, set, faults } = form;
  const said = ["players", "posts", "button", ...(draft.isMidHand ? ["first"] : [])];
  return html`
    <section>
      <h3>${WORDS.setup.seats}</h3>
      <ul class=${draft.isMidHand ? "setup-seats mid-hand" : "setup-seats"}>
        ${draft.seats.map((player, i) => html`<${SeatRow} key=${player.seat} form=${form} player=${player} i=${i} />`)}
      </ul>
      <button type="button" disabled=${draft.seats.length >= MOST_SEATS} onClick=${() => set(withSeat(draft))}>${WORDS.setup.add}</button>
      ${said.map((name) => faults.has(name) && html`<p class="fault">${faults.get(name)}</p>`)}
    </section>`;
}

/** @param {{form: Form, player: DraftSeat, i: number}} props */
function SeatRow({ form, player, i }) {
  const { draft, set, faults } = form;
  const { seat } = player;
  const words = WORDS.setup;
  const hasButton = !draft.game || stakesOf(draft.game).needs.includes("button");
  const mark = (
    /** @type {"radio" | "checkbox"} */ type,
    /** @type {"button" | "toAct" | "acted" | "folded"} */ name,
    isOn = false,
    turn = () => {},
  ) => html`
    <label><input type=${type} name=${type === "radio" ? name : undefined} checked=${isOn} aria-label=${`${WORDS.seat(seat)}: ${words[name]}`} onChange=${turn} />
      <span aria-hidden="true">${words[name]}</span></label>`;
  const toggle = (/** @type {"acted" | "folded"} */ name) =>
    set({
      seats: draft.seats.map((one) => (one.seat === seat ? { ...one, [name]: !one[name] } : one)),
      derived: typedOf(draft),
    });
  const said = ["", "/seat", "/acted", "/folded", "/out_of_turn"].map((member) => faults.get(`players/${i}${member}`));
  return html`
    <li>
      <b>${WORDS.seat(seat)}</b>
      <${AmountField} form=${form} field=${chipsOf("stack", seat, i)} />
      ${draft.isMidHand && html`<${AmountField} form=${form} field=${chipsOf("committed", seat, i)} />`}
      <span class="setup-marks">
        ${hasButton && mark("radio", "button", draft.button === seat, () => set({ button: seat, posts: null }))}
        ${draft.isMidHand && mark("radio", "toAct", draft.first === seat, () => set({ first: seat }))}
        ${draft.isMidHand && MARKS.map((name) => mark("checkbox", name, player[name], () => toggle(name)))}
      </span>
      <button type="button" class="quiet" aria-label=${words.remove(seat)} disabled=${draft.seats.length <= FEWEST_SEATS}
        onClick=${() => set(withoutSeat(draft, seat))}>×</button>
      ${said.map((fault) => fault && html`<p class="fault">${fault}</p>`)}
    </li>`;
}
