import type { Scope } from './expressions/scope.ts';
import type { Json } from './json.ts';
import { getAt, tokensOf } from './pointer.ts';
import type { Entity } from './product/entity.ts';
import { storedPlace } from './stored-place.ts';

export interface PlacedValue {
  readonly entity: Entity;
  /** The record. */
  readonly value: unknown;
  /** Its stored version, where there is one. */
  readonly old: unknown;
  readonly scope: Scope;
  /** The place in the record that `self` is. */
  readonly on: string;
}

/** What an expression reads that stands on a place of a record: the value there, as it is and as it was stored. */
export function scopeAt({ entity, value, old, scope, on }: PlacedValue): Scope {
  if (on === '') return { ...scope, self: value as Json, root: value as Json, old: old as Json };
  return {
    ...withRecordsOfKeys(entity, tokensOf(on), scope),
    self: getAt(value, on) as Json,
    root: value as Json,
    // Looked up when it is read, as few expressions do.
    get old() {
      return storedAt({ entity, value, old }, on) as Json;
    },
  };
}

/** What stood in the stored version where a place of the value is now; rows may have moved. */
export function storedAt({ entity, value, old }: Omit<PlacedValue, 'scope' | 'on'>, on: string): unknown {
  if (old === undefined || on === '') return old;
  return getAt(old, storedPlace({ keyedArrays: entity.keyedArrays, value, old, at: on }));
}

/** The scope with the records that the keys of the maps around a place name. */
export function withRecordsOfKeys({ keyedMaps = {} }: Entity, path: readonly string[], scope: Scope): Scope {
  if (path.length === 0) return scope;
  const found = Object.entries(keyedMaps).flatMap(([map, { entity }]) => {
    const record = scope.keyed?.[entity]?.[keyBelow(tokensOf(map), path) ?? ''];
    return record === undefined ? [] : [[entity, record] as const];
  });
  return found.length === 0
    ? scope
    : { ...scope, records: { ...scope.records, ...Object.fromEntries(found) } };
}

/** The key of the map's value that a place lies in. */
function keyBelow(around: readonly string[], inside: readonly string[]): string | undefined {
  const isBelow = around.every((token, index) => token === '*' || token === inside[index]);
  return isBelow ? inside[around.length] : undefined;
}
