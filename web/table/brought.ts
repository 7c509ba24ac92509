// What the page brings along for its modules.

/** A part of it, by its name; null if there is none. */
export function brought(name: string): any {
  return JSON.parse(document.getElementById("table")?.dataset[name] ?? "null");
}
