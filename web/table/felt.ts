// The seats around the felt: stacks, what lies in front, pots, the button, whose turn it is.

import { DENOMINATIONS } from "./amount.js";
import { ChipStack } from "./chip_stack.js";
import { chips } from "./numbers.js";
import { html, useMemo } from "./preact.js";
import { WORDS } from "./words.js";
import type { Round, Player, Position, Table } from "./types.js";

/** How much wider than high the felt is, on a wide screen and on a phone, where many seats need a longer one. */
const WIDE = 2;
const TALL = 0.82;
const TALLER = 0.7;
const MANY = 8; // seats
const SQUARENESS = 2.5; // of the line the seats are on: 2 is an ellipse, much more a rectangle
const SAMPLES = 720;
const ASIDE = 0.038; // of the edge, and on a phone, where chips are nearer to the edge
const FURTHER_ASIDE = 0.068;
const FACING = [0.28, 0.72]; // of the edge: two players face each other, a little nearer to the reader than the pot is

/** from -1 to 1, from the middle */
type Place = { x: number; y: number };

/**
 * Where the seats are: evenly along the edge and clockwise, the dealer in the middle of the top. The button lies in front
 * of its seat, a little to one side.
 */
function places(count: number, ratio: number, aside: number): { seat: Place; button: Place }[] {
  const bent = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / SQUARENESS);
  const edge = Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const angle = (i / SAMPLES) * 2 * Math.PI - Math.PI / 2;
    return { x: bent(Math.cos(angle)), y: bent(Math.sin(angle)) };
  });
  let length = 0;
  const lengths = edge.map(({ x, y }, i) => {
    if (i) length += Math.hypot((x - edge[i - 1].x) * ratio, y - edge[i - 1].y);
    return length;
  });
  const along = (part: number) => edge[lengths.findIndex((distance) => distance >= length * part)];
  const parts = count === 2 ? FACING : Array.from({ length: count }, (_, i) => (i + 1) / (count + 1));
  return parts.map((part) => ({ seat: along(part), button: along(part - aside) }));
}

export function Felt({ table }: { table: Table }) {
  const { round, decision } = table.position;
  const inFront = fronts(table.position);
  const before = table.positions[table.positions.length - 2];
  const isSwept = before !== undefined && inFront.every((amount) => amount === 0);
  const pushed = pushedIn(table);
  const count = round.players.length;
  const ratio = count > MANY ? TALLER : TALL;
  const [wide, tall] = useMemo(() => [places(count, WIDE, ASIDE), places(count, ratio, FURTHER_ASIDE)], [count]);
  const worths = DENOMINATIONS.filter((worth) => worth % (round.chip ?? 1) === 0);
  const reopened = decision?.reopened_seats ?? [];
  const at = (i: number, what: "seat" | "button") => ({
    "--x": wide[i][what].x,
    "--y": wide[i][what].y,
    "--tall-x": tall[i][what].x,
    "--tall-y": tall[i][what].y,
  });
  return html`
    <section class="felt" aria-label=${WORDS.felt.name}>
      <div class="felt-room">
        <div class=${count > MANY ? "felt-cloth many" : "felt-cloth"}>
          <span class="felt-dealer" aria-hidden="true">${WORDS.felt.dealer}</span>
          <${Middle} table=${table} worths=${worths} />
          <ol>
            ${round.players.map((player, i) => {
              const isNext = player.seat === round.to_act;
              return html`
                <li key=${player.seat} style=${at(i, "seat")}>
                  <button type="button" class=${classes(player, reopened, isNext)} aria-pressed=${player.seat === table.seat}
                    onClick=${() => table.choose(player.seat)}>
                    <span class="seat-name">${WORDS.seat(player.seat)}</span>
                    <span class="seat-stack" style=${{ "--figures": chips(player.stack).length }}><span class="unseen">${WORDS.felt.behind}</span>${chips(player.stack)}</span>
                    <${States} player=${player} round=${round} reopened=${reopened.includes(player.seat)} />
                    ${player.seat === round.button && html`<span class="unseen">${WORDS.felt.hasButton}</span>`}
                    ${inFront[i] > 0 && html`<span class="unseen">${WORDS.felt.inFront(inFront[i])}</span>`}
                  </button>
                  ${isSwept && before.round.players[i]?.committed > 0 && html`<span class="felt-bet swept" aria-hidden="true"><${ChipStack} amount=${before.round.players[i].committed} worths=${worths} /></span>`}
                  <${InFront} key=${inFront[i]} amount=${inFront[i]} pushed=${pushed.get(player.seat)} waiting=${waiting(player)} worths=${worths} />
                  ${player.seat === round.button && html`<span class="felt-button" style=${at(i, "button")} aria-hidden="true">D</span>`}
                </li>`;
            })}
          </ol>
        </div>
      </div>
    </section>`;
}

