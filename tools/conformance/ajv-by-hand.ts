import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../engine/core/json/json.ts';

/** The validator of plain Ajv, to compare with what the compiler corrects. */
export function validateByAjv(
  schema: JsonSchema,
  remotes: ReadonlyMap<string, JsonSchema>,
): (data: unknown) => unknown {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
  const text = JSON.stringify(schema);
  for (const [uri, remote] of remotes) {
    if (text.includes(new URL(uri).host) && !/draft(?!2020-12)/.test(uri)) addQuietly(ajv, remote, uri);
  }
  return ajv.compile(schema);
}

function addQuietly(ajv: Ajv2020, schema: JsonSchema, uri: string): void {
  try {
    ajv.addSchema(schema, uri);
  } catch {
    // A remote that Ajv does not take is missing for the cases that need it; they show it.
  }
}
