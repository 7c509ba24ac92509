// The ruling: what stands, why and by which clause, what the floor may choose, and what other rulebooks say.

import { Answer, AnswerClauses, answerOf, May } from "./answer.js";
import { Card } from "./card.js";
import { Beside } from "./compare.js";
import { Badge, badgeOf } from "./controls.js";
import { besideBadge, consequence, inChips, stepInWords, takenBy } from "./in_words.js";
import { isReplayed } from "./hand_log.js";
import { html, useEffect, useRef } from "./preact.js";
import { Citation, titleOf, useDocument } from "./rulebooks.js";
import { WORDS } from "./words.js";
import type { Alternative, Decision, Position, Reason, Rulebook, Table } from "./types.js";

export function Ruling({ table }: { table: Table }) {
  const { position } = table;
  const verdict = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isInDispute(position)) verdict.current?.scrollIntoView({ block: "nearest" });
  }, [position]);
  const answer = answerOf(table);
  const isPlayed = isReplayed(table);
  const decision = isPlayed ? null : position.decision;
  const choose = (choice: number) => {
    verdict.current?.focus(); // the choices go away, and the focus with them
    table.step({ choice });
  };
  const rulebook = useDocument(`/v1/rulebooks/${table.spot.rulebooks[0]}`) as Rulebook | null;
  return html`
    <section class="ruling card" aria-labelledby="ruling">
      <p class="of-book" id="ruling">${WORDS.ruling.by(titleOf(table.rulebooks, table.spot.rulebooks[0]))}</p>
      <div aria-live="polite" tabindex="-1" ref=${verdict}>${answer ? html`<${Answer} table=${table} />` : isPlayed ? html`<h2>${stepInWords(table.positions[table.positions.length - 2], position)}.</h2>` : decision ? html`<${Verdict} decision=${decision} />` : html`<${Chosen} table=${table} />`}</div>
      ${(answer || decision || takenBy(table.positions)) && html`<${Card} table=${table} rulebook=${rulebook} />`}
      ${answer && html`<${AnswerClauses} table=${table} rulebook=${rulebook} /><${Beside} table=${table} />`}
      ${
        !answer &&
        decision &&
        html`
          <${Choices} decision=${decision} onChoose=${choose} />
          <${Reasons} reasons=${decision.reasons} rulebook=${rulebook} />
          <${Beside} table=${table} />`
      }
    </section>`;
}

/** Whether the ruling is what the reader waits for; plain actions that stand are only played through. */
function isInDispute({ step, decision }: Position) {
  return decision !== null && step !== null && (!("action" in step) || decision.ruling !== "accepted");
}

/** The headline, and what it means for the others. */
function Verdict({ decision }: { decision: Decision }) {
  const words = WORDS.ruling;
  const { ruling, action, reopened_seats: reopened, penalty, round, options, reasons } = decision;
  const again = reasons.every(({ code }) => code !== "reopening.checked"); // they have only checked
  return html`
    <div class="ruled">
      <${Badge} of=${badgeOf(decision)} />
      <h2>${besideBadge(decision)}</h2>
      <ul class="follows">
        ${ruling === "discretion" && action && html`<li>${words.settled(words.headline.isOnly(action))}</li>`}
        ${reopened.length > 0 && html`<li class="reopened">${words.mayRaise(reopened, again)}</li>`}
        ${penalty && html`<li class="penalty">${words.penalty}</li>`}
        ${!options ? html`<li>${words.over}</li>` : ruling !== "discretion" && round.to_act !== null && html`<li>${words.next(round.to_act)}</li>`}
      </ul>
    </div>`;
}

/** The headline in a line, for a screen that has the ruling further down: it leads there. */
export function Became({ table }: { table: Table }) {
  const { decision } = table.position;
  if (!decision || isReplayed(table)) return null;
  const there = () => (document.querySelector(".to-card button") as HTMLElement | null)?.click();
  return html`
    <button type="button" class="became" onClick=${there}>
      <${Badge} of=${badgeOf(decision)} />
      <span>${besideBadge(decision)}</span><span class="more">${WORDS.card.show}</span>
    </button>`;
}

/** What the floor chose, if that came last. */
function Chosen({ table: { positions, position } }: { table: Table }) {
  const words = WORDS.ruling;
  if (!position.step) return html`<${May} position=${position} />`;
  if ("won" in position.step) return html`<h2>${words.handOver}</h2>`;
  if (!("choice" in position.step)) return html`<h2>${words.newStreet}</h2>`;
  const taken = takenBy(positions);
  if (!taken) return null;
  return html`
    <div class="ruled">
      <${Badge} of="chosen" />
      <h2>${inChips(taken.effect)}</h2>
      <p>${consequence(taken)}</p>
    </div>`;
}

type ChoicesProps = { decision: Decision; onChoose: (choice: number) => void };

/** What the floor may choose. */
function Choices({ decision: { alternatives = [] }, onChoose }: ChoicesProps) {
  if (!alternatives.length) return null;
  return html`
    <h3>${WORDS.ruling.floorMay}</h3>
    <ol class="floor-choices">
      ${alternatives.map(
        (alternative: Alternative, i) => html`
          <li><button type="button" onClick=${() => onChoose(i)}>
            <b>${inChips(alternative.effect)}</b>
            <span>${consequence(alternative)}</span>
          </button></li>`,
      )}
    </ol>`;
}

/** Each reason in order, with its clause. */
function Reasons({ reasons, rulebook }: { reasons: Reason[]; rulebook: Rulebook | null }) {
  return html`
    <h3>${WORDS.ruling.why}</h3>
    <ol class="reasons">
      ${reasons.map(
        (reason, i) => html`
          <li key=${reason.code}>
            <p>${inChips(reason)}</p>
            <${Citation} reason=${reason} rulebook=${rulebook} shown open=${i === 0} />
          </li>`,
      )}
    </ol>`;
}
