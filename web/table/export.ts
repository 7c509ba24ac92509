// The table in the forms that programs take: the last question as a developer would ask it, the last ruling as a case of the
// conformance suite (`floorman conform validate` takes it as it is), and the hand in Floorman's own JSON.

import { ask, hasKey } from "./api.js";
import { stepInWords } from "./in_words.js";
import { decidedByOthers, under } from "./play.js";
import { WORDS } from "./words.js";
import type { Decision, Opening, Position, Report, Table } from "./types.js";

const PYTHON = {
  "/v1/decisions": "decide",
  "/v1/options": "options",
  "/v1/rounds": "rounds",
  "/v1/next-street": "next_street",
} as Record<string, string>;
const LINE = 100; // characters: what fits stands on one line

export function asCurl({ path, body }: Position["asked"]) {
  const key = hasKey() ? ` -H "Authorization: Bearer $FLOORMAN_KEY"` : "";
  const sent = laidOut(body, JSON_LITERALS).replace(/'/g, "'\\''");
  return `curl -s ${location.origin}${path} -H 'Content-Type: application/json'${key} -d '${sent}'\n`;
}

export function asTypeScript({ path, body }: Position["asked"]) {
  const key = hasKey() ? ", Authorization: `Bearer ${process.env.FLOORMAN_KEY}`" : "";
  return `const response = await fetch("${location.origin}${path}", {
  method: "POST",
  headers: { "Content-Type": "application/json"${key} },
  body: JSON.stringify(${laidOut(body, JSON_LITERALS, "  ")}),
});
const answer = await response.json();
console.log(answer);
`;
}

export function asPython({ path, body }: Position["asked"]) {
  return `import floorman

answer = floorman.${PYTHON[path]}(${laidOut(body, PYTHON_LITERALS)})
print(answer)
`;
}

/** A value as JSON on lines that can be read. */
export function asJson(value: unknown) {
  return `${laidOut(value, JSON_LITERALS)}\n`;
}

const JSON_LITERALS = {} as Record<string, string>;
const PYTHON_LITERALS = { true: "True", false: "False", null: "None" } as Record<string, string>;

/**
 * @param literals what is written otherwise than in JSON
 * @param indent of the line that it begins on
 */
function laidOut(value: unknown, literals: Record<string, string>, indent: string = ""): string {
  if (typeof value !== "object" || value === null) {
    const text = JSON.stringify(value);
    return typeof value === "string" ? text : (literals[text] ?? text);
  }
  const isList = Array.isArray(value);
  const [opens, closes] = isList ? "[]" : "{}";
  const inner = `${indent}  `;
  const parts = isList
    ? value.map((item) => laidOut(item, literals, inner))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([name, item]) => `${JSON.stringify(name)}: ${laidOut(item, literals, inner)}`);
  const line = `${opens}${parts.join(", ")}${closes}`;
  if (!line.includes("\n") && indent.length + line.length <= LINE) return line;
  return `${opens}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${closes}`;
}

const TOPIC = "from_the_table";
const SILENT = ["assumed", "house"]; // then no clause says it
const LONGEST_NAME = 60;

/** What the file with the case is called. */
export const CASE_FILE = `${TOPIC}.json`;

/** The file with the case; null without a question. */
export async function caseFile({ spot, positions }: Table) {
  const at = positions.findLastIndex(({ decision }) => decision);
  const position = positions[at] ?? positions[positions.length - 1];
  const sentence = at > 0 ? stepInWords(positions[at - 1], position) : WORDS.keep.whatMay(position.round.to_act);
  const question = at > 0 ? questionOf(position) : { round: position.round };
  const rulings = at > 0 ? await rulingsOf(spot.rulebooks, position) : optionsOf(spot.rulebooks[0], position);
  if (!rulings) return null;
  const house = Object.keys(spot.house).length ? { house_rules: spot.house } : {};
  const entry = {
    id: `${TOPIC}.${nameOf(sentence)}`,
    story: WORDS.keep.story(sentence),
    source: WORDS.keep.source,
    ...question,
    ...house,
    rulings,
  };
  return { topic: TOPIC, cases: [entry] };
}

