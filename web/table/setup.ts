// Set up a spot: from its blinds on, or as it stands; its structure, street, stakes and seats. The service says whether it makes sense.

import { AskChip, ChipRack, denominations } from "./amount.js";
import { ask, faultInWords, refused } from "./api.js";
import { Dialog, seatChoices, Segments, useDialog } from "./controls.js";
import { aboutGame, bookForCash, openedBy, ruledBy } from "./new_hand.js";
import { chips } from "./numbers.js";
import { under } from "./play.js";
import { Icon } from "./icons.js";
import { html, useEffect, useRef, useState } from "./preact.js";
import { useDocument } from "./rulebooks.js";
import {
  BLINDS,
  draftOf,
  FEWEST_SEATS,
  fieldAt,
  FRESH,
  fromTheStart,
  MOST_SEATS,
  oddAmounts,
  ofRound,
  stakesOf,
  startOf,
  typedOf,
  withBlinds,
  withoutSeat,
  withSeat,
} from "./setup_draft.js";
import { AmountField, Choice, chipsOf, derivedMember, LatePosts, member } from "./setup_fields.js";
import { formatOf, NamedGames, namedOf, withGame } from "./setup_named.js";
import { WORDS } from "./words.js";
import type { Draft, DraftSeat } from "./setup_draft.js";
import type { DerivedMember, Field, Form, Member } from "./setup_fields.js";
import type { Game as Listed, Table, Trouble } from "./types.js";

export function Setup({ table }: { table: Table }) {
  const dialog = useDialog();
  return html`
    <button type="button" data-key="s" onClick=${dialog.open}><${Icon} of="Settings" />${WORDS.setup.open}</button>
    <${Dialog} of=${dialog} kind="sheet" name="setup" title=${WORDS.setup.title}><${Sheet} table=${table} close=${dialog.close} /><//>`;
}

function Sheet({ table, close }: { table: Table; close: () => void }) {
  const [draft, setDraft] = useState(() => draftOf(table.spot, table.position));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [active, activate] = useState<Field | null>(null);
  const [kept, keep] = useState<number | null>(null); // the chip that amounts need not be paid in
  const waits = useRef(false);
  const { game, steps, ...rules } = table.spot;
  const games = (useDocument("/v1/games") as { games: Listed[] } | null)?.games ?? [];
  const onTable = steps.length ? undefined : games.find(({ name }) => name === game?.named.name);
  const before = (game?.named.players ?? []).map((player) => ({ ...FRESH, ...player }));
  useEffect(() => {
    if (onTable) setDraft((now) => (now.game ? now : { ...now, ...withGame(now, onTable, game), seats: before }));
  }, [onTable]);
  const format = draft.game ? formatOf(draft.game) : "tournament";
  const cashBook = format === "cash" ? bookForCash(rules.rulebooks) : null;
  const isCash = cashBook && (draft.game?.cashBook ?? cashBook.isDue);
  const named = { ...rules, rulebooks: isCash ? ruledBy(rules.rulebooks, cashBook.id) : rules.rulebooks };
  useEffect(() => {
    const toMend: HTMLElement | null = document.querySelector("dialog[open] [aria-invalid=true]");
    toMend?.focus();
  }, [trouble]);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const faults = new Map((trouble?.errors ?? []).map((fault) => [fieldAt(draft, fault.pointer), faultInWords(fault)]));
  /** What the service makes of the draft; nothing if it refuses it. */
  const draftAnswer = async (): Promise<any> => {
    const start = startOf(draft);
    const game = draft.game && namedOf(draft, draft.game);
    const errors = draft.chip === kept ? [] : oddAmounts(game ?? start, draft.chip || 1);
    setTrouble(errors.length ? { detail: "", errors } : null);
    if (errors.length) return null;
    const answer =
      draft.game && game
        ? openedBy(named, game, aboutGame(draft.game.about, format))
        : ask("opening" in start ? "/v1/rounds" : "/v1/options", { ...under(rules), ...start });
    return await answer.catch(refused(setTrouble));
  };
  const standAsItIs = async () => {
    const answer = await draftAnswer();
    if (answer) setDraft(ofRound(answer.round));
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    if (waits.current) return; // a second click, while the answer to the first is awaited
    waits.current = true;
    const answer = await draftAnswer();
    waits.current = false;
    if (!answer) return;
    if (draft.game) table.replace(({ house }) => ({ ...answer, rulebooks: named.rulebooks, house }));
    else table.replace(({ rulebooks, house }) => ({ rulebooks, house, start: startOf(draft), steps: [] }));
    close();
  };
  const answer = (chip: number) => {
    keep(chip);
    set({ chip });
    setTrouble(null);
  };
  const form: Form = { draft, set, standAsItIs, faults, active, activate };

  return html`
    <form class="sheet-form" onSubmit=${submit}>
      <div class="sheet-body">
        ${trouble && html`<${Faults} draft=${draft} trouble=${trouble} answer=${answer} />`}
        <${NamedGames} table=${table} form=${form} games=${games} />
        ${!draft.game && html`<${Game} form=${form} /><${Stakes} form=${form} />`}
        <${Seats} form=${form} />
      </div>
      <footer>
        <${Rack} form=${form} />
        <button class="first">${WORDS.setup.use}</button>
      </footer>
    </form>`;
}

