import type { Json, JsonObject } from '../../engine/core/json.ts';
import { getAt } from '../../engine/core/pointer.ts';
import { searchRecords } from '../bindings/search.ts';
import { type Call, type CallHandler, ok } from '../call.ts';
import { notFound } from '../errors.ts';
import { kindOf } from '../records/kinds.ts';
import { findRecord } from '../records/read.ts';
import { isReadable } from '../records/readable.ts';

/** The patients of a queue: its filters and those of the request, its sorting or the request's instead. */
export const queueRun: CallHandler = {
  isWrite: false,
  async answer(call) {
    const queue = await queueOf(call);
    const sent = (call.body ?? {}) as JsonObject;
    const filters = [...listOf(queue['filters']), ...listOf(sent['filters'])].map(searchFilter);
    const sort = sent['sort'] ?? listOf(queue['sorting']);
    return ok(await searchRecords(call, 'patient', { filters, sort, from: sent['from'] ?? 0 }));
  },
};

async function queueOf(call: Call): Promise<JsonObject> {
  const { product, body, database, user } = call;
  const id = getAt(body, '/queueId');
  if (typeof id !== 'string' || id === '') return {};
  const kind = kindOf(product, 'priority-queue');
  const found = await findRecord(database, { kind, id, reach: user });
  if (found === undefined || found.isRemoved || !isReadable(call, kind, found.document)) throw notFound();
  return found.document;
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
