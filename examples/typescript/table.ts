// A platform's table: hands of no-limit hold'em from the blinds to the end, played by bots.
// The platform has the cards; Floorman has the button, the blinds, the betting and the pots.
//   node js/table.js ADDRESS [HANDS]
import { again, answer, client, type Schemas } from "./floorman.js";

const floorman = client(process.argv[2] ?? "http://127.0.0.1:8000", again);
const hands = Number(process.argv[3] ?? 1);
const rulebook = "tda-2019@1";
const table = {
  format: "cash", structure: "no_limit", streets: 4, seats: [1, 2, 3, 4, 5, 6], big_blind: 100, small_blind: 50,
} satisfies Partial<Schemas["Table"]>;

type Stacks = Map<number, number>;

function oneOf<T>(some: T[]): T {
  return some[Math.floor(Math.random() * some.length)]!;
}

/** One of the actions on offer: ask a player here. */
function choose(options: Schemas["Options"]): Schemas["ProposedAction"] {
  const actions: Schemas["ProposedAction"][] = [];
  if (options.fold) actions.push({ type: "fold" });
  if (options.check) actions.push({ type: "check" });
  if (options.call) actions.push({ type: "call" });
  if (options.raise) {
    const { type, min_to, max_to } = options.raise;
    actions.push({ type, to: oneOf([min_to, min_to, max_to]) });
  }
  return oneOf(actions);
}

/** Plays a hand from its opening; the stacks after it of those dealt in. */
async function play(opening: Schemas["Opening"]): Promise<Stacks> {
  let { round, next, options } = answer(await floorman.POST("/v1/rounds", { body: { rulebook, opening } }));
  for (;;) {
    if (next === null) { // a seat is to act
      const body = { rulebook, round, action: choose(options!) };
      const decision = answer(await floorman.POST("/v1/decisions", { body }));
      if (decision.ruling !== "accepted") throw new Error(`offered, and not accepted: ${JSON.stringify(decision)}`);
      console.log("  " + decision.reasons[0]!.message);
      ({ round, next, options } = decision);
    } else if (next.type === "street") { // deal its cards here
      ({ round, next, options } = answer(await floorman.POST("/v1/next-street", { body: { rulebook, round } })));
      console.log(`  Street ${round.street}, ${round.pot_before_round} in the pot.`);
    } else {
      return paidOut(round, next);
    }
  }
}

/** The stacks once the pots are won: compare the cards here. */
function paidOut(round: Schemas["Round"], { uncalled, pots }: Schemas["Next"]): Stacks {
  const stacks: Stacks = new Map(round.players.map(({ seat, stack }) => [seat, stack]));
  const pay = (seat: number, chips: number) => stacks.set(seat, stacks.get(seat)! + chips);
  if (uncalled) pay(uncalled.seat, uncalled.amount);
  for (const { amount, seats } of pots!) { // null only where a round did not come from its opening
    const winner = oneOf(seats);
    pay(winner, amount);
    console.log(`  Seat ${winner} wins ${amount}.`);
  }
  return stacks;
}

const buyIn = () => 1 + Math.floor(Math.random() * 20 * table.big_blind);
const inAll = (stacks: Stacks) => [...stacks.values()].reduce((sum, stack) => sum + stack, 0);
const stacks: Stacks = new Map(table.seats.map((seat) => [seat, buyIn()]));
let players: Schemas["SeatedPlayer"][] = table.seats.map((seat) => ({ seat, stack: stacks.get(seat)! }));
let since: Partial<Schemas["Table"]> = { button_drawn: oneOf(table.seats) };
for (let hand = 1; hand <= hands; hand++) {
  console.log(`Hand ${hand}`);
  const body = { rulebook, table: { ...table, ...since, players } };
  const { ruling, deal } = answer(await floorman.POST("/v1/next-hand", { body }));
  if (ruling !== "accepted") throw new Error("the house must choose how the button goes on");
  const before = inAll(stacks);
  for (const [seat, stack] of await play(deal!.opening)) stacks.set(seat, stack);
  if (inAll(stacks) !== before) throw new Error("chips are lost");
  for (const [seat, stack] of stacks) if (stack === 0) stacks.set(seat, buyIn());
  players = deal!.players.map((player) => ({ ...player, stack: stacks.get(player.seat)! }));
  since = { last: deal!.last };
}
console.log(`${hands} played:`, Object.fromEntries(stacks));
