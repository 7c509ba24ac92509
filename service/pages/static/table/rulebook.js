// The rulebooks' own words: titles, clauses in short, how sure a ruling is. They come from the service.

import { read } from "./api.js";
import { html, useEffect, useState } from "./preact.js";
import { WORDS } from "./words.js";

/** @import { Clause, Reason, Ruleset, RulesetEntry } from "./types.js" */

/**
 * A document of the service, null while it is awaited or if it cannot be had.
 * @template T
 * @param {string} path
 * @returns {T | null}
 */
export function useDocument(path) {
  const [told, setTold] = useState(/** @type {{path: string, document: any} | null} */ (null));
  useEffect(() => {
    let left = false;
    read(path).then(
      (document) => left || setTold({ path, document }),
      () => {}, // the page can do without it, and the next one tries again
    );
    return () => {
      left = true;
    };
  }, [path]);
  return told?.path === path ? told.document : null;
}

/**
 * What a rulebook is called, without what its title says of its contents.
 * @param {RulesetEntry[]} rulebooks
 * @param {string} name an id, perhaps pinned to a version
 */
export function titleOf(rulebooks, name) {
  const [id, version] = name.split("@");
  const title = rulebooks.find((entry) => entry.id === id)?.title.split(":")[0] ?? id;
  return version ? `${title} (${version})` : title;
}

/** Where a rulebook's page has a clause. @param {string} clause `<ruleset>:<number>` */
function placeOf(clause) {
  const [id, number] = clause.split(":");
  return `/rulebooks/${id}/clauses/${number}`;
}

/** How sure a ruling is. @param {{standing: string}} props */
export function Standing({ standing }) {
  const words = /** @type {Record<string, string>} */ (WORDS.ruling.standing);
  return html`<span class=${`standing ${standing}`}>${words[standing] ?? standing}</span>`;
}

/**
 * The clause behind a reason: where it is in print, and how sure we are.
 * @param {{reason: Reason, rulebook: Ruleset | null}} props
 */
export function Citation({ reason: { clause: id, standing }, rulebook }) {
  const clause = clauseOf(id, rulebook);
  return html`
    <span class="citation">
      ${id && html`<a href=${placeOf(id)}>${clause?.source ?? WORDS.ruling.theClause}</a> `}<${Standing} standing=${standing} />
    </span>`;
}

/**
 * @param {string | null} id
 * @param {Ruleset | null} rulebook
 * @returns {Clause | undefined}
 */
export function clauseOf(id, rulebook) {
  return rulebook?.clauses.find((clause) => clause.id === id);
}
