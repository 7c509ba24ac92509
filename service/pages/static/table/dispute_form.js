// What a dispute asks: two to four numbers and choices. What is wrong with one stands at it.

import { AmountInput } from "./amount.js";
import { missing, numberAt, ownHouse, spotOf, stepsOf } from "./dispute_spot.js";
import { inChips } from "./decision_words.js";
import { faultInWords } from "./api.js";
import { useKept } from "./kept.js";
import { newHand } from "./new_hand.js";
import { html, useEffect, useRef, useState } from "./preact.js";
import { WORDS } from "./words.js";

/** @import { Dispute, DisputeAsk, DisputeNumbers, Table } from "./types.js" */

/** @param {{table: Table, dispute: Dispute}} props */
export function DisputeForm({ table, dispute }) {
  const kept = table.newest.dispute;
  const [numbers, setNumbers] = useKept(dispute.id, /** @type {DisputeNumbers} */ (kept?.numbers ?? {}));
  const [tried, setTried] = useState(false);
  const sent = useRef(kept?.numbers);
  useEffect(() => {
    if (!kept || kept.numbers === sent.current) return; // what is being typed stays
    sent.current = kept.numbers;
    setNumbers(kept.numbers);
  }, [kept?.numbers]);
  const words = WORDS.happened;
  const lacking = missing(dispute, numbers);
  const isAsked = kept?.asked ?? false;
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
    if (lacking.length) return;
    sent.current = numbers;
    table.replace(spotOf(dispute, numbers, true, table.newest));
  };
  const leave = () =>
    table.replace((now) => newHand({ rulesets: now.rulesets, house: /** @type {any} */ (ownHouse(now)) }));
  const faults = isAsked || tried ? faultsOf(table, dispute, numbers) : new Map();
  for (const name of tried ? lacking : []) faults.set(name, words.needed);
  return html`
    <form class="dispute card" aria-labelledby="dispute-title" onSubmit=${ask}>
      <header>
        <${Picture} id=${dispute.id} />
        <h2 id="dispute-title">${dispute.title}</h2>
        <button type="button" class="quiet" aria-label=${words.another} title=${words.another} onClick=${leave}>×</button>
      </header>
      <div class="dispute-asks">
        ${dispute.asks.map(
          (one) => html`
            <${Ask} key=${one.name} one=${one} value=${numbers[one.name] ?? null} fault=${faults.get(one.name)}
              set=${(/** @type {number | null} */ to) => set(one.name, to)} left=${() => keep(numbers)}
              choose=${(/** @type {string} */ to) => keep(set(one.name, to))} />`,
        )}
      </div>
      ${faults.has("") && html`<p class="fault" role="alert">${faults.get("")}</p>`}
      <p class="ask"><button class=${isAsked ? "" : "first"}>${WORDS.declare.ask}</button></p>
    </form>`;
}

/**
 * @param {{one: DisputeAsk, value: number | string | null, fault: string | undefined,
 *   set: (to: number | null) => void, choose: (to: string) => void, left: () => void}} props
 */
function Ask({ one, value, fault, set, choose, left }) {
  if ("choices" in one)
    return html`
      <fieldset class="choice">
        <legend>${one.label}</legend>
        ${Object.entries(one.choices).map(
          ([name, told]) => html`
            <button type="button" aria-pressed=${name === value} onClick=${() => choose(name)}>${told}</button>`,
        )}
      </fieldset>`;
  const id = `fault-${one.name}`;
  return html`
    <label class="field" onfocusout=${left}>${one.label}
      <${AmountInput} placeholder=${one.optional ? WORDS.happened.ifAny : null} value=${value} onChange=${set} step=${1} aria-invalid=${fault ? "true" : null} aria-describedby=${fault ? id : null}
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
  const found = new Map();
  if (busy || spot.dispute?.id !== dispute.id) return found;
  const steps = stepsOf(dispute, numbers);
  positions.slice(1, dispute.answer ? undefined : steps.length).forEach(({ decision }, i) => {
    if (steps[i]?.early || !steps[i]?.action || !decision || decision.legal) return; // it was to be played, and does not stand
    const told = inChips(decision.reasons[0].message);
    found.set(numberAt(dispute, numbers, i + 1, "/action/to") ?? "", told);
  });
  for (const fault of problem?.errors ?? [])
    found.set(numberAt(dispute, numbers, positions.length, fault.pointer) ?? "", faultInWords(fault));
  if (problem && !problem.errors?.length) found.set("", problem.detail);
  return found;
}

/** The picture of a dispute, which the page has brought along. @param {{id: string}} props */
export function Picture({ id }) {
  return html`<svg class="picture" viewBox="0 0 120 72" aria-hidden="true"><use href=${`#picture-${id}`} /></svg>`;
}
