import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../core/json/json.ts';

let documents: ReadonlyMap<string, JsonSchema> | undefined;

/** Finds a meta-schema of JSON Schema 2020-12 among those that Ajv contains; undefined for any other URI. */
export function standardDocument(uri: string): JsonSchema | undefined {
  documents ??= new Map(
    Object.entries(new Ajv2020().schemas).flatMap(([address, found]) =>
      found === undefined ? [] : [[address, found.schema] as const],
    ),
  );
  return documents.get(uri);
}
