import { isJsonObject, type JsonObject } from '../engine/core/json/json.ts';
import type { Calls, Records } from '../generated/calls.types.ts';

/** A patient as the search finds them: the columns of the index. */
export type PatientHit = Calls['patient.search']['answer']['hits'][number];

/**
 * Reports whether a value from the engine, which knows no entity, is a stored record: it has an `_id`. The caller
 * vouches for the entity that it names.
 */
export function isRecord<Name extends keyof Records>(
  value: unknown,
  _entity: Name,
): value is JsonObject & Records[Name] {
  return isJsonObject(value) && typeof value['_id'] === 'string';
}

/** Reports whether a row of a table is a patient whom the search has found. */
export function isPatientHit(row: JsonObject | undefined): row is JsonObject & PatientHit {
  return typeof row?.['id'] === 'string';
}
