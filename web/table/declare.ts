// The form for what a player at a real table said and did: words and amounts, chips by denomination, what came first, and
// what the player knew. The sentence over the button says what will be asked.

import { Amount, denominations } from "./amount.js";
import { SeatChoice, Select, Taps, toggled } from "./controls.js";
import {
  changed,
  declarationInWords,
  declarationOf,
  draftOf,
  EMPTY,
  isComplete,
  mayBeAQuestion,
  newStatement,
  turnsOnOthers,
} from "./declaration.js";
import { Since } from "./incident.js";
import { chips, short } from "./numbers.js";
import { html } from "./preact.js";
import { WORDS } from "./words.js";
import type { ConditionType, Draft, Order, Said, Word } from "./declaration.js";
import type { Condition, ActionSince, Player, Table } from "./types.js";

const COMMON: Word[] = ["fold", "check", "call", "bet", "raise", "all_in"];
const RARE: (Word | null)[] = [null, "pot", "complete", "pass", "time"];
const ORDERS: Order[] = ["words_first", "chips_first", "together"];

type DeclareProps = {
  table: Table;
  draft: Draft;
  setDraft: (draft: Draft) => void;
  changeLast: (draft: Draft, seat: number | null) => void;
};

export function Declare({ table, draft, setDraft, changeLast }: DeclareProps) {
  const { round, step } = table.position;
  const words = WORDS.declare;
  const { seat } = table;
  if (seat === null) return html`<p class="empty">${words.nobody}</p>`;

  const set = (part: Partial<Draft>) => setDraft(changed(draft, part));
  const worths = denominations(round);
  const declaration = declarationOf(draft, seat === round.to_act ? null : seat);
  const isReady = isComplete(draft);
  const ask = () => isReady && table.step({ declaration });
  const again = (last: import("./types.js").Declaration) => changeLast(draftOf(last), last.seat ?? null);
  const asIts = step && "declaration" in step ? step.declaration : null;
  return html`
    <form class="declare" onSubmit=${(event: Event) => (event.preventDefault(), ask())}>
      <${SeatChoice} table=${table} label=${words.who} />
      <div class="said-and-pushed">
        <${Words} draft=${draft} set=${set} worths=${worths} seats=${round.players.map((player) => player.seat)} />
        <${Chips} draft=${draft} set=${set} worths=${worths} />
      </div>
      <${Prior} draft=${draft} set=${set} worths=${worths} committed=${round.players.find((player) => player.seat === seat)?.committed ?? 0} />
      <${Knew} draft=${draft} set=${set} worths=${worths} />
      ${turnsOnOthers(draft) && html`<${After} draft=${draft} set=${set} worths=${worths} seat=${seat} players=${round.players} />`}
      <div class="to-ask">
        <p aria-live="polite">${declarationInWords(declaration, round.to_act) || words.nothingYet}</p>
        <p class="ask">
          <button class="first" aria-disabled=${!isReady}>${words.ask}</button>
          ${draft !== EMPTY && html`<button type="button" class="quiet" onClick=${() => setDraft(EMPTY)}>${words.clear}</button>`}
          ${draft === EMPTY && asIts && html`<button type="button" class="quiet" onClick=${() => again(asIts)}>${words.again}</button>`}
        </p>
      </div>
    </form>`;
}

type Part = { draft: Draft; set: (part: Partial<Draft>) => void };

/** Whether it is this one. */
const is = (chosen: unknown) => (to: unknown) => to === chosen;

/** What was said. */
function Words({ draft, set, worths, seats }: Part & { worths: number[]; seats: number[] }) {
  const words = WORDS.declare;
  const pushed = draft.motions.some((pile) => pile.length);
  const add = (word: Word | null) => set({ said: [...draft.said, newStatement(word)] });
  const button = (word: Word | null) => html`
    <button type="button" onClick=${() => add(word)}>${word ? words.word[word] : words.anAmount}</button>`;
  return html`
    <fieldset class="says">
      <legend>${words.says}</legend>
      <div class="common">${COMMON.map(button)}</div>
      <div class="rare">${RARE.map(button)}${!pushed && html`<${Gesture} draft=${draft} set=${set} gesture="rap" />`}</div>
      <ol>
        ${draft.said.map(
          (part, i) => html`
            <${SaidForm} key=${i} statement=${part} pushed=${pushed} worths=${worths} seats=${seats}
              onChange=${(to: Said) => set({ said: draft.said.map((old, j) => (j === i ? to : old)) })}
              onRemove=${() => set({ said: draft.said.filter((_, j) => j !== i) })} />`,
        )}
      </ol>
      ${
        mayBeAQuestion(draft) &&
        html`
          <label class="tick"><input type="checkbox" checked=${draft.inQuestion}
            onChange=${() => set({ inQuestion: !draft.inQuestion })} /> ${words.inQuestion}</label>`
      }
    </fieldset>`;
}

