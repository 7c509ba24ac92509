// The one way to the service: its public API, as any caller has it.

import { engine, isKept, known } from "./engine.js";
import { WORDS } from "./words.js";

/** @import { Problem, Trouble } from "./types.js" */

const KEPT = 1_250; // answers, one for each step of the longest link: the same request gets the same bytes, so none is asked twice
const PATIENCE = 30_000; // milliseconds
const SHORT_PATIENCE = 5_000; // where the engine on this device can answer
const SILENCE = 60_000; // for so long a service that hung is not asked, if the engine can answer
const TOLD = 5; // faults of a refusal: who has more needs to see the first ones mended

/** A member that each answer of ours has, by the path. Something between may answer in our place, and with 200 too. */
const MEMBERS = /** @type {[RegExp, string][]} */ ([
  [/^\/v1\/(rounds|next-street|decisions)$/, "round"],
  [/^\/v1\/decisions\/batch$/, "items"],
  [/^\/v1\/options$/, "options"],
  [/^\/v1\/next-hand$/, "alternatives"],
  [/^\/v1\/games$/, "games"],
  [/^\/v1\/hands$/, "discrepancies"],
  [/^\/v1\/rulebooks$/, "rulebooks"],
  [/^\/v1\/rulebooks\/[^/]+$/, "clauses"],
  [/^\/v1\/rulebooks\/[^/]+\/diff\/[^/]+$/, "topics"],
  [/^\/v1\/conformance$/, "topics"],
  [/^\/v1\/conformance\/tests$/, "tests"],
]);

/** @type {Map<string, Promise<unknown>>} */
const answers = new Map();
let key = "";
let silentUntil = 0;

/** The event of an answer that the engine on this device gave. */
export const RULED_HERE = "ruled-here";

/** A refusal, with the service's own account of it. */
export class Refused extends Error {
  /** @param {Trouble} problem */
  constructor(problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** Makes a handler of errors: it shows a refusal, and throws any other error again. @param {(trouble: Trouble) => void} tell */
export function refused(tell) {
  return (/** @type {unknown} */ error) => {
    if (!(error instanceof Refused)) throw error;
    tell(error.problem);
  };
}

/** Nobody answers, or something between in place of the service, or the service is out of order. */
class Away extends Refused {}

/** The key that later calls are made with; it is kept nowhere but here. @param {string} given */
export function useKey(given) {
  key = given.trim();
  answers.clear();
}

/** Whether calls are made with a key. */
export function hasKey() {
  return key !== "";
}

/** A document. Throws Refused. @param {string} path @returns {Promise<any>} */
export const read = (path) => ask(path, undefined);

/**
 * The answer to a question. Throws Refused.
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<any>}
 */
export function ask(path, body) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const question = `${path} ${text ?? ""}`;
  const answer = answers.get(question) ?? call(path, text);
  answers.delete(question); // what was asked last goes last
  answers.set(question, answer);
  answer.catch(() => answers.get(question) === answer && answers.delete(question)); // it may go well the next time
  if (answers.size > KEPT) answers.delete(/** @type {string} */ (answers.keys().next().value));
  return answer;
}

/**
 * Asks once more for what was asked last without a key: for whoever keeps answers, or tells whether there are any.
 * @param {number} most
 */
export function askAgain(most) {
  if (hasKey()) return;
  silentUntil = 0;
  for (const question of [...answers.keys()].slice(-most)) {
    const end = question.indexOf(" ");
    call(question.slice(0, end), question.slice(end + 1) || undefined).catch(() => {}); // the page has its answer
  }
}

/**
 * The answers to a stream of questions, each as it comes. Throws Refused.
 * @param {string} path
 * @param {Blob} lines the questions, each on its line
 * @param {number} most how many they are
 * @param {AbortSignal} signal
 * @returns {AsyncGenerator<any>}
 */
export async function* askEach(path, lines, most, signal) {
  const response = await send(path, lines, "application/x-ndjson", signal).catch((error) => {
    if (!isKept()) throw error;
  });
  if (!response) {
    yield* handsHere(path, lines);
    return;
  }
  if (!response.ok || !response.body) throw new Refused(await refusal(response));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  let count = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Refused({ detail: WORDS.nobodyAnswers });
    });
    const whole = (rest + (value ?? "")).split("\n");
    rest = whole.pop() ?? "";
    for (const line of whole) {
      yield lineTold(line);
      count += 1;
    }
    if (done) break;
  }
  if (count < most) throw new Refused({ detail: WORDS.nobodyAnswers });
}

/**
 * The same by the engine on this device.
 * @param {string} path
 * @param {Blob} lines
 */
async function* handsHere(path, lines) {
  const usual = JSON.stringify(Object.fromEntries(new URL(path, location.href).searchParams));
  const { handReply } = await engine();
  window.dispatchEvent(new Event(RULED_HERE));
  for (const [place, line] of (await lines.text()).trimEnd().split("\n").entries())
    yield replyInWords(await handReply(place + 1, line, usual));
}

