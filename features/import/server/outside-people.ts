import { isJsonObject, type Json } from '../../../engine/core/json/json.ts';
import { ExternalServiceError, postJson } from '../../../gateway/operation/outside/post-json.ts';
import type { FoundPerson, PeopleSource } from './people-source.ts';

/** Creates a source that posts the search as JSON to the operator's service and reads `rows`. */
export function createOutsidePeople(url: string): PeopleSource {
  return async (search) => {
    const { rows } = await postJson(url, search);
    if (!Array.isArray(rows)) throw new ExternalServiceError('The service did not answer with rows.');
    // Casts the rows, each of which the caller validates as a person.
    return rows.filter(isJsonObject) as readonly Json[] as readonly FoundPerson[];
  };
}
