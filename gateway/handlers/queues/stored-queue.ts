import type { Json, JsonObject } from '../../../engine/core/json.ts';
import { getAt } from '../../../engine/core/pointer.ts';
import type { Call } from '../../call.ts';
import { notFound } from '../../errors.ts';
import { kindOf } from '../../records/kinds.ts';
import { findRecord } from '../../records/read.ts';
import { isReadable } from '../../records/readable.ts';

/** The search index that queues look in. */
export const queueIndex = 'patient';

/** The queue that a request names; nothing where it names none. Throws 404 for one that the user may not see. */
export async function queueOf(call: Call): Promise<JsonObject> {
  const { product, body, database, user } = call;
  const id = getAt(body, '/queueId');
  if (typeof id !== 'string' || id === '') return {};
  const kind = kindOf(product, 'priority-queue');
  const found = await findRecord(database, { kind, id, reach: user });
  if (found === undefined || found.isRemoved || !isReadable(call, kind, found.document)) throw notFound();
  return found.document;
}

/** The search of a queue: its filters and those of the request, its sorting or the request's instead. */
export function queueSearchOf(queue: JsonObject, body: Json | undefined): JsonObject {
  const sent = (body ?? {}) as JsonObject;
  const filters = [...listOf(queue['filters']), ...listOf(sent['filters'])].map(searchFilter);
  return { filters, sort: sent['sort'] ?? listOf(queue['sorting']) };
}

/** A queue's filter as the search reads it; a filter of the request may be either. */
function searchFilter(filter: Json): Json {
  const { statType: field, queryType, term, gte, lte } = (filter ?? {}) as JsonObject;
  if (queryType === undefined || field === undefined) return filter;
  if (queryType === 'missing') return { field, missing: true };
  if (queryType === 'term') return { field, term: typeof term === 'boolean' ? String(term) : (term ?? null) };
  return {
    field,
    range: { ...(gte === undefined ? {} : { from: gte }), ...(lte === undefined ? {} : { to: lte }) },
  };
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
