// The page /table: it keeps the spot, has the service play it, and gives each part what it shows.

import { Act } from "./act.js";
import { BeforeAnswer } from "./answer.js";
import { read, refused } from "./api.js";
import { Compare } from "./compare.js";
import { Refusal, Tabs, useWindow } from "./controls.js";
import { EMPTY } from "./declaration.js";
import { Declare } from "./declare.js";
import { Happened } from "./dispute_form.js";
import { ownRules, standsAsTyped } from "./disputes.js";
import { Felt } from "./felt.js";
import { HandFile } from "./hand_file.js";
import { Log } from "./hand_log.js";
import { Icon } from "./icons.js";
import { Report } from "./incident.js";
import { Keep } from "./keep.js";
import { Keys } from "./keys.js";
import { keepLast, lastKept, linkOf, opened, useKept } from "./link.js";
import { newHand } from "./new_hand.js";
import "./offline.js";
import { play } from "./play.js";
import { html, render, useEffect, useReducer, useRef, useState } from "./preact.js";
import { Rulebooks } from "./rulebooks.js";
import { Became, Ruling } from "./ruling.js";
import { Setup } from "./setup.js";
import { Situations } from "./situations.js";
import { WORDS } from "./words.js";
import type { Draft as Reported } from "./incident.js";
import type { Played, RulebookEntry, Spot, Step, Table, Trouble } from "./types.js";

/** What is shown: the positions of a spot, and what was asked for. */
type Shown = Played & { spot: Spot; asked: Spot };
/** `runs`: the last thing was done, and not gone back to: streets that nobody can bet on are dealt. */
type History = { past: Spot[]; spot: Spot; future: Spot[]; runs?: boolean };
type Turn =
  | { to: Spot | ((now: Spot) => Spot); amends?: boolean }
  | { step: Step; from: Spot; at: number }
  | { dealtAfter: Spot }
  | { do: "undo" | "redo" };

function turned({ past, spot, future, runs }: History, turn: Turn): History {
  if ("dealtAfter" in turn) {
    if (turn.dealtAfter !== spot || !runs) return { past, spot, future, runs };
    return { past, spot: { ...spot, steps: [...spot.steps, { street: {} }] }, future, runs }; // undone with what led to it
  }
  if ("to" in turn) {
    const to = typeof turn.to === "function" ? turn.to(spot) : turn.to;
    return { past: turn.amends ? past : [...past, spot], spot: to, future: [] };
  }
  if ("step" in turn) {
    if (turn.from !== spot) return { past, spot, future, runs }; // a second click, while the answer to the first is awaited
    // what the service did not take is left behind
    return {
      past: [...past, spot],
      spot: { ...spot, steps: [...spot.steps.slice(0, turn.at), turn.step] },
      future: [],
      runs: true,
    };
  }
  if (turn.do === "undo" && past.length) {
    return { past: past.slice(0, -1), spot: past[past.length - 1], future: [spot, ...future] };
  }
  if (turn.do === "redo" && future.length) {
    return { past: [...past, spot], spot: future[0], future: future.slice(1) };
  }
  return { past, spot, future };
}

/** What is shown of what was told: where the numbers of a dispute make no table, the one before, and why. */
function shown(latest: Shown, before: Shown | null): Shown {
  if (latest.positions.length || !latest.spot.dispute || !before) return latest;
  const spot = { ...before.spot, dispute: { ...latest.spot.dispute, asked: false } }; // nothing is ruled on
  return { asked: latest.asked, spot, positions: before.positions.slice(0, 1), problem: latest.problem };
}

