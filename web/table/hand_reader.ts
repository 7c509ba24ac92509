// Reads files of hands in a worker, apart from the page: no text, however long or odd, holds the tab. Which hands a text
// holds, and in which notation; whether they make sense the service says.

export type NamedText = { name: string; text: Blob };
/** `rules`: for hands that name none */
type Asked = { texts: NamedText[]; most: number; rules: HandRecord };
/**
 * A hand by its file, its number there if there are several, and its own id. As it is sent, it is on the line that is
 * these bytes of the lines.
 */
export type Found = { name: string; number: number | null; id: string | null; from: number; to: number };
export type Told =
  { lines: Blob; hands: Found[] } | { why: "tooMany" | "tooDeep" | "unread" } | { why: "tooLong"; longest: number };

const LONGEST_ID = 100; // characters of it that are shown

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  self.postMessage(await answerTo(data).catch(() => ({ why: "unread" })));
};

async function answerTo({ texts, most, rules }: Asked): Promise<Told> {
  const lines: Blob[] = [];
  const hands: Found[] = [];
  let from = 0;
  for (const { name, text } of texts) {
    const records = recordsIn(await text.text(), most);
    for (const [i, record] of records.entries()) {
      if (hands.length === most) return { why: "tooMany" };
      if (typeof record === "string" && isTooLong(record)) return { why: "tooLong", longest: LONGEST_HAND };
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

/** A hand on one line: a text as it is. Null if it is nested deeper than can be written. */
function lineOf(record: HandRecord | string, rules: HandRecord) {
  if (typeof record === "string") return new Blob([record.replace(/\s+/g, " "), "\n"]);
  const { compare, detail, ...rest } = record;
  try {
    return new Blob([JSON.stringify({ ...rules, ...rest }), "\n"]);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function idOf(record: HandRecord | string) {
  if (typeof record === "string" || typeof record.id !== "string") return null;
  return record.id.length > LONGEST_ID ? `${record.id.slice(0, LONGEST_ID)}…` : record.id;
}

type HandRecord = { [member: string]: any };

const RECORDS = ["hand", "phh", "ohh", "text"];
// Lines end with \n alone, as in the notations themselves. To the flag m others do too, U+2028 among them, which \s and [^\n]
// go past: then each line is gone through once for every line before it.
const LINE = "(?<![^\\n])"; // where one begins
const END = "(?![^\\n])"; // where one ends
// A hand of a text history: of PokerStars and sites after it, of 888 and PartyPoker, of WPN, of Winamax, of Bovada.
const BEGINS =
  "(?:[A-Za-z][A-Za-z0-9 .]*? (?:Hand|Game) #[A-Za-z]{0,4}\\d{1,40}:" +
  "|\\*{5} (?:[A-Za-z0-9. ]+ )?Hand History [Ff]or Game \\d{1,40} \\*{5}" +
  "|Game started at: \\d{4}/|(?:Game )?Hand #\\d{1,40} - |Winamax Poker - [^\\n]* - HandId: #" +
  "|(?:Bovada|Ignition|Bodog(?:\\.[a-z]{2,3})?) Hand #\\d{1,40} )";
const IS_HISTORY = new RegExp(`${LINE}${BEGINS}`);
const BEFORE_HAND = new RegExp(`${LINE}(?=${BEGINS})`, "g");
// An entry of PokerNow's log with which a hand begins or ends. Newest first, it begins with its end.
const EDGE = new RegExp(`${LINE}"?-- (?:starting|ending) hand #\\d`);
const BEFORE_LOGGED = {
  starting: new RegExp(`${LINE}(?="?-- starting hand #\\d)`, "g"),
  ending: new RegExp(`${LINE}(?="?-- ending hand #\\d)`, "g"),
};
// Above it, where hands are counted.
const COUNT = new RegExp(`${LINE}(?:\\*{3,} # \\d+ \\*{3,}|#Game No : \\d+|Game #\\d+ starts\\.)${END}`, "g");
const NAME = `(?:"[^"\\n]*"|'[^'\\n]*'|[\\w-]+)`;
const HEADING = new RegExp(`${LINE}[ \\t]*\\[[ \\t]*${NAME}[ \\t]*\\][ \\t]*(?:#[^\\n]*)?${END}`, "g"); // of a hand in a .phhs file
const SAYS = new RegExp(`${LINE}[^\\S\\n]*[^\\s#]`); // a line that is neither blank nor a comment

/** Characters of one hand, as many as the service takes bytes. */
const LONGEST_HAND = 2 * 1024 * 1024;

/**
 * The hands of a text, each as the service takes it. What is no JSON, though it begins so, stays a text, and so does what
 * is too long for a hand. Of more than `most` hands only the first are read, and one more.
 */
function recordsIn(text: string, most: number): (HandRecord | string)[] {
  const clean = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .trim();
  if (/^[{[]\s*["{]/.test(clean)) return documentsIn(clean, most).map(recordOf);
  if (IS_HISTORY.test(clean))
    return parts(clean.replace(COUNT, ""), BEFORE_HAND, IS_HISTORY, most).map((history) =>
      isTooLong(history) ? history : { text: history },
    );
  if (EDGE.test(clean)) {
    const [first, last] = [/,(\d{1,30})$/m, /,(\d{1,30})$/].map((order) => Number(order.exec(clean)?.[1]));
    const mark = first > last ? BEFORE_LOGGED.ending : BEFORE_LOGGED.starting;
    return parts(clean, mark, EDGE, most).map((log) => (isTooLong(log) ? log : { text: log }));
  }
  return parts(clean, HEADING, SAYS, most).map((phh) => (isTooLong(phh) ? phh : { phh }));
}

function isTooLong(text: string) {
  return text.length > LONGEST_HAND;
}

function documentsIn(text: string, most: number): unknown[] {
  const whole = isTooLong(text) && text.startsWith("{") ? text : parsed(text);
  if (Array.isArray(whole)) return whole.slice(0, most + 1);
  if (typeof whole !== "string") return [whole];
  const documents = [];
  let begun = 0;
  for (let at = text.indexOf("\n{"); at >= 0 && documents.length < most; at = text.indexOf("\n{", at + 1)) {
    if (!isBetween(text, at)) continue;
    documents.push(text.slice(begun, at));
    begun = at + 1;
  }
  return [...documents, text.slice(begun)]
    .filter((part) => SAYS.test(part))
    .map((part) => (isTooLong(part) ? part : parsed(part)));
}

/** Whether one JSON text ends at this end of a line, and not a part of it: it closes there, or a blank line follows. */
function isBetween(text: string, at: number) {
  let last = at - 1;
  while (text[last] === " " || text[last] === "\t") last -= 1;
  return text[last] === "}" || text[last] === "\n";
}

/** A JSON text as its value; the text itself if it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A document as a record: a hand may stand in it alone. */
function recordOf(document: any): HandRecord | string {
  if (typeof document !== "object" || document === null) return String(document);
  return "rounds" in document && !RECORDS.some((name) => name in document) ? { hand: document } : document;
}

/** What stands between the marks and has such a line; of more than `most` the first, and one more. */
function parts(text: string, mark: RegExp, line: RegExp, most: number) {
  const pieces: string[] = [];
  let begun = 0;
  const take = (end: number) => {
    const part = text.slice(begun, end);
    if (line.test(part)) pieces.push(part);
  };
  for (const { 0: marked, index } of text.matchAll(mark)) {
    take(index);
    if (pieces.length > most) return pieces;
    begun = index + marked.length;
  }
  take(text.length);
  return pieces;
}

export {}; // nothing but types: the page and its worker pass messages
