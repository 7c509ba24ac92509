// A situation of the conformance suite, or a hand, as a spot of the table.

import { ask, read } from "./api.js";
import { under } from "./play.js";

/** @import { ConformanceTest, HouseRules, Report, Spot, Start, Step } from "./types.js" */

/**
 * The situation with this id, opened under its own rulebook; null if there is none, or if it makes no sense on purpose.
 * Throws Refused.
 * @param {string} id its rulebook may be pinned to a version, `tda-2019@1/short_all_in.as_a_snapshot`
 */
export async function situation(id) {
  const [, book, version, name] = /^([^@/]*)(@[^/]*)?(.*)$/s.exec(id) ?? [];
  const { cases } = await read(`/v1/conformance/cases?id=${encodeURIComponent(book + name)}`);
  if (!cases.length || !isPlayable(cases[0])) return null;
  const [test] = cases;
  return await spotOfTest({ ...test, question: { ...test.question, ruleset: book + (version ?? "") } });
}

/**
 * Whether a table can show it: some questions of the suite make no sense, and are there to be refused; and between two
 * hands nobody acts.
 * @param {ConformanceTest} test
 */
export function isPlayable({ tags, level }) {
  return !tags.includes("faults") && level !== "next_hand";
}

/**
 * Throws Refused.
 * @param {ConformanceTest} test
 * @param {string[]} beside further rulebooks
 * @returns {Promise<Spot>}
 */
export async function spotOfTest({ question }, beside = []) {
  const {
    ruleset,
    house_rules: house = {},
    opening,
    round,
    actions = [],
    hand,
    on_illegal,
    ...step
  } = /** @type {any} */ (question);
  /** @type {[string, ...string[]]} */
  const rulesets = [ruleset, ...beside.filter((one) => one !== ruleset)];
  if (hand) {
    const report = await ask("/v1/hands", { ...under({ rulesets, house }), hand, on_illegal });
    return spotOfHand(hand, report, rulesets, house);
  }
  /** @type {Start} */
  const start = opening ? { opening } : { round };
  const done = actions.map((/** @type {any} */ one) => stepOf(one));
  return { rulesets, house, start, steps: [...done, ...(Object.keys(step).length ? [step] : [])] };
}

/**
 * A hand as it was played, as far as the rulebook could follow it.
 * @param {any} hand in our own notation
 * @param {Report} report the full report on it
 * @param {[string, ...string[]]} rulesets
 * @param {HouseRules} house
 * @returns {Spot}
 */
export function spotOfHand(hand, report, rulesets, house) {
  const { rounds, round, scale, played_at, result, carried, ...opening } = hand;
  const players = opening.players?.map(bare);
  const posts = opening.posts?.map(bare);
  /** @type {Start} */
  const start = round ? { round } : { opening: { ...opening, ...dealtOf(rounds[0]), players, posts, street: 1 } };
  /** @type {Step[]} */
  const steps = [];
  let street = round?.street ?? 1;
  for (const { street: at, decisions } of report.rounds ?? []) {
    const played = rounds[at - (round?.street ?? 1)];
    const done = (played?.actions ?? []).filter((/** @type {unknown} */ _, /** @type {number} */ i) => decisions[i]);
    if (!done.length) continue;
    if (at > street) steps.push({ street: dealtOf(played) });
    street = at;
    steps.push(...done.map(stepOf));
  }
  return { rulesets, house, start, steps };
}

/**
 * What a street of a hand says beside what was done.
 * @param {any} street
 */
function dealtOf(street) {
  const { actions, ...dealt } = bare(street);
  return dealt;
}

/** @param {any} done */
function stepOf(done) {
  const step = bare(done);
  return "declaration" in step || "incident" in step ? step : { action: step };
}

/**
 * Something of a hand without what is only recorded with it.
 * @param {any} told
 */
function bare({ carried, paid, ...said }) {
  return said;
}