/** What does not fit, in the service's words. */
function Faults({ draft, trouble, answer }: { draft: Draft; trouble: Trouble; answer: (chip: number) => void }) {
  const { errors = [] } = trouble;
  const odd = errors.flatMap(({ code, params }) => (code === "page.odd" ? Number(params.amount) : []));
  const chip = draft.chip ?? 1;
  return html`
    <div class="notice" role="alert">
      ${!odd.length && html`<p>${errors.length ? WORDS.setup.mend(errors.length) : trouble.detail}</p>`}
      <${AskChip} amounts=${odd} chip=${chip} yes=${answer}><button type="button" onClick=${() => answer(chip)}>${WORDS.amount.asTyped}</button><//>
      <ul>${errors.map((fault) => html`<li>${WORDS.setup.place(fieldAt(draft, fault.pointer), draft.seats)}${faultInWords(fault)}</li>`)}</ul>
    </div>`;
}

/** The chips that are added to the active amount. */
function Rack({ form: { draft, set, active } }: { form: Form }) {
  if (!active) return html`<p class="dim">${WORDS.setup.chooseField}</p>`;
  const worths = denominations({
    chip: draft.chip ?? 1,
    min_bet: draft.game?.amounts["bets/0"] ?? draft.game?.amounts.big_blind ?? draft.min_bet ?? 1,
  });
  return html`
    <div class="chips-to-add" role="group" aria-label=${WORDS.amount.add}>
      <b>${active.spoken ?? active.label}</b>
      <${ChipRack} chips=${worths} value=${active.get(draft)} onChange=${(to: number | null) => set(active.change(draft, to))} />
    </div>`;
}

/** Rounds of betting that a game has. */
const GAMES = [4, 5, 2, 3] as const;

function Game({ form: { draft, set, standAsItIs } }: { form: Form }) {
  const words = WORDS.setup;
  return html`
    <${Segments} legend=${words.kind} name="kind" chosen=${draft.isMidHand} choose=${(to: boolean) => (to ? standAsItIs() : set(fromTheStart(draft)))}
      choices=${[
        [false, words.fromStart],
        [true, words.midHand],
      ]} />
    <section>
      <h3>${words.game}</h3>
      <${Segments} legend=${words.structure} name="structure" chosen=${draft.structure}
        choose=${(structure: Draft["structure"]) => set({ structure, derived: typedOf(draft) })}
        choices=${Object.entries(words.structures)} />
      <div class="fields">
        <${Choice} label=${words.streets} value=${draft.streets ?? ""} choose=${(to: string) => set({ streets: Number(to) || null })}
          choices=${[["", words.unknown], ...GAMES.map((streets) => [streets, words.gameOf[streets]])]} />
        <${Choice} label=${words.street} value=${draft.street} choose=${(to: string) => set({ street: Number(to), derived: typedOf(draft) })}
          choices=${Array.from({ length: draft.streets ?? 5 }, (_, i) => [i + 1, WORDS.felt.street(i + 1, draft.streets ?? undefined)])} />
      </div>
    </section>`;
}

function Stakes({ form }: { form: Form }) {
  const { draft, set, faults } = form;
  const words = WORDS.setup;
  const hasPosts = !draft.isMidHand && draft.street === 1;
  const isUsual = ([small, big]: number[]) =>
    draft.min_bet === big && (!hasPosts || draft.bring_in !== null || draft.small === small);
  return html`
    <section>
      <h3>${words.stakes}</h3>
      <div class="presets" role="group" aria-label=${words.presets}>
        ${BLINDS.map(
          (blinds) => html`
            <button type="button" class="mark" aria-pressed=${isUsual(blinds)} onClick=${() => set(withBlinds(draft, blinds))}>
              ${chips(blinds[0])} / ${chips(blinds[1])}</button>`,
        )}
      </div>
      <div class="fields">
        ${amounts(draft, hasPosts).map((name) => html`<${AmountField} key=${name} form=${form} field=${member(name, draft)} />`)}
        ${derivedAmounts(draft).map((name) => html`<${AmountField} key=${name} form=${form} field=${derivedMember(name)} />`)}
        ${
          hasPosts &&
          draft.ante !== null &&
          draft.bring_in === null &&
          html`<${Choice} label=${words.antePaid} value=${draft.anteBy} choices=${Object.entries(words.antePayers)} choose=${(anteBy: Draft["anteBy"]) => set({ anteBy, posts: null })} />`
        }
        ${
          !draft.isMidHand &&
          html`<${Choice} label=${words.first} value=${draft.first ?? ""} choose=${(to: string) => set({ first: Number(to) || null })}
            choices=${[["", words.byButton], ...seatChoices(draft)]} fault=${faults.get("first")} />`
        }
      </div>
      ${hasPosts && (draft.bring_in === null || draft.late.length > 0) && html`<${LatePosts} form=${form} />`}
    </section>`;
}

