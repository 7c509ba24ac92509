// An amount of chips: typed, or put together with the mouse from chips of the table's denominations.

import { amountOf, chips, short } from "./numbers.js";
import { html, useState } from "./preact.js";
import { WORDS } from "./words.js";

/** The denominations that card rooms use. */
export const DENOMINATIONS = [1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000];

/** What a player at this table would have in chips. */
export function denominations({ chip = 1, min_bet }: { chip?: number; min_bet: number }) {
  const worths = DENOMINATIONS.filter((worth) => worth % chip === 0 && worth * 20 >= min_bet && worth <= min_bet * 100);
  return worths.length ? worths : [chip];
}

type AmountInputProps = { value: number | null; onChange: (amount: number | null) => void; step: number } & Record<
  string,
  unknown
>;

/** The amount, to type. The arrows go up and down by the smallest chip. */
export function AmountInput({ value, onChange, step, ...rest }: AmountInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (event: any) => {
    setTyped(event.target.value);
    onChange(amountOf(event.target.value));
  };
  const go = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (!by) return;
    event.preventDefault();
    setTyped(null);
    onChange(Math.max(0, (value ?? 0) + by));
  };
  const isAsTyped = typed !== null && amountOf(typed) === value; // and was not changed by a chip since
  const isUnread = isAsTyped && value === null && typed.trim() !== ""; // it stays as it was typed, to be mended
  const shown = isAsTyped ? typed : value === null ? "" : chips(value);
  return html`
    <input inputmode="numeric" autocomplete="off" value=${shown} onInput=${type} onKeyDown=${go} onBlur=${() => isUnread || setTyped(null)} ...${rest} aria-invalid=${isUnread || rest["aria-invalid"] ? "true" : null} />`;
}

type ChipRackProps = { chips: number[]; value: number | null; onChange: (amount: number | null) => void };

/** The chips to click, each of which is added; the smallest can be taken off again. They leave the focus where it is. */
export function ChipRack({ chips: worths, value, onChange }: ChipRackProps) {
  const keep = (event: Event) => event.preventDefault();
  const has = value ?? 0;
  return html`
    ${worths.map(
      (worth) => html`
        <button type="button" class=${`chip-button worth-${worth}`} aria-label=${`+${chips(worth)}`} onMouseDown=${keep} onClick=${() => onChange(has + worth)}>
          <span>${short(worth)}</span>
        </button>`,
    )}
    <button type="button" class="quiet less" aria-label=${WORDS.amount.less(worths[0])} disabled=${has < worths[0]} onMouseDown=${keep} onClick=${() => onChange(has - worths[0])}>−${short(worths[0])}</button>
    <button type="button" class="quiet" disabled=${value === null} onMouseDown=${keep} onClick=${() => onChange(null)}>${WORDS.amount.clear}</button>`;
}

type AskChipProps = {
  amounts: number[];
  chip?: number;
  yes: (chip: number) => void;
  then?: string;
  children?: unknown;
};

/** Whether a smaller chip is in play, where amounts cannot be paid. No amount is changed. */
export function AskChip({ amounts, chip = 1, yes, then = "", children }: AskChipProps) {
  if (!amounts.length) return null;
  const smaller = DENOMINATIONS.findLast((worth) => [chip, ...amounts].every((amount) => amount % worth === 0)) ?? 1;
  return html`
    <div class="choice">
      <p>${WORDS.amount.odd(amounts[0], chip)}</p>
      <button type="button" onClick=${() => yes(smaller)}>${WORDS.amount.smaller(smaller)}${then}</button>${children}
    </div>`;
}

type AmountProps = {
  label: string;
  value: number | null;
  onChange: (amount: number | null) => void;
  chips: number[];
} & Record<string, unknown>;

export function Amount({ label, value, onChange, chips: worths, ...rest }: AmountProps) {
  return html`
    <fieldset class="amount">
      <legend>${label}</legend>
      <${AmountInput} aria-label=${label} value=${value} onChange=${onChange} step=${worths[0]} ...${rest} />
      <span class="chips-to-add" role="group" aria-label=${WORDS.amount.add}>
        <${ChipRack} chips=${worths} value=${value} onChange=${onChange} />
      </span>
    </fieldset>`;
}
