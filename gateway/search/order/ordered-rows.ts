import type { KeyOrder, KeyValue, Selection } from '../selection.ts';
import { type ColumnPlan, markOf } from '../table/plan.ts';
import { idsInOrder, type OrderedRows } from './in-order.ts';
import { runsOf } from './runs.ts';
import { fromNearerEnd, type RowSpan } from './span.ts';

type Order = OrderedRows['sort'][number];

/**
 * Reads a span of ids in order. For a sort by several columns, finds by the first column's index which values the
 * span covers, and sorts only the rows with these values.
 */
export async function idsOf(rows: OrderedRows, span: RowSpan): Promise<readonly string[]> {
  const { selection, sort, usual, isPresent, isDescending } = rows;
  const [first, ...rest] = sort;
  if (span.take <= 0) return [];
  if (first === undefined || !selection.isOrdered) return idsInOrder(rows, span);
  if (first.column.isFew) return idsOfFewValues(rows, first, span);
  const isInOneIndex = rest.length === 0 || sort.every(({ column }, n) => column.key === usual[n]);
  // True if one scan of the index, which sorts equal rows by id, has the requested order.
  const isOneWay = rest.length > 0 || first.descending === isDescending;
  if (isInOneIndex && isOneWay && !first.descending) return idsInOrder(rows, span);
  const hasLowest = first.column.lowest !== undefined;
  if (!isPresent && !hasLowest) return idsOfParts(presentAndMissing(rows, first), span);
  return isInOneIndex && (isOneWay || !hasLowest) ? idsInOrder(rows, span) : idsByValue(rows, first, span);
}

/** Splits rows into those with a value and those without, each of which an index can read in order. */
function presentAndMissing(rows: OrderedRows, { column }: Order): readonly OrderedRows[] {
  const { selection } = rows;
  const sort = rows.sort.slice(1);
  const present = selection.where(() => `${column.key} is not null`);
  const missing = selection.where(() => (sort.length > 0 && isEmpty(column)) || `${column.key} is null`);
  return [
    { ...rows, selection: present, isPresent: true },
    { ...rows, selection: missing, sort, missing: column.key },
  ];
}

/** Builds the condition for rows without a value, in a form that the indexes of other columns cover. */
function isEmpty({ empty }: ColumnPlan): string | undefined {
  return empty === undefined ? undefined : `${markOf(empty)} <> 0`;
}

async function idsOfFewValues(rows: OrderedRows, first: Order, span: RowSpan): Promise<readonly string[]> {
  const runs = await runsOf(rows.selection, first);
  if (runs === undefined) return idsInOrder(rows, span);
  const sort = rows.sort.slice(1);
  return idsOfParts(
    runs.map((run) => ({ ...rows, ...run, sort, isPresent: false })),
    span,
  );
}

/** Reads a span of ids from a list of consecutive parts. */
export async function idsOfParts(parts: readonly OrderedRows[], span: RowSpan): Promise<readonly string[]> {
  const found: (readonly string[])[] = [];
  let { skip, take } = span;
  const onTheWay = span.end === 'front' ? parts : parts.toReversed();
  for (const [n, part] of onTheWay.entries()) {
    const isLast = n === onTheWay.length - 1;
    const { ids, count } = await idsOfPart(part, { end: span.end, skip, take }, isLast);
    found.push(ids);
    take -= ids.length;
    skip = ids.length > 0 ? 0 : skip - count;
    if (take <= 0) break;
  }
  return (span.end === 'front' ? found : found.toReversed()).flat();
}

/** Reads the ids of a part that lie within a span; if there are none, `count` is the number of the part's rows. */
async function idsOfPart(part: OrderedRows, span: RowSpan, isLast: boolean) {
  if (span.skip === 0 || isLast) return { ids: await idsOf(part, span), count: 0 };
  if (!part.isPresent) return idsOfRun(part, part.selection, span);
  // Reads before counting, since reading takes no longer and often makes the count unnecessary.
  const ids = await idsOf(part, span);
  return { ids, count: ids.length > 0 ? 0 : await part.selection.count() };
}

/** Reads the ids of a run from the nearer end. `counted` selects the same rows, for counting. */
async function idsOfRun(run: OrderedRows, counted: Selection, span: RowSpan) {
  // Counts no further than twice the span; in a longer run, this end is the nearer one.
  const most = 2 * (span.skip + span.take) + 1;
  const count = span.skip === 0 ? most : await counted.count(most);
  if (count <= span.skip) return { ids: [], count };
  return { ids: await idsOf(run, fromNearerEnd(span, count === most ? undefined : count)), count };
}

/**
 * Reads ids of rows that have a value in the first column. Finds the values of the span first, then sorts only the
 * rows with the first and the last of them.
 */
async function idsByValue(rows: OrderedRows, first: Order, span: RowSpan): Promise<readonly string[]> {
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
  const parts = [idsOfValue(rows, nearest, { ...span, skip, take: numberOf(nearest) })];
  if (furthest !== nearest) {
    const between = selection.where(
      (use) => `${key} ${behind} ${use(nearest)} and ${key} ${before} ${use(furthest)}`,
    );
    const take = values.length - numberOf(nearest) - numberOf(furthest);
    if (take > 0) parts.push(idsInOrder({ ...rows, selection: between }, { ...span, skip: 0, take }));
    parts.push(idsOfValue(rows, furthest, { ...span, skip: 0, take: numberOf(furthest) }));
  }
  const found = await Promise.all(parts);
  return (span.end === 'front' ? found : found.toReversed()).flat();
}

/** Reads the ids of the rows with one value in the first column, ordered by the other columns. */
async function idsOfValue(rows: OrderedRows, value: KeyValue, span: RowSpan): Promise<readonly string[]> {
  const [first, ...sort] = rows.sort;
  if (first === undefined) return [];
  const { column } = first;
  const counted = rows.selection.where((use) => `${column.key} = ${use(value)}`);
  const mark = column.empty?.key === value ? isEmpty(column) : undefined;
  const selection = mark === undefined ? counted : rows.selection.where(() => mark);
  return (await idsOfRun({ ...rows, selection, sort, isPresent: false }, counted, span)).ids;
}
