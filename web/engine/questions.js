// What the engine in this thread and the one in a worker share: the names of the questions, and their text.

/** The functions that ask a question of the API, with its path. */
export const PATHS = {
  decide: "/v1/decisions",
  batch: "/v1/decisions/batch",
  options: "/v1/options",
  rounds: "/v1/rounds",
  nextStreet: "/v1/next-street",
  nextHand: "/v1/next-hand",
  hand: "/v1/hands",
};

/** The functions that have their answer at once, in the engine's own thread. */
export const NAMES = [...Object.keys(PATHS), "ask", "handReply", "writeHand", "rulebooks", "rulebook", "games"];

export class InvalidRequest extends Error {
  /** @param {any} problem */
  constructor(problem) {
    const errors = (problem.errors ?? []).map((error) => `${error.pointer}: ${error.message}`.replace(/^: /, ""));
    super(errors.length === 1 ? errors[0] : [problem.detail, ...errors].join(" "));
    this.name = "InvalidRequest";
    this.problem = problem;
  }
}

/**
 * The JSON of a request. Members that are undefined are not sent, as with `JSON.stringify`.
 * @param {unknown} request
 */
export function jsonOf(request) {
  const text = JSON.stringify(request, sayable);
  if (text === undefined) throw new TypeError("A request is an object, not undefined.");
  return text;
}

// `JSON.stringify` makes null of some of these, and {} of others: the engine would never see them
function sayable(key, value) {
  const type = typeof value;
  const lost =
    type === "number" ? !Number.isFinite(value) : type === "object" && (value instanceof Map || value instanceof Set);
  if (lost || type === "function" || type === "symbol")
    throw new TypeError(`JSON cannot express the value of ${JSON.stringify(key)}: ${String(value)}`);
  return value;
}

/** An answer of the engine: its status, and the text that HTTP would send. @param {string} text */
export function split(text) {
  return { status: Number(text.slice(0, 3)), body: text.slice(3) };
}

/** The value of an answer of the engine. @param {string} text */
export function answered(text) {
  const value = JSON.parse(text.slice(3));
  if (!text.startsWith("200")) throw new InvalidRequest(value);
  return value;
}

/**
 * The answers to lines, as they come. A blank line gets none, and counts.
 * @param {Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>} lines
 * @param {(number: number, line: string | Uint8Array) => any} reply
 */
export async function* replies(lines, reply) {
  let number = 0;
  for await (const line of lines) {
    number += 1;
    const isText = typeof line === "string";
    if (!isText && !(line instanceof Uint8Array)) throw new TypeError(`Line ${number} must be a string or bytes.`);
    if (isText ? /[^\t-\r ]/.test(line) : line.some((byte) => byte !== 32 && (byte < 9 || byte > 13)))
      yield reply(number, line);
  }
}
