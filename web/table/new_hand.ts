// The hand that the page begins with, and that "new hand" goes back to; and the one that follows from the last.

import { ask } from "./api.js";
import { brought } from "./brought.js";
import { under } from "./play.js";
import type { Between, Round, Deal, Game, NamedGame, PlayedGame, Spot } from "./types.js";

const SEATS = 6;
const STACK = 20_000;

/** The rulebooks for each play in the order of choice, as the page brings them along. */
const BOOKS: Record<"tournament" | "cash", string[]> = brought("plays");
/** What the page begins with: the first for tournaments, and beside it the first for cash games. */
const RULES: Pick<Spot, "rulebooks" | "house"> = {
  rulebooks: ruledBy([BOOKS.cash[0]], BOOKS.tournament[0]),
  house: {},
};

/** The same under another rulebook. */
export function newHandUnder(rulebook: string) {
  return newHand({ rulebooks: ruledBy(RULES.rulebooks.slice(1), rulebook), house: {} });
}

/**
 * The rulebook that a cash game is to be ruled by; null unless the one that rules is known to be for tournaments alone.
 * `isDue`: the page chose the one that rules, not the reader.
 */
export function bookForCash([ruling]: Spot["rulebooks"]) {
  const [id] = ruling.split("@");
  if (BOOKS.cash.includes(id) || !BOOKS.tournament.includes(id)) return null;
  return { id: BOOKS.cash[0], isDue: ruling === RULES.rulebooks[0] };
}

/** Under another rulebook, which before stood beside it or was not there. */
export function ruledBy(rulebooks: string[], id: string): Spot["rulebooks"] {
  return [id, ...rulebooks.filter((other) => other !== id)];
}

/**
 * Six players with a hundred big blinds each, seat 6 on the button.
 * @param rules of the hand before, if there was one
 */
export function newHand({ rulebooks, house }: Pick<Spot, "rulebooks" | "house"> = RULES): Spot {
  return {
    rulebooks,
    house,
    start: {
      opening: {
        structure: "no_limit",
        street: 1,
        streets: 4,
        button: SEATS,
        min_bet: 200,
        chip: 25,
        players: Array.from({ length: SEATS }, (_, i) => ({ seat: i + 1, stack: STACK })),
        posts: [
          { seat: 1, type: "small_blind", amount: 100 },
          { seat: 2, type: "big_blind", amount: 200 },
        ],
      },
    },
    steps: [],
  };
}

/**
 * What the next hand hangs on, beside who sits there: as it was before this hand, or as its posts show. Null where they do
 * not: the hand did not begin with blinds.
 */
export function betweenHands({ start, between, game }: Spot): Between | null {
  if (between) return between;
  if (game && game.opens !== "blinds") return null;
  if (!("opening" in start) || start.opening.button === undefined) return null;
  const { structure, streets, chip, min_bet, max_bet, players_left, button, players, posts = [] } = start.opening;
  const posted = (kind: string) => posts.filter(({ type }) => type === kind);
  const antes = posted("ante");
  const kill = game?.named.kill;
  const below = posted("small_blind"); // below a kill all blinds are small ones
  const blinds = kill ? below : [...below.slice(0, 1), ...posted("big_blind").slice(0, 1)];
  const [small, big] = kill || below.length ? blinds : [undefined, ...blinds];
  if (!big) return null;
  return {
    format: game?.format ?? "tournament",
    structure,
    streets,
    chip,
    max_bet,
    players_left,
    seats: players.map(({ seat }) => seat).sort((a, b) => a - b),
    big_blind: kill ? big.amount : min_bet,
    small_blind: small?.amount ?? 0,
    ...(antes.length ? { ante: antes[0].amount, ante_by: antes.length > 1 ? "each" : "big_blind" } : {}),
    last: { button, ...(small ? { small_blind_seat: small.seat } : {}), big_blind_seat: big.seat },
  };
}

/** The table to be asked about, once the chips are where they belong. Who has none left is out. */
export function tableAfter(between: Between, format: Between["format"], round: Round, winners: number[]) {
  const left = round.players.filter(({ stack }) => stack > 0);
  const gone = round.players.length - left.length;
  const { players_left: before } = between;
  return {
    ...between,
    format,
    ...(before ? { players_left: Math.max(2, before - gone) } : {}),
    players: left.map(({ seat, stack }) => ({ seat, stack })),
    won_by: winners,
  };
}

/**
 * The hand that was dealt; of a named game by its name, for its bets. Throws Refused.
 * @param table as it was asked about
 */
export async function dealtHand(
  { rulebooks, house, game }: Spot,
  { players, won_by, ...rest }: Between & { players: unknown; won_by: unknown },
  { opening, last }: Deal,
): Promise<Spot> {
  const between = { ...rest, last };
  if (!game) return { rulebooks, house, start: { opening }, steps: [], between };
  const { posts, button, first_to_act, dead_small_blind } = opening;
  const { kill, acts_last, ...named } = game.named;
  const next = { ...named, players: opening.players, posts, button, first_to_act, dead_small_blind };
  return { ...(await openedBy({ rulebooks, house }, next, game)), between };
}

/**
 * The next hand of a game without blinds to go by: who is first by the cards, or has the button, is told. Throws Refused.
 * @param round once the pots are given
 */
export function openedAgain({ rulebooks, house }: Spot, game: PlayedGame, round: Round, seat: number) {
  const { first_to_act, button, ...named } = game.named;
  const players = round.players
    .filter(({ stack }) => stack > 0)
    .map((player) => ({ seat: player.seat, stack: player.stack }));
  const start = first_to_act === undefined ? { button: seat } : { first_to_act: seat };
  return openedBy({ rulebooks, house }, { ...named, players, ...start }, game);
}

/** A hand of a game by its name. Throws Refused. */
export async function openedBy(
  { rulebooks, house }: Pick<Spot, "rulebooks" | "house">,
  named: NamedGame,
  {
    streets,
    title,
    opens,
    later,
    open_pair,
    format,
  }: Pick<PlayedGame, "streets" | "title" | "opens" | "later" | "open_pair" | "format">,
): Promise<Spot> {
  const answer = await ask("/v1/rounds", { ...under({ rulebooks, house }), game: named });
  const game = { named, house: answer.house_rules ?? {}, streets, title, opens, later, open_pair, format };
  return { rulebooks, house, start: { opening: answer.opening }, steps: [], game };
}

/** What the page shows of a game. */
export function aboutGame({ streets, title, opens, later, open_pair }: Game, format: Between["format"]) {
  return { streets: streets.map(({ name }) => name), title, opens, later, open_pair, format };
}
