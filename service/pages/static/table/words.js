// Every word of the table's own, in one place, so that it can be translated. What the rulebooks say comes from the
// service. An entry is a text, or a function that puts amounts and seats into one. Each part of the page has its own.

import { chips } from "./numbers.js";

/** @typedef {number} Seat */

export const WORDS = {
  nobodyAnswers: "The service does not answer. Try again in a moment.",
  noSuchChoice: "The floor had no such choice there.",
  again: "Try again",
  close: "Close",
  tooMany: (/** @type {number} */ seconds) =>
    seconds
      ? `Too many questions at once. Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`
      : "Too many questions at once. Try again in a moment.",
  key: {
    needed: "This service asks for a key. Whoever runs it can give you one.",
    wrong: "The service does not know this key, or it may not ask this. Try another.",
    label: "Key",
    use: "Use this key",
    kept: "It stays on this page alone and is gone when you close it.",
  },
  link: {
    damaged: "That link is damaged, so it was left aside.",
    noSuchCase: "There is no such situation in the collection.",
  },
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
  situations: {
    open: "Situations",
    title: "Situations from the collection",
    search: "Search",
    hint: "overchip, short all-in, rule 44 …",
    topic: "About",
    anyTopic: "everything",
    structure: "Game",
    anyStructure: "any",
    structures: /** @type {Record<string, string>} */ ({
      no_limit: "No-limit",
      pot_limit: "Pot-limit",
      fixed_limit: "Fixed limit",
      spread_limit: "Spread limit",
    }),
    under: (/** @type {string} */ title) => `As ${title} rules on them.`,
    topicOf: (/** @type {string} */ topic) => topic[0].toUpperCase() + topic.slice(1).replace(/_/g, " "),
    rule: (/** @type {string} */ number) => `rule ${number}`,
    found: (/** @type {number} */ count) =>
      count ? `${chips(count)} found` : "Nothing found. Fewer or other words may help.",
    more: "More",
  },
  log: {
    title: "The hand so far",
    back: "Back one step",
    forward: "On one step",
    dealt: "The next street is dealt",
    street: (/** @type {number | undefined} */ street, /** @type {number | undefined} */ streets) =>
      street === undefined
        ? "This betting round"
        : streets === undefined
          ? `Betting round ${street}`
          : `Betting round ${street} of ${streets}`,
    everybodyAntes: (/** @type {number} */ amount) => `Everybody antes ${chips(amount)}`,
    posts: (/** @type {Seat} */ seat, /** @type {string} */ type, /** @type {number} */ amount) =>
      `Seat ${seat} ${{ ante: "antes", small_blind: "posts the small blind,", big_blind: "posts the big blind,", straddle: "straddles for", post: "posts", dead: "posts, dead,", bring_in: "brings it in for" }[type] ?? "posts"} ${chips(amount)}`,
    opens: (/** @type {number} */ players) => `${players} players, nothing posted`,
    stands: (/** @type {number} */ pot, /** @type {number} */ bet, /** @type {number} */ players) =>
      `${players} players, ${pot ? `${chips(pot)} in the middle` : "an empty middle"}, ${bet ? `the bet is ${chips(bet)}` : "no bet yet"}`,
    does: (
      /** @type {{type: string, seat: Seat, to: number, add: number, all_in: boolean}} */ {
        type,
        seat,
        to,
        add,
        all_in,
      },
    ) =>
      `Seat ${seat} ${{ fold: "folds", check: "checks", call: `calls ${chips(add)}`, bet: `bets ${chips(to)}`, raise: `raises to ${chips(to)}`, complete: `completes to ${chips(to)}`, bring_in: `brings it in for ${chips(to)}`, all_in: `is all-in for ${chips(to)}` }[type] ?? type}${all_in ? ", all-in" : ""}`,
    tries: (
      /** @type {Seat | null} */ seat,
      /** @type {{type: string, to?: number, by?: number, add?: number}} */ { type, to, by, add },
    ) => {
      const verb =
        {
          fold: "fold",
          check: "check",
          call: "call",
          bet: "bet",
          raise: "raise",
          complete: "complete",
          bring_in: "bring it in",
          all_in: "go all-in",
        }[type] ?? type;
      const much =
        to !== undefined
          ? `${type === "bet" || type === "bring_in" ? "" : "to "}${chips(to)}`
          : by !== undefined
            ? `by ${chips(by)}`
            : add !== undefined
              ? `with ${chips(add)} more`
              : "";
      return `Seat ${seat} wants to ${verb}${much && ` ${much}`}`;
    },
    outOfTurn: (/** @type {string} */ done) => `Out of turn: ${done}`,
    declares: (/** @type {Seat | null} */ seat, /** @type {string[]} */ parts) =>
      `Seat ${seat} ${parts.join(", then ") || "makes a gesture"}`,
    says: (/** @type {string} */ word, /** @type {number | null} */ amount) =>
      `says “${[word.replace("_", "-"), amount === null ? "" : chips(amount)].filter(Boolean).join(" ")}”`,
    pushes: (/** @type {number[]} */ motion) => `puts in ${motion.map(chips).join(" + ")}`,
    incident: (/** @type {{kind: string, seat: Seat}} */ { kind, seat }) =>
      ({
        skipped: `Seat ${seat} was acted over`,
        amount_unknown: `Seat ${seat} did not know the amount`,
        hidden_chip: `A hidden chip of seat ${seat} is found`,
        misinformed: `Seat ${seat} was told a wrong amount`,
        wrong_pot_count: `The pot was counted wrong for seat ${seat}`,
        underbet_found: `The wager of seat ${seat} is found to be of a wrong size`,
        undercalls: `Seat ${seat} and others put in too little`,
        acted_out_of_turn_deliberately: `Seat ${seat} acted out of turn on purpose`,
      })[kind] ?? `Something happened to seat ${seat}`,
    floorChose: (/** @type {string} */ choice) => `The floor decides: ${choice}`,
    floor: "left to the floor",
    notAllowed: "not allowed",
    nothing: "nothing changes",
    stays: (/** @type {{type: string, seat: Seat, to: number, add: number, all_in: boolean}} */ action) =>
      `it is: ${WORDS.log.does(action)}`,
    uncalled: (/** @type {Seat} */ seat, /** @type {number} */ amount) => `${chips(amount)} go back to seat ${seat}`,
    pot: (
      /** @type {number} */ i,
      /** @type {number} */ pots,
      /** @type {number} */ amount,
      /** @type {Seat[]} */ seats,
    ) =>
      pots === 1
        ? `Pot ${chips(amount)}`
        : `${i ? `Side pot${pots > 2 ? ` ${i}` : ""}` : "Main pot"} ${chips(amount)}, for ${seats.length > 1 ? "seats" : "seat"} ${seats.join(", ")}`,
    wins: (/** @type {Seat} */ seat) => `Seat ${seat} wins`,
  },
  file: {
    open: "Hand histories",
    title: "Was this hand played by the rules?",
    about:
      "Drop a file anywhere on the page, choose one, or paste it: PHH, Open Hand History, PokerStars text, or our own JSON. One hand or many.",
    drop: "Drop it: each hand gets its report",
    choose: "From files",
    paste: "Or paste hands here",
    look: "Judge these",
    none: "There is no hand in it.",
    tooMany: (/** @type {number} */ most) =>
      `These are more than ${chips(most)} hands. The command floorman validate judges any number.`,
    tooLarge: (/** @type {number} */ megabytes) =>
      `That is more than ${megabytes} MB. The command floorman validate judges files of any size.`,
    judged: (/** @type {number} */ done, /** @type {number} */ all) =>
      done < all
        ? `${chips(done)} of ${chips(all)} hands judged`
        : all === 1
          ? "One hand judged"
          : `All ${chips(all)} hands judged`,
    show: "Show only",
    number: chips,
    outcomes: {
      legal: "Legal",
      unfinished: "Legal so far",
      illegal: "Illegal",
      contradictory: "Contradicts itself",
      unreadable: "Unreadable",
    },
    hand: (/** @type {string} */ file, /** @type {number | null} */ number) =>
      file && number ? `${file}, hand ${number}` : file || `Hand ${number ?? 1}`,
    place: (/** @type {number} */ street, /** @type {number | null} */ action) =>
      action === null ? `Betting round ${street}` : `Betting round ${street}, action ${action}`,
    clause: (/** @type {string} */ number) => `rule ${number}`,
    scale: (/** @type {number} */ parts) => `Amounts are made whole: ${chips(parts)} here are 1 of the file.`,
    replay: "Replay at the table",
    more: "More hands",
  },
  keep: {
    open: "Keep and send",
    title: "Keep and send",
    link: "Link",
    linkAbout: "It holds everything: whoever opens it sees this table and its rulings. The service stores nothing.",
    slip: "Ruling slip",
    slipAbout: "Half a page: the situation, the ruling, its rule and the date.",
    print: "Print the slip",
    program: "For programs",
    forms: { curl: "curl", typescript: "TypeScript", python: "Python", case: "Conformance case", phh: "PHH" },
    about: {
      curl: () => "The last question, as it was sent.",
      typescript: () => "The last question with fetch, which browsers and Node.js have.",
      python: () => "The last question to the library, which needs no server.",
      case: (/** @type {string} */ file) =>
        `The last ruling as a case: save it as ${file}, and “floorman conform --cases” puts it to an engine.`,
      phh: () =>
        "What stands of the hand so far, the cards unknown. Hold’em is written, and Omaha where the game is pot-limit.",
    },
    cannot: {
      case: "Nothing is asked here: nobody is to act, and there is no ruling.",
      phh: "PHH has no words for this hand: it tells plain actions from the blinds on, in games of four betting rounds.",
    },
    copy: (/** @type {string} */ label) => `Copy: ${label}`,
    copied: "Copied",
    selected: "It is selected: copy it with the keyboard or the menu",
    whatMay: (/** @type {Seat | null} */ seat) => `What may seat ${seat} do`,
    story: (/** @type {string} */ told) => `At the table: ${told}.`,
    source: "told at the table",
  },
  slip: {
    none: "There is no ruling yet: somebody has to act first.",
    title: "Ruling",
    version: (/** @type {string} */ version) => `version ${version}`,
    house: "with house rules",
    situation: "Situation",
    ruling: "Ruling",
    others: "Other rulebooks",
    columns: ["", "In front", "Behind"],
    toAct: ", to act",
    folded: ", folded",
    pot: (/** @type {number} */ amount) => `In the middle: ${chips(amount)}`,
    clause: (/** @type {string} */ number) => `rule ${number}`,
    standing: {
      text: "as the rulebook says",
      derived: "follows from the rulebook",
      reading: "our reading of the rulebook",
      assumed: "the rulebook is silent, the usual answer",
      house: "by the house’s own rule",
    },
    sign: "Floor:",
  },
};
