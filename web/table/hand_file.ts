// Hands from a file: dropped on the page, chosen or pasted. Each gets its report, and can be replayed at the table.

import { ask, askEach, refused } from "./api.js";
import { Dialog, Refusal, useDialog, useWindow } from "./controls.js";
import { fromItsStart } from "./hand_log.js";
import { Icon } from "./icons.js";
import { ruledBy } from "./new_hand.js";
import { html, useEffect, useReducer, useRef, useState } from "./preact.js";
import { spotOfHand } from "./situations.js";
import { WORDS } from "./words.js";
import type { Found, NamedText, Told } from "./hand_reader.js";
import type { Report, Spot, Table, Trouble } from "./types.js";

type Outcome = "legal" | "unfinished" | "illegal" | "floor" | "contradictory" | "unreadable";
type Sent = { lines: Blob; hands: Found[] };
type Judged = Found & { report?: Report; problem?: Trouble };

const MOST_BYTES = 16 * 1024 * 1024; // what a page can hold and show; the command has no such limit
const MOST_HANDS = 10_000;
const LONGEST_PASTE = 4096; // characters: browsers take long to show a long text in a field
const LONGEST_SAID = 500; // characters of what is said of a hand: it may quote what stands there
const SHOWN = 25; // hands at a time
const SLICE = 10; // milliseconds of work before others have their turn
const FAULTS = 5; // of one hand
const MOST_RULES = 5; // that would make an action legal: what a report of the command shows
const REFRESH = 200; // milliseconds between two looks at what has come
const PATH = "/v1/hands";

export function HandFile({ table }: { table: Table }) {
  const [hovers, setHovers] = useState(false);
  const [files, setFiles] = useState<File[]>([]);
  const dialog = useDialog(() => setFiles([]));

  useWindow({
    dragover: (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setHovers(true);
    },
    dragleave: (event: DragEvent) => !event.relatedTarget && setHovers(false),
    drop: (event: DragEvent) => {
      setHovers(false);
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      setFiles([...event.dataTransfer.files]);
      dialog.open();
    },
  });

  return html`
    <button type="button" title=${WORDS.file.open} onClick=${dialog.open}><${Icon} of="FileText" /><span class="tool-name rare">${WORDS.file.open}</span></button>
    ${hovers && html`<div class="drop-here" aria-hidden="true"><p>${WORDS.file.drop}</p></div>`}
    <${Dialog} of=${dialog} kind="hand-file" name="file" title=${WORDS.file.title}><${Hands} table=${table} dropped=${files} close=${dialog.close} /><//>`;
}

function Hands({ table, dropped, close }: { table: Table; dropped: File[]; close: () => void }) {
  const words = WORDS.file;
  const [text, setText] = useState("");
  const [notice, setTold] = useState<string>("");
  const [pasted, setPasted] = useState(0);
  const [reading, setReading] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const last = useRef(new AbortController());

  const take = async (texts: NamedText[]) => {
    last.current.abort(); // what was asked before is not waited for
    const { signal } = (last.current = new AbortController());
    const isTooLarge = texts.reduce((size, file) => size + file.text.size, 0) > MOST_BYTES;
    setSent(null);
    setTold(isTooLarge ? words.tooLarge(MOST_BYTES / 1024 / 1024) : "");
    setReading(!isTooLarge);
    if (isTooLarge) return;
    const read = await handsIn(texts, table.spot, signal);
    setReading(false);
    if ("why" in read) return setTold(WHY_NOT[read.why]("longest" in read ? read.longest : 0));
    setTold(read.hands.length ? "" : words.none);
    setSent(read.hands.length ? read : null);
  };
  const read = (files: Iterable<File>) => {
    setPasted(0);
    take([...files].map((file) => ({ name: file.name, text: file })));
  };
  const look = (whole: string) => take([{ name: "", text: new Blob([whole]) }]);
  const insert = (event: any) => {
    const { value, selectionStart, selectionEnd } = event.target;
    const added = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    const length = value.length - (selectionEnd - selectionStart) + added.length;
    if (!added || length <= LONGEST_PASTE) return;
    event.preventDefault();
    setText("");
    setPasted(length);
    look(value.slice(0, selectionStart) + added + value.slice(selectionEnd));
  };
  useEffect(() => {
    if (dropped.length) read(dropped);
  }, [dropped]);
  useEffect(() => () => last.current.abort(), []);

  const replay = async ({ from, to }: Judged) => {
    const spot = sent && (await replayed(sent.lines.slice(from, to), table.spot).catch(refused(setTrouble)));
    if (!spot) return;
    table.replace(spot);
    close();
  };

  return html`
    <p class="dim">${words.about}</p>
    <div class="hand-file-from">
      <label class="file-button">${words.choose}
        <input type="file" multiple onChange=${(event: any) => read(event.target.files)} />
      </label>
      <label>${words.paste}
        <textarea rows="3" spellcheck="false" value=${text} onbeforeinput=${insert} onInput=${(event: any) => setText(event.target.value)}></textarea>
      </label>
      <button type="button" disabled=${!text.trim()} onClick=${() => [setPasted(0), look(text)]}>${words.look}</button>
    </div>
    ${pasted > 0 && html`<p class="dim">${words.pasted(pasted)}</p>`}
    ${reading && html`<p role="status">${words.reading}</p>`}
    ${notice && html`<p class="notice" role="alert">${notice}</p>`}
    ${trouble && html`<${Refusal} trouble=${trouble} again=${() => setTrouble(null)} />`}
    ${sent && html`<${Reports} sent=${sent} replay=${replay} />`}`;
}

