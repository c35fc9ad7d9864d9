import { jsonEqual } from '../json/equal.ts';
import { isJsonObject, type Json, type JsonObject } from '../json/json.ts';
import type { Entity } from '../product/entity.ts';

/** Fields that the gateway itself writes into a record; nothing of them is taken from a client's content. */
const ownFields: ReadonlySet<string> = new Set(['_id', '_rev', 'subject', 'performedBy', 'updatedAt']);

/** True for a field that the gateway itself writes. */
export function isOwnField(name: string): boolean {
  return ownFields.has(name);
}

/** A record without the fields that the gateway itself writes. */
export function withoutOwnFields(record: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !ownFields.has(name)));
}

/**
 * A content as expressions read it, on the page and in the gateway: with the gateway's own fields as they are stored.
 * Something new has none of them yet, wherever it is judged.
 */
export function asStored(content: JsonObject, stored: JsonObject | undefined): JsonObject {
  const own = [...ownFields].filter((name) => !jsonEqual(content[name], stored?.[name]));
  if (own.length === 0) return content;
  const kept = Object.entries(stored ?? {}).filter(
    ([name, value]) => ownFields.has(name) && value !== undefined,
  );
  return { ...withoutOwnFields(content), ...Object.fromEntries(kept) };
}

/** A value as the expressions of its entity read it; one of an entity without records has nothing of the gateway. */
export function asRead({ record }: Pick<Entity, 'record'>, value: unknown, old: unknown): Json {
  if (record === undefined || !isJsonObject(value)) return value as Json;
  return asStored(value, isJsonObject(old) ? old : undefined);
}