/** A line of a stream. Throws Refused if it is none of ours. @param {string} line */
function lineTold(line) {
  try {
    const reply = JSON.parse(line);
    if (reply.answer || reply.problem) return replyInWords(reply);
  } catch {
    // cut off, or a page of something between
  }
  throw new Refused({ detail: WORDS.notOurs });
}

/** A reply of a stream, with its problem for people. @param {{answer?: any, problem?: any}} reply */
function replyInWords(reply) {
  return reply.problem ? { ...reply, problem: inWords(reply.problem, 0) } : reply;
}

/** @param {string} path @param {string | undefined} body */
async function call(path, body) {
  await known;
  if (!isKept()) return await callService(path, body, PATIENCE);
  const here = Date.now() < silentUntil && (await callEngine(path, body));
  if (here) return here;
  const begun = Date.now();
  try {
    return await callService(path, body, SHORT_PATIENCE);
  } catch (error) {
    if (!(error instanceof Away)) throw error;
    if (Date.now() - begun >= SHORT_PATIENCE) silentUntil = Date.now() + SILENCE;
    const answer = await callEngine(path, body);
    if (!answer) throw error;
    return answer;
  }
}

/**
 * @param {string} path
 * @param {string | undefined} body
 * @param {number} patience
 */
async function callService(path, body, patience) {
  const response = await send(path, body, "application/json", AbortSignal.timeout(patience));
  if (!response.ok) {
    const trouble = await refusal(response);
    throw new (response.status >= 500 || !trouble.status ? Away : Refused)(trouble);
  }
  const reply = await response.json().catch(() => null);
  if (!isOurs(path, reply)) throw new Away({ detail: WORDS.notOurs });
  return reply;
}

/**
 * The answer of the engine on this device. Nothing, if only the service knows it: a document that the engine lacks, or
 * an operator's own rulebook. Throws Refused.
 * @param {string} path
 * @param {string | undefined} body
 */
async function callEngine(path, body) {
  const answer = await engine()
    .then(({ ask }) => ask(path, body))
    .catch(() => null);
  if (!answer || (answer.status !== 200 && body === undefined)) return null;
  const reply = JSON.parse(answer.body);
  if (reply.errors?.some((/** @type {{code: string}} */ { code }) => code === "rulebook.unknown")) return null;
  window.dispatchEvent(new Event(RULED_HERE));
  if (answer.status !== 200) throw new Refused(inWords(reply, 0));
  return reply;
}

/** @param {string} path @param {any} reply */
function isOurs(path, reply) {
  const [address] = path.split("?");
  const [, member] = MEMBERS.find(([pattern]) => pattern.test(address)) ?? [];
  return member !== undefined && typeof reply === "object" && typeof reply?.[member] === "object";
}

/**
 * @param {string} path
 * @param {string | Blob | undefined} body
 * @param {string} type
 * @param {AbortSignal} signal
 */
async function send(path, body, type, signal) {
  /** @type {Record<string, string>} */
  const headers = { Accept: type };
  if (body !== undefined) headers["Content-Type"] = type;
  if (key) headers.Authorization = `Bearer ${key}`;
  try {
    return await fetch(path, { method: body === undefined ? "GET" : "POST", headers, body, signal });
  } catch {
    throw new Away({ detail: WORDS.nobodyAnswers });
  }
}

/** @param {Response} response @returns {Promise<Trouble>} */
async function refusal(response) {
  const problem = await response.json().catch(() => null);
  const isOurs = typeof problem?.detail === "string" && Array.isArray(problem.errors ?? []); // a proxy has its own way
  return isOurs ? inWords(problem, Number(response.headers.get("Retry-After"))) : { detail: WORDS.nobodyAnswers };
}

/**
 * A problem for people: its faults, rather than its title.
 * @param {Problem} problem
 * @param {number} wait seconds; 0 if nothing is said
 * @returns {Trouble}
 */
function inWords(problem, wait) {
  if (problem.status === 401) return { ...problem, detail: key ? WORDS.key.wrong : WORDS.key.needed };
  if (problem.status === 429) return { ...problem, detail: WORDS.tooMany(wait) };
  const faults = problem.errors?.map(faultInWords) ?? [];
  return { ...problem, detail: faults.slice(0, TOLD).join(" ") || withoutNames(problem.detail) };
}

/**
 * A fault for people, without names of fields.
 * @param {{code: string, message: string, params: Record<string, any>}} fault
 */
export function faultInWords({ code, message, params }) {
  return WORDS.faults[code]?.(params) ?? withoutNames(message);
}

const NAME = /`([^`]*)`|\b[a-z]+(?:_[a-z]+)+\b/g; // of a member, as programs know it

/** A text of the service for people, without the names of members. @param {string} text */
export function withoutNames(text) {
  return text.replace(NAME, (whole, quoted) => {
    const name = (quoted ?? whole).split("/").pop();
    return WORDS.members[name] ?? name.replace(/_/g, " ");
  });
}
