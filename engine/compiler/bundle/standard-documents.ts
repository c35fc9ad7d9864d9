import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../core/json/json.ts';

let documents: ReadonlyMap<string, JsonSchema> | undefined;

/** The meta-schemas of JSON Schema 2020-12, which Ajv brings along. */
export function standardDocument(uri: string): JsonSchema | undefined {
  documents ??= new Map(
    Object.entries(new Ajv2020().schemas).flatMap(([address, found]) =>
      found === undefined ? [] : [[address, found.schema] as const],
    ),
  );
  return documents.get(uri);
}
