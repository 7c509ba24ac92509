// The whole spot as a link, a slip, a request, a case.

import { html } from "./preact.js";

/** @import { Table } from "./types.js" */

/** @param {{table: Table}} props */
export function Keep({ table }) {
  return html`<p class="dim">keep: ${table.spot.steps.length}</p>`;
}
