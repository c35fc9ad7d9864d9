import type { OrderedRows } from './order/in-order.ts';
import { idsOfParts } from './order/ordered-rows.ts';
import { fromNearerEnd, type Span } from './order/span.ts';
import type { SearchRequest } from './request/request.ts';
import type { Selection } from './selection.ts';

export interface PageQuery {
  readonly sort: SearchRequest['sort'];
  /** Keys of the order that has an index over all of its columns. */
  readonly usual: readonly string[];
  /** Keys that are the same in every row of the selection. */
  readonly settled: readonly string[];
  /** The rows in parts, one behind the other whatever the order; absent: all of them are one. */
  readonly parts?: readonly Selection[] | undefined;
  /** Number of rows before the page. */
  readonly from: number;
  readonly size: number;
  /** Counts all rows, where their number is not known. */
  readonly count: () => Promise<number>;
}

export interface Page {
  readonly total: number;
  readonly ids: readonly string[];
}

/** Rows up to which they are read while the total is counted; further on the total decides from which end to read. */
const near = 5_000;

/**
 * Rows few enough to be found by their conditions and then put in order. The database takes conditions for independent
 * of each other: where they exclude each other, it would look for rows in the order of the list, to its end.
 */
const fewRows = 500;

/**
 * Reads one page and the exact total. A page in the second half is read from the end, so that the last page costs what
 * the first one does. Rows under several conditions are counted first.
 */
export async function pageOf(selection: Selection, query: PageQuery): Promise<Page> {
  const span: Span = { end: 'front', skip: query.from, take: query.size };
  const { parts = [selection] } = query;
  const idsAt = (range: Span, selections = parts) =>
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

/** Drops repeated columns, and columns with the same value in every row, from the sort. */
function rowsOf(selection: Selection, { sort, usual, settled }: PageQuery): OrderedRows {
  const effective = sort.filter(
    ({ column }, n) =>
      !settled.includes(column.key) && sort.findIndex((other) => other.column.key === column.key) === n,
  );
  return { selection, usual, sort: effective, isDescending: sort[0]?.descending === true, isPresent: false };
}
