// The language of the page: that of the link, or the browser's. English is in the modules; another is a
// file of texts, loaded before any other module is run. tools/languages.py makes it, and has the texts of `t` translated.

/** @typedef {Record<string, string>} Texts */
/** @typedef {{read_by: string, seats: Texts, texts: Record<"reasons" | "effects" | "disputes" | "page", Texts>, search: {words: Record<string, string[]>}}} Language */

const LINKS = /** @type {HTMLLinkElement[]} */ ([...document.querySelectorAll("link[data-language]")]);

/** Each language of the page: its tag, and its own name. */
export const OFFERED = [{ hreflang: "en", title: "English" }, ...LINKS];

/** @param {string | null} [wanted] */
const nearest = (wanted = "") =>
  OFFERED.find(({ hreflang }) => hreflang === wanted) ?? OFFERED.find(({ hreflang }) => isAlike(hreflang, wanted));

/** @param {string} tag @param {string | null} other */
const isAlike = (tag, other) => tag.split("-")[0] === other?.split("-")[0];

/** Its tag. */
export const TAG =
  [new URLSearchParams(location.search).get("language"), ...navigator.languages, "en"].map(nearest).find(Boolean)
    ?.hreflang ?? "en";

/** Its texts; null for English, or if they cannot be had. @type {Language | null} */
export const LANGUAGE = await loaded(LINKS.find(({ hreflang }) => hreflang === TAG));

/** How numbers and dates are written. */
export const LOCALE = LANGUAGE ? (navigator.languages.find((tag) => isAlike(tag, TAG)) ?? TAG) : navigator.language;

const SEATS = new Intl.PluralRules(LOCALE);

if (LANGUAGE) document.documentElement.lang = TAG;

/** @param {HTMLLinkElement | undefined} link @returns {Promise<any>} */
async function loaded(link) {
  const response = link && (await fetch(link.href).catch(() => null));
  return response?.ok ? response.json() : null;
}

/** @param {string} text @param {(name: string) => unknown} valueOf */
const filled = (text, valueOf) => text.replace(/\{(\w+)\}/g, (_, name) => `${valueOf(name)}`);

/**
 * A text in the language of the page. What stands before a `|` says what it is used for, and is not shown.
 * @param {TemplateStringsArray} parts
 * @param {unknown[]} values
 */
export function t(parts, ...values) {
  const english = parts.reduce((text, part, i) => `${text}{${i - 1}}${part}`);
  return filled(LANGUAGE?.texts.page[english] ?? english.replace(/^\w+\|/, ""), (i) => values[Number(i)]);
}

/** A text of a dispute. @param {string} english */
export const inDispute = (english) => LANGUAGE?.texts.disputes[english] ?? english;

/**
 * The message of a reason or a choice of the floor in another language; null in English, or if it is not translated.
 * @param {{code: string, params: Record<string, any>}} message
 * @param {(amount: number) => string} number
 */
export function translated({ code, params }, number) {
  const texts = LANGUAGE?.texts[code?.startsWith("floor.") ? "effects" : "reasons"] ?? {};
  /** @type {(name: string) => string} */
  const valueOf = (name) => {
    const value = params[name];
    if (typeof value === "number") return number(value);
    const word = texts[`${code} ${name} ${value}`];
    if (word !== undefined) return filled(word, valueOf);
    if (!Array.isArray(value) || typeof value[0] !== "number") return `${value}`;
    const seats = LANGUAGE?.seats ?? {};
    return filled(seats[SEATS.select(value.length)] ?? seats.other, () => value.join(", "));
  };
  return texts[code] === undefined ? null : filled(texts[code], valueOf);
}
