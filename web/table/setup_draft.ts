// A spot as the set-up dialog has it, and how it is made of an opening or a snapshot and turned into one again.

import type { Round, Game, Opening, PlayedGame, Player, Position, Spot, Start } from "./types.js";

type Post = NonNullable<Opening["posts"]>[number];
export type DraftSeat = Player;

/** What is posted beside the blinds: alive, towards the call, or dead, into the pot. */
export type LatePost = { seat: number; type: "post" | "dead"; amount: number | null };

/** What is known to the service alone, or null where it is to work it out. */
type Derived = Pick<Round, (typeof DERIVED)[number]>;

/** The stakes of a game that is named. */
export type Stakes = {
  about: Game;
  structure: Round["structure"];
  amounts: Partial<Record<StakesMember, number | null>>;
  kill: "none" | "full" | "half";
  killer: number | null;
  actsLast: boolean;
  anteBy: "none" | "big_blind" | "each"; // where the game may have it so
  straddler: "none" | "under_the_gun" | "button";
  typed: StakesMember[]; // the amounts that the reader said: the others follow from the bet
  format: Format | null; // null: as such a game is usually played
  cashBook: boolean | null; // whether a cash game is ruled by a rulebook for cash games; null: not said
};

export type Format = NonNullable<PlayedGame["format"]>;

export type StakesMember =
  "bets/0" | "bets/1" | "big_blind" | "small_blind" | "ante" | "straddle" | "bring_in" | "max_bet";

export type Draft = {
  game: Stakes | null; // by its name; null if it is put together
  isMidHand: boolean; // as it stands, and not from its blinds on
  structure: Round["structure"];
  street: number;
  streets: number | null;
  button: number | null;
  chip: number | null;
  min_bet: number | null;
  max_bet: number | null;
  big_bet: number | null;
  pot_before_round: number | null;
  bring_in: number | null;
  players_left: number | null;
  small: number | null;
  ante: number | null;
  anteBy: "all" | "big_blind";
  straddle: number | null;
  posts: Post[] | null; // the blinds and antes as they were given; null if they follow from the amounts and the button
  late: LatePost[];
  first: number | null; // who acts first, or is to act; null: by the button
  seats: DraftSeat[];
  derived: Derived;
  typed: (keyof Derived)[]; // the derived ones that the reader said himself
};

const DERIVED = [
  "current_bet",
  "last_full_raise_by",
  "last_full_bet_to",
  "bet_count",
  "capped",
  "pot_credit",
  "began_heads_up",
  "pots_before_round",
] as const;
/** Who has done nothing yet. */
export const FRESH = { committed: 0, acted: false, folded: false };
export const FEWEST_SEATS = 2;
export const MOST_SEATS = 10;

/** Blinds and smallest chip of usual games. */
export const BLINDS = [
  [1, 2, 1],
  [1, 3, 1],
  [2, 5, 1],
  [5, 10, 5],
  [25, 50, 25],
  [100, 200, 25],
  [500, 1_000, 100],
  [1_000, 2_000, 500],
];

/** What the dialog opens with: how the hand began, or, once something has happened, how it stands. */
export function draftOf(spot: Spot, position: Position): Draft {
  const { start, steps } = spot;
  if ("opening" in start && !steps.length && !("after" in start.opening)) return ofOpening(start.opening);
  return ofRound(position.round);
}

function ofOpening(opening: Opening): Draft {
  const given = opening.posts ?? [];
  const posts = given.filter((post) => !isLate(post));
  const amount = (type: Post["type"]) => posts.find((post) => post.type === type)?.amount ?? null;
  return {
    ...common(opening),
    isMidHand: false,
    first: opening.first_to_act ?? null,
    pot_before_round: opening.pot_before_round ?? null,
    small: amount("small_blind"),
    ante: amount("ante"),
    anteBy: posts.filter(({ type }) => type === "ante").length === 1 ? "big_blind" : "all",
    straddle: amount("straddle"),
    posts,
    late: given.filter(isLate),
    seats: opening.players.map((player) => ({ ...FRESH, ...player })),
    derived: { pots_before_round: opening.pots_before_round, began_heads_up: opening.began_heads_up },
    typed: [],
  };
}

export function isLate(post: Post): post is Post & LatePost {
  return post.type === "post" || post.type === "dead";
}

