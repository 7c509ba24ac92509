// Reads lines of [path, body, name]: body as latin-1, name of the function to ask too, or null. Writes [status, body] to
// each. A function is not asked what JavaScript has no value for, such as 600.0 apart from 600.
import { createInterface } from "node:readline";
import { InvalidRequest, load } from "floorman";

const floorman = await load();
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function textOf(bytes) {
  try {
    return utf8.decode(bytes);
  } catch {
    return bytes;
  }
}

function called(name, request) {
  try {
    return { status: 200, body: JSON.stringify(floorman[name](request)) };
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error;
    return { status: error.problem.status, body: JSON.stringify(error.problem) };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const [path, sent, name] = JSON.parse(line);
  const body = textOf(Buffer.from(sent, "latin1"));
  const answer = floorman.ask(path, body);
  const again = name && JSON.stringify(JSON.parse(body)) === body ? called(name, JSON.parse(body)) : answer;
  const same = again.status === answer.status && again.body === answer.body;
  process.stdout.write(JSON.stringify(same ? [answer.status, answer.body] : ["differs", name, again.body]) + "\n");
}
