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
import type { Dispute, DisputeAsk, DisputeNumbers, Spot } from "./types.js";

const PLENTY = 20; // times the largest number: what a player has of whom nothing is said
const MOST_CHIPS = 40; // in a pile: more nobody counts

/** What the page brings along. */
const BROUGHT: {
  games: Record<string, any>;
  groups: string[];
  disputes: Dispute[];
  beyond: Record<string, string[]>;
} & import("./search.js").Language = inLanguage(brought("disputes"));

/** The same in the language of the page. */
function inLanguage(english: typeof BROUGHT): typeof BROUGHT {
  if (!LANGUAGE) return english;
  const { words, ...search } = LANGUAGE.search;
  const askOf: (ask: any) => any = ({ label, choices = {}, ...ask }) => ({
    ...ask,
    label: inDispute(label),
    ...("chosen" in ask && {
      choices: Object.fromEntries(Object.entries(choices).map(([name, text]) => [name, inDispute(text as string)])),
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

export function disputeOf(id: string | undefined): Dispute | undefined {
  return DISPUTES.find((dispute) => dispute.id === id);
}

/** The choices that a dispute begins with. Amounts are for the reader to type: nothing is ruled from one that nobody typed. */
export function firstNumbers({ asks }: Dispute): DisputeNumbers {
  return Object.fromEntries(asks.map((ask) => [ask.name, "choices" in ask ? ask.chosen : null]));
}

/** The same with an example for each amount that is needed and not there: the felt shows it until it is typed. */
export function exampleNumbers(dispute: Dispute, numbers: DisputeNumbers = firstNumbers(dispute)): DisputeNumbers {
  const examples = dispute.asks.map((ask) => [ask.name, numbers[ask.name] ?? ("choices" in ask ? null : ask.number)]);
  return { ...numbers, ...Object.fromEntries(examples) };
}

/** What it asks where nothing is ruled on: with some numbers only, if the data has it so. Null if it asks for a ruling. */
export function answerTo(dispute: Dispute | undefined, numbers: DisputeNumbers) {
  let answer = dispute?.answer ?? null;
  while (typeof answer === "object" && answer) answer = chosenOf(answer, numbers) ?? null;
  return answer;
}

/** What it asks: some choices leave nothing to ask of an amount, or do not need it. */
export function asksOf({ asks }: Dispute, numbers: DisputeNumbers): DisputeAsk[] {
  const shown = asks.filter((ask) => holds(ask.if, numbers));
  return shown.map((ask) =>
    "choices" in ask || typeof ask.optional !== "string" ? ask : { ...ask, optional: holds(ask.optional, numbers) },
  );
}

/** The numbers that are needed and are not there. */
export function missing(dispute: Dispute, numbers: DisputeNumbers) {
  return asksOf(dispute, numbers)
    .filter((ask) => !("choices" in ask) && !ask.optional && (numbers[ask.name] ?? null) === null)
    .map(({ name }) => name);
}

/**
 * The table as it was when the dispute came up; if it is `asked`, with what is in dispute.
 * @param spot the one before: its rulebooks go on ruling
 */
export function spotOf(dispute: Dispute, numbers: DisputeNumbers, isAsked: boolean, spot: Spot): Spot {
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

/** The rulebooks and house rules without what the dispute on the table brought. */
export function ownRules({ rulebooks, house, dispute }: Spot): Pick<Spot, "rulebooks" | "house"> {
  const given = disputeOf(dispute?.id)?.house ?? {};
  return {
    rulebooks: dispute?.lent === rulebooks[0] ? ruledBy(rulebooks, newHand().rulebooks[0]) : rulebooks,
    house: Object.fromEntries(Object.entries(house).filter(([key]) => !(key in given))),
  };
}

/**
 * The table with a dispute before anything is typed. One of cash games gets a rulebook for these, if the page chose the one
 * that rules.
 */
export function withDispute(dispute: Dispute, before: Spot): Spot {
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
 * @param taken how many steps the service took
 */
export function numberAt(dispute: Dispute, numbers: DisputeNumbers, taken: number, pointer: string): string | null {
  const name = filling(numbers, true);
  const step = stepsOf(dispute, numbers)[taken - 1];
  const start = startOf(dispute, name);
  let at: any = { ...start, ...(taken ? name(step ?? {}) : {}) };
  for (const part of pointer.split("/").slice(1)) {
    if (typeof at === "string" || at === null || at === undefined) break;
    at = at[part];
  }
  return typeof at === "string" && dispute.asks.some((ask) => ask.name === at) ? at : null;
}

/** The steps that are taken, as they stand in the data. */
export function stepsOf({ steps }: Dispute, numbers: DisputeNumbers) {
  return steps.filter((step) => holds(step.if, numbers));
}

/**
 * Whether what led up to the dispute stands as it was typed, and the dispute itself was ruled on. If the service changed an
 * amount, or did not take a step, nothing is to be ruled from it.
 */
export function standsAsTyped({
  spot: { dispute: kept },
  positions,
}: Pick<import("./types.js").Table, "spot" | "positions">) {
  const dispute = disputeOf(kept?.id);
  if (!dispute || !kept) return true;
  const all = stepsOf(dispute, kept.numbers).length;
  return kept.asked && positions.length > all && !changedSteps(dispute, kept.numbers, positions).length;
}

/** The steps before the dispute that do not stand as they were typed, from 1 on. */
export function changedSteps(dispute: Dispute, numbers: DisputeNumbers, positions: import("./types.js").Position[]) {
  const steps = stepsOf(dispute, numbers);
  const led = answerTo(dispute, numbers) ? steps : steps.slice(0, -1);
  return led.flatMap(({ early, action }, i) => {
    const ruling = positions[i + 1]?.decision?.ruling;
    return action && !early && ruling && ruling !== "accepted" ? [i + 1] : [];
  });
}

function startOf(dispute: Dispute, fill: (node: any) => any): Spot["start"] {
  if (dispute.round) return { round: fill(dispute.round) };
  const { players, ...opening } = fill({ ...BROUGHT.games[dispute.game ?? ""], ...dispute.with });
  const stacks = fill(dispute.stacks ?? {});
  const seats = Array.from({ length: players }, (_, i) => i + 1);
  return { opening: { ...opening, players: seats.map((seat) => ({ seat, stack: stacks[seat] ?? fill("$plenty") })) } };
}

/** Fills what stands in the data; or, `named`, puts the name of the number in each of its places. */
function filling(numbers: DisputeNumbers, named: boolean): (node: any) => any {
  const given = Object.values(numbers).filter((value) => typeof value === "number");
  const all = { ...numbers, plenty: PLENTY * Math.max(100, ...given) };
  const fill: (node: any) => any = (node) => {
    if (typeof node === "string") return named ? nameIn(node) : filled(node, all);
    if (Array.isArray(node)) return node.map(fill).filter((value) => value !== null);
    if (typeof node !== "object" || node === null) return node;
    if ("on" in node) return fill(chosenOf(node, numbers) ?? null);
    const entries = Object.entries(node).filter(([key]) => key !== "if" && key !== "early");
    return Object.fromEntries(entries.map(([key, value]) => [key, fill(value)]).filter(([, value]) => value !== null));
  };
  return fill;
}

function chosenOf(node: Record<string, any>, numbers: DisputeNumbers) {
  const on = numbers[node.on];
  return on === null || on === undefined ? node[""] : node[on] !== undefined ? node[on] : node["*"];
}

function nameIn(text: string) {
  const [, name] = /^[$#](\w+)/.exec(text) ?? [];
  return name ?? text;
}

function filled(text: string, numbers: Record<string, any>) {
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
 */
function chipsOf(amount: number | null, bet: number) {
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

function holds(condition: string | undefined, numbers: DisputeNumbers): boolean {
  if (condition === undefined) return true;
  if (condition.includes(" ")) return condition.split(" ").every((part) => holds(part, numbers));
  const [, not, name, is, value] = /^(!?)(\w+)(?:(!?=)(\w+))?$/.exec(condition) ?? [];
  const given = numbers[name];
  if (is) return (given === value) === (is === "=");
  return (given !== null && given !== undefined) === !not;
}

/** What people call each. */
const HEARD: [Dispute, string[][]][] = DISPUTES.map((dispute) => [
  dispute,
  [dispute.title, ...dispute.words].map(wordsOf).filter(({ length }) => length),
]);

/** What no form is for, with what people call it. */
const BEYOND: [string, string[][]][] = Object.entries(BROUGHT.beyond).map(([says, words]) => [
  inDispute(says),
  words.map(wordsOf),
]);

/** What is said of something on which nothing is ruled, if that is meant before any dispute; else empty. */
export function beyond(text: string) {
  const [first] = ranked([...HEARD, ...BEYOND] as [Dispute | string, string[][]][], wordsOf(text));
  return typeof first === "string" ? first : "";
}

/** The words of a text that count in a search. */
export function wordsOf(text: string) {
  return termsOf(text, BROUGHT);
}

/** The disputes that are meant, the likeliest first. */
export function disputesFor(text: string) {
  return ranked(HEARD, wordsOf(text));
}
