// The situations of the conformance suite: searched, read, and opened at the table; and a hand of a file as a spot of it.

import { ask, read, refused } from "./api.js";
import { Dialog, Refusal, Select, useDialog } from "./controls.js";
import { under } from "./play.js";
import { Icon } from "./icons.js";
import { ruledBy } from "./new_hand.js";
import { html, useEffect, useReducer, useRef, useState } from "./preact.js";
import { titleOf } from "./rulebooks.js";
import { WORDS } from "./words.js";
import type { ConformanceTest, HouseRules, Report, Spot, Start, Step, Table, Trouble } from "./types.js";

type Found = { tests: ConformanceTest[]; total: number; next: string | null };

const structures: Record<string, string> = WORDS.setup.structures;
const SHOWN = 20; // at a time
const PAUSE = 200; // milliseconds after a key before it is searched

export function Situations({ table }: { table: Table }) {
  const dialog = useDialog();
  return html`
    <button type="button" title=${WORDS.situations.open} onClick=${dialog.open}><${Icon} of="BookOpen" /><span class="tool-name rare">${WORDS.situations.open}</span></button>
    <${Dialog} of=${dialog} kind="situations" name="situations" title=${WORDS.situations.title}><${Search} table=${table} close=${dialog.close} /><//>`;
}

