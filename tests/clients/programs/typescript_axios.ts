// A first answer, and one call of each kind, by the client that openapi-generator's typescript-axios makes.
import { isAxiosError } from "axios";
import {
  ActionType, Configuration, type DecisionReply, DecisionsApi, Detail, HandsApi, type Problem,
  ProposedType, type Round, RulebooksApi, StatementWordEnum, Structure, type Table, TableFormatEnum,
} from "./client/index.js";

declare const process: { argv: string[] };

const settings = new Configuration({ basePath: process.argv[2]! });
const decisions = new DecisionsApi(settings);
const hands = new HandsApi(settings);
const rulebook = "tda-2019";
const deep = 5_000_000_000; // more than 32 bits

function same(found: unknown, wanted: unknown, what: string): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`${what}: ${JSON.stringify(found)}`);
}

// the README's decision: a raise to 500 where the minimum is 600
const facing: Round = {
  structure: Structure.NoLimit, min_bet: 200, current_bet: 400, last_full_raise_by: 200, to_act: 3,
  players: [
    { seat: 1, stack: 9900, committed: 100, acted: false }, { seat: 2, stack: 9600, committed: 400, acted: true },
    { seat: 3, stack: 9800, committed: 0, acted: false },
  ],
};
const { data: first } = await decisions.decide({
  rulebook, round: facing, action: { type: ProposedType.Raise, to: 500 },
});
console.log(first.ruling, first.action?.to, first.reasons[0]?.clause, first.reasons[0]?.message);

// a hand's button and blinds, and the opening of its first round
const table = {
  format: TableFormatEnum.Cash, structure: Structure.NoLimit, streets: 4, seats: [1, 2], big_blind: 100, small_blind: 50,
} satisfies Partial<Table>;
const { data: { deal } } = await decisions.dealNextHand({
  rulebook, table: { ...table, players: [{ seat: 1, stack: deep }, { seat: 2, stack: deep }], button_drawn: 1 },
});
const { opening } = deal!; // null only if the ruling is discretion

// rounds: a plain action and a declaration as steps
const { data: began } = await decisions.replayRound({
  rulebook, opening, compare: new Set(["roberts-11"]),
  actions: [{ type: ProposedType.Call }, { declaration: { words: [{ word: StatementWordEnum.Check }] } }],
});
same(began.next?.type, "street", "what follows");
same(began.compared?.map((one) => one.answer?.next?.type), ["street"], "comparison");

// the next street, from the snapshot as it was answered
const { data: { round } } = await decisions.beginNextStreet({ rulebook, round: began.round });
same([round.street, round.pot_before_round, round.to_act], [2, 200, 2], "next street");

const { data: options } = await decisions.listOptions({ rulebook, round });
same(options.options?.raise?.max_to, deep - 100, "the most");

const { data: bet } = await decisions.decide({
  rulebook, round, action: { type: ProposedType.Bet, to: deep - 200 },
});
same(bet.options?.call?.to, deep - 200, "options");
same([bet.ruling, bet.action?.type, bet.action?.to], ["accepted", ActionType.Bet, deep - 200], "decision");

const { data: said } = await decisions.decide({
  rulebook, round: bet.round, declaration: { words: [{ word: StatementWordEnum.Call }] },
});
same(said.options, null, "options, and nobody is to act");
same(said.action?.add, deep - 200, "declaration");

// the hand's last street, and its pots
const { data: end } = await decisions.beginNextStreet({
  rulebook, round: said.round,
  actions: [{ type: ProposedType.Check }, { type: ProposedType.Bet, to: 100 }, { type: ProposedType.Fold }],
});
const { uncalled, pots } = end.next!;
const stacks = new Map(end.round.players.map(({ seat, stack }) => [seat, stack]));
const pay = (seat: number, amount: number) => stacks.set(seat, stacks.get(seat)! + amount);
if (uncalled) pay(uncalled.seat, uncalled.amount);
for (const { seats, amount } of pots!) pay(seats[0]!, amount);
same([...stacks], [[1, 2 * deep - 100], [2, 100]], "stacks");

// the next hand, from the last answer and the stacks
const players = deal!.players.map((player) => ({ ...player, stack: stacks.get(player.seat)! }));
const { data: { deal: next } } = await decisions.dealNextHand({
  rulebook, table: { ...table, players, last: deal!.last },
});
const { data: folded } = await decisions.replayRound({
  rulebook, opening: next!.opening, actions: [{ type: ProposedType.Fold }],
});
same([next!.button, folded.next?.winner], [2, 1], "next hand");

const { data: incident } = await decisions.decide({
  rulebook, round: facing, incident: { kind: "misinformed", seat: 3, told_to: 200 },
});
same(incident.action?.to, 400, "incident");

const dealt = {
  structure: Structure.NoLimit, streets: 4, min_bet: 100, button: 1, players: opening.players, posts: opening.posts!,
};
const full = [undefined, undefined, rulebook, undefined, Detail.Full] as const;
const { data: report } = await hands.validateHands({
  id: "hand-1",
  hand: {
    ...dealt, rounds: [{ dealt: [{ seat: 1, cards: ["7c", "2d"] }], actions: [{ type: ProposedType.Fold }] }],
  },
}, ...full);
same([report.id, report.legal], ["hand-1", true], "hand");

// the hand that comes back corrected can be sent
const { data: illegal } = await hands.validateHands({
  hand: {
    ...dealt,
    rounds: [{ actions: [
      { type: ProposedType.Raise, to: 150 },
      { declaration: { words: [{ word: StatementWordEnum.Call }] } },
    ] }],
  },
}, ...full);
const { data: again } = await hands.validateHands({ hand: illegal.corrected! }, ...full);
same([illegal.legal, again.legal], [false, true], "corrected hand");

const { data: batch } = await decisions.decideBatch({
  items: [{ rulebook, round, action: { type: ProposedType.Check } }, { rulebook, round }],
});
const told = (one: DecisionReply): unknown => one.answer?.ruling ?? one.problem?.errors?.[0]?.code;
same(batch.items.map(told), ["accepted", "request.one_step"], "batch");

const { data: diff } = await new RulebooksApi(settings).diffRulebooks(rulebook, "roberts-11");
const apart = diff.topics[0]!.parameters[0]!;
same(apart.a !== apart.b, true, "differences");

try {
  await decisions.decide({ rulebook, round });
  throw new Error("no error");
} catch (error) {
  if (!isAxiosError<Problem>(error)) throw error;
  same([error.response?.status, error.response?.data.errors?.[0]?.code], [422, "request.one_step"], "error");
}
console.log("all calls made");
