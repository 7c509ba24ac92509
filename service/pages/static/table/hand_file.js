// A hand from a file: dropped on the page or chosen, replayed with each ruling.

import { html } from "./preact.js";

/** @import { Table } from "./types.js" */

/** @param {{table: Table}} props */
export function HandFile({ table }) {
  return html`<p class="dim">hand_file: ${table.spot.steps.length}</p>`;
}
