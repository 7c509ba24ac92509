// Numbers as the reader writes them.

const number = new Intl.NumberFormat(navigator.language);

/**
 * Chips, with the reader's separators.
 * @param {number} amount
 */
export function chips(amount) {
  return number.format(amount);
}

/**
 * What was typed, in chips; null if it is no whole number. Separators of any language are passed over.
 * @param {string} typed
 */
export function amountOf(typed) {
  const digits = typed.replace(/[\s.,'’_  ]/g, "");
  return /^\d{1,16}$/.test(digits) ? Number(digits) : null;
}

const compact = new Intl.NumberFormat(navigator.language, { notation: "compact" });

/**
 * Chips as they are written on a chip: 5K.
 * @param {number} amount
 */
export function short(amount) {
  return amount < 1000 ? number.format(amount) : compact.format(amount);
}
