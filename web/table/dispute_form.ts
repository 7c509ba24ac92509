// What happened? The first thing on the page: a field that knows a floor's words, the disputes in pictures, and what the
// chosen one asks: two to four numbers and choices. What is wrong with one stands at it.

import { AmountInput } from "./amount.js";
import { faultInWords } from "./api.js";
import { Taps } from "./controls.js";
import {
  asksOf,
  beyond,
  changedSteps,
  disputeOf,
  DISPUTES,
  disputesFor,
  GROUPS,
  missing,
  numberAt,
  ownRules,
  spotOf,
  withDispute,
  wordsOf,
} from "./disputes.js";
import { inChips } from "./in_words.js";
import { useKept } from "./link.js";
import { newHand } from "./new_hand.js";
import { placeOf, useDocument } from "./rulebooks.js";
import { ranked } from "./search.js";
import { html, useEffect, useRef, useState } from "./preact.js";
import { WORDS } from "./words.js";
import type { Clause, ConformanceTest, Rulebook } from "./types.js";
import type { Dispute, DisputeAsk, DisputeNumbers, Table } from "./types.js";

/** Those that are shown before all are asked for. */
const FIRST = ["string_bet", "silent_overchip", "bet_out_of_turn", "raise_again", "skipped", "told_wrong"];

/** What a link from another page looked for. */
const SOUGHT = new URLSearchParams(location.search).get("q") ?? "";

export function Happened({ table }: { table: Table }) {
  const [query, setSaid] = useState(SOUGHT);
  const [all, setAll] = useState(false);
  const words = WORDS.happened;
  const picked = useRef(false);
  const dispute = disputeOf(table.newest.dispute?.id);
  useEffect(() => {
    const field = document.querySelector(".dispute input") as HTMLInputElement | null;
    if (picked.current && !field?.form?.contains(document.activeElement)) field?.focus(); // who types already goes on
    picked.current = false;
  }, [dispute]);
  const isFresh = !dispute && !table.newest.steps.length;
  const unruled = beyond(query);
  const matches = query.trim() && !unruled ? disputesFor(query) : [];
  const choose = (chosen: Dispute) => {
    setSaid("");
    setAll(false);
    picked.current = true;
    table.replace((now) => withDispute(chosen, now));
  };
  const first = (event: Event) => {
    event.preventDefault();
    if (matches.length) choose(matches[0]);
  };
  return html`
    <section class="happened" aria-labelledby="happened">
      <form role="search" onSubmit=${first}>
        <h1 id="happened"><label for="said">${words.title}</label></h1>
        <input type="search" id="said" data-key="/" maxlength="100" autocomplete="off" placeholder=${words.hint} value=${query}
          onInput=${(event: any) => setSaid(event.target.value)} />
        ${isFresh && html`<button type="button" aria-expanded=${all} onClick=${() => setAll(!all)}>${all ? words.fewer : words.all(DISPUTES.length)}</button>`}
      </form>
      <p class="unseen" aria-live="polite">${query.trim() && words.found(matches.length)}</p>
      ${query.trim() && !matches.length && html`<p class="dim">${unruled || words.none}</p>`}
      ${
        query.trim()
          ? html`<${Pictures} disputes=${matches} choose=${choose} />${!unruled && html`<${Elsewhere} table=${table} query=${query} />`}`
          : isFresh &&
            html`
              ${
                all
                  ? GROUPS.map(
                      (group) => html`
                        <h2>${group}</h2>
                        <${Pictures} disputes=${DISPUTES.filter((other) => other.group === group)} choose=${choose} />`,
                    )
                  : html`<${Pictures} few disputes=${FIRST.flatMap((id) => disputeOf(id) ?? [])} choose=${choose} />`
              }`
      }
      ${dispute && html`<${DisputeForm} key=${dispute.id} table=${table} dispute=${dispute} />`}
    </section>`;
}

