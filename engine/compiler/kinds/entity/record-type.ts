import { memoized } from '../../../core/compute/memoized.ts';
import type { JsonSchemaObject, RecordKeyword } from '../../../core/json/json.ts';
import type { SourceFile } from '../../source/source-file.ts';

/**
 * Adds to a record's schema the stored type and the field `type`, which follow from the file's name unless
 * written. Cached by file, so that an unchanged file stays the same object for a watcher.
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
  // Adds `type` after the written names, so that a mistake in a written name is reported at its own position.
  const required = [...new Set([...(schema.required ?? []), 'type'])];
  return { ...typed, required, properties: { type: field, ...schema.properties } };
}
