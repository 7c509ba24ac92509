// Keys for whoever has a keyboard: a letter does what the button, tab or field that bears it does.

import { Dialog, useDialog, useWindow } from "./controls.js";
import { Icon } from "./icons.js";
import { html } from "./preact.js";
import { useKept } from "./link.js";
import { WORDS } from "./words.js";

/** Those that the page listens to, as `data-key` names them, in the order they are told. */
const KEYS = Object.entries(WORDS.keys.do);
const TYPED_INTO = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";

/** Does what bears the key: a field is gone to, anything else is clicked. */
function press(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if ((event.target as HTMLElement).closest(TYPED_INTO) || document.querySelector("dialog[open]")) return;
  const key = event.key.toLowerCase();
  if (!KEYS.some(([known]) => known === key)) return;
  const bearer: HTMLElement | null = document.querySelector(`[data-key="${key}"]:not(:disabled)`);
  if (!bearer) return;
  event.preventDefault();
  if (bearer instanceof HTMLInputElement) {
    bearer.focus();
    bearer.select();
  } else bearer.click();
}

/** The button that tells the keys, and the switch: some readers' own keys are letters too. */
export function Keys() {
  const dialog = useDialog();
  const [isOn, setOn] = useKept("keys", true);
  useWindow({ keydown: (event: KeyboardEvent) => (isOn || event.key === "?") && press(event) });
  const words = WORDS.keys;
  return html`
    <button type="button" class="only-keys" data-key="?" aria-label=${words.open} title=${words.open} onClick=${dialog.open}><${Icon} of="Keyboard" /></button>
    <${Dialog} of=${dialog} kind="keep keys" name="keys" title=${words.open}>
      <dl>${KEYS.map(([key, does]) => html`<dt><kbd>${key.toUpperCase()}</kbd></dt><dd>${does}</dd>`)}</dl>
      <label class="tick"><input type="checkbox" checked=${isOn} onChange=${() => setOn(!isOn)} />${words.on}</label>
    <//>`;
}
