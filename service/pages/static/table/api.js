// The one way to the service: its public API, as any caller has it.

import { WORDS } from "./words.js";

/** @import { Trouble } from "./types.js" */

const KEPT = 500; // answers: the same request gets the same bytes, so none is asked twice
const PATIENCE = 30_000; // milliseconds

/** @type {Map<string, Promise<unknown>>} */
const answers = new Map();
let key = "";

/** A refusal, with the service's own account of it. */
export class Refused extends Error {
  /** @param {Trouble} problem */
  constructor(problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/**
 * The key that later calls are made with; it is kept nowhere but here.
 * @param {string} given
 */
export function useKey(given) {
  key = given.trim();
  answers.clear();
}

/**
 * The answer to a question. Throws Refused.
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<any>}
 */
export function ask(path, body) {
  return once(path, JSON.stringify(body));
}

/**
 * A document. Throws Refused.
 * @param {string} path
 * @returns {Promise<any>}
 */
export function read(path) {
  return once(path, undefined);
}

/**
 * @param {string} path
 * @param {string | undefined} body
 * @returns {Promise<any>}
 */
function once(path, body) {
  const asked = `${path} ${body ?? ""}`;
  const known = answers.get(asked);
  if (known) return known;
  const answer = call(path, body);
  answers.set(asked, answer);
  answer.catch(() => answers.delete(asked)); // it may go well the next time
  if (answers.size > KEPT) answers.delete(/** @type {string} */ (answers.keys().next().value));
  return answer;
}

/**
 * @param {string} path
 * @param {string | undefined} body
 */
async function call(path, body) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers.Authorization = `Bearer ${key}`;
  let response;
  let told;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    response = await fetch(path, { method: body === undefined ? "GET" : "POST", headers, body, signal });
    told = await response.json();
  } catch {
    throw new Refused({ detail: WORDS.nobodyAnswers });
  }
  if (!response.ok) throw new Refused(told);
  return told;
}
