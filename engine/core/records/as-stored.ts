import { jsonEqual } from '../json/equal.ts';
import { isJsonObject, type Json, type JsonObject } from '../json/json.ts';
import type { Entity } from '../product/entity.ts';

/** Fields that only the gateway writes, whatever a client sends. */
const ownFields: ReadonlySet<string> = new Set(['_id', '_rev', 'subject', 'performedBy', 'updatedAt']);

/** Reports whether only the gateway writes a field. */
export function isOwnField(name: string): boolean {
  return ownFields.has(name);
}

/** Removes the fields that the gateway writes. */
export function withoutOwnFields(record: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !ownFields.has(name)));
}

/**
 * Completes content for expressions with the stored values of the gateway's fields, in page and gateway alike.
 * A new record has no such values.
 */
export function asStored(content: JsonObject, stored: JsonObject | undefined): JsonObject {
  const own = [...ownFields].filter((name) => !jsonEqual(content[name], stored?.[name]));
  if (own.length === 0) return content;
  const kept = Object.entries(stored ?? {}).filter(
    ([name, value]) => ownFields.has(name) && value !== undefined,
  );
  return { ...withoutOwnFields(content), ...Object.fromEntries(kept) };
}

/**
 * Completes a value for the expressions of its entity; returns the value of an entity without records
 * unchanged.
 */
export function asRead({ record }: Pick<Entity, 'record'>, value: unknown, old: unknown): Json {
  if (record === undefined || !isJsonObject(value)) return value as Json;
  return asStored(value, isJsonObject(old) ? old : undefined);
}
