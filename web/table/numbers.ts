// Numbers as the reader writes them.

import { LANGUAGE, LOCALE } from "./language.js";

const number = new Intl.NumberFormat(LOCALE);

/** Chips, with the reader's separators. */
export function chips(amount: number) {
  return number.format(amount);
}

/**
 * What was typed, in chips; null if it is no whole number, or more than the service takes. Separators of any language are
 * passed over, also where an edit has left them in the wrong place; 2k and 1.5k are thousands.
 */
export function amountOf(typed: string) {
  const text = typed.trim().replace(DIGIT, valueOf);
  const [, whole, part = "0", unit] = /^(\d+)(?:[.,](\d{1,2}))?\s*([km])$/i.exec(text) ?? [];
  if (unit) {
    const cents = Number(whole) * 100 + Number(part.padEnd(2, "0"));
    return cents * (unit.toLowerCase() === "k" ? 10 : 10_000);
  }
  if (/[.,]\d{0,2}$/.test(text)) return null; // part of a chip, and not ten or a hundred times as much
  const digits = text.replace(/[\s.,'’_٬]/g, "");
  const amount = /^\d+$/.test(digits) ? Number(digits) : null;
  return Number.isSafeInteger(amount) ? amount : null;
}

const DIGIT = /\p{Nd}/gu; // of any script

/** What a digit is worth: the ten of a script follow one another. */
function valueOf(digit: string) {
  const code = Number(digit.codePointAt(0));
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

const compact = new Intl.NumberFormat(LANGUAGE ? "en" : LOCALE, { notation: "compact" });

/** Chips as they are written on a chip: 5K. */
export function short(amount: number) {
  return amount < 1000 ? number.format(amount) : compact.format(amount);
}
