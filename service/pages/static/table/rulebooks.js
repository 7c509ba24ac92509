// Which rulebook rules, which stand beside it, and the house rules.

import { html } from "./preact.js";

/** @import { Table } from "./types.js" */

/** @param {{table: Table}} props */
export function Rulebooks({ table }) {
  return html`<p class="dim">rulebooks: ${table.spot.steps.length}</p>`;
}
