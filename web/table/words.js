// Every word of the table's own, in one place, so that it can be translated. What the rulebooks say comes from the
// service. An entry is a text, or a function that puts amounts and seats into one. Each part of the page has its own.

import { chips } from "./numbers.js";

/** @import { Publication } from "./types.js" */

/** @typedef {number} Seat */

/** The verbs as they are said. */
const SAID = {
  fold: "fold",
  check: "check",
  call: "call",
  bet: "bet",
  raise: "raise",
  all_in: "all-in",
  pot: "pot",
  complete: "complete",
  pass: "pass",
  time: "time",
};

/** What somebody did. */
const DID = {
  fold: "folded",
  check: "checked",
  call: "called",
  bet: "bet",
  raise: "raised",
  complete: "completed",
  all_in: "went all-in",
  bring_in: "brought in",
};

/** @param {{all_in: boolean}} action */
const allIn = ({ all_in: is }) => (is ? ", all-in" : "");

/** @param {Seat[]} seats */
const listed = (seats) =>
  seats.length === 1 ? `seat ${seats[0]}` : `seats ${seats.slice(0, -1).join(", ")} and ${seats[seats.length - 1]}`;

/** What an action comes to. @param {{type: string, seat: Seat, to: number, add: number, all_in: boolean}} action */
function isOnly({ type, seat, to, add, all_in }) {
  const more = add !== to && add > 0 ? `, ${chips(add)} more` : "";
  const does =
    {
      fold: "folds",
      check: "checks",
      call: `calls ${chips(to)}`,
      bet: `bets ${chips(to)}`,
      raise: `raises to ${chips(to)}`,
      complete: `completes to ${chips(to)}`,
      bring_in: `brings in for ${chips(to)}`,
    }[type] ?? type;
  return `Seat ${seat} ${does}${more}${allIn({ all_in })}.`;
}

/** @param {string} words */
const capital = (words) => words.replace(/^./, (letter) => letter.toUpperCase());

/** What is done for a street of this name to come. @param {string} name */
const dealt = (name) =>
  name.startsWith("after ") ? `Draw, and go on ${name}` : `Deal ${name.includes(" ") ? "" : "the "}${name}`;

