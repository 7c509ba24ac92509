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
  felt: {
    name: "The table",
    dealer: "Dealer",
    pot: (/** @type {number} */ amount) => `Pot ${chips(amount)}`,
    pots: (/** @type {number} */ amount) => `Pots ${chips(amount)}`,
    onePot: (/** @type {number} */ i, /** @type {number} */ amount, /** @type {Seat[]} */ seats) =>
      `${i ? `Side pot${i > 1 ? ` ${i}` : ""}` : "Main pot"} ${chips(amount)}: ${seats.length > 1 ? "seats" : "seat"} ${seats.join(", ")}`,
    bets: (/** @type {number} */ amount) => `Bets ${chips(amount)}`,
    withBets: (/** @type {number} */ amount) => `with the bets ${chips(amount)}`,
    street: (/** @type {number | undefined} */ street, /** @type {number | undefined} */ streets) => {
      if (street === undefined) return "";
      if (streets === 4) return ["Before the flop", "Flop", "Turn", "River"][street - 1] ?? `Street ${street}`;
      return streets === undefined ? `Street ${street}` : `Street ${street} of ${streets}`;
    },
    behind: "behind: ",
    inFront: (/** @type {number} */ amount) => `, in front: ${chips(amount)}`,
    hasButton: ", has the button",
    state: {
      toAct: "to act",
      folded: "folded",
      allIn: "all-in",
      acted: "acted",
      mayRaise: "may raise",
      outOfTurn: "out of turn",
      noRaise: "may not raise",
      noFold: "may not fold",
      mustRaise: "owes a raise",
    },
  },
  amount: {
    add: "Add chips",
    clear: "Clear",
    less: (/** @type {number} */ worth) => `Take off ${chips(worth)}`,
  },
  act: {
    floorFirst: "The floor has to choose first: its choices stand with the ruling.",
    nobody: "Nobody is to act.",
    inTurn: (/** @type {Seat} */ seat) => `Seat ${seat} is to act`,
    outOfTurn: (/** @type {Seat} */ seat) => `Seat ${seat} acts out of turn`,
    another: "Somebody else acted? Choose that seat on the felt.",
    backTo: (/** @type {Seat | null} */ seat) => (seat === null ? "Nobody" : `Back to seat ${seat}`),
    fold: "Fold",
    check: "Check",
    justCall: "Call",
    call: (/** @type {{add: number, all_in: boolean}} */ { add, all_in }) =>
      `Call ${chips(add)}${all_in ? ", all-in" : ""}`,
    bringIn: (/** @type {number} */ amount) => `Bring in for ${chips(amount)}`,
    allIn: "All-in",
    wager: (/** @type {string} */ type) => ({ bet: "Bet", complete: "Complete" })[type] ?? "Raise",
    wagerTo: (/** @type {string} */ type, /** @type {number} */ to) =>
      ({ bet: `Bet ${chips(to)}`, complete: `Complete to ${chips(to)}` })[type] ?? `Raise to ${chips(to)}`,
    total: (/** @type {string} */ type) => ({ bet: "Bet", complete: "Complete to" })[type] ?? "Raise to",
    slide: "The legal range",
    minimum: "Minimum",
    pot: "Pot",
    maximum: "Maximum",
    maximumAllIn: "All-in",
    only: "The one size",
    below: (/** @type {number} */ least) =>
      `Below the minimum of ${chips(least)}. Propose it, and see what becomes of it.`,
    above: (/** @type {number} */ most) =>
      `Above the maximum of ${chips(most)}. Propose it, and see what becomes of it.`,
    between: (/** @type {number} */ least, /** @type {number} */ most) =>
      `Neither ${chips(least)} nor ${chips(most)}. Propose it, and see what becomes of it.`,
    proposeAnyway: "Propose one all the same",
    barred: (/** @type {string | null} */ why) =>
      ({
        stack: "No raise: nothing is left behind the call.",
        no_opponent: "No raise: nobody else has chips to call it with.",
        no_raise: "No raise: the right to raise is lost.",
        capped: "No raise: betting is capped.",
        not_reopened: "No raise: betting has not been reopened to this seat.",
      })[why ?? ""] ?? "No raise.",
  },
  following: {
    what: (/** @type {{type: string, winner: number | null}} */ { type, winner }) =>
      ({
        street: "The betting round is over",
        showdown: "Showdown",
        street_or_showdown: "The betting round is over",
        won: `Seat ${winner} wins: all others have folded`,
      })[type] ?? "",
    uncalled: (/** @type {{seat: number, chips: number}} */ back) =>
      `${chips(back.chips)} go back to seat ${back.seat}: nobody called them.`,
    noBetting: "Nobody can bet any more.",
    noButton: "No button is set, so the first to act has to be said.",
    first: "First to act",
    deal: (/** @type {number | undefined} */ street, /** @type {number | undefined} */ streets) =>
      streets === 4
        ? (["Deal the flop", "Deal the turn", "Deal the river"][(street ?? 0) - 1] ?? "Next street")
        : "Next street",
    dealWith: (/** @type {string} */ name, /** @type {number} */ bet) => `${name}, bets of ${chips(bet)}`,
    otherBets: "Other bets",
    bets: "Bets on the next street",
  },
  setup: {
    open: "Set up",
    title: "Set up the spot",
    close: "Close",
    use: "Put it on the table",
    kind: "Where it begins",
    fromStart: "From the start of the street",
    midHand: "In the middle of a street",
    game: "Game",
    structure: "Betting structure",
    structures: {
      no_limit: "No-limit",
      pot_limit: "Pot-limit",
      fixed_limit: "Limit",
      spread_limit: "Spread limit",
    },
    streets: "Game",
    unknown: "Not said",
    gameOf: {
      2: "Draw: 2 betting rounds",
      3: "3 betting rounds",
      4: "Hold'em, Omaha: 4 betting rounds",
      5: "Stud: 5 betting rounds",
    },
    street: "Street",
    stakes: "Stakes",
    presets: "Usual blinds",
    fields: {
      small: "Small blind",
      min_bet: "Big blind",
      limit_bet: "Bet",
      chip: "Smallest chip",
      ante: "Ante",
      straddle: "Straddle",
      bring_in: "Bring-in (stud)",
      pot: "Pot",
      max_bet: "Largest bet",
      big_bet: "Larger bet (open pair)",
      players_left: "Players left in the event",
      current_bet: "The bet to call",
      last_raise: "The last raise, by",
      bet_count: "Bets and raises so far",
      last_full_bet: "The bet after the last full raise",
    },
    workedOut: "worked out",
    noTournament: "no tournament",
    antePaid: "The ante is paid by",
    byAll: "Everybody",
    byBigBlind: "The big blind",
    first: "First to act",
    byButton: "By the button",
    seats: "Seats",
    stack: "stack",
    committed: "in front",
    button: "button",
    toAct: "to act",
    acted: "acted",
    folded: "folded",
    add: "Add a seat",
    remove: (/** @type {Seat} */ seat) => `Remove seat ${seat}`,
    place: (/** @type {string} */ name, /** @type {{seat: Seat}[]} */ seats) => {
      const [, i] = name.match(/^players\/(\d+)/) ?? [];
      if (i !== undefined) return seats[Number(i)] ? `Seat ${seats[Number(i)].seat}: ` : "";
      const labels = /** @type {Record<string, string>} */ (WORDS.setup.fields);
      return labels[name] ? `${labels[name]}: ` : "";
    },
    mend: (/** @type {number} */ count) =>
      count === 1 ? "One thing does not fit yet. It is marked." : `${count} things do not fit yet. They are marked.`,
    chooseField: "Choose an amount, then click chips to add to it.",
  },
  rulebooks: {
    rules: "Rulebook",
    beside: "Compare with",
    compared: (/** @type {number} */ count) => (count ? `, ${count} to compare` : ", compare"),
    open: "House rules",
    changed: (/** @type {number} */ count) => (count === 1 ? "1 house rule is on" : `${count} house rules are on`),
    title: "Rulebooks and house rules",
    house: "House rules",
    about: (/** @type {string} */ title) => `What this house does otherwise. All the rest is as ${title} has it.`,
    search: "Search the questions",
    asTheBook: " (as the book)",
    none: "No house rules",
    use: "Rule by these",
  },
  declare: {},
  incident: {},
  ruling: {},
  situations: { open: "Situations" },
  log: {},
  file: {},
  keep: { open: "Keep and send" },
  slip: {},
};
