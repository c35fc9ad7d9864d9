import { isJsonObject, type JsonObject } from '../engine/core/json/json.ts';
import type { Calls, Records } from '../generated/calls.types.ts';

/** Patient as a hit of the search: the columns of the index. */
export type PatientHit = Calls['patient.search']['answer']['hits'][number];

/**
 * Reports whether a value from the engine, which does not know the product's entities, is a stored record: it has an
 * `_id`. The caller is responsible for naming the right entity.
 */
export function isRecord<Name extends keyof Records>(
  value: unknown,
  _entity: Name,
): value is JsonObject & Records[Name] {
  return isJsonObject(value) && typeof value['_id'] === 'string';
}

/** Reports whether a row of a table is a hit of the patient search. */
export function isPatientHit(row: JsonObject | undefined): row is JsonObject & PatientHit {
  return typeof row?.['id'] === 'string';
}
