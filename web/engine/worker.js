import { load } from "./index.js";

/** @type {ReturnType<typeof load> | undefined} */
let loading;

onmessage = async ({ data: { id, name, values } }) => {
  try {
    loading ??= load(values[0]);
    const floorman = await loading;
    postMessage({ id, value: name === "load" ? floorman.version : floorman[name](...values) });
  } catch (error) {
    postMessage({ id, problem: error.problem, message: error.message });
  }
};
