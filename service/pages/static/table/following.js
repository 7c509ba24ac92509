// What follows once a round of betting is over: the next street, the showdown, or somebody has won.

import { Amount, denominations } from "./amount.js";
import { NextHand, Winners, wonBy } from "./hand_end.js";
import { html, useState } from "./preact.js";
import { SeatTap } from "./seat_choice.js";
import { WORDS } from "./words.js";

/** @import { BettingRound, Next, Table } from "./types.js" */

/** @typedef {{min_bet: number, max_bet?: number, big_bet?: number, open_pair?: boolean}} Bets */

/** @param {{table: Table, next: Next}} props */
export function Following({ table, next }) {
  const { round } = table.position;
  const isStreet = next.type === "street" || next.type === "street_or_showdown";
  return html`
    <div class="act following">
      <p class="act-who"><b>${WORDS.following.what(next)}</b></p>
      ${next.uncalled && html`<p>${WORDS.following.uncalled(next.uncalled)}</p>`}
      ${isStreet && next.pots && next.pots.length > 1 && next.pots.map(({ amount, seats }, i) => html`<p>${WORDS.felt.onePot(i, amount, seats)}</p>`)}
      ${isStreet && html`<${NextStreet} key=${table.position} table=${table} next=${next} />`}
      ${next.winner !== null && html`<${NextHand} table=${table} end=${wonBy(table.position, next.winner)} />`}
      ${next.type === "showdown" && (next.pots?.length ? html`<${Winners} key=${table.position} table=${table} pots=${next.pots} />` : html`<${NextHand} table=${table} end=${null} />`)}
      ${isStreet && !next.betting && html`<p class="dim">${WORDS.following.noBetting}</p>`}
      ${round.button === undefined && isStreet && !table.spot.game && html`<p class="dim">${WORDS.following.noButton}</p>`}
    </div>`;
}

/** Deal it. In limit its bets may be larger, and where the bets have a range, so may that. @param {{table: Table, next: Next}} props */
function NextStreet({ table, next }) {
  const { round } = table.position;
  const { min_bet, max_bet, structure } = round;
  const [first, setFirst] = useState(next.first_to_act);
  const words = WORDS.following;
  const isHeld = next.betting && first === null;
  const { game } = table.spot;
  const hasSizes = next.betting && !round.street_bets && (structure === "fixed_limit" || structure === "spread_limit");
  const deal = (/** @type {Bets} */ bets) =>
    table.step({
      street: {
        ...(bets.min_bet !== min_bet ? { min_bet: bets.min_bet } : {}),
        ...(bets.max_bet !== undefined && bets.max_bet !== max_bet ? { max_bet: bets.max_bet } : {}),
        ...(bets.big_bet !== undefined ? { big_bet: bets.big_bet } : {}),
        ...(bets.open_pair ? { open_pair: true } : {}),
        ...(first !== null && first !== next.first_to_act ? { first_to_act: first } : {}),
      },
    });
  const name = words.deal(round.street, round.streets, game?.streets);
  const mayPair = next.betting && round.street_bets && game?.open_pair === (round.street ?? 0) + 1;
  const usual = structure === "fixed_limit" ? [min_bet, min_bet * 2] : [min_bet];
  const able = round.players.filter(({ folded, stack }) => !folded && stack > 0);
  return html`
    ${
      next.betting &&
      next.first_to_act === null &&
      html`<${SeatTap} legend=${words.firstBy(game?.later)} seats=${able} chosen=${first} choose=${setFirst} />`
    }
    <div class="act-buttons">
      ${(hasSizes ? usual : [min_bet]).map(
        (bet) => html`
          <button type="button" class=${hasSizes && usual.length > 1 ? "" : "first"} disabled=${isHeld} onClick=${() => deal({ min_bet: bet })}>
            ${hasSizes ? words.dealWith(name, bet, structure === "spread_limit" ? max_bet : undefined) : name}</button>`,
      )}
      ${mayPair && html`<button type="button" disabled=${isHeld} onClick=${() => deal({ min_bet, open_pair: true })}>${words.openPair(name)}</button>`}
    </div>
    ${hasSizes && html`<${OtherBets} round=${round} name=${name} isHeld=${isHeld} deal=${deal} />`}`;
}

/**
 * Bets of other sizes than usual.
 * @param {{round: BettingRound, name: string, isHeld: boolean, deal: (bets: Bets) => void}} props
 */
function OtherBets({ round, name, isHeld, deal }) {
  const words = WORDS.following;
  const isSpread = round.structure === "spread_limit";
  const [size, setSize] = useState(/** @type {number | null} */ (round.min_bet));
  const [most, setMost] = useState(isSpread ? (round.max_bet ?? null) : null);
  const worths = denominations(round);
  const bets = size && { min_bet: size, ...(most ? { [isSpread ? "max_bet" : "big_bet"]: most } : {}) };
  return html`
    <details>
      <summary>${words.otherBets}</summary>
      <${Amount} label=${isSpread ? words.least : words.bets} value=${size} onChange=${setSize} chips=${worths} />
      <${Amount} label=${isSpread ? words.most : words.larger} value=${most} onChange=${setMost} chips=${worths} />
      <button type="button" disabled=${isHeld || !bets} onClick=${() => bets && deal(bets)}>${size ? words.dealWith(name, size, most ?? undefined, isSpread) : name}</button>
    </details>`;
}
