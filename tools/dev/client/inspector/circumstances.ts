import type { Scope } from '../../../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import { isRecordOfOthers } from '../../../../engine/core/records/owner-id.ts';
import type { Engine } from '../../../../engine/react/context/engine-context.ts';
import type { OpenRecords } from '../../../../engine/react/context/open-records.ts';
import { isObject } from './fibers.ts';

/** Context of an element in the page on which its conditions depend. */
export interface Circumstances {
  readonly product: Product;
  /** Scope of expressions, that of a card or of the pointed-at row. */
  readonly scope: Scope;
  /** True where a row or an open record exists for `item` and `self`. */
  readonly hasSelf: boolean;
  /** Columns shown by the surrounding table; undefined outside of a table. */
  readonly columns: ReadonlySet<object> | undefined;
  /** True where the open record is of another organization and read-only. */
  readonly isForReading: boolean;
}

/** Collects the context of an element; `around` are the properties of the surrounding components, innermost first. */
export function circumstancesAt(around: readonly object[], engine: Engine): Circumstances {
  const product = engine.product.get();
  const records = recordsAt(around);
  const scope = around.map((props): unknown => Reflect.get(props, 'scope')).find(isScope);
  const row = around.map(rowOf).find(isRow);
  return {
    product,
    scope: scope ?? scopeOf(engine, records, row),
    hasSelf: scope?.self !== undefined || row !== undefined,
    columns: columnsAt(around),
    isForReading: isRecordOfOthers(product, engine.user, records),
  };
}

type Records = Readonly<Record<string, JsonObject>>;

function scopeOf({ user, clock }: Engine, records: Records, row: JsonObject | undefined): Scope {
  return { item: row, self: row, records, user, now: clock.now(), today: clock.today() };
}

/** Finds the row in the props of a cell, of its buttons or of a table's line. */
function rowOf(props: object): JsonObject | undefined {
  const shown: unknown = Reflect.get(props, 'shown');
  const given: readonly unknown[] = [Reflect.get(props, 'row'), isObject(shown) && Reflect.get(shown, 'row')];
  return given.find(isRow);
}

function isRow(value: unknown): value is JsonObject {
  return isObject(value) && !Array.isArray(value);
}

function columnsAt(around: readonly object[]): ReadonlySet<object> | undefined {
  for (const props of around) {
    const columns: unknown = Reflect.get(props, 'columns');
    if (!Array.isArray(columns)) continue;
    const descriptors = columns.filter(isObject).map((column): unknown => Reflect.get(column, 'descriptor'));
    if (descriptors.length > 0 && descriptors.every(isObject)) return new Set(descriptors);
  }
  return undefined;
}

function recordsAt(around: readonly object[]): Records {
  const open = around.map((props): unknown => Reflect.get(props, 'value')).find(areOpenRecords) ?? {};
  return Object.fromEntries(Object.entries(open).map(([entity, { record }]) => [entity, record]));
}

function areOpenRecords(value: unknown): value is OpenRecords {
  if (!isObject(value)) return false;
  const entries: readonly unknown[] = Object.values(value);
  return (
    entries.length > 0 && entries.every((entry) => isObject(entry) && 'record' in entry && 'refresh' in entry)
  );
}

function isScope(value: unknown): value is Scope {
  return isObject(value) && 'now' in value && 'today' in value;
}
