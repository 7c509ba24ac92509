// The hand that the page begins with, and that "new hand" goes back to; and the one that follows from the last.

/** @import { Between, BettingRound, Deal, Spot } from "./types.js" */

const SEATS = 6;
const STACK = 20_000;

/** @type {Pick<Spot, "rulesets" | "house">} */
const RULES = { rulesets: ["tda-2024", "roberts-11"], house: {} };

/**
 * The same under another rulebook.
 * @param {string} ruleset
 */
export function newHandUnder(ruleset) {
  return newHand({ rulesets: [ruleset, ...RULES.rulesets.slice(1).filter((one) => one !== ruleset)], house: {} });
}

/**
 * Six players with a hundred big blinds each, seat 6 on the button.
 * @param {Pick<Spot, "rulesets" | "house">} rules of the hand before, if there was one
 * @returns {Spot}
 */
export function newHand({ rulesets, house } = RULES) {
  return {
    rulesets,
    house,
    start: {
      opening: {
        structure: "no_limit",
        street: 1,
        streets: 4,
        button: SEATS,
        min_bet: 200,
        chip: 25,
        players: Array.from({ length: SEATS }, (_, i) => ({ seat: i + 1, stack: STACK })),
        posts: [
          { seat: 1, type: "small_blind", amount: 100 },
          { seat: 2, type: "big_blind", amount: 200 },
        ],
      },
    },
    steps: [],
  };
}

/**
 * What the next hand hangs on, beside who sits there: as it was before this hand, or as its posts show. Null where they do
 * not: the hand did not begin with blinds.
 * @param {Spot} spot
 * @returns {Between | null}
 */
export function betweenHands({ start, between }) {
  if (between) return between;
  if (!("opening" in start) || start.opening.button === undefined) return null;
  const { structure, streets, chip, min_bet, max_bet, players_left, button, players, posts = [] } = start.opening;
  const posted = (/** @type {string} */ kind) => posts.filter(({ type }) => type === kind);
  const [[small], [big], antes] = [posted("small_blind"), posted("big_blind"), posted("ante")];
  if (!big) return null;
  return {
    event: "tournament",
    structure,
    ...(streets ? { streets } : {}),
    ...(chip ? { chip } : {}),
    ...(max_bet ? { max_bet } : {}),
    ...(players_left ? { players_left } : {}),
    seats: players.map(({ seat }) => seat).sort((a, b) => a - b),
    min_bet,
    small_blind: small?.amount ?? 0,
    ...(antes.length ? { ante: antes[0].amount, ante_by: antes.length > 1 ? "each" : "big_blind" } : {}),
    last: { button, ...(small ? { small_blind: small.seat } : {}), big_blind: big.seat },
  };
}

/**
 * The table to be asked about, once the chips are where they belong. Who has none left is out.
 * @param {Between} between
 * @param {Between["event"]} event
 * @param {BettingRound} round
 * @param {number[]} winners
 */
export function tableAfter(between, event, round, winners) {
  const left = round.players.filter(({ stack }) => stack > 0);
  const gone = round.players.length - left.length;
  const { players_left: before } = between;
  return {
    ...between,
    event,
    ...(before ? { players_left: Math.max(2, before - gone) } : {}),
    players: left.map(({ seat, stack }) => ({ seat, stack })),
    won_by: winners,
  };
}

/**
 * @param {Spot} spot
 * @param {Between & {players: unknown, won_by: unknown}} table as it was asked about
 * @param {Deal} deal
 * @returns {Spot}
 */
export function dealtHand({ rulesets, house }, { players, won_by, ...between }, { opening, last }) {
  return { rulesets, house, start: { opening }, steps: [], between: { ...between, last } };
}
