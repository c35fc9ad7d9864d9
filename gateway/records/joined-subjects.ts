import type { JsonObject } from '../../engine/core/json/json.ts';
import { getAt, setAt } from '../../engine/core/json/pointer.ts';
import { inPresentShape } from '../../engine/core/records/present-shape.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';
import type { Call } from './context/call.ts';
import { isReadable, visibleRecord } from './field-access.ts';
import type { StoredRecord } from './read.ts';

export interface JoinedRows {
  readonly kind: RecordKind;
  readonly records: readonly StoredRecord[];
  /** JSON Pointers of the requested fields. */
  readonly fields: readonly string[];
}

/** Reads the owners of rows, keyed by `_id`, with the requested fields that the user may see. */
export function joinedSubjects(call: Call, { kind, records, fields }: JoinedRows): JsonObject {
  const { parent } = kind;
  if (parent === undefined) return {};
  const documents = new Map(records.map(({ subject, subjectDocument }) => [subject, subjectDocument]));
  const entries = [...documents].flatMap(([id, document]) => {
    if (id === null || document === undefined) return [];
    const today = inPresentShape(parent.entity, document);
    if (!isReadable(call, parent, today)) return [];
    return [[id, partOf(visibleRecord(call, parent, today), fields)] as const];
  });
  return Object.fromEntries(entries);
}

function partOf(record: JsonObject, fields: readonly string[]): JsonObject {
  let part: JsonObject = { _id: record['_id'] ?? null };
  for (const at of fields) {
    const value = getAt(record, at);
    if (value !== undefined) part = setAt(part, at, value);
  }
  return part;
}
