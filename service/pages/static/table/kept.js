// What is being put together stays if the page is left and come back to: it is kept with this entry of the history.

import { useEffect, useState } from "./preact.js";

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

/**
 * @param {string} name
 * @param {unknown} value undefined: nothing is kept
 */
function keep(name, value) {
  const { [name]: _, ...others } = window.history.state ?? {};
  window.history.replaceState(value === undefined ? others : { ...others, [name]: value }, "");
}
