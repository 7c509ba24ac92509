// The rulebooks' own words: titles, clauses in short, how sure a ruling is. They come from the service.

import { read } from "./api.js";
import { useEffect, useState } from "./preact.js";
import { WORDS } from "./words.js";

/** @import { RulesetEntry } from "./types.js" */

/** What short names mean, as the page brings it along: the newest edition whose text was seen. @type {Map<string, string>} */
const SHORT_NAMES = new Map(Object.entries(JSON.parse(document.getElementById("table")?.dataset.shortNames ?? "{}")));

/**
 * The id that a short name means; any other name as it is. The service is asked by ids alone.
 * @param {string} name
 */
export function fullName(name) {
  return SHORT_NAMES.get(name) ?? name;
}

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
 * What a rulebook is called, without what its title says of its contents; and that its text was not read, if so.
 * @param {RulesetEntry[]} rulebooks
 * @param {string} name an id, perhaps pinned to a version
 */
export function titleOf(rulebooks, name) {
  const [id, version] = name.split("@");
  const entry = rulebooks.find((one) => one.id === id);
  const title = entry?.title.split(":")[0] ?? id;
  const seen = /** @type {Record<string, string>} */ (WORDS.seen);
  const known = entry && entry.seen !== "text" ? `${title} (${seen[entry.seen]})` : title;
  return version ? `${known} (${version})` : known;
}
