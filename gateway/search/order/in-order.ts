import type { SearchRequest } from '../request/request.ts';
import type { KeyOrder, Selection } from '../selection.ts';
import type { Span } from './span.ts';

/** Rows in an order. */
export interface OrderedRows {
  readonly selection: Selection;
  readonly sort: SearchRequest['sort'];
  /** Keys of the order that has an index over all of its columns. */
  readonly usual: readonly string[];
  /** True where equal rows are ordered by id descending. */
  readonly isDescending: boolean;
  /** True where every row has a value in the first column. */
  readonly isPresent: boolean;
  /** A column in which no row has a value. */
  readonly missing?: string;
}

/** The database puts all columns in order. */
export async function idsInOrder(rows: OrderedRows, { end, skip, take }: Span): Promise<readonly string[]> {
  const { selection } = rows;
  const orders = [...ordersOf(rows), ...alikeOrders(rows)];
  if (end === 'front') return selection.ids(orders, skip, take);
  return (await selection.ids(orders.map(reversed), skip, take)).toReversed();
}

function ordersOf({ selection, sort }: OrderedRows): readonly KeyOrder[] {
  return sort.map(({ column, descending, words }, n) => {
    // Missing values of the first one are not here: an index that is read backwards would bring them first.
    const missing = selection.isOrdered && descending && n === 0 ? 'first' : 'last';
    const key = words === undefined ? column.key : column.shown;
    return { key, words, isDescending: descending, missing };
  });
}

/**
 * Equal rows are ordered by id. From a column being null in all of them the planner does not infer that its index
 * orders them by id; including the column in the sort makes it use the index.
 */
function alikeOrders({ sort, missing, isDescending }: OrderedRows): readonly KeyOrder[] {
  const keys = sort.length === 0 && missing !== undefined ? [missing, 'id'] : ['id'];
  return keys.map((key) => ({ key, isDescending, missing: isDescending ? 'first' : 'last' }));
}

function reversed({ isDescending, missing, ...order }: KeyOrder): KeyOrder {
  return { ...order, isDescending: !isDescending, missing: missing === 'first' ? 'last' : 'first' };
}
