// Which disputes are meant by what somebody says. service/pages/disputes.py finds the same.

import { DISPUTES, UNHEARD } from "./dispute_spot.js";

/** @import { Dispute } from "./types.js" */

const LETTERS = 4; // of a word, from which on a longer one may begin with it: "skipped" is "skip"
const ENDING = 3; // letters that the longer one may have more: "overchip" is not "over"
const WORD = /[0-9a-z\u00c0-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]+/gu;

/** @param {string} text */
function wordsOf(text) {
  return text.toLowerCase().match(WORD) ?? [];
}

/** A text with a space before each word. @param {string} text */
function inARow(text) {
  return wordsOf(text)
    .map((word) => ` ${word}`)
    .join("");
}

/** What people call each. @type {{dispute: Dispute, called: string[], words: string[]}[]} */
const HEARD = DISPUTES.map((dispute) => {
  const texts = [dispute.title, ...dispute.words];
  return { dispute, called: texts.map(inARow), words: [...new Set(texts.flatMap(wordsOf))] };
});

/**
 * The disputes that have most of the words, the likeliest first: a word counts the more, the fewer have it. Who has all
 * that was said in a row counts as if one had a rare word more.
 * @param {string} said
 * @returns {Dispute[]}
 */
export function disputesFor(said) {
  const words = [...new Set(wordsOf(said))].filter((word) => !UNHEARD.has(word) && !/^\d+$/.test(word));
  const whole = inARow(said);
  const alike = Math.log(1 + HEARD.length);
  const scores = new Map(
    HEARD.map(({ dispute, called }) => [
      dispute,
      words.length && called.some((one) => one.includes(whole)) ? alike : 0,
    ]),
  );
  for (const word of words) {
    const having = HEARD.filter(({ words: known }) => known.some((one) => isSame(one, word)));
    for (const { dispute } of having)
      scores.set(dispute, (scores.get(dispute) ?? 0) + Math.log(1 + HEARD.length / having.length));
  }
  const best = Math.max(...scores.values());
  const found = [...scores].filter(([, score]) => score > 0 && score >= best / 2);
  return found.sort(([, a], [, b]) => b - a).map(([dispute]) => dispute);
}

/**
 * @param {string} known
 * @param {string} said
 */
function isSame(known, said) {
  const longer = said.length - known.length;
  return known.startsWith(said) || (known.length >= LETTERS && longer <= ENDING && said.startsWith(known));
}
