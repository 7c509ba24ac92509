// A spot played out by the service, step by step. Nothing about betting is decided here.

import { ask, Refused } from "./api.js";
import { WORDS } from "./words.js";
import type { Round, Beside, Played, Position, Spot, Step } from "./types.js";

const MOST_PLAYED = 60; // steps that each other rulebook plays too; in longer hands it rules on the round as it stands

/**
 * Where the hand stands after each step, as far as the service takes it, and what the other rulebooks make of the last
 * ruling, and of where the hand stands. What was asked before is not asked again.
 */
export async function play(spot: Spot): Promise<Played> {
  if ("opening" in spot.start) {
    for (const rulebook of spot.rulebooks.slice(1)) begun({ ...spot, rulebooks: [rulebook] }).catch(() => {}); // none waits
  }
  const { positions, problem } = await playedUnder(spot, spot.steps);
  const ruled = positions.findLastIndex(({ decision }) => decision);
  const last = positions.findLastIndex(({ step }) => !step || !("choice" in step || "won" in step));
  try {
    for (const at of new Set([ruled, last])) if (at >= 0) positions[at].others = await othersAt(spot, positions, at);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { positions, problem: problem ?? error.problem };
  }
  return { positions, problem };
}

/**
 * What the other rulebooks make of the hand from its posts on. One that cannot come that far decides on the round as it
 * stands, and so does each where the hand has no beginning. Throws Refused.
 */
async function othersAt(spot: Spot, ours: Position[], at: number): Promise<Beside[]> {
  const [, ...rulebooks] = spot.rulebooks;
  const isPlayed = "opening" in spot.start && at <= MOST_PLAYED;
  const played = isPlayed ? await Promise.all(rulebooks.map((rulebook) => fromPosts(spot, ours, at, rulebook))) : [];
  const rulings = played.flatMap((ruling) => ruling ?? []);
  const missing = rulebooks.filter((rulebook) => !rulings.some((ruling) => ruling.rulebook === rulebook));
  rulings.push(...(await decidedByOthers(missing, ours[at])));
  return rulebooks.flatMap((rulebook) => rulings.filter((ruling) => ruling.rulebook === rulebook));
}

/** What another rulebook makes of the hand: all that was done before is as it rules on it. Null if it cannot come that far. */
async function fromPosts(spot: Spot, ours: Position[], at: number, rulebook: string): Promise<Beside | null> {
  const { positions: theirs } = await playedUnder({ ...spot, rulebooks: [rulebook] }, spot.steps.slice(0, at), ours);
  const stands = theirs[at];
  if (!stands || (ours[at].decision && !stands.decision)) return null;
  return { rulebook, decision: stands.decision ?? undefined, stands, asked: stands.asked };
}

/** What other rulebooks decide on the round as the ruling book made it: items of a batch. Throws Refused. */
export async function decidedByOthers(rulebooks: string[], { decision, asked: request }: Position): Promise<Beside[]> {
  if (!decision || !rulebooks.length) return [];
  const { items } = await ask("/v1/decisions/batch", {
    items: rulebooks.map((rulebook) => ({ ...request.body, rulebook })),
  });
  return rulebooks.map((rulebook, i) => ({ rulebook, decision: items[i].answer, problem: items[i].problem }));
}

