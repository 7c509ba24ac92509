// The ruling as a card: the whole screen, to be turned round and read across a table.

import { DENOMINATIONS } from "./amount.js";
import { answerIn, answerLines, answerOf, answerReason, askedInWords, decidingReason } from "./answer.js";
import { Discs, piles } from "./chip_stack.js";
import { othersOf } from "./compare.js";
import { Badge, badgeOf, copied, useDialog } from "./controls.js";
import { statementInWords } from "./declaration.js";
import { besideBadge, consequence, inChips, takenBy, stepInWords } from "./in_words.js";
import { chips } from "./numbers.js";
import { html, useState } from "./preact.js";
import { Citation, clauseOf, titleOf } from "./rulebooks.js";
import { answered, argumentOf, seatLines, sumOf } from "./sums.js";
import { WORDS } from "./words.js";
import type { Decision, Position, Rulebook, Table } from "./types.js";

const LONG = 24; // characters of a ruling, from which on its letters are smaller
const MOST_TOLD = 3; // things that happened: what came before is on the felt

/** The way to it, and the card. */
export function Card({ table, rulebook }: { table: Table; rulebook: Rulebook | null }) {
  const [isTurned, turn] = useState(false);
  const [sent, setSent] = useState("");
  const dialog = useDialog(() => {
    turn(false);
    setSent("");
  });
  const words = WORDS.card;
  const send = async () => setSent(await sendIt(lines(table).join(" ")));
  const [, next] = table.newest.rulebooks;
  return html`
    <div class="to-card">
      <${Pinned} table=${table} rulebook=${rulebook} />
      <button type="button" onClick=${dialog.open}>${words.open}</button>
    </div>
    <dialog class="ruling-card" ref=${dialog.ref} aria-labelledby="card-ruling" onClose=${dialog.onClose}>
      ${
        dialog.isOpen &&
        html`
          <div class=${isTurned ? "card-face turned" : "card-face"} tabindex="0" aria-busy=${table.busy}>
            <${Face} table=${table} rulebook=${rulebook} />
          </div>
          <button type="button" class="card-close" aria-label=${WORDS.close} onClick=${dialog.close}>×</button>
          <div class="card-ways">
            <button type="button" onClick=${() => turn(!isTurned)} aria-pressed=${isTurned}>${words.turn}</button>
            ${next && html`<button type="button" aria-label=${words.otherIs(titleOf(table.rulebooks, next))} onClick=${() => table.replace(ruledByNext)}>${words.other}</button>`}
            <button type="button" onClick=${() => window.print()}>${words.print}</button>
            <button type="button" onClick=${send}>${words.send}</button>
            <p role="status">${sent}</p>
          </div>`
      }
    </dialog>`;
}

/** The ruling in a line, for a screen that has the rest of it further down. */
function Pinned({ table, rulebook }: { table: Table; rulebook: Rulebook | null }) {
  const { reason, badge } = ruledOn(table, rulebook);
  const source = clauseOf(reason?.clause, rulebook)?.source;
  return html`
    <p class="pinned" aria-hidden="true">
      <${Badge} of=${badge} />
      <b>${lines(table)[0]}</b>
      ${source && html`<small>${source}</small>`}
    </p>`;
}

/** The next rulebook rules, and the one that did goes last. */
function ruledByNext(now: Table["spot"]) {
  const [ruling, next, ...rest] = now.rulebooks;
  return { ...now, rulebooks: [next, ...rest, ruling] as [string, ...string[]] };
}

/** What was ruled last, at which position, and by which reason; if the floor chose, what it chose of. */
function ruledOn(table: Table, rulebook: Rulebook | null) {
  const { spot, positions } = table;
  const isAnswer = answerOf(table) !== null;
  const taken = takenBy(positions);
  const at = positions.length - (taken ? 2 : 1);
  const decision = isAnswer ? null : positions[at].decision;
  const reason = isAnswer ? answerReason(spot, rulebook) : decision && decidingReason(spot, rulebook, decision.reasons);
  return { isAnswer, taken, at, decision, reason, badge: decision && (taken ? "chosen" : badgeOf(decision)) };
}

function Face({ table, rulebook }: { table: Table; rulebook: Rulebook | null }) {
  const { spot, positions, rulebooks, position } = table;
  const { isAnswer, taken, at, decision, reason, badge } = ruledOn(table, rulebook);
  const answer = isAnswer ? answered(spot, positions) : null;
  const isBetting = answerIn(spot) !== "blinds";
  const message = reason && "message" in reason ? inChips(reason as Decision["reasons"][0]) : "";
  const why = (answer ? answer.argument : taken ? "" : argumentOf(positions, at)) || message;
  const sums = answer ? answer.sums : taken ? [] : sumOf(positions, at);
  const shown = answer?.argument && position.options?.raise_barred ? lines(table).slice(0, 1) : lines(table); // the argument says why
  const apart = othersOf(table).filter(({ likeness }) => likeness === "apart");
  return html`
    <header class="card-book">${WORDS.ruling.by(titleOf(rulebooks, spot.rulebooks[0]))}</header>
    <${Happened} table=${table} at=${at} />
    <div class="card-ruling">
      <${Badge} of=${badge} />
      <div id="card-ruling" class=${isAnswer && lines(table).length > 1 ? "several" : ""}>${shown.map(
        (line, i) =>
          html`<p class=${i && !isAnswer ? "card-more" : line.length > LONG ? "card-stands long" : "card-stands"}>${line}</p>`,
      )}</div>
      ${decision && !taken && html`<${Choices} decision=${decision} />`}
      ${sums.map((text) => html`<p class="card-sum">${text}</p>`)}
      ${why && !shown.includes(why) && html`<p class="card-why">${why}</p>`}
      ${reason && html`<${Citation} reason=${reason} rulebook=${rulebook} />`}
      ${isBetting && html`<ul class="card-seats">${seatLines(position).map((line) => html`<li>${line}</li>`)}</ul>`}
    </div>
    ${
      apart.length > 0 &&
      html`
        <ul class="card-others">
          ${apart.map(({ other, lines: theirs }) => html`<li><span>${titleOf(rulebooks, other.rulebook)}</span> <b>${theirs.join(" ")}</b></li>`)}
        </ul>`
    }`;
}

