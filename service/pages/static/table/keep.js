// To keep and to send: the link, the ruling slip, and the last question in the forms that others read.

import { Refused } from "./api.js";
import { CASE_FILE, caseFile } from "./conformance_case.js";
import { linkOf } from "./link.js";
import { asPhh } from "./phh.js";
import { Icon } from "./icons.js";
import { html, render, useEffect, useLayoutEffect, useRef, useState } from "./preact.js";
import { Slip } from "./slip.js";
import { asCurl, asJson, asPython, asTypeScript } from "./snippets.js";
import { WORDS } from "./words.js";

/** @import { Table } from "./types.js" */

/** What is printed, beside all that is shown. */
const paper = document.body.appendChild(Object.assign(document.createElement("div"), { id: "slip" }));

/** @type {Record<keyof typeof WORDS.keep.forms, (table: Table) => Promise<string>>} */
const FORMS = {
  curl: async ({ position }) => asCurl(position.asked),
  typescript: async ({ position }) => asTypeScript(position.asked),
  python: async ({ position }) => asPython(position.asked),
  case: async (table) => {
    const file = caseFile(table);
    return file ? asJson(file) : "";
  },
  phh: async (table) => (await asPhh(table)) ?? "",
};

/** @param {{table: Table}} props */
export function Keep({ table }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState("");
  useEffect(() => {
    linkOf(table.spot).then((packed) => setLink(`${location.origin}${location.pathname}#${packed}`));
  }, [table.spot]);
  // at once: an effect that waits may be run within the next rendering, and hooks bear none within another
  useLayoutEffect(() => {
    render(html`<${Slip} table=${table} link=${link} />`, paper);
  });
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return html`
    <button type="button" onClick=${open}><${Icon} of="Send" />${WORDS.keep.open}</button>
    <dialog class="keep" ref=${dialog} aria-labelledby="keep-title" onClose=${() => setOpen(false)}>
      ${isOpen && html`<${Ways} table=${table} link=${link} close=${() => dialog.current?.close()} />`}
    </dialog>`;
}

/** @param {{table: Table, link: string, close: () => void}} props */
function Ways({ table, link, close }) {
  const words = WORDS.keep;
  const [form, setForm] = useState(/** @type {keyof typeof FORMS} */ ("curl"));
  const [text, setText] = useState("");
  const [why, setWhy] = useState("");
  const ruled = table.positions.some(({ decision }) => decision);
  useEffect(() => {
    let left = false;
    const show = (/** @type {string} */ made, /** @type {string} */ told) => {
      if (left) return;
      setText(made);
      setWhy(told);
    };
    FORMS[form](table).then(
      (made) => show(made, made ? "" : words.cannot[form === "phh" ? "phh" : "case"]),
      (error) => {
        if (!(error instanceof Refused)) throw error;
        show("", form === "phh" && error.problem.status === 422 ? words.cannot.phh : error.problem.detail);
      },
    );
    return () => {
      left = true;
    };
  }, [form, table.position]);
  return html`
    <header class="dialog-head">
      <h2 id="keep-title">${words.title}</h2>
      <button type="button" onClick=${close}>${WORDS.close}</button>
    </header>
    <div class="keep-ways">
      <section>
        <h3>${words.link}</h3>
        <p class="about">${words.linkAbout}</p>
        <${Copied} label=${words.link} button=${words.copyLink} text=${link} rows=${2} />
      </section>
      <section>
        <h3>${words.slip}</h3>
        <p class="about">${ruled ? words.slipAbout : WORDS.slip.none}</p>
        <button type="button" disabled=${!ruled} onClick=${() => window.print()}>${words.print}</button>
      </section>
      <section>
        <h3>${words.program}</h3>
        <div class="keep-forms" role="group" aria-label=${words.program}>
          ${Object.entries(words.forms).map(
            ([name, label]) =>
              html`<button type="button" aria-pressed=${form === name} onClick=${() => setForm(/** @type {typeof form} */ (name))}>${label}</button>`,
          )}
        </div>
        <p class="about">${words.about[form](CASE_FILE)}</p>
        ${why ? html`<p class="notice" role="status">${why}</p>` : html`<${Copied} label=${words.forms[form]} button=${words.copyText} text=${text} rows=${10} />`}
      </section>
    </div>`;
}

/** A text to be copied, by a button or by hand. @param {{label: string, button: string, text: string, rows: number}} props */
function Copied({ label, button, text, rows }) {
  const area = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const [told, setTold] = useState("");
  useEffect(() => setTold(""), [text]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setTold(WORDS.keep.copied);
    } catch {
      // there is none without https, or the reader refused
      area.current?.select();
      setTold(document.execCommand("copy") ? WORDS.keep.copied : WORDS.keep.selected);
    }
  };
  return html`
    <textarea ref=${area} readonly rows=${rows} spellcheck="false" aria-label=${label} value=${text}></textarea>
    <p class="keep-copy"><button type="button" disabled=${!text} onClick=${copy}>${button}</button> <span role="status">${told}</span></p>`;
}
