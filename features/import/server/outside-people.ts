import { isJsonObject, type Json } from '../../../engine/core/json/json.ts';
import { ExternalServiceError, postJson } from '../../../gateway/operation/outside/post-json.ts';
import type { FoundPerson, PeopleSource } from './people-source.ts';

/** Queries the operator's own service: it gets the search as JSON and answers with `rows`. */
export function createOutsidePeople(url: string): PeopleSource {
  return async (search) => {
    const { rows } = await postJson(url, search);
    if (!Array.isArray(rows)) throw new ExternalServiceError('The service did not answer with rows.');
    // The caller validates each as a person.
    return rows.filter(isJsonObject) as readonly Json[] as readonly FoundPerson[];
  };
}
