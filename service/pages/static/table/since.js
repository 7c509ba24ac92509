// What others have done since: a list that is put together in order, a click for each.

import { Amount } from "./amount.js";
import { html, useState } from "./preact.js";
import { WORDS } from "./words.js";

/** @import { Deed, Player } from "./types.js" */

/** @type {Deed["type"][]} */
const DEEDS = ["fold", "check", "call", "bet", "raise", "all_in"];
const SIZED = new Set(["bet", "raise", "complete"]);

/**
 * @param {{deeds: Deed[], after: number, players: Player[], worths: number[], onChange: (deeds: Deed[]) => void}} props
 * `after`: the seat whose left neighbour is the first that may have done something
 */
export function Since({ deeds, after, players, worths, onChange }) {
  const [chosen, choose] = useState(/** @type {number | null} */ (null));
  const words = WORDS.incident;
  const seat = chosen ?? following(players, deeds, after);
  const add = (/** @type {Deed["type"]} */ type) => {
    onChange([...deeds, { seat, type }]);
    choose(null);
  };
  const last = deeds[deeds.length - 1];
  return html`
    <fieldset class="since">
      <legend>${words.since}</legend>
      <ol>
        ${deeds.map(
          (deed, i) => html`
            <li>${words.deed(deed)}
              <button type="button" class="remove" aria-label=${words.removeDeed(deed)} onClick=${() => onChange(deeds.filter((_, j) => j !== i))}>×</button></li>`,
        )}
      </ol>
      ${
        last &&
        SIZED.has(last.type) &&
        html`<${Amount} label=${words.deedTo(last.seat)} value=${last.to ?? null} chips=${worths}
          onChange=${(/** @type {number | null} */ to) => onChange([...deeds.slice(0, -1), { seat: last.seat, type: last.type, ...(to === null ? {} : { to }) }])} />`
      }
      <div class="add-deed">
        <select aria-label=${words.nextSeat} value=${seat} onChange=${(/** @type {any} */ { target }) => choose(Number(target.value))}>
          ${players.map((player) => html`<option value=${player.seat}>${WORDS.seat(player.seat)}</option>`)}
        </select>
        ${DEEDS.map((type) => html`<button type="button" onClick=${() => add(type)}>${words.deeds[type]}</button>`)}
      </div>
    </fieldset>`;
}

/**
 * Who is likely next: the seat to the left that is neither out of the hand nor has just folded.
 * @param {Player[]} players
 * @param {Deed[]} deeds
 * @param {number} after
 */
function following(players, deeds, after) {
  const out = new Set(deeds.filter(({ type }) => type === "fold").map(({ seat }) => seat));
  const at = players.findIndex(({ seat }) => seat === (deeds[deeds.length - 1]?.seat ?? after));
  const around = [...players.slice(at + 1), ...players.slice(0, at + 1)];
  return (around.find(({ seat, folded }) => !folded && !out.has(seat)) ?? players[0]).seat;
}
