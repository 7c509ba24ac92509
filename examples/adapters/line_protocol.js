// The line protocol of floorman conform for an engine in Node.js: serve(implementation, answer).
// answer(question) returns an answer; for what the engine cannot say it throws Skipped with the reason.
const { createInterface } = require("node:readline");

class Skipped extends Error {}

function serve(implementation, answer) {
  createInterface({ input: process.stdin }).on("line", (line) => {
    const { cmd, seq, question } = JSON.parse(line);
    if (cmd === "stop") process.exit();
    if (cmd === "start") write({ version: 1, implementation });
    if (cmd === "rulebook") write({ ok: true }); // which ones it knows stands in its claims
    if (cmd === "run") write({ seq, ...run(() => answer(question)) });
  });
}

function run(ask) {
  try {
    return { answer: ask() };
  } catch (error) {
    return error instanceof Skipped ? { skipped: error.message } : { errored: error.stack };
  }
}

function write(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

module.exports = { serve, Skipped };
