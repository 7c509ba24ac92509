// The disputes: one with its numbers as a spot of the table, and which is meant by what somebody says. They are
// data (disputes.json); this fills their places: "$bet" is a number, "$bet+more" a sum, "$blind/2" a half, "#put" the chips
// that make it, {"on": "since", …} what hangs on a choice. What has an "if" is there only where that holds: "bet" (it was
// given), "!bet", "how=said", "how!=said"; of several, all.

import { DENOMINATIONS } from "./amount.js";
import { brought } from "./brought.js";
import { piles } from "./chip_stack.js";
import { inDispute, LANGUAGE } from "./language.js";
import { bookForCash, newHand, ruledBy } from "./new_hand.js";
import { ranked, termsOf } from "./search.js";

/** @import { Dispute, DisputeAsk, DisputeNumbers, Spot } from "./types.js" */

const PLENTY = 20; // times the largest number: what a player has of whom nothing is said
const MOST_CHIPS = 40; // in a pile: more nobody counts

/** What the page brings along. @type {{games: Record<string, any>, groups: string[], disputes: Dispute[], beyond: Record<string, string[]>} & import("./search.js").Language} */
const BROUGHT = inLanguage(brought("disputes"));

/** The same in the language of the page. @param {typeof BROUGHT} english @returns {typeof BROUGHT} */
function inLanguage(english) {
  if (!LANGUAGE) return english;
  const { words, ...search } = LANGUAGE.search;
  /** @type {(ask: any) => any} */
  const askOf = ({ label, choices = {}, ...ask }) => ({
    ...ask,
    label: inDispute(label),
    ...("chosen" in ask && {
      choices: Object.fromEntries(
        Object.entries(choices).map(([name, text]) => [name, inDispute(/** @type {string} */ (text))]),
      ),
    }),
  });
  const disputes = english.disputes.map((dispute) => ({
    ...dispute,
    title: inDispute(dispute.title),
    group: inDispute(dispute.group),
    words: words[dispute.id] ?? dispute.words,
    asks: dispute.asks.map(askOf),
  }));
  return { ...english, ...search, groups: english.groups.map(inDispute), disputes };
}

export const DISPUTES = BROUGHT.disputes;
export const GROUPS = BROUGHT.groups;

/** @param {string | undefined} id @returns {Dispute | undefined} */
export function disputeOf(id) {
  return DISPUTES.find((dispute) => dispute.id === id);
}

/**
 * The choices that a dispute begins with. Amounts are for the reader to type: nothing is ruled from one that nobody typed.
 * @param {Dispute} dispute
 * @returns {DisputeNumbers}
 */
export function firstNumbers({ asks }) {
  return Object.fromEntries(asks.map((ask) => [ask.name, "choices" in ask ? ask.chosen : null]));
}

/**
 * The same with an example for each amount that is needed and not there: the felt shows it until it is typed.
 * @param {Dispute} dispute
 * @param {DisputeNumbers} [numbers]
 * @returns {DisputeNumbers}
 */
export function exampleNumbers(dispute, numbers = firstNumbers(dispute)) {
  const examples = dispute.asks.map((ask) => [ask.name, numbers[ask.name] ?? ("choices" in ask ? null : ask.number)]);
  return { ...numbers, ...Object.fromEntries(examples) };
}

/**
 * What it asks where nothing is ruled on: with some numbers only, if the data has it so. Null if it asks for a ruling.
 * @param {Dispute | undefined} dispute
 * @param {DisputeNumbers} numbers
 */
export function answerTo(dispute, numbers) {
  let answer = dispute?.answer ?? null;
  while (typeof answer === "object" && answer) answer = chosenOf(answer, numbers) ?? null;
  return answer;
}

/** What it asks: some choices leave nothing to ask of an amount, or do not need it. @param {Dispute} dispute @param {DisputeNumbers} numbers @returns {DisputeAsk[]} */
export function asksOf({ asks }, numbers) {
  const shown = asks.filter((ask) => holds(ask.if, numbers));
  return shown.map((ask) =>
    "choices" in ask || typeof ask.optional !== "string" ? ask : { ...ask, optional: holds(ask.optional, numbers) },
  );
}

/** The numbers that are needed and are not there. @param {Dispute} dispute @param {DisputeNumbers} numbers */
export function missing(dispute, numbers) {
  return asksOf(dispute, numbers)
    .filter((ask) => !("choices" in ask) && !ask.optional && (numbers[ask.name] ?? null) === null)
    .map(({ name }) => name);
}

/**
 * The table as it was when the dispute came up; if it is `asked`, with what is in dispute.
 * @param {Dispute} dispute
 * @param {DisputeNumbers} numbers
 * @param {boolean} isAsked
 * @param {Spot} spot the one before: its rulebooks go on ruling
 * @returns {Spot}
 */
