// Controls that several parts of the page use: tabs, buttons of which some are taken, a dialog, and a refusal with the field
// for a key. And what takes its time, what happens to the window, and the clipboard.

import { useKey } from "./api.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "./preact.js";
import { WORDS } from "./words.js";
import type { Decision, Table } from "./types.js";

type TabsProps = {
  label: string;
  names: Record<string, string>;
  chosen: string;
  choose: (name: string) => void;
  children?: unknown;
};

export function Tabs({ label, names, chosen, choose, children }: TabsProps) {
  const list = useRef<HTMLElement | null>(null);
  const all = Object.keys(names);
  const go = (event: KeyboardEvent) => {
    const at = all.indexOf(chosen);
    const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
    if (!(event.key in steps)) return;
    event.preventDefault();
    const to = (steps[event.key as keyof typeof steps] + all.length) % all.length;
    choose(all[to]);
    (list.current?.children[to] as HTMLElement | undefined)?.focus();
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

type TapsProps = {
  legend: string;
  choices: [any, unknown][];
  choose: (to: any) => void;
  isOn?: (to: any) => boolean;
  kind?: string;
  children?: unknown;
};

/** Buttons, of which those that are on are taken; without `isOn` each does something at once. */
export function Taps({ legend, choices, choose, isOn, kind = "choice", children }: TapsProps) {
  return html`
    <fieldset class=${kind}>
      <legend>${legend}</legend>
      ${choices.map(([to, text]) => html`<button type="button" aria-pressed=${isOn?.(to)} onClick=${() => choose(to)}>${text}</button>`)}
      ${children}
    </fieldset>`;
}

/** With this one, or without it if it was among them. */
export function toggled<T>(all: T[], item: T) {
  return all.includes(item) ? all.filter((other) => other !== item) : [...all, item];
}

export const seatChoices = ({ seats }: { seats: { seat: number }[] }): [number, string][] =>
  seats.map(({ seat }) => [seat, WORDS.seat(seat)]);

type SeatTapProps = {
  legend: string;
  seats: { seat: number }[];
  chosen?: number | null;
  choose: (seat: number) => void;
};

/** Of these seats one is tapped. */
export function SeatTap({ seats, chosen, ...props }: SeatTapProps) {
  const isOn = chosen === undefined ? undefined : (seat: number) => seat === chosen;
  return html`<${Taps} ...${props} choices=${seatChoices({ seats })} isOn=${isOn} />`;
}

/** The seats that are still in the hand, or all of them, as buttons. */
export function SeatChoice({ table, label, folded = false }: { table: Table; label: string; folded?: boolean }) {
  const { players, to_act } = table.position.round;
  const toAct = html` <small>${WORDS.declare.toAct}</small>`;
  const choices = seatChoices({ seats: players.filter((player) => folded || !player.folded) }).map(([seat, name]) => [
    seat,
    html`${name}${seat === to_act && toAct}`,
  ]);
  return html`<${Taps} legend=${label} choices=${choices} isOn=${(seat: number) => seat === table.seat} choose=${table.choose} />`;
}

/** A dialog to open and close. @param closed what is done once it is closed */
export function useDialog(closed: () => void = () => {}) {
  const ref = useRef<HTMLDialogElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    if (!ref.current?.open) ref.current?.showModal();
  };
  const onClose = () => {
    setOpen(false);
    closed();
  };
  return { ref, isOpen, open, close: () => ref.current?.close(), onClose };
}

type DialogProps = { of: ReturnType<typeof useDialog>; kind: string; name: string; title: string; children?: unknown };

/** It, with its heading. What is in it is there while it is open. */
export function Dialog({ of: { ref, isOpen, close, onClose }, kind, name, title, children }: DialogProps) {
  const head = html`
    <header class="dialog-head">
      <h2 id=${`${name}-title`}>${title}</h2>
      <button type="button" class="quiet" aria-label=${WORDS.close} onClick=${close}>×</button>
    </header>`;
  return html`<dialog class=${kind} ref=${ref} aria-labelledby=${`${name}-title`} onClose=${onClose}>${isOpen && html`${head}${children}`}</dialog>`;
}

/**
 * What `make` comes to. Null until then, if it fails, and where there is nothing to make; it is made anew when one of `on`
 * is another.
 */
export function useLater<T>(make: () => Promise<T> | null, on: unknown[]): T | null {
  const [known, setKnown] = useState<{ on: unknown[]; value: any } | null>(null);
  useEffect(() => {
    let left = false;
    make()?.then(
      (value) => left || setKnown({ on, value }),
      () => {}, // the page can do without it, and the next one tries again
    );
    return () => {
      left = true;
    };
  }, on);
  return known?.on.every((value, i) => value === on[i]) ? known.value : null;
}

/**
 * Listens to the window while the part is there, and from its first picture on: a key that is pressed at once counts. The
 * handlers are those of the last rendering.
 */
export function useWindow(handlers: { [event: string]: (event: any) => void }) {
  const latest = useRef(handlers);
  latest.current = handlers;
  useLayoutEffect(() => {
    const left = new AbortController();
    for (const name of Object.keys(handlers))
      window.addEventListener(name, (event) => latest.current[name](event), { signal: left.signal });
    return () => left.abort();
  }, []);
}

/** Copies a text: whether that was possible. @param shown the field that shows it, if there is one */
export async function copied(text: string, shown?: HTMLTextAreaElement | null) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // there is none without https, or the reader refused: the old way, out of a field that is selected
    const field = shown ?? Object.assign(document.createElement("textarea"), { value: text });
    if (!shown) (document.querySelector("dialog[open]") ?? document.body).append(field); // else it could not be selected
    field.select();
    const done = document.execCommand("copy");
    if (!shown) field.remove();
    return done;
  }
}

