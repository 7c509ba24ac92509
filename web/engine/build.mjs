// build.mjs WHEELS INTO: engine.zip of the package, made of the wheels in a folder; their licences, and a manifest with
// the digest of each wheel and of the zip
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [wheels, into] = process.argv.slice(2);
const sha256 = (path) => createHash("sha256").update(readFileSync(path)).digest("hex");
const read = (name) => readFileSync(new URL(name, import.meta.url), "utf8");

const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } }); // tracebacks have lines, no columns: a quarter less
python.mountNodeFS("/wheels", wheels);
python.mountNodeFS("/into", into);
try {
  python.runPython(read("compile.py"));
} catch (error) {
  console.error(error.message); // Node would print Pyodide's one line of 600,000 characters as well
  process.exit(1);
}
const { dependencies, version } = JSON.parse(read("package.json"));
const names = readdirSync(wheels)
  .filter((name) => name.endsWith(".whl"))
  .sort();
const digests = Object.fromEntries(names.map((name) => [name, sha256(join(wheels, name))]));
const manifest = {
  version,
  pyodide: dependencies.pyodide,
  wheels: digests,
  "engine.zip": sha256(join(into, "engine.zip")),
};
writeFileSync(join(into, "manifest.json"), JSON.stringify(manifest, null, 2) + "\n");
