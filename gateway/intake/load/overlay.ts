import { isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import { lookUpPath } from '../../../engine/core/json/path-patterns.ts';
import { pointerOf } from '../../../engine/core/json/pointer.ts';
import type { Entity } from '../../../engine/core/product/entity.ts';

/**
 * Merges a partial record over the stored one: properties one by one, rows of keyed lists by key, and other lists
 * as a whole.
 */
export function overlay(
  { keyedArrays }: Pick<Entity, 'keyedArrays'>,
  base: JsonObject,
  part: JsonObject,
): JsonObject {
  return object(keyedArrays, '', base, part);
}

type Keys = Entity['keyedArrays'];

function object(keys: Keys, at: string, base: JsonObject, part: JsonObject): JsonObject {
  const entries = Object.entries(part).map(
    ([name, value]) =>
      [
        name,
        value === undefined ? base[name] : over(keys, at + pointerOf([name]), base[name], value),
      ] as const,
  );
  return { ...base, ...Object.fromEntries(entries) };
}

function over(keys: Keys, at: string, base: Json | undefined, part: Json): Json {
  if (isJsonObject(base) && isJsonObject(part)) return object(keys, at, base, part);
  const key = lookUpPath(keys, at);
  if (key === undefined || !Array.isArray(base) || !Array.isArray(part)) return part;
  return rows(keys, { at, key, base, part });
}

interface Rows {
  readonly at: string;
  readonly key: string;
  readonly base: readonly Json[];
  readonly part: readonly Json[];
}

function rows(keys: Keys, { at, key, base, part }: Rows): Json {
  const keyOf = (row: Json) => (isJsonObject(row) ? row[key] : undefined);
  const said = new Map(part.map((row) => [keyOf(row), row]));
  const kept = base.map((row) => {
    const known = said.get(keyOf(row));
    return known === undefined ? row : over(keys, `${at}/*`, row, known);
  });
  const there = new Set(base.map(keyOf));
  return [...kept, ...part.filter((row) => !there.has(keyOf(row)))];
}