/** The amounts that the game needs, or may have. */
function amounts({ structure, bring_in, isMidHand, street }: Draft, hasPosts: boolean): Member[] {
  const hasBlinds = hasPosts && bring_in === null;
  const isLimit = structure === "fixed_limit" || structure === "spread_limit";
  const all: [Member, boolean][] = [
    ["small", hasBlinds],
    ["min_bet", true],
    ["chip", true],
    ["ante", hasPosts],
    ["straddle", hasBlinds],
    ["bring_in", isLimit && street === 1],
    ["pot_before_round", isMidHand || street > 1],
    ["max_bet", structure === "spread_limit"],
    ["big_bet", structure === "fixed_limit" && street > 1],
    ["players_left", isLimit],
  ];
  return all.filter(([, isShown]) => isShown).map(([name]) => name);
}

function derivedAmounts({ isMidHand, structure }: Draft): DerivedMember[] {
  if (!isMidHand) return [];
  return structure === "no_limit" || structure === "pot_limit"
    ? ["current_bet", "last_full_raise_by"]
    : ["current_bet", "last_full_raise_by", "bet_count", "last_full_bet_to"];
}

const MARKS = ["acted", "folded"] as const;

function Seats({ form }: { form: Form }) {
  const { draft, set, faults } = form;
  const names = ["players", "posts", "button", ...(draft.isMidHand ? ["first"] : [])];
  return html`
    <section>
      <h3>${WORDS.setup.seats}</h3>
      <ul class=${draft.isMidHand ? "setup-seats mid-hand" : "setup-seats"}>
        ${draft.seats.map((player, i) => html`<${SeatRow} key=${player.seat} form=${form} player=${player} i=${i} />`)}
      </ul>
      <button type="button" disabled=${draft.seats.length >= MOST_SEATS} onClick=${() => set(withSeat(draft))}>${WORDS.setup.add}</button>
      ${names.map((name) => faults.has(name) && html`<p class="fault">${faults.get(name)}</p>`)}
    </section>`;
}

function SeatRow({ form, player, i }: { form: Form; player: DraftSeat; i: number }) {
  const { draft, set, faults } = form;
  const { seat } = player;
  const words = WORDS.setup;
  const hasButton = !draft.game || stakesOf(draft.game).needs.includes("button");
  const mark = (
    type: "radio" | "checkbox",
    name: "button" | "toAct" | "acted" | "folded",
    isOn = false,
    turn = () => {},
  ) => html`
    <label><input type=${type} name=${type === "radio" ? name : undefined} checked=${isOn} aria-label=${`${WORDS.seat(seat)}: ${words[name]}`} onChange=${turn} />
      <span aria-hidden="true">${words[name]}</span></label>`;
  const toggle = (name: "acted" | "folded") =>
    set({
      seats: draft.seats.map((other) => (other.seat === seat ? { ...other, [name]: !other[name] } : other)),
      derived: typedOf(draft),
    });
  const messages = ["", "/seat", "/acted", "/folded", "/out_of_turn"].map((member) =>
    faults.get(`players/${i}${member}`),
  );
  return html`
    <li>
      <b>${WORDS.seat(seat)}</b>
      <${AmountField} form=${form} field=${chipsOf("stack", seat, i)} />
      ${draft.isMidHand && html`<${AmountField} form=${form} field=${chipsOf("committed", seat, i)} />`}
      <span class="setup-marks">
        ${hasButton && mark("radio", "button", draft.button === seat, () => set({ button: seat, posts: null }))}
        ${draft.isMidHand && mark("radio", "toAct", draft.first === seat, () => set({ first: seat }))}
        ${draft.isMidHand && MARKS.map((name) => mark("checkbox", name, player[name], () => toggle(name)))}
      </span>
      <button type="button" class="quiet" aria-label=${words.remove(seat)} disabled=${draft.seats.length <= FEWEST_SEATS}
        onClick=${() => set(withoutSeat(draft, seat))}>×</button>
      ${messages.map((fault) => fault && html`<p class="fault">${fault}</p>`)}
    </li>`;
}
