// The rulebooks: their titles, clauses and questions, which come from the service; which one rules, which stand beside it,
// and the house rules.

import { read } from "./api.js";
import { brought } from "./brought.js";
import { Dialog, Select, useDialog, useLater } from "./controls.js";
import { ruledBy } from "./new_hand.js";
import { html, useState } from "./preact.js";
import { WORDS } from "./words.js";
import type { HouseRules, Reason, Rulebook, RulebookEntry, Table } from "./types.js";

/** What short names mean, as the page brings it along: the newest edition whose text was seen. */
const SHORT_NAMES: Map<string, string> = new Map(Object.entries(brought("shortNames")));

/** What people call a rulebook whose title is longer, by its id. */
const BOOK_NAMES: Map<string, string> = new Map(Object.entries(brought("bookNames")));

/** The id that a short name means; any other name as it is. The service is asked by ids alone. */
export function fullName(name: string) {
  return SHORT_NAMES.get(name) ?? name;
}

/** A document of the service, null while it is awaited or if it cannot be had. */
export function useDocument<T>(path: string): T | null {
  return useLater(() => read(path), [path]);
}

/**
 * What a rulebook is called, without what its title says of its contents; and that its text was not read, if so.
 * @param name an id, perhaps pinned to a version
 */
export function titleOf(rulebooks: RulebookEntry[], name: string) {
  const [id, version] = name.split("@");
  const entry = rulebooks.find((book) => book.id === id);
  const title = BOOK_NAMES.get(id) ?? entry?.title.split(":")[0] ?? id;
  const known = entry && entry.seen !== "text" ? `${title} (${WORDS.seen[entry.seen]})` : title;
  return version ? `${known} (${version})` : known;
}

type Question = { label: string; question: string; answers: Record<string, string>; topics: string[] };

/** The parameters in words, in groups. */
const GROUPS: Record<string, Record<string, Question>> = brought("questions");
const questions: Record<string, Question> = Object.assign({}, ...Object.values(GROUPS));

/** A parameter as a question; null if there are no words for it. `settings` are what it may be, none if it is a number. */
export function question(key: string) {
  const parameter = questions[key];
  if (!parameter) return null;
  return {
    ...parameter,
    settings: Object.keys(parameter.answers).filter((setting) => setting !== "number"),
    answer: (setting: string | number | boolean) =>
      typeof setting === "number"
        ? parameter.answers.number.replace("{number}", String(setting))
        : parameter.answers[String(setting)],
  };
}

/** Where a rulebook's page has a clause. @param clause `<rulebook>:<number>` */
export function placeOf(clause: string) {
  const [id, number] = clause.split(":");
  return `/rulebooks/${id}/clauses/${number}`;
}

/** How sure a ruling is. */
export const sureness = (basis: string) => WORDS.ruling.basis[basis] ?? basis;

/** The clause of this id, as its rulebook has it. */
export const clauseOf = (id: string | null | undefined, rulebook: Rulebook | null) =>
  rulebook?.clauses.find((clause) => clause.id === id);

type CitationProps = { reason: Reason; rulebook: Rulebook | null; shown?: boolean; open?: boolean };

/** The clause behind a reason: where it is in print, how sure we are and, if asked for, what it says. */
export function Citation({ reason: { clause: id, basis }, rulebook, shown = false, open = false }: CitationProps) {
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

type Setting = string | number | boolean;

const MOST_RAISES = 20; // that a cap is offered for

export function Rulebooks({ table }: { table: Table }) {
  const dialog = useDialog();
  const { newest, rulebooks } = table;
  const [ruling] = newest.rulebooks;
  const rule = (id: string) => table.replace((now) => ({ ...now, rulebooks: ruledBy(now.rulebooks.slice(1), id) }));
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

function Form({ table, close }: { table: Table; close: () => void }) {
  const { newest, rulebooks } = table;
  const [ruling] = newest.rulebooks;
  const [house, setHouse] = useState<Record<string, Setting>>(newest.house);
  const [sought, setSought] = useState("");
  const book = useDocument(`/v1/rulebooks/${ruling}`) as Rulebook | null; // until then the questions stay away
  const words = WORDS.rulebooks;
  const set = (key: string, to: Setting | null) => {
    const { [key]: _, ...rest } = house;
    setHouse(to === null ? rest : { ...rest, [key]: to });
  };
  const submit = (event: Event) => {
    event.preventDefault();
    table.replace((now) => ({ ...now, house: house as HouseRules }));
    close();
  };
  const terms = sought.toLowerCase().split(/\s+/);
  const isSought = (key: string) => {
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
            <label class="field">${words.search}<input type="search" value=${sought} onInput=${(event: any) => setSought(event.target.value)} /></label>
            ${Object.entries(GROUPS).map(([title, group]) => {
              const keys = Object.keys(group).filter(isSought);
              const on = keys.filter((key) => key in house).length;
              return (
                keys.length > 0 &&
                html`
                <details class="questions" key=${title} open=${on > 0 || sought.trim() !== ""}>
                  <summary><b>${title}</b> <span class="dim">${on ? words.changed(on) : keys.length}</span></summary>
                  ${keys.map((key) => html`<${Ask} key=${key} name=${key} book=${book} set=${(to: Setting | null) => set(key, to)} chosen=${house[key]} />`)}
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

type AskProps = { name: string; book: Rulebook; chosen: Setting | undefined; set: (to: Setting | null) => void };

/** A question that a house may answer otherwise than the book, and the clause by which the book answers. */
function Ask({ name, book, chosen, set }: AskProps) {
  const parameter = question(name);
  if (!parameter) return null;
  const own = (book.parameters as Record<string, any>)[name];
  const settings: Setting[] =
    typeof own === "number"
      ? Array.from({ length: Math.max(MOST_RAISES, own) }, (_, i) => i + 1)
      : parameter.settings.map((setting) => (typeof own === "boolean" ? setting === "true" : setting));
  const choose = (i: number) => set(settings[i] === own ? null : settings[i]);
  const choices = settings.map((setting, i) => {
    const answer = parameter.answer(setting);
    return [i, setting === own ? `${answer}${WORDS.rulebooks.asTheBook}` : answer];
  });
  const cited = parameter.topics.flatMap((topic) => (book.topics as Record<string, any>)[topic] ?? []);
  const reason = cited.find(({ clause }) => clause) ?? cited[0] ?? { clause: null, basis: "assumed" };
  return html`
    <div class=${chosen === undefined ? "question" : "question on"}>
      <label class="field"><b>${parameter.label}</b><span>${parameter.question}</span>
        <${Select} value=${settings.indexOf(chosen ?? own)} choices=${choices} choose=${choose} />
      </label>
      <${Citation} reason=${chosen === undefined ? reason : { ...reason, basis: "house" }} rulebook=${book} />
    </div>`;
}
