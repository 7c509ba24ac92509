// The last question to the service, as a developer would ask it.

import { hasKey } from "./api.js";

/** @import { Position } from "./types.js" */

const PYTHON = /** @type {Record<string, string>} */ ({
  "/v1/decisions": "decide",
  "/v1/options": "options",
  "/v1/rounds": "rounds",
});
const LINE = 100; // characters: what fits stands on one line

/** @param {Position["asked"]} asked */
export function asCurl({ path, body }) {
  const key = hasKey() ? ` -H "Authorization: Bearer $FLOORMAN_KEY"` : "";
  const sent = laidOut(body, JSON_LITERALS).replace(/'/g, "'\\''");
  return `curl -s ${location.origin}${path} -H 'Content-Type: application/json'${key} -d '${sent}'\n`;
}

/** @param {Position["asked"]} asked */
export function asTypeScript({ path, body }) {
  const key = hasKey() ? ", Authorization: `Bearer ${process.env.FLOORMAN_KEY}`" : "";
  return `const response = await fetch("${location.origin}${path}", {
  method: "POST",
  headers: { "Content-Type": "application/json"${key} },
  body: JSON.stringify(${laidOut(body, JSON_LITERALS, "  ")}),
});
const answer = await response.json();
console.log(answer);
`;
}

/** @param {Position["asked"]} asked */
export function asPython({ path, body }) {
  return `import floorman

answer = floorman.${PYTHON[path]}(${laidOut(body, PYTHON_LITERALS)})
print(answer)
`;
}

/** A value as JSON on lines that can be read. @param {unknown} value */
export function asJson(value) {
  return `${laidOut(value, JSON_LITERALS)}\n`;
}

const JSON_LITERALS = /** @type {Record<string, string>} */ ({});
const PYTHON_LITERALS = /** @type {Record<string, string>} */ ({ true: "True", false: "False", null: "None" });

/**
 * @param {unknown} value
 * @param {Record<string, string>} literals what is written otherwise than in JSON
 * @param {string} indent of the line that it begins on
 * @returns {string}
 */
function laidOut(value, literals, indent = "") {
  if (typeof value !== "object" || value === null) {
    const text = JSON.stringify(value);
    return typeof value === "string" ? text : (literals[text] ?? text);
  }
  const isList = Array.isArray(value);
  const [opens, closes] = isList ? "[]" : "{}";
  const inner = `${indent}  `;
  const parts = isList
    ? value.map((one) => laidOut(one, literals, inner))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${laidOut(one, literals, inner)}`);
  const line = `${opens}${parts.join(", ")}${closes}`;
  if (!line.includes("\n") && indent.length + line.length <= LINE) return line;
  return `${opens}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${closes}`;
}
