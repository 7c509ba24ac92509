// What a dispute asks where nothing is ruled on: what the seat to act may do, which pots there are, what was posted.

import { Citation } from "./citation.js";
import { disputeOf } from "./dispute_spot.js";
import { html } from "./preact.js";
import { ending } from "./telling.js";
import { WORDS } from "./words.js";

/** @import { Dispute, Options, Position, Ruleset, Table } from "./types.js" */

/** The answer to the dispute on the table; null if it is what is ruled. @param {Table} table */
export function answerOf({ spot }) {
  return spot.dispute?.asked ? (disputeOf(spot.dispute.id)?.answer ?? null) : null;
}

/** @param {{table: Table}} props */
export function Answer({ table: { spot, position } }) {
  const dispute = disputeOf(spot.dispute?.id);
  const told =
    dispute?.answer === "pots" ? ending(position.next) : dispute?.answer === "posted" ? posted(spot, position) : [];
  return html`
    <div class="ruled">
      ${dispute?.answer === "may" ? html`<${May} position=${position} />` : told.map((one) => html`<h2>${one}.</h2>`)}
    </div>`;
}

/** What the seat to act may do. @param {{position: Position}} props */
export function May({ position: { round, options } }) {
  const words = WORDS.answer;
  if (round.to_act === null || !options) return html`<h2>${WORDS.act.nobody}</h2>`;
  return html`
    <h2>${words.may(round.to_act, offered(options))}</h2>
    ${options.raise_barred && html`<p>${WORDS.act.barred(options.raise_barred)}</p>`}`;
}

/** @param {Options} options */
function offered({ fold, check, call, raise, bring_in: bringIn }) {
  const words = WORDS.answer;
  return [
    ...(fold ? [words.fold] : []),
    ...(check ? [words.check] : []),
    ...(bringIn ? [words.bringIn(bringIn.to)] : []),
    ...(call ? [words.call(call)] : []),
    ...(raise ? [words.raise(raise)] : []),
  ];
}

/**
 * What the seat that posts the ante has posted.
 * @param {Table["spot"]} spot
 * @param {Position} position
 * @returns {string[]}
 */
function posted({ start }, { round }) {
  const posts = "opening" in start ? (start.opening.posts ?? []) : [];
  const ante = posts.find(({ type }) => type === "ante");
  const player = round.players.find(({ seat }) => seat === ante?.seat);
  return ante && player ? [WORDS.answer.posted(player.seat, player.committed, round.pot ?? 0)] : [];
}

/**
 * The clauses on which it rests.
 * @param {{table: Table, rulebook: Ruleset | null}} props
 */
export function AnswerClauses({ table, rulebook }) {
  const dispute = /** @type {Dispute} */ (disputeOf(table.spot.dispute?.id));
  /** @type {Record<string, any>} */
  const topics = rulebook?.topics ?? {};
  const cited = dispute.topics.flatMap((topic) => topics[topic] ?? []);
  if (!rulebook || !dispute.topics.length) return null;
  return html`
    <h3>${WORDS.ruling.why}</h3>
    ${
      cited.length
        ? html`<${Citation} reason=${cited[0]} rulebook=${rulebook} told open />`
        : html`<${Citation} reason=${{ clause: null, standing: "assumed" }} rulebook=${rulebook} />`
    }`;
}