/** @param ours the same under the ruling book, if this is another one */
async function playedUnder(spot: Spot, steps: Step[], ours?: Position[]): Promise<Played> {
  const positions: Position[] = [];
  try {
    positions.push(await begun(spot));
    for (const [i, step] of steps.entries()) {
      const before = positions[i];
      if ("won" in step) positions.push(paid(before, step));
      else positions.push("choice" in step ? chosen(before, step, ours?.[i]) : await after(spot, before, step));
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { positions, problem: error.problem };
  }
  return { positions, problem: null };
}

/** What every question says of the rulebook. */
export function under({ rulebooks: [rulebook], house, game }: Pick<Spot, "rulebooks" | "house" | "game">) {
  const rules = { ...game?.house, ...house }; // the house's own go first
  return Object.keys(rules).length ? { rulebook, house_rules: rules } : { rulebook };
}

async function begun(spot: Spot): Promise<Position> {
  const rules = under(spot);
  if ("opening" in spot.start) {
    const { after: table, ...opening } = spot.start.opening as any;
    const dealt = table && (await ask("/v1/next-hand", { ...rules, table })).deal;
    const request = { path: "/v1/rounds", body: { ...rules, opening: dealt?.opening ?? opening } };
    return { ...standing(null, request, await ask(request.path, request.body)), waiting: dealt?.waiting };
  }
  const request = { path: "/v1/options", body: { ...rules, round: spot.start.round } };
  return standing(null, request, { ...(await ask(request.path, request.body)), round: spot.start.round, next: null });
}

const NOTHING = { step: null, options: null, next: null, decision: null, others: [] };

/** Where the hand stands by an answer. */
function standing(
  step: Step | null,
  request: Position["asked"],
  { round, options, next }: Pick<Position, "round" | "options" | "next">,
): Position {
  return { ...NOTHING, step, asked: request, round, options, next };
}

async function after(
  spot: Spot,
  before: Position,
  step: Exclude<Step, { choice: number } | { won: number[][] }>,
): Promise<Position> {
  if ("street" in step) {
    const request = { path: "/v1/next-street", body: { ...under(spot), round: before.round, ...step.street } };
    return standing(step, request, await ask(request.path, request.body));
  }
  const request = { path: "/v1/decisions", body: { ...under(spot), round: before.round, ...step } };
  const decision = await ask(request.path, request.body);
  return { ...standing(step, request, decision), decision };
}

/**
 * The floor has chosen: it goes on from there. Another rulebook may name the same choice elsewhere, or leave none: then it
 * goes on from its own ruling.
 * @param ours the ruling book's position before, if this is another one
 */
function chosen(before: Position, step: { choice: number }, ours?: Position): Position {
  const named = ours?.decision?.alternatives?.[step.choice]?.effect.code;
  const choices = before.decision?.alternatives ?? [];
  if (ours && before.decision && !choices.length) return { ...before, step };
  const taken = ours ? choices.find(({ effect }) => effect.code === named) : choices[step.choice];
  if (!taken) throw new Refused({ detail: WORDS.noSuchChoice });
  return standing(step, before.asked, taken);
}

/**
 * The pots are given to who won them. How cards compare, and who of several gets the odd chips, no rule of betting says:
 * the reader has told the first, and odd chips go by one to the first seats left of the button.
 */
export function paid(before: Position, step: { won: number[][] }): Position {
  const { round, next, asked: request } = before;
  const { pots, uncalled } = next ?? {};
  const fits = pots?.length === step.won.length && pots.every(({ seats }, i) => isShared(seats, step.won[i]));
  if (!pots || !fits) throw new Refused({ detail: WORDS.noSuchPot });
  const all = uncalled ? [new Map([[uncalled.seat, uncalled.amount]])] : [];
  for (const [i, { amount }] of pots.entries()) all.push(shares(amount, step.won[i], round));
  const players = round.players.map((player) => ({
    ...player,
    stack: all.reduce((stack, share) => stack + (share.get(player.seat) ?? 0), player.stack),
    committed: 0,
  }));
  return {
    ...NOTHING,
    step,
    asked: request,
    round: { ...round, pot_before_round: 0, pots_before_round: undefined, to_act: null, players },
  };
}

function isShared(seats: number[], won: number[]) {
  return won.length > 0 && new Set(won).size === won.length && won.every((seat) => seats.includes(seat));
}

/** What each gets of a pot, in chips of the table as far as these go. */
function shares(amount: number, won: number[], { players, button = -1, chip = 1 }: Round): Map<number, number> {
  const seats = players.map(({ seat }) => seat);
  const after = seats.includes(button) ? seats.indexOf(button) + 1 : seats.findIndex((seat) => seat > button);
  const order = [...seats.slice(Math.max(after, 0)), ...seats.slice(0, Math.max(after, 0))];
  const winners = order.filter((seat) => won.includes(seat));
  const each = Math.floor(amount / winners.length / chip) * chip;
  const odd = amount - each * winners.length;
  return new Map(winners.map((seat, i) => [seat, each + Math.max(0, Math.min(chip, odd - i * chip))]));
}
