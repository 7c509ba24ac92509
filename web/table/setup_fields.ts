// The amounts of the set-up. The one that was last entered is the active one: the chips below are added to it.

import { AmountInput } from "./amount.js";
import { seatChoices, Select } from "./controls.js";
import { html } from "./preact.js";
import { typedOf, withLatePost } from "./setup_draft.js";
import { WORDS } from "./words.js";
import type { Draft, LatePost } from "./setup_draft.js";

export type Member =
  | "small"
  | "min_bet"
  | "chip"
  | "ante"
  | "straddle"
  | "bring_in"
  | "pot_before_round"
  | "max_bet"
  | "big_bet"
  | "players_left";
export type DerivedMember = "current_bet" | "last_full_raise_by" | "bet_count" | "last_full_bet_to";

/** An amount of the draft: what it is called, what it is, and what changes with it. `name` is as in setup_draft's `fieldAt`. */
export type Field = {
  name: string;
  label: string;
  spoken?: string; // the label where it has to stand for itself
  get: (draft: Draft) => number | null;
  change: (draft: Draft, to: number | null) => Partial<Draft>;
  placeholder?: string;
};

/** What every part of the set-up is given. */
export type Form = {
  draft: Draft;
  set: (change: Partial<Draft>) => void;
  standAsItIs: () => void; // goes on from the blinds to the middle of the street
  faults: Map<string, string>; // what the service says of a field, by its name
  active: Field | null;
  activate: (field: Field) => void;
};

const POSTED = ["small", "min_bet", "ante", "straddle", "bring_in"]; // what the posts are made of

export function member(name: Member, { structure }: Draft): Field {
  const words = WORDS.setup.fields;
  const isOptional = name === "ante" || name === "straddle";
  const label = name === "min_bet" && structure === "fixed_limit" ? words.limit_bet : words[name];
  return {
    name,
    label,
    get: (draft) => draft[name],
    change: (_, to) => ({ [name]: to, ...(POSTED.includes(name) ? { posts: null } : {}) }),
    placeholder: name === "players_left" ? WORDS.setup.noTournament : isOptional ? WORDS.happened.ifAny : "",
  };
}

/** What the service works out if it is left empty. */
export function derivedMember(name: DerivedMember): Field {
  return {
    name,
    label: WORDS.setup.fields[name],
    get: (draft) => draft.derived[name] ?? null,
    change: ({ derived, typed }, to) => ({
      derived: { ...derived, [name]: to ?? undefined },
      typed: [...typed.filter((other) => other !== name), name],
    }),
    placeholder: WORDS.setup.workedOut,
  };
}

/** Chips of a seat. */
export function chipsOf(name: "stack" | "committed", seat: number, i: number): Field {
  const label = WORDS.setup[name];
  return {
    name: `players/${i}/${name}`,
    label,
    spoken: `${WORDS.seat(seat)}: ${label}`,
    get: ({ seats }) => seats.find((player) => player.seat === seat)?.[name] ?? null,
    change: (draft, to) => ({
      seats: draft.seats.map((player) => (player.seat === seat ? { ...player, [name]: to ?? 0 } : player)),
      derived: name === "committed" ? typedOf(draft) : draft.derived,
    }),
  };
}

export function AmountField({ form: { draft, set, faults, active, activate }, field }: { form: Form; field: Field }) {
  const { name, label, spoken = label, get, change, placeholder = "" } = field;
  const fault = faults.get(name);
  return html`
    <label class=${active?.name === name ? "field active" : "field"}>
      <span>${label}</span>
      <${AmountInput} value=${get(draft)} onChange=${(to: number | null) => set(change(draft, to))} step=${draft.chip ?? 1}
        placeholder=${placeholder} aria-label=${spoken} aria-invalid=${Boolean(fault)} onFocus=${() => activate(field)} />
      ${fault && html`<span class="fault">${fault}</span>`}
    </label>`;
}

type ChoiceProps = {
  label: string;
  spoken?: string;
  value: unknown;
  choices: [unknown, unknown][];
  choose: (to: any) => void;
  fault?: string;
};

/** One of a few. */
export function Choice({ label, spoken, value, choices, choose, fault }: ChoiceProps) {
  return html`
    <label class="field">${label}
      <${Select} value=${value} aria-label=${spoken} aria-invalid=${fault ? "true" : null} choices=${choices} choose=${choose} />
      ${fault && html`<span class="fault">${fault}</span>`}
    </label>`;
}

/** Who posts beside the blinds: few need it. */
export function LatePosts({ form }: { form: Form }) {
  const { draft, set } = form;
  const { late } = draft;
  const words = WORDS.setup.late;
  const changed = (now: Draft, i: number, to: Partial<LatePost>) => ({
    late: now.late.map((post, at) => (at === i ? { ...post, ...to } : post)),
  });
  const amount = (i: number): Field => ({
    name: `late/${i}`,
    label: words.amount,
    spoken: words.amountOf(i + 1),
    get: (now) => now.late[i]?.amount ?? null,
    change: (now, to) => changed(now, i, { amount: to }),
  });
  return html`
    <details class="late" open=${late.length > 0}>
      <summary>${words.more}</summary>
      <p class="about">${words.about}</p>
      <ul>
        ${late.map(
          ({ seat, type }, i) => html`
            <li>
              <${Choice} label=${words.who} spoken=${words.whoOf(i + 1)} value=${seat} choices=${seatChoices(draft)} choose=${(to: string) => set(changed(draft, i, { seat: Number(to) }))} />
              <${Choice} label=${words.how} spoken=${words.howOf(i + 1)} value=${type} choices=${Object.entries(words.kinds)}
                choose=${(to: "post" | "dead") => set(changed(draft, i, { type: to, amount: to === "dead" ? draft.small : draft.min_bet }))} />
              <${AmountField} form=${form} field=${amount(i)} />
              <button type="button" class="quiet" aria-label=${words.remove(i + 1)} onClick=${() => set({ late: late.filter((_, at) => at !== i) })}>×</button>
            </li>`,
        )}
      </ul>
      <p class="ways">
        <button type="button" onClick=${() => set(withLatePost(draft, "post"))}>${words.add}</button>
        <button type="button" onClick=${() => set(withLatePost(draft, "dead"))}>${words.addDead}</button>
      </p>
    </details>`;
}