function Reports({ sent, replay }: { sent: Sent; replay: (judged: Judged) => void }) {
  const words = WORDS.file;
  const [judged, setJudged] = useState<Judged[]>([]);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  const [only, setOnly] = useState<Outcome | "">("");
  const [shown, setShown] = useState(SHOWN);

  useEffect(() => {
    const stop = new AbortController();
    setJudged([]);
    setTrouble(null);
    judge(sent, stop.signal, setJudged).catch(refused((problem) => stop.signal.aborted || setTrouble(problem)));
    return () => stop.abort();
  }, [sent, tries]);

  const counts = Object.entries(words.outcomes).map(([name, label]) => ({
    name: name as Outcome,
    label,
    count: judged.filter((verdict) => outcomeOf(verdict) === name).length,
  }));
  const listed = judged
    .map((verdict, i) => ({ verdict, i }))
    .filter(({ verdict }) => !only || outcomeOf(verdict) === only);
  return html`
    <p role="status" class="hand-file-count">${words.judged(judged.length, sent.hands.length)}</p>
    ${
      sent.hands.length > 1 &&
      html`<div class="hand-file-outcomes" role="group" aria-label=${words.show}>
      ${counts
        .filter(({ count }) => count)
        .map(
          ({ name, label, count }) =>
            html`<button type="button" aria-pressed=${only === name} onClick=${() => setOnly(only === name ? "" : name)}>${label} ${words.number(count)}</button>`,
        )}
    </div>`
    }
    ${trouble && html`<${Refusal} trouble=${trouble} again=${retry} />`}
    <ol class="hand-file-hands">
      ${listed.slice(0, shown).map(({ verdict, i }) => html`<li key=${i}><${Verdict} judged=${verdict} replay=${replay} /></li>`)}
      ${listed.length > shown && html`<li><button type="button" onClick=${() => setShown(shown + SHOWN)}>${words.more}</button></li>`}
    </ol>`;
}

function Verdict({ judged, replay }: { judged: Judged; replay: (judged: Judged) => void }) {
  const words = WORDS.file;
  const outcome = outcomeOf(judged);
  const { report, problem } = judged;
  const first = report?.first_illegal ?? report?.stopped_at;
  const reason = first?.decision?.reasons.find(({ clause }) => clause) ?? first?.decision?.reasons[0];
  const text =
    (problem && (faultsIn(problem) ?? problem.detail)) ??
    first?.decision?.reasons.map(({ message }) => message).join(" ") ??
    report?.stopped_at?.errors[0]?.message ??
    report?.discrepancies[0]?.message;
  return html`
    <div class="hand-verdict">
      <p class="hand-verdict-head"><b>${sourceOf(judged)}</b> <span class=${`badge ${BADGES[outcome]}`}>${words.outcomes[outcome]}</span></p>
      ${report && html`<button type="button" onClick=${() => replay(judged)}>${words.replay}</button>`}
      ${text && html`<p class="hand-verdict-why">${first && `${words.place(first.street, first.action)}: `}${clipped(text)}${reason?.clause && html` <span class="dim">(${WORDS.rule(reason.clause.split(":")[1])})</span>`}</p>`}
      ${report?.site_house_rules && html`<p class="hand-verdict-why">${words.bySite} <code>${JSON.stringify(report.site_house_rules)}</code></p>`}
      ${report?.first_illegal?.legal_with.slice(0, MOST_RULES).map((rules) => html`<p class="hand-verdict-why">${words.legalWith} <code>${JSON.stringify(rules)}</code></p>`)}
      ${report?.scale && report.scale > 1 && html`<p class="hand-verdict-why dim">${words.scale(report.scale)}</p>`}
    </div>`;
}

