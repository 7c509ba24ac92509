// Reads files of hands in a worker, apart from the page: no text, however long or odd, holds the tab.

import { isTooLong, recordsIn } from "./notations.js";

/** @import { HandRecord } from "./notations.js" */

/** @typedef {{name: string, text: Blob}} NamedText */
/** @typedef {{texts: NamedText[], most: number, rules: HandRecord}} Asked `rules`: for hands that name none */
/**
 * A hand by its file, its number there if there are several, and its own id. As it is sent, it is on the line that is
 * these bytes of the lines.
 * @typedef {{name: string, number: number | null, id: string | null, from: number, to: number}} Found
 */
/** @typedef {{lines: Blob, hands: Found[]} | {why: "tooMany" | "tooLong" | "tooDeep" | "unread"}} Told */

const LONGEST_ID = 100; // characters of it that are shown

self.onmessage = async (/** @type {MessageEvent<Asked>} */ { data }) => {
  self.postMessage(await told(data).catch(() => ({ why: "unread" })));
};

/**
 * @param {Asked} asked
 * @returns {Promise<Told>}
 */
async function told({ texts, most, rules }) {
  /** @type {Blob[]} */
  const lines = [];
  /** @type {Found[]} */
  const hands = [];
  let from = 0;
  for (const { name, text } of texts) {
    const records = recordsIn(await text.text(), most);
    for (const [i, record] of records.entries()) {
      if (hands.length === most) return { why: "tooMany" };
      if (typeof record === "string" && isTooLong(record)) return { why: "tooLong" };
      const line = lineOf(record, rules);
      if (line === null) return { why: "tooDeep" };
      const to = from + line.size;
      hands.push({ name, number: records.length > 1 ? i + 1 : null, id: idOf(record), from, to });
      lines.push(line);
      from = to;
    }
  }
  return { lines: new Blob(lines), hands };
}

/**
 * A hand on one line: a text as it is. Null if it is nested deeper than can be written.
 * @param {HandRecord | string} record
 * @param {HandRecord} rules
 */
function lineOf(record, rules) {
  if (typeof record === "string") return new Blob([record.replace(/\s+/g, " "), "\n"]);
  const { compare, detail, ...rest } = record;
  try {
    return new Blob([JSON.stringify({ ...rules, ...rest }), "\n"]);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** @param {HandRecord | string} record */
function idOf(record) {
  if (typeof record === "string" || typeof record.id !== "string") return null;
  return record.id.length > LONGEST_ID ? `${record.id.slice(0, LONGEST_ID)}…` : record.id;
}