export const WORDS = {
  nobodyAnswers: "The service does not answer. Try again in a moment.",
  notOurs:
    "The answer is not from this service. Something between the service and this page answers instead. Try again.",
  offline: {
    away: "The service does not answer. Earlier answers are shown as they were. New rulings, other rulebooks and hand files need the service.",
    old: "There is a newer version of this page. The table stays as it is.",
    load: "Load it",
    install: "Install",
    about: "The page then opens without a network too.",
    insecure: "To install this page or open it without a network, load it by HTTPS.",
  },
  device: {
    fetch: "Rule without a network",
    size: (/** @type {string} */ megabytes) =>
      `Fetches ${megabytes} MB once. After that, this page also rules new spots when the service does not answer.`,
    fetching: (/** @type {number} */ file, /** @type {number} */ all) => `Fetching file ${file} of ${all}…`,
    failed: "The engine was not fetched. Connect to the service and try again.",
    kept: (/** @type {string} */ version) => `This page rules without a network, by Floorman ${version}.`,
    rules: (/** @type {string} */ version) =>
      `The service does not answer. Ruled on this device by Floorman ${version}.`,
  },
  noSuchChoice: "The floor had no such choice there.",
  noSuchPot: "There was no such pot there, or not these seats in it.",
  again: "Try again",
  close: "Close",
  tooMany: (/** @type {number} */ seconds) =>
    seconds
      ? `Too many questions at once. Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`
      : "Too many questions at once. Try again in a moment.",
  key: {
    needed: "This service needs a key. The operator of the service can give you one.",
    wrong: "The service does not know this key, or the key does not allow this. Try another.",
    label: "Key",
    use: "Use this key",
    kept: "The key stays on this page only, and is deleted when you close the page.",
  },
  /** Faults that the service tells in the names of the API's fields. */
  faults: /** @type {Record<string, (params: Record<string, any>) => string>} */ ({
    "field.missing": () => "This is needed.",
    "null.invalid": () => "This is needed.",
    "integer.invalid": () => "This must be a whole amount.",
    "integer.out_of_range": ({ min, max }) =>
      max < Number.MAX_SAFE_INTEGER
        ? `This must be from ${chips(min)} to ${chips(max)}.`
        : `This must be at least ${chips(min)}.`,
    "round.max_bet_needed": () => "Enter the largest bet or raise allowed.",
    "round.current_bet_needed": ({ committed }) =>
      `Enter the bet to call. The most in front of a player is ${chips(committed)}, but a short blind may count for more.`,
    "round.last_full_raise_by_needed": ({ current_bet }) =>
      `Enter the size of the last raise. A bet of ${chips(current_bet)} can come about in several ways.`,
    "round.last_full_bet_to_needed": ({ current_bet }) =>
      `Enter the last full bet. That is ${chips(current_bet)} if it was a full bet or raise, or an all-in of half a bet more. If not, enter the bet before it.`,
    "round.bet_count_needed": ({ last_full_bet_to }) =>
      `Enter the number of bets and raises. A bet of ${chips(last_full_bet_to)} can come about in several ways.`,
    "round.pot_before_round_needed": () => "Enter the pot. In pot-limit the largest raise depends on it.",
    "round.street_needed": () => "Choose the street.",
    "round.streets_needed": () => "Choose the kind of game. The cap on raises depends on it.",
    "round.players_left_needed": () =>
      "Enter how many players are left in the event. With two, there is no cap on raises.",
    "round.pot_credit_needed": () =>
      "Set up the hand from its blinds and act up to here. The chips alone do not show the pot.",
    "round.capped_needed": ({ bet_count }) =>
      `Set up the hand from the start of the street and act up to here. The cap after ${bet_count} bets and raises depends on who was in at the last one.`,
    "round.began_heads_up_needed": () =>
      "Set up the hand from the start of the street and act up to here. The cap on raises depends on whether two players began the street.",
    "round.out_of_turn_impossible": ({ seat }) =>
      `The action of seat ${seat} out of turn is impossible. The chips of the seat do not fit it.`,
    "declaration.size_not_to_come": () => "If an amount is said or chips are in, the size is not still to come.",
    "declaration.question_of_words": () =>
      "A question has words only. Remove the chips, the gesture and the raise not noticed.",
    "declaration.told_or_unaware": () =>
      "Choose one: the player was told something wrong, or had not noticed the raise.",
    "next_street.first_to_act_needed": () => "Choose who is first to act. No button is set.",
    "house_rules.contradictory": () =>
      "Two house rules contradict each other: one all-in reopens betting, or several together do. Change one of them.",
    "opening.first_to_act_needed": () => "Choose who is first to act, or who has the button.",
    "opening.first_by_cards": () => "Choose who is first to act. In stud the cards decide.",
    "opening.big_blind_below_min_bet": ({ min_bet }) => `The big blind cannot be less than ${chips(min_bet)}.`,
    "page.odd": ({ amount, chip }) => `${chips(amount)} cannot be paid in chips of ${chips(chip)}.`,
    "incident.not_pot_limit": () => "The size of the pot matters in pot-limit only.",
    "incident.nobody_acted": () => "Enter what the others did since. At least one must have acted.",
  }),
  link: {
    damaged: "That link is damaged, and was not opened.",
    noSuchCase: "There is no such situation in the collection.",
  },
  seat: (/** @type {Seat} */ seat) => `Seat ${seat}`,
  undo: "Undo",
  redo: "Redo",
  newHand: "New hand",
  tools: "The spot",
  menu: "Menu",
  keys: {
    open: "Keys",
    on: "Use these keys",
    do: {
      f: "Fold",
      c: "Check or call",
      r: "Bet or raise: type how much, then Enter",
      a: "All-in",
      1: "Act",
      2: "Say or push chips",
      3: "Mistake found later",
      u: "Undo",
      y: "Redo",
      n: "New hand",
      s: "Set up",
      "/": "What happened?",
      "?": "These keys",
    },
  },
  whatHappens: "What happens",
  turn: { act: "Act", declare: "Say or push chips", incident: "Mistake found later" },
  happened: {
    title: "What happened?",
    hint: "string bet …",
    found: (/** @type {number} */ count) => (count === 1 ? "1 dispute found" : `${count} disputes found`),
    none: "No dispute found. Try other words, or play the hand on the felt. Floorman rules on betting and blinds: not on cards, showdowns, who wins a pot, or penalties.",
    all: (/** @type {number} */ count) => `All ${count}`,
    fewer: "Fewer",
    elsewhere: (/** @type {number} */ clauses, /** @type {number} */ cases) =>
      `${[clauses && `${clauses} ${clauses === 1 ? "clause" : "clauses"}`, cases && `${cases} ${cases === 1 ? "case" : "cases"}`].filter(Boolean).join(" and ")} with these words`,
    another: "Another dispute",
    needed: "This is needed.",
    ifAny: "if any",
    example: (/** @type {number} */ amount) => `e.g. ${chips(amount)}`,
    goOn: "Go on from here",
    says: (/** @type {string} */ title) => `${title} says`,
  },
  /** What people call the members of a question that messages may name. */
  members: /** @type {Record<string, string>} */ ({
    actual_pot: "the pot as it really was",
    quoted_pot: "the pot as it was counted",
    told_to: "the amount told",
    faced: "the bet faced",
    waited: "the seconds waited",
    acted_since: "what others did since",
    current_bet: "the bet to call",
    min_bet: "the smallest bet",
    max_bet: "the largest bet",
    pot_before_round: "the pot",
    last_full_raise_by: "the last raise",
    to_act: "the seat to act",
    players_left: "the players left in the event",
  }),
  answer: {
    noRaise: (/** @type {string[]} */ offered) => `No raise. ${capital(offered.join(", or "))}.`,
    callMore: (/** @type {{add: number, all_in: boolean}} */ { add, all_in }) =>
      `call ${chips(add)} more${allIn({ all_in })}`,
    may: (/** @type {Seat} */ seat, /** @type {string[]} */ offered) =>
      `Seat ${seat} may ${offered.length > 1 ? `${offered.slice(0, -1).join(", ")} or ${offered[offered.length - 1]}` : offered[0]}.`,
    button: (/** @type {any} */ seat, /** @type {boolean} */ isDead) =>
      isDead ? `The button is dead, at the empty seat ${seat}.` : `Seat ${seat} has the button.`,
    blinds: (/** @type {Seat[]} */ small, /** @type {Seat[]} */ big, /** @type {any} */ first) =>
      `${small.length ? `${capital(listed(small))} ${small.length > 1 ? "post" : "posts"}` : "Nobody posts"} the small blind, ${listed(big)} the big blind. Seat ${first} acts first.`,
    waits: (/** @type {Seat} */ seat, /** @type {string} */ until) =>
      `Seat ${seat} waits${{ big_blind: " for the big blind", button_passed: " until the button has passed", under_the_gun: " to be under the gun", next_hand: " for the next hand" }[until] ?? ""}.`,
    released: (/** @type {{type: string, to?: number | null}} */ { type, to }) =>
      to && type !== "check"
        ? [`The ${chips(to)} out of turn is not binding.`, `The ${chips(to)} comes back.`]
        : ["The action out of turn is not binding."],
    fold: "fold",
    check: "check",
    bringIn: (/** @type {number} */ amount) => `bring in for ${chips(amount)}`,
    call: (/** @type {{to: number, add: number, all_in: boolean}} */ { to, add, all_in }) =>
      `call ${chips(to)}${add === to ? "" : ` (${chips(add)} more)`}${allIn({ all_in })}`,
    raise: (
      /** @type {{type: string, min_to: number, max_to: number, sizes?: number[]}} */ { type, min_to, max_to, sizes },
    ) => {
      const verb = { bet: "bet", complete: "complete to" }[type] ?? "raise to";
      if (sizes) return `${verb} ${sizes.map(chips).join(" or ")}`;
      return min_to === max_to ? `${verb} ${chips(min_to)}` : `${verb} ${chips(min_to)} or more`;
    },
    posted: (/** @type {Seat} */ seat, /** @type {number} */ blind, /** @type {number} */ ante) =>
      `Seat ${seat} posts ${chips(blind)} as the blind and ${chips(ante)} as the ante`,
  },
  felt: {
    name: "The table",
    dealer: "Dealer",
    pot: (/** @type {number} */ amount) => `Pot ${chips(amount)}`,
    pots: (/** @type {number} */ amount) => `Pots ${chips(amount)}`,
    onePot: (/** @type {number} */ i, /** @type {number} */ amount, /** @type {Seat[]} */ seats) =>
      `${i ? `Side pot${i > 1 ? ` ${i}` : ""}` : "Main pot"} ${chips(amount)}: ${seats.length > 1 ? "seats" : "seat"} ${seats.join(", ")}`,
    bets: (/** @type {number} */ amount) => `Bets ${chips(amount)}`,
    withBets: (/** @type {number} */ amount) => `with the bets ${chips(amount)}`,
    street: (
      /** @type {number | undefined} */ street,
      /** @type {number | undefined} */ streets,
      /** @type {string[]} */ names = [],
    ) => {
      if (street === undefined) return "";
      if (names[street - 1]) return capital(names[street - 1]);
      const known = /** @type {Record<number, string[]>} */ ({
        2: ["Before the draw", "After the draw"],
        4: ["Before the flop", "Flop", "Turn", "River"],
        5: ["Third street", "Fourth street", "Fifth street", "Sixth street", "River"],
      })[streets ?? 0];
      if (known) return known[street - 1] ?? `Street ${street}`;
      return streets === undefined ? `Street ${street}` : `Street ${street} of ${streets}`;
    },
    of: (/** @type {number} */ sum) => `of ${chips(sum)}`,
    waits: "out of turn",
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
    odd: (/** @type {number} */ amount, /** @type {number} */ chip) =>
      `${chips(amount)} cannot be paid in chips of ${chips(chip)}. Is a smaller chip in play?`,
    smaller: (/** @type {number} */ chip) => `Yes, chips of ${chips(chip)}`,
    asTyped: "No, keep what is typed",
    less: (/** @type {number} */ worth) => `Take off ${chips(worth)}`,
  },
  act: {
    floorFirst: "The floor must choose first. The choices are with the ruling.",
    nobody: "Nobody is to act.",
    inTurn: (/** @type {Seat} */ seat) => `Seat ${seat} is to act`,
    outOfTurn: (/** @type {Seat} */ seat) => `Seat ${seat} acts out of turn`,
    foldTo: (/** @type {Seat} */ seat) => `All fold to seat ${seat}`,
    after: (/** @type {number} */ pot, /** @type {number} */ stack) =>
      `Then ${chips(pot)} in the pot, ${chips(stack)} behind`,
    another: "If another seat acted, choose that seat on the felt.",
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
    minimum: "Minimum",
    halfPot: "Half pot",
    pot: "Pot",
    maximum: "Maximum",
    maximumAllIn: "All-in",
    only: (/** @type {string} */ type) => ({ bet: "Bet:", complete: "Complete to:" })[type] ?? "Raise to:",
    why: (/** @type {boolean} */ isAllIn) => (isAllIn ? "(all-in)" : "(limit)"),
    below: (/** @type {number} */ least) => `Below the minimum of ${chips(least)}. Propose it to see the ruling.`,
    above: (/** @type {number} */ most) => `Above the maximum of ${chips(most)}. Propose it to see the ruling.`,
    between: (/** @type {number} */ least, /** @type {number} */ most) =>
      `Neither ${chips(least)} nor ${chips(most)}. Propose it to see the ruling.`,
    ifNot: "If not, propose the amount to see the ruling.",
    proposeAnyway: "Propose a raise anyway",
    whyBarred: (/** @type {string} */ why) =>
      ({
        stack: "No chips are left beyond the call.",
        no_opponent: "Nobody else has chips to call a raise.",
        no_raise: "The right to raise is lost.",
        capped: "Betting is capped.",
        not_reopened: "Betting is not reopened to this seat.",
      })[why] ?? "",
    barred: (/** @type {string | null} */ why) => `No raise. ${WORDS.act.whyBarred(why ?? "")}`.trim(),
  },
  following: {
    what: (/** @type {{type: string, winner: number | null}} */ { type, winner }) =>
      ({
        street: "The betting round is over",
        showdown: "Showdown",
        street_or_showdown: "The betting round is over",
        won: `Seat ${winner} wins: all others have folded`,
      })[type] ?? "",
    uncalled: (/** @type {{seat: number, amount: number}} */ back) =>
      `${chips(back.amount)} go back to seat ${back.seat}: nobody called them.`,
    noBetting: "Nobody can bet any more.",
    noButton: "No button is set. Choose the first to act.",
    firstBy: (/** @type {string | undefined} */ later) =>
      ({ high_hand: "Whose hand shows high?", low_hand: "Whose hand shows low?" })[later ?? ""] ?? "First to act",
    openPair: (/** @type {string} */ name) => `${name}, with an open pair`,
    whoOpens: (/** @type {string} */ opens) =>
      ({
        low_card: "Next hand: who brings it in, by the low card?",
        high_card: "Next hand: who brings it in, by the high card?",
      })[opens] ?? "Next hand: who has the button?",
    deal: (
      /** @type {number | undefined} */ street,
      /** @type {number | undefined} */ streets,
      /** @type {string[] | undefined} */ names,
    ) =>
      names?.[street ?? 0]
        ? dealt(names[street ?? 0])
        : streets === 4
          ? (["Deal the flop", "Deal the turn", "Deal the river"][(street ?? 0) - 1] ?? "Next street")
          : "Next street",
    dealWith: (
      /** @type {string} */ name,
      /** @type {number} */ bet,
      /** @type {number | undefined} */ most,
      isSpread = true,
    ) => `${name}, bets of ${chips(bet)}${most ? `${isSpread ? " to" : " or"} ${chips(most)}` : ""}`,
    whoWon: "Who won? Tap each seat that has a share.",
    give: (/** @type {number} */ pots) => (pots > 1 ? "Give the pots" : "Give the pot"),
    odd: "The floor decides about odd chips. Here they go one by one to the first seats left of the button.",
    over: "The hand is over",
    nextHand: "Next hand",
    format: "Kind of event",
    formats: { tournament: "Tournament", cash: "Cash game" },
    method: (/** @type {string} */ method) =>
      ({ dead_button: "Dead button", moving_button: "Moving button" })[method] ?? method,
    chooseMethod: "The rulebook lets the house choose how the button moves:",
    oneLeft: (/** @type {Seat} */ seat) => `Seat ${seat} has all the chips.`,
    otherBets: "Other bets",
    bets: "Bets on the next street",
    larger: "Or, with an open pair in stud",
    least: "Smallest bet on the next street",
    most: "Largest bet on the next street",
  },
  setup: {
    open: "Set up",
    title: "Set up the spot",
    use: "Put it on the table",
    kind: "Where it begins",
    named: {
      title: "Game and stakes",
      game: "Game by name",
      none: "Not named: put together below",
      bets: ["Small bet", "Big bet"],
      bet: "Smallest bet",
      seats: "How many seats",
      stack: "Stack of each",
      half: "half the big blind",
      opens: { low_card: "Who brings it in, by the low card?", high_card: "Who brings it in, by the high card?" },
      kill: "Kill",
      anteBy: "Who antes",
      straddler: "Who straddles",
      choices: {
        kill: { none: "No kill", full: "Kill", half: "Half kill" },
        anteBy: { none: "Nobody", big_blind: "The big blind", each: "Everybody" },
        straddler: { none: "Nobody", under_the_gun: "Under the gun", button: "The button" },
      },
      killer: "Who posts the kill?",
      actsLast: "The killer acts last",
      cashBook: (/** @type {string} */ title) => `Rule by ${title}`,
      ruledByCash: (/** @type {string} */ title, /** @type {string} */ before) =>
        `${before} is not for cash games. ${title} is, and will rule. You can choose another at the table.`,
      ruledByOwn: (/** @type {string} */ title) => `${title} stays in force, though it is not for cash games.`,
    },
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
    streets: "Kind of game",
    unknown: "Not said",
    gameOf: {
      2: "Draw",
      3: "3 betting rounds",
      4: "Hold’em or Omaha",
      5: "Stud",
    },
    street: "Street",
    stakes: "Stakes",
    presets: "Usual blinds",
    fields: {
      small: "Small blind",
      small_blind: "Small blind",
      min_bet: "Big blind",
      big_blind: "Big blind",
      limit_bet: "Bet",
      chip: "Smallest chip",
      ante: "Ante",
      straddle: "Straddle",
      bring_in: "Bring-in (stud)",
      pot_before_round: "Pot",
      max_bet: "Largest bet",
      big_bet: "Larger bet (open pair)",
      players_left: "Players left in the event",
      current_bet: "The bet to call",
      last_full_raise_by: "The last raise, by",
      bet_count: "Bets and raises so far",
      last_full_bet_to: "The bet after the last full raise",
    },
    late: {
      more: "More: late and dead posts",
      about:
        "A player who comes in late or missed the blinds posts. A live post is a bet already made. A dead post goes into the pot.",
      who: "Seat",
      whoOf: (/** @type {number} */ i) => `Post ${i}: seat`,
      how: "Posts",
      howOf: (/** @type {number} */ i) => `Post ${i}: live or dead`,
      kinds: { post: "Live", dead: "Dead" },
      amount: "Amount",
      amountOf: (/** @type {number} */ i) => `Post ${i}: amount`,
      add: "Add a post",
      addDead: "Add a dead small blind",
      remove: (/** @type {number} */ i) => `Remove post ${i}`,
    },
    workedOut: "worked out",
    noTournament: "no tournament",
    antePaid: "The ante is paid by",
    antePayers: { all: "Everybody", big_blind: "The big blind" },
    first: "First to act",
    byButton: "By the button",
    seats: "Seats and stacks",
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
      const [, post] = name.match(/^late\/(\d+)/) ?? [];
      if (post !== undefined) return `${WORDS.setup.late.amountOf(Number(post) + 1)}: `;
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
    differ: (/** @type {number} */ apart, /** @type {number} */ silent, /** @type {number} */ all) => {
      if (!all) return "Compare with other books";
      const quiet = silent ? `, ${silent} ${silent === 1 ? "is" : "are"} silent` : "";
      if (apart)
        return `${apart} of ${all} ${all === 1 ? "book" : "books"} ${apart === 1 ? "differs" : "differ"}${quiet}`;
      if (silent) return `${all - silent} of ${all} rule alike${quiet}`;
      return all === 1 ? "The other book rules alike" : `All ${all} books rule alike`;
    },
    open: "House rules",
    changed: (/** @type {number} */ count) => (count === 1 ? "1 house rule is on" : `${count} house rules are on`),
    title: "House rules",
    about: (/** @type {string} */ title) => `Choose what this house does differently. All else follows ${title}.`,
    search: "Search the questions",
    asTheBook: " (as the book)",
    none: "No house rules",
    use: "Rule by these",
  },
  declare: {
    nobody: "Nobody is to act. Choose a seat on the felt for what was said or done out of turn.",
    who: "Who?",
    toAct: "to act",
    says: "Says",
    word: /** @type {typeof SAID} */ (
      Object.fromEntries(Object.entries(SAID).map(([word, text]) => [word, capital(text)]))
    ),
    said: SAID,
    anAmount: "Only an amount",
    remove: (/** @type {string} */ text) => `Take back “${text}”`,
    amountSaid: "Amount said",
    meantAs: "Said as",
    inAll: (/** @type {number} */ amount) => `${chips(amount)} in all`,
    onTop: (/** @type {number} */ amount) => `${chips(amount)} more`,
    moreOnIt: "Unclear, or on a condition",
    couldMean: "It could also mean",
    toCome: "The amount is still to come",
    onlyIf: "Only if",
    always: "No condition",
    condition: {
      fold: "somebody folds",
      check: "somebody checks",
      call: "somebody calls",
      bet: "somebody bets or raises",
      other: "something else happens",
    },
    bySeat: "By",
    anybody: "anybody",
    pushes: "Puts in",
    push: (/** @type {number} */ worth) => `A chip of ${chips(worth)}`,
    takeAway: (/** @type {number} */ worth) => `Take the ${chips(worth)} away`,
    motion: (/** @type {number} */ i) => ["First", "then", "then"][i] ?? "then",
    nextMotion: "Then, in another motion",
    first: "Which came first?",
    order: { words_first: "The words", chips_first: "The chips", together: "Both at once" },
    gesture: { rap: "Raps the table", forward_motion: "Has not let go of the chips" },
    prior: (/** @type {number} */ amount) => `The ${chips(amount)} already in front`,
    priorMoved: "Were some of these chips taken back first?",
    moved: { none: "No, all stayed", part: "Yes, some", all: "Yes, all" },
    priorChips: "Chips still in front",
    lies: (/** @type {number} */ worth) => `A ${chips(worth)} chip is still there`,
    knew: "Misinformed or unaware",
    inQuestion: "In a question or conversation",
    unaware: "Had not noticed the raise",
    toldWrong: "The dealer had said, wrongly",
    told: { no_bet: "There is no bet", no_raise: "Nobody has raised", may_not_raise: "You may not raise" },
    toldAmount: "Was told a wrong amount to call",
    nobodySince: "Nobody has acted since",
    nothingYet: "Choose the words said or the chips put in.",
    ask: "What stands?",
    clear: "Clear",
    again: "Change the last declaration",
    sentence: {
      does: (
        /** @type {Seat} */ seat,
        /** @type {boolean} */ early,
        /** @type {string[]} */ done,
        /** @type {boolean} */ together,
      ) => `Seat ${seat}${early ? ", out of turn," : ""} ${done.join(together ? " and at once " : ", then ")}.`,
      says: (/** @type {string[]} */ texts) => `says ${texts.map((text) => `“${text}”`).join(", then ")}`,
      raps: "raps the table",
      pushes: (/** @type {number[][]} */ motions, /** @type {boolean} */ held) => {
        const parts = motions.map((pile) =>
          pile.length === 1 ? `one ${chips(pile[0])} chip` : pile.map(chips).join(" + "),
        );
        const verb = motions[0].length === 1 ? "throws in" : "pushes in";
        return held
          ? `moves ${parts.join(", then ")} forward without letting go`
          : `${verb} ${parts.join(", then in another motion ")}`;
      },
      takesBack: (/** @type {string} */ moved, /** @type {number[]} */ left) =>
        moved === "all"
          ? "takes back all chips that were in front"
          : `takes back some of the chips in front${left.length ? ` and leaves ${left.map(chips).join(" + ")}` : ""}`,
      hadInFront: (/** @type {number[]} */ pile) => `In front were ${pile.map(chips).join(" + ")}.`,
      inQuestion: "It was said in a question or conversation.",
      unaware: (/** @type {Seat} */ seat) => `Seat ${seat} had not noticed the raise.`,
      toldAmount: (/** @type {Seat} */ seat, /** @type {number} */ amount) =>
        `Seat ${seat} had been told wrongly that the call is ${chips(amount)}.`,
      told: (/** @type {Seat} */ seat, /** @type {"no_bet" | "no_raise" | "may_not_raise"} */ claim) =>
        `Seat ${seat} had been told wrongly ${{ no_bet: "that there is no bet", no_raise: "that nobody has raised", may_not_raise: "that a raise is not allowed" }[claim]}.`,
      since: (/** @type {string[]} */ deeds) =>
        deeds.length ? `Since then: ${deeds.join(", ")}.` : "Nobody has acted since.",
      toCome: " (the amount is still to come)",
      statement: (
        /** @type {keyof typeof SAID | undefined} */ word,
        /** @type {{amount?: number, by?: number, candidates?: number[]}} */ { amount, by, candidates },
      ) => {
        const much =
          candidates?.map(chips).join(" or ") ??
          (by !== undefined ? `${chips(by)} more` : amount !== undefined ? chips(amount) : "");
        if (!word) return much || "…";
        if (!much) return SAID[word];
        return `${SAID[word]}${by !== undefined ? "," : word === "raise" || word === "complete" ? " to" : ""} ${much}`;
      },
      onCondition: (
        /** @type {{type: "fold" | "check" | "call" | "bet" | "other", seat?: Seat}} */ { type, seat },
        /** @type {string} */ text,
      ) =>
        type === "other"
          ? `if something else happens, ${text}`
          : `if ${seat === undefined ? "somebody" : `seat ${seat}`} ${{ fold: "folds", check: "checks", call: "calls", bet: "bets" }[type]}, ${text}`,
    },
  },
  incident: {
    what: "What happened?",
    kinds: {
      skipped: "A player was skipped",
      amount_unknown: "Others acted before the size of a bet was named",
      misinformed: "A player was told a wrong amount and called it",
      undercalls: "Several put in too little",
      underbet_found: "A bet below the minimum is found later",
      wrong_pot_count: "The pot had been counted wrong",
      hidden_chip: "A hidden chip came to light",
      wrong_bring_in: "The wrong seat brought it in",
      acted_out_of_turn_deliberately: "Acted out of turn on purpose",
      clock_called: "The clock is called",
      time_expired: "A player's time has run out",
    },
    about: {
      skipped: "It is this seat's turn, but others have acted. Enter what they did, unless the felt shows it.",
      amount_unknown: "The player said bet or raise without a size. The size was named only after others acted.",
      misinformed: "The player put in the amount that was announced as the bet. The bet is higher.",
      undercalls: "The seat to act and others behind put in less than the call.",
      underbet_found: "A bet or raise was too small, and play went on.",
      wrong_pot_count: "A player bet the largest amount the pot allows, and the pot had been counted wrong.",
      hidden_chip: "The player was all-in, and then a chip was found behind the bet.",
      wrong_bring_in: "The dealer pointed at the wrong card, and that seat put the bring-in or the bet in.",
      acted_out_of_turn_deliberately: "The floor rules that it was on purpose.",
      clock_called: "The player takes long, and must act in a set time.",
      time_expired: "The clock, or the time bank, is over, and the player has not acted.",
    },
    whose: {
      skipped: "Who was skipped?",
      amount_unknown: "Who bet or raised?",
      misinformed: "Who was told wrongly?",
      undercalls: "Who was the first to put in too little?",
      underbet_found: "Whose bet was too small?",
      wrong_pot_count: "Who bet the pot?",
      hidden_chip: "Whose chip is it?",
      wrong_bring_in: "Who should have brought it in?",
      acted_out_of_turn_deliberately: "Who?",
      clock_called: "Who takes long?",
      time_expired: "Whose time is over?",
    },
    numbers: {
      amount: (/** @type {string} */ kind) =>
        ({
          amount_unknown: "The size named, in all",
          undercalls: "The amount put in",
          hidden_chip: "Worth of the hidden chips",
        })[kind] ?? "Amount",
      told_to: () => "The amount told",
      faced: (/** @type {string} */ kind) =>
        kind === "hidden_chip"
          ? "The bet faced when going all-in"
          : "The bet faced when betting or raising; 0 if there was none",
      quoted_pot: () => "The pot as counted",
      actual_pot: () => "The real pot",
      waited: () => "Seconds since the player's turn began",
    },
    ticks: {
      street_over: "The next card has been dealt, or the showdown has begun",
      tied: "The player acted exactly as the time ran out",
    },
    calledBy: "Called by",
    theFloor: "The floor",
    more: "More details",
    played: (/** @type {string[]} */ deeds) => `As played on the felt, out of turn: ${deeds.join(", ")}.`,
    since: "Since then, in order",
    nextSeat: "Who",
    deeds: DID,
    deed: (/** @type {{seat: Seat, type: string, to?: number}} */ { seat, type, to }) =>
      `Seat ${seat} ${DID[/** @type {keyof typeof DID} */ (type)]}${to === undefined ? "" : ` ${type === "bet" ? "" : "to "}${chips(to)}`}`,
    deedTo: (/** @type {Seat} */ seat) => `To how much seat ${seat} went`,
    removeDeed: (/** @type {{seat: Seat, type: string}} */ { seat, type }) =>
      `Take back: seat ${seat} ${DID[/** @type {keyof typeof DID} */ (type)]}`,
  },
  ruling: {
    by: (/** @type {string} */ title) => `The ruling by ${title}`,
    newStreet: "A new street. There is nothing to rule on yet.",
    handOver: "The hand is over.",
    badge: {
      accepted: "Stands",
      corrected: "Corrected",
      rejected: "Not allowed",
      pending: "Out of turn",
      discretion: "Floor",
      chosen: "The floor has ruled",
    },
    headline: {
      floor: "This is for the floor to decide.",
      notAllowed: (/** @type {string} */ why) => `Not allowed. ${why}.`,
      nothing: (/** @type {string} */ why) => `${why}.`,
      stands: (/** @type {{type: string, seat: Seat, to: number, add: number, all_in: boolean}} */ action) =>
        ({
          bet: `The bet stands: ${chips(action.to)}${allIn(action)}.`,
          raise: `The raise stands: to ${chips(action.to)}${allIn(action)}.`,
        })[action.type] ?? isOnly(action),
      isOnly: (/** @type {{type: string, seat: Seat, to: number, add: number, all_in: boolean}} */ action) =>
        isOnly(action),
    },
    settled: (/** @type {string} */ what) => `Fixed whatever the floor decides: ${what}`,
    mayRaise: (/** @type {Seat[]} */ seats, /** @type {boolean} */ again) =>
      `May raise${again ? " again" : ""}: ${listed(seats)}`,
    penalty: "A penalty may follow.",
    over: "The betting round is over.",
    next: (/** @type {Seat} */ seat) => `Seat ${seat} is next.`,
    noAction: "No action.",
    andNext: (/** @type {string} */ what, /** @type {Seat} */ seat) => `${what} Seat ${seat} is next.`,
    andOver: (/** @type {string} */ what) => `${what} The betting round is over.`,
    floorMay: "The floor may choose",
    why: "Why",
    theClause: "The clause",
    inShort: "in our words",
    reading: "Our reading:",
    basis: {
      text: "the book says so",
      derived: "follows from the text",
      reading: "our reading of it",
      fallback: "the book that it refers to says so",
      assumed: "the book is silent",
      house: "a house rule",
    },
    beside: (/** @type {number} */ apart, /** @type {number} */ all) =>
      all === 1
        ? `Another rulebook rules ${apart ? "otherwise" : "alike"}`
        : apart === all
          ? `${all === 2 ? "Both" : `All ${all}`} other rulebooks rule otherwise`
          : apart
            ? `${apart} of ${all} other rulebooks ${apart === 1 ? "rules" : "rule"} otherwise`
            : "All other rulebooks rule alike",
    ofRound: "Each rulebook rules on the round as it stands. Another rulebook might have led to another round.",
    likeness: {
      apart: "otherwise",
      later: "alike now, but not in later rulings",
      alike: "alike",
      silent: "silent",
    },
    makeRuling: "Make this the ruling book",
    allDifferences: "All differences between these two",
  },
  card: {
    open: "Show the ruling",
    show: "Show",
    title: "Ruling",
    turn: "Turn round",
    other: "Other book",
    otherIs: (/** @type {string} */ title) => `Other book: ${title}`,
    print: "Print",
    send: "Send",
    copied: "The link is copied.",
    notSent: "The link could not be sent. Copy it from the address bar.",
    bet: (/** @type {number} */ amount) => `The bet: ${chips(amount)}`,
    early: (/** @type {number} */ amount) => `${chips(amount)}, out of turn`,
    pushed: (/** @type {number[]} */ sums) => sums.map(chips).join(", then "),
    then: "then",
  },
  /** Why it is so, in a sentence with the numbers that decide. */
  argue: {
    string: (/** @type {number} */ first, /** @type {number} */ rest) =>
      `Only the first motion counts: ${chips(first)} stays, ${chips(rest)} goes back.`,
    overchip: (/** @type {[number, number, number, boolean]} */ ...[chip, bet, back, isSilent]) =>
      `${isSilent ? `One silent chip of ${chips(chip)}` : `One chip of ${chips(chip)}, pushed before the words,`} against ${chips(bet)} is a call: ${chips(back)} comes back.`,
    undercall: (/** @type {number} */ put, /** @type {number} */ bet) =>
      `${chips(put)} of ${chips(bet)} is in: ${chips(bet - put)} more is owed.`,
    least: (/** @type {number} */ minimum, /** @type {number} */ bet) =>
      `Over ${chips(bet)}, the smallest raise is ${chips(minimum - bet)} more: to ${chips(minimum)}.`,
    told: (/** @type {number} */ claim, /** @type {number} */ bet) =>
      `The player was told ${chips(claim)}, but the bet is ${chips(bet)}: the whole bet is owed${bet > claim ? `, ${chips(bet - claim)} more` : ""}.`,
    most: (/** @type {number} */ most) => `The pot allows ${chips(most)} at most.`,
    pot: (/** @type {number} */ quoted, /** @type {number} */ actual, /** @type {number} */ to) =>
      `The pot was ${chips(actual)}, not ${chips(quoted)}: the bet becomes ${chips(to)} for everybody in it.`,
    half: (/** @type {number} */ over, /** @type {number} */ full, /** @type {boolean} */ isHalf) =>
      `${chips(over)} more is ${isHalf ? "at least" : "less than"} half of a full raise of ${chips(full)}: ${isHalf ? "a raise" : "a call"}.`,
    capped: (/** @type {number} */ count) => `A bet and ${chips(count - 1)} raises are the cap: no more raises.`,
    call: (/** @type {number} */ put, /** @type {number} */ bet) =>
      put > bet ? `“Call” binds to ${chips(bet)}: ${chips(put - bet)} comes back.` : `“Call” binds to ${chips(bet)}.`,
    reopened: (/** @type {number} */ facing, /** @type {number} */ needed, /** @type {boolean} */ isOpen) =>
      `${chips(facing)} more to call, and ${isOpen ? `${chips(needed)} reopens` : `it takes ${chips(needed)} to reopen`} the betting.`,
    pots: (/** @type {number} */ pots) =>
      `Each pot takes the same from each seat in it: ${pots === 1 ? "one pot" : `${pots} pots`}.`,
    posted: (/** @type {number} */ had, /** @type {number} */ blind, /** @type {number} */ ante) =>
      `Of ${chips(had)}, ${chips(blind)} is the blind and ${chips(ante)} is left for the ante.`,
    seat: (/** @type {[Seat, number, number | null, boolean]} */ ...[seat, faces, needs, isOpen]) =>
      `Seat ${seat} ${faces ? `faces ${chips(faces)}` : "has nothing to call"}${needs ? `, a raise is to ${chips(needs)}` : ""}: ${isOpen ? "open" : "closed"}`,
  },
  /** The sum that decides. */
  sums: {
    adds: (/** @type {number[]} */ parts, /** @type {number} */ whole) =>
      `${parts.map(chips).join(" + ")} = ${chips(whole)}`,
    enough: (/** @type {string} */ text, /** @type {number} */ needed, /** @type {boolean} */ isEnough) =>
      needed ? `${text}: ${chips(needed)} ${isEnough ? "is enough" : "is needed"}` : text,
    short: (/** @type {number} */ put, /** @type {number} */ needed) => `${chips(put)} of ${chips(needed)}`,
    half: (/** @type {[number, number, number, number, boolean]} */ ...[put, due, over, full, isHalf]) =>
      `${chips(put)} − ${chips(due)} = ${chips(over)}: ${isHalf ? "half" : "less than half"} of ${chips(full)}${isHalf ? " or more" : ""}`,
    change: (/** @type {number} */ put, /** @type {number} */ add, /** @type {number} */ back) =>
      `${chips(put)} − ${chips(add)} = ${chips(back)} back`,
    string: (/** @type {number} */ counts, /** @type {number} */ back) =>
      `${chips(counts)} counts, ${chips(back)} goes back`,
    tiny: (/** @type {[number, number, number, number]} */ ...[put, times, product, faced]) =>
      `${chips(times)} × ${chips(put)} = ${chips(product)}, less than ${chips(faced)}`,
    pots: (/** @type {number} */ pot, /** @type {number} */ call, /** @type {number} */ by) =>
      `${chips(pot)} + ${chips(call)} = ${chips(by)} more`,
    pot: (/** @type {[number, number, number, number]} */ ...[seats, each, before, amount]) =>
      `${seats} × ${chips(each)}${before ? ` + ${chips(before)}` : ""} = ${chips(amount)}`,
    counted: (/** @type {number} */ quoted, /** @type {number} */ actual) =>
      quoted > actual
        ? `${chips(quoted)} − ${chips(actual)} = ${chips(quoted - actual)} too much`
        : `${chips(actual)} − ${chips(quoted)} = ${chips(actual - quoted)} too little`,
  },
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
      fixed_limit: "Limit",
      spread_limit: "Spread limit",
    }),
    under: (/** @type {string} */ title) => `As ${title} rules on them.`,
    topicOf: (/** @type {string} */ topic) => topic[0].toUpperCase() + topic.slice(1).replace(/_/g, " "),
    rule: (/** @type {string} */ number) => `rule ${number}`,
    found: (/** @type {number} */ count) =>
      count ? `${chips(count)} found` : "Nothing found. Try fewer or other words.",
    more: "More",
  },
  log: {
    title: "The hand so far",
    back: "Back one step",
    forward: "Forward one step",
    round: "This betting round",
    dealt: "The next street is dealt",
    given: (/** @type {{amount: number}[]} */ pots, /** @type {Seat[][]} */ won) =>
      `${pots.map(({ amount }, i) => `${i ? "side pot" : pots.length > 1 ? "main pot" : "pot"} of ${chips(amount)} to ${listed(won[i])}`).join(", ")}`.replace(
        /^./,
        (letter) => letter.toUpperCase(),
      ),
    othersAnte: (/** @type {number} */ amount) => `All others ante ${chips(amount)}`,
    everybodyAntes: (/** @type {number} */ amount) => `Everybody antes ${chips(amount)}`,
    posts: (/** @type {Seat} */ seat, /** @type {string} */ type, /** @type {number} */ amount) =>
      `Seat ${seat} ${{ ante: "antes", kill: "posts the kill,", half_kill: "posts the half kill,", button_ante: "antes double, on the button:", small_blind: "posts the small blind,", big_blind: "posts the big blind,", straddle: "straddles for", post: "posts", dead: "posts, dead,", bring_in: "brings it in for" }[type] ?? "posts"} ${chips(amount)}`,
    owes: (/** @type {Seat} */ seat, /** @type {string} */ type, /** @type {number} */ amount) =>
      `Seat ${seat} owes the ${type.replace("_", " ")} of ${chips(amount)}`,
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
    moves: (/** @type {Seat | null} */ seat) => `Seat ${seat} makes a move`,
    incident: (
      /** @type {{kind: string, seat: Seat, amount?: number, told_to?: number, faced?: number, quoted_pot?: number, actual_pot?: number, street_over?: boolean, called_by?: Seat, waited?: number, tied?: boolean}} */ {
        kind,
        seat,
        amount = 0,
        told_to: claim = 0,
        faced,
        quoted_pot: quoted = 0,
        actual_pot: actual,
        street_over: isOver,
        called_by: caller,
        waited,
        tied,
      },
    ) =>
      ({
        skipped: `Seat ${seat} was skipped`,
        amount_unknown: `Seat ${seat} names the size, ${chips(amount)}, only after others have acted`,
        hidden_chip: `${chips(amount)} more are found behind the all-in of seat ${seat}${faced ? `, who faced ${chips(faced)}` : ""}`,
        misinformed: `Seat ${seat} was told wrongly that the bet is ${chips(claim)}, and put that in`,
        wrong_pot_count: `The dealer counted ${chips(quoted)}${actual === undefined ? "" : ` for ${chips(actual)}`}, and seat ${seat} bet the pot`,
        underbet_found: `The ${faced ? `raise of seat ${seat} over ${chips(faced)}` : `bet of seat ${seat}`} is found to have been too small`,
        undercalls: `Seat ${seat} put in only ${chips(amount)}`,
        wrong_bring_in: `Another seat brought it in instead of seat ${seat}`,
        acted_out_of_turn_deliberately: `Seat ${seat} acted out of turn on purpose`,
        clock_called: `${caller === undefined ? "The floor" : `Seat ${caller}`} calls the clock on seat ${seat}${waited === undefined ? "" : `, whose turn it has been for ${waited} seconds`}`,
        time_expired: tied ? `Seat ${seat} acts exactly as the time runs out` : `The time of seat ${seat} runs out`,
      })[kind] + (isOver ? ", once the street was over" : ""),
    since: (/** @type {string} */ text, /** @type {string[]} */ deeds) =>
      `${text}. Since then ${deeds.map((deed) => deed[0].toLowerCase() + deed.slice(1)).join(", ")}`,
    floorChose: (/** @type {string} */ choice) => `The floor decides: ${choice}`,
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
      "Drop a file anywhere on the page, choose one, or paste it: PHH, Open Hand History, the text of PokerStars, GGPoker, 888, PartyPoker, WPN, Winamax, CoinPoker or Bovada, PokerNow's log, or our own JSON. One hand or many.",
    drop: "Drop it: each hand gets its report",
    choose: "From files",
    paste: "Or paste hands here",
    look: "Judge these",
    none: "The file contains no hand.",
    tooMany: (/** @type {number} */ most) =>
      `The limit is ${chips(most)} hands. The command floorman validate judges any number.`,
    tooLarge: (/** @type {number} */ megabytes) =>
      `The limit is ${megabytes} MB. The command floorman validate judges files of any size.`,
    tooLong: (/** @type {number} */ megabytes) =>
      `A part of the file is longer than ${megabytes} MB, which is too long for a hand.`,
    tooDeep: "A part of the file is nested deeper than any hand.",
    unread: "The file could not be read.",
    reading: "Reading…",
    pasted: (/** @type {number} */ length) =>
      `The pasted text has ${chips(length)} characters, too many for the field. The whole text is judged.`,
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
      floor: "For the floor",
      contradictory: "Contradicts itself",
      unreadable: "Unreadable",
    },
    hand: (/** @type {string} */ file, /** @type {number | null} */ number) =>
      file && number ? `${file}, hand ${number}` : file || `Hand ${number ?? 1}`,
    place: (/** @type {number} */ street, /** @type {number | null} */ action) =>
      action === null ? `Betting round ${street}` : `Betting round ${street}, action ${action}`,
    clause: (/** @type {string} */ number) => `rule ${number}`,
    legalWith: "Legal with the house rule",
    bySite: "Judged with the site's own house rule",
    scale: (/** @type {number} */ parts) => `Amounts are whole numbers: ${chips(parts)} here are 1 in the file.`,
    replay: "Replay at the table",
    more: "More hands",
  },
  keep: {
    open: "Keep and send",
    title: "Keep and send",
    link: "Link",
    linkAbout: "The link contains everything: this table and its rulings. The service stores nothing.",
    slip: "Ruling slip",
    slipAbout: "Half a page: the situation, the ruling, its rule and the date.",
    print: "Print the slip",
    program: "For programs",
    forms: { curl: "curl", typescript: "TypeScript", python: "Python", case: "Conformance case", hand: "Hand" },
    about: {
      curl: () => "The last request, as sent.",
      typescript: () => "The last request with fetch, for browsers and Node.js.",
      python: () => "The last request to the library, without a server.",
      case: (/** @type {string} */ file) =>
        `The last ruling as a case: save it as ${file}, and “floorman conform --cases” puts it to an engine.`,
      hand: () =>
        "The hand so far in Floorman’s own JSON, with unknown cards. “floorman convert” writes it as PHH or Open Hand History.",
    },
    cannot: {
      case: "There is no case: nobody is to act, and there is no ruling.",
      hand: "This is not a hand: a hand has only plain actions after the posts.",
    },
    copyLink: "Copy the link",
    copyText: "Copy this text",
    copied: "Copied",
    selected: "The text is selected. Copy it with the keyboard or the menu.",
    whatMay: (/** @type {Seat | null} */ seat) => `What may seat ${seat} do`,
    story: (/** @type {string} */ text) => `At the table: ${text}.`,
    source: "from the table",
  },
  seen: { restated: "not read by us yet", unseen: "text not seen by us" },
  slip: {
    none: "There is no ruling yet. Somebody must act first.",
    title: "Ruling",
    version: (/** @type {string} */ version) => `version ${version}`,
    whose: (/** @type {Publication} */ { publisher, edition, year, address, paraphrased }) => {
      const of = edition?.includes(`${year}`) ? edition : [edition, year].filter(Boolean).join(", ");
      return [publisher, of, address, paraphrased && "in our words"].filter(Boolean).join(", ");
    },
    house: "House rules in force",
    situation: "Situation",
    ruling: "Ruling",
    others: "Other rulebooks",
    columns: ["", "In front", "Behind"],
    toAct: ", to act",
    folded: ", folded",
    pot: (/** @type {number} */ amount) => `In the middle: ${chips(amount)}`,
    clause: (/** @type {string} */ number) => `rule ${number}`,
    sign: "Floor:",
  },
};
