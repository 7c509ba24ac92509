// The whole spot in the link: packed, and behind the #, which a browser never sends to a server.

/** @import { Spot } from "./types.js" */

const MARK = "s=";
const LONGEST = 1_000_000; // characters of JSON: a link that unpacks to more is none of ours

/**
 * What stands behind the # for this spot.
 * @param {Spot} spot
 * @returns {Promise<string>}
 */
export async function linkOf(spot) {
  const packed = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify(spot)));
  return (
    MARK +
    btoa(String.fromCharCode(...packed))
      .replace(/\+/g, "-")
      .replace(/\//g, "_")
      .replace(/=/g, "")
  );
}

/**
 * The spot of a link, null if the link holds none. Throws for a link that is damaged.
 * @param {string} hash
 * @returns {Promise<Spot | null>}
 */
export async function spotOf(hash) {
  const told = hash.replace(/^#/, "");
  if (!told.startsWith(MARK)) return null;
  const text = atob(told.slice(MARK.length).replace(/-/g, "+").replace(/_/g, "/"));
  const packed = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const spot = JSON.parse(new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), packed)));
  if (!isSpot(spot)) throw new TypeError("no spot");
  return spot;
}

/**
 * @param {any} told
 * @returns {told is Spot}
 */
function isSpot(told) {
  const names = (/** @type {unknown} */ list) =>
    Array.isArray(list) && list.length > 0 && list.every((name) => typeof name === "string");
  const isObject = (/** @type {unknown} */ one) => typeof one === "object" && one !== null && !Array.isArray(one);
  return (
    isObject(told) &&
    names(told.rulesets) &&
    isObject(told.house) &&
    isObject(told.start) &&
    (isObject(told.start.opening) || isObject(told.start.round)) &&
    Array.isArray(told.steps) &&
    told.steps.every(isObject)
  );
}

/**
 * @param {CompressionStream | DecompressionStream} pack
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function through(pack, bytes) {
  const writer = pack.writable.getWriter();
  writer.write(bytes).catch(() => {}); // the reader is told
  writer.close().catch(() => {});
  const reader = pack.readable.getReader();
  const parts = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > LONGEST) throw new RangeError("too long");
    parts.push(...part.value);
  }
  return new Uint8Array(parts);
}
