import type { JsonObject } from '../../core/json/json.ts';
import type { Entity } from '../../core/product/entity.ts';

/** Fields that the gateway maintains in a record; users cannot edit them. */
const kept = new Set(['_id', '_rev', 'subject', 'performedBy', 'updatedAt']);

/** Selects the fields that the schema describes; for a record, without the gateway's own fields. */
export function describedContent(entity: Entity, value: JsonObject): JsonObject {
  return entity.record === undefined ? value : withoutKept(value);
}

/** Removes the gateway's own fields from a record. */
export function withoutKept(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !kept.has(name)));
}

/** Selects the gateway's own fields of a record; none for a value that is not a record. */
export function keptOf(entity: Entity, value: JsonObject): JsonObject {
  if (entity.record === undefined) return {};
  return Object.fromEntries(Object.entries(value).filter(([name]) => kept.has(name)));
}

/** Finds the `_id` of a stored record. */
export function idOf(record: JsonObject | undefined): string | undefined {
  const id = record?.['_id'];
  return typeof id === 'string' ? id : undefined;
}
