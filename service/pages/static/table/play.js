// A spot played out by the service, step by step. Nothing about betting is decided here.

import { ask, Refused } from "./api.js";
import { WORDS } from "./words.js";

/** @import { Beside, Played, Position, Spot, Step } from "./types.js" */

/**
 * Where the hand stands after each step, as far as the service takes it. What was asked before is not asked again.
 * @param {Spot} spot
 * @returns {Promise<Played>}
 */
export async function play(spot) {
  /** @type {Position[]} */
  const positions = [];
  try {
    positions.push(await begun(spot));
    for (const step of spot.steps) {
      positions.push(await after(spot, positions[positions.length - 1], step));
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

const NOTHING = { step: null, options: null, next: null, decision: null, beside: [] };

/**
 * @param {Spot} spot
 * @param {Position} before
 * @param {Step} step
 * @returns {Promise<Position>}
 */
async function after(spot, before, step) {
  if ("choice" in step) return chosen(before, step);
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
  return { step, asked, round: decision.round, options, next: decision.next, decision, beside };
}

/**
 * The floor has chosen: it goes on from there.
 * @param {Position} before
 * @param {{choice: number}} step
 * @returns {Position}
 */
function chosen(before, step) {
  const taken = before.decision?.alternatives?.[step.choice];
  if (!taken) throw new Refused({ detail: WORDS.noSuchChoice });
  const { round, next, next_options: options = null } = taken;
  return { ...NOTHING, step, asked: before.asked, round, options, next };
}
