// The sum that decides, to be read aloud: 400 + 500 = 900, and 800 is enough. Its numbers are those of the ruling, or of what
// was played; where they do not add up, nothing is said.

import { WORDS } from "./words.js";
import type { Position, Reason, Spot } from "./types.js";

/**
 * What a sum is made of: the reason's own numbers, and what was played. `had`: what lay in front of the seat; `pushed`:
 * the chips that it put in, motion by motion; `least`: the smallest raise; `pot`: all that was in the middle, the bets too.
 */
type Numbers = {
  params: Record<string, any>;
  had: number;
  bet: number;
  to: number;
  by: number;
  add: number;
  pushed: number[];
  isSilent: boolean;
  least: number;
  pot: number;
};

const WORTH_TELLING = 10; // times: what is tiny is under a tenth

/** What each reason's sum is; null if there is none this time. */
const SUMS: Record<string, (numbers: Numbers) => string | null> = {
  "reopening.added_up": ({ params: { before, by, facing, needed } }) =>
    before + by === facing ? WORDS.sums.enough(WORDS.sums.adds([before, by], facing), needed, facing >= needed) : null,
  "raise.not_reopened": ({ params: { facing, needed } }) => WORDS.sums.short(facing, needed),
  "chips.half_a_raise": half,
  "chips.under_half_a_raise": half,
  "chips.overchip": ({ add, pushed }) => {
    const put = sum(pushed);
    return put > add ? WORDS.sums.change(put, add, put - add) : null;
  },
  "chips.string": ({ pushed: [first, ...rest] }) => (rest.length ? WORDS.sums.string(first, sum(rest)) : null),
  "chips.tiny": ({ params: { put_in: put, facing } }) =>
    put * WORTH_TELLING < facing ? WORDS.sums.tiny(put, WORTH_TELLING, put * WORTH_TELLING, facing) : null,
  "prior.with_new": ({ params: { total }, pushed }) => {
    const parts = [total - sum(pushed), sum(pushed)];
    return parts.every((part) => part > 0) ? WORDS.sums.adds(parts, total) : null;
  },
  "raise.below_minimum": ({ params: { minimum }, bet }) =>
    bet > 0 && minimum > bet ? WORDS.sums.adds([bet, minimum - bet], minimum) : null,
  "raise.short_all_in": ({ params: { to, by }, least }) =>
    least > to ? WORDS.sums.enough(WORDS.sums.adds([to - by, by], to), least, false) : null,
  "raise.accepted": ({ params: { to, by }, least }) =>
    to > by ? WORDS.sums.enough(WORDS.sums.adds([to - by, by], to), least, to >= least) : null,
  "raise.capped": ({ params: { bet_count: count } }) => WORDS.sums.adds([1, count - 1], count),
  "spoken.raise_by": ({ params: { to, by } }) => (to > by ? WORDS.sums.adds([to - by, by], to) : null),
  "spoken.pot": pot,
  "raise.above_pot": pot,
  "undercall.full": more,
  "spoken.call_in_full": (numbers) => (sum(numbers.pushed) ? more(numbers) : null),
  "undercall.floor": ({ had, pushed, bet }) => (sum(pushed) ? WORDS.sums.short(had + sum(pushed), bet) : null),
  "call.accepted_action": ({ params: { told: claim, current_bet: bet } }) =>
    bet > claim && claim > 0 ? WORDS.sums.adds([claim, bet - claim], bet) : null,
  "pot_count.corrected": counted,
  "pot_count.floor": counted,
  "pot_count.stands": counted,
  "call.accepted": ({ params: { to, add } }) => (add < to ? WORDS.sums.adds([to - add, add], to) : null),
};

/**
 * The sum of the last ruling: that of its first reason that has one; or, where a raise stands because short all-ins added
 * up, theirs.
 * @param at which position has the ruling
 */
export function sumOf(positions: Position[], at: number): string[] {
  const numbers = numbersOf(positions, at);
  const { decision } = positions[at];
  if (!decision || !numbers) return [];
  const { seat } = numbers;
  const texts = [...reopened(positions, at, seat), ...decision.reasons].map(({ code, params }) =>
    SUMS[code]?.({ ...numbers, params }),
  );
  return texts.flatMap((text) => text ?? []).slice(0, 1);
}

