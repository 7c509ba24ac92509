// What the address holds. Behind its #, which a browser never sends to a server: the whole spot, packed, the name of a
// situation of the conformance suite, of a dispute, or of a rulebook to begin with. With its entry of the history: what is
// being put together, so that whoever leaves the page and comes back finds it.

import { Refused } from "./api.js";
import { disputeOf, firstNumbers, withDispute } from "./disputes.js";
import { newHand, newHandUnder } from "./new_hand.js";
import { useEffect, useState } from "./preact.js";
import { fullName } from "./rulebooks.js";
import { situation } from "./situations.js";
import { WORDS } from "./words.js";

/** @import { Spot, Step } from "./types.js" */

const SPOT = "s=";
const CASE = "case=";
const RULEBOOK = "rulebook=";
const DISPUTE = "dispute=";
const LONGEST = 1_000_000; // characters of JSON: a link that unpacks to more is none of ours
const LONGEST_LINK = 100_000; // characters: a thousand declarations of forty chips each take half of it
const LONGEST_NAME = 200; // characters of a name, as many as the service takes of a situation's
const MOST_RULEBOOKS = 100; // many more than there are
const MOST_STEPS = 1_000; // as many as the service takes in a hand
const STEPS = ["action", "declaration", "incident", "choice", "street", "won"];

/**
 * What stands behind the # for this spot.
 * @param {Spot} spot
 * @returns {Promise<string>}
 */
export async function linkOf(spot) {
  const packed = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify(spot)));
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return SPOT + btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

/**
 * The spot that a link opens, null if it names none, and what to say if it cannot be opened. Throws Refused if the
 * service does not tell the situation that it names.
 * @param {string} hash
 * @returns {Promise<{spot: Spot | null, notice: string}>}
 */
export async function opened(hash) {
  const text = hash.replace(/^#/, "");
  if (text.startsWith(CASE)) return await caseOf(text.slice(CASE.length));
  if (text.startsWith(RULEBOOK)) return bookOf(text.slice(RULEBOOK.length));
  if (text.startsWith(DISPUTE)) return ofDispute(text.slice(DISPUTE.length));
  if (!text.startsWith(SPOT)) return { spot: null, notice: "" };
  const spot = await unpacked(text.slice(SPOT.length)).then(spotIn, () => null); // whatever is wrong, it is damaged
  return { spot, notice: spot ? "" : WORDS.link.damaged };
}

const LAST = "last";
const isInstalled = window.matchMedia("(display-mode: standalone)").matches;

/** Keeps the link of the hand on an installed table, which begins without an address that holds one. @param {string} link */
export function keepLast(link) {
  if (isInstalled) localStorage.setItem(LAST, link);
}

/** What an address without a hand opens: on an installed table the hand that lay there last, else nothing. */
export function lastKept() {
  return (isInstalled && localStorage.getItem(LAST)) || "";
}

/** A dispute with the numbers that it begins with. @param {string} id */
function ofDispute(id) {
  const dispute = disputeOf(id);
  const spot = dispute ? withDispute(dispute, newHand()) : null;
  return { spot, notice: spot ? "" : WORDS.link.noSuchCase };
}

/**
 * A new hand under a rulebook: its id, a pin or a short name. Whether there is such a one, the service will say.
 * @param {string} name
 */
function bookOf(name) {
  const sound = name.length <= LONGEST_NAME && /^[a-z0-9@.-]+$/.test(name);
  return { spot: sound ? newHandUnder(fullName(name)) : null, notice: sound ? "" : WORDS.link.damaged };
}

/** @param {string} name */
async function caseOf(name) {
  if (name.length > 3 * LONGEST_NAME) return { spot: null, notice: WORDS.link.noSuchCase }; // each may be %XX
  try {
    const spot = await situation(decodeURIComponent(name));
    return { spot, notice: spot ? "" : WORDS.link.noSuchCase };
  } catch (error) {
    if (error instanceof URIError) return { spot: null, notice: WORDS.link.damaged };
    if (error instanceof Refused && error.problem.status === 422) return { spot: null, notice: WORDS.link.noSuchCase };
    throw error;
  }
}

/** @param {string} packed @returns {Promise<unknown>} */
async function unpacked(packed) {
  if (packed.length > LONGEST_LINK) throw new RangeError("too long");
  const text = atob(packed.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes)));
}

