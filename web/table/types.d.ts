// What the modules of the table pass to one another. The browser never loads this; `make lint` checks the modules by it.
import type { components } from "floorman-api"; // made of openapi.yaml

type Schemas = components["schemas"];
export type Decision = Schemas["Decision"];
export type Alternative = Schemas["Alternative"];
export type Reason = Schemas["Reason"];
export type Options = Schemas["Options"];
export type Opening = Schemas["Opening"];
export type Round = Schemas["Round"];
export type Player = Schemas["Player"];
export type Next = Schemas["Next"];
export type ProposedAction = Schemas["ProposedAction"];
export type Declaration = Schemas["Declaration"];
export type Statement = Schemas["Statement"];
export type Condition = Schemas["Condition"];
export type Incident = Schemas["Incident"];
export type ActionSince = Schemas["ActionSince"];
export type HouseRules = Schemas["HouseRules"];
export type ConformanceTest = Schemas["ConformanceTest"];
export type Publication = Schemas["Publication"];
export type Rulebook = Schemas["Rulebook"];
export type Clause = Schemas["Clause"];
export type Diff = Schemas["Diff"];
export type RulebookEntry = Schemas["RulebookEntry"];
export type Problem = Schemas["Problem"];
export type Report = Schemas["Report"];

/** What is wrong: a problem document of the service, or as much of one as the page can tell. */
export type Trouble = Pick<Problem, "detail"> & Partial<Problem>;

/** How a hand, or a round of one, begins: with its blinds, or as it stands. */
export type Start = { opening: Opening } | { round: Round };

/**
 * One thing that happens. `choice`: which of the floor's choices was taken, from 0. `street`: the next one is dealt. `won`:
 * after a showdown, the seats that share each pot, the main pot first.
 */
export type Step =
  | { action: ProposedAction }
  | { declaration: Declaration }
  | { incident: Incident }
  | { choice: number }
  | { street: { min_bet?: number; big_bet?: number; max_bet?: number; first_to_act?: number; open_pair?: boolean } }
  | { won: number[][] };

/** All there is to keep: a link holds it, undo goes back to an older one. It is never changed, only replaced. */
export interface Spot {
  /** The rulebook that rules, then those beside it. */
  rulebooks: [string, ...string[]];
  house: HouseRules;
  start: Start;
  steps: Step[];
  /** What the next hand hangs on beside the stacks, if this one followed from another. */
  between?: Between;
  /** The game, if one was named. */
  game?: PlayedGame;
  /** The dispute that made it, if one did: `asked` once it was put to the service; `lent`: the rulebook that came with it. */
  dispute?: { id: string; numbers: DisputeNumbers; asked: boolean; lent?: string };
}

/** A table between two hands, without who sits there. */
export type Between = Omit<Schemas["Table"], "players" | "redeal" | "ante" | "ante_by"> &
  Partial<Pick<Schemas["Table"], "ante" | "ante_by">>;
export type Deal = Schemas["Deal"];

export type Game = Schemas["Game"];
export type NamedGame = Schemas["NamedGame"];
/** The game that a hand was opened by: as it was asked for, its own house rules, and what the page shows of it. */
export type PlayedGame = { named: NamedGame; house: HouseRules; streets: string[]; format?: Between["format"] } & Pick<
  Game,
  "title" | "opens" | "later" | "open_pair"
>;

/** What was given for a dispute, by the names of what it asks: an amount, the choice taken, or null. */
export type DisputeNumbers = Record<string, number | string | null>;

/** Something that a dispute asks: only `if` that holds. `optional`: always, or if that holds. */
export type DisputeAsk = { name: string; label: string; if?: string } & (
  { number: number | null; optional?: boolean | string } | { choices: Record<string, string>; chosen: string }
);

/** A dispute as disputes.json has it; places in it are filled by disputes.js. */
export interface Dispute {
  id: string;
  group: string;
  title: string;
  words: string[];
  topics: string[];
  asks: DisputeAsk[];
  /** Of cash games alone, which have rulebooks of their own. */
  plays?: "cash";
  game?: string;
  with?: Record<string, unknown>;
  round?: Record<string, unknown>;
  stacks?: Record<string, unknown>;
  house?: Record<string, unknown>;
  /** `early`: out of turn, so that it is no fault of the numbers if it does not stand. */
  steps: { if?: string; early?: boolean; action?: Record<string, unknown> }[];
  /** What is shown where no step is ruled on, or beside it: what the seat to act may do, the pots, or what was posted. */
  answer?: "may" | "pots" | "posted" | "blinds" | { on: string; [value: string]: any };
}

/** The same step under another rulebook. */
export interface Beside {
  rulebook: string;
  decision?: Decision;
  problem?: Problem;
  /** Where the hand stands if it ruled from the posts on, and what was asked for that. */
  stands?: Position;
  asked?: Position["asked"];
}

/** Where the hand stands after a step, as the service tells it. */
export interface Position {
  /** The step that led here; null at the start. */
  step: Step | null;
  /** As it stood before the step, and the body of the request that was sent for it. */
  asked: { path: string; body: Record<string, unknown> };
  round: Round;
  /** What the seat to act may do; null if none is to act. */
  options: Options | null;
  /** Who is not dealt in, if the service dealt the hand. */
  waiting?: Deal["waiting"];
  /** What follows, once nobody is to act. */
  next: Next | null;
  decision: Decision | null;
  /** What other rulebooks say, from the posts on where they can; of the last ruling and the last position alone. */
  others: Beside[];
}

/** Every position that the service could tell, the start first, and why there is no further one. */
export interface Played {
  positions: Position[];
  problem: Trouble | null;
}

/** What every part of the page is given. */
export interface Table {
  spot: Spot;
  positions: Position[];
  /** The last of them: where the hand stands. */
  position: Position;
  problem: Trouble | null;
  /** Whether an answer is awaited, or the next street is about to be dealt by itself. */
  busy: boolean;
  /** What is asked for: another than `spot` while the answer is awaited, and whether it makes sense is not known yet. */
  newest: Spot;
  rulebooks: RulebookEntry[];
  /** Who does the next thing: the seat that was chosen on the felt, else the one to act. Another than that is out of turn. */
  seat: number | null;
  choose(seat: number, steps?: number): void;
  /** Go on with one thing more. While an answer is awaited nothing is done: it would not be what the reader saw. */
  step(step: Step): void;
  /** Go on with another spot, or with one made of the newest. It can be undone. */
  replace(to: Spot | ((now: Spot) => Spot)): void;
  /** The same, and nothing to undo: a number is being typed. */
  amend(to: Spot): void;
  /** Ask once more for what could not be told. */
  retry(): void;
  undo(): void;
  redo(): void;
  undoable: boolean;
  redoable: boolean;
}
