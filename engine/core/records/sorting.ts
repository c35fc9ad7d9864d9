import { isBlank } from '../json/blank.ts';
import { getAt, pathToPointer } from '../json/pointer.ts';
import type { SortOrder } from '../product/tab.ts';

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Compares two values that are not blank: numbers and booleans by size, texts ignoring case. */
export function compareValues(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'boolean' && typeof right === 'boolean') return Number(left) - Number(right);
  return collator.compare(String(left), String(right));
}

/** Sorts a copy of the rows. Equal rows keep their order, and blank values come last in either direction. */
export function sortRows<Row>(rows: readonly Row[], orders: readonly SortOrder[]): readonly Row[] {
  const keys = orders.map(({ by, descending }) => ({
    pointer: pathToPointer(by),
    sign: descending ? -1 : 1,
  }));
  return rows.toSorted((left, right) => {
    for (const { pointer, sign } of keys) {
      const order = compareOne(getAt(left, pointer), getAt(right, pointer), sign);
      if (order !== 0) return order;
    }
    return 0;
  });
}

function compareOne(left: unknown, right: unknown, sign: number): number {
  const [leftBlank, rightBlank] = [isBlank(left), isBlank(right)];
  if (leftBlank || rightBlank) return Number(leftBlank) - Number(rightBlank);
  return sign * compareValues(left, right);
}
