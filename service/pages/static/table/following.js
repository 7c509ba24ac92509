// What follows once a round of betting is over: the next street, the showdown, or somebody has won.

import { Amount, denominations } from "./amount.js";
import { newHand } from "./new_hand.js";
import { html, useState } from "./preact.js";
import { WORDS } from "./words.js";

/** @import { Next, Table } from "./types.js" */

/** @param {{table: Table, next: Next}} props */
export function Following({ table, next }) {
  const { round } = table.position;
  const again = () => table.replace(newHand);
  const isStreet = next.type === "street" || next.type === "street_or_showdown";
  return html`
    <div class="act following">
      <p class="act-who"><b>${WORDS.following.what(next)}</b></p>
      ${next.uncalled && html`<p>${WORDS.following.uncalled(next.uncalled)}</p>`}
      ${(next.pots ?? []).map(({ amount, seats }, i) => html`<p>${next.pots?.length === 1 ? WORDS.felt.pot(amount) : WORDS.felt.onePot(i, amount, seats)}</p>`)}
      ${isStreet && html`<${NextStreet} key=${table.position} table=${table} next=${next} />`}
      ${!isStreet && html`<button type="button" class="first" onClick=${again}>${WORDS.newHand}</button>`}
      ${isStreet && !next.betting && html`<p class="dim">${WORDS.following.noBetting}</p>`}
      ${round.button === undefined && isStreet && html`<p class="dim">${WORDS.following.noButton}</p>`}
    </div>`;
}

/** Deal it. In limit its bets may be larger. @param {{table: Table, next: Next}} props */
function NextStreet({ table, next }) {
  const { round } = table.position;
  const [size, setSize] = useState(/** @type {number | null} */ (round.min_bet));
  const [first, setFirst] = useState(next.first_to_act);
  const isLimit = round.structure === "fixed_limit";
  const deal = (/** @type {number | null} */ min_bet) =>
    table.step({
      street: {
        ...(min_bet !== null && min_bet !== round.min_bet ? { min_bet } : {}),
        ...(first !== null && first !== next.first_to_act ? { first_to_act: first } : {}),
      },
    });
  const name = WORDS.following.deal(round.street, round.streets);
  const isHeld = next.betting && first === null;
  const able = round.players.filter(({ folded, stack }) => !folded && stack > 0);
  return html`
    ${
      next.betting &&
      next.first_to_act === null &&
      html`
      <label class="field">${WORDS.following.first}
        <select value=${first ?? ""} onChange=${(/** @type {any} */ event) => setFirst(Number(event.target.value))}>
          <option value="" disabled></option>
          ${able.map(({ seat }) => html`<option value=${seat}>${WORDS.seat(seat)}</option>`)}
        </select>
      </label>`
    }
    <div class="act-buttons">
      ${
        isLimit && next.betting
          ? [round.min_bet, round.min_bet * 2].map(
              (bet) =>
                html`<button type="button" disabled=${isHeld} onClick=${() => deal(bet)}>${WORDS.following.dealWith(name, bet)}</button>`,
            )
          : html`<button type="button" class="first" disabled=${isHeld} onClick=${() => deal(null)}>${name}</button>`
      }
    </div>
    ${
      isLimit &&
      next.betting &&
      html`
      <details>
        <summary>${WORDS.following.otherBets}</summary>
        <${Amount} label=${WORDS.following.bets} value=${size} onChange=${setSize} chips=${denominations(round)} />
        <button type="button" disabled=${isHeld || !size} onClick=${() => deal(size)}>${size ? WORDS.following.dealWith(name, size) : name}</button>
      </details>`
    }`;
}
