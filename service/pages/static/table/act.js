// Plain actions: buttons, and a raise control with the legal range.

import { html } from "./preact.js";

/** @import { Table } from "./types.js" */

/** @param {{table: Table}} props */
export function Act({ table }) {
  return html`<p class="dim">act: ${table.spot.steps.length}</p>`;
}