export function spotOf(dispute, numbers, isAsked, spot) {
  const all = isAsked ? numbers : exampleNumbers(dispute, numbers);
  const given = Object.fromEntries(asksOf(dispute, all).map(({ name }) => [name, all[name] ?? null]));
  const fill = filling(given, false);
  const steps = stepsOf(dispute, given).map((step) => fill(step));
  return {
    rulebooks: spot.rulebooks,
    house: { ...ownRules(spot).house, ...fill(dispute.house ?? {}) },
    start: startOf(dispute, fill),
    steps: isAsked || answerTo(dispute, given) === "may" ? steps : steps.slice(0, -1),
    dispute: { ...spot.dispute, id: dispute.id, numbers, asked: isAsked },
  };
}

/**
 * The rulebooks and house rules without what the dispute on the table brought.
 * @param {Spot} spot
 * @returns {Pick<Spot, "rulebooks" | "house">}
 */
export function ownRules({ rulebooks, house, dispute }) {
  const given = disputeOf(dispute?.id)?.house ?? {};
  return {
    rulebooks: dispute?.lent === rulebooks[0] ? ruledBy(rulebooks, newHand().rulebooks[0]) : rulebooks,
    house: Object.fromEntries(Object.entries(house).filter(([key]) => !(key in given))),
  };
}

/**
 * The table with a dispute before anything is typed. One of cash games gets a rulebook for these, if the page chose the one
 * that rules.
 * @param {Dispute} dispute
 * @param {Spot} before
 * @returns {Spot}
 */
export function withDispute(dispute, before) {
  const rules = ownRules(before);
  const book = dispute.plays === "cash" ? bookForCash(rules.rulebooks) : null;
  const lent = book?.isDue ? book.id : undefined;
  if (lent) rules.rulebooks = ruledBy(rules.rulebooks, lent);
  const numbers = firstNumbers(dispute);
  return spotOf(dispute, numbers, false, {
    ...before,
    ...rules,
    dispute: { id: dispute.id, numbers, asked: false, lent },
  });
}

/**
 * The number that a fault of the service is about: it points into what was asked after so many steps.
 * @param {Dispute} dispute
 * @param {DisputeNumbers} numbers
 * @param {number} taken how many steps the service took
 * @param {string} pointer
 * @returns {string | null}
 */
export function numberAt(dispute, numbers, taken, pointer) {
  const name = filling(numbers, true);
  const step = stepsOf(dispute, numbers)[taken - 1];
  const start = startOf(dispute, name);
  /** @type {any} */
  let at = { ...start, ...(taken ? name(step ?? {}) : {}) };
  for (const part of pointer.split("/").slice(1)) {
    if (typeof at === "string" || at === null || at === undefined) break;
    at = at[part];
  }
  return typeof at === "string" && dispute.asks.some((ask) => ask.name === at) ? at : null;
}

/**
 * The steps that are taken, as they stand in the data.
 * @param {Dispute} dispute
 * @param {DisputeNumbers} numbers
 */
export function stepsOf({ steps }, numbers) {
  return steps.filter((step) => holds(step.if, numbers));
}

/**
 * Whether what led up to the dispute stands as it was typed, and the dispute itself was ruled on. If the service changed an
 * amount, or did not take a step, nothing is to be ruled from it.
 * @param {Pick<import("./types.js").Table, "spot" | "positions">} table
 */
export function standsAsTyped({ spot: { dispute: kept }, positions }) {
  const dispute = disputeOf(kept?.id);
  if (!dispute || !kept) return true;
  const all = stepsOf(dispute, kept.numbers).length;
  return kept.asked && positions.length > all && !changedSteps(dispute, kept.numbers, positions).length;
}

/**
 * The steps before the dispute that do not stand as they were typed, from 1 on.
 * @param {Dispute} dispute
 * @param {DisputeNumbers} numbers
 * @param {import("./types.js").Position[]} positions
 */
export function changedSteps(dispute, numbers, positions) {
  const steps = stepsOf(dispute, numbers);
  const led = answerTo(dispute, numbers) ? steps : steps.slice(0, -1);
  return led.flatMap(({ early, action }, i) => {
    const ruling = positions[i + 1]?.decision?.ruling;
    return action && !early && ruling && ruling !== "accepted" ? [i + 1] : [];
  });
}

/**
 * @param {Dispute} dispute
 * @param {(node: any) => any} fill
 * @returns {Spot["start"]}
 */
function startOf(dispute, fill) {
  if (dispute.round) return { round: fill(dispute.round) };
  const { players, ...opening } = fill({ ...BROUGHT.games[dispute.game ?? ""], ...dispute.with });
  const stacks = fill(dispute.stacks ?? {});
  const seats = Array.from({ length: players }, (_, i) => i + 1);
  return { opening: { ...opening, players: seats.map((seat) => ({ seat, stack: stacks[seat] ?? fill("$plenty") })) } };
}

