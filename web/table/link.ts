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
import type { Spot, Step } from "./types.js";

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

/** What stands behind the # for this spot. */
export async function linkOf(spot: Spot): Promise<string> {
  const packed = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify(spot)));
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return SPOT + btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

/**
 * The spot that a link opens, null if it names none, and what to say if it cannot be opened. Throws Refused if the
 * service does not tell the situation that it names.
 */
export async function opened(hash: string): Promise<{ spot: Spot | null; notice: string }> {
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

/** Keeps the link of the hand on an installed table, which begins without an address that holds one. */
export function keepLast(link: string) {
  if (isInstalled) localStorage.setItem(LAST, link);
}

/** What an address without a hand opens: on an installed table the hand that lay there last, else nothing. */
export function lastKept() {
  return (isInstalled && localStorage.getItem(LAST)) || "";
}

/** A dispute with the numbers that it begins with. */
function ofDispute(id: string) {
  const dispute = disputeOf(id);
  const spot = dispute ? withDispute(dispute, newHand()) : null;
  return { spot, notice: spot ? "" : WORDS.link.noSuchCase };
}

/** A new hand under a rulebook: its id, a pin or a short name. Whether there is such a one, the service will say. */
function bookOf(name: string) {
  const sound = name.length <= LONGEST_NAME && /^[a-z0-9@.-]+$/.test(name);
  return { spot: sound ? newHandUnder(fullName(name)) : null, notice: sound ? "" : WORDS.link.damaged };
}

async function caseOf(name: string) {
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

async function unpacked(packed: string): Promise<unknown> {
  if (packed.length > LONGEST_LINK) throw new RangeError("too long");
  const text = atob(packed.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes)));
}

/**
 * What was told as a spot, null if it is none. What an older page left out is added; whether all of it makes sense, the
 * service will say.
 */
function spotIn(value: any): Spot | null {
  if (!isObject(value) || !isObject(value.start)) return null;
  const { rulebooks, house = {}, steps = [] } = value;
  const { opening, round } = value.start;
  const isList = Array.isArray(rulebooks) && rulebooks.length > 0 && rulebooks.length <= MOST_RULEBOOKS;
  const named = isList && rulebooks.every((name) => typeof name === "string" && name.length <= LONGEST_NAME);
  const played = Array.isArray(steps) && steps.length <= MOST_STEPS && steps.every(isStep);
  if (!named || !isObject(house) || !played || !(isObject(opening) || isObject(round))) return null;
  const start = isObject(opening) ? { opening } : { round };
  return {
    rulebooks,
    house,
    start,
    steps,
    ...(isObject(value.between) && Array.isArray(value.between.seats) ? { between: value.between } : {}),
    ...gameIn(value.game),
    ...disputeIn(value.dispute),
  } as Spot;
}

/** The game that a link names, if it is told whole. */
function gameIn(value: any) {
  const isTold = isObject(value) && isObject(value.named) && isObject(value.house) && Array.isArray(value.streets);
  return isTold && value.streets.every((street: unknown) => typeof street === "string") ? { game: value } : {};
}

/** The dispute that a link names, with the numbers that it asks; nothing if there is none of that name here. */
function disputeIn(value: any) {
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

function isStep(step: unknown): step is Step {
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

function isObject(value: unknown): value is Record<string, any> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

async function through(pack: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>) {
  const reader = new Blob([bytes]).stream().pipeThrough(pack).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > LONGEST) throw new RangeError("too long");
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** A state like that of useState. It begins as it was left. */
export function useKept<T>(name: string, first: T): [T, (to: T) => void] {
  const [value, set] = useState<T>(window.history.state?.[name] ?? first);
  useEffect(() => keep(name, value === first ? undefined : value), [value]);
  useEffect(() => () => keep(name, undefined), []); // it was left otherwise than by leaving the page
  return [value, set];
}

/** @param value undefined: nothing is kept */
function keep(name: string, value: unknown) {
  const { [name]: _, ...others } = window.history.state ?? {};
  window.history.replaceState(value === undefined ? others : { ...others, [name]: value }, "");
}
