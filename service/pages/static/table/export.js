// The table in the forms that programs take: the last question as a developer would ask it, the last ruling as a case of the
// conformance suite (`floorman conform validate` takes it as it is), and the hand as a PHH file.

import { ask, hasKey } from "./api.js";
import { told } from "./in_words.js";
import { under } from "./play.js";
import { WORDS } from "./words.js";

/** @import { Decision, Opening, Position, Report, Table } from "./types.js" */

const PYTHON = /** @type {Record<string, string>} */ ({
  "/v1/decisions": "decide",
  "/v1/options": "options",
  "/v1/rounds": "rounds",
});
const LINE = 100; // characters: what fits stands on one line

/** @param {Position["asked"]} asked */
export function asCurl({ path, body }) {
  const key = hasKey() ? ` -H "Authorization: Bearer $FLOORMAN_KEY"` : "";
  const sent = laidOut(body, JSON_LITERALS).replace(/'/g, "'\\''");
  return `curl -s ${location.origin}${path} -H 'Content-Type: application/json'${key} -d '${sent}'\n`;
}

/** @param {Position["asked"]} asked */
export function asTypeScript({ path, body }) {
  const key = hasKey() ? ", Authorization: `Bearer ${process.env.FLOORMAN_KEY}`" : "";
  return `const response = await fetch("${location.origin}${path}", {
  method: "POST",
  headers: { "Content-Type": "application/json"${key} },
  body: JSON.stringify(${laidOut(body, JSON_LITERALS, "  ")}),
});
const answer = await response.json();
console.log(answer);
`;
}

/** @param {Position["asked"]} asked */
export function asPython({ path, body }) {
  return `import floorman

answer = floorman.${PYTHON[path]}(${laidOut(body, PYTHON_LITERALS)})
print(answer)
`;
}

/** A value as JSON on lines that can be read. @param {unknown} value */
export function asJson(value) {
  return `${laidOut(value, JSON_LITERALS)}\n`;
}

const JSON_LITERALS = /** @type {Record<string, string>} */ ({});
const PYTHON_LITERALS = /** @type {Record<string, string>} */ ({ true: "True", false: "False", null: "None" });

/**
 * @param {unknown} value
 * @param {Record<string, string>} literals what is written otherwise than in JSON
 * @param {string} indent of the line that it begins on
 * @returns {string}
 */
function laidOut(value, literals, indent = "") {
  if (typeof value !== "object" || value === null) {
    const text = JSON.stringify(value);
    return typeof value === "string" ? text : (literals[text] ?? text);
  }
  const isList = Array.isArray(value);
  const [opens, closes] = isList ? "[]" : "{}";
  const inner = `${indent}  `;
  const parts = isList
    ? value.map((one) => laidOut(one, literals, inner))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${laidOut(one, literals, inner)}`);
  const line = `${opens}${parts.join(", ")}${closes}`;
  if (!line.includes("\n") && indent.length + line.length <= LINE) return line;
  return `${opens}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${closes}`;
}

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

const GAMES = /** @type {Record<string, {variant: string, hole: string}>} */ ({
  no_limit: { variant: "NT", hole: "????" },
  pot_limit: { variant: "PO", hole: "????????" },
  fixed_limit: { variant: "FT", hole: "????" },
});
/** The structures in which a named game is one of these. */
const NAMED = /** @type {Record<string, string[] | undefined>} */ ({
  holdem: ["no_limit", "fixed_limit"],
  omaha: ["pot_limit"],
});
const STREETS = 4;
const BOARD = ["", "??????", "??", "??"]; // what is dealt before each street
const BLINDS = ["small_blind", "big_blind", "straddle", "post"];
const WORDS_OF = /** @type {Record<string, string>} */ ({ fold: "f", check: "cc", call: "cc" });

/**
 * The file: what stands of each thing that was done, the cards unknown. Null if PHH cannot tell it: the service reads it
 * back, and it has to end where the table does. Throws Refused.
 * @param {Table} table
 */
export async function asPhh({ spot, positions }) {
  const game = spot.game && NAMED[spot.game.named.name];
  if (spot.game && !game?.includes(positions[0].round.structure)) return null;
  const text = "opening" in spot.start ? written(spot.start.opening, positions) : null;
  if (text === null) return null;
  const report = /** @type {Report} */ (await ask("/v1/hands", { ...under(spot), phh: text }));
  const { round } = positions.findLast(({ step }) => !step || !("won" in step)) ?? positions[0]; // PHH has no word for who won
  return report.round && sameChips(report.round, round, seatsOf(/** @type {{opening: Opening}} */ (spot.start).opening))
    ? text
    : null;
}

/**
 * @param {Opening} opening
 * @param {Position[]} positions
 */
function written(opening, positions) {
  const game = GAMES[opening.structure];
  const { street = 1, streets, posts = [], players, min_bet } = opening;
  if (!game || street !== 1 || streets !== STREETS || opening.bring_in) return null;
  const seats = seatsOf(opening);
  // with two players the entries of forced bets stand the other way round
  const entries = seats.length === 2 ? [...seats].reverse() : seats;
  const sum = (/** @type {number} */ seat, /** @type {string[]} */ types) =>
    posts
      .filter((post) => post.seat === seat && types.includes(post.type))
      .reduce((total, { type, amount }) => total + (type === "post" ? -amount : amount), 0);
  if (posts.some(({ type }) => type !== "ante" && !BLINDS.includes(type))) return null;
  const sizes =
    opening.structure === "fixed_limit"
      ? [`small_bet = ${min_bet}`, `big_bet = ${bigBet(opening, positions)}`]
      : [`min_bet = ${min_bet}`];
  const stacks = seats.map((seat) => players.find((player) => player.seat === seat)?.stack ?? 0);
  const actions = [...seats.map((_, i) => `d dh p${i + 1} ${game.hole}`), ...done(positions, seats)];
  return [
    `variant = "${game.variant}"`,
    `antes = [${entries.map((seat) => sum(seat, ["ante"])).join(", ")}]`,
    `blinds_or_straddles = [${entries.map((seat) => sum(seat, BLINDS)).join(", ")}]`,
    ...sizes,
    `starting_stacks = [${stacks.join(", ")}]`,
    "actions = [",
    ...actions.map((action) => `  "${action}",`),
    "]",
    `seats = [${seats.join(", ")}]`,
    "",
  ].join("\n");
}

/**
 * The size of bets on the later streets, if one was reached.
 * @param {Opening} opening
 * @param {Position[]} positions
 */
function bigBet({ min_bet }, positions) {
  return positions.findLast(({ round }) => (round.street ?? 1) > 2)?.round.min_bet ?? 2 * min_bet;
}

/**
 * @param {Position[]} positions
 * @param {number[]} seats
 */
function done(positions, seats) {
  return positions.flatMap(({ step, decision, round }, i) => {
    if (!step || "won" in step) return [];
    if ("street" in step) return [`d db ${BOARD[(round.street ?? 1) - 1]}`];
    const action = "choice" in step ? positions[i - 1].decision?.alternatives?.[step.choice]?.action : decision?.action;
    if (!action) return [];
    return [`p${seats.indexOf(action.seat) + 1} ${WORDS_OF[action.type] ?? `cbr ${action.to}`}`];
  });
}

/**
 * The seats as PHH counts players: from the left of the button.
 * @param {Opening} opening
 */
function seatsOf({ players, button, posts = [] }) {
  const seats = players.map(({ seat }) => seat);
  const small = posts.find(({ type }) => type === "small_blind")?.seat;
  const first =
    button !== undefined
      ? (seats[(seats.indexOf(button) + 1) % seats.length] ?? seats[0])
      : seats.length === 2
        ? seats.find((seat) => seat !== small)
        : small;
  const at = Math.max(0, seats.indexOf(first ?? seats[0]));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/**
 * Whether both stand alike; players of one are counted in the order of `seats`.
 * @param {NonNullable<Report["round"]>} read
 * @param {Position["round"]} round
 * @param {number[]} seats
 */
function sameChips(read, round, seats) {
  const here = seats.map((seat) => round.players.find((player) => player.seat === seat));
  const alike = read.players.every(({ stack, committed, folded = false }, i) => {
    const one = here[i];
    return one && one.stack === stack && one.committed === committed && (one.folded ?? false) === folded;
  });
  const toAct = read.to_act === null ? null : seats[read.to_act - 1];
  return alike && read.street === round.street && toAct === round.to_act;
}