/**
 * What was told as a spot, null if it is none. What an older page left out is added; whether all of it makes sense, the
 * service will say.
 * @param {any} value
 * @returns {Spot | null}
 */
function spotIn(value) {
  if (!isObject(value) || !isObject(value.start)) return null;
  const { rulebooks, house = {}, steps = [] } = value;
  const { opening, round } = value.start;
  const isList = Array.isArray(rulebooks) && rulebooks.length > 0 && rulebooks.length <= MOST_RULEBOOKS;
  const named = isList && rulebooks.every((name) => typeof name === "string" && name.length <= LONGEST_NAME);
  const played = Array.isArray(steps) && steps.length <= MOST_STEPS && steps.every(isStep);
  if (!named || !isObject(house) || !played || !(isObject(opening) || isObject(round))) return null;
  const start = isObject(opening) ? { opening } : { round };
  return /** @type {Spot} */ ({
    rulebooks,
    house,
    start,
    steps,
    ...(isObject(value.between) && Array.isArray(value.between.seats) ? { between: value.between } : {}),
    ...gameIn(value.game),
    ...disputeIn(value.dispute),
  });
}

/** The game that a link names, if it is told whole. @param {any} value */
function gameIn(value) {
  const isTold = isObject(value) && isObject(value.named) && isObject(value.house) && Array.isArray(value.streets);
  return isTold && value.streets.every((/** @type {unknown} */ street) => typeof street === "string")
    ? { game: value }
    : {};
}

/**
 * The dispute that a link names, with the numbers that it asks; nothing if there is none of that name here.
 * @param {any} value
 */
function disputeIn(value) {
  const dispute = disputeOf(value?.id);
  if (!dispute) return {};
  const given = isObject(value.numbers) ? value.numbers : {};
  const numbers = Object.entries(firstNumbers(dispute)).map(([name, first]) => {
    const kind = dispute.asks.find((ask) => ask.name === name);
    const isChoice = kind && "choices" in kind;
    const isTaken = isChoice
      ? Object.hasOwn(kind.choices, given[name])
      : given[name] === null || Number.isSafeInteger(given[name]);
    return [name, isTaken ? given[name] : first];
  });
  const lent = typeof value.lent === "string" ? { lent: value.lent } : {};
  return { dispute: { id: dispute.id, numbers: Object.fromEntries(numbers), asked: value.asked === true, ...lent } };
}

/** @param {unknown} step @returns {step is Step} */
function isStep(step) {
  if (!isObject(step)) return false;
  const [[name, value], ...more] = [...Object.entries(step), ["", null]];
  const sound =
    name === "choice"
      ? Number.isSafeInteger(value) && value >= 0
      : name === "won"
        ? Array.isArray(value) && value.every(Array.isArray)
        : isObject(value);
  return more.length === 1 && STEPS.includes(name) && sound;
}

/** @param {unknown} value @returns {value is Record<string, any>} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {CompressionStream | DecompressionStream} pack @param {Uint8Array<ArrayBuffer>} bytes */
async function through(pack, bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(pack).getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > LONGEST) throw new RangeError("too long");
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(/** @type {BlobPart[]} */ (parts)).arrayBuffer());
}

/**
 * A state like that of useState. It begins as it was left.
 * @template T
 * @param {string} name
 * @param {T} first
 * @returns {[T, (to: T) => void]}
 */
export function useKept(name, first) {
  const [value, set] = useState(/** @type {T} */ (window.history.state?.[name] ?? first));
  useEffect(() => keep(name, value === first ? undefined : value), [value]);
  useEffect(() => () => keep(name, undefined), []); // it was left otherwise than by leaving the page
  return [value, set];
}

/** @param {string} name @param {unknown} value undefined: nothing is kept */
function keep(name, value) {
  const { [name]: _, ...others } = window.history.state ?? {};
  window.history.replaceState(value === undefined ? others : { ...others, [name]: value }, "");
}
