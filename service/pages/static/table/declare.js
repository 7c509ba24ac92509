// What a player says, and the chips that he pushes.

import { html } from "./preact.js";

/** @import { Table } from "./types.js" */

/** @param {{table: Table}} props */
export function Declare({ table }) {
  return html`<p class="dim">declare: ${table.spot.steps.length}</p>`;
}
