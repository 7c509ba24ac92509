// The client: openapi-fetch, with the types that openapi-typescript makes of openapi.yaml.
import createClient from "openapi-fetch";
import type { components, paths } from "./schema.js";

export type Schemas = components["schemas"];

/** A client of the service at an address, with the key in FLOORMAN_KEY if it asks for one. */
export function client(address: string) {
  const key = process.env["FLOORMAN_KEY"];
  return createClient<paths>({ baseUrl: address, headers: key ? { Authorization: `Bearer ${key}` } : {} });
}

/** The answer; a problem document is thrown, with every fault of the request in it. */
export function answer<T>({ data, error }: { data?: T; error?: Schemas["Problem"] }): T {
  if (data === undefined) throw new Error(JSON.stringify(error, null, 2));
  return data;
}
