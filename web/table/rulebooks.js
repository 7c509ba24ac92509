// The rulebooks: their titles, clauses and questions, which come from the service; which one rules, which stand beside it,
// and the house rules.

import { read } from "./api.js";
import { brought } from "./brought.js";
import { Dialog, Select, useDialog, useLater } from "./controls.js";
import { ruledBy } from "./new_hand.js";
import { html, useState } from "./preact.js";
import { WORDS } from "./words.js";

/** @import { HouseRules, Reason, Rulebook, RulebookEntry, Table } from "./types.js" */

/** What short names mean, as the page brings it along: the newest edition whose text was seen. @type {Map<string, string>} */
const SHORT_NAMES = new Map(Object.entries(brought("shortNames")));

/** What people call a rulebook whose title is longer, by its id. @type {Map<string, string>} */
const BOOK_NAMES = new Map(Object.entries(brought("bookNames")));

/**
 * The id that a short name means; any other name as it is. The service is asked by ids alone.
 * @param {string} name
 */
export function fullName(name) {
  return SHORT_NAMES.get(name) ?? name;
}

/**
 * A document of the service, null while it is awaited or if it cannot be had.
 * @template T
 * @param {string} path
 * @returns {T | null}
 */
export function useDocument(path) {
  return useLater(() => read(path), [path]);
}

/**
 * What a rulebook is called, without what its title says of its contents; and that its text was not read, if so.
 * @param {RulebookEntry[]} rulebooks
 * @param {string} name an id, perhaps pinned to a version
 */
export function titleOf(rulebooks, name) {
  const [id, version] = name.split("@");
  const entry = rulebooks.find((book) => book.id === id);
  const title = BOOK_NAMES.get(id) ?? entry?.title.split(":")[0] ?? id;
  const known = entry && entry.seen !== "text" ? `${title} (${WORDS.seen[entry.seen]})` : title;
  return version ? `${known} (${version})` : known;
}

/** @typedef {{label: string, question: string, answers: Record<string, string>, topics: string[]}} Question */

/** The parameters in words, in groups. @type {Record<string, Record<string, Question>>} */
const GROUPS = brought("questions");
/** @type {Record<string, Question>} */
const questions = Object.assign({}, ...Object.values(GROUPS));

/**
 * A parameter as a question; null if there are no words for it. `settings` are what it may be, none if it is a number.
 * @param {string} key
 */
export function question(key) {
  const parameter = questions[key];
  if (!parameter) return null;
  return {
    ...parameter,
    settings: Object.keys(parameter.answers).filter((setting) => setting !== "number"),
    answer: (/** @type {string | number | boolean} */ setting) =>
      typeof setting === "number"
        ? parameter.answers.number.replace("{number}", String(setting))
        : parameter.answers[String(setting)],
  };
}

/** Where a rulebook's page has a clause. @param {string} clause `<rulebook>:<number>` */
export function placeOf(clause) {
  const [id, number] = clause.split(":");
  return `/rulebooks/${id}/clauses/${number}`;
}

/** How sure a ruling is. @param {string} basis */
export const sureness = (basis) => WORDS.ruling.basis[basis] ?? basis;

/**
 * The clause of this id, as its rulebook has it.
 * @param {string | null | undefined} id
 * @param {Rulebook | null} rulebook
 */
export const clauseOf = (id, rulebook) => rulebook?.clauses.find((clause) => clause.id === id);

/**
 * The clause behind a reason: where it is in print, how sure we are and, if asked for, what it says.
 * @param {{reason: Reason, rulebook: Rulebook | null, shown?: boolean, open?: boolean}} props
 */
export function Citation({ reason: { clause: id, basis }, rulebook, shown = false, open = false }) {
  const clause = clauseOf(id, rulebook);
  return html`
    <div class="citation">
      ${id && html`<a href=${placeOf(id)}>${clause?.source ?? WORDS.ruling.theClause}</a>`}
      <span class=${`basis ${basis}`}>${sureness(basis)}</span>
      ${
        shown &&
        clause &&
        html`
          <details open=${open}>
            <summary>${WORDS.ruling.inShort}</summary>
            <p>${clause.paraphrase}</p>
            ${clause.reading && html`<p><b>${WORDS.ruling.reading}</b> ${clause.reading}</p>`}
          </details>`
      }
    </div>`;
}

/** @typedef {string | number | boolean} Setting */

const MOST_RAISES = 20; // that a cap is offered for

