// Before anything has happened: what to do first, and a few disputes to try, each with one click.

import { html } from "./preact.js";
import { WORDS } from "./words.js";

/** @import { BettingRound, Spot, Step, Table } from "./types.js" */

/** @type {BettingRound} */
const FLOP = {
  structure: "no_limit",
  street: 2,
  streets: 4,
  min_bet: 200,
  chip: 100,
  button: 3,
  pot: 2_000,
  current_bet: 1_100,
  last_raise: 700,
  to_act: 3,
  players: [
    { seat: 1, stack: 9_600, committed: 400, acted: true },
    { seat: 2, stack: 8_900, committed: 1_100, acted: true },
    { seat: 3, stack: 16_000, committed: 0, acted: false },
  ],
};

/** @type {{name: keyof typeof WORDS.ruling.disputes, round: BettingRound, step: Step, beside: string[]}[]} */
const DISPUTES = [
  {
    name: "overchip",
    round: FLOP,
    step: { declaration: { words: [{ word: "raise" }], chips: [[5_000]], order: "chips_first" } },
    beside: ["roberts-11", "wsop-2024"],
  },
  {
    name: "shortAllIn",
    round: {
      ...FLOP,
      current_bet: 450,
      last_raise: 300,
      last_full_bet: 300,
      to_act: 1,
      players: [
        { seat: 1, stack: 9_700, committed: 300, acted: true },
        { seat: 2, stack: 0, committed: 450, acted: true },
        { seat: 3, stack: 15_550, committed: 450, acted: true },
      ],
    },
    step: { action: { type: "raise", to: 1_200 } },
    beside: ["roberts-11", "wsop-2024"],
  },
  {
    name: "stringRaise",
    round: FLOP,
    step: { declaration: { words: [{ word: "raise" }], chips: [[1_000, 100], [1_000]], order: "words_first" } },
    beside: ["roberts-11", "wsop-live-2024"],
  },
];

/** What to do first, above the felt, where the page is one column and all the rest of it below. */
export function First() {
  const show = () => /** @type {HTMLElement | null} */ (document.querySelector(".disputes button"))?.focus();
  return html`
    <p class="first-thing"><span><b>${WORDS.ruling.begin}</b> ${WORDS.ruling.playUpToIt}</span>
      <button type="button" onClick=${show}>${WORDS.ruling.examples}</button></p>`;
}

/** @param {{table: Table}} props */
export function Disputes({ table }) {
  const words = WORDS.ruling;
  const { spot } = table;
  /** @param {typeof DISPUTES[number]} dispute @returns {Spot} */
  const at = ({ round, step, beside }) => ({
    ...spot,
    rulesets: [
      spot.rulesets[0],
      ...new Set([...spot.rulesets.slice(1), ...beside].filter((name) => name !== spot.rulesets[0])),
    ],
    start: { round },
    steps: [step],
  });
  return html`
    <p>${words.howToBegin}</p>
    <h3>${words.tryOne}</h3>
    <ul class="disputes">
      ${DISPUTES.map(
        (dispute) =>
          html`<li><button type="button" onClick=${() => table.replace(at(dispute))}>${words.disputes[dispute.name]}</button></li>`,
      )}
    </ul>`;
}
