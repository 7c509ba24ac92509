// What is meant by what somebody says: of texts, those that have most of its words, a word counting the more, the fewer have
// it. service/pages/disputes.py finds the same. Which words pass for which, and which are passed over, is data.

export type Language = { unheard: string[]; synonyms: Record<string, string[]>; numbers: string[]; scales: string[] };

const WORD = /[0-9a-z\u00c0-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]+/gu;
const LONG = 5; // letters of a word, from which on one of them may be wrong
const BEGUN = 3; // letters that a word may begin with

/** The words that count: as one, whatever is said for it, and without ending. Amounts are left out. */
export function termsOf(text: string, { unheard, synonyms, numbers, scales }: Language) {
  let row = ` ${(
    text
      .toLowerCase()
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .replace(/(\d)[,.](?=\d{3})/g, "$1")
      .match(WORD) ?? []
  ).join("  ")} `;
  for (const [word, others] of Object.entries(synonyms))
    for (const other of others) row = row.replaceAll(` ${other.replaceAll(" ", "  ")} `, ` ${word} `);
  const words = row.split(" ").filter(Boolean);
  const isAmount = (word: string, i: number) =>
    /^\d+[km]?$/.test(word) || (scales.includes(words[i + 1]) && numbers.includes(word)) || scales.includes(word);
  return [...new Set(words.filter((word, i) => !unheard.includes(word) && !isAmount(word, i)).map(stem))];
}

const withoutEnding = (word: string) => {
  const suffix = ["ing", "ed", "es", "s"].find((ending) => {
    const stem = word.slice(0, -ending.length);
    return word.endsWith(ending) && /[aeiouy]./.test(stem) && !(ending === "s" && stem.endsWith("s"));
  });
  return suffix ? word.slice(0, -suffix.length) : word;
};

const stem = (word: string) =>
  withoutEnding(word)
    .replace(/(?<=..)e$/, "")
    .replace(/(.)\1$/, "$1");

/** Whether at most one letter is another, missing, too many, or changes places with the next. */
function isSlip(a: string, b: string) {
  if (Math.min(a.length, b.length) < LONG - 1 || Math.max(a.length, b.length) < LONG) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  const rests = [
    [1, 1],
    [1, 0],
    [0, 1],
  ].some(([x, y]) => a.slice(i + x) === b.slice(i + y));
  return rests || (a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2));
}

/**
 * Those that are meant, the likeliest first. Of each there are several texts: a text of which most was said counts the more.
 * @param known each with the words of its texts
 */
export function ranked<T>(known: [T, string[][]][], wanted: string[]): T[] {
  const all = known.map(([, texts]) => new Set(texts.flat()));
  const counts: Map<string, number> = new Map();
  for (const word of all.flatMap((words) => [...words])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(1 + all.length / (counts.get(word) ?? 1));
  const meant = wanted.map((word) =>
    counts.has(word)
      ? [word]
      : [...counts.keys()].filter((other) => (word.length >= BEGUN && other.startsWith(word)) || isSlip(word, other)),
  );
  const sum = (words: string[]) => words.reduce((whole, word) => whole + rarity(word), 0);
  const scores = known.map(([item, texts], i) => {
    const matched = meant.flatMap((words) => words.find((word) => all[i].has(word)) ?? []);
    const best = Math.max(
      0,
      ...texts.map((text) => sum(matched.filter((word) => text.includes(word))) ** 2 / sum(text)),
    );
    return { item, score: Math.round((sum(matched) + best) * 1e6) };
  });
  const most = Math.max(0, ...scores.map(({ score }) => score));
  return scores
    .filter(({ score }) => score && score * 2 >= most)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}