function questionOf({ asked: request }: Position) {
  const { rulebook, house_rules, ...question } = request.body;
  return question;
}

/** What each rulebook decides on the round that the case has. Throws Refused. */
async function rulingsOf([rulebook, ...others]: Table["spot"]["rulebooks"], position: Position) {
  const all = [{ rulebook, decision: position.decision }, ...(await decidedByOthers(others, position))];
  return Object.fromEntries(
    all.flatMap((entry) => (entry.decision ? [[entry.rulebook, rulingOf(entry.decision)]] : [])),
  );
}

function rulingOf({ legal, ruling, action, reopened_seats, round, reasons }: Decision) {
  const reason = reasons.find(({ clause, basis }) => clause && !SILENT.includes(basis)) ?? reasons[0];
  const { current_bet, to_act } = round;
  return {
    expect: { legal, ruling, action, reopened_seats, round: { current_bet, to_act } },
    clause: SILENT.includes(reason.basis) ? null : reason.clause,
    basis: reason.basis,
  };
}

/** What the seat to act may do: the service tells no clause with it. */
function optionsOf(rulebook: string, { options }: Position) {
  if (!options) return null;
  const { fold, check, call, raise, bring_in } = options;
  return {
    [rulebook]: { expect: { options: { fold, check, call, raise, bring_in } }, clause: null, basis: "assumed" },
  };
}

function nameOf(sentence: string) {
  const words = sentence.toLowerCase().match(/[a-z0-9]+/g) ?? ["spot"];
  return words.join("_").slice(0, LONGEST_NAME).replace(/_$/, "");
}

const WAGERS = ["bet", "raise", "complete"];

/**
 * The hand as `floorman convert` and /v1/hands take it: what stands of each thing that was done, the cards unknown. Null if it
 * has no beginning here, or if the hand does not end where the table does.
 */
export async function asHand({ spot, positions }: Table) {
  if (!("opening" in spot.start) || (spot.start.opening.street ?? 1) > 1) return null;
  const hand = handOf(spot.start.opening, positions);
  const report = (await ask("/v1/hands", { ...under(spot), hand })) as Report;
  const { round } = positions.findLast(({ step }) => !step || !("won" in step)) ?? positions[0]; // the hand does not say who won
  return report.round && sameChips(report.round, round) ? asJson({ hand }) : null;
}

/** The hand as plain actions. Its smallest chip is left out: what stands is in whole chips. */
function handOf(opening: Opening, positions: Position[]) {
  const { structure, streets, button, min_bet, bring_in, players, posts, first_to_act, dead_small_blind, acts_last } =
    opening;
  const rounds: { actions: { seat: number; type: string; to?: number }[]; [member: string]: unknown }[] = [
    { actions: [], first_to_act },
  ];
  positions.forEach(({ step, decision, round }, i) => {
    if (!step || "won" in step) return;
    if ("street" in step) {
      const before = positions[i - 1].round.min_bet;
      rounds.push({ actions: [], ...step.street, min_bet: round.min_bet === before ? undefined : round.min_bet });
      return;
    }
    const stands = "choice" in step ? positions[i - 1].decision?.alternatives?.[step.choice]?.action : decision?.action;
    if (!stands) return;
    const { seat, type, to } = stands;
    rounds[rounds.length - 1].actions.push({ seat, type, ...(WAGERS.includes(type) ? { to } : {}) });
  });
  return { structure, streets, button, min_bet, bring_in, players, posts, dead_small_blind, acts_last, rounds };
}

/** Whether both stand alike. */
function sameChips(read: NonNullable<Report["round"]>, round: Position["round"]) {
  const alike = read.players.every(({ seat, stack, committed, folded = false }) => {
    const holder = round.players.find((player) => player.seat === seat);
    return holder && holder.stack === stack && holder.committed === committed && (holder.folded ?? false) === folded;
  });
  return alike && read.street === round.street && read.to_act === round.to_act;
}
