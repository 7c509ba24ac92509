// Asks poker-ts: a later street is its flop, reached by limping.
const { Table } = require("poker-ts");
const { serve, Skipped } = require("./line_protocol.js");

const claims = { rulebooks: ["tda-2019"], levels: ["betting"], structures: ["no_limit"], tags: [] };
const homepage = "https://github.com/claudijo/poker-ts";
const implementation = { name: "poker-ts", version: "1.5.0", language: "TypeScript", homepage, claims };

function answer({ opening, actions, action }) {
  const [table, seats] = begin(opening);
  if (!actions.every((one) => act(table, one))) return { refused: "an action that leads up to the question" };
  const told = action ? { legal: act(table, action) } : { options: options(table) };
  return { ...told, round: { to_act: table.isBettingRoundInProgress() ? seats[table.playerToAct()] : null } };
}

function begin({ structure, street, streets, pot_before_round, players_left, players, posts = [], first_to_act, min_bet, ...other }) {
  const posted = posts.map((post) => post.type).join();
  const plain = players.every((player) => player.stack && Object.keys(player).length === 2) && !Object.keys(other).length;
  if (!plain || !["", "small_blind,big_blind"].includes(posted) || (posted && first_to_act !== undefined))
    throw new Skipped("more than two blinds and stacks; a seat without chips");
  const first = players.findIndex((player) => player.seat === (posted ? posts[0].seat : first_to_act));
  const order = [...players.slice(first), ...players.slice(0, first)];
  const table = new Table({ smallBlind: posted ? posts[0].amount : min_bet, bigBlind: min_bet }, order.length);
  order.forEach((player, place) => table.sitDown(place, player.stack + (posted ? 0 : min_bet)));
  table.startHand(posted && order.length === 2 ? 0 : order.length - 1); // the button; heads-up it is the small blind
  while (!posted && table.isBettingRoundInProgress()) act(table, { type: chips(table).owed ? "call" : "check" });
  if (!posted) table.endBettingRound(); // everybody limped: the question is about the flop
  return [table, order.map((player) => player.seat)];
}

function chips(table) {
  const blind = table.roundOfBetting() === "preflop" ? table.forcedBets().bigBlind : 0; // owed even if it was short
  const highest = Math.max(blind, ...table.seats().map((seat) => seat.betSize));
  const { betSize, totalChips } = table.seats()[table.playerToAct()];
  return { highest, owed: highest > betSize, all: totalChips, ...table.legalActions() };
}

function act(table, { type, to, ...size }) {
  if (type === "complete" || Object.keys(size).length) throw new Skipped("completing; an amount that is no total");
  const { all, highest, actions, chipRange } = chips(table);
  if (type === "all_in") [type, to] = all > highest ? ["raise", all] : ["call"];
  if (type === "bet" || type === "raise") type = actions.includes("bet") ? "bet" : "raise";
  if (!actions.includes(type) || to < chipRange?.min || to > chipRange?.max) return false;
  table.actionTaken(type, to);
  return true;
}

function options(table) {
  const { all, highest, actions, chipRange } = chips(table);
  const call = actions.includes("call") ? { to: Math.min(highest, all) } : null;
  const raise = /bet|raise/.test(actions) ? { min_to: chipRange.min, max_to: chipRange.max } : null;
  return { check: actions.includes("check"), call, raise };
}

serve(implementation, answer);