/** What lies in front of each seat. Once the betting is over it is in the pots, and only what goes back is left. */
function fronts({ round, next }: Position): number[] {
  if (!next?.pots) return round.players.map(({ committed }) => committed);
  return round.players.map(({ seat }) => (next.uncalled?.seat === seat ? next.uncalled.amount : 0));
}

/** The very chips that a player has just put in, whatever they count for; a change is due of what is over. */
function pushedIn({ positions, position: { step, decision } }: Table): Map<number, number[]> {
  if (!step || !("declaration" in step) || !decision) return new Map();
  const { chips: motions = [], prior_chips: prior = [], seat } = step.declaration;
  const by = seat ?? positions[positions.length - 2].round.to_act;
  return by === null || !motions.length ? new Map() : new Map([[by, [...prior, ...motions.flat()]]]);
}

/** What lies there out of turn, until its turn comes. */
function waiting({ committed, out_of_turn: early }: Player) {
  return early && !early.condition && (early.to ?? 0) > committed ? (early.to ?? 0) : 0;
}

type InFrontProps = { amount: number; pushed: number[] | undefined; waiting: number; worths: number[] };

function InFront({ amount, pushed, waiting, worths }: InFrontProps) {
  const sum = pushed?.reduce((all, worth) => all + worth, 0) ?? 0;
  const pile = sum >= amount ? pushed : undefined;
  const shown = pile ? amount || sum : waiting || amount;
  if (!shown) return null;
  const kind = pile ? "pushed" : waiting ? "waits" : "";
  const note = pile ? amount > 0 && sum > amount && WORDS.felt.of(sum) : waiting > 0 && WORDS.felt.waits;
  return html`
    <span class=${`felt-bet ${kind}`} aria-hidden="true"><${ChipStack} amount=${shown} pile=${pile} worths=${worths} />
      <b>${chips(shown)}</b>${note && html`<small>${note}</small>`}</span>`;
}

function classes(player: Player, reopened: number[], isNext: boolean) {
  const states = { folded: player.folded, "to-act": isNext, "may-raise": reopened.includes(player.seat) };
  return ["seat", ...Object.entries(states).flatMap(([name, holds]) => (holds ? [name] : []))].join(" ");
}

/** What a seat is, in words: the first of them is seen. */
function States({ player, round, reopened }: { player: Player; round: Round; reopened: boolean }) {
  const words = WORDS.felt.state;
  const isAllIn = !player.folded && player.stack < (round.chip ?? 1);
  const all: [boolean | undefined, string][] = [
    [player.seat === round.to_act, words.toAct],
    [player.folded, words.folded],
    [isAllIn, words.allIn],
    [player.out_of_turn !== undefined, words.outOfTurn],
    [player.must_raise, words.mustRaise],
    [player.no_fold, words.noFold],
    [player.no_raise, words.noRaise],
    [reopened, words.mayRaise],
    [player.acted, words.acted],
  ];
  const [seen, ...others] = all.filter(([holds]) => holds).map(([, word]) => word);
  return html`<span class="seat-state">${seen}${others.length > 0 && html`<span class="unseen">, ${others.join(", ")}</span>`}</span>`;
}

/** The street, the pot and the side pots. */
function Middle({ table, worths }: { table: Table; worths: number[] }) {
  const { round, next } = table.position;
  const inFront = next?.pots ? 0 : round.players.reduce((sum, { committed }) => sum + committed, 0);
  const pots = next?.pots ?? round.pots_before_round ?? [];
  const pot = next?.pots ? next.pots.reduce((sum, { amount }) => sum + amount, 0) : (round.pot_before_round ?? 0);
  return html`
    <div class="felt-middle">
      <p class="felt-street">${WORDS.felt.street(round.street, round.streets, table.spot.game?.streets)}</p>
      ${
        pot > 0 &&
        html`<p class="felt-pot"><${ChipStack} amount=${pot} worths=${worths} /><b>${pots.length > 1 ? WORDS.felt.pots(pot) : WORDS.felt.pot(pot)}</b></p>`
      }
      ${inFront > 0 && html`<p class="felt-with">${pot > 0 ? WORDS.felt.withBets(pot + inFront) : WORDS.felt.bets(inFront)}</p>`}
      ${
        pots.length > 1 &&
        html`<ul class="felt-pots">
        ${pots.map(({ amount, seats }, i) => html`<li>${WORDS.felt.onePot(i, amount, seats)}</li>`)}
      </ul>`
      }
    </div>`;
}
