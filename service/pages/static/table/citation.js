// Where a ruling stands in its rulebook: the clause, and how sure the ruling is.

import { html } from "./preact.js";
import { WORDS } from "./words.js";

/** @import { Clause, Reason, Ruleset } from "./types.js" */

/** Where a rulebook's page has a clause. @param {string} clause `<ruleset>:<number>` */
function placeOf(clause) {
  const [id, number] = clause.split(":");
  return `/rulebooks/${id}/clauses/${number}`;
}

/** How sure a ruling is. @param {{standing: string}} props */
function Standing({ standing }) {
  const words = /** @type {Record<string, string>} */ (WORDS.ruling.standing);
  return html`<span class=${`standing ${standing}`}>${words[standing] ?? standing}</span>`;
}

/**
 * The clause behind a reason: where it is in print, how sure we are and, if asked for, what it says.
 * @param {{reason: Reason, rulebook: Ruleset | null, told?: boolean, open?: boolean}} props
 */
export function Citation({ reason: { clause: id, standing }, rulebook, told = false, open = false }) {
  const clause = clauseOf(id, rulebook);
  return html`
    <div class="citation">
      ${id && html`<a href=${placeOf(id)}>${clause?.source ?? WORDS.ruling.theClause}</a>`}
      <${Standing} standing=${standing} />
      ${
        told &&
        clause &&
        html`
          <details open=${open}>
            <summary>${WORDS.ruling.inShort}</summary>
            <p>${clause.paraphrase}</p>
            ${clause.reading && html`<p><b>${WORDS.ruling.reading}</b> ${clause.reading}</p>`}
          </details>`
      }
    </div>`;
}

/**
 * The clause of this id, as its rulebook tells it.
 * @param {string | null} id
 * @param {Ruleset | null} rulebook
 * @returns {Clause | undefined}
 */
function clauseOf(id, rulebook) {
  return rulebook?.clauses.find((clause) => clause.id === id);
}
