import { memoized } from '../../../core/compute/memoized.ts';
import type { JsonSchemaObject, RecordKeyword } from '../../../core/json/json.ts';
import type { SourceFile } from '../../source/source-file.ts';

/**
 * The schema of a record with what follows from its name: the type that it is stored as, and the field that holds it.
 * What the file writes itself stays as it is. Kept by file, so that a watcher finds unchanged files unchanged.
 */
export const withRecordType = memoized((file: SourceFile<'schema'>): SourceFile<'schema'> => {
  const schema = file.value;
  const record = schema['x-record'];
  return typeof record !== 'object' ? file : { ...file, value: complete(schema, record, file.stem) };
});

function complete(schema: JsonSchemaObject, record: RecordKeyword, stem: string): JsonSchemaObject {
  const type = record.type ?? (record.subject === undefined ? stem : `${record.subject}.${stem}`);
  const typed = { ...schema, 'x-record': { ...record, type } };
  if (schema.properties?.['type'] !== undefined) return typed;
  const field = { title: 'Type', description: 'The kind of record.', const: type };
  // Type fields come after the written ones, so that a mistake in one of these is shown at its own position.
  const required = [...new Set([...(schema.required ?? []), 'type'])];
  return { ...typed, required, properties: { type: field, ...schema.properties } };
}
