import type { Floorman, Options } from "./index.js";

export { InvalidRequest } from "./index.js";
export type { Schemas } from "./index.js";

/** The engine in a worker: the same functions, each with a promise of its answer. */
export type WorkerFloorman = {
  [Name in Exclude<keyof Floorman, "version" | "handLines">]: (
    ...values: Parameters<Floorman[Name]>
  ) => Promise<ReturnType<Floorman[Name]>>;
} & Pick<Floorman, "version" | "handLines"> & {
    /** End the worker. What waits for an answer is rejected. */
    close(): void;
  };

/** Start an engine in a worker, so that the page stays responsive. `worker`: one of yours that runs worker.js. */
export function load(options?: Options & { worker?: Worker }): Promise<WorkerFloorman>;
