// The hand that the page begins with, and that "new hand" goes back to.

/** @import { Spot } from "./types.js" */

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