/** What the floor may choose. */
function Choices({ decision: { alternatives = [] } }: { decision: Decision }) {
  if (!alternatives.length) return null;
  return html`
    <p class="card-may">${WORDS.ruling.floorMay}</p>
    <ul class="card-choices">${alternatives.map(({ effect }) => html`<li>${inChips(effect)}</li>`)}</ul>`;
}

/** What stands, and what there is beside it, in sentences. */
function lines(table: Table): string[] {
  const { spot, position, positions } = table;
  const taken = takenBy(positions);
  if (taken) return [inChips(taken.effect), consequence(taken)];
  if (answerOf(table) || !position.decision) return answerLines(spot, position);
  const { reopened_seats: reopened, reasons } = position.decision;
  const again = reasons.every(({ code }) => code !== "reopening.checked");
  return [besideBadge(position.decision), ...(reopened.length ? [`${WORDS.ruling.mayRaise(reopened, again)}.`] : [])];
}

/** What was said and pushed: the chips themselves on the felt, and a sentence. */
function Happened({ table: { positions, spot }, at }: { table: Table; at: number }) {
  const { current_bet: current, players } = positions[Math.max(0, at - 1)].round;
  const bet = current ?? Math.max(...players.map(({ committed }) => committed));
  const isAnswer = answerIn(spot) !== null;
  const events = positions
    .slice(0, at + 1)
    .flatMap((position, i) =>
      i && (isAnswer || isInDispute(positions, i, at)) ? [eventOf(positions[i - 1], position)] : [],
    );
  const shown = isAnswer ? events : events.slice(-MOST_TOLD);
  return html`
    <div class="card-felt">
      ${
        bet > 0 &&
        answerIn(spot) !== "blinds" &&
        (!isAnswer || !shown.length) &&
        html`<figure><${Discs} motions=${[chipsOf(bet)]} /><figcaption>${WORDS.card.bet(bet)}</figcaption></figure>`
      }
      ${shown.map(
        ({ motions, speech, caption }) =>
          (motions.length > 0 || speech) &&
          html`<figure>
            ${speech && html`<p class="card-speech">${speech}</p>`}
            ${motions.length > 0 && html`<${Discs} motions=${motions} />`}
            ${caption && html`<figcaption>${caption}</figcaption>`}
          </figure>`,
      )}
    </div>
    <p class="card-told">${isAnswer ? askedInWords(spot) : shown.map(({ sentence }) => `${sentence.replace(/\.$/, "")}. `)}</p>`;
}

/**
 * Whether the card tells this step: what was said or pushed, what happened, what was done out of turn, and the last.
 * @param at which is the last
 */
function isInDispute(positions: Position[], i: number, at: number) {
  const { step } = positions[i];
  if (!step || "street" in step || "won" in step) return false;
  if (i === at) return true;
  return !("action" in step) || (step.action.seat !== undefined && step.action.seat !== positions[i - 1].round.to_act);
}

/** A step as the card shows it. */
function eventOf(
  before: Position,
  position: Position,
): { motions: number[][]; speech: string; caption: string; sentence: string } {
  const { step } = position;
  const plain = {
    motions: [] as number[][],
    speech: "",
    caption: "",
    sentence: stepInWords(before, position),
  };
  if (!step) return plain;
  if ("declaration" in step) {
    const { chips: motions = [], words: statements = [], prior_chips: prior = [] } = step.declaration;
    const pushed = motions.length ? [...(prior.length ? [prior] : []), ...motions] : [];
    const sums = pushed.map((pile) => pile.reduce((all, chip) => all + chip, 0));
    return {
      ...plain,
      motions: pushed,
      speech: statements.map(statementInWords).join(" … "),
      caption: sums.length ? WORDS.card.pushed(sums) : "",
    };
  }
  if ("action" in step) {
    const { to = 0, type, seat } = step.action;
    const whole = to || (type === "all_in" ? (position.decision?.action?.to ?? 0) : 0);
    if (type === "fold" || type === "check" || !whole) return plain;
    const caption = seat === undefined ? chips(whole) : WORDS.card.early(whole);
    return { ...plain, motions: [chipsOf(whole)], caption };
  }
  if ("incident" in step && step.incident.amount)
    return { ...plain, motions: [chipsOf(step.incident.amount)], caption: chips(step.incident.amount) };
  return plain;
}

/** The chips that make an amount, as few as there can be. */
function chipsOf(amount: number) {
  return piles(amount, DENOMINATIONS).flatMap(({ worth, count }) => Array(count).fill(worth));
}

/** Sends the link by what the device has for that, or copies it. What was done, in words. */
async function sendIt(text: string) {
  const words = WORDS.card;
  const what = { title: words.title, text, url: location.href };
  try {
    if (navigator.share) {
      await navigator.share(what);
      return "";
    }
    return (await copied(`${text} ${what.url}`)) ? words.copied : words.notSent;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "" : words.notSent;
  }
}