/** What is shown instead of an answer: what is wrong, and a way on. */
export function Refusal({ trouble, again }: { trouble: import("./types.js").Trouble; again: () => void }) {
  if (trouble.status === 401) return html`<${KeyField} text=${trouble.detail} again=${again} />`;
  return html`
    <div class="notice refusal" role="alert">
      <p>${trouble.detail}</p>
      <button type="button" onClick=${again}>${WORDS.again}</button>
    </div>`;
}

function KeyField({ text, again }: { text: string; again: () => void }) {
  const [key, setKey] = useState("");
  const give = (event: Event) => {
    event.preventDefault();
    useKey(key);
    again();
  };
  return html`
    <form class="notice refusal" onSubmit=${give}>
      <p role="alert">${text}</p>
      <label>${WORDS.key.label}
        <input type="password" autocomplete="off" required value=${key}
          onInput=${(event: any) => setKey(event.target.value)} />
      </label>
      <button type="submit">${WORDS.key.use}</button>
      <p class="dim">${WORDS.key.kept}</p>
    </form>`;
}

type SelectProps = { choices: [unknown, unknown][]; choose: (to: any) => void } & Record<string, unknown>;

/** One of many, which are hidden. */
export function Select({ choices, choose, ...rest }: SelectProps) {
  return html`
    <select ...${rest} onChange=${({ target }: any) => choose(target.value)}>
      ${choices.map(([to, text]) => html`<option value=${to}>${text}</option>`)}
    </select>`;
}

type SegmentsProps<T> = { legend: string; name: string; choices: [T, string][]; chosen: T; choose: (to: T) => void };

/** A choice of a few, none of which is hidden. */
export function Segments<T>({ legend, name, choices, chosen, choose }: SegmentsProps<T>) {
  return html`
    <fieldset class="segments">
      <legend>${legend}</legend>
      ${choices.map(
        ([to, text]) => html`
          <label><input type="radio" name=${name} checked=${to === chosen} onChange=${() => choose(to)} /><span>${text}</span></label>`,
      )}
    </fieldset>`;
}

/** Which badge it has: what is done out of turn is not ruled on yet. */
export function badgeOf({ ruling, reasons }: Decision) {
  return reasons[0].code === "turn.pending" ? "pending" : ruling;
}

/** How it stands, in a word. */
export function Badge({ of }: { of: keyof typeof WORDS.ruling.badge | null }) {
  const kinds = { chosen: "accepted", pending: "discretion" } as Record<string, string>;
  return of && html`<span class=${`badge ${kinds[of] ?? of}`}>${WORDS.ruling.badge[of]}</span>`;
}
