import type { Scope } from '../../../../engine/core/expressions/scope.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import { isRecordOfOthers } from '../../../../engine/core/records/owner-id.ts';
import type { Engine } from '../../../../engine/react/context/engine-context.ts';
import type { DrawnFrom } from '../../../../engine/react/pointed/drawn-from.ts';
import { isObjectOrList } from '../../../../engine/react/pointed/fibers.ts';

/** Context of an element of the page, on which its conditions depend. */
export interface Circumstances {
  readonly product: Product;
  /** Scope for expressions: that of the card, or of the row that the pointer is on. */
  readonly scope: Scope;
  /** True if there is a row or an open record for `item` and `self`. */
  readonly hasSelf: boolean;
  /** Columns shown by the surrounding table; undefined outside of a table. */
  readonly columns: ReadonlySet<object> | undefined;
  /** True if the open record belongs to another organization and is read-only. */
  readonly isForReading: boolean;
}

/** Collects the context of an element. */
export function circumstancesOf({ around, records, row }: DrawnFrom, engine: Engine): Circumstances {
  const product = engine.product.get();
  const { user, clock } = engine;
  const scope = around.map((props): unknown => Reflect.get(props, 'scope')).find(isScope);
  return {
    product,
    scope: scope ?? { item: row, self: row, records, user, now: clock.now(), today: clock.today() },
    hasSelf: scope?.self !== undefined || row !== undefined,
    columns: columnsAt(around),
    isForReading: isRecordOfOthers(product, user, records),
  };
}

function columnsAt(around: readonly object[]): ReadonlySet<object> | undefined {
  for (const props of around) {
    const columns: unknown = Reflect.get(props, 'columns');
    if (!Array.isArray(columns)) continue;
    const descriptors = columns
      .filter(isObjectOrList)
      .map((column): unknown => Reflect.get(column, 'descriptor'));
    if (descriptors.length > 0 && descriptors.every(isObjectOrList)) return new Set(descriptors);
  }
  return undefined;
}

function isScope(value: unknown): value is Scope {
  return isObjectOrList(value) && 'now' in value && 'today' in value;
}
