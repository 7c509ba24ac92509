// Which seat is spoken of, where the felt is not at hand: it is the choice that the felt shows, too.

import { html } from "./preact.js";
import { WORDS } from "./words.js";

/** @import { Table } from "./types.js" */

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