export function ofRound(round: Round): Draft {
  return {
    ...common(round),
    isMidHand: true,
    first: round.to_act,
    pot_before_round: round.pot_before_round ?? null,
    small: null,
    ante: null,
    anteBy: "big_blind",
    straddle: null,
    posts: null,
    late: [],
    seats: round.players,
    derived: Object.fromEntries(DERIVED.map((name) => [name, round[name]])),
    typed: [],
  };
}

function common(start: Opening | Round) {
  return {
    game: null,
    structure: start.structure,
    street: start.street ?? 1,
    streets: start.streets ?? null,
    button: start.button ?? null,
    chip: start.chip ?? 1,
    min_bet: start.min_bet,
    max_bet: start.max_bet ?? null,
    big_bet: start.big_bet ?? null,
    bring_in: start.bring_in || null,
    players_left: start.players_left ?? null,
  };
}

/** What it makes. The service says whether it makes sense. */
export function startOf(draft: Draft): Start {
  return draft.isMidHand ? { round: roundOf(draft) } : { opening: openingOf(draft) };
}

function openingOf(draft: Draft): Opening {
  const isFirst = draft.street === 1;
  return given({
    ...head(draft),
    first_to_act: draft.first,
    bring_in: isFirst ? draft.bring_in : null,
    pot_before_round: isFirst ? null : draft.pot_before_round,
    ...(isFirst
      ? {}
      : { pots_before_round: draft.derived.pots_before_round, began_heads_up: draft.derived.began_heads_up }),
    players: draft.seats.map(({ committed, acted, folded, ...player }) => player),
    posts: isFirst ? [...(draft.posts ?? postsOf(draft)), ...draft.late] : null,
  });
}

function roundOf(draft: Draft): Round {
  return {
    ...given({
      ...head(draft),
      bring_in: draft.bring_in,
      pot_before_round: draft.pot_before_round,
      ...draft.derived,
      players: draft.seats,
    }),
    to_act: draft.first,
  };
}

function head({ structure, street, streets, button, chip, min_bet, max_bet, big_bet, players_left }: Draft) {
  return {
    structure,
    street,
    streets,
    button,
    chip,
    min_bet,
    max_bet: structure === "spread_limit" ? max_bet : null,
    big_bet: structure === "fixed_limit" ? big_bet : null,
    players_left,
  };
}

/** Without what is not given. */
export function given(all: Record<string, unknown>): any {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== undefined));
}

/** The seats in the order in which they are dealt to: from the left of the button. */
export function fromTheLeft({ seats, button }: Pick<Draft, "seats" | "button">) {
  const numbers = seats.map(({ seat }) => seat);
  const left = numbers.findIndex((seat) => button === null || seat > button);
  return left < 0 ? numbers : [...numbers.slice(left), ...numbers.slice(0, left)];
}

/** The blinds, where the button puts them; with two players it is the small blind's own. And the antes. */
function postsOf(draft: Draft): Post[] {
  const order = fromTheLeft(draft);
  const isHeadsUp = order.length === 2;
  const [small, big, straddler] = isHeadsUp ? [order[1], order[0], order[1]] : order;
  const posts: Post[] = [];
  if (draft.ante) {
    const paying = draft.anteBy === "all" || draft.bring_in ? order : [big];
    for (const seat of paying) posts.push({ seat, type: "ante", amount: draft.ante });
  }
  if (draft.bring_in) return posts;
  if (draft.small) posts.push({ seat: small, type: "small_blind", amount: draft.small });
  if (draft.min_bet) posts.push({ seat: big, type: "big_blind", amount: draft.min_bet });
  if (draft.straddle) posts.push({ seat: straddler, type: "straddle", amount: draft.straddle });
  return posts;
}

/** The member of the draft that a fault of the service points at. */
export function fieldAt(draft: Draft, pointer: string) {
  const [, , ...path] = pointer.split("/");
  if (draft.game && path[0] === "bets") return `bets/${path[1] ?? 0}`;
  if (path[0] === "posts") {
    const posts = draft.game ? [] : (draft.posts ?? postsOf(draft));
    const i = Number(path[1]);
    if (draft.game && i >= draft.late.length) return "straddle"; // it is sent last
    if (i >= posts.length) return `late/${i - posts.length}`;
    const post = posts[i];
    return (
      { small_blind: "small", big_blind: "min_bet", ante: "ante", straddle: "straddle" }[String(post?.type)] ?? "posts"
    );
  }
  if (path[0] === "to_act" || path[0] === "first_to_act") return "first";
  return path[0] === "players" ? path.slice(0, 3).join("/") : (path[0] ?? "");
}

