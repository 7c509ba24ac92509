// To keep and to send: the link, the ruling slip (half a page with the last ruling, to be printed), and what export.js makes.

import { answerLines, answerOf, answerReason, askedInWords } from "./answer.js";
import { Refused } from "./api.js";
import { copied, Dialog, useDialog, useLater } from "./controls.js";
import { standsAsTyped } from "./disputes.js";
import { asCurl, asHand, asJson, asPython, asTypeScript, CASE_FILE, caseFile } from "./export.js";
import { LOCALE } from "./language.js";
import { beginning, headline, inChips, stepInWords } from "./in_words.js";
import { linkOf } from "./link.js";
import { Icon } from "./icons.js";
import { chips } from "./numbers.js";
import { html, render, useEffect, useLayoutEffect, useRef, useState } from "./preact.js";
import { clauseOf, question, sureness, titleOf, useDocument } from "./rulebooks.js";
import { WORDS } from "./words.js";
import type { Decision, Position, Reason, Rulebook, Table } from "./types.js";

/** What is printed, beside all that is shown. */
const paper = document.body.appendChild(Object.assign(document.createElement("div"), { id: "slip" }));

const FORMS: Record<keyof typeof WORDS.keep.forms, (table: Table) => Promise<string>> = {
  curl: async ({ position }) => asCurl(position.asked),
  typescript: async ({ position }) => asTypeScript(position.asked),
  python: async ({ position }) => asPython(position.asked),
  case: async (table) => {
    const file = await caseFile(table);
    return file ? asJson(file) : "";
  },
  hand: async (table) => (await asHand(table)) ?? "",
};

export function Keep({ table }: { table: Table }) {
  const dialog = useDialog();
  const packed = useLater(() => linkOf(table.spot), [table.spot]);
  const link = packed ? `${location.origin}${location.pathname}#${packed}` : "";
  // at once: an effect that waits may be run within the next rendering, and hooks bear none within another
  useLayoutEffect(() => {
    render(html`<${Slip} table=${table} link=${link} />`, paper);
  });
  return html`
    <button type="button" title=${WORDS.keep.open} onClick=${dialog.open}><${Icon} of="Send" /><span class="tool-name rare">${WORDS.keep.open}</span></button>
    <${Dialog} of=${dialog} kind="keep" name="keep" title=${WORDS.keep.title}><${Ways} table=${table} link=${link} /><//>`;
}

function Ways({ table, link }: { table: Table; link: string }) {
  const words = WORDS.keep;
  const [form, setForm] = useState<keyof typeof FORMS>("curl");
  const ruled = table.positions.some(({ decision }) => decision);
  const filled = () =>
    FORMS[form](table).then(
      (text) => ({ text, why: text ? "" : words.cannot[form === "hand" ? "hand" : "case"] }),
      (error) => {
        if (!(error instanceof Refused)) throw error;
        const isNone = form === "hand" && error.problem.status === 422;
        return { text: "", why: isNone ? words.cannot.hand : error.problem.detail };
      },
    );
  const { text, why } = useLater(filled, [form, table.position]) ?? { text: "", why: "" };
  return html`
    <div class="keep-ways">
      <section>
        <h3>${words.link}</h3>
        <p class="about">${words.linkAbout}</p>
        <${Copied} label=${words.link} button=${words.copyLink} text=${link} rows=${2} />
      </section>
      <section>
        <h3>${words.slip}</h3>
        <p class="about">${ruled ? words.slipAbout : WORDS.slip.none}</p>
        <button type="button" disabled=${!ruled} onClick=${() => window.print()}>${words.print}</button>
      </section>
      <section>
        <h3>${words.program}</h3>
        <div class="keep-forms" role="group" aria-label=${words.program}>
          ${Object.entries(words.forms).map(
            ([name, label]) =>
              html`<button type="button" aria-pressed=${form === name} onClick=${() => setForm(name as typeof form)}>${label}</button>`,
          )}
        </div>
        <p class="about">${words.about[form](CASE_FILE)}</p>
        ${why ? html`<p class="notice" role="status">${why}</p>` : html`<${Copied} label=${words.forms[form]} button=${words.copyText} text=${text} rows=${10} />`}
      </section>
    </div>`;
}

/** A text to be copied, by a button or by hand. */
function Copied({ label, button, text, rows }: { label: string; button: string; text: string; rows: number }) {
  const area = useRef<HTMLTextAreaElement | null>(null);
  const [status, setTold] = useState("");
  useEffect(() => setTold(""), [text]);
  const copy = async () => {
    setTold((await copied(text, area.current)) ? WORDS.keep.copied : WORDS.keep.selected);
  };
  return html`
    <textarea ref=${area} readonly rows=${rows} spellcheck="false" aria-label=${label} value=${text}></textarea>
    <p class="keep-copy"><button type="button" disabled=${!text} onClick=${copy}>${button}</button> <span role="status">${status}</span></p>`;
}

const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeStyle: "short" });