/**
 * Fills what stands in the data; or, `named`, puts the name of the number in each of its places.
 * @param {DisputeNumbers} numbers
 * @param {boolean} named
 * @returns {(node: any) => any}
 */
function filling(numbers, named) {
  const given = Object.values(numbers).filter((value) => typeof value === "number");
  const all = { ...numbers, plenty: PLENTY * Math.max(100, ...given) };
  /** @type {(node: any) => any} */
  const fill = (node) => {
    if (typeof node === "string") return named ? nameIn(node) : filled(node, all);
    if (Array.isArray(node)) return node.map(fill).filter((value) => value !== null);
    if (typeof node !== "object" || node === null) return node;
    if ("on" in node) return fill(chosenOf(node, numbers) ?? null);
    const entries = Object.entries(node).filter(([key]) => key !== "if" && key !== "early");
    return Object.fromEntries(entries.map(([key, value]) => [key, fill(value)]).filter(([, value]) => value !== null));
  };
  return fill;
}

/** @param {Record<string, any>} node @param {DisputeNumbers} numbers */
function chosenOf(node, numbers) {
  const on = numbers[node.on];
  return on === null || on === undefined ? node[""] : node[on] !== undefined ? node[on] : node["*"];
}

/** @param {string} text */
function nameIn(text) {
  const [, name] = /^[$#](\w+)/.exec(text) ?? [];
  return name ?? text;
}

/** @param {string} text @param {Record<string, any>} numbers */
function filled(text, numbers) {
  if (text.startsWith("#")) return chipsOf(numbers[text.slice(1)], numbers.bet ?? 0);
  if (!text.startsWith("$")) return text;
  const [first, ...rest] = text.slice(1).split(/(?=[+/-])/);
  const value = numbers[first];
  if (typeof value !== "number") return value ?? null;
  return rest.reduce((sum, part) => {
    const name = part.slice(1);
    const other = /^\d+$/.test(name) ? Number(name) : numbers[name];
    if (part.startsWith("/")) return Math.max(1, Math.floor(sum / other));
    return part.startsWith("+") ? sum + other : sum - other;
  }, value);
}

/**
 * The chips that make an amount: as few as there can be, but nothing is to hang on them. Where it is more than the bet, one
 * can be taken away and the bet is still covered.
 * @param {number | null} amount
 * @param {number} bet
 */
function chipsOf(amount, bet) {
  if (!amount) return [];
  const few = piles(amount, DENOMINATIONS).flatMap(({ worth, count }) =>
    Array(Math.min(count, MOST_CHIPS)).fill(worth),
  );
  while (amount > bet && few[few.length - 1] > amount - bet && few.length < MOST_CHIPS) {
    const chip = few.pop();
    const worth = Math.max(...DENOMINATIONS.filter((other) => other < chip));
    few.push(...Array(chip / worth).fill(worth));
  }
  return few.length <= MOST_CHIPS ? few : [amount];
}

/**
 * @param {string | undefined} condition
 * @param {DisputeNumbers} numbers
 * @returns {boolean}
 */
function holds(condition, numbers) {
  if (condition === undefined) return true;
  if (condition.includes(" ")) return condition.split(" ").every((part) => holds(part, numbers));
  const [, not, name, is, value] = /^(!?)(\w+)(?:(!?=)(\w+))?$/.exec(condition) ?? [];
  const given = numbers[name];
  if (is) return (given === value) === (is === "=");
  return (given !== null && given !== undefined) === !not;
}

/** What people call each. @type {[Dispute, string[][]][]} */
const HEARD = DISPUTES.map((dispute) => [
  dispute,
  [dispute.title, ...dispute.words].map(wordsOf).filter(({ length }) => length),
]);

/** What no form is for, with what people call it. @type {[string, string[][]][]} */
const BEYOND = Object.entries(BROUGHT.beyond).map(([says, words]) => [inDispute(says), words.map(wordsOf)]);

/** What is said of something on which nothing is ruled, if that is meant before any dispute; else empty. @param {string} text */
export function beyond(text) {
  const [first] = ranked(/** @type {[Dispute | string, string[][]][]} */ ([...HEARD, ...BEYOND]), wordsOf(text));
  return typeof first === "string" ? first : "";
}

/** The words of a text that count in a search. @param {string} text */
export function wordsOf(text) {
  return termsOf(text, BROUGHT);
}

/** The disputes that are meant, the likeliest first. @param {string} text */
export function disputesFor(text) {
  return ranked(HEARD, wordsOf(text));
}
