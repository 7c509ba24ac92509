// Plain actions: buttons, and a raise control with the legal range.

import { Amount, AskChip, denominations } from "./amount.js";
import { ask } from "./api.js";
import { useLater } from "./controls.js";
import { chips } from "./numbers.js";
import { under } from "./play.js";
import { html, useState } from "./preact.js";
import { Following, NextHand } from "./round_end.js";
import { WORDS } from "./words.js";
import type { Round, Options, ProposedAction, Spot, Table } from "./types.js";

type Range = NonNullable<Options["raise"]>;

export function Act({ table }: { table: Table }) {
  const { round, next, options, decision } = table.position;
  if (decision?.ruling === "discretion") return html`<p>${WORDS.act.floorFirst}</p>`;
  if (next) return html`<${Following} table=${table} next=${next} />`;
  if (table.position.step && "won" in table.position.step)
    return html`<div class="act following"><p class="act-who"><b>${WORDS.following.over}</b></p><${NextHand} table=${table} end=${table.position} /></div>`;
  if (table.seat === null) return html`<p>${WORDS.act.nobody}</p>`;
  const seat = table.seat;
  const isInTurn = seat === round.to_act;
  const may = isInTurn ? options : null;
  const act = (action: ProposedAction, chip: number | undefined) => {
    const step = { action: isInTurn ? action : { ...action, seat } };
    const steps = [...table.spot.steps.slice(0, table.positions.length - 1), step];
    if (chip) table.replace({ ...inChips(table.spot, chip), steps });
    else table.step(step);
  };
  const folders = isInTurn ? [] : foldersTo(round, seat);
  const foldTo = () =>
    table.replace((now) => ({
      ...now,
      steps: [...now.steps, ...folders.map(() => ({ action: { type: "fold" as const } }))],
    }));
  const back = () => round.to_act !== null && table.choose(round.to_act);
  return html`
    <div class="act">
      <p class="act-who">
        <b>${isInTurn ? WORDS.act.inTurn(seat) : WORDS.act.outOfTurn(seat)}</b>
        ${isInTurn ? html`<span class="another dim">${WORDS.act.another}</span>` : html`<button type="button" class="quiet" onClick=${back}>${WORDS.act.backTo(round.to_act)}</button>`}
        ${folders.length > 0 && html`<button type="button" onClick=${foldTo}>${WORDS.act.foldTo(seat)}</button>`}
      </p>
      <${Wager} key=${table.position} table=${table} may=${may} act=${act} />
    </div>`;
}

/** The spot with another smallest chip. */
function inChips({ start, game, between, ...spot }: Spot, chip: number): Spot {
  return {
    ...spot,
    start: "opening" in start ? { opening: { ...start.opening, chip } } : { round: { ...start.round, chip } },
    ...(game && { game: { ...game, named: { ...game.named, chip } } }),
    ...(between && { between: { ...between, chip } }),
  };
}

/** Who acts before a seat does, if they all fold. */
function foldersTo({ players, to_act }: Round, seat: number) {
  const at = (other: number | null) => players.findIndex((player) => player.seat === other);
  const own = players[at(seat)];
  if (to_act === null || own?.folded || !own?.stack) return [];
  const around = [...players.slice(at(to_act)), ...players.slice(0, at(to_act))];
  return around.slice(0, around.indexOf(own)).filter(({ folded, stack }) => !folded && stack > 0);
}

/** The key that does the same. */
const Key = ({ children }: { children?: unknown }) => html`<kbd aria-hidden="true">${children}</kbd>`;

type ButtonsProps = { may: Options | null; isLimit: boolean; act: (action: ProposedAction) => void };

