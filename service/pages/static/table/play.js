// A spot played out by the service, step by step. Nothing about betting is decided here.

import { ask, Refused } from "./api.js";
import { WORDS } from "./words.js";

/** @import { Beside, Played, Position, Spot, Step } from "./types.js" */

const MOST_PLAYED = 60; // steps that each other rulebook plays too; in longer hands it rules on the round as it stands

/**
 * Where the hand stands after each step, as far as the service takes it, and what the other rulebooks make of the last
 * ruling. What was asked before is not asked again.
 * @param {Spot} spot
 * @returns {Promise<Played>}
 */
export async function play(spot) {
  const { positions, problem } = await playedUnder(spot, spot.steps);
  const at = positions.findLastIndex(({ step }) => !step || !("choice" in step));
  if (at < 0 || problem || !("opening" in spot.start) || at > MOST_PLAYED) return { positions, problem };
  const others = await Promise.all(spot.rulesets.slice(1).map((ruleset) => besideOf(spot, positions, at, ruleset)));
  return { positions: positions.with(at, { ...positions[at], others: others.flat() }), problem };
}

/**
 * What another rulebook makes of the hand from its posts on: all that was done up to there is as it rules on it. Where
 * it cannot come that far, it rules on the round as it stands.
 * @param {Spot} spot
 * @param {Position[]} ours
 * @param {number} at
 * @param {string} ruleset
 * @returns {Promise<Beside[]>}
 */
async function besideOf(spot, ours, at, ruleset) {
  const { positions: theirs } = await playedUnder({ ...spot, rulesets: [ruleset] }, spot.steps.slice(0, at), ours);
  const { decision, round, options, next, asked } = theirs[at] ?? {};
  if (!asked || (ours[at].decision && !decision)) return ours[at].beside.filter((one) => one.ruleset === ruleset);
  return [{ ruleset, decision: decision ?? undefined, mayDiffer: [], stands: { round, options, next }, asked }];
}

/**
 * @param {Spot} spot
 * @param {Step[]} steps
 * @param {Position[]} [ours] the same under the ruling book, if this is another one
 * @returns {Promise<Played>}
 */
async function playedUnder(spot, steps, ours) {
  /** @type {Position[]} */
  const positions = [];
  try {
    positions.push(await begun(spot));
    for (const [i, step] of steps.entries()) {
      const before = positions[i];
      positions.push("choice" in step ? chosen(before, step, ours?.[i]) : await after(spot, before, step));
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { positions, problem: error.problem };
  }
  return { positions, problem: null };
}

/**
 * What every question says of the rulebook.
 * @param {Pick<Spot, "rulesets" | "house">} spot
 */
export function under({ rulesets: [ruleset], house }) {
  return Object.keys(house).length ? { ruleset, house_rules: house } : { ruleset };
}

/**
 * @param {Spot} spot
 * @returns {Promise<Position>}
 */
async function begun(spot) {
  const rules = under(spot);
  if ("opening" in spot.start) {
    const asked = { path: "/v1/rounds", body: { ...rules, opening: spot.start.opening } };
    const told = await ask(asked.path, asked.body);
    return { ...NOTHING, asked, round: told.round, options: told.options, next: told.next };
  }
  const asked = { path: "/v1/options", body: { ...rules, round: spot.start.round } };
  const told = await ask(asked.path, asked.body);
  return { ...NOTHING, asked, round: spot.start.round, options: told.options };
}

const NOTHING = { step: null, options: null, next: null, decision: null, beside: [], others: null };

/**
 * @param {Spot} spot
 * @param {Position} before
 * @param {Exclude<Step, {choice: number}>} step
 * @returns {Promise<Position>}
 */
async function after(spot, before, step) {
  if ("street" in step) {
    const asked = { path: "/v1/rounds", body: { ...under(spot), after: { round: before.round, ...step.street } } };
    const told = await ask(asked.path, asked.body);
    return { ...NOTHING, step, asked, round: told.round, options: told.options, next: told.next };
  }
  const compare = spot.rulesets.slice(1);
  const compares = compare.length ? { compare } : {};
  const body = { ...under(spot), ...compares, round: before.round, ...step, next_options: true };
  const asked = { path: "/v1/decisions", body };
  const { compared = [], next_options: options, ...decision } = await ask(asked.path, asked.body);
  const beside = compared.map(
    (/** @type {any} */ { ruleset, answer, problem, round_may_differ: mayDiffer = [] }) =>
      /** @type {Beside} */ ({ ruleset, decision: answer, problem, mayDiffer }),
  );
  return { step, asked, round: decision.round, options, next: decision.next, decision, beside, others: null };
}

/**
 * The floor has chosen: it goes on from there. Another rulebook may name the same choice elsewhere, or leave none: then it
 * goes on from its own ruling.
 * @param {Position} before
 * @param {{choice: number}} step
 * @param {Position} [ours] the ruling book's position before, if this is another one
 * @returns {Position}
 */
function chosen(before, step, ours) {
  const named = ours?.decision?.alternatives?.[step.choice]?.effect.code;
  const choices = before.decision?.alternatives ?? [];
  if (ours && before.decision && !choices.length) return { ...before, step };
  const taken = ours ? choices.find(({ effect }) => effect.code === named) : choices[step.choice];
  if (!taken) throw new Refused({ detail: WORDS.noSuchChoice });
  const { round, next, next_options: options = null } = taken;
  return { ...NOTHING, step, asked: before.asked, round, options, next };
}
