import type { SearchRequest } from './request.ts';
import type { Counts, KeyOrder, Selection } from './selection.ts';

export interface PageQuery {
  readonly sort: SearchRequest['sort'];
  /** How many rows come before the page. */
  readonly from: number;
  readonly size: number;
}

export interface Page {
  readonly total: number;
  readonly ids: readonly string[];
}

/** Up to here the rows are read while the total is counted; further on it says from which end to read. */
const near = 5_000;

/**
 * One page and the exact total. A page in the second half is read from the end, so that the last page costs what
 * the first one does.
 */
export async function pageOf(selection: Selection, query: PageQuery): Promise<Page> {
  if (query.from <= near) {
    const [total, ids] = await Promise.all([selection.count(), idsOf(selection, query, undefined)]);
    return { total, ids };
  }
  const [first] = query.sort;
  const counts = isSplit(first)
    ? await selection.counts(first.column.key)
    : { total: await selection.count() };
  const { total } = counts;
  return { total, ids: query.from >= total ? [] : await idsOf(selection, query, counts) };
}

type Order = PageQuery['sort'][number];

function isSplit(first: Order | undefined): first is Order {
  if (first?.descending !== true) return false;
  return first.column.lowest === undefined;
}

/**
 * An index that is read backwards brings the missing values first. Sorting downwards therefore reads the rows
 * that have a value, and behind them those that have none: both straight from the same index.
 */
async function idsOf(selection: Selection, query: PageQuery, counts: Counts | undefined) {
  const orders = ordersOf(query.sort);
  const [first] = query.sort;
  if (!isSplit(first)) return rowsOf({ selection, orders, total: counts?.total }, query.from, query.size);
  const present = selection.where(`${first.column.key} is not null`);
  const ids = await rowsOf({ selection: present, orders, total: counts?.present }, query.from, query.size);
  if (ids.length === query.size) return ids;
  const before = counts?.present ?? (await present.count());
  const missing = {
    selection: selection.where(`${first.column.key} is null`),
    orders,
    total: counts === undefined ? undefined : counts.total - before,
  };
  return [...ids, ...(await rowsOf(missing, Math.max(0, query.from - before), query.size - ids.length))];
}

/** The order that was asked for; rows that are alike stand by id, in the direction of the first order. */
function ordersOf(sort: PageQuery['sort']): readonly KeyOrder[] {
  const isDescending = sort[0]?.descending === true;
  const asked = sort.map(({ column, descending }, n): KeyOrder => {
    // Of the first one's missing values there are none here, or nothing else: the index may say where they are.
    const missing = descending && n === 0 ? 'first' : 'last';
    return { key: column.key, isDescending: descending, missing };
  });
  return [...asked, { key: 'id', isDescending, missing: isDescending ? 'first' : 'last' }];
}

interface Rows {
  readonly selection: Selection;
  readonly orders: readonly KeyOrder[];
  /** Known: the shorter way is taken. */
  readonly total: number | undefined;
}

async function rowsOf({ selection, orders, total }: Rows, offset: number, limit: number) {
  if (total === undefined || offset <= total / 2) return selection.ids(orders, offset, limit);
  const size = Math.min(limit, total - offset);
  const ids = await selection.ids(orders.map(reversed), total - offset - size, size);
  return ids.toReversed();
}

function reversed({ key, isDescending, missing }: KeyOrder): KeyOrder {
  return { key, isDescending: !isDescending, missing: missing === 'first' ? 'last' : 'first' };
}
