// Something that happened apart from the actions, or was found out afterwards: its kind, what that kind needs, and what
// others have done since.

import { Amount, denominations } from "./amount.js";
import { SeatChoice, seatChoices, Select, Taps } from "./controls.js";
import { html, useState } from "./preact.js";
import { WORDS } from "./words.js";
import type { Round, ActionSince, Incident, Player, Position, Table } from "./types.js";

type Kind = Incident["kind"];
type Figure = "amount" | "told_to" | "faced" | "quoted_pot" | "actual_pot" | "waited";
type Needs = {
  numbers: Figure[];
  optional?: Figure[];
  since?: "to come" | "done";
  caller?: true;
  tick?: "street_over" | "tied";
};

/**
 * What each kind needs beside the seat, as openapi.yaml has it. `since`: whether what others did is still to come in
 * the round, or is already in it.
 */
const KINDS: Record<Kind, Needs> = {
  skipped: { numbers: [], since: "to come" },
  amount_unknown: { numbers: ["amount"], since: "to come" },
  misinformed: { numbers: ["told_to"] },
  undercalls: { numbers: ["amount"], since: "to come" },
  underbet_found: { numbers: ["faced"], tick: "street_over" },
  wrong_pot_count: { numbers: ["quoted_pot"], optional: ["actual_pot"], since: "done", tick: "street_over" },
  hidden_chip: { numbers: ["amount"], optional: ["faced"] },
  wrong_bring_in: { numbers: [] },
  acted_out_of_turn_deliberately: { numbers: [] },
  clock_called: { numbers: [], optional: ["waited"], caller: true },
  time_expired: { numbers: [], tick: "tied" },
};

export type Draft = {
  kind: Kind;
  numbers: Partial<Record<Figure, number | null>>;
  since: ActionSince[] | null;
  ticked: boolean;
  caller?: number | null;
};

type ReportProps = { table: Table; draft: Draft | null; setDraft: (draft: Draft | null) => void };

export function Report({ table, draft, setDraft }: ReportProps) {
  const words = WORDS.incident;
  const { round } = table.position;
  const choose = (kind: Kind) => {
    const { action } = table.positions.findLast(({ decision }) => decision?.action?.by)?.decision ?? {};
    if (kind === "wrong_pot_count" && action) table.choose(action.seat);
    setDraft({ kind, numbers: {}, since: null, ticked: false });
  };
  const { seat } = table;
  return html`
    <form class="incident" tabindex="-1" onSubmit=${(event: Event) => event.preventDefault()}>
      <${Taps} kind="kinds" legend=${words.what} choices=${Object.keys(KINDS).map((kind) => [kind, words.kinds[kind as Kind]])}
        isOn=${(kind: Kind) => kind === draft?.kind} choose=${choose} />
      ${
        draft &&
        html`
          <p class="about">${words.about[draft.kind]}</p>
          <${SeatChoice} table=${table} label=${words.whose[draft.kind]} folded />
          ${seat === null ? null : html`<${Particulars} key=${draft.kind} table=${table} seat=${seat} draft=${draft} setDraft=${setDraft} worths=${denominations(round)} />`}`
      }
    </form>`;
}

type ParticularsProps = {
  table: Table;
  seat: number;
  draft: Draft;
  setDraft: (draft: Draft) => void;
  worths: number[];
};

/** What the kind needs, and the question. */
function Particulars({ table, seat, draft, setDraft, worths }: ParticularsProps) {
  const words = WORDS.incident;
  const { kind, numbers, ticked, caller } = draft;
  const { players } = table.position.round;
  const needs = KINDS[kind];
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const since = draft.since ?? (needs.since === "done" ? doneSince(table.positions, seat) : []);
  const figures = { ...played(table.positions, seat), ...numbers }; // the amounts as played, unless others were entered
  const field = (name: Figure) => html`
    <${Amount} key=${name} label=${words.numbers[name](kind)} value=${figures[name] ?? null} chips=${name === "waited" ? [] : worths}
      onChange=${(to: number | null) => set({ numbers: { ...numbers, [name]: to } })} />`;
  const given = (name: Figure) => figures[name] !== null && figures[name] !== undefined;
  const named = [...needs.numbers, ...(needs.optional ?? [])].filter(given).map((name) => [name, figures[name]]);
  const over = kind === "skipped" ? actedOver(table.position.round, seat) : [];
  const isKnown = since.length > 0 || over.length > 0;
  const incident: Incident = {
    kind,
    seat,
    ...Object.fromEntries(named),
    ...(needs.since ? { acted_since: since } : {}),
    ...(needs.tick ? { [needs.tick]: ticked } : {}),
    ...(needs.caller && typeof caller === "number" ? { called_by: caller } : {}),
  };
  const ask = (event: any) => {
    event.currentTarget.form.focus(); // the question goes away, and the focus with it
    table.step({ incident });
  };
  return html`
    ${needs.numbers.map(field)}
    ${over.length > 0 && html`<p>${words.played(over.map(words.deed))}</p>`}
    ${
      needs.since &&
      html`<${Since} deeds=${since} after=${seat} players=${players} worths=${worths} onChange=${(to: ActionSince[]) => set({ since: to })} />`
    }
    ${
      needs.caller &&
      html`
        <label>${words.calledBy}
          <${Select} value=${caller ?? ""} choices=${[["", words.theFloor], ...seatChoices({ seats: players })]}
            choose=${(to: string) => set({ caller: to === "" ? null : Number(to) })} /></label>`
    }
    ${
      needs.tick &&
      html`<label class="tick"><input type="checkbox" checked=${ticked} onChange=${() => set({ ticked: !ticked })} /> ${words.ticks[needs.tick]}</label>`
    }
    ${needs.optional && html`<details><summary>${words.more}</summary>${needs.optional.map(field)}</details>`}
    <p class="ask">
      <button type="button" class="first" disabled=${!needs.numbers.every(given) || (kind === "skipped" && !isKnown)} onClick=${ask}>${WORDS.declare.ask}</button>
    </p>`;
}