/** The chips that went in, and whether before the words. */
function Chips({ draft, set, worths }: Part & { worths: number[] }) {
  const words = WORDS.declare;
  const pushed = draft.motions.some((pile) => pile.length);
  return html`
    <div>
      <${Motions} motions=${draft.motions} worths=${worths} onChange=${(motions: number[][]) => set({ motions })}>
        ${pushed && html`<${Gesture} draft=${draft} set=${set} gesture="forward_motion" />`}
      </${Motions}>
      ${
        draft.order &&
        html`<${Taps} legend=${words.first} choices=${ORDERS.map((order) => [order, words.order[order]])} isOn=${is(draft.order)} choose=${(order: Order) => set({ order })} />`
      }
    </div>`;
}

/** A gesture, which is made or not. */
function Gesture({ draft, set, gesture }: Part & { gesture: "rap" | "forward_motion" }) {
  const isOn = draft.gesture === gesture;
  return html`
    <button type="button" aria-pressed=${isOn} onClick=${() => set({ gesture: isOn ? null : gesture })}>${WORDS.declare.gesture[gesture]}</button>`;
}

/** The chips that lay in front before. */
function Prior({ draft, set, worths, committed }: Part & { worths: number[]; committed: number }) {
  if (!committed) return null;
  const words = WORDS.declare;
  return html`
    <details open=${draft.priorMoved !== null}>
      <summary>${words.prior(committed)}</summary>
      <${Taps} legend=${words.priorMoved} choices=${Object.entries(words.moved)} isOn=${is(draft.priorMoved)}
        choose=${(moved: Draft["priorMoved"]) => set({ priorMoved: moved === draft.priorMoved ? null : moved })} />
      <fieldset class="pushes">
        <legend>${words.priorChips}</legend>
        <${Rack} worths=${worths} label=${words.lies}
          onAdd=${(worth: number) => set({ prior: [...draft.prior, worth], priorMoved: draft.priorMoved ?? "none" })} />
        <${Pile} pile=${draft.prior} onChange=${(prior: number[]) => set({ prior })} />
      </fieldset>
    </details>`;
}

/** What the player knew, or was told wrongly. */
function Knew({ draft, set, worths }: Part & { worths: number[] }) {
  const words = WORDS.declare;
  return html`
    <details open=${draft.unaware || draft.told !== null || draft.toldAmount !== null}>
      <summary>${words.knew}</summary>
      <label class="tick"><input type="checkbox" checked=${draft.unaware}
        onChange=${() => set({ unaware: !draft.unaware, told: null })} /> ${words.unaware}</label>
      <${Taps} legend=${words.toldWrong} choices=${Object.entries(words.told)} isOn=${is(draft.told)}
        choose=${(claim: Draft["told"]) => set({ told: claim === draft.told ? null : claim, unaware: false })} />
      <${Amount} label=${words.toldAmount} value=${draft.toldAmount} chips=${worths}
        onChange=${(toldAmount: number | null) => set({ toldAmount })} />
    </details>`;
}

/** What others did after it, where something turns on that. */
function After({ draft, set, worths, seat, players }: Part & { worths: number[]; seat: number; players: Player[] }) {
  const words = WORDS.declare;
  const nobody = draft.since !== null && !draft.since.length;
  return html`
    <button type="button" aria-pressed=${nobody} onClick=${() => set({ since: nobody ? null : [] })}>${words.nobodySince}</button>
    <${Since} deeds=${draft.since ?? []} after=${seat} players=${players} worths=${worths}
      onChange=${(to: ActionSince[]) => set({ since: to.length ? to : null })} />`;
}

/** The verbs that may have an amount. */
const SIZED = new Set([null, "call", "bet", "raise", "complete", "all_in"]);
const RAISES = new Set(["bet", "raise", "complete"]);
const TO_COME = new Set(["bet", "raise"]);

type SaidFormProps = {
  statement: Said;
  pushed: boolean;
  worths: number[];
  seats: number[];
  onChange: (to: Said) => void;
  onRemove: () => void;
};