/** The numbers of a ruling, and whose it is; null if there is none. */
function numbersOf(positions: Position[], at: number) {
  const { decision, step } = positions[at];
  const before = positions[at - 1];
  if (!decision || !before) return null;
  const { round, options } = before;
  const chips = step && "declaration" in step ? (step.declaration.chips ?? []) : [];
  const seat = decision.action?.seat ?? round.to_act;
  return {
    seat,
    had: round.players.find((player) => player.seat === seat)?.committed ?? 0,
    bet: round.current_bet ?? Math.max(...round.players.map(({ committed }) => committed)),
    to: decision.action?.to ?? 0,
    by: decision.action?.by ?? 0,
    add: decision.action?.add ?? 0,
    pot: (round.pot_before_round ?? 0) + sum(round.players.map(({ committed }) => committed)),
    pushed: chips.map(sum),
    isSilent: !(step && "declaration" in step && step.declaration.words),
    least: options?.raise?.min_to ?? 0,
  };
}

/** The sentence that decides, with its numbers, by the reason that it stands for. */
const ARGUMENTS: Record<string, (numbers: Numbers) => string | null> = {
  "chips.string": ({ pushed: [first, ...rest] }) => (rest.length ? WORDS.argue.string(first, sum(rest)) : null),
  "chips.overchip": ({ add, bet, pushed, isSilent }) =>
    sum(pushed) > add ? WORDS.argue.overchip(sum(pushed), bet, sum(pushed) - add, isSilent) : null,
  "undercall.full": ({ had, to, pushed }) => (sum(pushed) && to ? WORDS.argue.undercall(had + sum(pushed), to) : null),
  "raise.below_minimum": ({ params: { minimum }, bet }) =>
    bet > 0 && minimum > bet ? WORDS.argue.least(minimum, bet) : null,
  "call.accepted_action": ({ params: { told: claim, current_bet: bet } }) => WORDS.argue.told(claim, bet),
  "pot_count.corrected": ({ params: { quoted, actual, to } }) =>
    actual === undefined ? null : WORDS.argue.pot(quoted, actual, to),
  "raise.above_pot": ({ to }) => (to ? WORDS.argue.most(to) : null),
  "spoken.pot": ({ to }) => (to ? WORDS.argue.most(to) : null),
  "chips.half_a_raise": ({ params: { over, full } }) => WORDS.argue.half(over, full, true),
  "chips.under_half_a_raise": ({ params: { over, full } }) => WORDS.argue.half(over, full, false),
  "raise.capped": ({ params: { bet_count: count } }) => WORDS.argue.capped(count),
  "spoken.call_in_full": ({ to, pushed, had }) => (to ? WORDS.argue.call(had + sum(pushed), to) : null),
};

/** One sentence that says why, with the numbers that decide; empty if there is none. */
export function argumentOf(positions: Position[], at: number) {
  const numbers = numbersOf(positions, at);
  const texts =
    positions[at].decision?.reasons.map(({ code, params }) => numbers && ARGUMENTS[code]?.({ ...numbers, params })) ??
    [];
  return texts.find(Boolean) ?? "";
}

/** Each seat that is still in the hand once it is ruled: what it faces, what a full raise takes, and whether it may raise. */
export function seatLines({ round, options, decision }: Position): string[] {
  const bet = round.current_bet ?? Math.max(...round.players.map(({ committed }) => committed));
  const reopened = decision?.reopened_seats ?? [];
  const needed = bet && options?.raise ? options.raise.min_to : null;
  const isCapped = options?.raise_barred === "capped";
  return round.players
    .filter(({ folded, stack }) => !folded && stack > 0)
    .map(({ seat, committed, acted, no_raise: barred }) => {
      const isOpen =
        seat === round.to_act && options
          ? options.raise !== null
          : !barred && !isCapped && (!acted || reopened.includes(seat));
      return WORDS.argue.seat(seat, Math.max(0, bet - committed), isOpen ? needed : null, isOpen);
    });
}