/** What is wrong with a file that cannot be read, and where. */
function faultsIn({ errors = [] }: Trouble) {
  const some = errors
    .slice(0, FAULTS)
    .map(({ pointer, message }) => (pointer ? `${pointer.slice(1)}: ${message}` : message));
  return some.length ? some.join(" ") : null;
}

const BADGES = {
  legal: "accepted",
  unfinished: "stopped",
  illegal: "",
  floor: "discretion",
  contradictory: "contradiction",
  unreadable: "unjudged",
};

function outcomeOf({ report }: Judged): Outcome {
  if (!report) return "unreadable";
  if (report.legal === null) return "floor";
  if (!report.legal) return "illegal";
  if (report.discrepancies.length) return "contradictory";
  return report.complete ? "legal" : "unfinished";
}

/** Why hands are not sent, by what their reader says. */
const WHY_NOT = {
  tooMany: () => WORDS.file.tooMany(MOST_HANDS),
  tooLong: (longest: number) => WORDS.file.tooLong(longest / 1024 / 1024),
  tooDeep: () => WORDS.file.tooDeep,
  unread: () => WORDS.file.unread,
};

/**
 * The hands of these texts as they are sent: with the table's rulebook and rules where a hand names none.
 * @returns never, once it is aborted
 */
function handsIn(texts: NamedText[], { rulebooks, house }: Spot, signal: AbortSignal): Promise<Told> {
  const reader = new Worker(new URL("./hand_reader.js", import.meta.url), { type: "module" });
  signal.addEventListener("abort", () => reader.terminate());
  const rules = { rulebook: rulebooks[0], ...(Object.keys(house).length ? { house_rules: house } : {}) };
  reader.postMessage({ texts, most: MOST_HANDS, rules });
  return new Promise((resolve) => {
    const end = (result: Told) => {
      reader.terminate();
      if (!signal.aborted) resolve(result);
    };
    reader.onmessage = ({ data }) => end(data);
    reader.onerror = () => end({ why: "unread" });
  });
}

/** Which hand of which file. */
function sourceOf({ name, number, id }: Found) {
  const source = WORDS.file.hand(name, number);
  return id === null ? source : `${source}, ${id}`;
}

function clipped(text: string) {
  return text.length > LONGEST_SAID ? `${text.slice(0, LONGEST_SAID)}…` : text;
}

/** A report, or a problem, for each. `tell` is given all there are so far, now and then and in the end. Throws Refused. */
async function judge({ lines, hands }: Sent, signal: AbortSignal, tell: (judged: Judged[]) => void) {
  const judged: Judged[] = [];
  let since = performance.now();
  let begun = since;
  for await (const { answer: report, problem } of askEach(`${PATH}?detail=brief`, lines, hands.length, signal)) {
    if (signal.aborted) return;
    judged.push({ ...hands[judged.length], report, problem });
    if (performance.now() - begun < SLICE) continue;
    if (performance.now() - since >= REFRESH) {
      since = performance.now();
      tell([...judged]);
    }
    await new Promise((go) => setTimeout(go));
    begun = performance.now();
  }
  tell(judged);
}

/** A hand as a spot of the table. Throws Refused. @param line as it was sent */
async function replayed(line: Blob, spot: Spot) {
  const request = JSON.parse(await line.text());
  const { rulebook, house_rules: house = {}, hand } = request;
  const report = await ask(PATH, request);
  const rules = { ...report.site_house_rules, ...house }; // as the hand was judged
  return fromItsStart(spotOfHand(report.hand ?? hand, report, ruledBy(spot.rulebooks, rulebook), rules));
}
