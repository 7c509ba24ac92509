// Which hands a text holds, and in which notation. Whether they make sense the service says.

/** @typedef {{[member: string]: any}} HandRecord */

const RECORDS = ["hand", "phh", "ohh", "pokerstars"];
const BEGINS = "[A-Za-z][A-Za-z0-9 .]*? (?:Hand|Game) #[A-Za-z]{0,4}\\d{1,40}:"; // a hand of a text history
const IS_HISTORY = new RegExp(`^${BEGINS}`, "m");
const BEFORE_HAND = new RegExp(`^(?=${BEGINS})`, "m");
const COUNT = /^\*{3,} # \d+ \*{3,}$/gm; // above it, where hands are counted
const HEADING = /^[ \t]*\[[ \t]*(?:"[^"\n]*"|'[^'\n]*'|[\w-]+)[ \t]*\][ \t]*(?:#.*)?$/m; // of a hand in a .phhs file
const BEFORE_DOCUMENT = /(?<=^|\}\s*\n|\n\s*\n)(?=\{)/; // one JSON text after the other

/**
 * The hands of a text, each as the service takes it. What is no JSON, though it begins so, stays a text.
 * @param {string} text
 * @returns {(HandRecord | string)[]}
 */
export function recordsIn(text) {
  const told = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .trim();
  if (/^[{[]\s*["{]/.test(told)) return documentsIn(told).map(recordOf);
  if (IS_HISTORY.test(told))
    return parts(told.replace(COUNT, ""), BEFORE_HAND)
      .filter((one) => IS_HISTORY.test(one))
      .map((pokerstars) => ({ pokerstars }));
  return parts(told, HEADING).map((phh) => ({ phh }));
}

/**
 * @param {string} text
 * @returns {unknown[]}
 */
function documentsIn(text) {
  const whole = parsed(text);
  if (Array.isArray(whole)) return whole;
  if (typeof whole !== "string") return [whole];
  return parts(text, BEFORE_DOCUMENT).map(parsed);
}

/**
 * A JSON text as its value; the text itself if it is none.
 * @param {string} text
 * @returns {unknown}
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * A document as a record: a hand may stand in it alone.
 * @param {any} document
 * @returns {HandRecord | string}
 */
function recordOf(document) {
  if (typeof document !== "object" || document === null) return String(document);
  return "rounds" in document && !RECORDS.some((name) => name in document) ? { hand: document } : document;
}

/**
 * What stands between the marks and says something.
 * @param {string} text
 * @param {RegExp} mark
 */
function parts(text, mark) {
  return text.split(mark).filter((part) => part.replace(/^\s*#.*$/gm, "").trim());
}
