// A first answer, and one call of each kind, by the client that openapi-generator's typescript-fetch makes.
import {
  ActionType, Configuration, type DecisionReply, DecisionsApi, Detail, type BettingRound, HandsApi, type Opening, PostType,
  ProposedType, ResponseError, StatementWordEnum, Structure,
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
const facing: BettingRound = {
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

const opening: Opening = {
  structure: Structure.NoLimit, street: 1, streets: 4, button: 1, minBet: 100,
  players: [{ seat: 1, stack: deep }, { seat: 2, stack: deep }],
  posts: [
    { seat: 1, type: PostType.SmallBlind, amount: 50 },
    { seat: 2, type: PostType.BigBlind, amount: 100 },
  ],
};

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
const flop = await decisions.replayRound({ roundsRequest: { rulebook, after: { round: began.round } } });
const round: BettingRound = flop.round;
same([flop.round.street, flop.round.pot_before_round, flop.round.toAct], [2, 200, 2], "next street");

const options = await decisions.listOptions({ optionsRequest: { rulebook, round } });
same(known(known(options.options, "options").raise, "raise").maxTo, deep - 100, "the most");

const bet = await decisions.decide({
  decisionRequest: {
    rulebook, round, action: { type: ProposedType.Bet, to: deep - 200 },
  },
});
same(known(bet.options, "options").call?.to, deep - 200, "options");
same([bet.legal, known(bet.action, "action").type, bet.action!.to], [true, ActionType.Bet, deep - 200], "decision");

const said = await decisions.decide({
  decisionRequest: {
    rulebook, round: bet.round, declaration: { words: [{ word: StatementWordEnum.Call }] },
  },
});
same(said.options, null, "options, and nobody is to act");
same([said.legal, known(said.action, "action").add], [true, deep - 200], "declaration");

const incident = await decisions.decide({
  decisionRequest: {
    rulebook, incident: { kind: "underbet_found", seat: 2, faced: 600, streetOver: false },
    round: {
      structure: Structure.NoLimit, street: 2, streets: 4, minBet: 200, pot: 900, currentBet: 1000, lastFullRaiseBy: 600, toAct: 1,
      players: [
        { seat: 1, stack: 9000, committed: 600, acted: true }, { seat: 2, stack: 8000, committed: 1000, acted: true },
        { seat: 3, stack: 8000, committed: 1000, acted: true }, { seat: 4, stack: 8000, committed: 1000, acted: true },
      ],
    },
  },
});
same(incident.reasons.length > 0, true, "incident");

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
const told = (one: DecisionReply): unknown => one.answer?.legal ?? one.problem?.errors?.[0]?.code;
same(batch.items.map(told), [true, "request.one_step"], "batch");

try {
  await decisions.decide({ decisionRequest: { rulebook, round } });
  throw new Error("no error");
} catch (error) {
  if (!(error instanceof ResponseError)) throw error;
  same([error.response.status, (await error.response.json()).errors[0].code], [422, "request.one_step"], "error");
}
console.log("all calls made");
