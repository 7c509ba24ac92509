// What stands, why, and what the floor may choose; other rulebooks beside it.

import { html } from "./preact.js";

/** @import { Table } from "./types.js" */

/** @param {{table: Table}} props */
export function Ruling({ table }) {
  return html`<p class="dim">ruling: ${table.spot.steps.length}</p>`;
}
