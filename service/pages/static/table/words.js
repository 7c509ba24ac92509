// Every word of the table's own, in one place, so that it can be translated. What the rulebooks say comes from the
// service. An entry is a text, or a function that puts amounts and seats into one. Each part of the page has its own.

import { chips } from "./numbers.js";

/** @typedef {number} Seat */

export const WORDS = {
  nobodyAnswers: "The service does not answer. Try again in a moment.",
  noSuchChoice: "The floor had no such choice there.",
  badLink: "That link is damaged; this is a new hand.",
  seat: (/** @type {Seat} */ seat) => `Seat ${seat}`,
  undo: "Undo",
  redo: "Redo",
  newHand: "New hand",
  tools: "The spot",
  whatHappens: "What happens",
  turn: { act: "Act", declare: "Say or push chips", incident: "Something happened" },
  felt: { pot: (/** @type {number} */ amount) => `Pot ${chips(amount)}` },
  amount: { add: "Add chips", clear: "Clear" },
  act: {},
  setup: { open: "Set up" },
  rulebooks: { open: "Rulebooks" },
  declare: {},
  incident: {},
  ruling: {},
  situations: { open: "Situations" },
  log: {},
  file: {},
  keep: { open: "Keep and send" },
  slip: {},
};
