// Every word of the table's own, in one place, so that it can be translated. What the rulebooks say comes from the
// service. An entry is a text, or a function that puts amounts and seats into one. Each part of the page has its own.

import { t } from "./language.js";
import { chips } from "./numbers.js";
import type { Publication } from "./types.js";

type Seat = number;
type Action = { type: string; seat: Seat; to: number; add: number; all_in: boolean };

/** The verbs as they are said. */
const SAID = {
  fold: t`said|fold`,
  check: t`said|check`,
  call: t`said|call`,
  bet: t`said|bet`,
  raise: t`said|raise`,
  all_in: t`said|all-in`,
  pot: t`said|pot`,
  complete: t`said|complete`,
  pass: t`said|pass`,
  time: t`said|time`,
};

/** What somebody did. */
const DID = {
  fold: t`did|folded`,
  check: t`did|checked`,
  call: t`did|called`,
  bet: t`did|bet`,
  raise: t`did|raised`,
  complete: t`did|completed`,
  all_in: t`did|went all-in`,
  bring_in: t`did|brought in`,
};

const allIn = ({ all_in: is }: { all_in: boolean }) => (is ? t`, all-in` : "");

const listed = (seats: Seat[]) =>
  seats.length === 1 ? t`seat ${seats[0]}` : t`seats ${seats.slice(0, -1).join(", ")} and ${seats[seats.length - 1]}`;

/** What an action comes to. */
function isOnly({ type, seat, to, add, all_in }: Action) {
  const more = add !== to && add > 0 ? t`, ${chips(add)} more` : "";
  const does =
    {
      fold: t`folds`,
      check: t`checks`,
      call: t`calls ${chips(to)}`,
      bet: t`bets ${chips(to)}`,
      raise: t`raises to ${chips(to)}`,
      complete: t`completes to ${chips(to)}`,
      bring_in: t`brings in for ${chips(to)}`,
    }[type] ?? type;
  return t`Seat ${seat} ${does}${more}${allIn({ all_in })}.`;
}

const capital = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase());

/** What is done for a street of this name to come. */
const dealt = (name: string) =>
  name.startsWith("after ") ? t`Draw, and go on ${name}` : t`Deal ${name.includes(" ") ? "" : t`the `}${name}`;

