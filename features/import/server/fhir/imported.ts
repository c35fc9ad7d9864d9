import { isJsonObject, type Json, type JsonObject } from '../../../../engine/core/json/json.ts';
import type { Unjudged } from '../../../../engine/core/records/unjudged.ts';
import type { Records } from '../../../../generated/calls.types.ts';

/** Fields of a record as read from resources. */
export type Imported<Name extends keyof Records> = Unjudged<Records[Name]>;

/** Fields of a row of one of the patient's lists. */
export type ImportedRow<List extends 'pharmacies' | 'prescribers'> = NonNullable<
  Imported<'patient'>[List]
>[number];

/** Drops the properties without a value, at any depth. */
export function withoutMissing(object: JsonObject): JsonObject {
  const said = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said.map(([name, value]) => [name, wholeOf(value)]));
}

function wholeOf(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((item: Json) => wholeOf(item) ?? null);
  return isJsonObject(value) ? withoutMissing(value) : value;
}
