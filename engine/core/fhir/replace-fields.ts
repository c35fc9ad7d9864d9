import { jsonEqual } from '../json/equal.ts';
import { isJsonObject, type Json, type JsonObject, ownValue } from '../json/json.ts';

interface Replacement {
  /** Fields that the resource of the stored record has elements for, with their stored values. */
  readonly shown: JsonObject;
  /** Fields that were read from the resource that replaces it. */
  readonly read: JsonObject;
}

/**
 * Copies a stored record with what was read from a resource of it. Fields that the resource could have shown and does
 * not are removed; all others stay, since nobody who sent the resource has seen them.
 */
export function replaceFields(stored: JsonObject, { shown, read }: Replacement): JsonObject {
  const names = new Set([...Object.keys(stored), ...Object.keys(read)]);
  const fields = [...names].flatMap((name) => {
    const value = replaced(ownValue(stored, name), ownValue(shown, name), ownValue(read, name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(fields);
}

function replaced(
  stored: Json | undefined,
  shown: Json | undefined,
  read: Json | undefined,
): Json | undefined {
  if (isJsonObject(stored) && (isJsonObject(read) || (read === undefined && isJsonObject(shown)))) {
    const parts = { shown: isJsonObject(shown) ? shown : {}, read: read ?? {} };
    const object = replaceFields(stored, parts);
    return read === undefined && Object.keys(object).length === 0 ? undefined : object;
  }
  // Keeps the whole of a list that was sent as it was shown: its items may have parts that no element has.
  if (read !== undefined) return jsonEqual(read, shown) ? stored : read;
  return shown === undefined ? stored : undefined;
}
