import type { JsonSchemaObject } from '../../../core/json/json.ts';
import { closeObjects } from '../../resolve/record-schema.ts';
import { resolveInFile } from '../../resolve/resolve-schema.ts';
import type { CallLocation } from './call-location.ts';

/** A schema that stands in the contract itself, with what it refers to put in place. */
export function writtenSchema(schema: JsonSchemaObject, { file, at, plans }: CallLocation): JsonSchemaObject {
  const { sources, diagnostics } = plans;
  return closeObjects(resolveInFile({ sources, diagnostics, file, at }, schema).schema);
}
