import { InvalidRequest, jsonOf, NAMES, replies } from "./questions.js";

export { InvalidRequest };

/** @type {typeof import("./worker_client.js").load} */
export async function load({ worker: given, ...options } = {}) {
  const worker = given ?? new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  const waiting = new Map();
  let last = 0;
  let closed = null;
  const call = (name, ...values) =>
    closed
      ? Promise.reject(closed)
      : new Promise((resolve, reject) => {
          waiting.set((last += 1), { resolve, reject });
          worker.postMessage({ id: last, name, values });
        });
  const fail = (error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.onmessage = ({ data: { id, value, problem, message } }) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (message === undefined) resolve(value);
    else reject(problem ? new InvalidRequest(problem) : new Error(message));
  };
  worker.onerror = (event) =>
    fail(new Error(`The engine's worker cannot be started: ${event.message ?? "its file was not found"}`));
  // a URL cannot be sent to a worker
  const sent = options.pyodide ? { ...options, pyodide: String(options.pyodide) } : options;
  const floorman = { version: await call("load", sent) };
  // a request is made text here: what cannot be sent to a worker is refused in the same words as in this thread
  for (const name of NAMES)
    floorman[name] = (...values) =>
      call(
        name,
        ...values.map((value) =>
          typeof value === "object" && !(value instanceof Uint8Array) ? JSON.parse(jsonOf(value)) : value,
        ),
      );
  floorman.handLines = (lines, usual = {}) =>
    replies(lines, (number, line) => floorman.handReply(number, line, jsonOf(usual)));
  floorman.close = () => {
    worker.terminate();
    closed = new Error("The engine was closed.");
    fail(closed);
  };
  return floorman;
}
