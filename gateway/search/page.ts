import type { OrderedRows } from './order/in-order.ts';
import { idsOfParts } from './order/ordered-rows.ts';
import { fromNearerEnd, type RowSpan } from './order/span.ts';
import type { SearchRequest } from './request/request.ts';
import type { Selection } from './selection.ts';

export interface PageQuery {
  readonly sort: SearchRequest['sort'];
  /** Keys of the default order, if one index covers all columns of that order. */
  readonly usual: readonly string[];
  /** Sort keys with the same value in every row of the selection. */
  readonly settled: readonly string[];
  /** Consecutive parts of the rows, which take precedence over the order; absent: all rows are one part. */
  readonly parts?: readonly Selection[] | undefined;
  /** Number of rows before the page. */
  readonly from: number;
  readonly size: number;
  /** Counts all rows, where their number is unknown. */
  readonly count: () => Promise<number>;
}

export interface Page {
  readonly total: number;
  readonly ids: readonly string[];
}

/**
 * Number of rows before a page up to which the page is read while the total is counted; for later pages, the total
 * decides from which end to read.
 */
const near = 5_000;

/**
 * Maximum of rows that are found first and sorted afterwards. The planner treats conditions as independent, and
 * would scan the sort index to its end for mutually exclusive ones.
 */
const fewRows = 500;

/**
 * Reads a page and the exact total. Reads the second half of the rows from the end, so that the last page is as
 * fast as the first. Counts first if rows have several conditions.
 */
export async function pageOf(selection: Selection, query: PageQuery): Promise<Page> {
  const span: RowSpan = { end: 'front', skip: query.from, take: query.size };
  const { parts = [selection] } = query;
  const idsAt = (range: RowSpan, selections = parts) =>
    idsOfParts(
      selections.map((part) => rowsOf(part, query)),
      range,
    );
  const isCountedFirst = query.parts === undefined && selection.isCombined;
  if (selection.isWhole || query.from > near || isCountedFirst) {
    const total = await (selection.isWhole ? selection.whole() : query.count());
    if (isCountedFirst && total <= fewRows)
      return { total, ids: total === 0 ? [] : await idsAt(span, [selection.collected()]) };
    return { total, ids: await idsAt(fromNearerEnd(span, total)) };
  }
  const [total, ids] = await Promise.all([query.count(), idsAt(span)]);
  return { total, ids };
}

/** Removes from the sort repeated columns, and columns with the same value in every row. */
function rowsOf(selection: Selection, { sort, usual, settled }: PageQuery): OrderedRows {
  const effective = sort.filter(
    ({ column }, n) =>
      !settled.includes(column.key) && sort.findIndex((other) => other.column.key === column.key) === n,
  );
  return { selection, usual, sort: effective, isDescending: sort[0]?.descending === true, isPresent: false };
}
