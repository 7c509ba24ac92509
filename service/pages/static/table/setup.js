// Set up a spot: seats, stacks, blinds, structure, street.

import { html } from "./preact.js";

/** @import { Table } from "./types.js" */

/** @param {{table: Table}} props */
export function Setup({ table }) {
  return html`<p class="dim">setup: ${table.spot.steps.length}</p>`;
}