/** What is left of the derived once something else has changed: what the reader said himself. */
export function typedOf({ derived, typed }: Draft): Derived {
  return Object.fromEntries(typed.map((name) => [name, derived[name]]));
}

/** With other blinds. Stacks that were a hundred big blinds are so again. */
export function withBlinds(draft: Draft, [small, big, chip]: number[]): Partial<Draft> {
  const usual = (draft.min_bet ?? 0) * 100;
  const seats = draft.seats.map((seat) => (seat.stack === usual ? { ...seat, stack: big * 100 } : seat));
  return {
    small,
    min_bet: big,
    chip,
    straddle: null,
    ante: draft.ante ? big : null,
    posts: null,
    late: draft.late.map((post) => ({ ...post, amount: post.type === "dead" ? small : big })),
    derived: typedOf(draft),
    seats,
  };
}

/** With a late post more: a live bet by the first who posts nothing yet, or a dead small blind by the last who posts late. */
export function withLatePost(draft: Draft, type: LatePost["type"]): Partial<Draft> {
  const posting = [...(draft.posts ?? postsOf(draft)).filter((post) => post.type !== "ante"), ...draft.late];
  const order = fromTheLeft(draft);
  const free = order.find((place) => posting.every((post) => post.seat !== place)) ?? order[order.length - 1];
  const post = { type, seat: free, amount: draft.min_bet };
  const dead = { type, seat: draft.late[draft.late.length - 1]?.seat ?? free, amount: draft.small };
  return { late: [...draft.late, type === "dead" ? dead : post] };
}

/** The amounts of what is sent that cannot be paid in the smallest chip, as faults: the page asks about them. */
export function oddAmounts(
  sent: object,
  chip: number,
  at: string = "/sent",
): { pointer: string; code: string; message: string; params: { amount: number; chip: number } }[] {
  return Object.entries(sent).flatMap(([name, amount]) => {
    const pointer = `${at}/${name}`;
    if (typeof amount === "object" && amount) return oddAmounts(amount, chip, pointer);
    const isOdd = PAID.test(pointer) && amount % chip > 0;
    return isOdd ? [{ pointer, code: "page.odd", message: "", params: { amount, chip } }] : [];
  });
}

const PAID = /\/(amount|stack|committed|small_blind|big_blind|min_bet|ante|bring_in|bets\/\d)$/;

/** With a seat more, in the first gap. */
export function withSeat(draft: Draft): Partial<Draft> {
  const { seats, min_bet } = draft;
  const taken = seats.map(({ seat }) => seat);
  const seat =
    Array.from({ length: MOST_SEATS }, (_, i) => i + 1).find((place) => !taken.includes(place)) ??
    Math.max(...taken) + 1;
  const stack = seats[seats.length - 1]?.stack ?? (min_bet ?? 1) * 100;
  return {
    seats: [...seats, { ...FRESH, seat, stack }].sort((a, b) => a.seat - b.seat),
    posts: null,
    derived: typedOf(draft),
  };
}

/** With one seat fewer. */
export function withoutSeat(draft: Draft, gone: number): Partial<Draft> {
  const { seats, button, first, game } = draft;
  const left = seats.filter(({ seat }) => seat !== gone);
  const onButton = [...left].reverse().find(({ seat }) => seat < gone) ?? left[left.length - 1];
  return {
    seats: left,
    posts: null,
    late: draft.late.filter(({ seat }) => seat !== gone),
    derived: typedOf(draft),
    button: button === gone ? onButton.seat : button,
    first: first === gone ? null : first,
    game: game && { ...game, killer: game.killer === gone ? null : game.killer },
  };
}

/** Made to begin with its blinds. What lay in front goes back to the stacks. */
export function fromTheStart(draft: Draft): Partial<Draft> {
  const seats = draft.seats.map(({ seat, stack, committed }) => ({ ...FRESH, seat, stack: stack + committed }));
  const small = draft.small ?? Math.ceil((draft.min_bet ?? 2) / 2);
  return { isMidHand: false, derived: {}, typed: [], first: null, seats, small, posts: null };
}

/** The members by which the stakes of a game are told, in one structure. */
export function stakesOf({ about, structure }: Pick<Stakes, "about" | "structure">) {
  const { needs = [], may_have = [] } = about.stakes.find((stakes) => stakes.structure === structure) ?? {};
  return { needs, all: [...needs, ...may_have] };
}
