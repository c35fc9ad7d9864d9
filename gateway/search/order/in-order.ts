import type { SearchRequest } from '../request/request.ts';
import type { KeyOrder, Selection } from '../selection.ts';
import type { RowSpan } from './span.ts';

/** Rows in the order of `sort`, with what is known about them to choose an index. */
export interface OrderedRows {
  readonly selection: Selection;
  readonly sort: SearchRequest['sort'];
  /** Keys of the default order, if one index covers all columns of that order. */
  readonly usual: readonly string[];
  /** True where equal rows are ordered by id descending. */
  readonly isDescending: boolean;
  /** True where every row has a value in the first column. */
  readonly isPresent: boolean;
  /** Column without a value in any row. */
  readonly missing?: string;
}

/** Lets the database sort by all columns, and reads a span of the ids. */
export async function idsInOrder(
  rows: OrderedRows,
  { end, skip, take }: RowSpan,
): Promise<readonly string[]> {
  const { selection } = rows;
  const orders = [...ordersOf(rows), ...alikeOrders(rows)];
  if (end === 'front') return selection.ids(orders, skip, take);
  return (await selection.ids(orders.map(reversed), skip, take)).toReversed();
}

function ordersOf({ selection, sort }: OrderedRows): readonly KeyOrder[] {
  return sort.map(({ column, descending, words }, n) => {
    // Puts missing values first in a descending order, as the index has them when it is read backwards; the selection
    // contains none.
    const missing = selection.isOrdered && descending && n === 0 ? 'first' : 'last';
    const key = words === undefined ? column.key : column.shown;
    return { key, words, isDescending: descending, missing };
  });
}

/**
 * Returns the last sort keys, usually the id alone. Adds the column that is null in every row, since the planner
 * does not infer that its index sorts these rows by id.
 */
function alikeOrders({ sort, missing, isDescending }: OrderedRows): readonly KeyOrder[] {
  const keys = sort.length === 0 && missing !== undefined ? [missing, 'id'] : ['id'];
  return keys.map((key) => ({ key, isDescending, missing: isDescending ? 'first' : 'last' }));
}

function reversed({ isDescending, missing, ...order }: KeyOrder): KeyOrder {
  return { ...order, isDescending: !isDescending, missing: missing === 'first' ? 'last' : 'first' };
}
