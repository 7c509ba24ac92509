import createClient from "openapi-fetch";
import type { components, paths } from "./schema.js";

type Schemas = components["schemas"];
const floorman = createClient<paths>({ baseUrl: process.argv[2] ?? "http://127.0.0.1:8000" });
const rulebook = "tda-2024@1";

function answer<T>({ data, error }: { data?: T; error?: Schemas["Problem"] }): T {
  if (data === undefined) throw new Error(JSON.stringify(error, null, 2));
  return data;
}

async function deal(players: Schemas["SeatedPlayer"][], since: Partial<Schemas["Table"]>) {
  const table = {
    format: "tournament", structure: "no_limit", streets: 4, seats: [1, 2, 3],
    small_blind: 50, big_blind: 100, players, ...since,
  } satisfies Schemas["Table"];
  const { deal } = answer(await floorman.POST("/v1/next-hand", { body: { rulebook, table } }));
  if (!deal) throw new Error("the house must choose how the button moves");
  console.log(`Seat ${deal.button} has the button.`);
  return deal;
}

const wishes: Schemas["ProposedAction"][] = [{ type: "raise", to: 150 }, { type: "call" }, { type: "fold" }];

function choose(options: Schemas["Options"]): Schemas["ProposedAction"] {
  return wishes.shift() ?? { type: options.check ? "check" : "call" };
}

async function play(opening: Schemas["Opening"]): Promise<Map<number, number>> {
  let { round, options, next } = answer(await floorman.POST("/v1/rounds", { body: { rulebook, opening } }));
  for (;;) {
    if (next === null) {
      const body = { rulebook, round, action: choose(options!) };
      const decision = answer(await floorman.POST("/v1/decisions", { body }));
      if (decision.ruling === "discretion") throw new Error("the floor must choose");
      const { action, ruling, reasons } = decision;
      console.log(`Seat ${round.to_act}: ${action?.type} to ${action?.to}. ${ruling}, ${reasons[0]!.clause}`);
      ({ round, options, next } = decision);
    } else if (next.type === "street") {
      ({ round, options, next } = answer(await floorman.POST("/v1/next-street", { body: { rulebook, round } })));
      console.log(`Street ${round.street}: ${round.pot_before_round} in the pot.`);
    } else {
      return pay(round, next);
    }
  }
}

function pay(round: Schemas["Round"], { uncalled, pots }: Schemas["Next"]): Map<number, number> {
  const stacks = new Map(round.players.map(({ seat, stack }) => [seat, stack]));
  const add = (seat: number, chips: number) => stacks.set(seat, stacks.get(seat)! + chips);
  if (uncalled) add(uncalled.seat, uncalled.amount);
  for (const { amount, seats } of pots ?? []) {
    const winner = seats[0]!; // compare the cards here
    add(winner, amount);
    console.log(`Seat ${winner} wins ${amount}.`);
  }
  return stacks;
}

let players: Schemas["SeatedPlayer"][] = [1, 2, 3].map((seat) => ({ seat, stack: 2000 }));
let since: Partial<Schemas["Table"]> = { button_drawn: 1 };
for (let hand = 1; hand <= 2; hand++) {
  const { opening, last, players: seated } = await deal(players, since);
  const stacks = await play(opening);
  players = seated.map((player) => ({ ...player, stack: stacks.get(player.seat) ?? player.stack }));
  since = { last };
}
console.log(players.map(({ seat, stack }) => `Seat ${seat}: ${stack}`).join(", "));
