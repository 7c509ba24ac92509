// The key that the service asks for, where it has keys.

import { useKey } from "./api.js";
import { html, useState } from "./preact.js";
import { WORDS } from "./words.js";

/**
 * What is shown instead of an answer: what is wrong, and a way on.
 * @param {{trouble: import("./types.js").Trouble, again: () => void}} props
 */
export function Refusal({ trouble, again }) {
  if (trouble.status === 401) return html`<${KeyField} told=${trouble.detail} again=${again} />`;
  return html`
    <div class="notice refusal" role="alert">
      <p>${trouble.detail}</p>
      <button type="button" onClick=${again}>${WORDS.again}</button>
    </div>`;
}

/** @param {{told: string, again: () => void}} props */
function KeyField({ told, again }) {
  const [key, setKey] = useState("");
  const give = (/** @type {Event} */ event) => {
    event.preventDefault();
    useKey(key);
    again();
  };
  return html`
    <form class="notice refusal" onSubmit=${give}>
      <p role="alert">${told}</p>
      <label>${WORDS.key.label}
        <input type="password" autocomplete="off" required value=${key}
          onInput=${(/** @type {any} */ event) => setKey(event.target.value)} />
      </label>
      <button type="submit">${WORDS.key.use}</button>
      <p class="dim">${WORDS.key.kept}</p>
    </form>`;
}