export const WORDS = {
  nobodyAnswers: t`The service does not answer. Try again in a moment.`,
  notOurs: t`The answer is not from this service. Something between the service and this page answers instead. Try again.`,
  offline: {
    away: t`The service does not answer. Earlier answers are shown as they were. New rulings, other rulebooks and hand files need the service.`,
    old: t`There is a newer version of this page. The table stays as it is.`,
    load: t`Load it`,
    install: t`Install`,
    about: t`The page then opens without a network too.`,
    insecure: t`To install this page or open it without a network, load it by HTTPS.`,
  },
  device: {
    fetch: t`Rule without a network`,
    size: (megabytes: string) =>
      t`Fetches ${megabytes} MB once. After that, this page also rules new spots when the service does not answer.`,
    fetching: (file: number, all: number) => t`Fetching file ${file} of ${all}…`,
    failed: t`The engine was not fetched. Connect to the service and try again.`,
    kept: (version: string) => t`This page rules without a network, by Floorman ${version}.`,
    rules: (version: string) => t`The service does not answer. Ruled on this device by Floorman ${version}.`,
  },
  noSuchChoice: t`The floor had no such choice there.`,
  noSuchPot: t`There was no such pot there, or not these seats in it.`,
  unread: t`This translation has not been read by a tournament director yet.`,
  again: t`Try again`,
  close: t`Close`,
  tooMany: (seconds: number) =>
    seconds
      ? t`Too many questions at once. Try again in ${seconds} ${seconds === 1 ? t`second` : t`seconds`}.`
      : t`Too many questions at once. Try again in a moment.`,
  key: {
    needed: t`This service needs a key. The operator of the service can give you one.`,
    wrong: t`The service does not know this key, or the key does not allow this. Try another.`,
    label: t`Key`,
    use: t`Use this key`,
    kept: t`The key stays on this page only, and is deleted when you close the page.`,
  },
  /** Faults that the service tells in the names of the API's fields. */
  faults: {
    "field.missing": () => t`This is needed.`,
    "null.invalid": () => t`This is needed.`,
    "integer.invalid": () => t`This must be a whole amount.`,
    "integer.out_of_range": ({ min, max }) =>
      max < Number.MAX_SAFE_INTEGER
        ? t`This must be from ${chips(min)} to ${chips(max)}.`
        : t`This must be at least ${chips(min)}.`,
    "incident.no_wager": ({ seat }) => t`Seat ${seat} did not bet or raise. Choose the seat that did.`,
    "incident.counts_do_not_fit": () => t`That count does not fit the bet. For a raise, count the call in.`,
    "incident.member_needed": ({ member }) => t`Enter ${WORDS.members[member]}.`,
    "round.max_bet_needed": () => t`Enter the largest bet or raise allowed.`,
    "round.current_bet_needed": ({ committed }) =>
      t`Enter the bet to call. The most in front of a player is ${chips(committed)}, but a short blind may count for more.`,
    "round.last_full_raise_by_needed": ({ current_bet }) =>
      t`Enter the size of the last raise. A bet of ${chips(current_bet)} can come about in several ways.`,
    "round.last_full_bet_to_needed": ({ current_bet }) =>
      t`Enter the last full bet. That is ${chips(current_bet)} if it was a full bet or raise, or an all-in of half a bet more. If not, enter the bet before it.`,
    "round.bet_count_needed": ({ last_full_bet_to }) =>
      t`Enter the number of bets and raises. A bet of ${chips(last_full_bet_to)} can come about in several ways.`,
    "round.pot_before_round_needed": () => t`Enter the pot. In pot-limit the largest raise depends on it.`,
    "round.street_needed": () => t`Choose the street.`,
    "round.streets_needed": () => t`Choose the kind of game. The cap on raises depends on it.`,
    "round.players_left_needed": () =>
      t`Enter how many players are left in the event. With two, there is no cap on raises.`,
    "round.pot_credit_needed": () =>
      t`Set up the hand from its blinds and act up to here. The chips alone do not show the pot.`,
    "round.capped_needed": ({ bet_count }) =>
      t`Set up the hand from the start of the street and act up to here. The cap after ${bet_count} bets and raises depends on who was in at the last one.`,
    "round.began_heads_up_needed": () =>
      t`Set up the hand from the start of the street and act up to here. The cap on raises depends on whether two players began the street.`,
    "round.out_of_turn_impossible": ({ seat }) =>
      t`The action of seat ${seat} out of turn is impossible. The chips of the seat do not fit it.`,
    "declaration.size_not_to_come": () => t`If an amount is said or chips are in, the size is not still to come.`,
    "declaration.question_of_words": () =>
      t`A question has words only. Remove the chips, the gesture and the raise not noticed.`,
    "declaration.told_or_unaware": () =>
      t`Choose one: the player was told something wrong, or had not noticed the raise.`,
    "next_street.first_to_act_needed": () => t`Choose who is first to act. No button is set.`,
    "house_rules.contradictory": () =>
      t`Two house rules contradict each other: one all-in reopens betting, or several together do. Change one of them.`,
    "opening.first_to_act_needed": () => t`Choose who is first to act, or who has the button.`,
    "opening.first_by_cards": () => t`Choose who is first to act. In stud the cards decide.`,
    "opening.big_blind_below_min_bet": ({ min_bet }) => t`The big blind cannot be less than ${chips(min_bet)}.`,
    "page.odd": ({ amount, chip }) => t`${chips(amount)} cannot be paid in chips of ${chips(chip)}.`,
    "incident.not_pot_limit": () => t`The size of the pot matters in pot-limit only.`,
    "incident.nobody_acted": () => t`Enter what the others did since. At least one must have acted.`,
  } as Record<string, (params: Record<string, any>) => string>,
  link: {
    damaged: t`That link is damaged, and was not opened.`,
    noSuchCase: t`There is no such situation in the collection.`,
  },
  seat: (seat: Seat) => t`Seat ${seat}`,
  rule: (number: string) => t`rule ${number}`,
  undo: t`Undo`,
  redo: t`Redo`,
  newHand: t`New hand`,
  tools: t`The spot`,
  menu: t`Menu`,
  keys: {
    open: t`Keys`,
    on: t`Use these keys`,
    do: {
      f: t`Fold`,
      c: t`Check or call`,
      r: t`Bet or raise: type how much, then Enter`,
      a: t`All-in`,
      1: t`Act`,
      2: t`Say or push chips`,
      3: t`Mistake found later`,
      u: t`Undo`,
      y: t`Redo`,
      n: t`New hand`,
      s: t`Set up`,
      "/": t`What happened?`,
      "?": t`These keys`,
    },
  },
  whatHappens: t`What happens`,
  turn: { act: t`Act`, declare: t`Say or push chips`, incident: t`Mistake found later` },
  happened: {
    title: t`What happened?`,
    hint: t`string bet …`,
    found: (count: number) => (count === 1 ? t`1 dispute found` : t`${count} disputes found`),
    none: t`No dispute found. Try other words, or play the hand on the felt. Floorman rules on betting and blinds: not on cards, showdowns, who wins a pot, or penalties.`,
    all: (count: number) => t`All ${count}`,
    fewer: t`Fewer`,
    elsewhere: (clauses: number, cases: number) =>
      t`${[clauses && `${clauses} ${clauses === 1 ? t`clause` : t`clauses`}`, cases && `${cases} ${cases === 1 ? t`case` : t`cases`}`].filter(Boolean).join(t` and `)} with these words`,
    another: t`Another dispute`,
    needed: t`This is needed.`,
    ifAny: t`if any`,
    example: (amount: number) => t`e.g. ${chips(amount)}`,
    goOn: t`Go on from here`,
    says: (title: string) => t`${title} says`,
  },
  /** What people call the members of a question that messages may name. */
  members: {
    actual_pot: t`the pot as it really was`,
    quoted_pot: t`the pot as it was counted`,
    told_to: t`the amount told`,
    faced: t`the bet faced`,
    waited: t`the seconds waited`,
    acted_since: t`what others did since`,
    current_bet: t`the bet to call`,
    min_bet: t`the smallest bet`,
    max_bet: t`the largest bet`,
    pot_before_round: t`the pot`,
    last_full_raise_by: t`the last raise`,
    to_act: t`the seat to act`,
    players_left: t`the players left in the event`,
  } as Record<string, string>,
  answer: {
    noRaise: (offered: string[]) => t`No raise. ${capital(offered.join(t`, or `))}.`,
    callMore: ({ add, all_in }: { add: number; all_in: boolean }) => t`call ${chips(add)} more${allIn({ all_in })}`,
    may: (seat: Seat, offered: string[]) =>
      t`Seat ${seat} may ${offered.length > 1 ? t`${offered.slice(0, -1).join(", ")} or ${offered[offered.length - 1]}` : offered[0]}.`,
    must: (seat: Seat, [held]: string[]) => t`Seat ${seat} must ${held}.`,
    button: (seat: any, isDead: boolean) =>
      isDead ? t`The button is dead, at the empty seat ${seat}.` : t`Seat ${seat} has the button.`,
    blinds: (small: Seat[], big: Seat[], first: any) =>
      t`${small.length ? `${capital(listed(small))} ${small.length > 1 ? t`post` : t`posts`}` : t`Nobody posts`} the small blind, ${listed(big)} the big blind. Seat ${first} acts first.`,
    waits: (seat: Seat, until: string) =>
      t`Seat ${seat} waits${{ big_blind: t` for the big blind`, button_passed: t` until the button has passed`, under_the_gun: t` to be under the gun`, next_hand: t` for the next hand` }[until] ?? ""}.`,
    released: ({ type, to }: { type: string; to?: number | null }) =>
      to && type !== "check"
        ? [t`The ${chips(to)} out of turn is not binding.`, t`The ${chips(to)} comes back.`]
        : [t`The action out of turn is not binding.`],
    fold: t`fold`,
    check: t`check`,
    bringIn: (amount: number) => t`bring in for ${chips(amount)}`,
    call: ({ to, add, all_in }: { to: number; add: number; all_in: boolean }) =>
      t`call ${chips(to)}${add === to ? "" : t` (${chips(add)} more)`}${allIn({ all_in })}`,
    raise: ({ type, min_to, max_to, sizes }: { type: string; min_to: number; max_to: number; sizes?: number[] }) => {
      const verb = { bet: t`bet`, complete: t`complete to` }[type] ?? t`raise to`;
      if (sizes) return `${verb} ${sizes.map(chips).join(t` or `)}`;
      return min_to === max_to ? `${verb} ${chips(min_to)}` : t`${verb} ${chips(min_to)} or more`;
    },
    posted: (seat: Seat, blind: number, ante: number) =>
      t`Seat ${seat} posts ${chips(blind)} as the blind and ${chips(ante)} as the ante`,
  },
  felt: {
    name: t`The table`,
    dealer: t`Dealer`,
    pot: (amount: number) => t`Pot ${chips(amount)}`,
    pots: (amount: number) => t`Pots ${chips(amount)}`,
    onePot: (i: number, amount: number, seats: Seat[]) =>
      t`${i ? t`Side pot${i > 1 ? ` ${i}` : ""}` : t`Main pot`} ${chips(amount)}: ${seats.length > 1 ? t`seats` : t`seat`} ${seats.join(", ")}`,
    bets: (amount: number) => t`Bets ${chips(amount)}`,
    withBets: (amount: number) => t`with the bets ${chips(amount)}`,
    street: (street: number | undefined, streets: number | undefined, names: string[] = []) => {
      if (street === undefined) return "";
      if (names[street - 1]) return capital(names[street - 1]);
      const known: Record<number, string[]> = {
        2: [t`Before the draw`, t`After the draw`],
        4: [t`Before the flop`, t`Flop`, t`Turn`, t`River`],
        5: [t`Third street`, t`Fourth street`, t`Fifth street`, t`Sixth street`, t`River`],
      };
      if (known[streets ?? 0]) return known[streets ?? 0][street - 1] ?? t`Street ${street}`;
      return streets === undefined ? t`Street ${street}` : t`Street ${street} of ${streets}`;
    },
    of: (sum: number) => t`of ${chips(sum)}`,
    waits: t`out of turn`,
    behind: t`behind: `,
    inFront: (amount: number) => t`, in front: ${chips(amount)}`,
    hasButton: t`, has the button`,
    state: {
      toAct: t`to act`,
      folded: t`folded`,
      allIn: t`all-in`,
      acted: t`acted`,
      mayRaise: t`may raise`,
      outOfTurn: t`out of turn`,
      noRaise: t`may not raise`,
      noFold: t`may not fold`,
      mustRaise: t`owes a raise`,
    },
  },
  amount: {
    add: t`Add chips`,
    clear: t`Clear`,
    odd: (amount: number, chip: number) =>
      t`${chips(amount)} cannot be paid in chips of ${chips(chip)}. Is a smaller chip in play?`,
    smaller: (chip: number) => t`Yes, chips of ${chips(chip)}`,
    asTyped: t`No, keep what is typed`,
    less: (worth: number) => t`Take off ${chips(worth)}`,
  },
  act: {
    floorFirst: t`The floor must choose first. The choices are with the ruling.`,
    nobody: t`Nobody is to act.`,
    inTurn: (seat: Seat) => t`Seat ${seat} is to act`,
    outOfTurn: (seat: Seat) => t`Seat ${seat} acts out of turn`,
    foldTo: (seat: Seat) => t`All fold to seat ${seat}`,
    after: (pot: number, stack: number) => t`Then ${chips(pot)} in the pot, ${chips(stack)} behind`,
    another: t`If another seat acted, choose that seat on the felt.`,
    backTo: (seat: Seat | null) => (seat === null ? t`Nobody` : t`Back to seat ${seat}`),
    fold: t`Fold`,
    check: t`Check`,
    justCall: t`Call`,
    call: ({ add, all_in }: { add: number; all_in: boolean }) => t`Call ${chips(add)}${all_in ? t`, all-in` : ""}`,
    bringIn: (amount: number) => t`Bring in for ${chips(amount)}`,
    allIn: t`All-in`,
    wager: (type: string) => ({ bet: t`Bet`, complete: t`Complete` })[type] ?? t`Raise`,
    wagerTo: (type: string, to: number) =>
      ({ bet: t`Bet ${chips(to)}`, complete: t`Complete to ${chips(to)}` })[type] ?? t`Raise to ${chips(to)}`,
    total: (type: string) => ({ bet: t`Bet`, complete: t`Complete to` })[type] ?? t`Raise to`,
    minimum: t`Minimum`,
    halfPot: t`Half pot`,
    pot: t`Pot`,
    maximum: t`Maximum`,
    maximumAllIn: t`All-in`,
    only: (type: string) => ({ bet: t`Bet:`, complete: t`Complete to:` })[type] ?? t`Raise to:`,
    why: (isAllIn: boolean) => (isAllIn ? t`(all-in)` : t`(limit)`),
    below: (least: number) => t`Below the minimum of ${chips(least)}. Propose it to see the ruling.`,
    above: (most: number) => t`Above the maximum of ${chips(most)}. Propose it to see the ruling.`,
    between: (least: number, most: number) =>
      t`Neither ${chips(least)} nor ${chips(most)}. Propose it to see the ruling.`,
    ifNot: t`If not, propose the amount to see the ruling.`,
    proposeAnyway: t`Propose a raise anyway`,
    whyBarred: (why: string) =>
      ({
        stack: t`No chips are left beyond the call.`,
        no_opponent: t`Nobody else has chips to call a raise.`,
        no_raise: t`The right to raise is lost.`,
        capped: t`Betting is capped.`,
        not_reopened: t`Betting is not reopened to this seat.`,
      })[why] ?? "",
    barred: (why: string | null) => t`No raise. ${WORDS.act.whyBarred(why ?? "")}`.trim(),
  },
  following: {
    what: ({ type, winner }: { type: string; winner: number | null }) =>
      ({
        street: t`The betting round is over`,
        showdown: t`Showdown`,
        street_or_showdown: t`The betting round is over`,
        won: t`Seat ${winner} wins: all others have folded`,
      })[type] ?? "",
    uncalled: (back: { seat: number; amount: number }) =>
      t`${chips(back.amount)} go back to seat ${back.seat}: nobody called them.`,
    noBetting: t`Nobody can bet any more.`,
    noButton: t`No button is set. Choose the first to act.`,
    firstBy: (later: string | undefined) =>
      ({ high_hand: t`Whose hand shows high?`, low_hand: t`Whose hand shows low?` })[later ?? ""] ?? t`First to act`,
    openPair: (name: string) => t`${name}, with an open pair`,
    whoOpens: (opens: string) =>
      ({
        low_card: t`Next hand: who brings it in, by the low card?`,
        high_card: t`Next hand: who brings it in, by the high card?`,
      })[opens] ?? t`Next hand: who has the button?`,
    deal: (street: number | undefined, streets: number | undefined, names: string[] | undefined) =>
      names?.[street ?? 0]
        ? dealt(names[street ?? 0])
        : streets === 4
          ? ([t`Deal the flop`, t`Deal the turn`, t`Deal the river`][(street ?? 0) - 1] ?? t`Next street`)
          : t`Next street`,
    dealWith: (name: string, bet: number, most: number | undefined, isSpread = true) =>
      t`${name}, bets of ${chips(bet)}${most ? `${isSpread ? t` to` : t` or`} ${chips(most)}` : ""}`,
    whoWon: t`Who won? Tap each seat that has a share.`,
    give: (pots: number) => (pots > 1 ? t`Give the pots` : t`Give the pot`),
    odd: t`The floor decides about odd chips. Here they go one by one to the first seats left of the button.`,
    over: t`The hand is over`,
    nextHand: t`Next hand`,
    format: t`Kind of event`,
    formats: { tournament: t`Tournament`, cash: t`Cash game` },
    method: (method: string) => ({ dead_button: t`Dead button`, moving_button: t`Moving button` })[method] ?? method,
    chooseMethod: t`The rulebook lets the house choose how the button moves:`,
    oneLeft: (seat: Seat) => t`Seat ${seat} has all the chips.`,
    otherBets: t`Other bets`,
    bets: t`Bets on the next street`,
    larger: t`Or, with an open pair in stud`,
    least: t`Smallest bet on the next street`,
    most: t`Largest bet on the next street`,
  },
  setup: {
    open: t`Set up`,
    title: t`Set up the spot`,
    use: t`Put it on the table`,
    kind: t`Where it begins`,
    named: {
      title: t`Game and stakes`,
      game: t`Game by name`,
      none: t`Not named: put together below`,
      bets: [t`Small bet`, t`Big bet`],
      bet: t`Smallest bet`,
      seats: t`How many seats`,
      stack: t`Stack of each`,
      half: t`half the big blind`,
      opens: { low_card: t`Who brings it in, by the low card?`, high_card: t`Who brings it in, by the high card?` },
      kill: t`Kill`,
      anteBy: t`Who antes`,
      straddler: t`Who straddles`,
      choices: {
        kill: { none: t`No kill`, full: t`Kill`, half: t`Half kill` },
        anteBy: { none: t`Nobody`, big_blind: t`The big blind`, each: t`Everybody` },
        straddler: { none: t`Nobody`, under_the_gun: t`Under the gun`, button: t`The button` },
      },
      killer: t`Who posts the kill?`,
      actsLast: t`The killer acts last`,
      cashBook: (title: string) => t`Rule by ${title}`,
      ruledByCash: (title: string, before: string) =>
        t`${before} is not for cash games. ${title} is, and will rule. You can choose another at the table.`,
      ruledByOwn: (title: string) => t`${title} stays in force, though it is not for cash games.`,
    },
    fromStart: t`From the start of the street`,
    midHand: t`In the middle of a street`,
    game: t`Game`,
    structure: t`Betting structure`,
    structures: {
      no_limit: t`No-limit`,
      pot_limit: t`Pot-limit`,
      fixed_limit: t`Limit`,
      spread_limit: t`Spread limit`,
    },
    streets: t`Kind of game`,
    unknown: t`Not said`,
    gameOf: {
      2: t`Draw`,
      3: t`3 betting rounds`,
      4: t`Hold’em or Omaha`,
      5: t`Stud`,
    },
    street: t`Street`,
    stakes: t`Stakes`,
    presets: t`Usual blinds`,
    fields: {
      small: t`Small blind`,
      small_blind: t`Small blind`,
      min_bet: t`Big blind`,
      big_blind: t`Big blind`,
      limit_bet: t`Bet`,
      chip: t`Smallest chip`,
      ante: t`Ante`,
      straddle: t`Straddle`,
      bring_in: t`Bring-in (stud)`,
      pot_before_round: t`Pot`,
      max_bet: t`Largest bet`,
      big_bet: t`Larger bet (open pair)`,
      players_left: t`Players left in the event`,
      current_bet: t`The bet to call`,
      last_full_raise_by: t`The last raise, by`,
      bet_count: t`Bets and raises so far`,
      last_full_bet_to: t`The bet after the last full raise`,
    },
    late: {
      more: t`More: late and dead posts`,
      about: t`A player who comes in late or missed the blinds posts. A live post is a bet already made. A dead post goes into the pot.`,
      who: t`Seat`,
      whoOf: (i: number) => t`Post ${i}: seat`,
      how: t`Posts`,
      howOf: (i: number) => t`Post ${i}: live or dead`,
      kinds: { post: t`Live`, dead: t`Dead` },
      amount: t`Amount`,
      amountOf: (i: number) => t`Post ${i}: amount`,
      add: t`Add a post`,
      addDead: t`Add a dead small blind`,
      remove: (i: number) => t`Remove post ${i}`,
    },
    workedOut: t`worked out`,
    noTournament: t`no tournament`,
    antePaid: t`The ante is paid by`,
    antePayers: { all: t`Everybody`, big_blind: t`The big blind` },
    first: t`First to act`,
    byButton: t`By the button`,
    seats: t`Seats and stacks`,
    stack: t`stack`,
    committed: t`in front`,
    button: t`button`,
    toAct: t`to act`,
    acted: t`acted`,
    folded: t`folded`,
    add: t`Add a seat`,
    remove: (seat: Seat) => t`Remove seat ${seat}`,
    place: (name: string, seats: { seat: Seat }[]) => {
      const [, i] = name.match(/^players\/(\d+)/) ?? [];
      if (i !== undefined) return seats[Number(i)] ? t`Seat ${seats[Number(i)].seat}: ` : "";
      const [, post] = name.match(/^late\/(\d+)/) ?? [];
      if (post !== undefined) return `${WORDS.setup.late.amountOf(Number(post) + 1)}: `;
      const labels = WORDS.setup.fields as Record<string, string>;
      return labels[name] ? `${labels[name]}: ` : "";
    },
    mend: (count: number) =>
      count === 1 ? t`One thing does not fit yet. It is marked.` : t`${count} things do not fit yet. They are marked.`,
    chooseField: t`Choose an amount, then click chips to add to it.`,
  },
  rulebooks: {
    rules: t`Rulebook`,
    beside: t`Compare with`,
    differ: (apart: number, silent: number, all: number) => {
      if (!all) return t`Compare with other books`;
      const quiet = silent ? t`, ${silent} ${silent === 1 ? t`is` : t`are`} silent` : "";
      if (apart)
        return t`${apart} of ${all} ${all === 1 ? t`book` : t`books`} ${apart === 1 ? t`differs` : t`differ`}${quiet}`;
      if (silent) return t`${all - silent} of ${all} rule alike${quiet}`;
      return all === 1 ? t`The other book rules alike` : t`All ${all} books rule alike`;
    },
    open: t`House rules`,
    changed: (count: number) => (count === 1 ? t`1 house rule is on` : t`${count} house rules are on`),
    title: t`House rules`,
    about: (title: string) => t`Choose what this house does differently. All else follows ${title}.`,
    search: t`Search the questions`,
    asTheBook: t` (as the book)`,
    none: t`No house rules`,
    use: t`Rule by these`,
  },
  declare: {
    nobody: t`Nobody is to act. Choose a seat on the felt for what was said or done out of turn.`,
    who: t`Who?`,
    toAct: t`to act`,
    says: t`Says`,
    word: Object.fromEntries(Object.entries(SAID).map(([word, text]) => [word, capital(text)])) as typeof SAID,
    said: SAID,
    anAmount: t`Only an amount`,
    remove: (text: string) => t`Take back “${text}”`,
    amountSaid: t`Amount said`,
    meantAs: t`Said as`,
    inAll: (amount: number) => t`${chips(amount)} in all`,
    onTop: (amount: number) => t`${chips(amount)} more`,
    moreOnIt: t`Unclear, or on a condition`,
    couldMean: t`It could also mean`,
    toCome: t`The amount is still to come`,
    onlyIf: t`Only if`,
    always: t`No condition`,
    condition: {
      fold: t`somebody folds`,
      check: t`somebody checks`,
      call: t`somebody calls`,
      bet: t`somebody bets or raises`,
      other: t`something else happens`,
    },
    bySeat: t`By`,
    anybody: t`anybody`,
    pushes: t`Puts in`,
    push: (worth: number) => t`A chip of ${chips(worth)}`,
    takeAway: (worth: number) => t`Take the ${chips(worth)} away`,
    motion: (i: number) => [t`First`, t`then`, t`then`][i] ?? t`then`,
    nextMotion: t`Then, in another motion`,
    first: t`Which came first?`,
    order: { words_first: t`The words`, chips_first: t`The chips`, together: t`Both at once` },
    gesture: { rap: t`Raps the table`, forward_motion: t`Has not let go of the chips` },
    prior: (amount: number) => t`The ${chips(amount)} already in front`,
    priorMoved: t`Were some of these chips taken back first?`,
    moved: { none: t`No, all stayed`, part: t`Yes, some`, all: t`Yes, all` },
    priorChips: t`Chips still in front`,
    lies: (worth: number) => t`A ${chips(worth)} chip is still there`,
    knew: t`Misinformed or unaware`,
    inQuestion: t`In a question or conversation`,
    unaware: t`Had not noticed the raise`,
    toldWrong: t`The dealer had said, wrongly`,
    told: { no_bet: t`There is no bet`, no_raise: t`Nobody has raised`, may_not_raise: t`You may not raise` },
    toldAmount: t`Was told a wrong amount to call`,
    nobodySince: t`Nobody has acted since`,
    nothingYet: t`Choose the words said or the chips put in.`,
    ask: t`What stands?`,
    clear: t`Clear`,
    again: t`Change the last declaration`,
    sentence: {
      does: (seat: Seat, early: boolean, done: string[], together: boolean) =>
        t`Seat ${seat}${early ? t`, out of turn,` : ""} ${done.join(together ? t` and at once ` : t`, then `)}.`,
      says: (texts: string[]) => t`says ${texts.map((text) => `“${text}”`).join(t`, then `)}`,
      raps: t`raps the table`,
      pushes: (motions: number[][], held: boolean) => {
        const parts = motions.map((pile) =>
          pile.length === 1 ? t`one ${chips(pile[0])} chip` : pile.map(chips).join(" + "),
        );
        const verb = motions[0].length === 1 ? t`throws in` : t`pushes in`;
        return held
          ? t`moves ${parts.join(t`, then `)} forward without letting go`
          : `${verb} ${parts.join(t`, then in another motion `)}`;
      },
      takesBack: (moved: string, left: number[]) =>
        moved === "all"
          ? t`takes back all chips that were in front`
          : t`takes back some of the chips in front${left.length ? t` and leaves ${left.map(chips).join(" + ")}` : ""}`,
      hadInFront: (pile: number[]) => t`In front were ${pile.map(chips).join(" + ")}.`,
      inQuestion: t`It was said in a question or conversation.`,
      unaware: (seat: Seat) => t`Seat ${seat} had not noticed the raise.`,
      toldAmount: (seat: Seat, amount: number) =>
        t`Seat ${seat} had been told wrongly that the call is ${chips(amount)}.`,
      told: (seat: Seat, claim: "no_bet" | "no_raise" | "may_not_raise") =>
        t`Seat ${seat} had been told wrongly ${{ no_bet: t`that there is no bet`, no_raise: t`that nobody has raised`, may_not_raise: t`that a raise is not allowed` }[claim]}.`,
      since: (deeds: string[]) => (deeds.length ? t`Since then: ${deeds.join(", ")}.` : t`Nobody has acted since.`),
      toCome: t` (the amount is still to come)`,
      statement: (
        word: keyof typeof SAID | undefined,
        { amount, by, candidates }: { amount?: number; by?: number; candidates?: number[] },
      ) => {
        const much =
          candidates?.map(chips).join(t` or `) ??
          (by !== undefined ? t`${chips(by)} more` : amount !== undefined ? chips(amount) : "");
        if (!word) return much || "…";
        if (!much) return SAID[word];
        return `${SAID[word]}${by !== undefined ? "," : word === "raise" || word === "complete" ? t` to` : ""} ${much}`;
      },
      onCondition: (
        { type, seat }: { type: "fold" | "check" | "call" | "bet" | "other"; seat?: Seat },
        text: string,
      ) =>
        type === "other"
          ? t`if something else happens, ${text}`
          : t`if ${seat === undefined ? t`somebody` : t`seat ${seat}`} ${{ fold: t`folds`, check: t`checks`, call: t`calls`, bet: t`bets` }[type]}, ${text}`,
    },
  },
  incident: {
    what: t`What happened?`,
    kinds: {
      skipped: t`A player was skipped`,
      amount_unknown: t`Others acted before the size of a bet was named`,
      misinformed: t`A player was told a wrong amount and called it`,
      undercalls: t`Several put in too little`,
      underbet_found: t`A bet below the minimum is found later`,
      wrong_pot_count: t`The pot had been counted wrong`,
      hidden_chip: t`A hidden chip came to light`,
      wrong_bring_in: t`The wrong seat brought it in`,
      acted_out_of_turn_deliberately: t`Acted out of turn on purpose`,
      clock_called: t`The clock is called`,
      time_expired: t`A player's time has run out`,
    },
    about: {
      skipped: t`It is this seat's turn, but others have acted. Enter what they did, unless the felt shows it.`,
      amount_unknown: t`The player said bet or raise without a size. The size was named only after others acted.`,
      misinformed: t`The player put in the amount that was announced as the bet. The bet is higher.`,
      undercalls: t`The seat to act and others behind put in less than the call.`,
      underbet_found: t`A bet or raise was too small, and play went on.`,
      wrong_pot_count: t`A player bet the largest amount the pot allows, and the pot had been counted wrong.`,
      hidden_chip: t`The player was all-in, and then a chip was found behind the bet.`,
      wrong_bring_in: t`The dealer pointed at the wrong card, and that seat put the bring-in or the bet in.`,
      acted_out_of_turn_deliberately: t`The floor rules that it was on purpose.`,
      clock_called: t`The player takes long, and must act in a set time.`,
      time_expired: t`The clock, or the time bank, is over, and the player has not acted.`,
    },
    whose: {
      skipped: t`Who was skipped?`,
      amount_unknown: t`Who bet or raised?`,
      misinformed: t`Who was told wrongly?`,
      undercalls: t`Who was the first to put in too little?`,
      underbet_found: t`Whose bet was too small?`,
      wrong_pot_count: t`Who bet the pot?`,
      hidden_chip: t`Whose chip is it?`,
      wrong_bring_in: t`Who should have brought it in?`,
      acted_out_of_turn_deliberately: t`Who?`,
      clock_called: t`Who takes long?`,
      time_expired: t`Whose time is over?`,
    },
    numbers: {
      amount: (kind: string) =>
        ({
          amount_unknown: t`The size named, in all`,
          undercalls: t`The amount put in`,
          hidden_chip: t`Worth of the hidden chips`,
        })[kind] ?? t`Amount`,
      told_to: () => t`The amount told`,
      faced: (kind: string) =>
        kind === "hidden_chip"
          ? t`The bet faced when going all-in`
          : t`The bet faced when betting or raising; 0 if there was none`,
      quoted_pot: () => t`The pot as counted, for a raise with the call`,
      actual_pot: () => t`The real pot`,
      waited: () => t`Seconds since the player's turn began`,
    },
    ticks: {
      street_over: t`The next card has been dealt, or the showdown has begun`,
      tied: t`The player acted exactly as the time ran out`,
    },
    calledBy: t`Called by`,
    theFloor: t`The floor`,
    more: t`More details`,
    played: (deeds: string[]) => t`As played on the felt, out of turn: ${deeds.join(", ")}.`,
    since: t`Since then, in order`,
    nextSeat: t`Who`,
    deeds: DID,
    deed: ({ seat, type, to }: { seat: Seat; type: string; to?: number }) =>
      t`Seat ${seat} ${DID[type as keyof typeof DID]}${to === undefined ? "" : ` ${type === "bet" ? "" : t`to `}${chips(to)}`}`,
    deedTo: (seat: Seat) => t`To how much seat ${seat} went`,
    removeDeed: ({ seat, type }: { seat: Seat; type: string }) =>
      t`Take back: seat ${seat} ${DID[type as keyof typeof DID]}`,
  },
  ruling: {
    by: (title: string) => t`The ruling by ${title}`,
    newStreet: t`A new street. There is nothing to rule on yet.`,
    handOver: t`The hand is over.`,
    badge: {
      accepted: t`Stands`,
      corrected: t`Corrected`,
      rejected: t`Not allowed`,
      pending: t`Out of turn`,
      discretion: t`Floor`,
      chosen: t`The floor has ruled`,
    },
    headline: {
      floor: t`This is for the floor to decide.`,
      notAllowed: (why: string) => t`Not allowed. ${why}.`,
      nothing: (why: string) => `${why}.`,
      stands: (action: Action) =>
        ({
          bet: t`The bet stands: ${chips(action.to)}${allIn(action)}.`,
          raise: t`The raise stands: to ${chips(action.to)}${allIn(action)}.`,
        })[action.type] ?? isOnly(action),
      isOnly,
    },
    settled: (what: string) => t`Fixed whatever the floor decides: ${what}`,
    mayRaise: (seats: Seat[], again: boolean) => t`May raise${again ? t` again` : ""}: ${listed(seats)}`,
    penalty: t`A penalty may follow.`,
    over: t`The betting round is over.`,
    next: (seat: Seat) => t`Seat ${seat} is next.`,
    noAction: t`No action.`,
    andNext: (what: string, seat: Seat) => t`${what} Seat ${seat} is next.`,
    andOver: (what: string) => t`${what} The betting round is over.`,
    floorMay: t`The floor may choose`,
    why: t`Why`,
    theClause: t`The clause`,
    inShort: t`in our words`,
    reading: t`Our reading:`,
    basis: {
      text: t`the book says so`,
      derived: t`follows from the text`,
      reading: t`our reading of it`,
      fallback: t`the book that it refers to says so`,
      assumed: t`the book is silent`,
      house: t`a house rule`,
    } as Record<string, string>,
    beside: (apart: number, all: number) =>
      all === 1
        ? t`Another rulebook rules ${apart ? t`otherwise` : t`alike`}`
        : apart === all
          ? t`${all === 2 ? t`Both` : t`All ${all}`} other rulebooks rule otherwise`
          : apart
            ? t`${apart} of ${all} other rulebooks ${apart === 1 ? t`rules` : t`rule`} otherwise`
            : t`All other rulebooks rule alike`,
    ofRound: t`Each rulebook rules on the round as it stands. Another rulebook might have led to another round.`,
    likeness: {
      apart: t`otherwise`,
      later: t`alike now, but not in later rulings`,
      alike: t`alike`,
      silent: t`silent`,
    },
    makeRuling: t`Make this the ruling book`,
    allDifferences: t`All differences between these two`,
  },
  card: {
    open: t`Show the ruling`,
    show: t`Show`,
    title: t`Ruling`,
    turn: t`Turn round`,
    other: t`Other book`,
    otherIs: (title: string) => t`Other book: ${title}`,
    print: t`Print`,
    send: t`Send`,
    copied: t`The link is copied.`,
    notSent: t`The link could not be sent. Copy it from the address bar.`,
    bet: (amount: number) => t`The bet: ${chips(amount)}`,
    early: (amount: number) => t`${chips(amount)}, out of turn`,
    pushed: (sums: number[]) => sums.map(chips).join(t`, then `),
    then: t`then`,
  },
  /** Why it is so, in a sentence with the numbers that decide. */
  argue: {
    string: (first: number, rest: number) =>
      t`Only the first motion counts: ${chips(first)} stays, ${chips(rest)} goes back.`,
    overchip: (...[chip, bet, back, isSilent]: [number, number, number, boolean]) =>
      t`${isSilent ? t`One silent chip of ${chips(chip)}` : t`One chip of ${chips(chip)}, pushed before the words,`} against ${chips(bet)} is a call: ${chips(back)} comes back.`,
    undercall: (put: number, bet: number) => t`${chips(put)} of ${chips(bet)} is in: ${chips(bet - put)} more is owed.`,
    least: (minimum: number, bet: number) =>
      t`Over ${chips(bet)}, the smallest raise is ${chips(minimum - bet)} more: to ${chips(minimum)}.`,
    told: (claim: number, bet: number) =>
      t`The player was told ${chips(claim)}, but the bet is ${chips(bet)}: the whole bet is owed${bet > claim ? t`, ${chips(bet - claim)} more` : ""}.`,
    most: (most: number) => t`The pot allows ${chips(most)} at most.`,
    pot: (quoted: number, actual: number, to: number) =>
      t`The pot was ${chips(actual)}, not ${chips(quoted)}: the bet becomes ${chips(to)} for everybody in it.`,
    half: (over: number, full: number, isHalf: boolean) =>
      t`${chips(over)} more is ${isHalf ? t`at least` : t`less than`} half of a full raise of ${chips(full)}: ${isHalf ? t`a raise` : t`a call`}.`,
    capped: (count: number) => t`A bet and ${chips(count - 1)} raises are the cap: no more raises.`,
    call: (put: number, bet: number) =>
      put > bet ? t`“Call” binds to ${chips(bet)}: ${chips(put - bet)} comes back.` : t`“Call” binds to ${chips(bet)}.`,
    reopened: (facing: number, needed: number, isOpen: boolean) =>
      t`${chips(facing)} more to call, and ${isOpen ? t`${chips(needed)} reopens` : t`it takes ${chips(needed)} to reopen`} the betting.`,
    pots: (pots: number) =>
      t`Each pot takes the same from each seat in it: ${pots === 1 ? t`one pot` : t`${pots} pots`}.`,
    posted: (had: number, blind: number, ante: number) =>
      t`Of ${chips(had)}, ${chips(blind)} is the blind and ${chips(ante)} is left for the ante.`,
    seat: (...[seat, faces, needs, isOpen]: [Seat, number, number | null, boolean]) =>
      t`Seat ${seat} ${faces ? t`faces ${chips(faces)}` : t`has nothing to call`}${needs ? t`, a raise is to ${chips(needs)}` : ""}: ${isOpen ? t`open` : t`closed`}`,
  },
  /** The sum that decides. */
  sums: {
    adds: (parts: number[], whole: number) => `${parts.map(chips).join(" + ")} = ${chips(whole)}`,
    enough: (text: string, needed: number, isEnough: boolean) =>
      needed ? `${text}: ${chips(needed)} ${isEnough ? t`is enough` : t`is needed`}` : text,
    short: (put: number, needed: number) => t`${chips(put)} of ${chips(needed)}`,
    half: (...[put, due, over, full, isHalf]: [number, number, number, number, boolean]) =>
      t`${chips(put)} − ${chips(due)} = ${chips(over)}: ${isHalf ? t`half` : t`less than half`} of ${chips(full)}${isHalf ? t` or more` : ""}`,
    change: (put: number, add: number, back: number) => t`${chips(put)} − ${chips(add)} = ${chips(back)} back`,
    string: (counts: number, back: number) => t`${chips(counts)} counts, ${chips(back)} goes back`,
    tiny: (...[put, times, product, faced]: [number, number, number, number]) =>
      t`${chips(times)} × ${chips(put)} = ${chips(product)}, less than ${chips(faced)}`,
    pots: (pot: number, call: number, by: number) => t`${chips(pot)} + ${chips(call)} = ${chips(by)} more`,
    pot: (...[seats, each, before, amount]: [number, number, number, number]) =>
      `${seats} × ${chips(each)}${before ? ` + ${chips(before)}` : ""} = ${chips(amount)}`,
    counted: (quoted: number, actual: number) =>
      quoted > actual
        ? t`${chips(quoted)} − ${chips(actual)} = ${chips(quoted - actual)} too much`
        : t`${chips(actual)} − ${chips(quoted)} = ${chips(actual - quoted)} too little`,
  },
  situations: {
    open: t`Situations`,
    title: t`Situations from the collection`,
    search: t`Search`,
    hint: t`overchip, short all-in, rule 44 …`,
    topic: t`About`,
    anyTopic: t`everything`,
    structure: t`Game`,
    anyStructure: t`any`,
    under: (title: string) => t`As ${title} rules on them.`,
    topicOf: (topic: string) => capital(topic.replace(/_/g, " ")),
    found: (count: number) => (count ? t`${chips(count)} found` : t`Nothing found. Try fewer or other words.`),
    more: t`More`,
  },
  log: {
    title: t`The hand so far`,
    back: t`Back one step`,
    forward: t`Forward one step`,
    round: t`This betting round`,
    dealt: t`The next street is dealt`,
    given: (pots: { amount: number }[], won: Seat[][]) =>
      capital(
        t`${pots.map(({ amount }, i) => t`${i ? t`side pot` : pots.length > 1 ? t`main pot` : t`pot`} of ${chips(amount)} to ${listed(won[i])}`).join(", ")}`,
      ),
    othersAnte: (amount: number) => t`All others ante ${chips(amount)}`,
    everybodyAntes: (amount: number) => t`Everybody antes ${chips(amount)}`,
    posts: (seat: Seat, type: string, amount: number) =>
      t`Seat ${seat} ${{ ante: t`antes`, kill: t`posts the kill,`, half_kill: t`posts the half kill,`, button_ante: t`antes double, on the button:`, small_blind: t`posts the small blind,`, big_blind: t`posts the big blind,`, straddle: t`straddles for`, post: t`posts`, dead: t`posts, dead,`, bring_in: t`brings it in for` }[type] ?? t`posts`} ${chips(amount)}`,
    owes: (seat: Seat, type: string, amount: number) =>
      t`Seat ${seat} owes the ${type.replace("_", " ")} of ${chips(amount)}`,
    opens: (players: number) => t`${players} players, nothing posted`,
    stands: (pot: number, bet: number, players: number) =>
      t`${players} players, ${pot ? t`${chips(pot)} in the middle` : t`an empty middle`}, ${bet ? t`the bet is ${chips(bet)}` : t`no bet yet`}`,
    does: ({ type, seat, to, add, all_in }: Action) =>
      t`Seat ${seat} ${{ fold: t`folds`, check: t`checks`, call: t`calls ${chips(add)}`, bet: t`bets ${chips(to)}`, raise: t`raises to ${chips(to)}`, complete: t`completes to ${chips(to)}`, bring_in: t`brings it in for ${chips(to)}`, all_in: t`is all-in for ${chips(to)}` }[type] ?? type}${all_in ? t`, all-in` : ""}`,
    tries: (seat: Seat | null, { type, to, by, add }: { type: string; to?: number; by?: number; add?: number }) => {
      const verb =
        {
          fold: t`fold`,
          check: t`check`,
          call: t`call`,
          bet: t`bet`,
          raise: t`raise`,
          complete: t`complete`,
          bring_in: t`bring it in`,
          all_in: t`go all-in`,
        }[type] ?? type;
      const much =
        to !== undefined
          ? `${type === "bet" || type === "bring_in" ? "" : t`to `}${chips(to)}`
          : by !== undefined
            ? t`by ${chips(by)}`
            : add !== undefined
              ? t`with ${chips(add)} more`
              : "";
      return t`Seat ${seat} wants to ${verb}${much && ` ${much}`}`;
    },
    outOfTurn: (done: string) => t`Out of turn: ${done}`,
    moves: (seat: Seat | null) => t`Seat ${seat} makes a move`,
    incident: ({
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
    }: {
      kind: string;
      seat: Seat;
      amount?: number;
      told_to?: number;
      faced?: number;
      quoted_pot?: number;
      actual_pot?: number;
      street_over?: boolean;
      called_by?: Seat;
      waited?: number;
      tied?: boolean;
    }) =>
      ({
        skipped: t`Seat ${seat} was skipped`,
        amount_unknown: t`Seat ${seat} names the size, ${chips(amount)}, only after others have acted`,
        hidden_chip: t`${chips(amount)} more are found behind the all-in of seat ${seat}${faced ? t`, who faced ${chips(faced)}` : ""}`,
        misinformed: t`Seat ${seat} was told wrongly that the bet is ${chips(claim)}, and put that in`,
        wrong_pot_count: t`The dealer counted ${chips(quoted)}${actual === undefined ? "" : t` for ${chips(actual)}`}, and seat ${seat} bet the pot`,
        underbet_found: t`The ${faced ? t`raise of seat ${seat} over ${chips(faced)}` : t`bet of seat ${seat}`} is found to have been too small`,
        undercalls: t`Seat ${seat} put in only ${chips(amount)}`,
        wrong_bring_in: t`Another seat brought it in instead of seat ${seat}`,
        acted_out_of_turn_deliberately: t`Seat ${seat} acted out of turn on purpose`,
        clock_called: t`${caller === undefined ? t`The floor` : t`Seat ${caller}`} calls the clock on seat ${seat}${waited === undefined ? "" : t`, whose turn it has been for ${waited} seconds`}`,
        time_expired: tied ? t`Seat ${seat} acts exactly as the time runs out` : t`The time of seat ${seat} runs out`,
      })[kind] + (isOver ? t`, once the street was over` : ""),
    since: (text: string, deeds: string[]) =>
      t`${text}. Since then ${deeds.map((deed) => deed[0].toLowerCase() + deed.slice(1)).join(", ")}`,
    floorChose: (choice: string) => t`The floor decides: ${choice}`,
    uncalled: (seat: Seat, amount: number) => t`${chips(amount)} go back to seat ${seat}`,
    pot: (i: number, pots: number, amount: number, seats: Seat[]) =>
      pots === 1
        ? t`Pot ${chips(amount)}`
        : t`${i ? t`Side pot${pots > 2 ? ` ${i}` : ""}` : t`Main pot`} ${chips(amount)}, for ${seats.length > 1 ? t`seats` : t`seat`} ${seats.join(", ")}`,
    wins: (seat: Seat) => t`Seat ${seat} wins`,
  },
  file: {
    open: t`Hand histories`,
    title: t`Was this hand played by the rules?`,
    about: t`Drop a file anywhere on the page, choose one, or paste it: PHH, Open Hand History, the text of PokerStars, GGPoker, 888, PartyPoker, WPN, Winamax, CoinPoker or Bovada, PokerNow's log, or our own JSON. One hand or many.`,
    drop: t`Drop it: each hand gets its report`,
    choose: t`From files`,
    paste: t`Or paste hands here`,
    look: t`Judge these`,
    none: t`The file contains no hand.`,
    tooMany: (most: number) => t`The limit is ${chips(most)} hands. The command floorman validate judges any number.`,
    tooLarge: (megabytes: number) =>
      t`The limit is ${megabytes} MB. The command floorman validate judges files of any size.`,
    tooLong: (megabytes: number) => t`A part of the file is longer than ${megabytes} MB, which is too long for a hand.`,
    tooDeep: t`A part of the file is nested deeper than any hand.`,
    unread: t`The file could not be read.`,
    reading: t`Reading…`,
    pasted: (length: number) =>
      t`The pasted text has ${chips(length)} characters, too many for the field. The whole text is judged.`,
    judged: (done: number, all: number) =>
      done < all
        ? t`${chips(done)} of ${chips(all)} hands judged`
        : all === 1
          ? t`One hand judged`
          : t`All ${chips(all)} hands judged`,
    show: t`Show only`,
    number: chips,
    outcomes: {
      legal: t`Legal`,
      unfinished: t`Legal so far`,
      illegal: t`Illegal`,
      floor: t`For the floor`,
      contradictory: t`Contradicts itself`,
      unreadable: t`Unreadable`,
    },
    hand: (file: string, number: number | null) =>
      file && number ? t`${file}, hand ${number}` : file || t`Hand ${number ?? 1}`,
    place: (street: number, action: number | null) =>
      action === null ? t`Betting round ${street}` : t`Betting round ${street}, action ${action}`,
    legalWith: t`Legal with the house rule`,
    bySite: t`Judged with the site's own house rule`,
    scale: (parts: number) => t`Amounts are whole numbers: ${chips(parts)} here are 1 in the file.`,
    replay: t`Replay at the table`,
    more: t`More hands`,
  },
  keep: {
    open: t`Keep and send`,
    title: t`Keep and send`,
    link: t`Link`,
    linkAbout: t`The link contains everything: this table and its rulings. The service stores nothing.`,
    slip: t`Ruling slip`,
    slipAbout: t`Half a page: the situation, the ruling, its rule and the date.`,
    print: t`Print the slip`,
    program: t`For programs`,
    forms: { curl: t`curl`, typescript: t`TypeScript`, python: t`Python`, case: t`Conformance case`, hand: t`Hand` },
    about: {
      curl: () => t`The last request, as sent.`,
      typescript: () => t`The last request with fetch, for browsers and Node.js.`,
      python: () => t`The last request to the library, without a server.`,
      case: (file: string) =>
        t`The last ruling as a case: save it as ${file}, and “floorman conform --cases” puts it to an engine.`,
      hand: () =>
        t`The hand so far in Floorman’s own JSON, with unknown cards. “floorman convert” writes it as PHH or Open Hand History.`,
    },
    cannot: {
      case: t`There is no case: nobody is to act, and there is no ruling.`,
      hand: t`This is not a hand: a hand has only plain actions after the posts.`,
    },
    copyLink: t`Copy the link`,
    copyText: t`Copy this text`,
    copied: t`Copied`,
    selected: t`The text is selected. Copy it with the keyboard or the menu.`,
    whatMay: (seat: Seat | null) => t`What may seat ${seat} do`,
    story: (text: string) => t`At the table: ${text}.`,
    source: t`from the table`,
  },
  seen: { restated: t`not read by us yet`, unseen: t`text not seen by us` } as Record<string, string>,
  slip: {
    none: t`There is no ruling yet. Somebody must act first.`,
    title: t`Ruling`,
    version: (version: string) => t`version ${version}`,
    whose: ({ publisher, edition, year, address, paraphrased }: Publication) => {
      const of = edition?.includes(`${year}`) ? edition : [edition, year].filter(Boolean).join(", ");
      return [publisher, of, address, paraphrased && t`in our words`].filter(Boolean).join(", ");
    },
    house: t`House rules in force`,
    situation: t`Situation`,
    ruling: t`Ruling`,
    others: t`Other rulebooks`,
    columns: ["", t`In front`, t`Behind`],
    toAct: t`, to act`,
    folded: t`, folded`,
    pot: (amount: number) => t`In the middle: ${chips(amount)}`,
    sign: t`Floor:`,
  },
};
