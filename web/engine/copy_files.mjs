#!/usr/bin/env node
// floorman-files FOLDER: what a browser loads, for any file server: this package's modules, and Pyodide's files beside them
import { cpSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("usage: floorman-files FOLDER");
  process.exit(2);
}
const own = dirname(fileURLToPath(import.meta.url));
const pyodide = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
mkdirSync(join(folder, "pyodide"), { recursive: true });
for (const name of [
  "index.js",
  "questions.js",
  "worker.js",
  "worker_client.js",
  "dist/engine.zip",
  "dist/manifest.json",
  "dist/licenses",
])
  cpSync(join(own, name), join(folder, name), { recursive: true });
for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"])
  cpSync(join(pyodide, name), join(folder, "pyodide", name));