/** Where nothing is ruled on: the sums that decide, and the sentence. */
export function answered(spot: Spot, positions: Position[]): { sums: string[]; argument: string } {
  const position = positions[positions.length - 1];
  const pots = potSums(position);
  if (pots.length) return { sums: pots, argument: WORDS.argue.pots(pots.length) };
  const posts = postedSums(spot, position);
  if (posts.length) {
    const { players, pot_before_round: ante = 0 } = position.round;
    const blind = Math.max(...players.filter(({ stack }) => !stack).map(({ committed }) => committed));
    return { sums: posts, argument: WORDS.argue.posted(blind + ante, blind, ante) };
  }
  return reopening(positions);
}

/** Where the question is whether a seat may raise again: what it faces, and what reopens the betting. */
function reopening(positions: Position[]) {
  const { round, options } = positions[positions.length - 1];
  const seat = round.players.find((player) => player.seat === round.to_act);
  const reasons = positions.flatMap(({ decision }) => decision?.reasons ?? []);
  const added = reasons.findLast(
    ({ code, params }) => code === "reopening.added_up" && (params as any).seats.includes(round.to_act),
  );
  const closed = reasons.findLast(({ code }) => code === "reopening.closed");
  if (!seat?.acted || !options || !(added || closed)) return { sums: [], argument: "" };
  const { needed } = ((added ?? closed) as any).params;
  const facing = (round.current_bet ?? 0) - seat.committed;
  const sums = added ? SUMS["reopening.added_up"](added as any) : WORDS.sums.short(facing, needed);
  return { sums: sums ? [sums] : [], argument: WORDS.argue.reopened(facing, needed, options.raise !== null) };
}

/** How what a short seat had is parted into its blind and its ante. */
export function postedSums({ start }: Spot, { round }: Position): string[] {
  const posts = "opening" in start ? (start.opening.posts ?? []) : [];
  const ante = posts.find(({ type }) => type === "ante");
  const player = round.players.find(({ seat }) => seat === ante?.seat);
  if (!player || player.stack || !round.pot_before_round) return [];
  return [WORDS.sums.adds([player.committed, round.pot_before_round], player.committed + round.pot_before_round)];
}

/** How each pot is made up, once the betting is over: three times 1,000 and what was there before. */
export function potSums({ round, next }: Position): string[] {
  let below = 0;
  return (next?.pots ?? []).flatMap(({ amount, seats }, i) => {
    const level = Math.min(
      ...round.players.filter(({ seat }) => seats.includes(seat)).map(({ committed }) => committed),
    );
    const full = round.players.filter(({ committed }) => committed >= level).length;
    const each = level - below;
    const before = i ? 0 : (round.pot_before_round ?? 0);
    below = level;
    return full * each + before === amount ? [WORDS.sums.pot(full, each, before, amount)] : [];
  });
}

/** That short all-ins have added up for this seat, if it now raises on the strength of that. */
function reopened(positions: Position[], at: number, seat: number | null): Pick<Reason, "code" | "params">[] {
  const { action, ruling } = positions[at].decision as import("./types.js").Decision;
  if (ruling !== "accepted" || action?.type !== "raise") return [];
  const reasons = positions.slice(0, at).flatMap(({ decision }) => decision?.reasons ?? []);
  const last = reasons.findLast(({ code }) => code === "reopening.added_up");
  return last && (last.params as any).seats.includes(seat) ? [last] : [];
}

function half({ params: { over, due, full } }: Numbers) {
  return WORDS.sums.half(due + over, due, over, full, 2 * over >= full);
}

/** That the raise is as high as the pot once the bet is called. */
function pot({ pot: all, bet, had, by }: Numbers) {
  const call = bet - had;
  return call > 0 && all + call === by ? WORDS.sums.pots(all, call, by) : null;
}

/** What an undercall lacks. */
function more({ had, to, pushed }: Numbers) {
  const put = had + sum(pushed);
  return put > 0 && put < to ? WORDS.sums.adds([put, to - put], to) : null;
}

function counted({ params: { quoted, actual } }: Numbers) {
  return quoted === actual || actual === undefined ? null : WORDS.sums.counted(quoted, actual);
}

function sum(numbers: number[]) {
  return numbers.reduce((all, number) => all + number, 0);
}
