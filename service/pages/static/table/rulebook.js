// The rulebooks' own words: titles, clauses in short, how sure a ruling is. They come from the service.

/** @import { RulesetEntry } from "./types.js" */

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