function Page({ first, rulebooks, firstNotice }: { first: Spot; rulebooks: RulebookEntry[]; firstNotice: string }) {
  const [history, turn] = useReducer(turned, { past: [], spot: first, future: [] });
  const [chosen, setChosen] = useState<{ seat: number; at: number } | null>(null);
  const [played, setPlayed] = useState<Shown | null>(null);
  const [notice, setNotice] = useState(firstNotice);
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  const address = useRef("");
  const { spot } = history;

  useEffect(() => {
    let left = false;
    play(spot).then((result) => left || setPlayed((before) => shown({ ...result, spot, asked: spot }, before)));
    linkOf(spot).then((link) => {
      if (left) return;
      address.current = `#${link}`;
      keepLast(link);
      window.history.replaceState(window.history.state, "", address.current);
    });
    return () => {
      left = true;
    };
  }, [spot, tries]);

  const followed = useRef("");
  useWindow({
    hashchange: async ({ newURL }: HashChangeEvent) => {
      followed.current = newURL;
      let why = "";
      const tell = refused((problem) => (why = problem.detail));
      const { spot: to = null, notice = why } = (await opened(new URL(newURL).hash).catch(tell)) ?? {};
      if (followed.current !== newURL) return; // another link was followed since
      setNotice(notice);
      if (to) turn({ to });
      else window.history.replaceState(null, "", address.current); // that of what is still shown
    },
  });

  const ruled = played?.asked === spot && !played.problem ? played.positions[played.positions.length - 1] : undefined;
  const deals = Boolean(history.runs && ruled?.next?.type === "street" && ruled.next.run_out); // by itself
  useEffect(() => {
    if (deals) turn({ dealtAfter: spot });
  }, [deals, spot]);

  useEffect(() => setChosen((now) => (now?.at === played?.positions.length ? now : null)), [played?.positions.length]);
  useEffect(() => setChosen(null), [played?.spot.start]);

  const begin = () => turn({ to: newHand() });
  if (!played) return null;
  if (!played.positions.length) {
    return html`<${Closed} trouble=${played.problem ?? { detail: WORDS.nobodyAnswers }} again=${retry} begin=${begin} />`;
  }
  const position = played.positions[played.positions.length - 1];
  const table: Table = {
    spot: played.spot, // that of the positions: a newer one may make no sense
    positions: played.positions,
    position,
    problem: played.problem,
    busy: played.asked !== spot || deals,
    newest: spot,
    rulebooks,
    seat: chosen?.at === played.positions.length ? chosen.seat : position.round.to_act,
    choose: (seat, steps = played.positions.length - 1) => setChosen({ seat, at: steps + 1 }),
    step: (step: Step) => turn({ step, from: played.spot, at: played.positions.length - 1 }),
    replace: (to: Spot | ((now: Spot) => Spot)) => turn({ to }),
    amend: (to: Spot) => turn({ to, amends: true }),
    undo: () => turn({ do: "undo" }),
    redo: () => turn({ do: "redo" }),
    retry: () => retry(undefined),
    undoable: history.past.length > 0,
    redoable: history.future.length > 0,
  };
  return html`<${Room} table=${table} notice=${notice} />`;
}

