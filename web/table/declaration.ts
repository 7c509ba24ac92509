// A declaration apart from its form: what is held of it while it is put together, what the service is asked, and how it
// reads as a sentence.

import { WORDS } from "./words.js";
import type { Condition, Declaration, ActionSince, Statement } from "./types.js";

export type Word = NonNullable<Statement["word"]>;
export type ConditionType = Condition["type"];

/** `amount` is a total, or what is on top of the bet if `more`. `also`: what else it could mean. */
export type Said = {
  word: Word | null;
  amount: number | null;
  more: boolean;
  also: number[];
  toCome: boolean;
  condition: Condition | null;
};

export type Order = NonNullable<Declaration["order"]>;
type PriorMoved = NonNullable<Declaration["prior_moved"]>;

/**
 * `order` is null until there are words and chips. `priorMoved` is null if nothing is said of the chips in front,
 * `since` if nothing is said of what others did after it.
 */
export type Draft = {
  said: Said[];
  motions: number[][];
  order: Order | null;
  gesture: Declaration["gesture"] | null;
  prior: number[];
  priorMoved: PriorMoved | null;
  inQuestion: boolean;
  unaware: boolean;
  toldAmount: number | null;
  told: Declaration["told"] | null;
  since: ActionSince[] | null;
};

export const EMPTY: Draft = {
  said: [],
  motions: [[]],
  order: null,
  gesture: null,
  prior: [],
  priorMoved: null,
  inQuestion: false,
  unaware: false,
  toldAmount: null,
  told: null,
  since: null,
};

function moved(draft: Draft) {
  return draft.motions.filter((pile) => pile.length);
}

/** The draft with something changed. What came first, words or chips, is what was first put in. */
export function changed(draft: Draft, part: Partial<Draft>): Draft {
  const next = { ...draft, ...part };
  if (moved(next).length) next.said = next.said.map((part) => ({ ...part, toCome: false })); // the chips are the size
  const both = next.said.length > 0 && moved(next).length > 0;
  if (!both) next.order = null;
  else if (!next.order) next.order = draft.said.length ? "words_first" : "chips_first";
  if (next.gesture && (next.gesture === "forward_motion") !== moved(next).length > 0) next.gesture = null; // a rap is made without chips
  if (!turnsOnOthers(next)) next.since = null;
  next.inQuestion &&= mayBeAQuestion(next);
  if (next.inQuestion) next.said = next.said.map((part) => ({ ...part, toCome: false }));
  return next;
}

/** Whether there are words, and nothing was done or missed beside them. */
export function mayBeAQuestion(draft: Draft) {
  const took = draft.priorMoved === "part" || draft.priorMoved === "all";
  const done = moved(draft).length > 0 || draft.gesture !== null || took;
  return draft.said.length > 0 && !done && !draft.unaware && draft.told === null;
}

/** Whether it matters what others have done after it. */
export function turnsOnOthers({ unaware, told: claim, toldAmount, gesture }: Draft) {
  return unaware || claim !== null || toldAmount !== null || gesture === "forward_motion";
}

/** Whether there is something to ask. */
export function isComplete(draft: Draft) {
  const begun = draft.said.length || moved(draft).length || draft.gesture;
  const takenBack = draft.priorMoved === "part" || draft.priorMoved === "all";
  return Boolean(begun || takenBack) && draft.said.every(({ word, amount }) => word || amount);
}

/** As the service is asked. @param seat if it is not the one to act */
export function declarationOf(draft: Draft, seat: number | null): Declaration {
  const declaration: Declaration = {};
  const motions = moved(draft);
  if (seat !== null) declaration.seat = seat;
  if (draft.said.length) declaration.words = draft.said.map(statementOf);
  if (motions.length) declaration.chips = motions;
  if (draft.order) declaration.order = draft.order;
  if (draft.gesture) declaration.gesture = draft.gesture;
  if (draft.priorMoved && (draft.prior.length || draft.priorMoved !== "all")) declaration.prior_chips = draft.prior;
  if (draft.priorMoved) declaration.prior_moved = draft.priorMoved;
  if (draft.inQuestion) declaration.in_question = true;
  if (draft.unaware) declaration.unaware_of_raise = true;
  if (draft.toldAmount !== null) declaration.told_to = draft.toldAmount;
  if (draft.told) declaration.told = draft.told;
  if (draft.since) declaration.acted_since = draft.since;
  return declaration;
}

