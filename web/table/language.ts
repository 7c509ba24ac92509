// The language of the page: that of the link, or the browser's. English is in the modules; another is a
// file of texts, loaded before any other module is run. tools/languages.py makes it, and has the texts of `t` translated.

type Texts = Record<string, string>;
type Language = {
  read_by: string;
  seats: Texts;
  texts: Record<"reasons" | "effects" | "disputes" | "page", Texts>;
  search: { words: Record<string, string[]> };
};

const LINKS = [...document.querySelectorAll("link[data-language]")] as HTMLLinkElement[];

/** Each language of the page: its tag, and its own name. */
export const OFFERED = [{ hreflang: "en", title: "English" }, ...LINKS];

const nearest = (wanted: string | null = "") =>
  OFFERED.find(({ hreflang }) => hreflang === wanted) ?? OFFERED.find(({ hreflang }) => isAlike(hreflang, wanted));

const isAlike = (tag: string, other: string | null) => tag.split("-")[0] === other?.split("-")[0];

/** Its tag. */
export const TAG =
  [new URLSearchParams(location.search).get("language"), ...navigator.languages, "en"].map(nearest).find(Boolean)
    ?.hreflang ?? "en";

/** Its texts; null for English, or if they cannot be had. */
export const LANGUAGE: Language | null = await loaded(LINKS.find(({ hreflang }) => hreflang === TAG));

/** How numbers and dates are written. */
export const LOCALE = LANGUAGE ? (navigator.languages.find((tag) => isAlike(tag, TAG)) ?? TAG) : navigator.language;

const SEATS = new Intl.PluralRules(LOCALE);

if (LANGUAGE) document.documentElement.lang = TAG;

async function loaded(link: HTMLLinkElement | undefined): Promise<any> {
  const response = link && (await fetch(link.href).catch(() => null));
  return response?.ok ? response.json() : null;
}

const filled = (text: string, valueOf: (name: string) => unknown) =>
  text.replace(/\{(\w+)\}/g, (_, name) => `${valueOf(name)}`);

/** A text in the language of the page. What stands before a `|` says what it is used for, and is not shown. */
export function t(parts: TemplateStringsArray, ...values: unknown[]) {
  const english = parts.reduce((text, part, i) => `${text}{${i - 1}}${part}`);
  return filled(LANGUAGE?.texts.page[english] ?? english.replace(/^\w+\|/, ""), (i) => values[Number(i)]);
}

/** A text of a dispute. */
export const inDispute = (english: string) => LANGUAGE?.texts.disputes[english] ?? english;

/** The message of a reason or a choice of the floor in another language; null in English, or if it is not translated. */
export function translated(
  { code, params }: { code: string; params: Record<string, any> },
  number: (amount: number) => string,
) {
  const texts = LANGUAGE?.texts[code?.startsWith("floor.") ? "effects" : "reasons"] ?? {};
  const valueOf: (name: string) => string = (name) => {
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
