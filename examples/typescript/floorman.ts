// The client: openapi-fetch, with the types that openapi-typescript makes of openapi.yaml.
import ky from "ky";
import createClient from "openapi-fetch";
import type { components, paths } from "./schema.js";

export type Schemas = components["schemas"];

/** A client of the service at an address, with the key in FLOORMAN_KEY if it asks for one. */
export function client(address: string, fetch: (question: Request) => Promise<Response> = globalThis.fetch) {
  const key = process.env["FLOORMAN_KEY"];
  return createClient<paths>({ baseUrl: address, fetch, headers: key ? { Authorization: `Bearer ${key}` } : {} });
}

const LATER = [408, 429, 502, 503, 504];

/** A fetch that asks again for a minute or so: every question may be asked again (docs/how-to/platforms.md). */
export function again(question: Request): Promise<Response> {
  return ky(question, {
    timeout: 2000, // of each time that it is asked
    throwHttpErrors: (status) => LATER.includes(status),
    retry: {
      limit: 20, methods: ["post"], statusCodes: LATER, afterStatusCodes: LATER, retryOnTimeout: true,
      delay: (failed) => 100 * 2 ** failed, backoffLimit: 5000, maxRetryAfter: 5000, jitter: true,
    },
    hooks: { // an answer that breaks off is asked for again too
      afterResponse: [async (_question, _options, answer) => void (await answer.arrayBuffer())],
    },
  });
}

/** The answer; a problem document is thrown, with every fault of the request in it. */
export function answer<T>({ data, error }: { data?: T; error?: Schemas["Problem"] }): T {
  if (data === undefined) throw new Error(JSON.stringify(error, null, 2));
  return data;
}
