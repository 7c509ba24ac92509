// What the page brings along for its modules.

/** A part of it, by its name; null if there is none. @param {string} name @returns {any} */
export function brought(name) {
  return JSON.parse(document.getElementById("table")?.dataset[name] ?? "null");
}
