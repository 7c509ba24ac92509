import type { components } from "./dist/openapi.js";

/** The schemas of openapi.yaml by their names. */
export type Schemas = components["schemas"];
export type Problem = Omit<Schemas["Problem"], "request_id">;
export type Line = string | Uint8Array;
export type Usual = Partial<Pick<Schemas["HandRequest"], "rulebook" | "on_illegal" | "detail">>;

/** An answer as HTTP sends it: its status, and the text of its body. */
export interface Answer {
  status: number;
  body: string;
}

/** The text of a file for a hand, and what of the hand the format does not hold and no ruling reads. */
export interface WrittenHand {
  text: string;
  notes: string[];
}

/** The engine in this thread: each answer is there at once. Requests and answers are those of the API. */
export interface Floorman {
  readonly version: string;
  /** What becomes of an action, a declaration or an incident. An illegal action is an answer, no error. */
  decide(request: Schemas["DecisionRequest"]): Schemas["Decision"];
  /** Many decisions: an item that makes no sense gets a problem of its own. */
  batch(request: Schemas["BatchRequest"]): Schemas["BatchAnswer"];
  /** What the seat to act may do. */
  options(request: Schemas["OptionsRequest"]): Schemas["OptionsAnswer"];
  /** A round from its opening. */
  rounds(request: Schemas["RoundsRequest"]): Schemas["RoundsAnswer"];
  /** The street after a round whose betting is over. */
  nextStreet(request: Schemas["NextStreetRequest"]): Schemas["RoundsAnswer"];
  /** Button, blinds and who is dealt in after a hand. */
  nextHand(request: Schemas["NextHandRequest"]): Schemas["NextHandAnswer"];
  /** The report on a whole hand. */
  hand(request: Schemas["HandRequest"]): Schemas["Report"];
  /** The answer to each line, as it comes: a report, or the problem with it. A blank line gets none, and counts. */
  handLines(lines: Iterable<Line> | AsyncIterable<Line>, usual?: Usual): AsyncGenerator<Schemas["HandReply"]>;
  /** A hand as the text of a file. `variant`: the format's name of the game, where the hand does not show it. */
  writeHand(hand: object, format: "phh" | "ohh", variant?: string): WrittenHand;
  rulebooks(): Schemas["RulebookList"];
  /** One rulebook; `id` may be a pin, as `tda-2019@1`. */
  rulebook(id: string): Schemas["Rulebook"];
  games(): Schemas["GameList"];
  /** What HTTP answers at a path: to the bytes of a body, or to GET. It never throws InvalidRequest. */
  ask(path: string, body?: Line): Answer;
}

/** The request makes no sense: `problem` is the service's problem document, with every error under `errors`. */
export class InvalidRequest extends Error {
  constructor(problem: Problem);
  readonly problem: Problem;
}

export interface Options {
  /** Rulebooks of your own: TOML by the rulebook's id. */
  rulebooks?: Record<string, string>;
  /** In a browser: where pyodide.mjs is, if not in `pyodide/` beside this module. */
  pyodide?: string | URL;
}

/** Start an engine: two to three seconds. Keep it: it holds nothing of a question. */
export function load(options?: Options): Promise<Floorman>;
