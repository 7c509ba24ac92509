// A decision as a floor person says it aloud. The service has decided; this only finds the words.

import { chips } from "./numbers.js";
import { WORDS } from "./words.js";

/** @import { Alternative, Decision, Position, Reason } from "./types.js" */

/** @typedef {NonNullable<Decision["action"]>} Action */

/**
 * What stands, in one sentence.
 * @param {Decision} decision
 */
export function headline({ ruling, action, reasons: [reason] }) {
  const words = WORDS.ruling.headline;
  if (ruling === "discretion") return words.floor;
  if (ruling === "rejected") return words.notAllowed(inShort(reason));
  if (!action) return words.nothing(inShort(reason));
  return ruling === "accepted" ? words.stands(action) : words.isOnly(action);
}

/**
 * The same beside a badge, which says already that something is not allowed.
 * @param {Decision} decision
 */
export function besideBadge(decision) {
  const [reason] = decision.reasons;
  return decision.ruling === "rejected" ? WORDS.ruling.headline.nothing(inShort(reason)) : headline(decision);
}

/** What comes of a choice of the floor. @param {Alternative} alternative */
export function consequence({ action, round, next }) {
  const words = WORDS.ruling;
  const comes = action ? words.headline.isOnly(action) : words.noAction;
  return round.to_act === null || next ? words.andOver(comes) : words.andNext(comes, round.to_act);
}

/**
 * What the floor has chosen, if that came last.
 * @param {Position[]} positions
 */
export function takenBy(positions) {
  const [before, { step }] = [positions[positions.length - 2], positions[positions.length - 1]];
  return step && "choice" in step ? before?.decision?.alternatives?.[step.choice] : undefined;
}

/**
 * A message of the service with its amounts as the reader writes them.
 * @param {string} message
 */
export function inChips(message) {
  return message.replace(/(?<![\w.:/-])\d{4,}(?![\w-])/g, (amount) => chips(Number(amount)));
}

/** The part of a message that says what is so; what follows from it comes after its colon, and may be what counts. @param {Reason} reason */
function inShort({ code, message, params }) {
  const short = WORDS.ruling.short[code]?.(/** @type {any} */ (params));
  return short ?? inChips(message.split(":")[0].replace(/\.$/, ""));
}

/**
 * All that a decision settles now, to be compared with another's.
 * @param {Decision} decision
 */
export function outcome({ ruling, action, penalty, reopened_seats, alternatives = [], round, next }) {
  const choices = alternatives.map((one) => [one.effect.code, one.action, one.round.to_act, one.round.players]);
  return JSON.stringify([ruling, action, penalty, reopened_seats, choices, round.to_act, round.players, next]);
}

/**
 * The same, and all that later rulings may hang on: the last raise, the cap.
 * @param {Decision} decision
 */
export function consequences({ ruling, action, penalty, reopened_seats, alternatives, round, next }) {
  return JSON.stringify([ruling, action, penalty, reopened_seats, alternatives, round, next]);
}