const PAUSE = 300; // milliseconds after a key before cases are asked for
const MOST = 3; // clauses, and cases

/** The clauses of the book that rules, and the cases, that have the words. */
function Elsewhere({ table, query }: { table: Table; query: string }) {
  const [sought, seek] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => seek(query), PAUSE);
    return () => clearTimeout(timer);
  }, [query]);
  const [id] = table.newest.rulebooks[0].split("@");
  const book = useDocument(`/v1/rulebooks/${table.newest.rulebooks[0]}`) as Rulebook | null;
  const cases = useDocument(
    `/v1/conformance/tests?${new URLSearchParams({ rulebook: id, q: sought, limit: `${MOST}` })}`,
  ) as { tests: ConformanceTest[] } | null;
  const texts = book?.clauses.map((clause) => [clause, [wordsOf(clause.paraphrase)]]) as [Clause, string[][]][];
  const clauses = texts ? ranked(texts, wordsOf(query)).slice(0, MOST) : [];
  const tests = cases?.tests ?? [];
  if (!clauses.length && !tests.length) return null;
  return html`
    <details class="elsewhere">
      <summary>${WORDS.happened.elsewhere(clauses.length, tests.length)}</summary>
      <ul>
        ${clauses.map((clause) => html`<li key=${clause.id}><a href=${placeOf(clause.id)}>${clause.source}</a> ${clause.paraphrase}</li>`)}
        ${tests.map((test) => html`<li key=${test.id}><a href=${`#case=${encodeURIComponent(test.id)}`}>${test.story}</a></li>`)}
      </ul>
    </details>`;
}

type PicturesProps = { disputes: Dispute[]; few?: boolean; choose: (dispute: Dispute) => void };

function Pictures({ disputes, few = false, choose }: PicturesProps) {
  return html`
    <ul class=${few ? "pictured few" : "pictured"}>
      ${disputes.map(
        (dispute) => html`
          <li key=${dispute.id}><button type="button" onClick=${() => choose(dispute)}><${Picture} id=${dispute.id} /><span>${dispute.title}</span></button></li>`,
      )}
    </ul>`;
}

/** The field that is left changes what stands on the page, and the button would be gone from under the click. */
const stay = (event: Event) => event.preventDefault();

