// A decision as a floor person says it aloud, and what happened as a hand history reads. The service has decided; this only
// finds the words.

import { withoutNames } from "./api.js";
import { declarationInWords } from "./declaration.js";
import { translated } from "./language.js";
import { chips } from "./numbers.js";
import { WORDS } from "./words.js";
import type { Alternative, Decision, NamedGame, Next, Opening, Position, Reason, Spot } from "./types.js";

/** What stands, in one sentence. */
export function headline({ ruling, action, reasons: [reason] }: Decision) {
  const words = WORDS.ruling.headline;
  if (ruling === "discretion") return words.floor;
  if (ruling === "rejected") return words.notAllowed(inShort(reason));
  if (!action) return words.nothing(inShort(reason));
  return ruling === "accepted" ? words.stands(action) : words.isOnly(action);
}

/** The same beside a badge, which says already that something is not allowed. */
export function besideBadge(decision: Decision) {
  const [reason] = decision.reasons;
  return decision.ruling === "rejected" ? WORDS.ruling.headline.nothing(inShort(reason)) : headline(decision);
}

/** What comes of a choice of the floor. */
export function consequence({ action, round, next }: Alternative) {
  const words = WORDS.ruling;
  const comes = action ? words.headline.isOnly(action) : words.noAction;
  return round.to_act === null || next ? words.andOver(comes) : words.andNext(comes, round.to_act);
}

/** What the floor has chosen, if that came last. */
export function takenBy(positions: Position[]) {
  const [before, { step }] = [positions[positions.length - 2], positions[positions.length - 1]];
  return step && "choice" in step ? before?.decision?.alternatives?.[step.choice] : undefined;
}

/** A message of the service in the reader's language, with its amounts as the reader writes them. */
export function inChips(reason: Pick<Reason, "code" | "params" | "message"> | undefined) {
  const message = withoutNames((reason && translated(reason, chips)) ?? reason?.message ?? "");
  return message.replace(/(?<![\w.:/-])\d{4,}(?![\w-])/g, (amount) => chips(Number(amount)));
}

/** The first sentence of a reason, without its full stop: it has the ruling and its figures. */
function inShort(reason: Reason) {
  return bare(inChips(reason).split(". ", 1)[0]);
}

/**
 * All that a decision settles now, to be compared with another's: also whom it holds or releases, and what the next seat may do.
 */
export function outcome({
  ruling,
  action,
  penalty,
  reopened_seats,
  alternatives = [],
  round,
  next,
  options,
  reasons,
}: Decision) {
  const choices = alternatives.map(({ effect, ...choice }) => [effect.code, choice.action, seen(choice.round)]);
  const bound = reasons.filter(({ code }) => code === "turn.held" || code === "turn.released");
  const turns = bound.map(({ code, params }) => [code, params.seat]);
  return JSON.stringify([ruling, action, penalty, reopened_seats, choices, seen(round), next, options, turns]);
}

/** What is seen of a round. */
const seen = ({ to_act, players }: Decision["round"]) => [to_act, players];

/** The same, and all that later rulings may hang on: the last raise, the cap. */
export function consequences({ ruling, action, penalty, reopened_seats, alternatives, round, next }: Decision) {
  return JSON.stringify([ruling, action, penalty, reopened_seats, alternatives, round, next]);
}

type Post = NonNullable<Opening["posts"]>[number];

/** How the hand begins: what was posted, or how the round stands. */
export function beginning({ start, game }: Pick<Spot, "start" | "game">): string[] {
  const words = WORDS.log;
  if ("opening" in start) {
    if ("after" in start.opening) return [WORDS.following.nextHand];
    const { players } = start.opening;
    if (game?.opens === "antes" && game.named.ante) return [words.everybodyAntes(game.named.ante)];
    const posts = (start.opening.posts ?? []).map((post) => ({ ...post, type: postedAs(post, game?.named) }));
    if (game?.opens === "button_blind" && game.named.ante) {
      const others = posts.filter(({ type }) => type !== "small_blind");
      const antes = others.map(({ seat, type, amount }) =>
        words.posts(seat, type === "big_blind" ? "button_ante" : type, amount),
      );
      return [...antes, words.othersAnte(game.named.ante)];
    }
    const antes = posts.filter(({ type }) => type === "ante");
    const alike = antes.length === players.length && antes.every(({ amount }) => amount === antes[0].amount);
    const others = alike ? posts.filter(({ type }) => type !== "ante") : posts;
    const isShort = (at: number) =>
      (players.find(({ seat }) => seat === at)?.stack ?? 0) <
      posts.reduce((due, { seat, amount }) => due + (seat === at ? amount : 0), 0);
    const lines = others.map(({ seat, type, amount }) => words[isShort(seat) ? "owes" : "posts"](seat, type, amount));
    if (alike && antes.length) lines.unshift(words.everybodyAntes(antes[0].amount));
    return lines.length ? lines : [words.opens(players.length)];
  }
  const { pot_before_round: pot = 0, current_bet, players } = start.round;
  const bet = current_bet ?? Math.max(...players.map(({ committed }) => committed));
  return [words.stands(pot, bet, players.length)];
}

/** What a post is called: in a killed pot the kill is posted as the big blind, and the usual blinds below it as small ones. */
function postedAs({ type, amount }: Post, named: NamedGame | undefined) {
  if (!named?.kill) return type;
  if (type === "big_blind") return named.kill.size === "half" ? "half_kill" : "kill";
  const big = named.big_blind ?? named.bets?.[0] ?? 0;
  return type === "small_blind" && amount >= big ? "big_blind" : type;
}

/** One step and what came of it. */
export function stepInWords(before: Position, { step, decision }: Position) {
  const words = WORDS.log;
  if (!step) return "";
  if ("choice" in step) return words.floorChose(bare(inChips(before.decision?.alternatives?.[step.choice]?.effect)));
  if ("street" in step) return words.dealt;
  if ("won" in step) return words.given(before.next?.pots ?? [], step.won);
  if ("incident" in step) {
    const { acted_since: since = [] } = step.incident;
    const what = words.incident(step.incident);
    return since.length ? words.since(what, since.map(WORDS.incident.deed)) : what;
  }
  const toAct = before.round.to_act;
  if ("declaration" in step)
    return bare(declarationInWords(step.declaration, toAct)) || words.moves(step.declaration.seat ?? toAct);
  const seat = step.action.seat ?? toAct;
  const done =
    decision?.ruling === "accepted" && decision.action ? words.does(decision.action) : words.tries(seat, step.action);
  return seat === toAct ? done : words.outOfTurn(done);
}

/** What became of it; empty if it stands as it was made, and says so itself. */
export function became({ step, decision }: Position) {
  if (!step || !decision || ("action" in step && decision.ruling === "accepted" && decision.action)) return "";
  return headline(decision);
}

/** What is in the middle once nobody is left to act. */
export function ending(next: Next | null): string[] {
  const words = WORDS.log;
  if (!next) return [];
  const back = next.uncalled ? [words.uncalled(next.uncalled.seat, next.uncalled.amount)] : [];
  const pots = (next.pots ?? []).map(({ amount, seats }, i, all) => words.pot(i, all.length, amount, seats));
  return [...back, ...pots, ...(next.winner === null ? [] : [words.wins(next.winner)])];
}

/** A sentence without its full stop. */
function bare(sentence: string) {
  return sentence.replace(/\.$/, "");
}
