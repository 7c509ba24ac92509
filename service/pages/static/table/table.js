// The page /table: it keeps the spot, has the service play it, and gives each part what it shows.

import { Act } from "./act.js";
import { read } from "./api.js";
import { Declare } from "./declare.js";
import { Felt } from "./felt.js";
import { HandFile } from "./hand_file.js";
import { Log } from "./hand_log.js";
import { Report } from "./incident.js";
import { Keep } from "./keep.js";
import { linkOf, spotOf } from "./link.js";
import { newHand } from "./new_hand.js";
import { play } from "./play.js";
import { html, render, useEffect, useReducer, useState } from "./preact.js";
import { Rulebooks } from "./rulebooks.js";
import { Ruling } from "./ruling.js";
import { Setup } from "./setup.js";
import { Situations } from "./situations.js";
import { WORDS } from "./words.js";

/** @import { Played, RulesetEntry, Spot, Step, Table } from "./types.js" */

/** @typedef {{past: Spot[], spot: Spot, future: Spot[]}} History */
/** @typedef {{to: Spot} | {do: "undo" | "redo"}} Turn */

/**
 * @param {History} history
 * @param {Turn} turn
 * @returns {History}
 */
function turned({ past, spot, future }, turn) {
  if ("to" in turn) return { past: [...past, spot], spot: turn.to, future: [] };
  if (turn.do === "undo" && past.length) {
    return { past: past.slice(0, -1), spot: past[past.length - 1], future: [spot, ...future] };
  }
  if (turn.do === "redo" && future.length) {
    return { past: [...past, spot], spot: future[0], future: future.slice(1) };
  }
  return { past, spot, future };
}

/** @param {{first: Spot, rulebooks: RulesetEntry[], notice: string}} props */
function Page({ first, rulebooks, notice }) {
  const [history, turn] = useReducer(turned, { past: [], spot: first, future: [] });
  const [played, setPlayed] = useState(/** @type {(Played & {spot: Spot}) | null} */ (null));
  const { spot } = history;

  useEffect(() => {
    let left = false;
    play(spot).then((told) => left || setPlayed({ ...told, spot }));
    linkOf(spot).then((link) => left || window.history.replaceState(null, "", `#${link}`));
    return () => {
      left = true;
    };
  }, [spot]);

  useEffect(() => {
    const follow = () =>
      spotOf(location.hash).then(
        (to) => to && turn({ to }),
        () => {},
      );
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);

  if (!played || !played.positions.length) return html`<p class="wide">${played ? WORDS.nobodyAnswers : ""}</p>`;
  /** @type {Table} */
  const table = {
    spot,
    positions: played.positions,
    position: played.positions[played.positions.length - 1],
    problem: played.problem,
    busy: played.spot !== spot,
    rulebooks,
    // what the service did not take is left behind
    step: (/** @type {Step} */ step) =>
      turn({ to: { ...spot, steps: [...spot.steps.slice(0, played.positions.length - 1), step] } }),
    replace: (/** @type {Spot} */ to) => turn({ to }),
    undo: () => turn({ do: "undo" }),
    redo: () => turn({ do: "redo" }),
    undoable: history.past.length > 0,
    redoable: history.future.length > 0,
  };
  return html`<${Room} table=${table} notice=${notice} />`;
}

/** Where everything stands. @param {{table: Table, notice: string}} props */
function Room({ table, notice }) {
  const [turn, setTurn] = useState(/** @type {keyof typeof WORDS.turn} */ ("act"));
  const trouble = table.problem?.detail ?? notice;
  const Turn = { act: Act, declare: Declare, incident: Report }[turn];
  return html`
    <div class="room" aria-busy=${table.busy}>
      <div class="tools" role="toolbar" aria-label=${WORDS.tools}>
        <button type="button" onClick=${() => table.replace({ ...newHand(), rulesets: table.spot.rulesets, house: table.spot.house })}>${WORDS.newHand}</button>
        <${Setup} table=${table} />
        <${Situations} table=${table} />
        <${HandFile} table=${table} />
        <${Keep} table=${table} />
        <button type="button" disabled=${!table.undoable} onClick=${table.undo}>${WORDS.undo}</button>
        <button type="button" disabled=${!table.redoable} onClick=${table.redo}>${WORDS.redo}</button>
      </div>
      <${Rulebooks} table=${table} />
      ${trouble && html`<p class="notice" role="alert">${trouble}</p>`}
      <div class="board">
        <${Felt} table=${table} />
        <div class="turns" role="tablist" aria-label=${WORDS.whatHappens}>
          ${Object.entries(WORDS.turn).map(
            ([name, words]) => html`
              <button type="button" role="tab" aria-selected=${turn === name} onClick=${() => setTurn(/** @type {typeof turn} */ (name))}>${words}</button>`,
          )}
        </div>
        <div class="turn" role="tabpanel"><${Turn} table=${table} /></div>
      </div>
      <div class="side">
        <${Ruling} table=${table} />
        <${Log} table=${table} />
      </div>
    </div>`;
}

async function start() {
  const place = /** @type {HTMLElement} */ (document.getElementById("table"));
  const { rulesets } = await read("/v1/rulesets");
  let notice = "";
  const linked = await spotOf(location.hash).catch(() => {
    notice = WORDS.badLink;
    return null;
  });
  render(html`<${Page} first=${linked ?? newHand()} rulebooks=${rulesets} notice=${notice} />`, place);
}

start();
