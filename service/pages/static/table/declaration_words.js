// A declaration as a sentence: what a player said and did, in the order in which it came.

import { WORDS } from "./words.js";

/** @import { Declaration, Statement } from "./types.js" */

/**
 * @param {Declaration} declaration
 * @param {number | null} toAct the seat to act, whose declaration it is if it names none
 */
export function declarationInWords(declaration, toAct) {
  const words = WORDS.declare.sentence;
  const {
    words: said = [],
    chips = [],
    gesture,
    order = "together",
    prior_moved: priorMoved,
    prior_chips: prior,
    acted_since: since,
  } = declaration;
  const seat = declaration.seat ?? toAct;
  const spoken = said.length ? [words.says(said.map(statementInWords))] : [];
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
  if (declaration.told_amount !== undefined) sentences.push(words.toldAmount(seat, declaration.told_amount));
  if (declaration.told) sentences.push(words.told(seat, declaration.told));
  if (since) sentences.push(words.since(since.map(WORDS.incident.deed)));
  return sentences.join(" ");
}

/** What was said, as it was said. @param {Statement} statement */
export function statementInWords({ word, amount, by, candidates, condition, size_to_come: toCome }) {
  const words = WORDS.declare.sentence;
  const told = words.statement(word, { amount, by, candidates });
  return `${condition ? words.onCondition(condition, told) : told}${toCome ? words.toCome : ""}`;
}