function DisputeForm({ table, dispute }: { table: Table; dispute: Dispute }) {
  const kept = table.newest.dispute;
  const [numbers, setNumbers] = useKept<DisputeNumbers>(dispute.id, kept?.numbers ?? {});
  const [tried, setTried] = useState(false);
  const sent = useRef(kept?.numbers);
  const isAsked = kept?.asked ?? false;
  useEffect(() => {
    if (!kept || kept.numbers === sent.current) return; // what is being typed stays
    sent.current = kept.numbers;
    setNumbers(kept.numbers);
    setTried(false);
  }, [kept?.numbers]);
  useEffect(() => {
    const field = document.activeElement; // a phone's keyboard would cover the ruling
    if (isAsked && field instanceof HTMLInputElement && matchMedia("(pointer: coarse)").matches) field.blur();
  }, [kept]);
  const words = WORDS.happened;
  const lacking = missing(dispute, numbers);
  /** On the felt as soon as they are typed, so that nothing is lost if the page is left. */
  const keep = (to: DisputeNumbers) => {
    if (JSON.stringify(to) === JSON.stringify(kept?.numbers)) return;
    sent.current = to;
    table.amend(spotOf(dispute, to, false, table.newest));
  };
  const set = (name: string, to: number | string | null) => {
    const changed = { ...numbers, [name]: to };
    setNumbers(changed);
    return changed;
  };
  const ask = (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (lacking.length) {
      const fields = (event.currentTarget as HTMLFormElement).elements;
      (fields.namedItem(lacking[0]) as any)?.focus();
      return keep(numbers);
    }
    sent.current = numbers;
    table.replace(spotOf(dispute, numbers, true, table.newest));
  };
  const leave = () => table.replace((now) => newHand(ownRules(now)));
  const faults = (isAsked || tried) && !lacking.length ? faultsOf(table, dispute, numbers) : new Map();
  for (const name of tried ? lacking : []) faults.set(name, words.needed);
  /** Enter goes on to what is still needed. */
  const goOn = (event: KeyboardEvent) => {
    const { name, value, form } = event.target as HTMLInputElement;
    const next = lacking.find((other) => other !== name);
    if (event.key !== "Enter" || !next || !value) return;
    event.preventDefault();
    (form?.elements.namedItem(next) as any).focus();
  };
  return html`
    <form class="dispute card" aria-labelledby="dispute-title" onSubmit=${ask} onKeyDown=${goOn}>
      <header>
        ${!isAsked && html`<${Picture} id=${dispute.id} />`}
        <h2 id="dispute-title">${dispute.title}</h2>
        <button type="button" class="quiet" aria-label=${words.another} title=${words.another} onClick=${leave}>×</button>
      </header>
      <div class="dispute-asks">
        ${asksOf(dispute, numbers).map(
          (ask) => html`
            <${Ask} key=${ask.name} ask=${ask} value=${numbers[ask.name] ?? null} fault=${faults.get(ask.name)}
              set=${(to: number | null) => set(ask.name, to)} left=${() => keep(numbers)}
              choose=${(to: string) => keep(set(ask.name, to))} />`,
        )}
      </div>
      ${faults.has("") && html`<p class="fault" role="alert">${faults.get("")}</p>`}
      <p class="ask"><button class=${isAsked && !faults.size ? "" : "first"} onMouseDown=${stay}>${WORDS.declare.ask}</button></p>
    </form>`;
}

type AskProps = {
  ask: DisputeAsk;
  value: number | string | null;
  fault: string | undefined;
  set: (to: number | null) => void;
  choose: (to: string) => void;
  left: () => void;
};

function Ask({ ask, value, fault, set, choose, left }: AskProps) {
  if ("choices" in ask)
    return html`<${Taps} legend=${ask.label} choices=${Object.entries(ask.choices)} isOn=${(name: string) => name === value} choose=${choose} />`;
  const id = `fault-${ask.name}`;
  const { ifAny, example } = WORDS.happened;
  return html`
    <label class="field" onfocusout=${left}>${ask.label}
      <${AmountInput} name=${ask.name} enterkeyhint="next" placeholder=${ask.optional ? ifAny : example(ask.number ?? 0)} value=${value} onChange=${set} step=${1} aria-invalid=${fault ? "true" : null} aria-describedby=${fault ? id : null}
        onFocus=${({ target }: any) => target.select()} />
      ${fault && html`<span class="fault" id=${id} role="alert">${fault}</span>`}
    </label>`;
}

/** What is wrong with the numbers, by their names; "" is what is wrong with none of them alone. */
function faultsOf(
  { positions, problem, busy, spot }: Table,
  dispute: Dispute,
  numbers: DisputeNumbers,
): Map<string, string> {
  const faults = new Map();
  if (busy || spot.dispute?.id !== dispute.id) return faults;
  for (const at of changedSteps(dispute, numbers, positions)) {
    const message = inChips(positions[at].decision?.reasons[0]);
    faults.set(numberAt(dispute, numbers, at, "/action/to") ?? "", message);
  }
  for (const fault of problem?.errors ?? [])
    faults.set(numberAt(dispute, numbers, positions.length, fault.pointer) ?? "", faultInWords(fault));
  if (problem && !problem.errors?.length) faults.set("", problem.detail);
  return faults;
}

/** The picture of a dispute, which the page has brought along. */
function Picture({ id }: { id: string }) {
  return html`<svg class="picture" viewBox="0 0 120 72" aria-hidden="true"><use href=${`#picture-${id}`} /></svg>`;
}
