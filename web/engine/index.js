import { answered, jsonOf, PATHS, replies, split } from "./questions.js";

export { InvalidRequest } from "./questions.js";

const IN_NODE = typeof process === "object" && Boolean(process.versions?.node);
const NO_PACKAGES =
  '{"info":{"abi_version":"2026_0","arch":"wasm32","platform":"emscripten","python":"3.14","version":"314.0.7"},"packages":{}}';
const RULEBOOKS = "/rulebooks";

// what a zip cannot be imported from for lies in a folder of its own in it
const START = `
import importlib, sys, zipfile
from pathlib import Path

def start(folder):
    site = next(path for path in sys.path if path.endswith("site-packages"))
    with zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip"))) as files:
        files.extractall(Path(site).parent, [name for name in files.namelist() if name.startswith("site-packages/")])
    importlib.invalidate_caches()
    from floorman_engine import Engine
    return Engine(folder)

start
`;

/** @type {typeof import("./index.js").load} */
export async function load({ pyodide, rulebooks } = {}) {
  const zip = new URL("./dist/engine.zip", import.meta.url);
  const stdLibURL = IN_NODE ? (await import("node:url")).fileURLToPath(zip) : zip.href;
  const module = IN_NODE ? "pyodide" : new URL(pyodide ?? "./pyodide/pyodide.mjs", import.meta.url).href;
  const { loadPyodide } = await import(/* @vite-ignore */ /* webpackIgnore: true */ module);
  const python = await loadPyodide({ stdLibURL, lockFileContents: NO_PACKAGES, packageBaseUrl: "./" });
  delete python._module.instantiateWasm; // in Node it holds the 10 MB of pyodide.asm.wasm, which are compiled by now
  if (rulebooks) {
    python.FS.mkdir(RULEBOOKS);
    for (const [id, text] of Object.entries(rulebooks)) {
      if (!/^[\w.@-]+$/.test(id)) throw new TypeError(`A rulebook is named by its id, not by ${JSON.stringify(id)}.`);
      python.FS.writeFile(`${RULEBOOKS}/${id}.toml`, text);
    }
  }
  try {
    return new Floorman(python.runPython(START)(rulebooks ? RULEBOOKS : null));
  } catch (error) {
    if (error.type !== "RulebooksError") throw error;
    throw new Error(error.message.trim().replace(/^[^]*\n[\w.]+: /, ""), { cause: error });
  }
}

/** Pyodide knows a Uint8Array, and no Buffer of Node's. */
const plainBytes = (text) =>
  typeof text === "string" ? text : new Uint8Array(text.buffer, text.byteOffset, text.byteLength);

class Floorman {
  #engine;

  constructor(engine) {
    this.#engine = engine;
    this.version = engine.version;
    const { ask } = engine; // each mention of a method makes a proxy anew
    for (const [name, path] of Object.entries(PATHS)) this[name] = (request) => answered(ask(path, jsonOf(request)));
    this.ask = (path, body) => split(body === undefined ? engine.show(path) : ask(path, plainBytes(body)));
  }

  handLines(lines, usual = {}) {
    if (typeof usual !== "object" || usual === null) throw new TypeError("What is usual must be an object.");
    const text = jsonOf(usual);
    answered(this.#engine.usual(text)); // what is wrong with it is thrown here, not at the first line
    return replies(lines, (number, line) => this.handReply(number, line, text));
  }

  handReply(number, line, usual) {
    return answered(this.#engine.hand_reply(number, plainBytes(line), usual));
  }

  writeHand(hand, format, variant) {
    const text = this.#engine.write_hand(jsonOf(hand), format, variant ?? null);
    if (!text) throw new RangeError(`A hand is written as phh or ohh, not as ${format}.`);
    return answered(text);
  }

  rulebooks() {
    return answered(this.#engine.show("/v1/rulebooks"));
  }

  rulebook(id) {
    return answered(this.#engine.show(`/v1/rulebooks/${id}`));
  }

  games() {
    return answered(this.#engine.show("/v1/games"));
  }
}
