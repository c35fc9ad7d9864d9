import type { Json, JsonObject } from '../../engine/core/json.ts';
import { getAt } from '../../engine/core/pointer.ts';
import { searchRecords } from '../bindings/search.ts';
import { type CallHandler, ok } from '../call.ts';

/** Patients of one's own who may be the person: with the same id, or with the same name and date of birth. */
export const importMatch: CallHandler = {
  isWrite: false,
  async answer(call) {
    const { body } = call;
    const byId = await searchRecords(call, 'patient', { filters: [term('externalId', body, '/externalId')] });
    const byPerson = await searchRecords(call, 'patient', {
      queries: [{ field: 'name', text: `${textAt(body, '/name/first')} ${textAt(body, '/name/last')}` }],
      filters: [term('dob', body, '/dob')],
    });
    const hits = new Map([...byId.hits, ...byPerson.hits].map((hit) => [hit['id'], hit]));
    return ok({ total: hits.size, from: 0, hits: [...hits.values()] });
  },
};

function term(field: string, body: Json | undefined, at: string): JsonObject {
  return { field, term: textAt(body, at) };
}

function textAt(body: Json | undefined, at: string): string {
  return String(getAt(body, at) ?? '').trim();
}
