// The situations of the conformance suite, searched.

import { html } from "./preact.js";

/** @import { Table } from "./types.js" */

/** @param {{table: Table}} props */
export function Situations({ table }) {
  return html`<p class="dim">situations: ${table.spot.steps.length}</p>`;
}
