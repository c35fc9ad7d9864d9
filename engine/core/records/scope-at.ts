import type { Scope } from '../expressions/scope.ts';
import type { Json } from '../json/json.ts';
import { getAt, tokensOf } from '../json/pointer.ts';
import { storedValue } from '../json/stored-path.ts';
import type { Entity } from '../product/entity.ts';

interface ScopeInput {
  readonly entity: Entity;
  /** The record. */
  readonly value: unknown;
  /** Its stored version, where there is one. */
  readonly old: unknown;
  readonly scope: Scope;
  /** Path of `self` in the record. */
  readonly on: string;
}

/** The scope of an expression at a path of a record: the value there, current and as stored. */
export function scopeAt({ scope, ...place }: ScopeInput): Scope {
  const { entity, value, on } = place;
  const around = withRecordsOfKeys(entity, tokensOf(on), scope);
  return scopeAtPath(around, { ...place, self: getAt(value, on) });
}

interface ValueAtPath extends Omit<ScopeInput, 'scope'> {
  readonly self: unknown;
}

/** The same for a caller that already has the value and the records that its keys name. */
export function scopeAtPath(around: Scope, place: ValueAtPath): Scope {
  const { self, value, old, on } = place;
  // Most records that are checked are new: there is nothing that a getter would spare.
  if (on === '' || old === undefined)
    return { ...around, self: self as Json, root: value as Json, old: old as Json };
  return new PathScope(around, place);
}

/** A scope whose stored value is looked up when it is read, as few expressions do. To be read, not to be copied. */
class PathScope implements Scope {
  declare readonly now: string;
  declare readonly today: string;
  readonly self: Json;
  readonly root: Json;
  readonly #place: ValueAtPath;
  #isRead = false;
  #old: unknown;

  constructor(around: Scope, place: ValueAtPath) {
    // The stored version of what is around is none of the place.
    Object.assign(this, 'old' in around ? withoutOld(around) : around);
    this.self = place.self as Json;
    this.root = place.value as Json;
    this.#place = place;
  }

  get old(): Json {
    if (!this.#isRead) this.#old = storedAt(this.#place);
    this.#isRead = true;
    return this.#old as Json;
  }
}

function withoutOld({ old: _elsewhere, ...around }: Scope): Scope {
  return around;
}

/** The stored value at a path of the current one; rows may have moved. */
function storedAt({ entity, value, old, on }: ValueAtPath): unknown {
  if (old === undefined) return undefined;
  return storedValue({ keyedArrays: entity.keyedArrays, value, old, at: on });
}

/** The scope with the records that the keys of the maps around a place name. */
export function withRecordsOfKeys({ keyedMaps = {} }: Entity, path: readonly string[], scope: Scope): Scope {
  if (path.length === 0 || scope.keyed === undefined) return scope;
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
