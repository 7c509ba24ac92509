// A game server that asks Floorman in its own process: node server.mjs [PORT]
// POST /tables/7/actions takes {"action": {…}} of the player whose turn it is, and answers with what became of it.
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { InvalidRequest, load } from "floorman";

const floorman = await load(); // once, before the first player
const rulebook = "tda-2019";
const seats = [1, 2, 3].map((seat) => ({ seat, stack: 10_000 }));
const blinds = [{ seat: 1, type: "small_blind", amount: 100 }, { seat: 2, type: "big_blind", amount: 200 }];
const opening = { structure: "no_limit", street: 1, streets: 4, min_bet: 200, players: seats, posts: blinds };
const tables = new Map();

async function act(table, request) {
  const { action } = await json(request); // the body is there before the round is looked at: nobody acts in between
  const round = tables.get(table) ?? floorman.rounds({ rulebook, opening }).round;
  const { legal, ruling, reasons, options, next, round: after } = floorman.decide({ rulebook, round, action });
  if (ruling === "accepted") tables.set(table, after); // `corrected` would be the floor's word: an app asks again
  return { legal, ruling, options, next, clause: reasons[0].clause, message: reasons[0].message };
}

const server = createServer(async (request, response) => {
  const [, table] = /^\/tables\/(\w{1,20})\/actions$/.exec(request.url) ?? [];
  const answer = await (table ? act(table, request) : Promise.reject(new Error("POST /tables/7/actions"))).then(
    (value) => ({ status: 200, value }),
    (error) => ({ status: error instanceof InvalidRequest ? 422 : 400, value: error.problem ?? { detail: error.message } }),
  );
  response.writeHead(answer.status, { "Content-Type": "application/json" }).end(JSON.stringify(answer.value));
});
server.listen(Number(process.argv[2] ?? 8080), "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
