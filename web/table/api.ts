// The one way to the service: its public API, as any caller has it.

import { engine, isKept, known } from "./engine.js";
import { WORDS } from "./words.js";
import type { Problem, Trouble } from "./types.js";

const KEPT = 1_250; // answers, one for each step of the longest link: the same request gets the same bytes, so none is asked twice
const PATIENCE = 30_000; // milliseconds
const SHORT_PATIENCE = 5_000; // where the engine on this device can answer
const SILENCE = 60_000; // for so long a service that hung is not asked, if the engine can answer
const TOLD = 5; // faults of a refusal: who has more needs to see the first ones mended

/** A member that each answer of ours has, by the path. Something between may answer in our place, and with 200 too. */
const MEMBERS = [
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
] as [RegExp, string][];

const answers: Map<string, Promise<unknown>> = new Map();
let key = "";
let silentUntil = 0;

/** The event of an answer that the engine on this device gave. */
export const RULED_HERE = "ruled-here";

/** A refusal, with the service's own account of it. */
export class Refused extends Error {
  constructor(readonly problem: Trouble) {
    super(problem.detail);
  }
}

/** Makes a handler of errors: it shows a refusal, and throws any other error again. */
export function refused(tell: (trouble: Trouble) => void) {
  return (error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    tell(error.problem);
  };
}

/** Nobody answers, or something between in place of the service, or the service is out of order. */
class Away extends Refused {}

/** The key that later calls are made with; it is kept nowhere but here. */
export function useKey(given: string) {
  key = given.trim();
  answers.clear();
}

/** Whether calls are made with a key. */
export function hasKey() {
  return key !== "";
}

/** A document. Throws Refused. */
export const read = (path: string): Promise<any> => ask(path, undefined);

/** The answer to a question. Throws Refused. */
export function ask(path: string, body: unknown): Promise<any> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const question = `${path} ${text ?? ""}`;
  const answer = answers.get(question) ?? call(path, text);
  answers.delete(question); // what was asked last goes last
  answers.set(question, answer);
  answer.catch(() => answers.get(question) === answer && answers.delete(question)); // it may go well the next time
  if (answers.size > KEPT) answers.delete(answers.keys().next().value as string);
  return answer;
}

/** Asks once more for what was asked last without a key: for whoever keeps answers, or tells whether there are any. */
export function askAgain(most: number) {
  if (hasKey()) return;
  silentUntil = 0;
  for (const question of [...answers.keys()].slice(-most)) {
    const end = question.indexOf(" ");
    call(question.slice(0, end), question.slice(end + 1) || undefined).catch(() => {}); // the page has its answer
  }
}

/**
 * The answers to a stream of questions, each as it comes. Throws Refused.
 * @param lines the questions, each on its line
 * @param most how many they are
 */
export async function* askEach(path: string, lines: Blob, most: number, signal: AbortSignal): AsyncGenerator<any> {
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

/** The same by the engine on this device. */
async function* handsHere(path: string, lines: Blob) {
  const usual = JSON.stringify(Object.fromEntries(new URL(path, location.href).searchParams));
  const { handReply } = await engine();
  window.dispatchEvent(new Event(RULED_HERE));
  for (const [place, line] of (await lines.text()).trimEnd().split("\n").entries())
    yield replyInWords(await handReply(place + 1, line, usual));
}

/** A line of a stream. Throws Refused if it is none of ours. */
function lineTold(line: string) {
  try {
    const reply = JSON.parse(line);
    if (reply.answer || reply.problem) return replyInWords(reply);
  } catch {
    // cut off, or a page of something between
  }
  throw new Refused({ detail: WORDS.notOurs });
}

/** A reply of a stream, with its problem for people. */
function replyInWords(reply: { answer?: any; problem?: any }) {
  return reply.problem ? { ...reply, problem: inWords(reply.problem, 0) } : reply;
}

async function call(path: string, body: string | undefined) {
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

async function callService(path: string, body: string | undefined, patience: number) {
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
 */
async function callEngine(path: string, body: string | undefined) {
  const answer = await engine()
    .then(({ ask }) => ask(path, body))
    .catch(() => null);
  if (!answer || (answer.status !== 200 && body === undefined)) return null;
  const reply = JSON.parse(answer.body);
  if (reply.errors?.some(({ code }: { code: string }) => code === "rulebook.unknown")) return null;
  window.dispatchEvent(new Event(RULED_HERE));
  if (answer.status !== 200) throw new Refused(inWords(reply, 0));
  return reply;
}

function isOurs(path: string, reply: any) {
  const [address] = path.split("?");
  const [, member] = MEMBERS.find(([pattern]) => pattern.test(address)) ?? [];
  return member !== undefined && typeof reply === "object" && typeof reply?.[member] === "object";
}

async function send(path: string, body: string | Blob | undefined, type: string, signal: AbortSignal) {
  const headers: Record<string, string> = { Accept: type };
  if (body !== undefined) headers["Content-Type"] = type;
  if (key) headers.Authorization = `Bearer ${key}`;
  try {
    return await fetch(path, { method: body === undefined ? "GET" : "POST", headers, body, signal });
  } catch {
    throw new Away({ detail: WORDS.nobodyAnswers });
  }
}

async function refusal(response: Response): Promise<Trouble> {
  const problem = await response.json().catch(() => null);
  const isOurs = typeof problem?.detail === "string" && Array.isArray(problem.errors ?? []); // a proxy has its own way
  return isOurs ? inWords(problem, Number(response.headers.get("Retry-After"))) : { detail: WORDS.nobodyAnswers };
}

/** A problem for people: its faults, rather than its title. @param wait seconds; 0 if nothing is said */
function inWords(problem: Problem, wait: number): Trouble {
  if (problem.status === 401) return { ...problem, detail: key ? WORDS.key.wrong : WORDS.key.needed };
  if (problem.status === 429) return { ...problem, detail: WORDS.tooMany(wait) };
  const faults = problem.errors?.map(faultInWords) ?? [];
  return { ...problem, detail: faults.slice(0, TOLD).join(" ") || withoutNames(problem.detail) };
}

type faultInWordsProps = { code: string; message: string; params: Record<string, any> };

/** A fault for people, without names of fields. */
export function faultInWords({ code, message, params }: faultInWordsProps) {
  return WORDS.faults[code]?.(params) ?? withoutNames(message);
}

const NAME = /`([^`]*)`|\b[a-z]+(?:_[a-z]+)+\b/g; // of a member, as programs know it

/** A text of the service for people, without the names of members. */
export function withoutNames(text: string) {
  return text.replace(NAME, (whole, quoted) => {
    const name = (quoted ?? whole).split("/").pop();
    return WORDS.members[name] ?? name.replace(/_/g, " ");
  });
}
