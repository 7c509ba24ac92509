// What a dispute asks where nothing is ruled on: what the seat to act may do, which pots there are, what was posted.

import { answerTo, asksOf, disputeOf, standsAsTyped } from "./disputes.js";
import { ending } from "./in_words.js";
import { chips } from "./numbers.js";
import { html } from "./preact.js";
import { Citation, titleOf, useDocument } from "./rulebooks.js";
import { isLate } from "./setup_draft.js";
import { WORDS } from "./words.js";
import type { Opening, Options, Position, Reason, Rulebook, Table } from "./types.js";

/** The answer to the dispute on the table; null if it is what is ruled. */
export function answerOf({ spot, positions }: Table) {
  return spot.dispute?.asked && standsAsTyped({ spot, positions }) ? answerIn(spot) : null;
}

/** What the dispute of a spot asks for. */
export const answerIn = ({ dispute }: Pick<Table["spot"], "dispute">) =>
  answerTo(disputeOf(dispute?.id), dispute?.numbers ?? {});

export function Answer({ table: { spot, position } }: { table: Table }) {
  const isOne = answerIn(spot) === "may"; // what comes after it only says why
  return html`<div class="ruled">${answerLines(spot, position).map((line, i) => (i && isOne ? html`<p>${line}</p>` : html`<h2>${line}</h2>`))}</div>`;
}

/** The answer in sentences, where the hand stands so. */
export function answerLines(spot: Table["spot"], stands: Position): string[] {
  const answer = answerIn(spot);
  if (answer === "pots") return ending(stands.next).map((line) => `${line}.`);
  if (answer === "posted") return posted(spot, stands);
  if (answer === "blinds") return blinds(stands);
  const { options } = stands;
  if (!options?.raise_barred || !options.fold) return mayLines(stands);
  return [
    WORDS.answer.noRaise(offered(options, WORDS.answer.callMore).reverse()),
    WORDS.act.whyBarred(options.raise_barred),
  ];
}

/** What the seat to act may do. */
export function May({ position }: { position: Position }) {
  const [first, ...barred] = mayLines(position);
  return html`
    <h2>${first}</h2>
    ${barred.map((line) => html`<p>${line}</p>`)}`;
}

function mayLines({ round, options }: Pick<Position, "round" | "options">) {
  if (round.to_act === null || !options) return [WORDS.act.nobody];
  const barred = options.raise_barred ? [WORDS.act.barred(options.raise_barred)] : [];
  const early = round.players.find(({ seat }) => seat === round.to_act)?.out_of_turn;
  const isHeld = early && !options.fold;
  const may = WORDS.answer[isHeld ? "must" : "may"](round.to_act, offered(options));
  const isFree = early?.since === "raise" || (early?.since === "call" && early.type !== "check");
  if (isHeld || !isFree) return [may, ...barred];
  const [released, back] = WORDS.answer.released(early);
  return [`${released} ${may}`, ...(back ? [back] : []), ...barred];
}

function offered(
  { fold, check, call, raise, bring_in: bringIn }: Options,
  callOf: (call: NonNullable<Options["call"]>) => string = WORDS.answer.call,
) {
  const words = WORDS.answer;
  return [
    ...(fold ? [words.fold] : []),
    ...(check ? [words.check] : []),
    ...(bringIn ? [words.bringIn(bringIn.to)] : []),
    ...(call ? [callOf(call)] : []),
    ...(raise ? [words.raise(raise)] : []),
  ];
}

/** Who waits, who posts beside the blinds, and who has the button and the blinds. */
function blinds({ round: { button, to_act: first, players }, asked: request, waiting = [] }: Position) {
  const { posts = [] } = request.body.opening as Opening;
  const of = (name: string) => posts.filter(({ type }) => type === name).map(({ seat }) => seat);
  const isDead = players.every(({ seat }) => seat !== button);
  return [
    ...waiting.map(({ seat, until }) => WORDS.answer.waits(seat, until)),
    ...posts.filter(isLate).map(({ seat, type, amount }) => `${WORDS.log.posts(seat, type, amount)}.`),
    WORDS.answer.button(button, isDead),
    WORDS.answer.blinds(of("small_blind"), of("big_blind"), first),
  ];
}

