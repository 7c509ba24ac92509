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

/** The text of a file for a hand. `notes` lists data that the format cannot contain and no ruling reads. */
export interface WrittenHand {
  text: string;
  notes: string[];
}

/** The engine in this thread, which answers synchronously. Requests and answers are those of the API. */
export interface Floorman {
  readonly version: string;
  /** Rule on an action, a declaration or an incident. An illegal action is an answer, not an error. */
  decide(request: Schemas["DecisionRequest"]): Schemas["Decision"];
  /** Rule on many requests. An invalid item gets its own problem. */
  batch(request: Schemas["BatchRequest"]): Schemas["BatchAnswer"];
  /** List the options of the seat to act. */
  options(request: Schemas["OptionsRequest"]): Schemas["OptionsAnswer"];
  /** Replay a round from its opening. */
  rounds(request: Schemas["RoundsRequest"]): Schemas["RoundsAnswer"];
  /** Begin the street after a round whose betting is over. */
  nextStreet(request: Schemas["NextStreetRequest"]): Schemas["RoundsAnswer"];
  /** Deal the next hand: button, blinds and the seats dealt in. */
  nextHand(request: Schemas["NextHandRequest"]): Schemas["NextHandAnswer"];
  /** Validate a whole hand. */
  hand(request: Schemas["HandRequest"]): Schemas["Report"];
  /** Answer each line in order: a report or a problem. A blank line counts but gets no answer. */
  handLines(lines: Iterable<Line> | AsyncIterable<Line>, usual?: Usual): AsyncGenerator<Schemas["HandReply"]>;
  /** Write a hand as the text of a file. `variant`: the format's name of the game, required if the hand lacks it. */
  writeHand(hand: object, format: "phh" | "ohh", variant?: string): WrittenHand;
  rulebooks(): Schemas["RulebookList"];
  /** Get one rulebook; `id` may be a pin such as `tda-2019@1`. */
  rulebook(id: string): Schemas["Rulebook"];
  games(): Schemas["GameList"];
  /** Answer as HTTP does at a path: to a body (POST), or without it (GET). It never throws InvalidRequest. */
  ask(path: string, body?: Line): Answer;
}

/** The request is not valid. `problem` is the service's problem document, with every error in `errors`. */
export class InvalidRequest extends Error {
  constructor(problem: Problem);
  readonly problem: Problem;
}

export interface Options {
  /** Your own rulebooks: TOML by the rulebook's ID. */
  rulebooks?: Record<string, string>;
  /** In a browser: the address of pyodide.mjs, if it is not in `pyodide/` next to this module. */
  pyodide?: string | URL;
}

/** Start an engine, which takes two to three seconds. Keep it: it stores no request. */
export function load(options?: Options): Promise<Floorman>;
