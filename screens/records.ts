import { isJsonObject, type JsonObject } from '../engine/core/json/json.ts';
import type { Calls, Records } from '../generated/calls.types.ts';

/** A patient as the search finds them: the columns of the index. */
export type PatientHit = Calls['patient.search']['answer']['hits'][number];

/**
 * Whether the engine, which knows no entity, has handed over a stored record: it has an `_id`. Of which entity it is
 * says whoever asks for it by name.
 */
export function isRecord<Name extends keyof Records>(
  value: unknown,
  _entity: Name,
): value is JsonObject & Records[Name] {
  return isJsonObject(value) && typeof value['_id'] === 'string';
}

/** Whether a row of a table is a patient whom the search has found. */
export function isPatientHit(row: JsonObject | undefined): row is JsonObject & PatientHit {
  return typeof row?.['id'] === 'string';
}
