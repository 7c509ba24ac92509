// Something that happened apart from the actions, or was found out afterwards.

import { html } from "./preact.js";

/** @import { Table } from "./types.js" */

/** @param {{table: Table}} props */
export function Report({ table }) {
  return html`<p class="dim">incident: ${table.spot.steps.length}</p>`;
}
