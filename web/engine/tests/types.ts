// Compiled, never run: requests and answers have the types of openapi.yaml.
import { InvalidRequest, load, type Floorman, type Hand, type Schemas } from "floorman";
import { load as loadInWorker } from "floorman/worker";

const floorman: Floorman = await load({ rulebooks: { mine: "" } });
declare const request: Schemas["DecisionRequest"];
const decision = floorman.decide(request);
const to: number | null | undefined = decision.action?.to;
// @ts-expect-error: a rulebook is named by a string
floorman.decide({ ...request, rulebook: 3 });
for await (const { line, status } of floorman.handLines(["{}"], { rulebook: "tda-2019" })) console.log(line, status, to);
try {
  floorman.options({ rulebook: "tda-2019", round: decision.round });
} catch (error) {
  if (error instanceof InvalidRequest) console.log(error.problem.errors?.[0]?.pointer);
}
declare const hand: Hand;
console.log(floorman.hand({ rulebook: "tda-2019", hand }).legal, floorman.writeHand(hand, "phh", "NT").notes.length);
floorman.hand({ rulebook: "tda-2019", hand: { round: decision.round, rounds: [{ actions: [{ type: "fold" }] }] } });
// @ts-expect-error: a whole hand has its players
floorman.writeHand({ hand: { structure: "no_limit", streets: 4, min_bet: 200, rounds: [] } }, "ohh");
// @ts-expect-error: a hand is sent in one notation
floorman.hand({ rulebook: "tda-2019", hand, phh: "" });
const { ruling } = await (await loadInWorker()).decide(request);
console.log(ruling);