/** What needs no amount. */
function Buttons({ may, isLimit, act }: ButtonsProps) {
  const callable = may ? may.call : true;
  const isTried = !may || !isLimit || may.call?.all_in || (may.raise && may.raise.all_in_to === may.raise.max_to); // in limit few can
  return html`
    ${(may?.fold ?? true) && html`<button type="button" data-key="f" onClick=${() => act({ type: "fold" })}>${WORDS.act.fold}<${Key}>F<//></button>`}
    ${(may?.check ?? true) && html`<button type="button" data-key="c" onClick=${() => act({ type: "check" })}>${WORDS.act.check}<${Key}>C<//></button>`}
    ${may?.bring_in && html`<button type="button" onClick=${() => act({ type: "bring_in" })}>${WORDS.act.bringIn(may.bring_in.to)}</button>`}
    ${callable && html`<button type="button" data-key="c" onClick=${() => act({ type: "call" })}>${may?.call ? WORDS.act.call(may.call) : WORDS.act.justCall}<${Key}>C<//></button>`}
    ${isTried && html`<button type="button" data-key="a" onClick=${() => act({ type: "all_in" })}>${WORDS.act.allIn}<${Key}>A<//></button>`}`;
}

type WagerProps = { table: Table; may: Options | null; act: (action: ProposedAction, chip?: number) => void };

/** A bet or raise of any size, and what needs none: what is legal is marked, what is not can be proposed all the same. */
function Wager({ table, may, act }: WagerProps) {
  const { round } = table.position;
  const range = may?.raise ?? null;
  const [to, setTo] = useState<number | null>(range?.min_to ?? null);
  const full = usePot(table, range);
  const type = range?.type ?? ((round.current_bet ?? 0) > 0 ? "raise" : "bet");
  const propose = (event: Event) => {
    event.preventDefault();
    if (to !== null) act({ type, to });
  };
  const isOdd = to !== null && to % (round.chip ?? 1) > 0 && to !== range?.all_in_to;
  const isLegal = range !== null && to !== null && fits(range, to) && !isOdd;
  const size = html`
    <form id="wager" class="act-raise" onSubmit=${propose}>
      ${range && html`<${Legal} range=${range} parts=${full === null ? [] : partsOf(full, round)} to=${to} set=${setTo} />`}
      <${Amount} label=${WORDS.act.total(type)} value=${to} onChange=${setTo} chips=${denominations(round)} data-key="r" />
      ${to !== null && isLegal && html`<p class="act-then dim">${after(round, to)}</p>`}
      ${isOdd && html`<${AskChip} amounts=${[to]} chip=${round.chip} yes=${(smaller: number) => act({ type, to }, smaller)} then=${`. ${WORDS.act.wagerTo(type, to)}`}><p class="dim">${WORDS.act.ifNot}</p><//>`}
      ${range && to !== null && !isLegal && !isOdd && html`<p class="act-hint dim">${hint(range, to)}</p>`}
    </form>`;
  const submit = html`<button form="wager" class=${isLegal ? "first" : ""} disabled=${to === null}>${to === null ? WORDS.act.wager(type) : WORDS.act.wagerTo(type, to)}</button>`;
  const isLimit = round.structure === "fixed_limit" || round.structure === "spread_limit";
  const buttons = html`<${Buttons} may=${may} isLimit=${isLimit} act=${act} />`;
  if (!may || range) return html`${size}<div class="act-buttons">${buttons}${submit}</div>`;
  return html`
    <div class="act-buttons">${buttons}</div>
    <details class="act-barred">
      <summary>${WORDS.act.barred(may.raise_barred)} <span>${WORDS.act.proposeAnyway}</span></summary>
      ${size}
      <div class="act-buttons">${submit}</div>
    </details>`;
}

/** The pot and the stack as they will be. */
function after({ players, pot_before_round: pot = 0, to_act }: Round, to: number) {
  const { stack = 0, committed = 0 } = players.find(({ seat }) => seat === to_act) ?? {};
  const add = Math.min(stack, to - committed);
  return WORDS.act.after(players.reduce((sum, player) => sum + player.committed, pot) + add, stack - add);
}

function fits({ min_to, max_to, all_in_to, sizes }: Range, to: number) {
  if (to === all_in_to) return true;
  return sizes ? sizes.includes(to) : min_to <= to && to <= max_to;
}

function hint(range: Range, to: number) {
  if (to < range.min_to) return WORDS.act.below(range.min_to);
  return to > range.max_to ? WORDS.act.above(range.max_to) : WORDS.act.between(range.min_to, range.max_to);
}

/**
 * Half the pot and the pot, as players say it: the whole or half of it on top of the bet.
 * @param full what a raise of the pot goes to
 */
function partsOf(full: number, { current_bet: bet = 0, chip = 1 }: { current_bet?: number; chip?: number }) {
  const half = bet + Math.floor((full - bet) / 2 / chip) * chip;
  return [
    { at: half, name: WORDS.act.halfPot },
    { at: full, name: WORDS.act.pot },
  ];
}

type LegalProps = { range: Range; parts: { at: number; name: string }[]; to: number | null; set: (to: number) => void };

/** The marks of the legal range, to click. */
function Legal({ range, parts, to, set }: LegalProps) {
  const { min_to, max_to } = range;
  const [only, why] = [WORDS.act.only(range.type), WORDS.act.why(range.all_in_to === max_to)];
  const marks: { at: number; name: string; why?: string }[] = [
    min_to === max_to ? { at: min_to, name: only, why } : { at: min_to, name: WORDS.act.minimum },
    ...parts.filter(({ at }) => at > min_to && at < max_to),
    ...(max_to > min_to
      ? [{ at: max_to, name: range.all_in_to === max_to ? WORDS.act.maximumAllIn : WORDS.act.maximum }]
      : []),
  ];
  return html`
    <div class="act-marks">
      ${marks.map(({ at, name, why = "" }) => html`<button type="button" class="mark" aria-pressed=${at === to} onClick=${() => set(at)}><span>${name}</span> <b>${chips(at)}</b>${why && html` <span>${why}</span>`}</button>`)}
    </div>`;
}

/**
 * What a raise of the pot would go to: the largest that the same rulebook allows in pot-limit, had the seat the chips. The
 * service works it out.
 */
function usePot({ spot, position }: Table, range: Range | null) {
  const { round } = position;
  const isAsked = range !== null && (round.structure === "no_limit" || round.structure === "pot_limit");
  const enough = () => ({ ...under(spot), round: { ...withChips(round), structure: "pot_limit" } });
  const answer = useLater(() => (isAsked ? ask("/v1/options", enough()) : null), [position]);
  return (answer?.options.raise?.max_to ?? null) as number | null;
}

/** The round, had the seat to act more behind than lies on the table. */
function withChips(round: Round): Round {
  const { players, pot_before_round: pot = 0, to_act } = round;
  const enough = 4 * players.reduce((sum, { committed }) => sum + committed, pot);
  return {
    ...round,
    players: players.map((player) => (player.seat === to_act ? { ...player, stack: player.stack + enough } : player)),
  };
}