function Search({ table, close }: { table: Table; close: () => void }) {
  const words = WORDS.situations;
  const [rulebook, ...beside] = table.spot.rulebooks;
  const [filters, setAsked] = useState({ q: "", topic: "", structure: "" });
  const [topics, setTopics] = useState<string[]>([]);
  const [results, setFound] = useState<Found | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  const field = useRef<HTMLInputElement | null>(null);
  useEffect(() => field.current?.focus(), []);
  const set = (change: Partial<typeof filters>) => setAsked({ ...filters, ...change });

  useEffect(() => {
    read("/v1/conformance").then(({ topics }) => setTopics(Object.keys(topics)), refused(setTrouble));
  }, [tries]);

  useEffect(() => {
    let left = false;
    const look = () => {
      setTrouble(null);
      take(firstPart(rulebook, filters), { tests: [], total: 0, next: null }).then(
        (part) => left || setFound(part),
        refused(setTrouble),
      );
    };
    const timer = setTimeout(look, results ? PAUSE : 0);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [filters, rulebook, tries]);

  const more = () => results?.next && take(results.next, results).then(setFound, refused(setTrouble));
  const choose = (test: ConformanceTest) =>
    spotOfTest(test, beside).then((spot) => {
      table.replace(spot);
      close();
    }, refused(setTrouble));

  return html`
    <div class="situations-search" role="search">
      <label class="words-field">${words.search}
        <input type="search" maxlength="100" placeholder=${words.hint} value=${filters.q} ref=${field}
          onInput=${(event: any) => set({ q: event.target.value })} />
      </label>
      <label>${words.topic}
        <${Select} value=${filters.topic} choose=${(topic: string) => set({ topic })}
          choices=${[["", words.anyTopic], ...topics.map((topic) => [topic, words.topicOf(topic)])]} />
      </label>
      <label>${words.structure}
        <${Select} value=${filters.structure} choose=${(structure: string) => set({ structure })}
          choices=${[["", words.anyStructure], ...Object.entries(structures)]} />
      </label>
    </div>
    <p class="dim situations-under">${words.under(titleOf(table.rulebooks, rulebook))} <span role="status">${results && words.found(results.total)}</span></p>
    ${trouble && html`<${Refusal} trouble=${trouble} again=${retry} />`}
    <div class="situations-found">
      ${byTopic(results?.tests ?? []).map(
        ([topic, tests]) => html`
          <h3>${words.topicOf(topic)}</h3>
          <ul>${tests.map((test) => html`<li key=${test.id}><${Story} test=${test} choose=${choose} /></li>`)}</ul>`,
      )}
      ${results?.next && html`<button type="button" class="situations-more" onClick=${more}>${words.more}</button>`}
    </div>`;
}

function Story({ test, choose }: { test: ConformanceTest; choose: (test: ConformanceTest) => void }) {
  const number = test.clause?.split(":")[1];
  return html`
    <button type="button" class="story" onClick=${() => choose(test)}>
      <span>${test.story}</span>
      <span class="dim">${[structures[test.structure], number && WORDS.rule(number)].filter(Boolean).join(", ")}</span>
    </button>`;
}

function firstPart(rulebook: string, filters: { q: string; topic: string; structure: string }) {
  const given = Object.entries(filters).filter(([, value]) => value.trim());
  return `/v1/conformance/tests?${new URLSearchParams([["rulebook", rulebook.split("@")[0]], ...given, ["limit", String(SHOWN)]])}`;
}

/**
 * The next part of what is found, without the questions that make no sense on purpose: there may be none but these in it.
 * Throws Refused.
 */
async function take(path: string, before: Found): Promise<Found> {
  const { tests, total, next } = await read(path);
  const results = { tests: [...before.tests, ...tests.filter(isPlayable)], total, next };
  return next && results.tests.length === before.tests.length ? await take(next, results) : results;
}

/** The tests under their topics, whose order they come in. */
function byTopic(tests: ConformanceTest[]): [string, ConformanceTest[]][] {
  const topics = [...new Set(tests.map(({ topic }) => topic))];
  return topics.map((topic) => [topic, tests.filter((test) => test.topic === topic)]);
}

/**
 * The situation with this id, opened under its own rulebook; null if there is none, or if it makes no sense on purpose.
 * Throws Refused.
 * @param id its rulebook may be pinned to a version, `corner-club@1/short_all_in.as_a_snapshot`
 */
export async function situation(id: string) {
  const [, book, version, name] = /^([^@/]*)(@[^/]*)?(.*)$/s.exec(id) ?? [];
  const { tests } = await read(`/v1/conformance/tests?id=${encodeURIComponent(book + name)}`);
  const [test] = tests;
  if (!test || !isPlayable(test)) return null;
  return await spotOfTest({ ...test, question: { ...test.question, rulebook: book + (version ?? "") } });
}

/**
 * Whether a table can show it: some questions of the suite make no sense, and are there to be refused; and between two
 * hands nobody acts.
 */
function isPlayable({ tags, level }: ConformanceTest) {
  return !tags.includes("errors") && level !== "next_hand";
}

/** Throws Refused. @param beside further rulebooks */
async function spotOfTest({ question }: ConformanceTest, beside: string[] = []): Promise<Spot> {
  const {
    rulebook,
    house_rules: house = {},
    opening,
    round,
    actions = [],
    hand,
    on_illegal,
    ...step
  } = question as any;
  const rulebooks = ruledBy(beside, rulebook);
  if (hand) {
    const report = await ask("/v1/hands", { ...under({ rulebooks, house }), hand, on_illegal });
    return spotOfHand(hand, report, rulebooks, house);
  }
  const start: Start = opening ? { opening } : { round };
  const done = actions.map((action: any) => stepOf(action));
  return { rulebooks, house, start, steps: [...done, ...(Object.keys(step).length ? [step] : [])] };
}

/**
 * A hand as it was played, as far as the rulebook could follow it.
 * @param hand in our own notation
 * @param report the full report on it
 */
export function spotOfHand(hand: any, report: Report, rulebooks: [string, ...string[]], house: HouseRules): Spot {
  const { rounds, round, scale, result, site, hand_number, currency, table, played_at, ...opening } = hand;
  const players = opening.players?.map(({ name, cards, ...player }: any) => player);
  const start: Start = round ? { round } : { opening: { ...opening, ...dealtOf(rounds[0]), players, street: 1 } };
  const steps: Step[] = [];
  let street = round?.street ?? 1;
  for (const { street: at, decisions } of report.rounds ?? []) {
    const played = rounds[at - (round?.street ?? 1)];
    const done = (played?.actions ?? []).filter((_: unknown, i: number) => decisions[i]);
    if (!done.length) continue;
    if (at > street) steps.push({ street: dealtOf(played) });
    street = at;
    steps.push(...done.map(stepOf));
  }
  return { rulebooks, house, start, steps };
}

/** What a street of a hand says beside what was done. */
function dealtOf(street: any) {
  const { actions, board, dealt, discarded, ...begun } = street;
  return begun;
}

function stepOf({ paid, ...step }: any) {
  return "declaration" in step || "incident" in step ? step : { action: step };
}
