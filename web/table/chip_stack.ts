// Chips, drawn: a column of discs for each denomination. The amount stands beside it in figures.

import { chips, short } from "./numbers.js";
import { html } from "./preact.js";
import { WORDS } from "./words.js";

const COLUMNS = 4; // more than these, and more discs than these, nobody counts
const DISCS = 6;
const WIDTH = 20;
const HEIGHT = 9; // of a disc seen from the side and a little above
const STEP = 4;

/** How many chips of each worth make up the amount, the largest first. What the chips cannot make is left out. */
export function piles(amount: number, worths: number[]): { worth: number; count: number }[] {
  let rest = amount;
  const stacks = [];
  for (const worth of [...worths].sort((a, b) => b - a)) {
    const count = Math.floor(rest / worth);
    if (count) stacks.push({ worth, count });
    rest -= count * worth;
  }
  return stacks;
}

function counted(pile: number[]): { worth: number; count: number }[] {
  const worths = [...new Set(pile)].sort((a, b) => b - a);
  return worths.map((worth) => ({ worth, count: pile.filter((chip) => chip === worth).length }));
}

/** An amount, in as few chips as there can be; or a `pile` of chips as they are. */
export function ChipStack({ amount = 0, pile, worths }: { amount?: number; pile?: number[]; worths: number[] }) {
  const columns = (pile ? counted(pile) : piles(amount, worths))
    .slice(0, COLUMNS)
    .map(({ worth, count }) => ({ worth, count: Math.min(count, DISCS) }));
  if (!columns.length) columns.push({ worth: Math.min(...worths), count: 1 });
  const width = columns.length * (WIDTH + 1) + 1;
  const height = HEIGHT + 3 + Math.max(...columns.map(({ count }) => count)) * STEP;
  return html`
    <svg class="chip-stack" width=${width} height=${height} viewBox="0 0 ${width} ${height}" aria-hidden="true">
      ${columns.map(({ worth, count }, column) => {
        const middle = column * (WIDTH + 1) + 1 + WIDTH / 2;
        return html`<g class=${`worth-${worth}`}>
          ${Array.from({ length: count }, (_, disc) => {
            const top = height - HEIGHT / 2 - 2 - (disc + 1) * STEP + STEP / 2;
            return html`
              <path class="chip-side" d=${side(middle, top)} />
              <path class="chip-spots" d=${spots(middle, top)} />
              <ellipse class="chip-top" cx=${middle} cy=${top} rx=${WIDTH / 2} ry=${HEIGHT / 2} />
              ${disc === count - 1 && html`<ellipse class="chip-ring" cx=${middle} cy=${top} rx=${WIDTH / 3.2} ry=${HEIGHT / 3.4} />`}`;
          })}
        </g>`;
      })}
    </svg>`;
}

const MOST_DISCS = 8; // in one motion: of more, each worth is shown once and counted

/** Chips seen from above, each with its worth on it, motion by motion. */
export function Discs({ motions }: { motions: number[][] }) {
  return html`
    <span class="discs">
      ${motions.map(
        (pile, i) => html`
          ${i > 0 && html`<span class="then">${WORDS.card.then}</span>`}
          <span class="disc-pile">
            ${
              pile.length > MOST_DISCS
                ? counted(pile).map(
                    ({ worth, count }) =>
                      html`<span class="disc-count"><${Disc} worth=${worth} />${count > 1 && `×${chips(count)}`}</span>`,
                  )
                : [...pile].sort((a, b) => b - a).map((worth) => html`<${Disc} worth=${worth} />`)
            }
          </span>`,
      )}
    </span>`;
}

function Disc({ worth }: { worth: number }) {
  return html`<span class=${`disc worth-${worth}`}><span>${short(worth)}</span></span>`;
}

function side(x: number, y: number) {
  const [rx, ry] = [WIDTH / 2, HEIGHT / 2];
  return `M${x - rx} ${y}v${STEP}a${rx} ${ry} 0 0 0 ${WIDTH} 0v${-STEP}z`;
}

/** The light spots on the edge. */
function spots(x: number, y: number) {
  const [low, mid] = [y + HEIGHT / 2, y + HEIGHT / 2 - 1];
  return `M${x - 2} ${low}h4v${STEP - 0.5}h-4zM${x - 8} ${mid - 1}l2.5 1v${STEP - 0.5}l-2.5 -1zM${x + 8} ${mid - 1}l-2.5 1v${STEP - 0.5}l2.5 -1z`;
}
