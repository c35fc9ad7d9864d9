import type { JsonSchemaObject } from '../../../core/json/json.ts';
import { firstNonSchema } from '../../bundle/walk-bundle.ts';
import { closeObjects } from '../../resolve/record-schema.ts';
import { resolveInFile } from '../../resolve/resolve-schema.ts';
import type { CallLocation } from './call-location.ts';

/** Resolves a schema that the contract itself contains. */
export function writtenSchema(schema: JsonSchemaObject, { file, at, plans }: CallLocation): JsonSchemaObject {
  const { sources, diagnostics } = plans;
  const wrong = firstNonSchema(schema);
  if (wrong !== undefined) {
    diagnostics.report(file, {
      code: 'schema/invalid',
      message: 'What stands here is no schema.',
      help: 'Write an object such as { "type": "string" }, or take it out.',
      at: [...at, ...wrong],
    });
    return {};
  }
  return closeObjects(resolveInFile({ sources, diagnostics, file, at }, schema).schema);
}
