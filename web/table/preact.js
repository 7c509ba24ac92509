// The one place that names the vendored library: Preact with htm, in one file and without a build step.
export {
  html,
  render,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "../vendor/htm/standalone.module.js";
