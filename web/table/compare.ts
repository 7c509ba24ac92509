// Other rulebooks on the same situation: which of them rule otherwise, and which parameter makes the difference. It is found
// by asking the service again: under the ruling book with one parameter after the other set as the other book has it, and
// the other way round.

import { answerLines, answerOf, answerReason } from "./answer.js";
import { ask, faultInWords, read } from "./api.js";
import { Badge, badgeOf, Dialog, toggled, useDialog, useLater } from "./controls.js";
import { standsAsTyped } from "./disputes.js";
import { besideBadge, consequences, outcome } from "./in_words.js";
import { ruledBy } from "./new_hand.js";
import { play } from "./play.js";
import { html } from "./preact.js";
import { Citation, question, titleOf, useDocument } from "./rulebooks.js";
import { WORDS } from "./words.js";
import type { Beside, Beside as Other, Decision, Diff, Position, Rulebook, RulebookEntry, Table } from "./types.js";

/**
 * How another book rules beside ours: otherwise now, alike now but not in all that follows, alike, or so only because it is silent.
 */
type Likeness = "apart" | "later" | "alike" | "silent";

/** How many books differ, and a sheet on which they are taken and left. */
export function Compare({ table }: { table: Table }) {
  const dialog = useDialog();
  const { newest, rulebooks } = table;
  const beside = newest.rulebooks.slice(1);
  const all = useAll(table) ?? othersOf(table);
  const words = WORDS.rulebooks;
  const toggle = (id: string) =>
    table.replace((now) => ({ ...now, rulebooks: [now.rulebooks[0], ...toggled(now.rulebooks.slice(1), id)] }));
  const [apart, silent] = ["apart", "silent"].map((how) => all.filter(({ likeness }) => likeness === how));
  const differs = (id: string) => apart.some(({ other }) => other.rulebook === id);
  return html`
    <div class="beside">
      <button type="button" onClick=${dialog.open}>${words.differ(apart.length, silent.length, all.length)}</button>
      <${Dialog} of=${dialog} kind="sheet" name="beside" title=${words.beside}>
        <div class="beside-books" role="group" aria-label=${words.beside}>
          ${choosable(rulebooks, newest.rulebooks).map(
            ({ id }) => html`
              <button type="button" class="mark" aria-pressed=${beside.includes(id)} aria-label=${titleOf(rulebooks, id)} onClick=${() => toggle(id)}>
                ${titleOf(rulebooks, id)}${differs(id) && html` <small>${WORDS.ruling.likeness.apart}</small>`}</button>`,
          )}
        </div>
      <//>
    </div>`;
}

/** What all other rulebooks make of the dispute that was ruled on; null where none was, and while they are asked. */
function useAll(table: Table) {
  const { spot, position, busy, rulebooks } = table;
  const isRuled = !busy && spot.dispute?.asked && standsAsTyped(table);
  const ruled = async () => {
    const books = rulebooks.map(({ id }) => id);
    const { positions, problem } = await play({ ...spot, rulebooks: ruledBy(books, spot.rulebooks[0]) });
    return problem ? null : othersOf({ ...table, positions, position: positions[positions.length - 1] });
  };
  return useLater(() => (isRuled ? ruled() : null), [position]);
}

/**
 * What may stand beside the rulebook that rules. What a link put there may be a pin, or unknown: it can be taken away.
 * @param named at the table, the one that rules first
 */
function choosable(rulebooks: RulebookEntry[], [ruling, ...beside]: string[]) {
  const ids = rulebooks.map(({ id }) => id);
  const further = beside.filter((id) => !ids.includes(id)).map((id) => ({ id, title: titleOf(rulebooks, id) }));
  return [...rulebooks, ...further].filter(({ id }) => id !== ruling);
}

/** What the other rulebooks say, and whether that is what ours says. */
export function othersOf(table: Table): { other: Other; likeness: Likeness; lines: string[] }[] {
  const { spot, position } = table;
  const { others } = position;
  if (answerOf(table)) {
    const ours = answerLines(spot, position).join(" ");
    const isAlike = (lines: string[], { stands }: Other) =>
      lines.join(" ") === ours && JSON.stringify(stands?.options) === JSON.stringify(position.options);
    return others.flatMap((other) => {
      if (!other.stands) return [];
      const lines = answerLines(spot, other.stands);
      return [{ other, likeness: isAlike(lines, other) ? "alike" : "apart", lines }];
    });
  }
  const { decision } = position;
  if (!decision || !standsAsTyped(table)) return [];
  return others.map((other) => ({
    other,
    likeness: likeness(decision, other),
    lines: other.decision ? [besideBadge(other.decision)] : refused(other),
  }));
}

function likeness(ours: Decision, { decision: theirs }: Other): Likeness {
  if (!theirs || outcome(ours) !== outcome(theirs)) return "apart";
  if (consequences(ours) !== consequences(theirs)) return "later";
  const isSilent = deciding(ours, theirs).basis === "assumed" && ours.reasons[0].basis !== "assumed";
  return isSilent ? "silent" : "alike";
}

/** Why another book cannot rule on it. */
function refused({ problem }: Other) {
  return [problem?.errors?.map(faultInWords).join(" ") ?? problem?.detail ?? ""];
}

