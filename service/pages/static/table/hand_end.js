// The end of a hand: the pots are given to who won them, and the next hand follows.

import { ask, Refused } from "./api.js";
import { Refusal } from "./key.js";
import { betweenHands, dealtHand, newHand, openedAgain, tableAfter } from "./new_hand.js";
import { paid, under } from "./play.js";
import { html, useState } from "./preact.js";
import { Segments } from "./setup_fields.js";
import { WORDS } from "./words.js";

/** @import { Deal, Next, Position, Table, Trouble } from "./types.js" */

const EVENTS = /** @type {const} */ (["tournament", "cash"]);

/** Who won each pot is tapped: several may share one. @param {{table: Table, pots: NonNullable<Next["pots"]>}} props */
export function Winners({ table, pots }) {
  const words = WORDS.following;
  const [won, setWon] = useState(pots.map(({ seats }) => (seats.length === 1 ? seats : [])));
  const turn = (/** @type {number} */ pot, /** @type {number} */ seat) =>
    setWon(
      won.map((seats, i) =>
        i !== pot ? seats : seats.includes(seat) ? seats.filter((one) => one !== seat) : [...seats, seat],
      ),
    );
  return html`
    <p class="dim">${words.whoWon}</p>
    ${pots.map(
      ({ amount, seats }, i) => html`
        <fieldset class="choice">
          <legend>${pots.length > 1 ? WORDS.felt.onePot(i, amount, seats) : WORDS.felt.pot(amount)}</legend>
          ${seats.map((seat) => html`<button type="button" aria-pressed=${won[i].includes(seat)} onClick=${() => turn(i, seat)}>${WORDS.seat(seat)}</button>`)}
        </fieldset>`,
    )}
    ${won.some((seats) => seats.length > 1) && html`<p class="dim">${words.odd}</p>`}
    <button type="button" class="first" disabled=${won.some((seats) => !seats.length)} onClick=${() => table.step({ won })}>${words.give(pots.length)}</button>`;
}

/**
 * The next hand, as the service deals it, or one anew.
 * @param {{table: Table, end: Position | null}} props `end`: once the pots are given; null if it is not known who gets them
 */
export function NextHand({ table, end }) {
  const words = WORDS.following;
  const between = end && betweenHands(table.spot);
  const [event, setEvent] = useState(between?.event ?? "tournament");
  const [ways, setWays] = useState(/** @type {Deal[]} */ ([]));
  const [trouble, setTrouble] = useState(/** @type {Trouble | null} */ (null));
  const left = end?.round.players.filter(({ stack }) => stack > 0) ?? [];
  const winners = end?.step && "won" in end.step ? [...new Set(end.step.won.flat())] : [];
  const asked = between && end && tableAfter(between, event, end.round, winners);
  const { game } = table.spot;
  const tried = async (/** @type {() => Promise<void>} */ what) => {
    setTrouble(null);
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.problem);
    }
  };
  const dealt = async (/** @type {Deal} */ way) => {
    if (asked) table.replace(await dealtHand(table.spot, asked, way));
  };
  const deal = (/** @type {Deal} */ way) => tried(() => dealt(way));
  const go = () =>
    tried(async () => {
      const told = await ask("/v1/next-hand", { ...under(table.spot), table: asked });
      if (told.deal) await dealt(told.deal);
      else setWays(told.alternatives);
    });
  const again = (/** @type {number} */ seat) =>
    tried(async () => {
      if (end && game) table.replace(await openedAgain(table.spot, game, end.round, seat));
    });
  const choose = (/** @type {typeof event} */ to) => {
    setEvent(to);
    setWays([]);
  };
  return html`
    ${
      asked &&
      left.length > 1 &&
      html`
        <${Segments} legend=${words.event} name="event" chosen=${event} choose=${choose} choices=${EVENTS.map((to) => ({ to, words: words.events[to] }))} />
        ${ways.length > 0 && html`<p>${words.chooseUsage}</p>`}`
    }
    ${trouble && html`<${Refusal} trouble=${trouble} again=${() => setTrouble(null)} />`}
    ${
      end &&
      !asked &&
      game &&
      left.length > 1 &&
      html`<fieldset class="choice">
        <legend>${words.whoOpens(game.opens)}</legend>
        ${left.map(({ seat }) => html`<button type="button" onClick=${() => again(seat)}>${WORDS.seat(seat)}</button>`)}
      </fieldset>`
    }
    ${end && left.length === 1 && html`<p>${words.oneLeft(left[0].seat)}</p>`}
    <div class="act-buttons">
      ${asked && left.length > 1 && (ways.length ? ways.map((way) => html`<button type="button" class="first" onClick=${() => deal(way)}>${words.usage(way.usage)}</button>`) : html`<button type="button" class="first" onClick=${go}>${words.nextHand}</button>`)}
      <button type="button" onClick=${() => table.replace((now) => (now.game ? { ...now, steps: [] } : newHand(now)))}>${WORDS.newHand}</button>
    </div>`;
}

/** The hand after its pots went to the one who is left. @param {Position} position @param {number} winner */
export function wonBy(position, winner) {
  const pots = position.next?.pots;
  return pots ? paid(position, { won: pots.map(() => [winner]) }) : null;
}
