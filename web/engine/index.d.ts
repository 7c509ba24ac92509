import type { components } from "./dist/openapi.js";

/** The schemas of openapi.yaml by their names. */
export type Schemas = components["schemas"];
export type Problem = Omit<Schemas["Problem"], "request_id">;
export type Line = string | Uint8Array;
export type Usual = Partial<Pick<Schemas["HandRequest"], "rulebook" | "on_illegal" | "detail">>;

type OneOf<T> = { [K in keyof T]: Pick<T, K> & { [L in Exclude<keyof T, K>]?: never } }[keyof T];
type Open = Schemas["Hand"];
type Beginning = "structure" | "streets" | "min_bet" | "players";
type Rest = "scale" | "site" | "hand_number" | "currency" | "table" | "played_at" | "rounds" | "result";
type Records = { hand: Hand; phh: string; ohh: Schemas["OpenHandHistory"]; text: string };
/** A whole hand, or the rest of a hand from a `round`. */
export type Hand =
  | (Omit<Open, "round" | Beginning> & Required<Pick<Open, Beginning>> & { round?: never })
  | (Pick<Open, Rest> & Required<Pick<Open, "round">> & { [K in Exclude<keyof Open, Rest | "round">]?: never });
/** A hand in one of four notations. */
export type HandRecord = OneOf<Records>;
/** A hand under a rulebook. */
export type HandRequest = Omit<Schemas["HandRequest"], keyof Records> & HandRecord;

/** An answer as HTTP sends it: its status, and the text of its body. */
export type Answer = { status: number; body: string };

/** The text of a file for a hand. `notes` lists data of the hand that the file does not contain; no ruling reads them. */
export type WrittenHand = { text: string; notes: string[] };

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
  hand(request: HandRequest): Schemas["Report"];
  /** Answer each line in order: a report or a problem. A blank line counts but gets no answer. */
  handLines(lines: Iterable<Line> | AsyncIterable<Line>, usual?: Usual): AsyncGenerator<Schemas["HandReply"]>;
  /** Write a hand as the text of a file. `variant`: the format's name of the game, required if the hand lacks it. */
  writeHand(hand: Hand | HandRecord, format: "phh" | "ohh", variant?: string): WrittenHand;
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
