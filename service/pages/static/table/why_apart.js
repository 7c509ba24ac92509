// Why two rulebooks rule differently: the parameter that makes the difference. It is found by asking the service again
// under the ruling book, with one parameter after the other set as the other book has it.

import { ask, read } from "./api.js";
import { outcome } from "./decision_words.js";

/** @import { Decision, Diff } from "./types.js" */

/** @typedef {{key: string, a: string | number | boolean, b: string | number | boolean}} Difference */

/**
 * The parameters of which each alone makes the other book's ruling. Throws Refused.
 * @param {Record<string, any>} body the request that was ruled on
 * @param {string} other
 * @param {Decision} theirs
 * @returns {Promise<Difference[]>}
 */
export async function whyApart(body, other, theirs) {
  const { compare: _, next_options: __, house_rules: house = {}, ...request } = body;
  const diff = /** @type {Diff} */ (await read(`/v1/rulesets/${request.ruleset}/diff/${other}`));
  const differences = [
    ...new Map(diff.topics.flatMap(({ parameters }) => parameters.map((one) => [one.key, one]))).values(),
  ];
  const open = /** @type {Difference[]} */ (differences.filter(({ key }) => !(key in house)));
  if (!open.length) return [];
  const items = open.map(({ key, b }) => ({ ...request, house_rules: { ...house, [key]: b } }));
  const told = await ask("/v1/decisions/batch", { items });
  return open.filter((_, i) => told.items[i].decision && outcome(told.items[i].decision) === outcome(theirs));
}
