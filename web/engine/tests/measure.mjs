// One start in a process of its own: milliseconds to the first answer and of processor time in it, milliseconds of a
// decision, and the megabytes that the process then has, and had before. After its start it waits, as a server does: V8
// gives memory back between two turns.
import { setTimeout } from "node:timers/promises";
import { load } from "floorman";

const round = { structure: "no_limit", min_bet: 200, current_bet: 400, last_full_raise_by: 200, to_act: 3 };
const seat = (seat, stack, committed) => ({ seat, stack, committed, acted: committed > 100 });
const players = [seat(1, 9900, 100), seat(2, 9600, 400), seat(3, 9800, 0)];
const request = { rulebook: "tda-2019", round: { ...round, players }, action: { type: "raise", to: 500 } };
const worked = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
const megabytes = () => process.memoryUsage().rss / 1e6;

const before = { cpu: worked(), at: performance.now(), memory: megabytes() };
const floorman = await load();
floorman.decide(request);
const first = { cpu: worked() - before.cpu, wall: performance.now() - before.at };
await setTimeout(500);
const times = Number(process.argv[2] ?? 5000);
for (let count = 0; count < times / 5; count += 1) floorman.decide(request); // until the machine code is there
const warm = worked();
for (let count = 0; count < times; count += 1) floorman.decide(request);
const decision = (worked() - warm) / times;
console.log(JSON.stringify({ ...first, decision, memory: megabytes(), node: before.memory }));