function Slip({ table, link }: { table: Table; link: string }) {
  const { spot, positions, rulebooks } = table;
  const words = WORDS.slip;
  const at = positions.findLastIndex(({ decision }) => decision);
  const rulebook = useDocument(`/v1/rulebooks/${spot.rulebooks[0]}`) as Rulebook | null;
  const isAnswer = answerOf(table) !== null;
  if (!standsAsTyped(table) || (at < 1 && !isAnswer)) return html`<div class="slip"><p>${words.none}</p></div>`;
  const version = positions[at]?.decision?.rulebook.split("@")[1] ?? rulebook?.version;
  return html`
    <article class="slip">
      <header>
        <h2>${words.title}</h2>
        <p>${date.format(new Date())}</p>
      </header>
      <p class="slip-book">${titleOf(rulebooks, spot.rulebooks[0].split("@")[0])}${version && `, ${words.version(version)}`}</p>
      ${rulebook?.publication && html`<p class="slip-whose">${words.whose(rulebook.publication)}</p>`}
      <${HouseRules} house=${spot.house} />
      ${isAnswer ? html`<${Answered} table=${table} rulebook=${rulebook} />` : html`<${Ruled} table=${table} at=${at} rulebook=${rulebook} />`}
      <footer>
        <p>${link}</p>
        <p class="slip-sign">${words.sign}</p>
      </footer>
    </article>`;
}

type RuledProps = { table: Table; at: number; rulebook: Rulebook | null };

/** The last ruling, and what led up to it. */
function Ruled({ table: { spot, positions, rulebooks }, at, rulebook }: RuledProps) {
  const words = WORDS.slip;
  const [before, position] = [positions[at - 1], positions[at]];
  const decision = position.decision as Decision;
  const { others } = position;
  const choice = positions[at + 1]?.step;
  const chosen = choice && "choice" in choice ? stepInWords(position, positions[at + 1]) : "";
  return html`
    <section>
      <h3>${words.situation}</h3>
      <${Seats} position=${before} />
      ${happened(spot, positions, at).map((line) => html`<span>${line}. </span>`)}
    </section>
    <section>
      <h3>${words.ruling}</h3>
      <p>${stepInWords(before, position)}.</p>
      <p class="slip-what">${headline(decision)}</p>
      ${decision.reasons.map((reason, i) => html`<${Why} shown=${i === 0} reason=${reason} rulebook=${rulebook} />`)}
      ${chosen && html`<p class="slip-what">${chosen}.</p>`}
      ${
        others.length > 0 &&
        html`<h3>${words.others}</h3>
        ${others.map(
          (other) =>
            html`<p><b>${titleOf(rulebooks, other.rulebook)}</b> ${other.decision ? inShort(other.decision) : (other.problem?.detail ?? "")}</p>`,
        )}`
      }
    </section>`;
}

/** Where nothing is ruled on: what was asked, and what is so. */
function Answered({ table: { spot, position }, rulebook }: { table: Table; rulebook: Rulebook | null }) {
  const words = WORDS.slip;
  const reason = answerReason(spot, rulebook);
  return html`
    <section>
      <h3>${words.situation}</h3>
      <${Seats} position=${position} />
    </section>
    <section>
      <h3>${words.ruling}</h3>
      <p>${askedInWords(spot)}</p>
      ${answerLines(spot, position).map((line) => html`<p class="slip-what">${line}</p>`)}
      ${reason && html`<${Why} shown reason=${{ message: "", ...reason }} rulebook=${rulebook} />`}
    </section>`;
}

/** The house rules in force, in the words in which they were chosen. */
function HouseRules({ house }: { house: Table["spot"]["house"] }) {
  const rules = Object.entries(house).flatMap(([key, setting]) => {
    const parameter = question(key);
    return parameter ? [{ text: parameter.question, answer: parameter.answer(setting) }] : [];
  });
  if (!rules.length) return null;
  return html`
    <dl class="slip-house">
      <dt>${WORDS.slip.house}</dt>
      ${rules.map(({ text, answer }) => html`<dd>${text} <b>${answer}</b></dd>`)}
    </dl>`;
}

/** Who had what before it. */
function Seats({ position: { round } }: { position: Position }) {
  const words = WORDS.slip;
  const { players, to_act, pot_before_round: pot = 0 } = round;
  return html`
    <table>
      <thead><tr>${words.columns.map((name, i) => html`<th class=${i ? "n" : ""} scope="col">${name}</th>`)}</tr></thead>
      <tbody>
        ${players.map(
          ({ seat, stack, committed, folded }) => html`
            <tr class=${folded ? "folded" : ""}>
              <th scope="row">${WORDS.seat(seat)}${seat === to_act && words.toAct}${folded && words.folded}</th>
              <td class="n">${chips(committed)}</td><td class="n">${chips(stack)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${pot > 0 && html`<p>${words.pot(pot)}</p>`}`;
}

/** A reason with its clause; `shown`: with what the clause says, which half a page has room for once. */
function Why({ reason, rulebook, shown }: { reason: Reason; rulebook: Rulebook | null; shown: boolean }) {
  const { clause, basis } = reason;
  const known = clauseOf(clause, rulebook);
  return html`
    <p>${inChips(reason)} <span class="slip-clause">${known && `${known.source}, `}${sureness(basis)}${shown && known && ` (${WORDS.ruling.inShort}: ${known.paraphrase})`}</span></p>`;
}

/** What happened on this street before the ruling. */
function happened(spot: Table["spot"], positions: Position[], at: number) {
  const dealt = positions.findLastIndex(({ step }, i) => i < at && step !== null && "street" in step);
  const lines = positions
    .slice(0, at)
    .map((position, i) => (i > Math.max(dealt, 0) ? stepInWords(positions[i - 1], position) : ""));
  return [...(dealt < 0 ? beginning(spot) : []), ...lines.filter(Boolean)];
}

function inShort(decision: Decision) {
  const number = decision.reasons.find(({ clause }) => clause)?.clause?.split(":")[1];
  return `${headline(decision)}${number ? ` (${WORDS.rule(number)})` : ""}`;
}
