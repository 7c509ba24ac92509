// Other rulebooks on the same situation: which of them rule otherwise, and what makes the difference.

import { faultInWords } from "./api.js";
import { Citation } from "./citation.js";
import { besideBadge, outcome } from "./decision_words.js";
import { html, useEffect, useState } from "./preact.js";
import { titleOf, useDocument } from "./rulebook.js";
import { question } from "./rulebook_words.js";
import { WORDS } from "./words.js";
import { whyApart } from "./why_apart.js";

/** @import { Beside as Other, Decision, Ruleset, Table } from "./types.js" */
/** @import { Difference } from "./why_apart.js" */

/** @param {{table: Table, decision: Decision}} props */
export function Beside({ table, decision }) {
  const { beside } = table.position;
  if (!beside.length) return null;
  const apart = beside.filter((other) => isApart(decision, other)).length;
  const open = beside.filter((other) => !isApart(decision, other) && other.mayDiffer.length).length;
  return html`
    <h3>${WORDS.ruling.beside(apart, open, beside.length)}</h3>
    <ul class="other-books">
      ${beside.map((other) => html`<${OtherBook} key=${other.ruleset} table=${table} decision=${decision} other=${other} />`)}
    </ul>`;
}

/**
 * @param {Decision} ours
 * @param {Other} other
 */
function isApart(ours, { decision: theirs }) {
  return !theirs || outcome(ours) !== outcome(theirs);
}

/** @param {{table: Table, decision: Decision, other: Other}} props */
function OtherBook({ table, decision, other }) {
  const words = WORDS.ruling;
  const rulebook = /** @type {Ruleset | null} */ (useDocument(`/v1/rulesets/${other.ruleset}`));
  const apart = isApart(decision, other);
  const open = !apart && other.mayDiffer.length > 0;
  const makeRuling = () =>
    table.replace((now) => ({
      ...now,
      rulesets: [other.ruleset, ...now.rulesets.filter((name) => name !== other.ruleset)],
    }));
  const reason = other.decision && deciding(decision, other.decision);
  return html`
    <li class=${apart ? "apart" : open ? "open" : "alike"}>
      <p class="of-book">${titleOf(table.rulebooks, other.ruleset)} <span class="mark">${apart ? words.otherwise : open ? words.mayRuleOtherwise : words.alike}</span></p>
      ${
        other.decision
          ? html`
              <p class="stands"><span class=${`badge ${other.decision.ruling}`}>${words.badge[other.decision.ruling]}</span> <b>${besideBadge(other.decision)}</b></p>
              ${reason && html`<${Citation} reason=${reason} rulebook=${rulebook} />`}`
          : html`<p>${other.problem?.errors?.map(faultInWords).join(" ") ?? other.problem?.detail}</p>`
      }
      ${other.mayDiffer.length > 0 && html`<p class="small">${words.takenAsItStands(other.mayDiffer)}</p>`}
      ${apart && other.decision && html`<${Why} table=${table} other=${other} theirs=${other.decision} />`}
      <button type="button" class="quiet" onClick=${makeRuling}>${words.makeRuling}</button>
    </li>`;
}

/**
 * The reason that tells their ruling from ours: their first that is not among ours.
 * @param {Decision} ours
 * @param {Decision} theirs
 */
function deciding(ours, theirs) {
  return theirs.reasons.find(({ code }) => !ours.reasons.some((reason) => reason.code === code)) ?? theirs.reasons[0];
}

/** What makes the difference. @param {{table: Table, other: Other, theirs: Decision}} props */
function Why({ table, other, theirs }) {
  const [found, setFound] = useState(/** @type {{theirs: Decision, differences: Difference[]} | null} */ (null));
  const { body } = table.position.asked;
  useEffect(() => {
    let left = false;
    whyApart(body, other.ruleset, theirs).then(
      (differences) => left || setFound({ theirs, differences }),
      () => {}, // the rulings stand without it
    );
    return () => {
      left = true;
    };
  }, [theirs]);
  if (found?.theirs !== theirs) return null;
  const words = WORDS.ruling;
  const [ours] = table.spot.rulesets;
  const told = found.differences.flatMap(({ key, a, b }) => {
    const asked = question(key);
    return asked ? [{ ...asked, ours: asked.answer(a), theirs: asked.answer(b) }] : [];
  });
  return html`
    <div class="why-apart">
      ${told.map(
        (one) => html`
          <dl>
            <dt>${one.question}</dt>
            <dd><b>${titleOf(table.rulebooks, ours)}:</b> ${one.ours}</dd>
            <dd><b>${titleOf(table.rulebooks, other.ruleset)}:</b> ${one.theirs}</dd>
          </dl>`,
      )}
      <p><a href=${`/rulebooks/${ours}/${other.ruleset}`}>${words.allDifferences}</a></p>
    </div>`;
}
