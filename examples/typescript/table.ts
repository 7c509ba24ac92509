// A platform's table: hands of no-limit hold'em from the blinds to the end, played by bots.
// The platform has the cards and the chips behind; Floorman has the betting.
//   node js/table.js ADDRESS [HANDS]
import { again, answer, client, type Schemas } from "./floorman.js";

const floorman = client(process.argv[2] ?? "http://127.0.0.1:8000", again);
const hands = Number(process.argv[3] ?? 1);
const rulebook = "tda-2019@1";
const blind = 100;

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

/** Plays a hand; the stacks after it. */
async function play(stacks: Stacks, button: number): Promise<Stacks> {
  const fromButton = (seat: number) => (seat > button ? seat : seat + 100); // clockwise, from its left
  const seats = [...stacks.keys()].sort((one, other) => fromButton(one) - fromButton(other));
  const [small, big] = seats.length > 2 ? [seats[0]!, seats[1]!] : [button, seats[0]!];
  const opening: Schemas["Opening"] = {
    structure: "no_limit", street: 1, streets: 4, button, min_bet: blind,
    players: seats.map((seat) => ({ seat, stack: stacks.get(seat)! })),
    posts: [{ seat: small, type: "small_blind", amount: blind / 2 }, { seat: big, type: "big_blind", amount: blind }],
  };
  let { round, next, options } = answer(await floorman.POST("/v1/rounds", { body: { rulebook, opening } }));
  for (;;) {
    if (next === null) { // a seat is to act
      const body = { rulebook, round, action: choose(options!) };
      const decision = answer(await floorman.POST("/v1/decisions", { body }));
      if (decision.ruling !== "accepted") throw new Error(`offered, and not accepted: ${JSON.stringify(decision)}`);
      console.log("  " + decision.reasons[0]!.message);
      ({ round, next, options } = decision);
    } else if (next.type === "street") { // deal its cards here
      ({ round, next, options } = answer(await floorman.POST("/v1/rounds", { body: { rulebook, after: { round } } })));
      console.log(`  Street ${round.street}, ${round.pot_before_round} in the pot.`);
    } else {
      return paidOut(round, next);
    }
  }
}

/** The stacks once the pots are won: compare the cards here. */
function paidOut(round: Schemas["NextRound"], { uncalled, pots }: Schemas["Next"]): Stacks {
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

const inAll = (stacks: Stacks) => [...stacks.values()].reduce((sum, stack) => sum + stack, 0);
let stacks: Stacks = new Map();
for (let hand = 1; hand <= hands; hand++) {
  console.log(`Hand ${hand}`);
  for (const seat of [1, 2, 3, 4, 5, 6]) { // who has nothing buys in
    if (!stacks.get(seat)) stacks.set(seat, 1 + Math.floor(Math.random() * 20 * blind));
  }
  const after = await play(stacks, 1 + (hand % 6));
  if (inAll(after) !== inAll(stacks)) throw new Error("chips are lost");
  stacks = after;
}
console.log(`${hands} played:`, Object.fromEntries(stacks));
