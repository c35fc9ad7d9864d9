import { jsonEqual } from '../json/equal.ts';
import { isJsonObject, type Json, type JsonObject } from '../json/json.ts';
import type { Entity } from '../product/entity.ts';

/** Fields that the gateway writes into a record, and never takes from a client. */
const ownFields: ReadonlySet<string> = new Set(['_id', '_rev', 'subject', 'performedBy', 'updatedAt']);

/** True for a field that the gateway itself writes. */
export function isOwnField(name: string): boolean {
  return ownFields.has(name);
}

/** Removes the fields that the gateway writes. */
export function withoutOwnFields(record: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !ownFields.has(name)));
}

/**
 * Completes content for expressions, in page and gateway alike, with the gateway's own fields as stored; a new record
 * has none yet.
 */
export function asStored(content: JsonObject, stored: JsonObject | undefined): JsonObject {
  const own = [...ownFields].filter((name) => !jsonEqual(content[name], stored?.[name]));
  if (own.length === 0) return content;
  const kept = Object.entries(stored ?? {}).filter(
    ([name, value]) => ownFields.has(name) && value !== undefined,
  );
  return { ...withoutOwnFields(content), ...Object.fromEntries(kept) };
}

/** Completes a value for the expressions of its entity; a value of an entity without records stays unchanged. */
export function asRead({ record }: Pick<Entity, 'record'>, value: unknown, old: unknown): Json {
  if (record === undefined || !isJsonObject(value)) return value as Json;
  return asStored(value, isJsonObject(old) ? old : undefined);
}
