// What follows once a round of betting is over: the next street, or the showdown, who gets the pots, and the next hand.

import { Amount, denominations } from "./amount.js";
import { ask, refused } from "./api.js";
import { Refusal, SeatTap, Segments, Taps, toggled } from "./controls.js";
import { betweenHands, dealtHand, newHand, openedAgain, tableAfter } from "./new_hand.js";
import { paid, under } from "./play.js";
import { html, useState } from "./preact.js";
import { WORDS } from "./words.js";
import type { Round, Deal, Next, Position, Table, Trouble } from "./types.js";

type Bets = { min_bet: number; max_bet?: number; big_bet?: number; open_pair?: boolean };

export function Following({ table, next }: { table: Table; next: Next }) {
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
      ${isStreet && next.run_out && html`<p class="dim">${WORDS.following.noBetting}</p>`}
      ${round.button === undefined && isStreet && !table.spot.game && html`<p class="dim">${WORDS.following.noButton}</p>`}
    </div>`;
}

/** Deal it. In limit its bets may be larger, and where the bets have a range, so may that. */
function NextStreet({ table, next }: { table: Table; next: Next }) {
  const { round } = table.position;
  const { min_bet, max_bet, structure } = round;
  const [first, setFirst] = useState(next.first_to_act);
  const words = WORDS.following;
  const isHeld = !next.run_out && first === null;
  const { game } = table.spot;
  const hasSizes = !next.run_out && !round.street_bets && (structure === "fixed_limit" || structure === "spread_limit");
  const deal = (bets: Bets) =>
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
  const mayPair = !next.run_out && round.street_bets && game?.open_pair === (round.street ?? 0) + 1;
  const usual = structure === "fixed_limit" ? [min_bet, min_bet * 2] : [min_bet];
  const able = round.players.filter(({ folded, stack }) => !folded && stack > 0);
  return html`
    ${
      !next.run_out &&
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

type OtherBetsProps = { round: Round; name: string; isHeld: boolean; deal: (bets: Bets) => void };

/** Bets of other sizes than usual. */
function OtherBets({ round, name, isHeld, deal }: OtherBetsProps) {
  const words = WORDS.following;
  const isSpread = round.structure === "spread_limit";
  const [size, setSize] = useState<number | null>(round.min_bet);
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

/** Who won each pot is tapped: several may share one. */
function Winners({ table, pots }: { table: Table; pots: NonNullable<Next["pots"]> }) {
  const words = WORDS.following;
  const [won, setWon] = useState(pots.map(({ seats }) => (seats.length === 1 ? seats : [])));
  const turn = (pot: number, seat: number) => setWon(won.map((seats, i) => (i === pot ? toggled(seats, seat) : seats)));
  return html`
    <p class="dim">${words.whoWon}</p>
    ${pots.map(
      ({ amount, seats }, i) => html`
        <${Taps} legend=${pots.length > 1 ? WORDS.felt.onePot(i, amount, seats) : WORDS.felt.pot(amount)} choices=${seats.map((seat) => [seat, WORDS.seat(seat)])}
          isOn=${(seat: number) => won[i].includes(seat)} choose=${(seat: number) => turn(i, seat)} />`,
    )}
    ${won.some((seats) => seats.length > 1) && html`<p class="dim">${words.odd}</p>`}
    <button type="button" class="first" disabled=${won.some((seats) => !seats.length)} onClick=${() => table.step({ won })}>${words.give(pots.length)}</button>`;
}

/**
 * The next hand, as the service deals it, or one anew.
 * @param props `end`: once the pots are given; null if it is not known who gets them
 */
export function NextHand({ table, end }: { table: Table; end: Position | null }) {
  const words = WORDS.following;
  const between = end && betweenHands(table.spot);
  const [format, setFormat] = useState(between?.format ?? "tournament");
  const [ways, setWays] = useState<Deal[]>([]);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const left = end?.round.players.filter(({ stack }) => stack > 0) ?? [];
  const winners = end?.step && "won" in end.step ? [...new Set(end.step.won.flat())] : [];
  const nextTable = between && end && tableAfter(between, format, end.round, winners);
  const { game } = table.spot;
  const tried = async (what: () => Promise<void>) => {
    setTrouble(null);
    await what().catch(refused(setTrouble));
  };
  const dealt = async (way: Deal) => {
    if (nextTable) table.replace(await dealtHand(table.spot, nextTable, way));
  };
  const deal = (way: Deal) => tried(() => dealt(way));
  const go = () =>
    tried(async () => {
      const answer = await ask("/v1/next-hand", { ...under(table.spot), table: nextTable });
      if (answer.deal) await dealt(answer.deal);
      else setWays(answer.alternatives);
    });
  const again = (seat: number) =>
    tried(async () => {
      if (end && game) table.replace(await openedAgain(table.spot, game, end.round, seat));
    });
  const choose = (to: typeof format) => {
    setFormat(to);
    setWays([]);
  };
  return html`
    ${
      nextTable &&
      left.length > 1 &&
      html`
        <${Segments} legend=${words.format} name="format" chosen=${format} choose=${choose} choices=${Object.entries(words.formats)} />
        ${ways.length > 0 && html`<p>${words.chooseMethod}</p>`}`
    }
    ${trouble && html`<${Refusal} trouble=${trouble} again=${() => setTrouble(null)} />`}
    ${
      end &&
      !nextTable &&
      game &&
      left.length > 1 &&
      html`<${SeatTap} legend=${words.whoOpens(game.opens)} seats=${left} choose=${again} />`
    }
    ${end && left.length === 1 && html`<p>${words.oneLeft(left[0].seat)}</p>`}
    <div class="act-buttons">
      ${nextTable && left.length > 1 && (ways.length ? ways.map((way) => html`<button type="button" class="first" onClick=${() => deal(way)}>${words.method(way.button_method)}</button>`) : html`<button type="button" class="first" onClick=${go}>${words.nextHand}</button>`)}
      <button type="button" onClick=${() => table.replace((now) => (now.game ? { ...now, steps: [] } : newHand(now)))}>${WORDS.newHand}</button>
    </div>`;
}

/** The hand after its pots went to the one who is left. */
function wonBy(position: Position, winner: number) {
  const pots = position.next?.pots;
  return pots ? paid(position, { won: pots.map(() => [winner]) }) : null;
}
