import { jsonEqual } from '../json/equal.ts';
import { isJsonObject, type Json } from '../json/json.ts';
import type { BodyContract, CallContract } from '../product/call.ts';

/**
 * Chooses among calls with the same method and path the most specific one whose `wrap` and `mark` the body has;
 * undefined if none fits.
 */
export function chooseCall<Served extends { readonly contract: CallContract }>(
  calls: readonly Served[],
  body: Json,
): Served | undefined {
  const mostSpecificFirst = calls.toSorted((a, b) => specificity(b.contract) - specificity(a.contract));
  return mostSpecificFirst.find(({ contract }) => isMeantFor(contract.body ?? {}, body));
}

/**
 * Builds the text that distinguishes a call from others on its route. Calls with the same text would be
 * ambiguous.
 */
export function routeDiscriminator({ body }: { readonly body?: BodyContract | undefined }): string {
  const mark = Object.entries(body?.mark ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([body?.wrap ?? null, mark]);
}

/** Removes the properties of the body that only select the call. */
export function withoutMark({ mark }: BodyContract, body: Json): Json {
  if (mark === undefined || !isJsonObject(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !Object.hasOwn(mark, name)));
}

function specificity({ body }: CallContract): number {
  return Object.keys(body?.mark ?? {}).length + (body?.wrap === undefined ? 0 : 1);
}

function isMeantFor({ wrap, mark }: BodyContract, body: Json): boolean {
  if (wrap !== undefined && !(isJsonObject(body) && Object.hasOwn(body, wrap))) return false;
  if (mark === undefined) return true;
  const content = wrap !== undefined && isJsonObject(body) ? body[wrap] : body;
  return (
    isJsonObject(content) && Object.entries(mark).every(([name, value]) => jsonEqual(content[name], value))
  );
}
