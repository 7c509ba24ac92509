// The seats around the felt: stacks, what lies in front, pots, the button, whose turn it is.

import { html } from "./preact.js";

/** @import { Table } from "./types.js" */

/** @param {{table: Table}} props */
export function Felt({ table }) {
  return html`<p class="dim">felt: ${table.spot.steps.length}</p>`;
}
