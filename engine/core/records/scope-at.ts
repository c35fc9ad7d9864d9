import type { Scope } from '../expressions/scope.ts';
import type { Json } from '../json/json.ts';
import { getAt, tokensOf } from '../json/pointer.ts';
import { storedValue } from '../json/stored-path.ts';
import type { Entity } from '../product/entity.ts';
import { asRead } from './as-stored.ts';

interface StoredRecord {
  readonly entity: Entity;
  /** Current version of the whole record. */
  readonly value: unknown;
  /** Stored version of the whole record, if any. */
  readonly old: unknown;
}

interface ScopeInput extends StoredRecord {
  readonly scope: Scope;
  /** Path of the value that expressions read as `self`. */
  readonly on: string;
}

/**
 * Makes the scope of an expression at a path of a record: the current value there as `self`, the stored one as `old`.
 */
export function scopeAt({ scope, ...record }: ScopeInput): Scope {
  const { entity, value, on } = record;
  const around = withRecordsOfKeys(entity, tokensOf(on), scope);
  return new RecordScope(around, record).moveTo(getAt(value, on), on);
}

/**
 * Mutable scope that is moved along the paths of a record and must not be copied. Finds the stored value only
 * when `old` is read, which few expressions do.
 */
export class RecordScope implements Scope {
  declare readonly now: string;
  declare readonly today: string;
  readonly root: Json;
  self: Json = null;
  readonly #record: StoredRecord;
  #on = '';
  #isRead = false;
  #old: unknown;

  constructor(around: Scope, record: StoredRecord) {
    // Drops `old` of the surrounding scope, which belongs to another record.
    Object.assign(this, 'old' in around ? withoutOld(around) : around);
    this.root = asRead(record.entity, record.value, record.old);
    this.#record = record;
  }

  /** Moves the scope to another path, whose value becomes `self`. */
  moveTo(self: unknown, on: string): this {
    this.self = on === '' ? this.root : (self as Json);
    this.#on = on;
    this.#isRead = false;
    return this;
  }

  get old(): Json {
    if (!this.#isRead) this.#old = storedAt(this.#record, this.#on);
    this.#isRead = true;
    return this.#old as Json;
  }
}

function withoutOld({ old: _elsewhere, ...around }: Scope): Scope {
  return around;
}

/** Finds the stored value for a path in the current record, whose rows may have moved. */
function storedAt({ entity, value, old }: StoredRecord, on: string): unknown {
  if (old === undefined || on === '') return old;
  return storedValue({ keyedArrays: entity.keyedArrays, value, old, at: on });
}

/** Extends the scope by the records that the keys of the maps around a path refer to. */
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

/** Finds the key that follows a map in a path; undefined if the path is not inside of the map. */
function keyBelow(around: readonly string[], inside: readonly string[]): string | undefined {
  const isBelow = around.every((token, index) => token === '*' || token === inside[index]);
  return isBelow ? inside[around.length] : undefined;
}
