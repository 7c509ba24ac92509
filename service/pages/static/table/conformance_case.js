// The last ruling as a case of the conformance suite's form: `floorman conform validate` takes it as it is.

import { told } from "./telling.js";
import { WORDS } from "./words.js";

/** @import { Decision, Position, Table } from "./types.js" */

const TOPIC = "from_the_table";
const SILENT = ["assumed", "house"]; // then no clause says it
const LONGEST_NAME = 60;

/** What the file with the case is called. */
export const CASE_FILE = `${TOPIC}.json`;

/**
 * The file with the case; null if nothing is asked there.
 * @param {Table} table
 */
export function caseFile({ spot, positions }) {
  const at = positions.findLastIndex(({ decision }) => decision);
  const position = positions[at] ?? positions[positions.length - 1];
  const said = at > 0 ? told(positions[at - 1], position) : WORDS.keep.whatMay(position.round.to_act);
  const question = at > 0 ? questionOf(position) : { round: position.round };
  const rulings = at > 0 ? rulingsOf(spot.rulesets[0], position) : optionsOf(spot.rulesets[0], position);
  if (!rulings) return null;
  const house = Object.keys(spot.house).length ? { house_rules: spot.house } : {};
  const one = {
    id: `${TOPIC}.${nameOf(said)}`,
    story: WORDS.keep.story(said),
    source: WORDS.keep.source,
    ...question,
    ...house,
    rulings,
  };
  return { topic: TOPIC, cases: [one] };
}

/** @param {Position} position */
function questionOf({ asked }) {
  const { ruleset, house_rules, compare, next_options, ...question } = asked.body;
  return question;
}

/**
 * @param {string} ruleset
 * @param {Position} position
 */
function rulingsOf(ruleset, { decision, beside }) {
  const all = [{ ruleset, decision }, ...beside];
  return Object.fromEntries(all.flatMap((one) => (one.decision ? [[one.ruleset, rulingOf(one.decision)]] : [])));
}

/** @param {Decision} decision */
function rulingOf({ legal, ruling, action, reopened_seats, round_over, round, reasons }) {
  const reason = reasons.find(({ clause, standing }) => clause && !SILENT.includes(standing)) ?? reasons[0];
  const { current_bet, to_act } = round;
  return {
    expect: { legal, ruling, action, reopened_seats, round_over, round: { current_bet, to_act } },
    clause: SILENT.includes(reason.standing) ? null : reason.clause,
    standing: reason.standing,
  };
}

/**
 * What the seat to act may do: the service tells no clause with it.
 * @param {string} ruleset
 * @param {Position} position
 */
function optionsOf(ruleset, { options }) {
  if (!options) return null;
  const { fold, check, call, raise, bring_in } = options;
  return {
    [ruleset]: { expect: { options: { fold, check, call, raise, bring_in } }, clause: null, standing: "assumed" },
  };
}

/** @param {string} said */
function nameOf(said) {
  const words = said.toLowerCase().match(/[a-z0-9]+/g) ?? ["spot"];
  return words.join("_").slice(0, LONGEST_NAME).replace(/_$/, "");
}