/** Where everything stands. */
function Room({ table, notice }: { table: Table; notice: string }) {
  const dispute = table.newest.dispute;
  const [turn, setTurn] = useKept<keyof typeof WORDS.turn>("turn", "act");
  const [declared, setDeclared] = useKept("declared", EMPTY);
  const [isMenu, setMenu] = useState(false);
  const [reported, setReported] = useKept<Reported | null>("reported", null);
  /** What was said last, on its way back into the form. */
  const carried = useRef<typeof EMPTY | null>(null);
  const changeLast = (draft: typeof EMPTY, seat: number | null) => {
    const steps = table.positions.length - 2;
    carried.current = draft;
    if (seat !== null) table.choose(seat, steps);
    table.replace((now) => ({ ...now, steps: now.steps.slice(0, steps) }));
  };
  const settled = useRef(dispute?.id);
  const isNew = useRef(true);
  useEffect(() => {
    if (isNew.current) {
      isNew.current = false;
      return;
    }
    setDeclared(carried.current ?? EMPTY);
    carried.current = null;
    setReported(null);
    if (settled.current === dispute?.id) return;
    settled.current = dispute?.id; // another or none: nothing is left of the one before
    setTurn("act");
    setMenu(false);
    goOn(false);
    window.scrollTo(0, 0);
  }, [table.positions.length, dispute?.id]);
  const happened = useRef<HTMLElement | null>(null);
  const isPlayed = table.problem !== null && !dispute && table.newest.steps.length > 0;
  useEffect(() => {
    if (isPlayed) happened.current?.querySelector(".refusal")?.scrollIntoView({ block: "nearest" });
  }, [table.problem]);
  /** What is being put together stays while another tab is looked at. */
  const Turn = {
    act: () => html`<${Act} table=${table} />`,
    declare: () =>
      html`<${Declare} table=${table} draft=${declared} setDraft=${setDeclared} changeLast=${changeLast} />`,
    incident: () => html`<${Report} table=${table} draft=${reported} setDraft=${setReported} />`,
  }[turn];
  const refusal = table.problem && html`<${Refusal} trouble=${table.problem} again=${table.retry} />`;
  const tools = html`
    <div class=${isMenu ? "tools open" : "tools"} role="toolbar" aria-label=${WORDS.tools}>
      <button type="button" class="menu" aria-expanded=${isMenu} aria-label=${WORDS.menu} title=${WORDS.menu} onClick=${() => setMenu(!isMenu)}>⋯</button>
      <button type="button" data-key="n" onClick=${() => table.replace(leftFor)}><${Icon} of="Plus" />${WORDS.newHand}</button>
      <${Setup} table=${table} />
      <${Situations} table=${table} />
      <${HandFile} table=${table} />
      <${Keep} table=${table} />
      <span class="turn-back">
        <${Keys} />
        <button type="button" data-key="u" aria-label=${WORDS.undo} title=${WORDS.undo} disabled=${!table.undoable} onClick=${table.undo}><${Icon} of="Undo" /></button>
        <button type="button" data-key="y" aria-label=${WORDS.redo} title=${WORDS.redo} disabled=${!table.redoable} onClick=${table.redo}><${Icon} of="Redo" /></button>
      </span>
    </div>`;
  const isDisputed = dispute !== undefined;
  const turns = html`
    <div class=${turn === "act" ? "dock acting what-happens" : "dock what-happens"} ref=${happened}>
      ${!isDisputed && html`<${Became} table=${table} />`}
      <${Tabs} label=${WORDS.whatHappens} names=${WORDS.turn} chosen=${turn} choose=${setTurn}>${Turn()}</>
      ${isPlayed && refusal}
    </div>`;
  const further = useRef<HTMLElement | null>(null);
  const [isGoing, goOn] = useState(false);
  useEffect(() => {
    if (isGoing) further.current?.scrollIntoView();
  }, [isGoing]);
  const isOpen = !dispute || (table.spot.dispute !== undefined && standsAsTyped(table));
  return html`
    <div class=${isDisputed ? "room disputed" : "room"} aria-busy=${table.busy}>
      <div class="stage">
        <${Happened} table=${table} />
        <div class="controls">
          <${Rulebooks} table=${table} />
          ${!isDisputed && tools}
        </div>
        ${!isPlayed && (!dispute || !table.problem?.errors) && refusal}
        ${notice && html`<p class="notice" role="alert">${notice}</p>`}
        <div class="board">
          <${Felt} table=${table} />
          ${!isDisputed && turns}
        </div>
      </div>
      <div class="side">
        ${isOpen ? html`<${Ruling} table=${table} />` : html`<${BeforeAnswer} table=${table} />`}
        ${dispute?.asked && html`<p class="ask"><button type="button" aria-expanded=${isGoing} onClick=${() => goOn(!isGoing)}>${WORDS.happened.goOn}</button></p>`}
        <${Compare} table=${table} />
        ${(isOpen || table.spot.dispute?.asked) && html`<${Log} table=${table} />`}
      </div>
      ${isDisputed && html`<div class="go-on" ref=${further}>${dispute.asked && isGoing && turns}${tools}</div>`}
    </div>`;
}

/** A new hand without what a dispute brought. */
function leftFor(now: Spot) {
  if (now.game) return { ...now, steps: [] };
  return newHand(ownRules(now));
}

/** Where nothing can be shown: why, and a way on. */
function Closed({ trouble, again, begin }: { trouble: Trouble; again: () => void; begin?: () => void }) {
  return html`
    <div class="room">
      <${Refusal} trouble=${trouble} again=${again} />
      ${begin && html`<p><button type="button" onClick=${begin}>${WORDS.newHand}</button></p>`}
    </div>`;
}

/** The page once it knows the rulebooks and what the link holds; until then, why not. */
function Door() {
  const [known, setKnown] = useState<{ first: Spot; rulebooks: RulebookEntry[]; firstNotice: string } | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const first = opened(location.hash || lastKept()).then(({ spot, notice }) => ({
      first: spot ?? newHand(),
      firstNotice: notice,
    }));
    first.then(({ first: spot }) => play(spot)).catch(() => {}); // meanwhile: the page asks for the same, and it is there
    Promise.all([read("/v1/rulebooks"), first]).then(
      ([{ rulebooks }, opening]) => setKnown({ ...opening, rulebooks }),
      refused(setTrouble),
    );
  }, [tries]);
  if (known) return html`<${Page} ...${known} />`;
  return trouble && html`<${Closed} trouble=${trouble} again=${retry} />`;
}

render(html`<${Door} />`, document.getElementById("table") as HTMLElement);