/** What the seat that posts the ante has posted. */
function posted({ start }: Table["spot"], { round }: Pick<Position, "round">): string[] {
  const posts = "opening" in start ? (start.opening.posts ?? []) : [];
  const ante = posts.find(({ type }) => type === "ante");
  const player = round.players.find(({ seat }) => seat === ante?.seat);
  return ante && player ? [`${WORDS.answer.posted(player.seat, player.committed, round.pot_before_round ?? 0)}.`] : [];
}

/** The reason that it rests on, as a ruling has one: the clause of the first of its topics that the book speaks to. */
export function answerReason(spot: Table["spot"], rulebook: Rulebook | null): Pick<Reason, "clause" | "basis"> | null {
  if (!rulebook || !disputeOf(spot.dispute?.id)?.topics.length) return null;
  return spokenTo(spot, rulebook)[0] ?? { clause: null, basis: "assumed" };
}

/** The reason of a ruling that is about the dispute itself: the first that has the clause of one of its topics. */
export function decidingReason(spot: Table["spot"], rulebook: Rulebook | null, reasons: Reason[]): Reason {
  const clauses = spokenTo(spot, rulebook).map(({ clause }) => clause);
  const [clause] = clauses.filter((id) => reasons.some((reason) => reason.clause === id));
  return reasons.find((reason) => reason.clause === clause) ?? reasons[0];
}

const MOST_CLAUSES = 2; // that are told before the dispute is asked

/** What the book says of the dispute, before it is asked. */
export function BeforeAnswer({ table: { spot, rulebooks } }: { table: Table }) {
  const rulebook = useDocument(`/v1/rulebooks/${spot.rulebooks[0]}`) as Rulebook | null;
  const reasons = spokenTo(spot, rulebook);
  const distinct = reasons.filter(({ clause }, i) => reasons.findIndex((other) => other.clause === clause) === i);
  if (!distinct.length) return null;
  return html`
    <section class="ruling card" aria-labelledby="said-of-it">
      <p class="of-book" id="said-of-it">${WORDS.happened.says(titleOf(rulebooks, spot.rulebooks[0]))}</p>
      ${distinct.slice(0, MOST_CLAUSES).map((reason) => html`<${Citation} key=${reason.clause} reason=${reason} rulebook=${rulebook} shown open />`)}
    </section>`;
}

/** What the book has on the topics of the dispute, the nearest first. */
function spokenTo(spot: Table["spot"], rulebook: Rulebook | null): Pick<Reason, "clause" | "basis">[] {
  const topics: Record<string, any> = rulebook?.topics ?? {};
  return (disputeOf(spot.dispute?.id)?.topics ?? []).flatMap((topic) => topics[topic] ?? []);
}

/** The clause on which it rests. */
export function AnswerClauses({ table, rulebook }: { table: Table; rulebook: Rulebook | null }) {
  const reason = answerReason(table.spot, rulebook);
  if (!reason) return null;
  return html`
    <h3>${WORDS.ruling.why}</h3>
    <${Citation} reason=${reason} rulebook=${rulebook} shown open />`;
}

/** What was asked, with its numbers: where nothing is ruled on, that is all that happened. */
export function askedInWords({ dispute }: Table["spot"]) {
  const of = disputeOf(dispute?.id);
  const given = (of ? asksOf(of, dispute?.numbers ?? {}) : []).flatMap((ask) => {
    const value = dispute?.numbers[ask.name];
    if (value === null || value === undefined) return [];
    return [`${ask.label} ${"choices" in ask ? ask.choices[value] : chips(Number(value))}`];
  });
  const { title = "" } = of ?? {};
  const [ended, details] = [/[.?!]$/.test(title) ? title : `${title}.`, given.join(", ")];
  return details ? `${ended} ${details}.` : ended;
}
