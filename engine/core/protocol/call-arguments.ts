import type { Json } from '../json/json.ts';
import type { CallContract } from '../product/call.ts';
import type { CallArguments } from './calls.ts';

/** Number of newest rows in a partial request, which fill some pages. */
const firstRows = 100;

/** Puts values into the query or the body as the contract requires. */
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

/** Names the record whose rows a call lists by the contract's parameter; undefined for rows of no record. */
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

/** Names the record that a call reads by the contract's parameter, or else by the route's. */
export function recordValues(
  store: CallContract['store'] | undefined,
  param: string,
  id: string,
): Readonly<Record<string, string>> {
  return { [store?.kind === 'get' ? store.by : param]: id };
}
