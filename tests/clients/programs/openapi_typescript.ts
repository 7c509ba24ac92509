// A first answer, and one call of each kind, by openapi-fetch with the types that openapi-typescript makes.
import createClient from "openapi-fetch";
import type { components, paths } from "./schema.js";

declare const process: { argv: string[] };

type Named = components["schemas"];
const floorman = createClient<paths>({ baseUrl: process.argv[2]! });
const rulebook = "tda-2019";
const deep = 5_000_000_000; // more than 32 bits

function same(found: unknown, wanted: unknown, what: string): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`${what}: ${JSON.stringify(found)}`);
}

function answer<T>({ data, error }: { data?: T; error?: Named["Problem"] }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

// the README's decision: a raise to 500 where the minimum is 600
const facing: Named["Round"] = {
  structure: "no_limit", min_bet: 200, current_bet: 400, last_full_raise_by: 200, to_act: 3,
  players: [
    { seat: 1, stack: 9900, committed: 100, acted: false }, { seat: 2, stack: 9600, committed: 400, acted: true },
    { seat: 3, stack: 9800, committed: 0, acted: false },
  ],
};
const first = answer(await floorman.POST("/v1/decisions", {
  body: { rulebook, round: facing, action: { type: "raise", to: 500 } },
}));
console.log(first.ruling, first.action?.to, first.reasons[0]?.clause, first.reasons[0]?.message);

// a hand's button and blinds, and the opening of its first round
const table = {
  format: "cash", structure: "no_limit", streets: 4, seats: [1, 2], big_blind: 100, small_blind: 50,
} satisfies Partial<Named["Table"]>;
const { deal } = answer(await floorman.POST("/v1/next-hand", {
  body: {
    rulebook, table: { ...table, players: [{ seat: 1, stack: deep }, { seat: 2, stack: deep }], button_drawn: 1 },
  },
}));
const { opening } = deal!; // null only if the ruling is discretion

// rounds: a plain action and a declaration as steps
const began = answer(await floorman.POST("/v1/rounds", {
  body: {
    rulebook, opening, compare: ["roberts-11"],
    actions: [{ type: "call" }, { declaration: { words: [{ word: "check" }] } }],
  },
}));
same(began.next?.type, "street", "what follows");
same(began.compared?.map((one) => one.answer?.next?.type), ["street"], "comparison");

// the next street, from the snapshot as it was answered
const { round } = answer(await floorman.POST("/v1/next-street", { body: { rulebook, round: began.round } }));
same([round.street, round.pot_before_round, round.to_act], [2, 200, 2], "next street");

const options = answer(await floorman.POST("/v1/options", { body: { rulebook, round } }));
same(options.options?.raise?.max_to, deep - 100, "the most");

const bet = answer(await floorman.POST("/v1/decisions", {
  body: { rulebook, round, action: { type: "bet", to: deep - 200 } },
}));
same(bet.options?.call?.to, deep - 200, "options");
same([bet.ruling, bet.action?.type, bet.action?.to], ["accepted", "bet", deep - 200], "decision");

const said = answer(await floorman.POST("/v1/decisions", {
  body: { rulebook, round: bet.round, declaration: { words: [{ word: "call" }] } },
}));
same([said.ruling, said.action?.add], ["accepted", deep - 200], "declaration");
same(said.options, null, "options, and nobody is to act");

// the hand's last street, and its pots
const end = answer(await floorman.POST("/v1/next-street", {
  body: { rulebook, round: said.round, actions: [{ type: "check" }, { type: "bet", to: 100 }, { type: "fold" }] },
}));
const { uncalled, pots } = end.next!;
const stacks = new Map(end.round.players.map(({ seat, stack }) => [seat, stack]));
const pay = (seat: number, amount: number) => stacks.set(seat, stacks.get(seat)! + amount);
if (uncalled) pay(uncalled.seat, uncalled.amount);
for (const { seats, amount } of pots!) pay(seats[0]!, amount);
same([...stacks], [[1, 2 * deep - 100], [2, 100]], "stacks");

// the next hand, from the last answer and the stacks
const players = deal!.players.map((player) => ({ ...player, stack: stacks.get(player.seat)! }));
const { deal: next } = answer(await floorman.POST("/v1/next-hand", {
  body: { rulebook, table: { ...table, players, last: deal!.last } },
}));
const folded = answer(await floorman.POST("/v1/rounds", {
  body: { rulebook, opening: next!.opening, actions: [{ type: "fold" }] },
}));
same([next!.button, folded.next?.winner], [2, 1], "next hand");

const incident = answer(await floorman.POST("/v1/decisions", {
  body: { rulebook, round: facing, incident: { kind: "misinformed", seat: 3, told_to: 200 } },
}));
same(incident.action?.to, 400, "incident");

const report = answer(await floorman.POST("/v1/hands", {
  params: { query: { rulebook, detail: "full" } },
  body: {
    id: "hand-1",
    hand: {
      structure: "no_limit", streets: 4, min_bet: 100, button: 1, players: opening.players, posts: opening.posts!,
      rounds: [{ dealt: [{ seat: 1, cards: ["7c", "2d"] }], actions: [{ type: "fold" }] }],
    },
  },
}));
if (typeof report === "string") throw new Error("lines");  // which a stream gets
same([report.id, report.legal], ["hand-1", true], "hand");

// the hand that comes back corrected can be sent
const illegal = answer(await floorman.POST("/v1/hands", {
  params: { query: { rulebook, detail: "full" } },
  body: {
    hand: {
      structure: "no_limit", streets: 4, min_bet: 100, button: 1, players: opening.players, posts: opening.posts!,
      rounds: [{ actions: [
        { type: "raise", to: 150 }, { declaration: { words: [{ word: "call" }] } },
      ] }],
    },
  },
}));
if (typeof illegal === "string" || illegal.corrected === null) throw new Error("no corrected hand");
const again = answer(await floorman.POST("/v1/hands", {
  params: { query: { rulebook, detail: "full" } }, body: { hand: illegal.corrected },
}));
same([illegal.legal, typeof again !== "string" && again.legal], [false, true], "corrected hand");

const batch = answer(await floorman.POST("/v1/decisions/batch", {
  body: { items: [{ rulebook, round, action: { type: "check" } }, { rulebook, round }] },
}));
const told = batch.items.map((one) => one.answer?.ruling ?? one.problem?.errors?.[0]?.code);
same(told, ["accepted", "request.one_step"], "batch");

const refused = await floorman.POST("/v1/decisions", { body: { rulebook, round } });
same([refused.response.status, refused.error?.errors?.[0]?.code], [422, "request.one_step"], "error");
console.log("all calls made");
