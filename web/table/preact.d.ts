// The types of preact.js, from the packages of tools/package.json.
import type { VNode } from "preact";

export { render } from "preact";
export { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
export declare function html(strings: TemplateStringsArray, ...values: unknown[]): VNode;
