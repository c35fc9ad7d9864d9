import { memoized } from '../../../core/compute/memoized.ts';
import type { JsonSchemaObject, RecordKeyword } from '../../../core/json/json.ts';
import type { SourceFile } from '../../source/source-file.ts';

/**
 * Adds to a record's schema what follows from its name: the stored type, and its field. Keeps what the file itself has.
 * Cached by file, so that a watcher finds unchanged files unchanged.
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
  // Adds type fields after the written ones, so that a mistake in a written one is reported at its position.
  const required = [...new Set([...(schema.required ?? []), 'type'])];
  return { ...typed, required, properties: { type: field, ...schema.properties } };
}
