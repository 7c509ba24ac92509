// A first answer, and one call of each kind, by the client that openapi-generator's typescript-fetch makes.
import {
  ActionType, Configuration, type DecisionReply, DecisionsApi, Detail, HandsApi, ProposedType,
  ResponseError, type Round, StatementWordEnum, Structure, type Table, TableFormatEnum,
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

function known<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`no ${what}`);
  return value;
}

// the README's decision: a raise to 500 where the minimum is 600
const facing: Round = {
  structure: Structure.NoLimit, minBet: 200, currentBet: 400, lastFullRaiseBy: 200, toAct: 3,
  players: [
    { seat: 1, stack: 9900, committed: 100, acted: false }, { seat: 2, stack: 9600, committed: 400, acted: true },
    { seat: 3, stack: 9800, committed: 0, acted: false },
  ],
};
const first = await decisions.decide({
  decisionRequest: { rulebook, round: facing, action: { type: ProposedType.Raise, to: 500 } },
});
console.log(first.ruling, first.action?.to, first.reasons[0]?.clause, first.reasons[0]?.message);

// a hand's button and blinds, and the opening of its first round
const table = {
  format: TableFormatEnum.Cash, structure: Structure.NoLimit, streets: 4, seats: [1, 2], bigBlind: 100, smallBlind: 50,
} satisfies Partial<Table>;
const newcomers = [{ seat: 1, stack: deep }, { seat: 2, stack: deep }];
const dealt = await decisions.dealNextHand({
  nextHandRequest: { rulebook, table: { ...table, players: newcomers, buttonDrawn: 1 } },
});
const deal = known(dealt.deal, "deal"); // null only if the ruling is discretion
const { opening } = deal;

// rounds: a plain action and a declaration as steps
const began = await decisions.replayRound({
  roundsRequest: {
    rulebook, opening, compare: new Set(["roberts-11"]),
    actions: [{ type: ProposedType.Call }, { declaration: { words: [{ word: StatementWordEnum.Check }] } }],
  },
});
same(known(began.next, "next").type, "street", "what follows");
same(known(began.compared, "comparison").map((one) => one.answer?.next?.type), ["street"], "comparison");

// the next street, from the snapshot as it was answered
const { round } = await decisions.beginNextStreet({ nextStreetRequest: { rulebook, round: began.round } });
same([round.street, round.potBeforeRound, round.toAct], [2, 200, 2], "next street");

const options = await decisions.listOptions({ optionsRequest: { rulebook, round } });
same(known(known(options.options, "options").raise, "raise").maxTo, deep - 100, "the most");

const bet = await decisions.decide({
  decisionRequest: {
    rulebook, round, action: { type: ProposedType.Bet, to: deep - 200 },
  },
});
same(known(bet.options, "options").call?.to, deep - 200, "options");
same([bet.ruling, bet.action?.type, bet.action?.to], ["accepted", ActionType.Bet, deep - 200], "decision");

const said = await decisions.decide({
  decisionRequest: {
    rulebook, round: bet.round, declaration: { words: [{ word: StatementWordEnum.Call }] },
  },
});
same(said.options, null, "options, and nobody is to act");
same([said.ruling, said.action?.add], ["accepted", deep - 200], "declaration");

// the hand's last street, and its pots
const end = await decisions.beginNextStreet({
  nextStreetRequest: {
    rulebook, round: said.round,
    actions: [{ type: ProposedType.Check }, { type: ProposedType.Bet, to: 100 }, { type: ProposedType.Fold }],
  },
});
const { uncalled, pots } = known(end.next, "next");
const stacks = new Map(end.round.players.map(({ seat, stack }) => [seat, stack]));
const pay = (seat: number, amount: number) => stacks.set(seat, stacks.get(seat)! + amount);
if (uncalled) pay(uncalled.seat, uncalled.amount);
for (const { seats, amount } of known(pots, "pots")) pay(seats[0]!, amount);
same([...stacks], [[1, 2 * deep - 100], [2, 100]], "stacks");

// the next hand, from the last answer and the stacks
const players = deal.players.map((player) => ({ ...player, stack: stacks.get(player.seat)! }));
const { deal: next } = await decisions.dealNextHand({
  nextHandRequest: { rulebook, table: { ...table, players, last: deal.last } },
});
const folded = await decisions.replayRound({
  roundsRequest: { rulebook, opening: next!.opening, actions: [{ type: ProposedType.Fold }] },
});
same([next!.button, folded.next?.winner], [2, 1], "next hand");

const incident = await decisions.decide({
  decisionRequest: { rulebook, round: facing, incident: { kind: "misinformed", seat: 3, toldTo: 200 } },
});
same(incident.action?.to, 400, "incident");

const report = await hands.validateHands({
  rulebook, detail: Detail.Full,
  handRecord: {
    id: "hand-1",
    hand: {
      structure: Structure.NoLimit, streets: 4, minBet: 100, button: 1, players: opening.players,
      posts: known(opening.posts, "posts"),
      rounds: [{ dealt: [{ seat: 1, cards: ["7c", "2d"] }], actions: [{ type: ProposedType.Fold }] }],
    },
  },
});
same([report.id, report.legal], ["hand-1", true], "hand");

// the hand that comes back corrected can be sent
const illegal = await hands.validateHands({
  rulebook, detail: Detail.Full,
  handRecord: {
    hand: {
      structure: Structure.NoLimit, streets: 4, minBet: 100, button: 1, players: opening.players,
      posts: known(opening.posts, "posts"),
      rounds: [{ actions: [
        { type: ProposedType.Raise, to: 150 },
        { declaration: { words: [{ word: StatementWordEnum.Call }] } },
      ] }],
    },
  },
});
const again = await hands.validateHands({
  rulebook, detail: Detail.Full, handRecord: { hand: known(illegal.corrected, "corrected hand") },
});
same([illegal.legal, again.legal], [false, true], "corrected hand");

const batch = await decisions.decideBatch({
  batchRequest: { items: [{ rulebook, round, action: { type: ProposedType.Check } }, { rulebook, round }] },
});
const told = (one: DecisionReply): unknown => one.answer?.ruling ?? one.problem?.errors?.[0]?.code;
same(batch.items.map(told), ["accepted", "request.one_step"], "batch");

try {
  await decisions.decide({ decisionRequest: { rulebook, round } });
  throw new Error("no error");
} catch (error) {
  if (!(error instanceof ResponseError)) throw error;
  same([error.response.status, (await error.response.json()).errors[0].code], [422, "request.one_step"], "error");
}
console.log("all calls made");
