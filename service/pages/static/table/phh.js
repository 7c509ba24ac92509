// The hand as a PHH file (Poker Hand History), as far as PHH has words for it.

import { ask } from "./api.js";
import { under } from "./play.js";

/** @import { Opening, Position, Report, Table } from "./types.js" */

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
