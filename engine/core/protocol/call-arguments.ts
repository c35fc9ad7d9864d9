import type { Json } from '../json/json.ts';
import type { CallContract } from '../product/call.ts';
import type { CallArguments } from './calls.ts';

/** Number of newest rows that a request for a partial list asks for, enough for several pages of a table. */
const firstRows = 100;

/** Divides values into query and body of a call, as its contract defines. */
export function argumentsOf(
  { query, body }: CallContract,
  values: Readonly<Record<string, Json | undefined>>,
): CallArguments {
  if (body === undefined) return { query: values };
  const entries = Object.entries(values);
  const isInQuery = ([name]: readonly [string, unknown]) => query[name] !== undefined;
  const inQuery = entries.filter(isInQuery);
  const inBody = entries.filter((entry) => !isInQuery(entry) && entry[1] !== undefined);
  return {
    ...(inQuery.length === 0 ? {} : { query: Object.fromEntries(inQuery) }),
    body: Object.fromEntries(inBody),
  };
}

/**
 * Builds the parameter of a list call that names the record which owns the rows; undefined for rows without an
 * owner.
 */
export function listValues(
  { store }: CallContract,
  subject: Json,
  { isPart = false } = {},
): Readonly<Record<string, Json>> | undefined {
  if (store.kind !== 'list' || store.subjectFrom === undefined) return undefined;
  return {
    [store.subjectFrom]: subject,
    ...(isPart && store.newestBy !== undefined ? { newest: firstRows } : {}),
  };
}

/**
 * Builds the parameter that identifies the record of a call, under the name of the contract or, without one, of
 * the route.
 */
export function recordValues(
  store: CallContract['store'] | undefined,
  param: string,
  id: string,
): Readonly<Record<string, string>> {
  return { [store?.kind === 'get' ? store.by : param]: id };
}
