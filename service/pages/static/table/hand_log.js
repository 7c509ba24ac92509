// The hand so far, as a hand history reads.

import { html } from "./preact.js";

/** @import { Table } from "./types.js" */

/** @param {{table: Table}} props */
export function Log({ table }) {
  return html`<p class="dim">hand_log: ${table.spot.steps.length}</p>`;
}