/** As the form has it, to be changed. */
export function draftOf(declaration: Declaration): Draft {
  return {
    said: (declaration.words ?? []).map(saidOf),
    motions: declaration.chips?.length ? declaration.chips : [[]],
    order: declaration.words?.length && declaration.chips?.length ? (declaration.order ?? "together") : null,
    gesture: declaration.gesture ?? null,
    prior: declaration.prior_chips ?? [],
    priorMoved: declaration.prior_moved ?? (declaration.prior_chips ? "none" : null),
    inQuestion: declaration.in_question ?? false,
    unaware: declaration.unaware_of_raise ?? false,
    toldAmount: declaration.told_to ?? null,
    told: declaration.told ?? null,
    since: declaration.acted_since ?? null,
  };
}

/** @param toAct the seat to act, whose declaration it is if it names none */
export function declarationInWords(declaration: Declaration, toAct: number | null) {
  const words = WORDS.declare.sentence;
  const {
    words: statements = [],
    chips = [],
    gesture,
    order = "together",
    prior_moved: priorMoved,
    prior_chips: prior,
    acted_since: since,
  } = declaration;
  const seat = declaration.seat ?? toAct;
  const spoken = statements.length ? [words.says(statements.map(statementInWords))] : [];
  const pushed = chips.length ? [words.pushes(chips, gesture === "forward_motion")] : [];
  const rapped = gesture === "rap" ? [words.raps] : [];
  const takenBack = priorMoved && priorMoved !== "none" ? [words.takesBack(priorMoved, prior ?? [])] : [];
  const parts = order === "words_first" ? [...spoken, ...rapped, ...pushed] : [...rapped, ...pushed, ...spoken];
  const done = [...takenBack, ...parts];
  if (!done.length || seat === null) return "";
  const together = order === "together" && spoken.length > 0 && pushed.length > 0;
  const sentences = [words.does(seat, seat !== toAct, done, together)];
  if (prior?.length && (!priorMoved || priorMoved === "none")) sentences.push(words.hadInFront(prior));
  if (declaration.in_question) sentences.push(words.inQuestion);
  if (declaration.unaware_of_raise) sentences.push(words.unaware(seat));
  if (declaration.told_to !== undefined) sentences.push(words.toldAmount(seat, declaration.told_to));
  if (declaration.told) sentences.push(words.told(seat, declaration.told));
  if (since) sentences.push(words.since(since.map(WORDS.incident.deed)));
  return sentences.join(" ");
}

/** What was said, as it was said. */
export function statementInWords({ word, amount, by, candidates, condition, size_to_come: toCome }: Statement) {
  const words = WORDS.declare.sentence;
  const text = words.statement(word, { amount, by, candidates });
  return `${condition ? words.onCondition(condition, text) : text}${toCome ? words.toCome : ""}`;
}

export function newStatement(word: Word | null): Said {
  return { word, amount: null, more: false, also: [], toCome: false, condition: null };
}

/** As the service is asked. */
function statementOf({ word, amount, more, also, toCome, condition }: Said): Statement {
  const statement: Statement = {};
  if (word) statement.word = word;
  if (amount !== null && also.length) statement.candidates = [amount, ...also];
  else if (amount !== null && more) statement.by = amount;
  else if (amount !== null) statement.amount = amount;
  if (toCome && amount === null) statement.size_to_come = true;
  if (condition) statement.condition = condition;
  return statement;
}

/** As the form has it. */
function saidOf({ word, amount, by, candidates = [], size_to_come: toCome = false, condition }: Statement): Said {
  const [first = amount ?? by ?? null, ...also] = candidates;
  return { word: word ?? null, amount: first, more: by !== undefined, also, toCome, condition: condition ?? null };
}
