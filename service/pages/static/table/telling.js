// What happened, in words, as a hand history reads.

import { headline, inChips } from "./decision_words.js";
import { declarationInWords } from "./declaration_words.js";
import { WORDS } from "./words.js";

/** @import { Next, Position, Start } from "./types.js" */

/**
 * How the hand begins: what was posted, or how the round stands.
 * @param {Start} start
 * @returns {string[]}
 */
export function beginning(start) {
  const words = WORDS.log;
  if ("opening" in start) {
    const { posts = [], players } = start.opening;
    const antes = posts.filter(({ type }) => type === "ante");
    const alike = antes.length === players.length && antes.every(({ amount }) => amount === antes[0].amount);
    const others = alike ? posts.filter(({ type }) => type !== "ante") : posts;
    const told = others.map(({ seat, type, amount }) => words.posts(seat, type, amount));
    if (alike && antes.length) told.unshift(words.everybodyAntes(antes[0].amount));
    return told.length ? told : [words.opens(players.length)];
  }
  const { pot = 0, current_bet, players } = start.round;
  const bet = current_bet ?? Math.max(...players.map(({ committed }) => committed));
  return [words.stands(pot, bet, players.length)];
}

/**
 * One step and what came of it.
 * @param {Position} before
 * @param {Position} position
 */
export function told(before, { step, decision }) {
  const words = WORDS.log;
  if (!step) return "";
  if ("choice" in step)
    return words.floorChose(bare(inChips(before.decision?.alternatives?.[step.choice]?.effect.message ?? "")));
  if ("street" in step) return words.dealt;
  if ("won" in step) return words.given(before.next?.pots ?? [], step.won);
  if ("incident" in step) {
    const { acted_since: since = [] } = step.incident;
    const what = words.incident(step.incident);
    return since.length ? words.since(what, since.map(WORDS.incident.deed)) : what;
  }
  const toAct = before.round.to_act;
  if ("declaration" in step)
    return bare(declarationInWords(step.declaration, toAct)) || words.moves(step.declaration.seat ?? toAct);
  const seat = step.action.seat ?? toAct;
  const done = decision?.legal && decision.action ? words.does(decision.action) : words.tries(seat, step.action);
  return seat === toAct ? done : words.outOfTurn(done);
}

/**
 * What became of it; empty if it stands as it was made, and says so itself.
 * @param {Position} position
 */
export function became({ step, decision }) {
  if (!step || !decision || ("action" in step && decision.legal && decision.action)) return "";
  return headline(decision);
}

/**
 * What is in the middle once nobody is left to act.
 * @param {Next | null} next
 * @returns {string[]}
 */
export function ending(next) {
  const words = WORDS.log;
  if (!next) return [];
  const back = next.uncalled ? [words.uncalled(next.uncalled.seat, next.uncalled.chips)] : [];
  const pots = (next.pots ?? []).map(({ amount, seats }, i, all) => words.pot(i, all.length, amount, seats));
  return [...back, ...pots, ...(next.winner === null ? [] : [words.wins(next.winner)])];
}

/** A sentence without its full stop. @param {string} sentence */
function bare(sentence) {
  return sentence.replace(/\.$/, "");
}
