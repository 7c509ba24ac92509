// Which seat is spoken of, where the felt is not at hand: it is the choice that the felt shows, too.

import { html } from "./preact.js";
import { WORDS } from "./words.js";

/** @import { Table } from "./types.js" */

/**
 * The seat that is spoken of: the one chosen, or else the seat to act; null if there is neither.
 * @param {Table} table
 */
export function seatOf({ seat, position }) {
  return seat ?? position.round.to_act;
}

/**
 * The seats that are still in the hand, or all of them, as buttons.
 * @param {{table: Table, label: string, folded?: boolean}} props
 */
export function SeatChoice({ table, label, folded = false }) {
  const { players, to_act } = table.position.round;
  const chosen = seatOf(table);
  return html`
    <fieldset class="choice">
      <legend>${label}</legend>
      ${players
        .filter((player) => folded || !player.folded)
        .map(
          ({ seat }) => html`
            <button type="button" aria-pressed=${seat === chosen} onClick=${() => table.chooseSeat(seat)}>
              ${WORDS.seat(seat)}${seat === to_act && html` <small>${WORDS.declare.toAct}</small>`}
            </button>`,
        )}
    </fieldset>`;
}