/** The form for one statement. */
function SaidForm({ statement, pushed, worths, seats, onChange, onRemove }: SaidFormProps) {
  const words = WORDS.declare;
  const { word, amount, more } = statement;
  const set = (part: Partial<Said>) => onChange({ ...statement, ...part });
  const name = word ? words.said[word] : words.anAmount;
  return html`
    <li class="said">
      <p class="said-word"><b>${word ? `“${name}”` : name}</b>
        <button type="button" class="remove" aria-label=${words.remove(name)} onClick=${onRemove}>×</button></p>
      ${
        SIZED.has(word) &&
        html`<${Amount} label=${words.amountSaid} value=${amount} chips=${worths}
          onChange=${(to: number | null) => set({ amount: to, ...(to === null ? { also: [] } : { toCome: false }) })} />`
      }
      ${
        RAISES.has(word ?? "") &&
        amount !== null &&
        !statement.also.length &&
        html`<${Taps} legend=${words.meantAs} isOn=${is(more)} choose=${(to: boolean) => set({ more: to })}
          choices=${[
            [false, words.inAll(amount)],
            [true, words.onTop(amount)],
          ]} />`
      }
      ${
        TO_COME.has(word ?? "") &&
        amount === null &&
        !pushed &&
        html`<button type="button" aria-pressed=${statement.toCome} onClick=${() => set({ toCome: !statement.toCome })}>${words.toCome}</button>`
      }
      <details open=${statement.also.length > 0 || statement.condition !== null}>
        <summary>${words.moreOnIt}</summary>
        ${amount !== null && SIZED.has(word) && !more && html`<${Meanings} statement=${statement} set=${set} />`}
        <${ConditionForm} condition=${statement.condition} seats=${seats} onChange=${(condition: Condition | null) => set({ condition })} />
      </details>
    </li>`;
}

/** What else an amount such as "five" could mean. */
function Meanings({ statement: { amount, also }, set }: { statement: Said; set: (part: Partial<Said>) => void }) {
  const others = [1 / 100, 1 / 10, 10, 100]
    .map((times) => (amount ?? 0) * times)
    .filter((other) => Number.isInteger(other));
  return html`<${Taps} legend=${WORDS.declare.couldMean} choices=${others.map((other) => [other, chips(other)])}
    isOn=${(other: number) => also.includes(other)} choose=${(other: number) => set({ also: toggled(also, other) })} />`;
}

type ConditionFormProps = {
  condition: Condition | null;
  seats: number[];
  onChange: (condition: Condition | null) => void;
};

function ConditionForm({ condition, seats, onChange }: ConditionFormProps) {
  const words = WORDS.declare;
  return html`
    <fieldset class="choice">
      <legend>${words.onlyIf}</legend>
      <${Select} aria-label=${words.onlyIf} value=${condition?.type ?? ""} choices=${[["", words.always], ...Object.entries(words.condition)]}
        choose=${(type: ConditionType | "") => onChange(type ? { ...condition, type } : null)} />
      ${
        condition &&
        condition.type !== "other" &&
        html`
          <${Select} aria-label=${words.bySeat} value=${condition.seat ?? ""} choices=${[["", words.anybody], ...seats.map((seat) => [seat, WORDS.seat(seat)])]}
            choose=${(seat: string) => onChange({ type: condition.type, ...(seat ? { seat: Number(seat) } : {}) })} />`
      }
    </fieldset>`;
}

type RackProps = { worths: number[]; label: (worth: number) => string; onAdd: (worth: number) => void };

/** The chips of a table, of which each click puts one down. */
function Rack({ worths, label, onAdd }: RackProps) {
  return html`
    <span class="rack">
      ${worths.map(
        (worth) => html`
          <button type="button" class=${`chip-button worth-${worth}`} aria-label=${label(worth)} onClick=${() => onAdd(worth)}>
            <span>${short(worth)}</span>
          </button>`,
      )}
    </span>`;
}

/** Chips that lie there, of which each is taken away by a click. */
function Pile({ pile, onChange }: { pile: number[]; onChange: (pile: number[]) => void }) {
  return html`
    <span class="pile">
      ${pile.map(
        (worth, i) => html`
          <button type="button" class="lying" aria-label=${WORDS.declare.takeAway(worth)} onClick=${() => onChange(pile.filter((_, j) => j !== i))}>
            ${chips(worth)}
          </button>`,
      )}
    </span>`;
}

type MotionsProps = {
  motions: number[][];
  worths: number[];
  onChange: (motions: number[][]) => void;
  children?: unknown;
};

function Motions({ motions, worths, onChange, children }: MotionsProps) {
  const words = WORDS.declare;
  const last = motions.length - 1;
  const put = (at: number, pile: number[]) =>
    onChange(motions.map((motion, i) => (i === at ? pile : motion)).filter((motion, i) => motion.length || i === last));
  return html`
    <fieldset class="pushes">
      <legend>${words.pushes}</legend>
      <${Rack} worths=${worths} label=${words.push} onAdd=${(worth: number) => put(last, [...motions[last], worth])} />
      ${
        (motions.length > 1 || motions[0].length > 0) &&
        html`
          <ol class="motions">
            ${motions.map((pile, i) => html`<li><span class="dim">${words.motion(i)}</span> <${Pile} pile=${pile} onChange=${(to: number[]) => put(i, to)} /></li>`)}
          </ol>`
      }
      <div class="rare">
        ${motions[last].length > 0 && html`<button type="button" onClick=${() => onChange([...motions, []])}>${words.nextMotion}</button>`}
        ${children}
      </div>
    </fieldset>`;
}
