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

/** @import { Clause, ConformanceTest, Rulebook } from "./types.js" */
/** @import { Dispute, DisputeAsk, DisputeNumbers, Table } from "./types.js" */

/** Those that are shown before all are asked for. */
const FIRST = ["string_bet", "silent_overchip", "bet_out_of_turn", "raise_again", "skipped", "told_wrong"];

/** What a link from another page looked for. */
const SOUGHT = new URLSearchParams(location.search).get("q") ?? "";

/** @param {{table: Table}} props */
export function Happened({ table }) {
  const [query, setSaid] = useState(SOUGHT);
  const [all, setAll] = useState(false);
  const words = WORDS.happened;
  const picked = useRef(false);
  const dispute = disputeOf(table.newest.dispute?.id);
  useEffect(() => {
    const field = /** @type {HTMLInputElement | null} */ (document.querySelector(".dispute input"));
    if (picked.current && !field?.form?.contains(document.activeElement)) field?.focus(); // who types already goes on
    picked.current = false;
  }, [dispute]);
  const isFresh = !dispute && !table.newest.steps.length;
  const unruled = beyond(query);
  const matches = query.trim() && !unruled ? disputesFor(query) : [];
  const choose = (/** @type {Dispute} */ chosen) => {
    setSaid("");
    setAll(false);
    picked.current = true;
    table.replace((now) => withDispute(chosen, now));
  };
  const first = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (matches.length) choose(matches[0]);
  };
  return html`
    <section class="happened" aria-labelledby="happened">
      <form role="search" onSubmit=${first}>
        <h1 id="happened"><label for="said">${words.title}</label></h1>
        <input type="search" id="said" data-key="/" maxlength="100" autocomplete="off" placeholder=${words.hint} value=${query}
          onInput=${(/** @type {any} */ event) => setSaid(event.target.value)} />
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

/** The clauses of the book that rules, and the cases, that have the words. @param {{table: Table, query: string}} props */
function Elsewhere({ table, query }) {
  const [sought, seek] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => seek(query), PAUSE);
    return () => clearTimeout(timer);
  }, [query]);
  const [id] = table.newest.rulebooks[0].split("@");
  const book = /** @type {Rulebook | null} */ (useDocument(`/v1/rulebooks/${table.newest.rulebooks[0]}`));
  const cases = /** @type {{tests: ConformanceTest[]} | null} */ (
    useDocument(`/v1/conformance/tests?${new URLSearchParams({ rulebook: id, q: sought, limit: `${MOST}` })}`)
  );
  const texts = /** @type {[Clause, string[][]][]} */ (
    book?.clauses.map((clause) => [clause, [wordsOf(clause.paraphrase)]])
  );
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

/** @param {{disputes: Dispute[], few?: boolean, choose: (dispute: Dispute) => void}} props */
function Pictures({ disputes, few = false, choose }) {
  return html`
    <ul class=${few ? "pictured few" : "pictured"}>
      ${disputes.map(
        (dispute) => html`
          <li key=${dispute.id}><button type="button" onClick=${() => choose(dispute)}><${Picture} id=${dispute.id} /><span>${dispute.title}</span></button></li>`,
      )}
    </ul>`;
}

/** The field that is left changes what stands on the page, and the button would be gone from under the click. @param {Event} event */
const stay = (event) => event.preventDefault();

/** @param {{table: Table, dispute: Dispute}} props */
function DisputeForm({ table, dispute }) {
  const kept = table.newest.dispute;
  const [numbers, setNumbers] = useKept(dispute.id, /** @type {DisputeNumbers} */ (kept?.numbers ?? {}));
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
  const keep = (/** @type {DisputeNumbers} */ to) => {
    if (JSON.stringify(to) === JSON.stringify(kept?.numbers)) return;
    sent.current = to;
    table.amend(spotOf(dispute, to, false, table.newest));
  };
  const set = (/** @type {string} */ name, /** @type {number | string | null} */ to) => {
    const changed = { ...numbers, [name]: to };
    setNumbers(changed);
    return changed;
  };
  const ask = (/** @type {Event} */ event) => {
    event.preventDefault();
    setTried(true);
    if (lacking.length) {
      const fields = /** @type {HTMLFormElement} */ (event.currentTarget).elements;
      /** @type {any} */ (fields.namedItem(lacking[0]))?.focus();
      return keep(numbers);
    }
    sent.current = numbers;
    table.replace(spotOf(dispute, numbers, true, table.newest));
  };
  const leave = () => table.replace((now) => newHand(ownRules(now)));
  const faults = (isAsked || tried) && !lacking.length ? faultsOf(table, dispute, numbers) : new Map();
  for (const name of tried ? lacking : []) faults.set(name, words.needed);
  /** Enter goes on to what is still needed. @param {KeyboardEvent} event */
  const goOn = (event) => {
    const { name, value, form } = /** @type {HTMLInputElement} */ (event.target);
    const next = lacking.find((other) => other !== name);
    if (event.key !== "Enter" || !next || !value) return;
    event.preventDefault();
    /** @type {any} */ (form?.elements.namedItem(next)).focus();
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
              set=${(/** @type {number | null} */ to) => set(ask.name, to)} left=${() => keep(numbers)}
              choose=${(/** @type {string} */ to) => keep(set(ask.name, to))} />`,
        )}
      </div>
      ${faults.has("") && html`<p class="fault" role="alert">${faults.get("")}</p>`}
      <p class="ask"><button class=${isAsked && !faults.size ? "" : "first"} onMouseDown=${stay}>${WORDS.declare.ask}</button></p>
    </form>`;
}

/**
 * @param {{ask: DisputeAsk, value: number | string | null, fault: string | undefined,
 *   set: (to: number | null) => void, choose: (to: string) => void, left: () => void}} props
 */
function Ask({ ask, value, fault, set, choose, left }) {
  if ("choices" in ask)
    return html`<${Taps} legend=${ask.label} choices=${Object.entries(ask.choices)} isOn=${(/** @type {string} */ name) => name === value} choose=${choose} />`;
  const id = `fault-${ask.name}`;
  const { ifAny, example } = WORDS.happened;
  return html`
    <label class="field" onfocusout=${left}>${ask.label}
      <${AmountInput} name=${ask.name} enterkeyhint="next" placeholder=${ask.optional ? ifAny : example(ask.number ?? 0)} value=${value} onChange=${set} step=${1} aria-invalid=${fault ? "true" : null} aria-describedby=${fault ? id : null}
        onFocus=${(/** @type {any} */ { target }) => target.select()} />
      ${fault && html`<span class="fault" id=${id} role="alert">${fault}</span>`}
    </label>`;
}

/**
 * What is wrong with the numbers, by their names; "" is what is wrong with none of them alone.
 * @param {Table} table
 * @param {Dispute} dispute
 * @param {DisputeNumbers} numbers
 * @returns {Map<string, string>}
 */
function faultsOf({ positions, problem, busy, spot }, dispute, numbers) {
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

/** The picture of a dispute, which the page has brought along. @param {{id: string}} props */
function Picture({ id }) {
  return html`<svg class="picture" viewBox="0 0 120 72" aria-hidden="true"><use href=${`#picture-${id}`} /></svg>`;
}
