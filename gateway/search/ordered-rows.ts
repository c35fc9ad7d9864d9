import { idsInOrder, type OrderedRows } from './in-order.ts';
import { runsOf } from './runs.ts';
import type { KeyOrder, KeyValue } from './selection.ts';
import { fromNearerEnd, type Span } from './span.ts';

type Order = OrderedRows['sort'][number];

/**
 * The ids at some places of a list, in its order. Indexes are sorted by one column; in a list that is sorted by
 * several, the first one alone says which of its values stand at those places, and only the rows of these have to
 * be sorted by the others: from the index of the next column, or all of them where they are few.
 */
export async function idsOf(rows: OrderedRows, span: Span): Promise<readonly string[]> {
  const { selection, sort, usual, isPresent } = rows;
  const [first, ...rest] = sort;
  if (span.take <= 0) return [];
  if (first === undefined || !selection.isOrdered) return idsInOrder(rows, span);
  if (first.column.isFew) return idsOfFewValues(rows, first, span);
  const isInOneIndex = rest.length === 0 || sort.every(({ column }, n) => column.key === usual[n]);
  if (isInOneIndex && !first.descending) return idsInOrder(rows, span);
  const mayBeMissing = !isPresent && first.column.lowest === undefined;
  if (mayBeMissing) return idsOfParts(presentAndMissing(rows, first), span);
  return isInOneIndex ? idsInOrder(rows, span) : idsByValue(rows, first, span);
}

/** The rows with a value, and behind them those without: each straight from the index. */
function presentAndMissing(rows: OrderedRows, { column: { key } }: Order): readonly OrderedRows[] {
  const { selection, sort } = rows;
  return [
    { ...rows, selection: selection.where(() => `${key} is not null`), isPresent: true },
    { ...rows, selection: selection.where(() => `${key} is null`), sort: sort.slice(1), missing: key },
  ];
}

async function idsOfFewValues(rows: OrderedRows, first: Order, span: Span): Promise<readonly string[]> {
  const runs = await runsOf(rows.selection, first);
  if (runs === undefined) return idsInOrder(rows, span);
  const sort = rows.sort.slice(1);
  return idsOfParts(
    runs.map((run) => ({ ...rows, ...run, sort, isPresent: false })),
    span,
  );
}

/** The ids at some places of a list that consists of parts, one behind the other. */
async function idsOfParts(parts: readonly OrderedRows[], span: Span): Promise<readonly string[]> {
  const found: (readonly string[])[] = [];
  let { skip, take } = span;
  for (const part of span.end === 'front' ? parts : parts.toReversed()) {
    const { ids, count } = await idsOfPart(part, { end: span.end, skip, take });
    found.push(ids);
    take -= ids.length;
    skip = ids.length > 0 ? 0 : skip - count;
    if (take <= 0) break;
  }
  return (span.end === 'front' ? found : found.toReversed()).flat();
}

/** What a part has of a span; where that is nothing, `count` is the number of its rows. */
async function idsOfPart(part: OrderedRows, span: Span) {
  const { skip, take } = span;
  if (skip === 0) return { ids: await idsOf(part, span), count: 0 };
  if (part.isPresent) {
    // As soon read as counted.
    const ids = await idsOf(part, span);
    return { ids, count: ids.length > 0 ? 0 : await part.selection.count() };
  }
  // Beyond twice the way, this end is the nearer one.
  const most = 2 * (skip + take) + 1;
  const count = await part.selection.count(most);
  if (count <= skip) return { ids: [], count };
  return { ids: await idsOf(part, fromNearerEnd(span, count === most ? undefined : count)), count };
}

/** The ids of rows that all have a value in the first column, which many rows may share. */
async function idsByValue(rows: OrderedRows, first: Order, span: Span): Promise<readonly string[]> {
  const { selection } = rows;
  const { key } = first.column;
  const isUpwards = first.descending === (span.end === 'back');
  const order: KeyOrder = { key, isDescending: !isUpwards, missing: isUpwards ? 'last' : 'first' };
  const values = await selection.keys(order, span.skip, span.take);
  const [nearest, furthest] = [values[0], values.at(-1)];
  if (nearest === undefined || furthest === undefined) return [];
  const numberOf = (value: KeyValue) => values.filter((other) => other === value).length;
  const [before, behind] = isUpwards ? ['<', '>'] : ['>', '<'];
  const passed = selection.where((use) => `${key} ${before} ${use(nearest)}`);
  const skip = span.skip === 0 ? 0 : Math.max(0, span.skip - (await passed.count()));
  const parts = [idsOfParts([runOf(rows, key, nearest)], { ...span, skip, take: numberOf(nearest) })];
  if (furthest !== nearest) {
    const between = selection.where(
      (use) => `${key} ${behind} ${use(nearest)} and ${key} ${before} ${use(furthest)}`,
    );
    const take = values.length - numberOf(nearest) - numberOf(furthest);
    if (take > 0) parts.push(idsInOrder({ ...rows, selection: between }, { ...span, skip: 0, take }));
    parts.push(idsOf(runOf(rows, key, furthest), { ...span, skip: 0, take: numberOf(furthest) }));
  }
  const found = await Promise.all(parts);
  return (span.end === 'front' ? found : found.toReversed()).flat();
}

/** The rows of one value, in the order of the other columns. */
function runOf(rows: OrderedRows, key: string, value: KeyValue): OrderedRows {
  const selection = rows.selection.where((use) => `${key} = ${use(value)}`);
  return { ...rows, selection, sort: rows.sort.slice(1), isPresent: false };
}