/** What the round itself has of what was done over the seat. */
function actedOver({ to_act, players }: Round, seat: number): ActionSince[] {
  if (seat !== to_act) return [];
  return players.flatMap(({ seat: other, out_of_turn: early }) => {
    if (other === seat || early?.since !== "none" || early.condition) return [];
    const { type, to } = early;
    return [{ seat: other, type, ...(type === "bet" || type === "raise" ? { to } : {}) } as ActionSince];
  });
}

/** The bet that the seat faced when it last bet, raised, or called all-in (as ruled), and the pot that it could go by. */
function played(positions: Position[], seat: number) {
  const actions = positions.map(({ decision }) => decision?.action);
  const at = actions.findLastIndex((action) => action?.seat === seat && (action.by > 0 || action.all_in));
  const [action, most] = [actions[at], positions[at - 1]?.options?.pot_to];
  const faced = action ? action.to - action.by : undefined;
  return { faced, actual_pot: action && most ? most - action.to + action.by : undefined };
}

/** What others have done since the seat's last bet or raise, as it was ruled. */
function doneSince(positions: Position[], seat: number): ActionSince[] {
  const actions = positions.flatMap(({ decision }) => (decision?.action ? [decision.action] : []));
  const last = actions.findLastIndex((action) => action.seat === seat && action.by > 0);
  if (last < 0) return [];
  return actions
    .slice(last + 1)
    .map(({ seat: other, type, to, by }) => ({ seat: other, type, ...(by > 0 ? { to } : {}) }));
}

const DEEDS: ActionSince["type"][] = ["fold", "check", "call", "bet", "raise", "all_in"];
const SIZED = new Set(["bet", "raise", "complete"]);

type SinceProps = {
  deeds: ActionSince[];
  after: number;
  players: Player[];
  worths: number[];
  onChange: (deeds: ActionSince[]) => void;
};

/** @param props `after`: the seat whose left neighbour is the first that may have done something */
export function Since({ deeds, after, players, worths, onChange }: SinceProps) {
  const [chosen, choose] = useState<number | null>(null);
  const words = WORDS.incident;
  const seat = chosen ?? following(players, deeds, after);
  const add = (type: ActionSince["type"]) => {
    onChange([...deeds, { seat, type }]);
    choose(null);
  };
  const last = deeds[deeds.length - 1];
  return html`
    <fieldset class="since">
      <legend>${words.since}</legend>
      <ol>
        ${deeds.map(
          (deed, i) => html`
            <li>${words.deed(deed)}
              <button type="button" class="remove" aria-label=${words.removeDeed(deed)} onClick=${() => onChange(deeds.filter((_, j) => j !== i))}>×</button></li>`,
        )}
      </ol>
      ${
        last &&
        SIZED.has(last.type) &&
        html`<${Amount} label=${words.deedTo(last.seat)} value=${last.to ?? null} chips=${worths}
          onChange=${(to: number | null) => onChange([...deeds.slice(0, -1), { seat: last.seat, type: last.type, ...(to === null ? {} : { to }) }])} />`
      }
      <div class="add-deed">
        <${Select} aria-label=${words.nextSeat} value=${seat} choices=${seatChoices({ seats: players })} choose=${(to: string) => choose(Number(to))} />
        ${DEEDS.map((type) => html`<button type="button" onClick=${() => add(type)}>${words.deeds[type]}</button>`)}
      </div>
    </fieldset>`;
}

/** Who is likely next: the seat to the left that is neither out of the hand nor has just folded. */
function following(players: Player[], deeds: ActionSince[], after: number) {
  const out = new Set(deeds.filter(({ type }) => type === "fold").map(({ seat }) => seat));
  const at = players.findIndex(({ seat }) => seat === (deeds[deeds.length - 1]?.seat ?? after));
  const around = [...players.slice(at + 1), ...players.slice(0, at + 1)];
  return (around.find(({ seat, folded }) => !folded && !out.has(seat)) ?? players[0]).seat;
}