export function Beside({ table }: { table: Table }) {
  const others = othersOf(table);
  if (!others.length) return null;
  const apart = others.filter(({ likeness }) => likeness === "apart");
  const isOfRound = others.some(({ other }) => other.decision && !other.stands);
  return html`
    <h3>${WORDS.ruling.beside(apart.length, others.length)}</h3>
    ${isOfRound && html`<p class="small">${WORDS.ruling.ofRound}</p>`}
    <ul class="other-books">
      ${others.map((entry) => html`<${OtherBook} key=${entry.other.rulebook} table=${table} ...${entry} />`)}
    </ul>`;
}

type OtherBookProps = { table: Table; other: Other; likeness: Likeness; lines: string[] };

function OtherBook({ table, other, likeness: how, lines }: OtherBookProps) {
  const words = WORDS.ruling;
  const rulebook = useDocument(`/v1/rulebooks/${other.rulebook}`) as Rulebook | null;
  const { decision } = table.position;
  const answered = answerOf(table);
  const theirs = answered ? null : other.decision;
  const makeRuling = () => table.replace((now) => ({ ...now, rulebooks: ruledBy(now.rulebooks, other.rulebook) }));
  const reason = answered ? answerReason(table.spot, rulebook) : theirs && decision && deciding(decision, theirs);
  return html`
    <li class=${how}>
      <p class="of-book">${titleOf(table.rulebooks, other.rulebook)} <span class="mark">${words.likeness[how]}</span></p>
      <p class="stands">${theirs && html`<${Badge} of=${badgeOf(theirs)} /> `}<b>${lines.join(" ")}</b></p>
      ${reason && html`<${Citation} reason=${reason} rulebook=${rulebook} />`}
      ${how === "apart" && theirs && html`<${Why} table=${table} other=${other} theirs=${theirs} />`}
      <button type="button" class="quiet" onClick=${makeRuling}>${words.makeRuling}</button>
    </li>`;
}

/** The reason that tells their ruling from ours: their first that is not among ours. */
function deciding(ours: Decision, theirs: Decision) {
  return theirs.reasons.find(({ code }) => !ours.reasons.some((reason) => reason.code === code)) ?? theirs.reasons[0];
}

/** What makes the difference. */
function Why({ table, other, theirs }: { table: Table; other: Other; theirs: Decision }) {
  const { decision, asked: request } = table.position;
  const differences = useLater(() => decision && whyApart(request, decision, other, theirs), [theirs]);
  if (!differences) return null;
  const words = WORDS.ruling;
  const [ours] = table.spot.rulebooks;
  const questions = differences.flatMap(({ key, a, b }) => {
    const parameter = question(key);
    return parameter ? [{ ...parameter, ours: parameter.answer(a), theirs: parameter.answer(b) }] : [];
  });
  return html`
    <div class="why-apart">
      ${questions.map(
        (entry) => html`
          <dl>
            <dt>${entry.question}</dt>
            <dd><b>${titleOf(table.rulebooks, ours)}:</b> ${entry.ours}</dd>
            <dd><b>${titleOf(table.rulebooks, other.rulebook)}:</b> ${entry.theirs}</dd>
          </dl>`,
      )}
      <p><a href=${`/rulebooks/${ours}/${other.rulebook}`}>${words.allDifferences}</a></p>
    </div>`;
}

type Difference = { key: string; a: string | number | boolean; b: string | number | boolean };

/**
 * The parameters of which each alone makes the other book's ruling of ours, and ours of theirs. None where that is made
 * by what was played before. Throws Refused.
 * @param request what ours ruled on
 */
async function whyApart(
  { body }: Position["asked"],
  ours: Decision,
  other: Beside,
  theirs: Decision,
): Promise<Difference[]> {
  const { house_rules: house = {}, ...request } = body as any;
  const diff = (await read(`/v1/rulebooks/${request.rulebook}/diff/${other.rulebook}`)) as Diff;
  const parameters = diff.topics.flatMap((topic) => topic.parameters);
  const differences = new Map(parameters.map((parameter) => [parameter.key, parameter])); // topics share some
  const open = [...differences.values()].filter(({ key }) => !(key in house)) as Difference[];
  if (!open.length) return [];
  const theirRound = other.asked?.body.round ?? request.round; // of its own, if it ruled from the posts on
  const theirRequest = { ...request, round: theirRound, rulebook: other.rulebook };
  const withOne = (query: any, key: string, to: Difference["a"]) => ({
    ...query,
    house_rules: { ...house, [key]: to },
  });
  const [there, back] = await Promise.all([
    ask("/v1/decisions/batch", { items: open.map(({ key, b }) => withOne(request, key, b)) }),
    ask("/v1/decisions/batch", { items: open.map(({ key, a }) => withOne(theirRequest, key, a)) }),
  ]);
  return open.filter((_, i) => comesTo(there.items[i], theirs) && comesTo(back.items[i], ours));
}

function comesTo({ answer }: { answer?: Decision }, wanted: Decision) {
  return answer !== undefined && outcome(answer) === outcome(wanted);
}