/** @param {{table: Table}} props */
export function Rulebooks({ table }) {
  const dialog = useDialog();
  const { newest, rulebooks } = table;
  const [ruling] = newest.rulebooks;
  const rule = (/** @type {string} */ id) =>
    table.replace((now) => ({ ...now, rulebooks: ruledBy(now.rulebooks.slice(1), id) }));
  const ids = rulebooks.map(({ id }) => id);
  const choices = (ids.includes(ruling) ? ids : [ruling, ...ids]).map((id) => [id, titleOf(rulebooks, id)]);
  const changed = Object.keys(newest.house).length;
  return html`
    <div class="books">
      <div class="ruling-book">
        <${Select} aria-label=${WORDS.rulebooks.rules} value=${ruling} choices=${choices} choose=${rule} />
        <button type="button" class=${changed ? "house on" : "house"} onClick=${dialog.open}>
          ${changed ? WORDS.rulebooks.changed(changed) : WORDS.rulebooks.open}
        </button>
      </div>
      <${Dialog} of=${dialog} kind="sheet" name="rulebooks" title=${WORDS.rulebooks.title}><${Form} table=${table} close=${dialog.close} /><//>
    </div>`;
}

/** @param {{table: Table, close: () => void}} props */
function Form({ table, close }) {
  const { newest, rulebooks } = table;
  const [ruling] = newest.rulebooks;
  const [house, setHouse] = useState(/** @type {Record<string, Setting>} */ (newest.house));
  const [sought, setSought] = useState("");
  const book = /** @type {Rulebook | null} */ (useDocument(`/v1/rulebooks/${ruling}`)); // until then the questions stay away
  const words = WORDS.rulebooks;
  const set = (/** @type {string} */ key, /** @type {Setting | null} */ to) => {
    const { [key]: _, ...rest } = house;
    setHouse(to === null ? rest : { ...rest, [key]: to });
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    table.replace((now) => ({ ...now, house: /** @type {HouseRules} */ (house) }));
    close();
  };
  const terms = sought.toLowerCase().split(/\s+/);
  const isSought = (/** @type {string} */ key) => {
    const { label, question: sentence, answers } = questions[key];
    const text = [label, sentence, ...Object.values(answers)].join(" ").toLowerCase();
    return key in house || terms.every((term) => text.includes(term));
  };
  return html`
    <form class="sheet-form" onSubmit=${submit}>
      <div class="sheet-body">
        ${
          book &&
          html`
          <section>
            <p class="about">${words.about(titleOf(rulebooks, ruling))}</p>
            <label class="field">${words.search}<input type="search" value=${sought} onInput=${(/** @type {any} */ event) => setSought(event.target.value)} /></label>
            ${Object.entries(GROUPS).map(([title, group]) => {
              const keys = Object.keys(group).filter(isSought);
              const on = keys.filter((key) => key in house).length;
              return (
                keys.length > 0 &&
                html`
                <details class="questions" key=${title} open=${on > 0 || sought.trim() !== ""}>
                  <summary><b>${title}</b> <span class="dim">${on ? words.changed(on) : keys.length}</span></summary>
                  ${keys.map((key) => html`<${Ask} key=${key} name=${key} book=${book} set=${(/** @type {Setting | null} */ to) => set(key, to)} chosen=${house[key]} />`)}
                </details>`
              );
            })}
          </section>`
        }
      </div>
      <footer>
        <button type="button" class="quiet" disabled=${!Object.keys(house).length} onClick=${() => setHouse({})}>${words.none}</button>
        <button class="first">${words.use}</button>
      </footer>
    </form>`;
}

/**
 * A question that a house may answer otherwise than the book, and the clause by which the book answers.
 * @param {{name: string, book: Rulebook, chosen: Setting | undefined, set: (to: Setting | null) => void}} props
 */
function Ask({ name, book, chosen, set }) {
  const parameter = question(name);
  if (!parameter) return null;
  const own = /** @type {Record<string, any>} */ (book.parameters)[name];
  /** @type {Setting[]} */
  const settings =
    typeof own === "number"
      ? Array.from({ length: Math.max(MOST_RAISES, own) }, (_, i) => i + 1)
      : parameter.settings.map((setting) => (typeof own === "boolean" ? setting === "true" : setting));
  const choose = (/** @type {number} */ i) => set(settings[i] === own ? null : settings[i]);
  const choices = settings.map((setting, i) => {
    const answer = parameter.answer(setting);
    return [i, setting === own ? `${answer}${WORDS.rulebooks.asTheBook}` : answer];
  });
  const cited = parameter.topics.flatMap((topic) => /** @type {Record<string, any>} */ (book.topics)[topic] ?? []);
  const reason = cited.find(({ clause }) => clause) ?? cited[0] ?? { clause: null, basis: "assumed" };
  return html`
    <div class=${chosen === undefined ? "question" : "question on"}>
      <label class="field"><b>${parameter.label}</b><span>${parameter.question}</span>
        <${Select} value=${settings.indexOf(chosen ?? own)} choices=${choices} choose=${choose} />
      </label>
      <${Citation} reason=${chosen === undefined ? reason : { ...reason, basis: "house" }} rulebook=${book} />
    </div>`;
}
