// What happened? The first thing on the page: a field that knows a floor's words, and the disputes in pictures.

import { disputesFor } from "./dispute_search.js";
import { DISPUTES, disputeOf, firstNumbers, GROUPS, spotOf } from "./dispute_spot.js";
import { DisputeForm, Picture } from "./dispute_form.js";
import { html, useState } from "./preact.js";
import { WORDS } from "./words.js";

/** @import { Dispute, Table } from "./types.js" */

/** Those that are shown before all are asked for. */
const FIRST = ["string_bet", "silent_overchip", "bet_out_of_turn", "raise_again", "skipped", "told_wrong"];

/** What a link from another page looked for. */
const SOUGHT = new URLSearchParams(location.search).get("q") ?? "";

/** @param {{table: Table}} props */
export function Happened({ table }) {
  const [said, setSaid] = useState(SOUGHT);
  const [all, setAll] = useState(false);
  const words = WORDS.happened;
  const dispute = disputeOf(table.newest.dispute?.id);
  const isFresh = !dispute && !table.newest.steps.length;
  const found = said.trim() ? disputesFor(said) : [];
  const choose = (/** @type {Dispute} */ one) => {
    setSaid("");
    setAll(false);
    table.replace((now) => spotOf(one, firstNumbers(one), false, now));
  };
  const first = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (found.length) choose(found[0]);
  };
  return html`
    <section class="happened" aria-labelledby="happened">
      <form role="search" onSubmit=${first}>
        <h1 id="happened"><label for="said">${words.title}</label></h1>
        <input type="search" id="said" data-key="/" maxlength="100" autocomplete="off" placeholder=${words.hint} value=${said}
          onInput=${(/** @type {any} */ event) => setSaid(event.target.value)} />
        ${isFresh && html`<button type="button" aria-expanded=${all} onClick=${() => setAll(!all)}>${all ? words.fewer : words.all(DISPUTES.length)}</button>`}
      </form>
      <p class="unseen" aria-live="polite">${said.trim() && words.found(found.length)}</p>
      ${said.trim() && !found.length && html`<p class="dim">${words.none}</p>`}
      ${
        said.trim()
          ? html`<${Pictures} disputes=${found} choose=${choose} />`
          : isFresh &&
            html`
              ${
                all
                  ? GROUPS.map(
                      (group) => html`
                        <h2>${group}</h2>
                        <${Pictures} disputes=${DISPUTES.filter((one) => one.group === group)} choose=${choose} />`,
                    )
                  : html`<${Pictures} few disputes=${FIRST.flatMap((id) => disputeOf(id) ?? [])} choose=${choose} />`
              }`
      }
      ${dispute && html`<${DisputeForm} key=${dispute.id} table=${table} dispute=${dispute} />`}
    </section>`;
}

/** @param {{disputes: Dispute[], few?: boolean, choose: (dispute: Dispute) => void}} props */
function Pictures({ disputes, few = false, choose }) {
  return html`
    <ul class=${few ? "pictured few" : "pictured"}>
      ${disputes.map(
        (one) => html`
          <li key=${one.id}><button type="button" onClick=${() => choose(one)}><${Picture} id=${one.id} /><span>${one.title}</span></button></li>`,
      )}
    </ul>`;
}
