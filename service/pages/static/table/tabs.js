// Tabs, as the keyboard has them: the arrows go along, Home and End to the ends.

import { html, useRef } from "./preact.js";

/**
 * @param {{label: string, names: Record<string, string>, chosen: string, choose: (name: string) => void, children?: unknown}} props
 */
export function Tabs({ label, names, chosen, choose, children }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const all = Object.keys(names);
  const go = (/** @type {KeyboardEvent} */ event) => {
    const at = all.indexOf(chosen);
    const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
    if (!(event.key in steps)) return;
    event.preventDefault();
    const to = (steps[/** @type {keyof typeof steps} */ (event.key)] + all.length) % all.length;
    choose(all[to]);
    /** @type {HTMLElement | undefined} */ (list.current?.children[to])?.focus();
  };
  return html`
    <div class="turns" role="tablist" aria-label=${label} ref=${list} onKeyDown=${go}>
      ${all.map(
        (name, i) => html`
          <button type="button" role="tab" data-key=${i + 1} id=${`tab-${name}`} aria-controls="tab-panel" aria-selected=${name === chosen} tabindex=${name === chosen ? 0 : -1}
            onClick=${() => choose(name)}>${names[name]}</button>`,
      )}
    </div>
    <div class="turn" role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${chosen}`}>${children}</div>`;
}
