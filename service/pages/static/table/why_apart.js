// Why two rulebooks rule differently: the parameter that makes the difference. It is found by asking the service again:
// under the ruling book with one parameter after the other set as the other book has it, and the other way round.

import { ask, read } from "./api.js";
import { outcome } from "./decision_words.js";

/** @import { Beside, Decision, Diff, Position } from "./types.js" */

/** @typedef {{key: string, a: string | number | boolean, b: string | number | boolean}} Difference */

/**
 * The parameters of which each alone makes the other book's ruling of ours, and ours of theirs. None where that is made
 * by what was played before. Throws Refused.
 * @param {Position["asked"]} asked what ours ruled on
 * @param {Decision} ours
 * @param {Beside} other
 * @param {Decision} theirs
 * @returns {Promise<Difference[]>}
 */
export async function whyApart({ body }, ours, other, theirs) {
  const { compare: _, next_options: __, house_rules: house = {}, ...request } = /** @type {any} */ (body);
  const diff = /** @type {Diff} */ (await read(`/v1/rulesets/${request.ruleset}/diff/${other.ruleset}`));
  const differences = [
    ...new Map(diff.topics.flatMap(({ parameters }) => parameters.map((one) => [one.key, one]))).values(),
  ];
  const open = /** @type {Difference[]} */ (differences.filter(({ key }) => !(key in house)));
  if (!open.length) return [];
  const theirRequest = { ...request, ...roundOf(other.asked), ruleset: other.ruleset };
  const withOne = (/** @type {any} */ asked, /** @type {string} */ key, /** @type {Difference["a"]} */ to) => ({
    ...asked,
    house_rules: { ...house, [key]: to },
  });
  const [there, back] = await Promise.all([
    ask("/v1/decisions/batch", { items: open.map(({ key, b }) => withOne(request, key, b)) }),
    ask("/v1/decisions/batch", { items: open.map(({ key, a }) => withOne(theirRequest, key, a)) }),
  ]);
  return open.filter((_, i) => comesTo(there.items[i], theirs) && comesTo(back.items[i], ours));
}

/** The round that the other book had before it, if it ruled from the posts on. @param {Position["asked"] | undefined} asked */
function roundOf(asked) {
  return asked ? { round: asked.body.round } : {};
}

/**
 * @param {{decision?: Decision}} told
 * @param {Decision} wanted
 */
function comesTo({ decision }, wanted) {
  return decision !== undefined && outcome(decision) === outcome(wanted);
}
