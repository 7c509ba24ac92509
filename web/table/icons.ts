// The icons: Lucide's, each beside the words that say what it does.

import BookOpen from "../vendor/lucide/book-open.mjs";
import FileText from "../vendor/lucide/file-text.mjs";
import Keyboard from "../vendor/lucide/keyboard.mjs";
import Plus from "../vendor/lucide/plus.mjs";
import Redo from "../vendor/lucide/redo-2.mjs";
import Scale from "../vendor/lucide/scale.mjs";
import Send from "../vendor/lucide/send.mjs";
import Settings from "../vendor/lucide/settings-2.mjs";
import Undo from "../vendor/lucide/undo-2.mjs";
import { html } from "./preact.js";

export const ICONS = { BookOpen, FileText, Keyboard, Plus, Redo, Scale, Send, Settings, Undo };

export function Icon({ of }: { of: keyof typeof ICONS }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${ICONS[of].map(([tag, attributes]) => html`<${tag} ...${attributes} />`)}</svg>`;
}
